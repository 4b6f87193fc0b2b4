"""The last cards in the exact solver: the same question as in `solver_kernel`, asked without a table.

Nine of ten nodes of a proof lie here, and hardly two of them are alike: to remember them costs more than to search them
again. So a node is little more than its moves. Which of the cards Varys can still come to is worked out only for moves
that are really tried. Written for the compiled side.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, highest, lowest
from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT, SQUARES
from smallcouncil.games.hand_of_the_king.solver_position_kernel import (
    CROSS,
    END_PLY,
    HOUSE_AT,
    HOUSE_BITS,
    LIMIT,
    NODES,
    NOT_BEGUN,
    NOT_YET,
    STILL_OPEN,
    SWEEPS,
    TARGET,
    code_of,
    one_card_ends,
    reachable_after,
    settled,
)
from smallcouncil.games.hand_of_the_king.solver_tables import (
    CERTAIN,
    CODE_BITS,
    EXPECTED,
    IS_OPEN,
    IS_SURE_0,
    IS_SURE_1,
    LOST,
    MARKS,
    MOST_CARDS,
    TAKEN,
)

Row = MutableSequence[int]

MELT = True

# With fewer cards than this the table is left alone. Measured: 16 to 20 are about as fast.
FEW = 17

# A position in the stack of this search: the squares that Varys can still come to, his own, the codes of the Houses,
# their marks and sums; then its moves, and where to go on with either answer.
GRID_LEFT, VARYS, ALL_CODES, ALL_MARKS, ALL_SUMS, SIDE, CHILDREN, LEFT, BEST, IF_NO, IF_YES = range(11)
FIRST_CHILD = 11
SWEPT, LANDED, CHILD_CODES, CHILD_MARKS, CHILD_SUMS, PROMISE = range(6)
CHILD = 6
MOST_CHILDREN = 10  # Varys sees ten squares
FRAME = FIRST_CHILD + (MOST_CHILDREN + 1) * CHILD
STACK = FEW * FRAME

# A move is tried first if it is good for the mover, leaves the other side few cards in sight, and few Houses open.
W_SEEN = 200
W_OPEN = 300
TRIED = -(1 << 60)

# What a position comes to for each side, as sums over its Houses in one integer: how much its mover likes it, and the
# banners that it is ahead if all open Houses go to the other side. Each House adds enough to keep all parts positive.
LIKED, AHEAD = 16, 8
AHEAD_AT = 2 * LIKED
LIKED_BITS, AHEAD_BITS = (1 << LIKED) - 1, (1 << AHEAD) - 1
ENOUGH_TO_LIKE = CERTAIN + W_OPEN


def sum_of(marks: int, expected: int) -> int:
    """What one House adds to the sums."""
    sure_0, sure_1, is_open = marks & IS_SURE_0 != 0, marks & IS_SURE_1 != 0, marks & IS_OPEN != 0
    liked = ENOUGH_TO_LIKE - W_OPEN * is_open
    return (
        (liked + expected)
        + ((liked - expected) << LIKED)
        + ((1 + sure_0 - sure_1 - is_open) << AHEAD_AT)
        + ((1 + sure_1 - sure_0 - is_open) << AHEAD_AT + AHEAD)
    )


SUMS = tuple(sum_of(marks, expected) for marks, expected in zip(MARKS, EXPECTED, strict=True))


def lay(stack: Row, at: int, grid: int, varys: int, codes: int, marks: int, sums: int, side: int) -> None:
    """Write a position into the stack."""
    stack[at + GRID_LEFT] = grid
    stack[at + VARYS] = varys
    stack[at + ALL_CODES] = codes
    stack[at + ALL_MARKS] = marks
    stack[at + ALL_SUMS] = sums
    stack[at + SIDE] = side


def sum_up(codes: int) -> int:
    """The sums of all Houses."""
    sums = 0
    for house in range(HOUSE_COUNT):
        sums += SUMS[code_of(codes, house)]
    return sums


def list_moves(workspace: Row, stack: Row, at: int) -> int:
    """List the moves of a position; if that settles the answer, the answer.

    Where any banner more settles it for the other side, moves that show it such a card are refuted and not listed.
    """
    grid, varys, codes = stack[at + GRID_LEFT], stack[at + VARYS], stack[at + ALL_CODES]
    marks, sums, side, target = stack[at + ALL_MARKS], stack[at + ALL_SUMS], stack[at + SIDE], workspace[TARGET]
    ahead = sums >> (AHEAD_AT + AHEAD * side) & AHEAD_BITS
    behind = sums >> (AHEAD_AT + AHEAD - AHEAD * side) & AHEAD_BITS
    half = target >> 1
    enough = HOUSE_COUNT - 1 + (-half if side else half)
    enough_for_them = HOUSE_COUNT - 1 + (half if side else -half)
    ending = IS_SURE_1 if side else IS_SURE_0
    ends = ending if ahead >= enough else 0
    close = ahead == enough - 1
    threats = -1 if behind >= enough_for_them else 0
    child = at + FIRST_CHILD
    best, most = child, TRIED
    # Lines count up to the right and downwards: met from both ends, a House's first square is where Varys lands.
    before = (1 << varys) - 1
    seen = CROSS[varys] & grid
    while seen:
        landed = lowest(seen) if seen & before else highest(seen)
        swept = workspace[SWEEPS + varys * SQUARES + landed] & grid
        seen &= ~swept
        house = workspace[HOUSE_AT + landed]
        was = code_of(codes, house)
        becomes = TAKEN[(side * (MOST_CARDS + 1) + count(swept)) << CODE_BITS | was]
        change = MARKS[was] ^ MARKS[becomes]
        if change & ends:
            return 1 - side
        marked = marks ^ change << house
        if close and settled(marked, target) == 1 - side:
            return 1 - side
        shown = CROSS[landed] & grid & ~swept
        summed = sums + SUMS[becomes] - SUMS[was]
        promise = (summed >> (LIKED * side) & LIKED_BITS) - W_SEEN * count(shown)
        stack[child + SWEPT] = swept
        stack[child + LANDED] = landed
        stack[child + CHILD_CODES] = codes ^ (was ^ becomes) << (CODE_BITS * house)
        stack[child + CHILD_MARKS] = marked
        stack[child + CHILD_SUMS] = summed
        stack[child + PROMISE] = promise
        kept = threats & shown & one_card_ends(workspace, marked, 1 - side) == 0
        better = kept & (promise > most)
        best = child if better else best
        most = promise if better else most
        child += CHILD if kept else 0
    stack[at + CHILDREN] = child
    stack[at + LEFT] = (child - at - FIRST_CHILD) // CHILD
    stack[at + BEST] = best
    return side if child == at + FIRST_CHILD else NOT_YET


def choose(stack: Row, at: int) -> None:
    """Find the most promising move that is left."""
    best, most = at, TRIED
    for child in range(at + FIRST_CHILD, stack[at + CHILDREN], CHILD):
        promise = stack[child + PROMISE]
        best = child if promise > most else best
        most = promise if promise > most else most
    stack[at + BEST] = best


def make(workspace: Row, stack: Row, at: int) -> int:
    """Lay the position after the best move into the frame below; the answer, if it is settled.

    A move that settled it by itself was found when it was listed; what it cuts off may settle it as well.
    """
    child = stack[at + BEST]
    stack[child + PROMISE] = TRIED
    stack[at + LEFT] -= 1
    swept, varys, codes = stack[child + SWEPT], stack[child + LANDED], stack[child + CHILD_CODES]
    marks, sums, side = stack[child + CHILD_MARKS], stack[child + CHILD_SUMS], stack[at + SIDE]
    rest = stack[at + GRID_LEFT] & ~swept
    reach = reachable_after(rest, stack[at + VARYS], varys, swept)
    below = at + FRAME
    answer = NOT_YET
    lost = rest & ~reach
    if lost:
        while lost:
            house = workspace[HOUSE_AT + lowest(lost)]
            was = code_of(codes, house)
            becomes = LOST[was]
            codes ^= (was ^ becomes) << (CODE_BITS * house)
            marks ^= (MARKS[was] ^ MARKS[becomes]) << house
            sums += SUMS[becomes] - SUMS[was]
            lost &= lost - 1
        answer = settled(marks, workspace[TARGET])
    lay(stack, below, reach, varys, codes, marks, sums, 1 - side)
    # What is good for the other side is bad for this one, which has its other moves then.
    back = at if stack[at + LEFT] else stack[at + IF_NO + side]
    stack[below + IF_NO + side] = back
    stack[below + IF_NO + 1 - side] = stack[at + IF_NO + 1 - side]
    return answer


def finish(workspace: Row, stack: Row, base: int) -> int:
    """Search the position at the base of the stack to its end, or as far as the limit goes (NOT_YET).

    All it knows is in the arrays, so it may be called again and goes on where it stopped.
    """
    at, nodes, limit = workspace[END_PLY], workspace[NODES], workspace[LIMIT]
    if at < 0:
        at = base
        stack[at + IF_NO] = stack[at + IF_YES] = NOT_BEGUN
        nodes += 1
        answer = list_moves(workspace, stack, at)
        if answer != NOT_YET:
            workspace[NODES] = nodes
            return answer
    answer = NOT_YET
    while nodes < limit:
        below = at + FRAME
        answer = make(workspace, stack, at)
        if answer == NOT_YET:
            nodes += 1
            answer = list_moves(workspace, stack, below)
        at = below
        if answer != NOT_YET:
            at = stack[below + IF_NO + answer]
            if at < 0:
                break
            choose(stack, at)
    workspace[END_PLY] = at
    workspace[NODES] = nodes
    return answer if at < 0 else NOT_YET
