"""Who is there: a browser known by a signed cookie, or a program that shows a secret. Nobody has an account."""

import hashlib
import hmac
import ipaddress
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from smallcouncil.locale import best, languages

BROWSER, NAME, LANGUAGE = "council", "name", "lang"
YEAR = 365 * 24 * 3600
MOST_NAME = 40
MOST_COOKIE = 4096

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 10


def new_id() -> str:
    """The name of a table or a replay: short enough to read aloud, too many to guess."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)


def new_secret() -> str:
    return secrets.token_urlsafe(18)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whoever asks for something. `browser` is proven by a signature, `secret` is only claimed."""

    browser: str = ""
    secret: str = ""
    name: str = ""
    lang: str = "en"
    address: str = ""
    origin: str = ""
    fresh: bool = False
    """The browser has just been given its name and must still be told."""

    @property
    def key(self) -> str:
        """By what the visitor is counted when there are limits."""
        return self.browser or self.address


class Signer:
    """Signs the names of browsers, so that nobody can take another one's."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, browser: str) -> str:
        signed = hmac.digest(self._key, browser.encode(), hashlib.sha256)
        return f"{browser}.{urlsafe_b64encode(signed).decode().rstrip('=')}"

    def browser(self, token: str) -> str:
        """The name in a token, or nothing if it was not signed here."""
        if len(token) > MOST_COOKIE or not token.isascii():
            return ""
        browser, dot, _ = token.partition(".")
        return browser if dot and hmac.compare_digest(token, self.token(browser)) else ""


def visitor(connection: HTTPConnection, signer: Signer) -> Visitor:
    """Who has sent a request or opened a socket, by its headers."""
    cookies = connection.cookies
    scheme, _, shown = connection.headers.get("authorization", "").partition(" ")
    shown = shown.strip() if scheme.lower() == "bearer" else ""
    token = signer.browser(shown)
    return Visitor(
        browser=token or ("" if shown else signer.browser(cookies.get(BROWSER, ""))),
        secret="" if token else shown[:MOST_COOKIE],
        name=clean(unquote(cookies.get(NAME, "")), MOST_NAME),
        lang=language(connection),
        address=_address(connection),
        origin=_origin(connection),
    )


def known(guest: Visitor) -> Visitor:
    """The visitor as a browser with a name: one that came without gets a new one."""
    if guest.browser:
        return guest
    return replace(guest, browser=secrets.token_urlsafe(12), fresh=True)


def remember(response: Response, guest: Visitor, signer: Signer, secure: bool) -> None:
    """Tell a browser its new name."""
    if guest.fresh:
        keep(response, BROWSER, signer.token(guest.browser), secure)


def keep(response: Response, name: str, value: str, secure: bool) -> None:
    response.set_cookie(name, quote(value), max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def language(connection: HTTPConnection) -> str:
    wish = connection.cookies.get(LANGUAGE, "")
    return wish if wish in languages() else best(connection.headers.get("accept-language", ""))


def _address(connection: HTTPConnection) -> str:
    """The network address; of the newer kind only the half that belongs to one household."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


def _origin(connection: HTTPConnection) -> str:
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{connection.headers.get('host', '')}"


BIDI = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C])


def clean(text: str, most: int) -> str:
    """A text on one line, without what cannot be seen or turns the line around, and not longer than allowed."""
    plain = unicodedata.normalize("NFC", text.translate(BIDI))
    shown = "".join(" " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in plain)
    kept = "".join(letter for letter in shown if unicodedata.category(letter) not in ("Cs", "Co", "Cn"))
    return " ".join(kept.split())[:most].strip()
