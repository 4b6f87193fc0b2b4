"""Positions of the exact solver for two seats and Varys alone: what they are, and when one is settled.

A position is the squares that Varys can still come to, his own, the seat to move, and for each House the code of its
cards and standing (see `solver_tables`). The moves do not depend on who has what, so a better standing is never worse.
Written for the compiled side.

Worth: twice the difference in banners, and one more or less for the winner. A target is an odd worth.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.companions import SHAE, TYRION
from smallcouncil.games.hand_of_the_king.kernel import square_of, standing, strength, sweep
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_MOVE,
    BANNERS,
    GRID,
    HOUSE_COUNT,
    KEPT,
    KIN,
    OFFER,
    OVER,
    RAYS,
    SIDE,
    SQUARES,
    STEP,
)
from smallcouncil.games.hand_of_the_king.solver_tables import (
    CERTAIN,
    CODE,
    CODE_BITS,
    CODES,
    EXPECTED,
    LOST,
    MARKS,
    MOST_CARDS,
    NEED,
    RANK,
    SPREAD,
    STANDINGS,
    TAKEN,
    standing_of,
)

Row = MutableSequence[int]

MELT = FORWARD = True

NO, YES, NOT_YET = 0, 1, 2
HOUSE_BITS = (1 << HOUSE_COUNT) - 1
CROSS = tuple(
    RAYS[square * 4] | RAYS[square * 4 + 1] | RAYS[square * 4 + 2] | RAYS[square * 4 + 3] for square in range(SQUARES)
)
# The first row; a square of every row; all squares of every row but its last, and that.
LINE = (1 << SIDE) - 1
EVERY_ROW = sum(1 << SIDE * row for row in range(SIDE))
ROW_STARTS = EVERY_ROW * (LINE >> 1)
ROW_ENDS = EVERY_ROW << (SIDE - 1)

# Six bits a House hold its standing, or its rank and a guard that shows a borrow when two sets of ranks are compared.
FIELD = 6
FIELD_BITS = (1 << FIELD) - 1
ONE_CODE = CODES - 1
MIDDLE = 16
# Where the sets of Houses lie in the marks of a position (see `solver_tables`).
SURE_FOR_1, STILL_OPEN, UNHELD, GONE_TO_0, GONE_TO_1, ONE_MORE = (8 * byte for byte in range(1, 7))

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
    END_PLY,  # the same of the search of the last cards
    FOUND_SCORE,
) = range(HOUSE_AT + SQUARES, HOUSE_AT + SQUARES + 8)
SWEEPS = HOUSE_AT + SQUARES + 8  # per square of Varys and square that he sees: all of its House in that direction
FURTHER = SWEEPS + SQUARES * SQUARES  # the same: those of them that lie beyond the square
CARDS_OF = FURTHER + SQUARES * SQUARES  # per set of Houses: the squares of their cards
LIKED = CARDS_OF + (1 << HOUSE_COUNT)  # per square: how much is made of Varys going there at first
DESK = LIKED + SQUARES
NOT_BEGUN = -1

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


def lines_through(squares: int) -> int:
    """All squares in the rows and columns of a set of squares, without going from square to square."""
    column = squares | squares >> 3 * SIDE
    column = (column | column >> SIDE | column >> 2 * SIDE) & LINE
    filled = ((squares & ROW_STARTS) + ROW_STARTS | squares) & ROW_ENDS
    return column * EVERY_ROW | (filled << 1) - (filled >> (SIDE - 1))


def reachable_after(rest: int, before: int, varys: int, swept: int) -> int:
    """The same after a move of Varys to a square, if all cards were within reach before it.

    What may be cut off hangs on the lines of where he was and of what else he took; mostly there is nothing, or it is
    in a line with something that he sees.
    """
    reach = CROSS[varys] & rest
    hanging = lines_through(1 << before | swept & ~(1 << varys)) & rest
    while hanging & ~reach:
        more = lines_through(reach) & rest
        if more == reach:
            return reach
        reach = more
    return rest


def worth(held_0: int, held_1: int) -> int:
    """The worth for seat 0 of the banners of both seats; 0 only if nobody holds any."""
    ahead = standing(held_0) - standing(held_1)
    return 2 * (count(held_0) - count(held_1)) + (ahead > 0) - (ahead < 0)


def least_difference(target: int) -> int:
    """The least difference in banners that may reach a target; a difference of 0 reaches 1 with the larger House."""
    return (target >> 1) + (target < 0)


def encode(workspace: Row, reach: int, stands: int) -> int:
    """The codes of all Houses from their standings and from the cards that Varys can still come to."""
    codes = 0
    for house in range(HOUSE_COUNT):
        left = count(workspace[KINDRED + house] & reach)
        codes |= CODE[left * STANDINGS + (stands >> (FIELD * house) & FIELD_BITS)] << (CODE_BITS * house)
    return codes


def survey(codes: int) -> tuple[int, int, int, int]:
    """Of all Houses together: their marks, their ranks, the expected banners for seat 0 and how uncertain that is."""
    marks, ranks, mean, spread = 0, 0, 0, 0
    for house in range(HOUSE_COUNT):
        code = code_of(codes, house)
        marks |= MARKS[code] << house
        ranks |= RANK[code] << (FIELD * house)
        mean += EXPECTED[code]
        spread += SPREAD[code]
    return marks, ranks, mean, spread


def code_of(codes: int, house: int) -> int:
    return codes >> (CODE_BITS * house) & ONE_CODE


def code_after(code: int, seat: int, cards: int) -> int:
    """The code of a House after a seat takes some of its cards."""
    return TAKEN[(seat * (MOST_CARDS + 1) + cards) << CODE_BITS | code]


def without(workspace: Row, codes: int, lost: int) -> int:
    """The codes after some squares are out of reach for good."""
    while lost:
        house = workspace[HOUSE_AT + lowest(lost)]
        code = code_of(codes, house)
        codes ^= (code ^ LOST[code]) << (CODE_BITS * house)
        lost &= lost - 1
    return codes


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


def one_from_end(marks: int, seat: int, target: int) -> bool:
    """Whether one more banner that is sure may settle the answer for a seat."""
    sure = count(marks >> (SURE_FOR_1 if seat else 0) & HOUSE_BITS) + 1
    others = count((marks | marks >> SURE_FOR_1 | marks >> STILL_OPEN) & HOUSE_BITS) - sure
    return 2 * (others - sure) <= target if seat else 2 * (sure - others) >= target - 1


def any_ends(marks: int, seat: int, target: int) -> bool:
    """Whether one more banner that is sure settles the answer for a seat, whichever banner it is."""
    sure = count(marks >> (SURE_FOR_1 if seat else 0) & HOUSE_BITS) + 1
    others = count((marks | marks >> SURE_FOR_1 | marks >> STILL_OPEN) & HOUSE_BITS) - sure
    return 2 * (others - sure) < target - 1 if seat else 2 * (sure - others) > target


def one_card_ends(workspace: Row, marks: int, seat: int) -> int:
    """The squares of which a single card makes a House sure for a seat."""
    return workspace[CARDS_OF + (marks >> (ONE_MORE + 8 * seat) & HOUSE_BITS)]


def a_sweep_ends(workspace: Row, grid: int, varys: int, codes: int, marks: int, seat: int) -> bool:
    """Whether one move makes a House sure for a seat."""
    seen = CROSS[varys] & grid
    if seen & one_card_ends(workspace, marks, seat):
        return True
    houses = (marks >> STILL_OPEN & HOUSE_BITS) & ~(marks >> (ONE_MORE + 8 * seat))
    while houses:
        house = lowest(houses)
        houses &= houses - 1
        need = NEED[seat << CODE_BITS | code_of(codes, house)]
        kin = workspace[KINDRED + house] & seen
        while count(kin) >= need:
            swept = workspace[SWEEPS + varys * SQUARES + lowest(kin)] & kin
            if count(swept) >= need:
                return True
            kin &= ~swept
    return False


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
    marks, _, mean, spread = survey(encode(workspace, reachable(grid, varys), stands))
    workspace[FOUND_SCORE] = score(mean, spread, workspace[TARGET])
    return settled(marks, workspace[TARGET])


# From rows


def lay_out_deal(workspace: Row, v: Row) -> None:
    """What the search asks of the deal of the cards."""
    for house in range(HOUSE_COUNT):
        kin = v[KIN + house]
        workspace[KINDRED + house] = kin
        for square in range(SQUARES):
            for direction in range(4):
                swept = sweep(kin, square, direction)
                left = swept
                while left:
                    seen = lowest(left)
                    before = swept & (1 << seen) - 1
                    further = before if seen < square else swept ^ before ^ 1 << seen
                    workspace[SWEEPS + square * SQUARES + seen] = swept
                    workspace[FURTHER + square * SQUARES + seen] = further
                    left &= left - 1
            if kin >> square & 1:
                workspace[HOUSE_AT + square] = house
    for houses in range(1 << HOUSE_COUNT):
        workspace[CARDS_OF + houses] = 0
        for house in range(HOUSE_COUNT):
            if houses >> house & 1:
                workspace[CARDS_OF + houses] |= v[KIN + house]


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
