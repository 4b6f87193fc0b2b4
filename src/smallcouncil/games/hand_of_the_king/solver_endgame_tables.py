"""What a move among the last cards changes in its House, as one table for `solver_endgame_kernel`.

A position is known there by sums over its Houses, all in one integer: how much either side likes it, and how many
banners either is ahead if all open Houses go to the other. Each House adds enough to keep every part positive, and what
stands for no House makes the highest bit of a lead tell that one more banner is enough.
"""

from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT
from smallcouncil.games.hand_of_the_king.solver_tables import (
    CERTAIN,
    CODES,
    EXPECTED,
    IS_OPEN,
    IS_SURE_0,
    IS_SURE_1,
    LOST,
    MARKS,
    TAKEN,
)

# The parts of the sums: what the seats like, sixteen bits each, then their leads, eight bits each.
LIKED, LEAD = 16, 8
LEADS = 2 * LIKED
LIKED_BITS, LEAD_BITS = (1 << LIKED) - 1, (1 << LEAD) - 1
ONE_IS_ENOUGH = LEAD - 1
NEARLY_ENOUGH = (1 << ONE_IS_ENOUGH) - 1

# A move is tried first if it is good for the mover, leaves the other side few cards in sight, and few Houses open.
W_SEEN = 200
W_OPEN = 300
MOST_SEEN = 10

_LEAST_LIKED = CERTAIN + W_OPEN
# The sums of no House at all where the target is a win, and how they change with every banner more to the target.
_TO_ONE = (1 << ONE_IS_ENOUGH) - (HOUSE_COUNT - 1)
NO_HOUSE = (1 + (1 << LIKED)) * W_SEEN * MOST_SEEN + (1 + (1 << LEAD) << LEADS) * _TO_ONE
A_BANNER_MORE = ((1 << LEAD) - 1) << LEADS


def _sums(marks: int, expected: int) -> int:
    """What one House adds to the sums."""
    sure = [int(marks & mark != 0) for mark in (IS_SURE_0, IS_SURE_1)]
    is_open = int(marks & IS_OPEN != 0)
    liked = [_LEAST_LIKED + good - W_OPEN * is_open for good in (expected, -expected)]
    leads = [1 + sure[seat] - sure[1 - seat] - is_open for seat in (0, 1)]
    return liked[0] + (liked[1] << LIKED) + (leads[0] << LEADS) + (leads[1] << LEADS + LEAD)


def _change(place: int, after: int) -> tuple[int, ...]:
    before = place % CODES
    return MARKS[before] ^ MARKS[after], SUMS[after] - SUMS[before], before ^ after, 0


# Indexed by code.
SUMS = tuple(_sums(marks, expected) for marks, expected in zip(MARKS, EXPECTED, strict=True))
# Four numbers for every seat, cards that it takes, and code before: the change of the marks, of the sums and of the
# code. Where seat 0 takes no card, one is cut off instead.
MARKS_CHANGE, SUMS_CHANGE, CODE_CHANGE = range(3)
CHANGE_BITS = 2
CHANGES = tuple(part for place, after in enumerate((*LOST, *TAKEN[CODES:])) for part in _change(place, after))
