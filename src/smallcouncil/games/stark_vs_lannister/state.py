"""Stark against Lannister as a `State` of the contract: a table, its history, and what may be asked of it."""

from random import Random
from typing import Any, Self

from smallcouncil.cardkit.programs import NONE
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Json, Prompt, Result, Setup
from smallcouncil.games.stark_vs_lannister import (
    digests,
    explain,
    journal,
    position,
    position_writer,
    running,
    sampling,
    views,
)
from smallcouncil.games.stark_vs_lannister.cards import DECKS, DRAFT_PLOTS, HOUSES
from smallcouncil.games.stark_vs_lannister.effects import PROGRAMS
from smallcouncil.games.stark_vs_lannister.table import Table, total_power


class StarkVsLannisterState(Table):
    """A game of Stark against Lannister."""

    __slots__ = ()

    @classmethod
    def dealt(cls, game: Game, setup: Setup) -> Self:
        """A new game, dealt from the seed."""
        state = cls.empty(game, setup)
        stark = setup.options["stark"]
        state.flip = state.luck.below(2) if stark == "random" else int(stark)
        if setup.options["draft"]:
            state.draft_deck = list(DRAFT_PLOTS)
            state.luck.shuffle(state.draft_deck)
        for house in HOUSES:
            state.decks[house] = list(DECKS[house])
            state.luck.shuffle(state.decks[house])
        for house, option in zip(HOUSES, ("stark_power", "lannister_power"), strict=True):
            state.banner[house] = int(setup.options[option])
            if state.banner[house]:
                state.log.append((journal.POWER, house, state.banner[house], "bank", NONE, journal.HANDICAP))
        running.begin(state)
        return state

    @classmethod
    def laid(cls, game: Game, setup: Setup) -> Self:
        """A game that begins in the middle, from a position."""
        state = cls.empty(game, setup)
        assert setup.position is not None
        position.lay(state, setup.position)
        return state

    def actions(self, seat: int) -> tuple[int, ...]:
        if seat not in self.awaiting:
            self.check_seat(seat)
            return ()
        house = seat ^ self.flip
        found = self.legal[house]
        if found is None:
            frame = self.stack[-1]
            question = PROGRAMS.steps[frame.program][frame.step - 1]
            found = self.legal[house] = question.options(self, frame, house)  # type: ignore[attr-defined]
        return found

    def act(self, seat: Any, action: Any) -> None:
        if type(seat) is not int or type(action) is not int:
            seat, action = self.whole(seat, action)
        who: int = seat
        what: int = action
        if who not in self.awaiting or what not in (self.legal[who ^ self.flip] or self.actions(who)):
            self.refuse(who, what)
        self.marks.append(len(self.log))
        self.history.append((who, what))
        running.answer(self, who ^ self.flip, what)

    def broken_rule(self, seat: int, action: int) -> str:
        return explain.broken_rule(self, seat ^ self.flip, action)

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
        guess = sampling.sample(self, seat ^ self.flip, Chance.of(rng))
        assert isinstance(guess, type(self))
        return guess

    def position(self) -> str | None:
        """The whole table, secrets included, as a line; None where no position can stand."""
        return position_writer.write(self)

    @property
    def result(self) -> Result | None:
        if self.awaiting:
            return None
        winner = self.winner ^ self.flip
        scores = [total_power(self, seat ^ self.flip) for seat in (0, 1)]
        return Result((winner,), tuple(scores), (1, 2) if winner == 0 else (2, 1))

    def digest(self) -> str:
        """Of all that lies on the table by name, of what is offered, and of the luck to come."""
        return digests.digest(self)
