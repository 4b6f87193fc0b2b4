"""Web Push: messages that a browser's own push service carries, sealed so that only that browser can read them.

The server shows who it is by a signature (VAPID, RFC 8292) and seals each message for its reader (RFC 8291). An
endpoint is an address that a visitor names: it is spoken to by HTTPS alone, and never inside a private network.
"""

import base64
import http.client
import ipaddress
import json
import os
import socket
import ssl
import struct
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from smallcouncil.server.refusals import Refused

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

LONGEST_ENDPOINT = 1000
POINT_BYTES, AUTH_BYTES = 65, 16
TOKEN_SECONDS = 12 * 3600
TTL_SECONDS = 24 * 3600
RECORD_SIZE = 4096
PATIENCE_SECONDS = 10.0
HTTPS = 443


class Reader(NamedTuple):
    """A browser that can be reached: where, and the keys that its messages are sealed with."""

    endpoint: str
    p256dh: str
    auth: str

    @classmethod
    def checked(cls, endpoint: str, p256dh: str, auth: str, private: bool) -> "Reader":
        """`Refused` unless this can be the subscription of a browser."""
        try:
            check_endpoint(endpoint, private)
            _point(p256dh)
            good = len(_bytes(auth)) == AUTH_BYTES
        except ValueError:
            good = False
        if not good:
            raise Refused("server-bad-endpoint")
        return cls(endpoint, p256dh, auth)


def is_there() -> bool:
    """Whether the program has what it takes to seal messages."""
    return find_spec("cryptography") is not None


def check_endpoint(endpoint: str, private: bool) -> None:
    """`ValueError` for addresses that no push service has; `private` ones are for tests."""
    parts = urlsplit(endpoint)
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise ValueError("no address")
    if not parts.hostname or parts.username is not None or parts.fragment:
        raise ValueError("no address")
    if private:
        return
    if parts.scheme != "https" or (parts.port or HTTPS) != HTTPS or "." not in parts.hostname.strip("."):
        raise ValueError("not by https")
    try:
        address = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    if not address.is_global:
        raise ValueError("a private address")


# -- the server's signature


def new_key() -> str:
    """A new private key, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


class Vapid:
    """Signs what is sent, so that a push service knows from whom it comes. `subject` is whom it may write to."""

    def __init__(self, key: str, subject: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        self._subject = subject
        self.public = _text(_encoded(self._key.public_key()))
        """What browsers are told when they subscribe."""

    def header(self, endpoint: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": self._subject,
        }
        signed = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        return f"vapid t={signed}.{_text(_signature(self._key, signed.encode()))}, k={self.public}"


def _signature(key: "EllipticCurvePrivateKey", signed: bytes) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

    first, second = decode_dss_signature(key.sign(signed, ec.ECDSA(hashes.SHA256())))
    return first.to_bytes(32, "big") + second.to_bytes(32, "big")


# -- sealing


def sealed(message: bytes, reader: Reader) -> bytes:
    """A message that only the reader can open: one record of `aes128gcm`, with a key that is used once."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    once, theirs, salt = ec.generate_private_key(ec.SECP256R1()), _point(reader.p256dh), os.urandom(16)
    ours = _encoded(once.public_key())
    shared = once.exchange(ec.ECDH(), theirs)
    root = _derived(shared, _bytes(reader.auth), b"WebPush: info\0" + _encoded(theirs) + ours, 32)
    key = _derived(root, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(root, salt, b"Content-Encoding: nonce\0", 12)
    return salt + struct.pack("!IB", RECORD_SIZE, len(ours)) + ours + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(text: str) -> "EllipticCurvePublicKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    encoded = _bytes(text)
    if len(encoded) != POINT_BYTES:
        raise ValueError("no point")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), encoded)


def _encoded(key: "EllipticCurvePublicKey") -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _json(data: dict[str, str | int]) -> str:
    return _text(json.dumps(data, separators=(",", ":")).encode())


# -- sending


def push(vapid: Vapid, reader: Reader, message: bytes, topic: str, now: float, private: bool) -> int:
    """Hand a message to the push service; its answer's status. `OSError` or `ValueError` if that cannot be done.

    A message of the same `topic` that has not reached the browser yet is replaced. This waits, so it runs in a thread.
    """
    check_endpoint(reader.endpoint, private)
    headers = {
        "Authorization": vapid.header(reader.endpoint, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL_SECONDS),
        "Topic": topic,
        "Urgency": "normal",
    }
    parts = urlsplit(reader.endpoint)
    connection = _connection(parts.hostname or "", parts.port, parts.scheme == "https", private)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, sealed(message, reader), headers)
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError("no answer of a push service") from error
    finally:
        connection.close()


def _connection(host: str, port: int | None, secure: bool, private: bool) -> http.client.HTTPConnection:
    """To the very address that was looked at: a name that means another one a moment later leads nowhere else."""
    at = port or (HTTPS if secure else 80)
    plain = socket.create_connection((_address(host, at, private), at), PATIENCE_SECONDS)
    found = http.client.HTTPConnection(host, at, timeout=PATIENCE_SECONDS)
    try:
        found.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
    except OSError:
        plain.close()
        raise
    return found


def _address(host: str, port: int, private: bool) -> str:
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(each.partition("%")[0]).is_global for each in found):
        raise ValueError("a private address")
    return found[0]
