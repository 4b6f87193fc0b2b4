"""Mail, where the host has named an SMTP server: plain text, with a way out in every letter."""

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Self
from urllib.parse import unquote, urlsplit

from smallcouncil.server.refusals import Refused
from smallcouncil.server.store import StoreTrouble

LONGEST = 254
LONGEST_LINE = 900
"""Links must stay in one piece."""
PORTS = {"smtp": 587, "smtps": 465}
PATIENCE_SECONDS = 20.0
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class NoSuchMailbox(Exception):
    """The mail server says that nobody has this address, and means it."""


def mailbox(text: str) -> str:
    """An address as somebody has typed it; `Refused` if it cannot be one."""
    found = text.strip()
    if len(found) > LONGEST or not _ADDRESS.fullmatch(found) or ".." in found:
        raise Refused("server-bad-mail")
    return found


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    way_out: str
    """The address that ends all further letters by one POST."""


@dataclass(frozen=True)
class PostOffice:
    """An SMTP server, by an address such as `smtp://user:password@mail.example.org:587`."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str

    @classmethod
    def at(cls, address: str, sender: str) -> Self:
        parts = urlsplit(address)
        if parts.scheme not in PORTS or not parts.hostname or not _ADDRESS.fullmatch(sender):
            raise StoreTrouble("server-bad-smtp")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        port = parts.port or PORTS[parts.scheme]
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password, sender)

    def send(self, letter: Letter) -> None:
        """Hand a letter over. `OSError`, as all troubles of smtplib are, if that may work later.

        This waits, so it runs in a thread.
        """
        try:
            with self._connected() as server:
                server.send_message(self._message(letter))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if all(code >= 550 for code in codes):
                raise NoSuchMailbox from error
            raise

    def _connected(self) -> smtplib.SMTP:
        if self.secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE_SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE_SECONDS)
            server.ehlo()
            if self.user or server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
        if self.user:
            server.login(self.user, self.password)
        return server

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage(SMTP.clone(max_line_length=LONGEST_LINE))
        message["From"] = Address("Small Council", addr_spec=self.sender)
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.way_out}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
