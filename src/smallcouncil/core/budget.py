"""How long a search may think, and how much of that is spent: the same for bots, solvers and analysis."""

import math
import time
from dataclasses import dataclass
from typing import TypeVar

from smallcouncil.core.errors import BadOption, Reason


@dataclass(frozen=True)
class Budget:
    """How long a search may think: by depth, by nodes (playouts for the tree searches), or by the clock.

    Of several limits the first that is reached ends the search. With nodes alone the same question always gets the same
    answer, on every machine.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None

    def within(self, other: "Budget") -> "Budget":
        """The tighter of two budgets, in each measure."""
        return Budget(
            _least(self.depth, other.depth), _least(self.nodes, other.nodes), _least(self.seconds, other.seconds)
        )

    def or_nodes(self, usual: int) -> "Budget":
        """This budget, or so many nodes if it limits neither nodes nor time."""
        return self if self.nodes is not None or self.seconds is not None else Budget(self.depth, usual)

    def checked(self) -> "Budget":
        """The same, unless somebody asks for less than nothing, or for endless time where no limit is meant."""
        for name, given in (("nodes", self.nodes), ("seconds", self.seconds)):
            if given is not None and (isinstance(given, bool) or not 0 <= given < math.inf):
                raise BadOption(name, given, Reason("not-negative", "a number, 0 or more"))
        return self


Limit = TypeVar("Limit", int, float)


def _least(one: Limit | None, other: Limit | None) -> Limit | None:
    return min((limit for limit in (one, other) if limit is not None), default=None)


class Spent(Exception):
    """The budget is spent."""


class Clock:
    """Counts nodes and looks at the time, from when it is made; a search that counts by itself asks `exhausted`."""

    __slots__ = ("_begun", "budget", "nodes")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0
        self._begun = time.perf_counter()

    @property
    def elapsed(self) -> float:
        return time.perf_counter() - self._begun

    @property
    def timed(self) -> bool:
        return self.budget.seconds is not None

    @property
    def spent(self) -> bool:
        return self.exhausted(self.nodes)

    def exhausted(self, nodes: int) -> bool:
        """Whether nothing is left after this many nodes."""
        most, seconds = self.budget.nodes, self.budget.seconds
        if most is not None and nodes >= most:
            return True
        return seconds is not None and self.elapsed >= seconds

    @property
    def part(self) -> float:
        """Which part of the budget is spent: 1 is all of it."""
        most, seconds = self.budget.nodes, self.budget.seconds
        counted = 0.0 if most is None else self.nodes / most if most else 1.0
        return counted if seconds is None else max(counted, self.elapsed / seconds if seconds else 1.0)

    def tick(self) -> None:
        """One node more; `Spent` if none is left."""
        if self.spent:
            raise Spent
        self.nodes += 1
