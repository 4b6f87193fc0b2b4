"""Observations of a game that has no encoder of its own: its legal actions, and its view in a table of hashed places.

Every number, word and list in the view of a seat has a path (`eggs.0`). A path is hashed to one of `PLACES` places, and
the number is written there; for a word its place is set to one. Two paths may share a place, as always with hashed
features; an encoder that the game brings itself has no such doubts and is far smaller.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any
from zlib import crc32

from smallcouncil.core.encoding import Encoder, Plane
from smallcouncil.core.game import Game, State

PLACES = 1024
MOST = 127


class PlainEncoder(Encoder):
    """What a seat may do and what it may know, as far as signed bytes can tell."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.longest = game.longest
        self.planes = (
            Plane("seat", (max(game.seat_counts),), "which seat observes"),
            Plane("legal", (len(game.vocabulary),), "the words that it may say now"),
            Plane("view", (PLACES,), "all that it may know, by hashed places", MOST),
        )

    def write(self, state: State, seat: int, out: Any) -> None:
        out[:] = 0
        out[seat] = 1
        first = self.planes[0].size
        for action in state.actions(seat):
            out[first + action] = 1
        write_view(state.view(seat), out[first + self.planes[1].size :])


def write_view(view: Any, out: Any, but: Any = None) -> None:
    """Write a view over zeros, by hashed places; what stands in another view as well may be left out."""
    known = set(_numbers(but, ""))
    for path, number in _numbers(view, ""):
        if (path, number) not in known:
            out[_place(path)] = number


def _numbers(value: Any, path: str) -> Iterator[tuple[str, int]]:
    """The leaves of a view. Numbers start at 1, as a zero differs from nothing; a word is a one at its own path."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from _numbers(part, f"{path}.{name}")
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from _numbers(part, f"{path}.{number}")
    elif isinstance(value, int):
        yield path, max(0, min(int(value) + 1, MOST))
    elif value is not None:
        yield f"{path}={value}", 1


@cache
def _place(path: str) -> int:
    return crc32(path.encode()) % PLACES
