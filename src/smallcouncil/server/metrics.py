"""Figures for those who watch over a server, in the form that Prometheus reads. No name and no secret is among them."""

import json
import os
import time
from bisect import bisect_left
from collections.abc import Iterable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which latencies are counted together."""

HELP = {
    "tables": ("gauge", "Tables in memory."),
    "sockets": ("gauge", "Open sockets and answers that wait for news."),
    "bot_queue": ("gauge", "Turns of bots that wait for somebody to think about them."),
    "bot_failures": ("gauge", "Turns in a row that no bot has answered."),
    "database_up": ("gauge", "1 while the database can be written."),
    "redis_up": ("gauge", "1 while Redis can be reached; not there for a server by itself."),
    "moves_total": ("counter", "Decisions put on disk."),
    "changes_total": ("counter", "Changes put on disk: decisions, talk, seats."),
    "refused_changes_total": ("counter", "Changes that could not be put on disk, or met another server's."),
    "resident_memory_bytes": ("gauge", "Memory of the process."),
    "cpu_seconds_total": ("counter", "Processor time of the process."),
}
LATENCY = "store_seconds"

Figures = dict[str, float | list[int]]


class Metrics:
    """What one server counts."""

    def __init__(self) -> None:
        self.moves = self.changes = self.refused = 0
        self._stored = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def stored(self, seconds: float, moves: int) -> None:
        """A change is on disk, so long after it was made."""
        self.changes += 1
        self.moves += moves
        self._seconds += seconds
        self._stored[bisect_left(BOUNDS, seconds)] += 1

    def figures(self) -> Figures:
        return {
            "moves_total": self.moves,
            "changes_total": self.changes,
            "refused_changes_total": self.refused,
            "resident_memory_bytes": resident_memory(),
            "cpu_seconds_total": time.process_time(),
            LATENCY: list(self._stored),
            f"{LATENCY}_sum": self._seconds,
        }


def resident_memory() -> int:
    """Bytes of memory that this process has; 0 where that cannot be told."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def page(servers: Mapping[str, Figures]) -> str:
    """The figures of all servers, by their names."""
    lines: list[str] = []
    for name, (kind, text) in HELP.items():
        found = {server: figures[name] for server, figures in servers.items() if name in figures}
        if found:
            lines += _head(name, kind, text)
            lines += [f'smallcouncil_{name}{{server="{server}"}} {value}' for server, value in found.items()]
    lines += _head(LATENCY, "histogram", "How long a change took to be on disk.")
    for server, figures in servers.items():
        lines += _histogram(server, figures)
    return "\n".join(lines) + "\n"


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP smallcouncil_{name} {text}", f"# TYPE smallcouncil_{name} {kind}"]


def _histogram(server: str, figures: Figures) -> Iterable[str]:
    counts, total = figures.get(LATENCY, []), 0
    assert isinstance(counts, list)
    for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=False):
        total += count
        yield f'smallcouncil_{LATENCY}_bucket{{server="{server}",le="{bound}"}} {total}'
    yield f'smallcouncil_{LATENCY}_sum{{server="{server}"}} {figures.get(f"{LATENCY}_sum", 0.0)}'
    yield f'smallcouncil_{LATENCY}_count{{server="{server}"}} {total}'


def written(figures: Figures) -> str:
    return json.dumps(figures, separators=(",", ":"))


def read(text: str) -> Figures:
    """Figures that another server has left; none if it has not yet."""
    found: Figures = json.loads(text) if text else {}
    return found
