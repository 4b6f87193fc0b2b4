"""What the states of card games share: a journal beside the decisions, luck of their own, and ways to begin again."""

from abc import ABC, abstractmethod
from typing import Self

from smallcouncil.cardkit.journal import Entry
from smallcouncil.core.chance import Chance, Seed
from smallcouncil.core.errors import NoRecord
from smallcouncil.core.game import Game, Setup
from smallcouncil.core.native import mypyc_attr
from smallcouncil.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State, ABC):
    """A state that keeps a journal of what happened."""

    __slots__ = ("hushed", "log", "luck", "marks", "origin")

    log: list[Entry]
    marks: list[int]
    """How long the journal was before each decision."""
    hushed: dict[int, int]
    """The decisions that were secret, by number, with those who know them; how these are told is the game's own."""
    luck: Chance
    origin: Self | None
    """In a game that branched off from another one: its first decision."""

    @classmethod
    def empty(cls, game: Game, setup: Setup) -> Self:
        """A table with nothing on it yet, and the luck of its seed."""
        assert setup.seed is not None
        state = cls.__new__(cls)
        state.clear(game, setup)
        state.luck = Chance.of(setup.seed)
        return state

    @abstractmethod
    def clear(self, game: Game, setup: Setup) -> None:
        """Nothing lies anywhere, and nothing has happened."""

    def entries_since(self, since: int) -> list[Entry]:
        """The journal from a decision on. What came before the first decision belongs to it."""
        first = len(self.origin.log) if self.origin is not None else 0
        begin = self.marks[since] if 0 < since < len(self.marks) else first if since <= 0 else len(self.log)
        return self.log[begin:]

    def branch(self, seat: int, seed: Seed) -> Self:
        """A sample that forgets the decisions so far, but keeps in its journal what the seat has seen."""
        begun = self.sample(seat, Chance.of(seed))
        begun.forget_decisions(seat)
        begun.origin = begun.copy()
        return begun

    def forget_decisions(self, seat: int) -> None:
        """From here on the game, a guess of this seat, begins anew."""
        self.history, self.marks, self.hushed = [], [], {}

    def restart(self) -> Self:
        """The same game at its first decision; a sampled state has no beginning."""
        if self.origin is not None:
            begun = self.origin.copy()
            begun.origin = self.origin
            return begun
        if self.setup.seed is None:
            raise NoRecord
        again = self.game.begin(self.setup)
        assert isinstance(again, type(self))
        return again
