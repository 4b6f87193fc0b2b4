"""A push service to send to, with browsers behind it: it checks who sends, and opens what is sealed."""

import base64
import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = b"sixteen letters!"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Pushed(NamedTuple):
    """One message: to which path, signed with which claims by whom, and what is in it."""

    path: str
    claims: dict[str, Any]
    signer: str
    headers: dict[str, str]
    message: dict[str, Any]


class PushService:
    """`answers` are the statuses of the next messages; then 201."""

    def __init__(self) -> None:
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.pushed: list[Pushed] = []
        self.answers: list[int] = []
        self.tried = 0
        self.origin = ""

    def wish(self, path: str = "/browser/1") -> dict[str, Any]:
        """What a browser tells the server when somebody subscribes."""
        keys = {"p256dh": text(_point(self.browser.public_key())), "auth": text(AUTH)}
        return {"endpoint": f"{self.origin}{path}", "keys": keys}

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        self.tried += 1
        status = self.answers.pop(0) if self.answers else 201
        if status == 201:
            claims, signer = _checked(headers["Authorization"])
            self.pushed.append(Pushed(path, claims, signer, headers, json.loads(self._opened(body))))
        return status

    def _opened(self, body: bytes) -> bytes:
        """RFC 8188 and 8291, from the reader's side."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.browser.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        info = b"WebPush: info\0" + _point(self.browser.public_key()) + theirs
        root = HKDF(hashes.SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(root)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(root)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened.endswith(b"\2")
        return opened[:-1]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _checked(header: str) -> tuple[dict[str, Any], str]:
    """The claims of a VAPID header whose signature is good, and who has signed them."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    told = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = told["t"].split(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    signed = data(signature)
    both = encode_dss_signature(int.from_bytes(signed[:32], "big"), int.from_bytes(signed[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(told["k"]))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(data(claims))
    return found, told["k"]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = service.take(self.path, dict(self.headers.items()), body)
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
