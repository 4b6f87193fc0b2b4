"""Hand of the King as a `State` of the contract: a row of integers, its history, and what may be asked of it."""

import hashlib
from array import array
from random import Random
from typing import Any, Self, SupportsIndex

from smallcouncil.core.bits import subsets
from smallcouncil.core.chance import Chance, Seed
from smallcouncil.core.game import Game, Json, Prompt, Result, Setup, State
from smallcouncil.core.sealed import SealedChance
from smallcouncil.games.hand_of_the_king import dealing, engine, events, explain, position, views
from smallcouncil.games.hand_of_the_king.kernel import awaited
from smallcouncil.games.hand_of_the_king.layout import (
    DECK,
    DECK_LEFT,
    LEGAL,
    LEGAL_CARDS,
    LENGTH,
    LUCK,
    NOBODY,
    OVER,
    SEAT,
    STEP,
)
from smallcouncil.games.hand_of_the_king.scoring import result

BLANK = array("q", bytes(8 * LENGTH))
DUE = ((0,), (1,), (2,), (3,), ())


# The legal actions in pieces of at most fourteen bits, so that a table turns each piece into a tuple.
UP_OR_DOWN, SIDEWAYS = subsets(range(14)), subsets(range(14, 28))
NAMES, MORE_NAMES = subsets(range(28, 41)), subsets(range(41, 54))
CARDS, MORE_CARDS, LAST_CARDS = subsets(range(54, 66)), subsets(range(66, 78)), subsets(range(78, 89))
MOVES_ONLY = 1 << 28


class HandState(State):
    """A game of Hand of the King."""

    __slots__ = ("_decide", "_first", "_row", "_shared", "_told", "_written")

    def __init__(
        self,
        game: Game,
        setup: Setup,
        row: "array[int]",
        first: "array[int] | None" = None,
        history: list[tuple[int, int]] | None = None,
        side: engine.Side | None = None,
    ) -> None:
        """`first` is the row at the first decision, shared by all copies; without it this is the first decision."""
        self.game = game
        self.setup = setup
        self.history: list[tuple[int, int]] = [] if history is None else history
        self._row = row
        self._first = row[:] if first is None else first
        self._told: tuple[int, array[int]] | None = None
        self._written: tuple[int, str] | None = None
        _, self._decide, self._shared = side or engine.side(row)
        self.awaiting = DUE[awaited(row)]

    @classmethod
    def dealt(cls, game: Game, setup: Setup) -> Self:
        """A new game, dealt from the seed."""
        if isinstance(setup.seed, str):
            return cls(game, setup, dealing.sealed(setup, SealedChance(setup.seed)))
        row = BLANK[:]
        new_game, _, shared = side = engine.side(row)
        options = setup.options
        first = NOBODY if options["first"] == "random" else int(options["first"])
        flags = int(options["teams"]), int(options["crows"]), int(options["companions"])
        new_game(shared, setup.seats, *flags, first, setup.seed)
        return cls(game, setup, row, side=side)

    @property
    def row(self) -> "array[int]":
        """The position as `layout` describes it, for readers of the compiled side: bots and the solver."""
        return self._row

    def actions(self, seat: int) -> tuple[int, ...]:
        row = self._row
        if seat != row[SEAT]:
            self.check_seat(seat)
            return ()
        legal = row[LEGAL]
        if 0 < legal < MOVES_ONLY:
            return UP_OR_DOWN[legal & 0x3FFF] + SIDEWAYS[legal >> 14]
        moves = UP_OR_DOWN[legal & 0x3FFF] + SIDEWAYS[legal >> 14 & 0x3FFF]
        cards = row[LEGAL_CARDS]
        targets = CARDS[cards & 0xFFF] + MORE_CARDS[cards >> 12 & 0xFFF] + LAST_CARDS[cards >> 24]
        return moves + NAMES[legal >> 28 & 0x1FFF] + MORE_NAMES[legal >> 41] + targets

    def act(self, seat: int, action: int) -> None:
        if type(seat) is not int or type(action) is not int:
            seat, action = self.whole(seat, action)
        try:
            due = self._decide(self._shared, seat, action)
        except OverflowError:  # more than the compiled side can hold, so no seat and no action
            due = -1
        if due < 0:
            self.refuse(seat, action)
        self.history.append((seat, action))
        self.awaiting = DUE[due]

    def broken_rule(self, seat: int, action: int) -> str:
        return explain.broken_rule(self._row, seat, action, bool(self.setup.options["crows"]))

    def prompt(self, seat: int) -> Prompt | None:
        self.check_seat(seat)
        return explain.prompt(self._row) if seat in self.awaiting else None

    def view(self, seat: int | None) -> Json:
        if seat is not None:
            self.check_seat(seat)
        return views.view(self)

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        if seat is not None:
            self.check_seat(seat)
        found = events.events(self, since)
        self._told = len(self.history), self._row[:]
        return found

    def at(self, number: SupportsIndex) -> Self:
        """From where events were last told nothing is played again: a table asks for one decision after the other."""
        row = self.row_at(number) if type(number) is int else None
        if row is None:
            return super().at(number)
        return type(self)(self.game, self.setup, row[:], self._first, self.history[:number])

    def row_at(self, number: int) -> "array[int] | None":
        """The row after so many decisions, if that is where events were last told."""
        return self._told[1] if self._told is not None and self._told[0] == number else None

    def copy(self) -> Self:
        twin = type(self)(self.game, self.setup, self._row[:], self._first, self.history[:])
        twin._told = self._told
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes a state travels as its numbers; the other end chooses its own side of the rules."""
        return type(self), (self.game, self.setup, self._row, self._first, self.history)

    def restart(self) -> Self:
        return type(self)(self.game, self.setup, self._first[:], self._first)

    @property
    def is_open(self) -> bool:
        """Without companions that lie face down."""
        return self._row[DECK_LEFT] == 0

    def sample(self, seat: int, rng: Chance | Random | int) -> Self:
        """Only the order of the face-down companions is unknown, to every seat alike.

        They lie at the bottom of the deck since the first decision, so the first row gets the same new order.
        """
        self.check_seat(seat)
        row, first = self._row[:], self._first[:]
        engine.reshuffle(row, Chance.of(rng).below(1 << 31))
        hidden = slice(DECK, DECK + row[DECK_LEFT])
        first[hidden] = row[hidden]
        first[LUCK : LUCK + 4] = row[LUCK : LUCK + 4]
        sampled = type(self)(self.game, self.setup._replace(seed=None), row, first, self.history[:])
        sampled._told = len(self.history), row[:]
        return sampled

    def branch(self, seat: int, seed: Seed) -> Self:
        """The position string holds all that is open, and the seed lays out the rest."""
        self.check_seat(seat)
        begun = self.game.start(position=self.position(), seed=seed)
        assert isinstance(begun, type(self))
        return begun

    @property
    def result(self) -> Result | None:
        return result(self._row) if self._row[STEP] == OVER else None

    def position(self) -> str:
        """The position string: the whole position on one line."""
        return f"{self._lying} {position.pending(self._row)}"

    @property
    def _lying(self) -> str:
        """The first part of it, written once a decision: a table asks for it to save it and to show it."""
        if self._written is None or self._written[0] != len(self.history):
            self._written = len(self.history), position.lying(self._row, self._flags())
        return self._written[1]

    def _flags(self) -> dict[str, bool]:
        return {name: bool(self.setup.options[name]) for name in ("teams", "crows", "companions")}

    def digest(self) -> str:
        """Which companion a tie is blamed on is left out: it changes nothing in the rest of the game."""
        place = f"{self._lying} {position.pending(self._row, causes=False)}"
        hidden = list(self._row[DECK : DECK + self._row[DECK_LEFT]])
        luck = list(self._row[LUCK : LUCK + 4])
        return hashlib.sha256(f"{place} {hidden} {luck}".encode()).hexdigest()[:16]
