"""Positions as numbers, for machines that learn: what a seat may know, in a row of small numbers of fixed length.

An encoder belongs to a game and stands beside its rules; the adapters in `research` know only what is here.
"""

import json
import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, Result, Setup, State

WAIT = -1
"""In place of an action: this game of a fleet stays where it is."""


@dataclass(frozen=True)
class Plane:
    """One named part of an observation. Its numbers are whole and run from 0 to `most`."""

    name: str
    shape: tuple[int, ...]
    about: str
    most: int = 1

    @property
    def size(self) -> int:
        return math.prod(self.shape)


class Encoder(ABC):
    """One game's observations, the same for all its seat counts and options.

    Seats are told from the observer on: first its own, then the others in the order of play, so that one network can
    play every seat.
    """

    planes: tuple[Plane, ...]
    longest: int
    """No game takes more decisions than this."""

    def __init__(self, game: Game) -> None:
        import numpy

        self.game = game
        self._numpy = numpy
        self._array_of, self._byte = numpy.frombuffer, numpy.dtype(numpy.int8)
        self._words = len(game.vocabulary)

    def observation(self, state: State, seat: int) -> Any:
        """The observation of a seat as an array of its own."""
        out = self._numpy.empty(self.size, self._numpy.int8)
        self.write(state, seat, out)
        return out

    def legal(self, state: State, seat: int) -> Any:
        """The legal actions of a seat as an array of its own, one byte for each word of the vocabulary."""
        row = bytearray(self._words)
        for action in state.actions(seat):
            row[action] = 1
        return self._array_of(row, self._byte)

    @abstractmethod
    def write(self, state: State, seat: int, out: Any) -> None:
        """Write the observation of a seat over `out`, an array of `size` signed bytes."""

    def mask(self, state: State, seat: int, out: Any) -> None:
        """Write the legal actions of a seat over `out`, one byte for each word of the vocabulary."""
        out[:] = 0
        out[list(state.actions(seat))] = 1

    def text(self, state: State, seat: int) -> str:
        """What a seat sees now: equal texts are positions that look the same to it."""
        return json.dumps(state.view(seat), sort_keys=True)

    def recall(self, state: State, seat: int) -> str:
        """What a seat sees now and has seen before: games with equal texts are the same game to it."""
        return json.dumps([state.view(seat), state.events(seat)], sort_keys=True)

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        """The decisions that a seat has seen, each a seat and an action, in their order: its own and those made openly.

        Their number, too, must tell nothing that the seat does not know.
        """
        return [decision for decision in state.history if decision[0] == seat]

    def prepare(self) -> None:
        """Get ready whatever would cost time in the first observation."""

    def fleet(self, setup: Setup, games: int) -> "Fleet | None":
        """Many games at once on the game's own fast side, if it has one."""
        return None

    @cached_property
    def size(self) -> int:
        return sum(plane.size for plane in self.planes)

    def bounds(self) -> Any:
        """The greatest numbers that can stand in an observation."""
        planes = [self._numpy.full(plane.size, plane.most, self._numpy.int8) for plane in self.planes]
        return self._numpy.concatenate(planes)

    def split(self, observations: Any) -> dict[str, Any]:
        """One observation, or an array of many, as its planes."""
        return split(self.planes, observations)

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes an encoder travels as that of its game: what it has compiled stays where it is."""
        return _encoder_of, (self.game,)


def _encoder_of(game: Game) -> Encoder:
    return game.encoder()


def starts(planes: Iterable[Plane]) -> dict[str, int]:
    """Where each plane begins in an observation."""
    found, start = {}, 0
    for plane in planes:
        found[plane.name] = start
        start += plane.size
    return found


def split(planes: Sequence[Plane], observations: Any) -> dict[str, Any]:
    """Observations as planes, by name: views of the same memory in the shapes that the planes have."""
    parts, begin = {}, starts(planes)
    for plane in planes:
        part = observations[..., begin[plane.name] : begin[plane.name] + plane.size]
        parts[plane.name] = part.reshape(*observations.shape[:-1], *plane.shape)
    return parts


class Ahead(NamedTuple):
    """What every legal action of every game of a fleet would lead to, one row an action, game by game."""

    rows: Any
    """Which game."""
    actions: Any
    observations: Any
    """What the seat that decides would see then."""
    rewards: Any
    """What that seat would be paid, if the game were over then."""
    ended: Any


class Fleet(ABC):
    """Many games at once, in arrays with one row a game. The arrays stay the same and are written over by each call.

    `observations`, `masks` and `seats` tell what the seat to decide sees in each game, what it may do, and which seat
    that is. `rewards` (one column a seat) and `ended` tell of the games that the last step brought to their end; in
    their places new games stand already. `finals` keeps what `watchers` (a seat for each row) saw at that end.
    """

    def __init__(self, encoder: Encoder, setup: Setup, games: int) -> None:
        import numpy

        self.game = encoder.game
        self.encoder = encoder
        self.setup = setup
        self.observations: Any = numpy.zeros((games, encoder.size), numpy.int8)
        self.masks: Any = numpy.zeros((games, len(self.game.vocabulary)), numpy.int8)
        self.seats: Any = numpy.zeros(games, numpy.int64)
        self.rewards: Any = numpy.zeros((games, setup.seats), numpy.float32)
        self.ended: Any = numpy.zeros(games, numpy.bool_)
        self.watchers: Any = numpy.zeros(games, numpy.int64)
        self.finals: Any = numpy.zeros((games, encoder.size), numpy.int8)

    @abstractmethod
    def deal(self, seed: int) -> None:
        """Start all games anew. Game number n, counted from here on, is dealt from the seed plus n."""

    def step(self, actions: Any) -> None:
        """Decide in every game but those that are told to `WAIT`.

        An illegal action raises `IllegalAction`, which names its row, and changes no game.
        """
        row = self.first_illegal(actions)
        if row is not None:
            self.refuse(row, int(actions[row]))
        self.advance(actions)

    def refuse(self, row: int, action: int) -> None:
        """Raise the error that says why the game of a row does not take this action now."""
        try:
            self.state(row).refuse(int(self.seats[row]), action)
        except CouncilError as error:
            error.args = (f"row {row}: {error}",)
            error.details = {**error.details, "row": row}
            raise

    @abstractmethod
    def first_illegal(self, actions: Any) -> int | None:
        """The first row whose action is neither legal nor `WAIT`."""

    @abstractmethod
    def advance(self, actions: Any) -> None:
        """Decide in every game that does not wait; the actions are legal."""

    @abstractmethod
    def choose(self) -> Any:
        """A legal action for every game, each as likely as the others."""

    @abstractmethod
    def state(self, row: int) -> State:
        """The game of a row, to look at."""

    def ahead(self, luck: Chance) -> Ahead:
        """Try every legal action of every game. What the seat cannot see is guessed by the given luck, once a game."""
        ahead = self._nothing_ahead()
        at = 0
        for row in range(len(self.seats)):
            seat = int(self.seats[row])
            guess = self.state(row).sample(seat, luck)
            for action in guess.actions(seat):
                tried = guess.copy()
                tried.act(seat, action)
                ahead.rows[at], ahead.actions[at], ahead.ended[at] = row, action, not tried.awaiting
                ahead.rewards[at] = payoffs(tried.result, tried.seats)[seat]
                self.encoder.write(tried, seat, ahead.observations[at])
                at += 1
        return ahead

    def _nothing_ahead(self) -> Ahead:
        """Room for all legal actions."""
        import numpy

        count = int(self.masks.sum())
        return Ahead(
            rows=numpy.zeros(count, numpy.int64),
            actions=numpy.zeros(count, numpy.int64),
            observations=numpy.zeros((count, self.observations.shape[1]), numpy.int8),
            rewards=numpy.zeros(count, numpy.float32),
            ended=numpy.zeros(count, numpy.bool_),
        )


def payoffs(result: Result | None, seats: int) -> tuple[float, ...]:
    """What the end of a game is worth to each seat: every loser pays 1, and the winners share it. Nothing before."""
    if result is None:
        return (0.0,) * seats
    winners = len(result.winners)
    prize = (seats - winners) / winners if winners else 0.0
    lost = -1.0 if winners else 0.0
    return tuple(prize if seat in result.winners else lost for seat in range(seats))
