"""The sockets of tables.

They are found without the layers that a request goes through: each layer would lie on the stack, and in memory, for as
long as a socket is open, which is an evening.
"""

import re

from fastapi import FastAPI
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose

from smallcouncil.server.request_context import socket_context
from smallcouncil.server.sockets import JsonSocket, PageSocket, Socket

_KINDS: dict[str, type[Socket]] = {"/t": PageSocket, "/api/tables": JsonSocket}
_PATH = re.compile(rf"({'|'.join(_KINDS)})/([^/]+)/socket")


class SocketRoutes:
    """An ASGI application for sockets alone."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _PATH.fullmatch(scope["path"])
        if found is None:
            await WebSocketClose()(scope, receive, send)
            return
        websocket = WebSocket({**scope, "app": self._app}, receive, send)
        await socket_context(websocket).serve(websocket, found[2], _KINDS[found[1]])
