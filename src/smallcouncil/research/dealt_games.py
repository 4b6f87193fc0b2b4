"""What all adapters share: games dealt one after another, observations as arrays, who decides, who sits where."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import numpy

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import MOST_SEED, Game, State, Value
from smallcouncil.core.perspective import Bot, Perspective

Chooser = Callable[[State, int], int]
Player = str | Bot
Sitter = TypeVar("Sitter", str, Player)

RANDOM = "random"


def chooser(player: Player, seed: int) -> Chooser:
    """A bot, or the one that a code names, as a function.

    The random one looks at nothing, so it is spared a view of its own: ten times the speed.
    """
    luck = Chance(seed)
    if player == RANDOM:
        return lambda state, seat: luck.choice(state.actions(seat))
    bot = bots.make(player, seed) if isinstance(player, str) else player
    return lambda state, seat: bot.choose(Perspective(state, seat, luck))


def round_the_table(players: "Sequence[Sitter]", seats: int) -> "list[Sitter]":
    """A player for each seat; fewer players than seats go round."""
    return [players[seat % len(players)] for seat in range(seats)]


def luck_of(deal: int, seat: int) -> int:
    """The seed of whoever sits at a seat of the game that is dealt from a seed: each has luck of its own."""
    return (deal << 4 | seat + 1) & (1 << 62) - 1


def to_decide(state: State) -> int:
    """Whose decision is asked for next. Those of several seats at once are asked in the order of the seats.

    That gives nothing away: no view shows an answer before all are in.
    """
    return min(state.awaiting)


class DealtGames:
    """Games of one setup, dealt one after another, and what their seats see of them as arrays.

    Game number n after a deal with a seed is dealt from that seed plus n. Without one ever given the first is fresh.
    """

    def __init__(self, game: Game, seats: int | None, options: Mapping[str, Value]) -> None:
        setup = game.setup(seats, 0, None, options)
        self.game = game
        self.seats = setup.seats
        self.words = len(game.vocabulary)
        self._options = setup.options
        self._encoder = game.encoder()
        self.dealt = self._next = secrets.randbits(32)
        """The seed of the last game."""
        game.compile()
        self._encoder.prepare()

    @property
    def most(self) -> Any:
        """The greatest numbers that can stand in an observation."""
        planes = [numpy.full(plane.size, plane.most, numpy.int8) for plane in self._encoder.planes]
        return numpy.concatenate(planes)

    def deal(self, seed: int | None = None, wishes: Mapping[str, Any] | None = None) -> State:
        """The next game. The wishes may hold a position to start from."""
        self.dealt = self._next if seed is None else int(seed) & MOST_SEED
        self._next = self.dealt + 1 & MOST_SEED
        position = (wishes or {}).get("position")
        setup = self.game.setup(self.seats, self.dealt, position, {} if position else self._options)
        return self.game.begin(setup)

    def observation(self, state: State, seat: int) -> Any:
        return self._encoder.observation(state, seat)

    def mask(self, state: State, seat: int) -> Any:
        return self._encoder.legal(state, seat)
