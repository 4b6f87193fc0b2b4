"""A game in progress: who decides, between what, what then happens, and what a seat may know."""

import operator
from abc import ABC, abstractmethod
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from smallcouncil.core import printing, records
from smallcouncil.core.chance import Chance, Seed
from smallcouncil.core.errors import (
    GameOver,
    IllegalAction,
    NoDrawing,
    NoSuchMoment,
    NoSuchSeat,
    WordForNumber,
    WrongSeat,
)
from smallcouncil.core.flat import Flat
from smallcouncil.core.native import mypyc_attr

if TYPE_CHECKING:
    from smallcouncil.core.game import Game, Json, Prompt, Result, Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Flat, ABC):
    """A game in progress, standing at a decision or at its end."""

    __slots__ = ("awaiting", "game", "history", "setup")

    game: "Game"
    setup: "Setup"
    history: list[tuple[int, int]]
    """The decisions so far, each a pair of seat and action."""
    awaiting: tuple[int, ...]
    """The seats that must decide now; none when the game is over."""

    @abstractmethod
    def actions(self, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat, ascending."""

    @abstractmethod
    def act(self, seat: int, action: int) -> None:
        """Apply a decision and run on to the next one. An illegal one raises `IllegalAction` and changes nothing."""

    @abstractmethod
    def prompt(self, seat: int) -> "Prompt | None":
        """What a seat is asked now, if anything."""

    @abstractmethod
    def view(self, seat: int | None) -> "Json":
        """All that a seat may know, or a spectator (None), as plain JSON.

        Every client looks for one thing in it: `result`, which is None until the game is over, then `Result.json()`.
        """

    @abstractmethod
    def events(self, seat: int | None, since: int = 0) -> "list[Json]":
        """What happened, as that seat saw it, from decision number `since` on."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent twin."""

    @property
    def is_open(self) -> bool:
        """Whether all seats see everything, and luck has no say any more. A game that cannot tell says no."""
        return False

    @abstractmethod
    def sample(self, seat: int, rng: Chance | Random | int) -> Self:
        """A full state that the seat cannot tell from this one, without the seed of this one."""

    @abstractmethod
    def branch(self, seat: int, seed: Seed) -> Self:
        """A game of its own that begins at this decision: a sample for what the seat may know, with luck of its own.

        Where a game has position strings the branch has a record like any other game, else it has none.
        """

    @abstractmethod
    def restart(self) -> Self:
        """The same game at its first decision."""

    @property
    @abstractmethod
    def result(self) -> "Result | None":
        """How the game ended, or None."""

    @abstractmethod
    def digest(self) -> str:
        """A fingerprint of everything in the state, secrets included."""

    def agrees(self, digest: str) -> bool:
        """Whether a fingerprint that was stored is that of this state, also if it was taken in an older way."""
        return digest == self.digest()

    @abstractmethod
    def broken_rule(self, seat: int, action: int) -> str:
        """The ledger entry that forbids an action which is not legal now."""

    def position(self) -> str | None:
        """All that lies on the table as `start(position=...)` reads it; None where a game has no such thing."""
        return None

    @property
    def seats(self) -> int:
        return self.setup.seats

    def at(self, number: SupportsIndex) -> Self:
        """The same game after so many of its decisions: 0 is its first one, the length of the history is now."""
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(self.history):
            raise NoSuchMoment(number, len(self.history))
        again = self.restart()
        for seat, action in self.history[:number]:
            again.act(seat, action)
        return again

    def moments(self, since: int = 0) -> Iterator[Self]:
        """The game after so many of its decisions, then after each further one up to now: one state that moves on."""
        again = self.at(since)
        yield again
        for seat, action in self.history[since:]:
            again.act(seat, action)
            yield again

    def play(self, word: str, seat: SupportsIndex | None = None) -> None:
        """`act` by word; without a seat, for the one seat that is awaited."""
        action = self.game.action(word)
        if seat is None:
            if not self.awaiting:
                self.refuse(0, action)
            seat = self.awaiting[0]
        self.act(*self.whole(seat, action))

    def words(self, seat: int) -> tuple[str, ...]:
        """The legal actions of a seat as words."""
        return tuple(self.game.vocabulary[action] for action in self.actions(seat))

    def record(self) -> str:
        """The game so far as JSON text: where it started and every decision, one a line."""
        return records.write(self)

    def check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)

    def whole(self, seat: Any, action: Any) -> tuple[int, int]:
        """Whole numbers of another library, such as NumPy's, as Python's own; anything else is refused."""
        for given in (seat, action):
            if isinstance(given, bool) or not hasattr(given, "__index__"):
                self.refuse(seat, action)
        return operator.index(seat), operator.index(action)

    def refuse(self, seat: Any, action: Any) -> None:
        """Raise the error that says why this seat may not take this action now."""
        self.check_seat(seat)
        if isinstance(action, str):
            raise WordForNumber(action)
        word = self.game.word(action)
        if not self.awaiting:
            raise GameOver("the game is over", rule=self.broken_rule(seat, action), seat=seat, word=word)
        rule = self.broken_rule(seat, action)
        if seat not in self.awaiting:
            due = ", ".join(map(str, self.awaiting))
            message = f"it is not the turn of seat {seat}; awaited: {due}"
            raise WrongSeat(message, rule=rule, seat=seat, word=word, awaiting=due)
        raise IllegalAction(f"{word!r} is not legal now", rule=rule, seat=seat, word=word)

    def svg(self, **how: Any) -> str:
        """What everybody may see as a picture: the game's own drawing, else its table in the terminal.

        A game's own `ui/drawing.py` says which keywords it knows; the table in the terminal knows none.
        """
        from smallcouncil.core.discovery import ui_part

        board = ui_part(self.game.slug, "drawing", "board")
        if board is not None:
            return str(board(self.view(None), **how))
        if how:
            raise NoDrawing(self.game.slug)
        return printing.picture(self)

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.svg()

    def __str__(self) -> str:
        """The table as everybody may see it, and what is asked now."""
        return printing.text(self)

    def __repr__(self) -> str:
        stage = f"awaiting {self.awaiting}" if self.awaiting else "over"
        return f"<{type(self).__name__} {self.game.slug}, {self.seats} seats, {len(self.history)} decisions, {stage}>"
