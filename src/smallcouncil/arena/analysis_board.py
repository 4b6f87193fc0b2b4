"""The analysis board: a position, a line of moves from it, and what every move is worth, deeper and deeper.

Which positions of a game can be set up and analysed its `ui/setting_up.py` says (`SETTING_UP`); a game without one has
no analysis board.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import smallcouncil as sc
from smallcouncil.arena.analysis import prepare
from smallcouncil.arena.analysis_values import Purse, Value, value_actions
from smallcouncil.core.budget import Budget
from smallcouncil.core.discovery import ui_part
from smallcouncil.core.game import State

NODES = (4_000, 16_000, 64_000, 256_000, 1_024_000, 4_096_000)
"""How many positions are looked at, from step to step, as long as not every move is proved."""
MOST_MOVES = 60


class SettingUp(Protocol):
    """What a game says about positions that people set up themselves."""

    def fits(self, state: State) -> bool:
        """Whether positions like this one can be analysed."""

    def fresh(self, seed: int) -> str:
        """A position to begin with, dealt by luck."""

    def changed(self, state: State, change: Mapping[str, str]) -> str:
        """The position after one change by hand; `BadPosition` if it cannot be."""


def setting_up(slug: str) -> SettingUp | None:
    found: SettingUp | None = ui_part(slug, "setting_up", "SETTING_UP")
    return found


def position_to_analyse(state: State) -> str | None:
    """The position of a state, if it can be analysed."""
    rules = setting_up(state.game.slug)
    return state.position() if rules is not None and state.awaiting and rules.fits(state) else None


@dataclass(frozen=True)
class Line:
    """A position, the moves that were tried from it, and how many of them are made at the moment."""

    slug: str
    position: str
    moves: tuple[str, ...] = ()
    at: int = 0

    def state(self) -> State:
        """The position on the board; `CouncilError` for a position or a move that cannot be."""
        state = sc.game(self.slug).start(position=self.position, seed=1)
        for word in self.moves[: self.at]:
            state.play(word, state.awaiting[0] if state.awaiting else None)
        return state

    def on(self, word: str) -> "Line":
        """After one move more; the moves that were tried from here are kept if it is the same one."""
        if self.moves[self.at : self.at + 1] == (word,):
            return replace(self, at=self.at + 1)
        return replace(self, moves=(*self.moves[: self.at], word), at=self.at + 1)

    def to(self, at: int) -> "Line":
        return replace(self, at=min(max(at, 0), len(self.moves)))


def values(slug: str, position: str, step: int) -> list[dict[str, Any]]:
    """What every move of a position is worth, best first."""
    state = sc.game(slug).start(position=position, seed=1)
    if not state.awaiting:
        return []
    prepare(state)
    worth = value_actions(state, state.awaiting[0], None, None, None, Purse(Budget(nodes=NODES[step]), 0, 0))
    return [value.json() for value in worth.values]


def told(found: Sequence[Mapping[str, Any]]) -> tuple[Value, ...]:
    """Values as they come from another process."""
    return tuple(Value(**each) for each in found)


def settled(found: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no deeper look could change anything."""
    return all(each["outcome"] != "unknown" for each in found)
