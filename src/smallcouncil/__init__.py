"""Small Council: Game of Thrones tabletop games, playable and studied from Python.

>>> import smallcouncil as sc
>>> list(sc.games())
>>> game = next(iter(sc.games().values()))
>>> state = game.start(seats=4, seed=7)
>>> state.act(0, state.actions(0)[0])
"""

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from smallcouncil.core import Chance, Game, Perspective, State, printing, records
from smallcouncil.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadWord,
    CouncilError,
    GameOver,
    IllegalAction,
    NoDrawing,
    NoSuchMoment,
    NoSuchSeat,
    UnknownGame,
    UnknownOption,
    WordForNumber,
    WrongSeat,
)
from smallcouncil.core.records import RecordDiffers

if TYPE_CHECKING:
    from smallcouncil import arena, bots
    from smallcouncil.arena.in_process import match
    from smallcouncil.core.solving import Solution

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadWord",
    "Chance",
    "CouncilError",
    "Game",
    "GameOver",
    "IllegalAction",
    "NoDrawing",
    "NoSuchMoment",
    "NoSuchSeat",
    "Perspective",
    "RecordDiffers",
    "State",
    "UnknownGame",
    "UnknownOption",
    "WordForNumber",
    "WrongSeat",
    "__version__",
    "arena",
    "bots",
    "game",
    "games",
    "match",
    "replay",
    "solve",
]


_LATER = {
    "arena": "smallcouncil.arena",
    "bots": "smallcouncil.bots",
    "match": "smallcouncil.arena.in_process",
}
"""What is imported when it is first asked for, so that whoever only plays need not wait for it."""


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = import_module(_LATER[name])
    return getattr(found, name, found)


def _printed(how: str, state: State) -> str:
    """By the terminal, which is imported when somebody prints."""
    return str(getattr(import_module("smallcouncil.terminal.printed"), how)(state))


printing.shown_by(text=partial(_printed, "text"), picture=partial(_printed, "picture"))


def game(slug: str) -> Game:
    """A game by its slug."""
    from smallcouncil.core.discovery import load

    return load(slug)


def games() -> dict[str, Game]:
    """All games, by slug, in the order in which they want to be offered."""
    from smallcouncil.core.discovery import games

    return games()


def replay(record: str | Mapping[str, Any]) -> State:
    """Play a record again; `BadRecord` names the line that is wrong, `RecordDiffers` a game that went differently."""
    return records.replay(record, game)


def solve(
    state: State,
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    memory: int | None = None,
    margin: bool = True,
) -> "Solution":
    """Who wins under perfect play, by how much (with `margin`) and how; "unknown" if the budget runs out.

    The budget is in nodes, seconds and bytes; `NotSolvable` says why a position cannot be solved at all.
    """
    return state.game.solve(state, nodes=nodes, seconds=seconds, memory=memory, margin=margin)
