"""How much a server holds: the highest rate of moves at which its pages still hear of them in time."""

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

from bench.load.evening import Company, Load, percentile, rest, running
from bench.load.pages import House

IN_TIME = 0.1  # seconds to the last page, for 99 of 100 moves
FACTOR = 1.3
FINER = 2  # halvings of the last step
LEAST = 0.05  # share of the first rate below which nothing is tried
BREATH = 1.0  # seconds between two steps


@dataclass(frozen=True)
class Step:
    """One rate, and how it went. Shares are of one core."""

    rate: float
    p50: float
    p99: float
    cpu: float
    client_cpu: float
    errors: int

    @property
    def holds(self) -> bool:
        return self.p99 < IN_TIME and not self.errors


def capacity(load: Load, house: House) -> list[Step]:
    """Seat everybody once, then play at rising rates."""
    steps: list[Step] = []
    with running(house, load.warm) as server, Company(load, server) as company:
        company.seated()
        rest(server)

        def at(rate: float) -> bool:
            time.sleep(BREATH)
            spent = server.cpu()
            company.play(load.tables / rate, load.seconds)
            time.sleep(load.seconds)
            spent = (server.cpu() - spent) / load.seconds
            tally = company.played()
            late = (percentile(tally.waits, 0.5), percentile(tally.waits, 0.99))
            steps.append(Step(rate, *late, spent, tally.cpu / load.clients, sum(tally.errors.values())))
            print(f"{house.name}: {steps[-1]}", file=sys.stderr)
            return steps[-1].holds

        highest(at, load.tables / load.every)
    return steps


def highest(holds: Callable[[float], bool], first: float) -> float:
    """The highest rate found at which `holds` is true: up, or down, in large steps, then nearer in halves.

    0 if nothing holds however little is asked.
    """
    low, high = 0.0, first
    if holds(first):
        while holds(high * FACTOR):
            high *= FACTOR
        low, high = high, high * FACTOR
    else:
        while not holds(high / FACTOR):
            high /= FACTOR
            if high < first * LEAST:
                return 0.0
        low = high / FACTOR
    for _ in range(FINER):
        middle = (low * high) ** 0.5
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
