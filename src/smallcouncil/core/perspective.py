"""All that a bot gets: what one seat knows, never the state.

A perspective is built on a resampled state, so that even a bot that looks where it should not finds nothing but a guess
at what its seat cannot see.
"""

import secrets
from typing import Any, Protocol

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, Json, Prompt, State


class Perspective:
    """One seat's knowledge of a game at a decision of that seat."""

    __slots__ = ("_guess", "seat")

    def __init__(self, state: State, seat: int, rng: Chance | None = None) -> None:
        """What is hidden from the seat is guessed by the given luck, or by fresh one."""
        self.seat = seat
        self._guess = state.sample(seat, rng or Chance(secrets.randbits(53)))

    @property
    def game(self) -> Game:
        return self._guess.game

    @property
    def seats(self) -> int:
        return self._guess.seats

    @property
    def actions(self) -> tuple[int, ...]:
        """The legal actions, ascending."""
        return self._guess.actions(self.seat)

    @property
    def words(self) -> tuple[str, ...]:
        """The legal actions as words."""
        return self._guess.words(self.seat)

    @property
    def prompt(self) -> Prompt | None:
        return self._guess.prompt(self.seat)

    @property
    def view(self) -> Json:
        """All that the seat may know, as plain JSON."""
        return self._guess.view(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        """What happened, as the seat saw it."""
        return self._guess.events(self.seat, since)

    def observation(self) -> Any:
        """What the seat sees as an array of numbers, for machines that learn; the game's encoder describes it."""
        return self.game.encoder().observation(self._guess, self.seat)

    def mask(self) -> Any:
        """The legal actions as an array, one number for each word of the vocabulary: 1 if it is legal."""
        return self.game.encoder().legal(self._guess, self.seat)

    def guess(self) -> State:
        """One such state for nothing: a copy of that from which all else here is read. It is always the same one."""
        return self._guess.copy()

    def sample(self, rng: Chance) -> State:
        """A full state that the seat cannot tell from the true one, to search in."""
        return self._guess.sample(self.seat, rng)

    def __repr__(self) -> str:
        return f"<Perspective of seat {self.seat} on {self.game.slug}>"


class Bot(Protocol):
    """Whoever can choose one of a perspective's legal actions."""

    def choose(self, perspective: Perspective) -> int: ...
