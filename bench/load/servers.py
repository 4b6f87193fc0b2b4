"""A server under load as a process of its own, and what it costs while it runs."""

import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import IO

import httpx

from bench.load.pages import Address, House

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
START_SECONDS = 60.0


def free_address(house: House) -> Address:
    """Ports that nobody listens on."""
    with socket.socket() as first, socket.socket() as second:
        first.bind(("127.0.0.1", 0))
        second.bind(("127.0.0.1", 0))
        port, other = first.getsockname()[1], second.getsockname()[1]
    return Address(port, other if house.has_lobby_port else port)


class Server:
    """One run of a server, with everything it writes in a scratch folder; stopped at the end, whatever happens."""

    def __init__(self, house: House, scratch: Path) -> None:
        self.house = house
        self.address = free_address(house)
        self._scratch = scratch
        self._log: IO[bytes] = (scratch / "server.log").open("wb")

    def __enter__(self) -> "Server":
        command = self.house.command(self.address, self._scratch)
        environment = {**os.environ, **self.house.environment}
        self._process = subprocess.Popen(command, stdout=self._log, stderr=subprocess.STDOUT, env=environment)
        try:
            self._wait_until_healthy()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()

    def _wait_until_healthy(self) -> None:
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self._process.poll() is None:
            try:
                httpx.get(self.address.lobby + self.house.healthy).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return
        raise SystemExit(f"{self.house.name} does not start:\n{self.last_words()}")

    def last_words(self, lines: int = 20) -> str:
        """The end of what the server printed."""
        self._log.flush()
        text = (self._scratch / "server.log").read_text(errors="replace")
        return "\n".join(text.splitlines()[-lines:])

    def cpu(self) -> float:
        """Seconds of processor time so far, of the server and of all that it started."""
        return sum(_cpu(pid) for pid in self._family())

    def memory(self) -> int:
        """Bytes of resident memory now, of the server and of all that it started."""
        return sum(_memory(pid) for pid in self._family())

    def _family(self) -> list[int]:
        found, todo = [], [self._process.pid]
        while todo:
            pid = todo.pop()
            found.append(pid)
            for task in _names(Path(f"/proc/{pid}/task")):
                todo += map(int, _text(Path(f"/proc/{pid}/task/{task}/children")).split())
        return found


def _names(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _text(path: Path) -> str:
    """What a file of /proc says, or nothing once the process is gone."""
    try:
        return path.read_text()
    except OSError:
        return ""


def _cpu(pid: int) -> float:
    """User and system time; the fields are counted from after the name, which may hold blanks."""
    fields = _text(Path(f"/proc/{pid}/stat")).rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _memory(pid: int) -> int:
    fields = _text(Path(f"/proc/{pid}/statm")).split()
    return int(fields[1]) * PAGE if fields else 0
