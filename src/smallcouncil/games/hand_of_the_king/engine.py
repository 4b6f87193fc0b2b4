"""Which side of the rules runs: plain Python at once, compiled as soon as it is ready.

Both sides work on the same row in the same memory, so a game may pass from one to the other between two decisions.
"""

from array import array
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

from smallcouncil.core.compiled import WarmUp, compiled, direct
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.games.hand_of_the_king.layout import LENGTH, NOBODY

# How many plain decisions a process makes before it warms up the compiled side by itself: a person at a table never
# gets there, a simulation does at once.
PATIENCE = 2000


def _prepare() -> SimpleNamespace:
    """Compile what the Python interface calls, or load it from the cache, by calling it once."""
    fast = compiled(kernel)
    shared = _shared(array("q", bytes(8 * LENGTH)))
    new_game = direct(fast.new_game, shared, 2, 0, 0, 1, NOBODY, 1)
    decide, reshuffle = direct(fast.decide, shared, 0, 0), direct(fast.reshuffle, shared, 1)
    return SimpleNamespace(new_game=new_game, decide=decide, reshuffle=reshuffle)


@cache
def _numpy() -> tuple[Callable[..., Any], Any]:
    import numpy

    return numpy.frombuffer, numpy.int64


def _shared(row: "array[int]") -> Any:
    """The same memory as an array of NumPy."""
    frombuffer, integer = _numpy()
    return frombuffer(row, integer)


warm_up = WarmUp(_prepare)
_plain_decisions = 0


Side = tuple[Callable[..., None], Callable[[Any, int, int], int], Any]


def side(row: "array[int]") -> Side:
    """The side that is ready now: how to deal, how to decide, and the row in the form that it wants."""
    fast = warm_up.ready
    if fast is None:
        return kernel.new_game, _decide_plain, row
    return fast.new_game, fast.decide, _shared(row)


def reshuffle(row: "array[int]", seed: int) -> None:
    """Lay what is hidden in a row out anew, on the side that is ready."""
    fast = warm_up.ready
    if fast is None:
        kernel.reshuffle(row, seed)
    else:
        fast.reshuffle(_shared(row), seed)


def _decide_plain(row: "array[int]", seat: int, action: int) -> int:
    """One decision on the plain side; many of them are a reason to warm up the other."""
    global _plain_decisions
    _plain_decisions += 1
    if _plain_decisions == PATIENCE:
        warm_up.begin()
    return kernel.decide(row, seat, action)
