"""What all adapters share: games dealt one after another, observations as arrays, who decides, who sits where."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import MOST_SEED, Game, State, Value
from smallcouncil.core.perspective import Bot, Perspective

Chooser = Callable[[State, int], int]
Player = str | Bot
Sitter = TypeVar("Sitter", str, Player)

RANDOM = "random"


class RandomChooser:
    """Takes any legal action. It looks at nothing, so it is spared a view of its own: ten times the speed."""

    def __init__(self, seed: int) -> None:
        self._luck = Chance(seed)

    def __call__(self, state: State, seat: int) -> int:
        return self._luck.choice(state.actions(seat))


class BotChooser:
    """A bot that is shown what its seat may know."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot = bot
        self._luck = Chance(seed)

    def __call__(self, state: State, seat: int) -> int:
        return self._bot.choose(Perspective(state, seat, self._luck))


def chooser(player: Player, seed: int) -> Chooser:
    """A bot, or the one that a code names, as a function."""
    if player == RANDOM:
        return RandomChooser(seed)
    return BotChooser(bots.make(player, seed) if isinstance(player, str) else player, seed)


def deals_after(seed: int) -> int:
    """The seed of the game after the one of a seed; those that follow count on from it.

    They lie far from those after any other seed, so that environments with seeds side by side, as the libraries give
    them to environments that run side by side, deal different games.
    """
    return int.from_bytes(hashlib.sha256(f"deals after {seed}".encode()).digest()[:8], "big") & MOST_SEED >> 1


def round_the_table(players: "Sequence[Sitter]", seats: int) -> "list[Sitter]":
    """A player for each seat; fewer players than seats go round."""
    return [players[seat % len(players)] for seat in range(seats)]


def players_of(number: int, seats: int, rotate: bool) -> tuple[int, ...]:
    """Who of a series sits where in a game of it, seat by seat; by rotation each player has each seat equally often."""
    return tuple((seat + number * rotate) % seats for seat in range(seats))


def luck_of(deal: int, seat: int) -> int:
    """The seed of whoever sits at a seat of the game that is dealt from a seed: each has luck of its own."""
    return (deal << 4 | seat + 1) & (1 << 62) - 1


def to_decide(state: State) -> int:
    """Whose decision is asked for next. Those of several seats at once are asked in the order of the seats.

    That gives nothing away: no view shows an answer before all are in.
    """
    awaiting = state.awaiting
    return awaiting[0] if len(awaiting) == 1 else min(awaiting)


class DealtGames:
    """Games of one setup, dealt one after another, and what their seats see of them as arrays.

    The game of a seed is followed by those of `deals_after(seed)`, plus 1, plus 2 and so on. Without a seed ever given
    the first is fresh.
    """

    def __init__(self, game: Game, seats: int | None, options: Mapping[str, Value]) -> None:
        setup = game.setup(seats, 0, None, options)
        self.game = game
        self.seats = setup.seats
        self.words = len(game.vocabulary)
        self._options = setup.options
        self._encoder = game.encoder()
        self.observation, self.mask = self._encoder.observation, self._encoder.legal
        """What a seat sees of a state, and what it may do, each as an array of its own."""
        self.dealt = self._next = secrets.randbits(53)
        """The seed of the last game."""
        game.compile()
        self._encoder.prepare()

    @property
    def most(self) -> Any:
        """The greatest numbers that can stand in an observation."""
        return self._encoder.bounds()

    def deal(self, seed: int | None = None, wishes: Mapping[str, Any] | None = None) -> State:
        """The next game. The wishes may hold a position to start from."""
        self.dealt = self._next if seed is None else int(seed) & MOST_SEED
        self._next = self.dealt + 1 & MOST_SEED if seed is None else deals_after(self.dealt)
        position = (wishes or {}).get("position")
        setup = self.game.setup(self.seats, self.dealt, position, {} if position else self._options)
        return self.game.begin(setup)
