"""Runs the server: finds a port, opens the database, tells where it is, and stops at once when asked to."""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from urllib.parse import urlsplit

import uvicorn
from starlette.types import ASGIApp

from smallcouncil.core.errors import CouncilError
from smallcouncil.server.app import make_app
from smallcouncil.server.commits import quick_switches
from smallcouncil.server.config import Config
from smallcouncil.server.connections import protocols
from smallcouncil.server.hub import Hub
from smallcouncil.server.lock import RunLock
from smallcouncil.server.logs import PLAIN_LOGS, Logs, write_logs
from smallcouncil.server.mailing import PostOffice
from smallcouncil.server.socket_messages import MOST_FRAME
from smallcouncil.server.store import Store, StoreTrouble
from smallcouncil.server.supervising import Wishes, supervise
from smallcouncil.server.tidying import Tidying, light_collections

USUAL_PORT = 8642
BACKLOG = 2048
"""How many may wait to be let in."""
STOP_SECONDS = 1
PING_SECONDS = 30.0
TIDY_SECONDS = 1


class PortTaken(CouncilError):
    key = "server-port-taken"

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"port {port} of {host} is taken or not allowed", host=host, port=port)


class BadHost(CouncilError):
    key = "server-bad-host"

    def __init__(self, host: str) -> None:
        super().__init__(f"{host!r} is no address of this machine", host=host)


def listening(host: str, port: int | None) -> socket.socket:
    """A socket to listen on. Without a port the usual one, or any free one if that is taken."""
    if port is not None:
        return _bound(host, port)
    try:
        return _bound(host, USUAL_PORT)
    except PortTaken:
        return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadHost(host) from error
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)  # only who listens has the port: before that two programs may be bound to it
    except OSError as error:
        found.close()
        raise BadHost(host) if error.errno == errno.EADDRNOTAVAIL else PortTaken(host, port) from error
    return found


def address_of(bound: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1" if bound.family == socket.AF_INET else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_in_network(bound: socket.socket) -> str | None:
    """Where others in the same network find it, if it listens to them."""
    host, port = bound.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # nothing is sent: this only asks which of our addresses would be used
        except OSError:
            return None
        return f"http://{asking.getsockname()[0]}:{port}"


def public_address(text: str | None) -> str:
    """Where people find the server from outside, without a path; `StoreTrouble` if that is no such address."""
    if not text:
        return ""
    parts = urlsplit(text.rstrip("/"))
    plain = not (parts.path or parts.query or parts.fragment or parts.username)
    if parts.scheme not in ("https", "http") or not parts.hostname or not plain:
        raise StoreTrouble("server-bad-address")
    return f"{parts.scheme}://{parts.netloc}"


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    config: Config, bound: socket.socket, ready: Callable[[], None], logs: Logs = PLAIN_LOGS, workers: int = 1
) -> None:
    """Serve until interrupted. What is wrong with the database is said before anything else happens."""
    store = Store(config.database, shared=bool(config.redis))
    if config.redis:
        _check_bus(config.redis)
    elif workers > 1:
        raise StoreTrouble("server-workers-need-redis")
    _check_mail(config)
    lock = RunLock(store.address)
    store.make_private()
    try:
        lock.take()
    except OSError as error:
        raise store.unusable(error) from error
    try:
        asyncio.run(_tried(store))
        lock.tell(address_of(bound))
        write_logs(logs)
        if workers > 1:
            supervise(Wishes.of(config, logs), bound, workers, ready)
        else:
            serve_one(config, bound, ready)
    finally:
        lock.give_back()


def serve_one(config: Config, bound: socket.socket, ready: Callable[[], None]) -> None:
    """One server, in this process."""
    with light_collections() as tidying, quick_switches(), suppress(KeyboardInterrupt):
        _Server(settings(make_app(Hub(config)), config, tidying), ready).run(sockets=[bound])


def serve_bots(config: Config, ready: Callable[[], None], logs: Logs) -> None:
    """No tables, only bots that think, until interrupted."""
    if not config.redis:
        raise StoreTrouble("server-bots-need-redis")
    _check_bus(config.redis)
    from smallcouncil.server.bot_house import think

    write_logs(logs)
    with suppress(KeyboardInterrupt):
        asyncio.run(think(config, ready))


def _check_bus(address: str) -> None:
    """What is wrong with the address of Redis is said before anything else happens."""
    if find_spec("redis") is None:
        raise StoreTrouble("server-no-bus")
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise StoreTrouble("server-bad-bus")


def _check_mail(config: Config) -> None:
    """What is wrong with the mail server's address is said before anything else happens, too."""
    if config.smtp:
        PostOffice.at(config.smtp, config.mail_from)
        if not config.public:
            raise StoreTrouble("server-mail-needs-address")


async def _tried(store: Store) -> None:
    await store.open()
    await store.close()


def settings(app: ASGIApp, config: Config, tidying: Tidying | None = None) -> uvicorn.Config:
    """No access log: addresses hold secrets. No compression of frames: it costs more memory than a table."""
    return uvicorn.Config(
        app,
        log_config=None,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        **protocols(config),
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
        callback_notify=tidying.look if tidying else None,
        timeout_notify=TIDY_SECONDS,
    )
