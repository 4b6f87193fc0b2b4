"""B'Twixt as a `State` of the contract: a table, its history, and what may be asked of it."""

from random import Random
from typing import Any, Self

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Json, Prompt, Result, Setup
from smallcouncil.games.btwixt import digests, explain, position, running, sampling, views
from smallcouncil.games.btwixt.frames import ASK_DRAFT
from smallcouncil.games.btwixt.scoring import scores
from smallcouncil.games.btwixt.seasons import draft_words
from smallcouncil.games.btwixt.table import KINGSMOOT, BtwixtTable


class BtwixtState(BtwixtTable):
    """A game of B'Twixt."""

    __slots__ = ()

    @classmethod
    def laid(cls, game: Game, setup: Setup) -> Self:
        """A game that begins in the middle, from a position."""
        state = cls.empty(game, setup)
        position.Position(setup.position).lay(state)
        return state

    @classmethod
    def dealt(cls, game: Game, setup: Setup) -> Self:
        """A new game, dealt from the seed."""
        state = cls.empty(game, setup)
        first = setup.options["first"]
        state.first = state.luck.below(setup.seats) if first == "random" else int(first)
        state.ally_deck = list(state.box.allies)
        state.luck.shuffle(state.ally_deck)
        state.allies_at_first = len(state.ally_deck)
        state.deck = list(state.box.standard)
        if state.drafting == KINGSMOOT:
            state.deck += state.box.blues + state.box.whites
        running.begin(state)
        return state

    def actions(self, seat: int) -> tuple[int, ...]:
        if seat not in self.awaiting:
            self.check_seat(seat)
            return ()
        if self.asked == ASK_DRAFT:
            return draft_words(self, seat)
        return self.legal

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

    def forget_decisions(self, seat: int) -> None:
        super().forget_decisions(seat)
        self.minds.keep(sampling.HISTORY, seat, [])

    def position(self) -> str | None:
        """The whole table, secrets included, as a position of JSON; None where no position can stand."""
        return position.write(self)

    @property
    def result(self) -> Result | None:
        return None if self.awaiting else scores(self)

    def digest(self) -> str:
        """Of all that lies on the table by name, of what is offered, and of the luck to come."""
        return digests.by_ids(self)

    def agrees(self, digest: str) -> bool:
        return digest == (digests.by_ids(self) if digests.is_by_ids(digest) else digests.by_numbers(self))
