"""What a scenario may say of a game in short words: how a position is laid, what its seats are called, what lies where.

A scenario (`smallcouncil.cardkit.scenarios`) compares such facts. A game that brings none of its own is told by its
views: `round`, `piles.0`, `current.ally` are paths into what everybody sees, `0.hand` into what seat 0 sees.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from smallcouncil.core.game import Game, State

SEED = 1
"""The luck of every scenario: what a position leaves open is dealt from this seed."""


class UnknownFact(ValueError):
    """A scenario asks for something that the game cannot tell."""


class Unordered(tuple[str, ...]):
    """Cards that lie together in no order."""

    __slots__ = ()


Fact = str | int | bool | None | Sequence[str | int | None]
"""A fact as the scenario compares it: a list in its order, unless it is `Unordered`."""


class Facts:
    """The facts of one game. Positions are read by the game's own reader, seats are called by their numbers."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    def lay(self, text: str) -> "State":
        """The game that a `start` line tells: a position, or JSON with seats, seed and options of a new game."""
        new = _new_game(text)
        return self.game.start(position=text, seed=SEED) if new is None else self.game.start(**{"seed": SEED, **new})

    def seats(self, state: "State") -> Mapping[str, int]:
        """The seats by the names that scenarios use."""
        return {str(seat): seat for seat in range(state.seats)}

    def fact(self, state: "State", name: str) -> Fact:
        """What is so: the answer to the left side of `name=value`."""
        told = self.common(state).get(name)
        return told() if told else self.seen(state, name)

    def common(self, state: "State") -> Mapping[str, Callable[[], Fact]]:
        """Facts that every game has."""
        names = {seat: name for name, seat in self.seats(state).items()}
        return {
            "awaiting": lambda: [names[seat] for seat in state.awaiting],
            "over": lambda: state.result is not None,
            "winners": lambda: [names[seat] for seat in state.result.winners] if state.result else None,
            "scores": lambda: list(state.result.scores) if state.result else None,
            "ranks": lambda: list(state.result.ranks) if state.result else None,
        }

    def seen(self, state: "State", name: str) -> Fact:
        """A path into the view of a seat, if it begins with its name, or into what everybody sees."""
        first, *rest = path = name.split(".")
        seat = self.seats(state).get(first) if rest else None
        found: Any = state.view(seat)
        for step in path if seat is None else rest:
            found = _inside(found, step, name)
        if isinstance(found, list) and not any(isinstance(each, dict | list) for each in found):
            return found
        if isinstance(found, dict | list):
            raise UnknownFact(f"{name!r} is no single fact: name a part of it, {name}.…")
        plain: Fact = found
        return plain


def _new_game(text: str) -> dict[str, Any] | None:
    """The words of `Game.start` that a text gives, if it is no position."""
    try:
        told = json.loads(text or "{}")
    except ValueError:
        return None
    if not isinstance(told, dict) or set(told) - {"seats", "seed", "options"}:
        return None
    options = told.pop("options", {})
    return {**told, **options} if isinstance(options, dict) else None


def _inside(found: Any, step: str, name: str) -> Any:
    """One step of a path."""
    if isinstance(found, dict) and step in found:
        return found[step]
    if isinstance(found, list) and step.isdecimal() and int(step) < len(found):
        return found[int(step)]
    raise UnknownFact(f"there is no fact {name!r}: {_known(found, step)}")


def _known(found: Any, step: str) -> str:
    if isinstance(found, dict):
        return f"{step!r} is none of {', '.join(map(str, found))}"
    if isinstance(found, list):
        return f"{step!r} is no place in a list of {len(found)}"
    return f"nothing lies below {found!r}"
