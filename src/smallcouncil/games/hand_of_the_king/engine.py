"""Which side of the rules runs: plain Python at once, compiled as soon as it is ready.

Both sides work on the same row in the same memory, so a game may pass from one to the other between two decisions.
"""

from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from smallcouncil.core.compiled import WarmUp, compiled
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.games.hand_of_the_king.layout import LENGTH, NOBODY

if TYPE_CHECKING:
    from numpy import int64
    from numpy.typing import NDArray

# How many plain decisions a process makes before it warms up the compiled side by itself: a person at a table never
# gets there, a simulation does at once.
PATIENCE = 2000


def _prepare() -> SimpleNamespace:
    """Compile what the Python interface calls, or load it from the cache, by playing one game with it."""
    fast = compiled(kernel)
    row = array("q", bytes(8 * LENGTH))
    shared = _shared(row)
    fast.new_game(shared, 2, 0, 0, 1, NOBODY, 1)
    fast.advance(shared, fast.random_action(shared))
    return fast


def _shared(row: "array[int]") -> "NDArray[int64]":
    import numpy

    return numpy.frombuffer(row, dtype=numpy.int64)


warm_up = WarmUp(_prepare)
_plain_decisions = 0


def side(row: "array[int]") -> tuple[Callable[[Any, int], None], Any]:
    """How to advance a game now, and the row in the form that this side wants, on the same memory."""
    if warm_up.ready is None:
        return _advance_plain, row
    return warm_up.ready.advance, _shared(row)


def _advance_plain(row: "array[int]", action: int) -> None:
    """One decision on the plain side; many of them are a reason to warm up the other."""
    global _plain_decisions
    _plain_decisions += 1
    if _plain_decisions == PATIENCE:
        warm_up.begin()
    kernel.advance(row, action)


def new_game(row: "array[int]", seats: int, teams: int, crows: int, companions: int, first: int, seed: int) -> None:
    """Set up a row on whichever side is ready."""
    if warm_up.ready is None:
        kernel.new_game(row, seats, teams, crows, companions, first, seed)
    else:
        warm_up.ready.new_game(_shared(row), seats, teams, crows, companions, first, seed)
