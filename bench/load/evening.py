"""One server under load from beginning to end, and the figures of it."""

import contextlib
import itertools
import math
import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from bench.load.crowd import Plan, people
from bench.load.pages import House
from bench.load.servers import Server
from bench.load.tables import Tally

SETTLING = 2.0  # seconds of quiet after everybody has sat down, before idleness is measured
RESTING = 60  # seconds at most that a server may need to come to rest after its first table
QUIET = 3  # seconds without work after which it has come to rest
LEAVING = 5.0  # seconds that a client process has to end


@dataclass(frozen=True)
class Load:
    """How much is asked of a server, and by how many client processes."""

    tables: int = 500
    every: float = 2.0
    seconds: float = 60.0
    idle: float = 10.0
    clients: int = 1
    warm: bool = True
    """Whether the server may first do what it does once only, so that no table is blamed for that."""

    def plans(self, server: Server) -> list[Plan]:
        """The tables dealt out to the client processes."""
        shares = [self.tables * number // self.clients for number in range(self.clients + 1)]
        return [Plan(server.house, server.address, first, last - first) for first, last in itertools.pairwise(shares)]


# Enough moves for our server to turn to its compiled rules, which it does once and for all.
WARM_UP = Load(tables=8, every=0.1, seconds=6.0, idle=0.0)


@dataclass(frozen=True)
class Figures:
    """What a run has shown; seconds, bytes, and shares of one core."""

    name: str
    durable: str
    tables: int
    sockets: int
    moves: int
    seconds: float
    p50: float
    p99: float
    worst: float
    cpu: float
    idle_cpu: float
    memory_before: int
    memory_seated: int
    memory_after: int
    update_size: float
    laid: int
    finished: int
    client_cpu: float
    client_lag: float
    errors: dict[str, int]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def memory_a_table(self) -> float:
        return (self.memory_after - self.memory_before) / max(1, self.tables)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of all values does not exceed; infinite if there are none."""
    ranked = sorted(values)
    return ranked[max(0, math.ceil(share * len(ranked)) - 1)] if ranked else math.inf


class Company:
    """The client processes of one load."""

    def __init__(self, load: Load, server: Server) -> None:
        self._plans = load.plans(server)
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []

    def __enter__(self) -> "Company":
        spawn = multiprocessing.get_context("spawn")
        for plan in self._plans:
            ours, theirs = spawn.Pipe()
            self._processes.append(spawn.Process(target=people, args=(plan, theirs), daemon=True))
            self._processes[-1].start()
            theirs.close()
            self._lines.append(ours)
        return self

    def __exit__(self, *_: object) -> None:
        """All are asked to leave; who does not, because something went wrong, is sent away."""
        for line, process in zip(self._lines, self._processes, strict=True):
            with contextlib.suppress(OSError):
                line.send(None)
            line.close()
            process.join(LEAVING)
            process.kill()

    def seated(self) -> None:
        """Wait until all have sat down."""
        for line in self._lines:
            line.recv()

    def play(self, every: float, seconds: float) -> None:
        for line in self._lines:
            line.send((every, seconds))

    def played(self) -> Tally:
        """What all have seen, once they have played."""
        tally = Tally()
        for line in self._lines:
            told = line.recv()
            assert isinstance(told, Tally)
            tally.add(told)
        return tally


def spend(load: Load, house: House) -> Figures:
    """Start a server, fill it, let it rest, play, and look at what it held."""
    with running(house, load.warm) as server:
        return _play(load, server)


@contextlib.contextmanager
def running(house: House, warm: bool) -> Iterator[Server]:
    """A server that has done what it does once only."""
    with tempfile.TemporaryDirectory(prefix="smallcouncil-load-") as scratch, Server(house, Path(scratch)) as server:
        if warm:
            _play(WARM_UP, server)
            rest(server)
        yield server


def _play(load: Load, server: Server) -> Figures:
    before = server.memory()
    with Company(load, server) as company:
        company.seated()
        seated, idle = server.memory(), _idle(load, server)
        spent = server.cpu()
        company.play(load.every, load.seconds)
        time.sleep(load.seconds)
        spent = server.cpu() - spent
        tally = company.played()
        after = server.memory()
    return Figures(
        name=server.house.name,
        durable=server.house.durable,
        tables=tally.held,
        sockets=3 * tally.held,
        moves=len(tally.waits),
        seconds=load.seconds,
        p50=percentile(tally.waits, 0.5),
        p99=percentile(tally.waits, 0.99),
        worst=percentile(tally.waits, 1.0),
        cpu=spent / load.seconds,
        idle_cpu=idle,
        memory_before=before,
        memory_seated=seated,
        memory_after=after,
        update_size=tally.length / max(1, tally.updates),
        laid=tally.laid,
        finished=tally.finished,
        client_cpu=tally.cpu / load.clients,
        client_lag=percentile(tally.lags, 0.99),
        errors=dict(tally.errors),
    )


def rest(server: Server) -> None:
    """Wait until the server has loaded and compiled what it wants to: quiet for a while, not just for a moment."""
    quiet = 0
    for _ in range(RESTING):
        spent = server.cpu()
        time.sleep(1)
        quiet = quiet + 1 if server.cpu() - spent < 0.05 else 0
        if quiet == QUIET:
            return


def _idle(load: Load, server: Server) -> float:
    """The share of a core that the server takes while everybody looks and nobody moves."""
    if not load.idle:
        return 0.0
    time.sleep(SETTLING)
    spent = server.cpu()
    time.sleep(load.idle)
    return (server.cpu() - spent) / load.idle
