"""Levels for people: from one that plays by whim to the best there is.

A level is a search within a budget that sometimes slips: then it takes any legal action. Budgets count nodes, so that a
level plays the same on a slow machine as on a fast one; only the highest can be given a time instead. A game may have
levels of its own by the same names.
"""

from smallcouncil.bots.searching import SearchBot
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game
from smallcouncil.core.knowledge import Level
from smallcouncil.core.perspective import Perspective

LEVELS = {
    "novice": Level("ab", Budget(depth=1), 30),
    "apprentice": Level("ab", Budget(depth=1), 7),
    "knight": Level("ab", Budget(nodes=600), 2),
    "maester": Level("ab", Budget(nodes=10_000), 0),
    "master": Level("strong", Budget(nodes=32_000), 0),
}

NO_LIMIT = Budget()


class LevelBot:
    """Plays at a level, within its usual budget or a given one, and within `most` in any case."""

    def __init__(self, name: str, seed: int, budget: Budget | None = None, most: Budget = NO_LIMIT) -> None:
        self._name = name
        self._budget = budget
        self._most = most
        self._rng = Chance(seed)
        self._seed = self._rng.below(1 << 31)
        self._search: SearchBot | None = None

    def choose(self, perspective: Perspective) -> int:
        level = level_of(perspective.game, self._name)
        if self._search is None:
            self._search = SearchBot(level.method, (self._budget or level.budget).within(self._most), self._seed)
        if self._rng.below(100) < level.slips:
            return self._rng.choice(self._thinkable(perspective) if level.sense else perspective.actions)
        return self._search.choose(perspective)

    def _thinkable(self, perspective: Perspective) -> tuple[int, ...]:
        knowledge = perspective.game.knowledge()
        return perspective.actions if knowledge is None else knowledge.thinkable(perspective, self._rng)


def level_of(game: Game, name: str) -> Level:
    """A level in a game."""
    knowledge = game.knowledge()
    return LEVELS[name] if knowledge is None else knowledge.levels.get(name, LEVELS[name])
