"""What every request passes first: no foreign page may act in a visitor's name, no body may be too large.

And what every answer carries: headers that let a page load nothing but our own files and run no script but our own.
"""

import asyncio
import logging
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

MOST_BODY = 64 * 1024
MOST_UPLOAD = 1024 * 1024
UPLOADS = ("/replay", "/api/replays", "/class/upload")
OK = 200
SAFE = ("GET", "HEAD", "OPTIONS")
KINDS = (
    "t",
    "r",
    "api",
    "new",
    "play",
    "replay",
    "language",
    "static",
    "rules",
    "docs",
    "cards",
    "embed",
    "lobby",
    "me",
    "people",
    "class",
    "calls",
)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
FRAMED = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").replace(
    "form-action 'self'", "form-action 'none'"
)
"""Of the boards that may stand in other people's pages: they take no answers and know no visitor."""
DRAWN = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""Of pictures, which bring their colours with them."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}


class TooLarge(Exception):
    """A body that goes on beyond its limit."""


class TooSlow(Exception):
    """A body that does not come."""


class Guard:
    """An ASGI application around ours."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, body_seconds: float) -> None:
        self._app = app
        self._sockets = sockets
        self._body_seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif is_ours(Headers(scope=scope)):
            await self._sockets(scope, receive, send)
        else:
            _note(scope, "wrong origin")
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "origin"})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        headers = Headers(scope=scope)
        most = MOST_UPLOAD if scope["path"] in UPLOADS else MOST_BODY
        told = _told(scope, send)
        if scope["method"] not in SAFE and not is_ours(headers):
            _note(scope, "wrong origin")
            await PlainTextResponse("This request comes from another site.", 403)(scope, receive, told)
        elif _length(headers) > most:
            _note(scope, "too large")
            await PlainTextResponse("This is too large.", 413)(scope, receive, told)
        else:
            await self._measured(scope, receive, told, most)

    async def _measured(self, scope: Scope, receive: Receive, send: Send, most: int) -> None:
        """Count what comes in, and wait only so long for it: a body need not say how long it is.

        What is answered to one that goes on is not sent.
        """
        seen, coming, late = 0, True, False

        async def counted() -> Message:
            nonlocal seen, coming, late
            try:
                async with asyncio.timeout(self._body_seconds if coming else None):
                    message = await receive()
            except TimeoutError:
                late = True
                raise TooSlow from None
            coming = message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > most:
                raise TooLarge
            return message

        async def sending(message: Message) -> None:
            if seen <= most and not late:
                await send(message)

        try:
            await self._app(scope, counted, sending)
        except (TooLarge, TooSlow):
            log.debug("a body went on beyond its limit")
        if late:
            _note(scope, "too slow")
            await PlainTextResponse("This came too slowly.", 408, {"connection": "close"})(scope, receive, send)
        elif seen > most:
            _note(scope, "too large")
            await PlainTextResponse("This is too large.", 413)(scope, receive, send)


def is_ours(headers: Mapping[str, str]) -> bool:
    """Whether a request that changes something comes from our own pages, or from no browser at all."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host", "")


def _length(headers: Mapping[str, str]) -> int:
    text = headers.get("content-length", "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else MOST_UPLOAD + 1


def _without_body(send: Send) -> Send:
    """A page is asked for its head as it is for the whole, and answers with the head of that."""

    async def sending(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sending


def _told(scope: Scope, send: Send) -> Send:
    async def telling(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _headers(scope["path"], message["status"]).items():
                headers[name] = value
            if not scope["path"].startswith(("/static/", "/cards/")):
                headers["cache-control"] = "no-store"
        await send(message)

    return telling


def _headers(path: str, status: int) -> Mapping[str, str]:
    if path.startswith("/embed/") and status == OK:
        unframed = {name: value for name, value in HEADERS.items() if name != "x-frame-options"}
        return {**unframed, "content-security-policy": FRAMED, "cross-origin-resource-policy": "cross-origin"}
    if path.endswith("/picture.svg"):
        return {**HEADERS, "content-security-policy": DRAWN}
    return HEADERS


def _note(scope: Mapping[str, Any], why: str) -> None:
    """A refusal for the log. Of the address only the kind: the rest may be a secret."""
    client = scope.get("client") or ("?",)
    log.warning("refused (%s): %s /%s from %s", why, scope.get("method", "socket"), _kind(scope["path"]), client[0])


def _kind(path: str) -> str:
    first = path.strip("/").partition("/")[0]
    return first if first in KINDS else "?"
