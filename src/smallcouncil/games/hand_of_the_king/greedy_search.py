"""The greedy bot of Hand of the King: the action after which the position looks best, compiled."""

from collections.abc import MutableSequence, Sequence
from types import SimpleNamespace
from typing import Any

from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import WarmUp, compiled, direct
from smallcouncil.core.knowledge import Advice
from smallcouncil.games.hand_of_the_king.layout import ASK_COMPANION, LENGTH, MOST_SEATS, STEP

# How many orders of the face-down companions to try where one may be drawn; elsewhere they change nothing.
GUESSES = 4
# Shares as close as this are equal, and luck decides.
EQUAL = 1e-12


def greedy(row: MutableSequence[int], seat: int, actions: Sequence[int], weights: Any, rng: Chance) -> Advice:
    """The action of the greatest share at once; the weights are an array of numbers."""
    import numpy

    rows = numpy.empty((2, LENGTH), numpy.int64)
    rows[0] = row
    worth = numpy.zeros(len(actions))
    guesses = GUESSES if row[STEP] == ASK_COMPANION else 1
    look.wait().rate(rows, seat, guesses, numpy.array(actions), worth, weights, numpy.empty(2 * MOST_SEATS))
    shares = dict(zip(actions, worth.tolist(), strict=True))
    most = max(shares.values()) - EQUAL
    return Advice(rng.choice([action for action, share in shares.items() if share >= most]), shares, len(shares))


def _prepare() -> SimpleNamespace:
    """Compile it, or load it from the cache, by a look at a new game."""
    import numpy

    from smallcouncil.games.hand_of_the_king import greedy_kernel, kernel
    from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand

    rows = numpy.zeros((2, LENGTH), numpy.int64)
    compiled(kernel).new_game(rows[0], 2, 0, 0, 1, 0, 1)
    actions, worth = numpy.zeros(0, numpy.int64), numpy.zeros(0)
    rate = direct(
        compiled(greedy_kernel).rate, rows, 0, 1, actions, worth, numpy.asarray(by_hand()), numpy.empty(2 * MOST_SEATS)
    )
    return SimpleNamespace(rate=rate)


look = WarmUp(_prepare)
