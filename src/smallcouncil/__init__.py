"""Small Council: Game of Thrones tabletop games, playable and studied from Python.

>>> import smallcouncil as sc
>>> state = sc.game("hand-of-the-king").start(seats=2, seed=7)
>>> state.act(0, state.actions(0)[0])
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from smallcouncil.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadWord,
    CouncilError,
    GameOver,
    IllegalAction,
    NoSuchSeat,
    UnknownGame,
    UnknownOption,
    WrongSeat,
)

if TYPE_CHECKING:
    from smallcouncil.core.game import Game, State

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadWord",
    "Chance",
    "CouncilError",
    "GameOver",
    "IllegalAction",
    "NoSuchSeat",
    "RecordDiffers",
    "UnknownGame",
    "UnknownOption",
    "WrongSeat",
    "__version__",
    "game",
    "games",
    "replay",
]

_LATER = {"Chance": "smallcouncil.core.chance", "RecordDiffers": "smallcouncil.core.records"}


def game(slug: str) -> "Game":
    """A game by its slug."""
    from smallcouncil.games import load

    return load(slug)


def games() -> dict[str, "Game"]:
    """All games, by slug."""
    from smallcouncil.games import load, slugs

    return {slug: load(slug) for slug in slugs()}


def replay(record: str | Mapping[str, Any]) -> "State":
    """Play a record again; `BadRecord` names the line that is wrong, `RecordDiffers` a game that went differently."""
    from smallcouncil.core import records

    return records.replay(record, game)


def __getattr__(name: str) -> Any:
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'smallcouncil' has no attribute {name!r}")
