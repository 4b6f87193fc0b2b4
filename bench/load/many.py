"""What a second server is worth: processor time a move of one server and of two, on one PostgreSQL with a Redis.

    python -m bench.load.many            runs for some minutes and keeps the figures in bench/RESULTS.md

Where clients, database and servers share two cores, a rate at which two servers fall behind says nothing about servers.
So the rate is one that all keep up with, and what counts is the processor time that the servers themselves take for a
move told to three pages: one core is full after so many moves a second, two cores with two servers after so many.
"""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

from bench.load.council import Council
from bench.load.evening import Figures, Load, spend
from bench.load.pages import Address, Page
from bench.report import publish, table

LOAD = Load(tables=100, every=2.0, seconds=30.0, idle=10.0, clients=1)
PAIR = """
import subprocess, sys
both = [subprocess.Popen([*sys.argv[2:], "--port", port]) for port in sys.argv[1].split(",")]
try:
    [each.wait() for each in both]
finally:
    [each.terminate() for each in both]
"""


class Shared(Council):
    """Servers on one PostgreSQL: one; two behind one port; or two on ports of their own, each with its own tables."""

    def __init__(self, database: str, redis: str, servers: int, apart: bool = False) -> None:
        super().__init__("pages")
        how = "each with its own tables" if apart else "visitors anywhere"
        self.name = "one server" if servers == 1 else f"two servers, {how}"
        self.has_lobby_port = apart
        self._where = ["--database", database, "--redis", redis, "--thinkers", "0", "--no-limits"]
        self._servers = servers
        self._apart = apart
        self._laid = 0

    def command(self, address: Address, scratch: Path) -> list[str]:
        serve = [str(Path(sys.executable).with_name("smallcouncil")), "serve", "--host", "127.0.0.1", *self._where]
        if not self._apart:
            return [*serve, "--port", str(address.port), "--workers", str(self._servers)]
        return [sys.executable, "-c", PAIR, f"{address.port},{address.lobby_port}", *serve]

    async def lay(self, client: httpx.AsyncClient, address: Address) -> list[Page]:
        """Apart, every other table is laid and played at the other server."""
        self._laid += 1
        ports = (address.port, address.lobby_port) if self._apart else (address.port,)
        port = ports[self._laid % len(ports)]
        return await super().lay(client, Address(port, port))


@dataclass(frozen=True)
class Row:
    figures: Figures
    cores: int

    @property
    def cost(self) -> float:
        """Seconds of processor time a move, without what the servers take at rest."""
        return (self.figures.cpu - self.figures.idle_cpu) / self.figures.rate

    @property
    def capacity(self) -> float:
        """Moves a second after which the cores of the servers are full."""
        return self.cores / self.cost


@contextmanager
def postgres(folder: str) -> Iterator[str]:
    programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    owner = "postgres" if os.geteuid() == 0 else None
    if not programs:
        raise SystemExit("There is no PostgreSQL here (make services gets one).")
    if owner:
        shutil.chown(folder, owner)
    port, data = _free_port(), f"{folder}/data"

    def run(name: str, *words: str) -> None:
        command = [str(programs[-1] / name), *words]
        subprocess.run(command, check=True, capture_output=True, user=owner, cwd=folder)

    run("initdb", "--auth=trust", "--username=council", data)
    run("pg_ctl", "-D", data, "-l", f"{folder}/log", "-w", "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
    try:
        yield f"postgresql://council@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


@contextmanager
def redis() -> Iterator[str]:
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        raise SystemExit("There is neither Redis nor Valkey here (make services gets one).")
    port = _free_port()
    words = ("--port", str(port), "--bind", "127.0.0.1", "--save", "")
    with subprocess.Popen([program, *words], stdout=subprocess.DEVNULL) as process:
        until = time.monotonic() + 20
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        try:
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.kill()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def measured(load: Load) -> list[Row]:
    found = []
    for servers, apart in ((1, False), (2, False), (2, True)):
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="council-many-"))
            database, bus = stack.enter_context(postgres(folder)), stack.enter_context(redis())
            house = Shared(database, bus, servers, apart)
            print(f"{house.name}: {load.tables} tables, {load.seconds:.0f} s of moves", file=sys.stderr)
            found.append(Row(spend(load, house), servers))
    return found


def body(load: Load, busy: float, rows: list[Row]) -> str:
    one = rows[0].capacity
    lines = [
        (
            row.figures.name,
            f"{row.figures.rate:.0f}",
            f"{row.cost * 1000:.2f} ms",
            f"{row.capacity:.0f}",
            f"{row.capacity / one:.2f}",
            f"{row.figures.p50 * 1000:.0f}, {row.figures.p99 * 1000:.0f} ms",
            str(sum(row.figures.errors.values())),
        )
        for row in rows
    ]
    head = (
        "on PostgreSQL and Redis",
        "moves a second",
        "processor a move",
        "full at",
        "times one",
        "p50, p99",
        "errors",
    )
    setting = (
        f"{load.tables} tables with two players and a spectator each, one move every {load.every:g} s a table, for "
        f"{load.seconds:g} s. Before the run {busy:.1f} programs wanted a core.\n\n"
    )
    return setting + table(head, lines) + "\n\n" + NOTE


NOTE = (
    "Processor time is that of the servers alone, for a move told to three pages. *Full at* is the rate at which one "
    "core a server would be full by that figure: clients, PostgreSQL and Redis share the two cores of this machine, so "
    "no rate at which two servers really fall behind can be measured here. *Visitors anywhere*: each of a table's "
    "three pages is at a server by chance, so most moves are read and drawn at both. *Each with its own tables*: as "
    "behind a proxy that chooses by the table (`deploy/Caddyfile`)."
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.many", description=__doc__)
    parser.add_argument("--tables", type=int, default=LOAD.tables)
    parser.add_argument("--seconds", type=float, default=LOAD.seconds)
    parser.add_argument("--cold", action="store_true", help="measure from the first table on, without a warm-up")
    parser.add_argument("--print", action="store_true", help="leave bench/RESULTS.md as it is")
    chosen = parser.parse_args()
    load = Load(chosen.tables, LOAD.every, chosen.seconds, LOAD.idle, LOAD.clients, not chosen.cold)
    busy = os.getloadavg()[0]
    text = body(load, busy, measured(load))
    print(text)
    if not chosen.print:
        publish("many", "A second server", text)


if __name__ == "__main__":
    main()
