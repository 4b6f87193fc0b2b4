"""Hints: the best few answers to a question as a stronger player would give them, what each is worth, and why.

A hint is made from a perspective. What the seat cannot know has no part in it: two games that look alike to a seat get
the same hints.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from smallcouncil.arena.analysis_values import Purse, Value, value_actions
from smallcouncil.bots.levels import LEVELS, level_of
from smallcouncil.bots.searching import SearchBot
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Perspective
from smallcouncil.narration import Narration
from smallcouncil.narration.reasons import why

MOST = 3
WORTH_NAMING = 0.15
"""An answer that is worth so much less than the best is no advice."""
EFFORT = Budget(nodes=24_000)
"""What all answers together are looked at with; about a second on one core."""
LONGEST_SEARCH = Budget(nodes=8_000, seconds=2.0)
"""Of a level that would think longer at the table, a hint is given sooner."""


@dataclass(frozen=True)
class Hint:
    """One answer: its word, what it is worth, and whether it is what the level would play."""

    value: Value
    chosen: bool

    @property
    def word(self) -> str:
        return self.value.word


def level_above(codes: Iterable[str | None]) -> str:
    """The level above the strongest of the bots at a table; the highest if there is none above, or no bot."""
    names = list(LEVELS)
    found = [names.index(name) for code in codes if code and (name := code.partition(":")[0]) in names]
    return names[min(max(found, default=len(names)) + 1, len(names) - 1)]


def hints(state: State, seat: int, level: str, seed: int) -> tuple[Hint, ...]:
    """The best answers of a seat, best first; none where there is no choice."""
    luck = Chance(seed)
    perspective = Perspective(state, seat, luck)
    if len(perspective.actions) < 2:
        return ()
    choice = _choice(perspective, level, luck.below(1 << 31))
    guess = perspective.sample(luck)
    worth = value_actions(guess, seat, None, None, None, Purse(EFFORT, seed, 0))
    return tuple(_ranked(worth.values, perspective.game.word(choice)))


def _choice(perspective: Perspective, level: str, seed: int) -> int:
    """What the level plays when it does not slip."""
    how = level_of(perspective.game, level)
    return SearchBot(how.method, how.budget.within(LONGEST_SEARCH), seed).choose(perspective)


def _ranked(values: Sequence[Value], choice: str) -> list[Hint]:
    """The level's own choice first, unless another is clearly worth more; then whatever is nearly as good."""
    best, chosen = values[0], next(value for value in values if value.word == choice)
    trusted = best.chance - chosen.chance <= math.hypot(best.error, chosen.error)
    first = chosen if trusted else best
    others = [value for value in values if value != first and first.chance - value.chance <= WORTH_NAMING]
    return [Hint(value, value.word == choice) for value in (first, *others[: MOST - 1])]


@dataclass(frozen=True)
class ToldHint:
    """A hint in the reader's words."""

    word: str
    label: str
    chance: str
    reasons: tuple[str, ...]


def told(voice: Narration, state: State, seat: int, found: Sequence[Hint]) -> list[ToldHint]:
    """Hints as phrases with their reasons; `state` may be any guess of the seat's."""
    from smallcouncil.arena.analysis_page import chance

    view = state.view(seat)
    return [
        ToldHint(
            each.word,
            voice.label(each.word, view),
            chance(voice.say, each.value),
            tuple(why(voice, state, seat, each.word)),
        )
        for each in found
    ]
