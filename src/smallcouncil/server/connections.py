"""Connections: how many may be open at once, and how long one may take to say what it wants.

Whoever opens a thousand and sends half a request on each takes room from nobody else.
"""

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from smallcouncil.server.config import Config

SPARE_FILES = 200
"""Files that the rest of the program needs: database, bots, logs."""


class OpenAtOnce:
    """How much of one kind is open: by address, and in all."""

    def __init__(self, most: int, most_each: int, trusted: tuple[str, ...] = ()) -> None:
        self._most = most
        self._most_each = most_each
        self._trusted = trusted
        """Addresses that speak for many, such as a proxy in front of the server."""
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        each = self._most if address in self._trusted else self._most_each
        if self._open[address] >= each or self._open.total() >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


class _Counted:
    """A connection that is counted while it is open."""

    open_connections: OpenAtOnce
    client: tuple[str, int] | None
    _counted: str | None = None

    def count(self, transport: asyncio.BaseTransport) -> None:
        address = self.client[0] if self.client else ""
        if self.open_connections.enter(address):
            self._counted = address
        elif isinstance(transport, asyncio.Transport):
            transport.abort()

    def discount(self) -> None:
        if self._counted is not None:
            self.open_connections.leave(self._counted)
            self._counted = None


class _Http(_Counted, H11Protocol):
    """A connection for requests, which has so long to send the head of one."""

    head_seconds: float
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.count(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._stop_waiting()
        elif self.cycle is None or self.cycle.response_complete:
            self._wait_for_head()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        self.discount()
        super().handle_websocket_upgrade(event)
        self.cycle = object()  # type: ignore[assignment]  # what comes now is not for this protocol

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.discount()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        if self._waiting is None and not self.transport.is_closing():
            self._waiting = self.loop.call_later(self.head_seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Mailbox:
    """What came in on a socket, for the one who reads it. An empty queue of asyncio takes two kilobytes."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._waiting = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class _Socket(_Counted, WebSocketsSansIOProtocol):
    """An open socket, which holds no more than it needs."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.queue = Mailbox()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.count(transport)

    def start_keepalive(self) -> None:
        """The handshake is over: what was said in it is not remembered as long as the socket is open."""
        super().start_keepalive()
        headers = self.scope["headers"]
        assert isinstance(headers, list)
        headers.clear()
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        self.discount()
        super().connection_lost(exc)


def protocols(config: Config) -> dict[str, Any]:
    """What uvicorn is to speak with, within the limits of a configuration."""
    most = min(config.connections, allowed_files() - SPARE_FILES)
    shared = {
        "open_connections": OpenAtOnce(most, config.connections_each, config.proxies),
        "head_seconds": config.head_seconds,
    }
    return {"http": type("Http", (_Http,), shared), "ws": type("Socket", (_Socket,), shared)}


def allowed_files() -> int:
    """How many files this process may have open, raised as far as it may raise that itself."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
