"""A real Redis (or Valkey) for the tests: on a free port of this machine, ended and started as they like."""

import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import services

PROGRAMS = ("redis-server", "valkey-server")


class RedisServer:
    """A bus that tests may kill."""

    def __init__(self, program: str, folder: str, port: int) -> None:
        self.address = f"redis://127.0.0.1:{port}/0"
        self._program = program
        self._folder = folder
        self._port = port
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = ("--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--dir", self._folder)
        self._process = subprocess.Popen([self._program, *words], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1):
                return
            time.sleep(0.02)
        raise TimeoutError("Redis does not start")

    def kill(self) -> None:
        """At once, as if it had crashed."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def running() -> Iterator[RedisServer]:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        services.missing("neither Redis nor Valkey is installed here")
    with tempfile.TemporaryDirectory(prefix="council-redis-") as folder:
        found = RedisServer(program, folder, services.free_port())
        found.start()
        try:
            yield found
        finally:
            found.kill()
