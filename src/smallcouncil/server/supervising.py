"""Several servers on one machine behind one port: a process for each, started again when one dies.

They share the socket that listens, so whoever is free takes the next visitor, and tell each other of news as servers on
different machines do.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass, fields
from multiprocessing.connection import Connection, wait
from typing import Any, Self

from smallcouncil.server.config import Config
from smallcouncil.server.logs import Logs, write_logs

AGAIN_SECONDS = 1.0
"""How long to wait before a server that has died is started again."""
STOP_SECONDS = 10.0


@dataclass(frozen=True)
class Wishes:
    """What of a configuration is said to a process; its clocks and its luck it has itself."""

    database: str
    redis: str
    bot_pause: float
    bot_workers: int
    limits: bool
    memory: int
    public: str
    smtp: str
    mail_from: str
    metrics_token: str
    logs: Logs

    @classmethod
    def of(cls, config: Config, logs: Logs) -> Self:
        said = {each.name: getattr(config, each.name) for each in fields(cls) if each.name != "logs"}
        return cls(**said, logs=logs)

    def config(self) -> Config:
        return Config(**{each.name: getattr(self, each.name) for each in fields(self) if each.name != "logs"})


class _Server:
    """One process, and the line on which it says that it is ready; it ends when the line breaks."""

    def __init__(self, wishes: Wishes, bound: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(wishes, bound, theirs), name="server")
        self.process.start()
        theirs.close()


def supervise(wishes: Wishes, bound: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    """Run so many servers until interrupted."""
    bound.listen(2048)
    stopping = threading.Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: stopping.set())
    servers = [_Server(wishes, bound) for _ in range(workers)]
    told = False
    while not stopping.is_set():
        waiting: list[Any] = [each.process.sentinel for each in servers]
        waiting += [] if told else [each.line for each in servers]
        for found in wait(waiting, 0.2):
            if isinstance(found, Connection) and not told:
                with contextlib.suppress(EOFError, OSError):
                    found.recv()
                    told = True
                    ready()
        for number, server in enumerate(servers):
            if not server.process.is_alive() and not stopping.wait(AGAIN_SECONDS):
                server.line.close()
                servers[number] = _Server(wishes, bound)
    _stop(servers)


def _stop(servers: list[_Server]) -> None:
    for server in servers:
        server.process.terminate()
    for server in servers:
        server.process.join(STOP_SECONDS)
        if server.process.is_alive():
            server.process.kill()
            server.process.join()


def _serve(wishes: Wishes, bound: socket.socket, line: Connection) -> None:
    """The life of one of the processes."""
    from smallcouncil.server.run import serve_one

    def watch() -> None:
        """Whoever started this has gone."""
        with contextlib.suppress(EOFError, OSError):
            line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    def ready() -> None:
        line.send("ready")
        threading.Thread(target=watch, daemon=True).start()

    write_logs(wishes.logs)
    serve_one(wishes.config(), bound, ready)
