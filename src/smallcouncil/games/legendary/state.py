"""Legendary as a `State` of the contract: a table, its history, and what may be asked of it."""

from random import Random
from typing import Any, Self

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Json, Prompt, Result, Setup
from smallcouncil.games.legendary import digests, explain, position, position_writer, running, sampling, views
from smallcouncil.games.legendary.effects import PROGRAMS
from smallcouncil.games.legendary.ending import ranks, score, winners
from smallcouncil.games.legendary.frames import ASK_DRAFT
from smallcouncil.games.legendary.table import Table


class LegendaryState(Table):
    """A game of Legendary."""

    __slots__ = ()

    @classmethod
    def dealt(cls, game: Game, setup: Setup) -> Self:
        """A new game, set up from the seed."""
        state = cls.empty(game, setup)
        running.begin(state)
        return state

    @classmethod
    def laid(cls, game: Game, setup: Setup) -> Self:
        """A game that begins in the middle, from a position."""
        state = cls.empty(game, setup)
        assert setup.position is not None
        position.Position(setup.position).lay(state)
        return state

    def actions(self, seat: int) -> tuple[int, ...]:
        if seat not in self.awaiting:
            self.check_seat(seat)
            return ()
        if self.legal is not None:
            return self.legal
        frame = self.stack[-1]
        question = PROGRAMS.steps[frame.program][frame.step - 1]
        found: tuple[int, ...] = question.options(self, frame, seat)  # type: ignore[attr-defined]
        if self.asked != ASK_DRAFT:
            self.legal = found
        return found

    def act(self, seat: Any, action: Any) -> None:
        if type(seat) is not int or type(action) is not int:
            seat, action = self.whole(seat, action)
        who: int = seat
        what: int = action
        if who not in self.awaiting or what not in (self.legal or self.actions(who)):
            self.refuse(who, what)
        self.marks.append(len(self.log))
        self.history.append((who, what))
        running.answer(self, who, what)

    def broken_rule(self, seat: int, action: int) -> str:
        return explain.broken_rule(self, seat, action)

    def prompt(self, seat: int) -> Prompt | None:
        self.check_seat(seat)
        return explain.prompt(self, seat) if seat in self.awaiting else None

    def view(self, seat: int | None) -> Json:
        if seat is not None:
            self.check_seat(seat)
        return views.view(self, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        if seat is not None:
            self.check_seat(seat)
        return views.events(self, seat, since)

    def sample(self, seat: int, rng: Chance | Random | int) -> Self:
        self.check_seat(seat)
        guess = sampling.sample(self, seat, Chance.of(rng))
        assert isinstance(guess, type(self))
        return guess

    def position(self) -> str | None:
        """The whole table, secrets included, as a position of JSON; None where no position can stand."""
        return position_writer.write(self)

    @property
    def result(self) -> Result | None:
        if self.awaiting:
            return None
        scores = tuple(score(self, seat) for seat in range(self.seats))
        return Result(winners(self), scores, ranks(self))

    def digest(self) -> str:
        """Of all that lies on the table by name, of what is offered, and of the luck to come."""
        return digests.digest(self)
