"""Positions of the exact solver for two seats and Varys alone: what they are, and when one is settled.

A position is the squares that Varys can still come to, his own, the seat to move, and for each House the class of its
standing (see `solver_tables`). The moves do not depend on who has what, so a better standing is never worse. Written
for the compiled side.

Worth: twice the difference in banners, and one more or less for the winner. A target is an odd worth.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.companions import SHAE, TYRION
from smallcouncil.games.hand_of_the_king.kernel import square_of, standing, strength
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_MOVE,
    BANNERS,
    GRID,
    HOUSE_COUNT,
    KEPT,
    OFFER,
    OVER,
    RAYS,
    SQUARES,
    STEP,
)
from smallcouncil.games.hand_of_the_king.solver_tables import (
    CERTAIN,
    EXPECTED,
    MARKS,
    RANK,
    SPREAD,
    STANDINGS,
    standing_of,
)

Row = MutableSequence[int]

MELT = True

NO, YES, NOT_YET = 0, 1, 2
HOUSE_BITS = (1 << HOUSE_COUNT) - 1
CROSS = tuple(
    RAYS[square * 4] | RAYS[square * 4 + 1] | RAYS[square * 4 + 2] | RAYS[square * 4 + 3] for square in range(SQUARES)
)

# Six bits a House hold its standing, or its rank and a guard that shows a borrow when two sets of ranks are compared.
FIELD = 6
FIELD_BITS = (1 << FIELD) - 1
MIDDLE = 16
# Where the sets of Houses lie in the marks of a position (see `solver_tables`).
SURE_FOR_1, STILL_OPEN, UNHELD, GONE_TO_0, GONE_TO_1 = (8 * byte for byte in range(1, 6))

# The workspace: one array for the problem and what the search remembers between two calls.
KINDRED = 0  # per House: the squares of its cards
HOUSE_AT = HOUSE_COUNT  # per square: the House of the card that was dealt there
(
    TARGET,
    NODES,
    LIMIT,  # stop when this many nodes are done
    FILLED,  # entries in the table
    ROOM,  # stop when the table holds this many
    PLY,  # where the search stands; below 0 it has not begun
    FOUND_SCORE,
) = range(HOUSE_AT + SQUARES, HOUSE_AT + SQUARES + 7)
DESK = HOUSE_AT + SQUARES + 7

W_SPREAD = 200000


def reachable(grid: int, varys: int) -> int:
    """The squares with cards that Varys may still come to or pass, whoever moves him; the others count for nobody."""
    reach = CROSS[varys] & grid
    front = reach
    while front and reach != grid:
        more = CROSS[lowest(front)] & grid & ~reach
        reach |= more
        front = (front & (front - 1)) | more
    return reach


def worth(held_0: int, held_1: int) -> int:
    """The worth for seat 0 of the banners of both seats; 0 only if nobody holds any."""
    ahead = standing(held_0) - standing(held_1)
    return 2 * (count(held_0) - count(held_1)) + (ahead > 0) - (ahead < 0)


def least_difference(target: int) -> int:
    """The least difference in banners that may reach a target; a difference of 0 reaches 1 with the larger House."""
    return (target >> 1) + (target < 0)


def survey(workspace: Row, reach: int, stands: int) -> tuple[int, int, int, int]:
    """Of all Houses together: their marks, their ranks, the expected banners for seat 0 and how uncertain that is."""
    marks, ranks, mean, spread = 0, 0, 0, 0
    for house in range(HOUSE_COUNT):
        left = count(workspace[KINDRED + house] & reach)
        place = left * STANDINGS + (stands >> (FIELD * house) & FIELD_BITS)
        marks |= MARKS[place] << house
        ranks |= RANK[place] << (FIELD * house)
        mean += EXPECTED[place]
        spread += SPREAD[place]
    return marks, ranks, mean, spread


def settled(marks: int, target: int) -> int:
    """The answer, if even all open Houses together cannot change it."""
    sure_0, sure_1 = marks & HOUSE_BITS, marks >> SURE_FOR_1 & HOUSE_BITS
    still_open = marks >> STILL_OPEN & HOUSE_BITS
    if reached(sure_0, sure_1 | still_open, target):
        return YES
    return NOT_YET if reached(sure_0 | still_open, sure_1, target) else NO


def reached(held_0: int, held_1: int, target: int) -> bool:
    """Whether these banners reach a target; the winner matters only where the difference is next to it."""
    twice = 2 * (count(held_0) - count(held_1))
    return twice > target or (twice == target - 1 and worth(held_0, held_1) >= target)


def identify(reach: int, varys: int, side: int, marks: int, ranks: int, target: int) -> tuple[int, int]:
    """The table's key of an open position, and its merits: the ranks and the banners that cannot change any more."""
    gone_0, gone_1 = marks >> GONE_TO_0 & HOUSE_BITS, marks >> GONE_TO_1 & HOUSE_BITS
    to_hold = (marks | marks >> SURE_FOR_1 | marks >> STILL_OPEN) & HOUSE_BITS
    need = least_difference(target)
    tie = 0
    if not marks >> UNHELD & HOUSE_BITS and count(to_hold) & 1:
        need |= 1
    elif target == 1:
        tie = tie_break(gone_0, gone_1)
    key = reach | varys << 36 | side << 42 | tie << 43
    return key, ranks | (count(gone_0) - count(gone_1) - need + MIDDLE) << (FIELD * HOUSE_COUNT)


def score(mean: int, spread: int, target: int) -> int:
    """A guess at the worth beyond the target, in units of how uncertain it is."""
    return int((mean - target * CERTAIN // 2) * CERTAIN / (spread + W_SPREAD) ** 0.5)


def tie_break(gone_0: int, gone_1: int) -> int:
    """What finished Houses may still say in a tie: which is the largest, and whose."""
    gone = gone_0 | gone_1
    if gone == 0:
        return 1
    return 2 + 2 * lowest(gone) + (gone_0 >> lowest(gone) & 1)


def examine(workspace: Row, grid: int, varys: int, stands: int) -> int:
    """Whether the rest can still change the answer. Leaves a guess at the worth."""
    marks, _, mean, spread = survey(workspace, reachable(grid, varys), stands)
    workspace[FOUND_SCORE] = score(mean, spread, workspace[TARGET])
    return settled(marks, workspace[TARGET])


# From rows


def only_varys(v: Row) -> bool:
    """Whether only moves of Varys are left, and each House's lead grows by the cards taken.

    Shae counts only with Tyrion: while he is in the grid, it matters which Lannister is taken.
    """
    if v[STEP] not in (ASK_MOVE, OVER) or v[OFFER]:
        return False
    kept = v[KEPT] | v[KEPT + 1]
    return not (kept >> SHAE & 1 and v[GRID] >> square_of(v, TYRION) & 1)


def all_stands(v: Row) -> int:
    """The standings of all Houses, one field each."""
    packed = 0
    for house in range(HOUSE_COUNT):
        lead = strength(v, 0, house) - strength(v, 1, house)
        packed |= standing_of(lead, v[BANNERS + house]) << (FIELD * house)
    return packed


def final_worth(v: Row) -> int:
    """The worth for seat 0 of the banners as they lie."""
    held_0, held_1 = 0, 0
    for house in range(HOUSE_COUNT):
        held_0 |= (v[BANNERS + house] == 0) << house
        held_1 |= (v[BANNERS + house] == 1) << house
    return worth(held_0, held_1)
