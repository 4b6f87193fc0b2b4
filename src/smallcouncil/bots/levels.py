"""Levels for people: from one that plays by whim to the best there is.

A level is a search within a budget that sometimes slips: then it takes any legal action. Budgets count nodes, so that a
level plays the same on a slow machine as on a fast one; only the highest can be given a time instead.
"""

from dataclasses import dataclass

from smallcouncil.bots.searching import SearchBot
from smallcouncil.core.chance import Chance
from smallcouncil.core.knowledge import Budget
from smallcouncil.core.perspective import Perspective


@dataclass(frozen=True)
class Level:
    """How one level plays: which search, how long, and how many of a hundred decisions slip."""

    method: str
    budget: Budget
    slips: int


LEVELS = {
    "novice": Level("ab", Budget(depth=1), 30),
    "apprentice": Level("ab", Budget(depth=1), 7),
    "knight": Level("ab", Budget(nodes=600), 2),
    "maester": Level("ab", Budget(nodes=10_000), 0),
    "master": Level("strong", Budget(nodes=32_000), 0),
}


class LevelBot:
    """Plays at a level."""

    def __init__(self, level: Level, seed: int) -> None:
        self._slips = level.slips
        self._rng = Chance(seed)
        self._search = SearchBot(level.method, level.budget, self._rng.below(1 << 31))

    def choose(self, perspective: Perspective) -> int:
        if self._rng.below(100) < self._slips:
            return self._rng.choice(perspective.actions)
        return self._search.choose(perspective)
