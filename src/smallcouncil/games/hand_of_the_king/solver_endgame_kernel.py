"""The last cards in the exact solver: the same question as in `solver_kernel`, asked without a table.

Nine of ten nodes of a proof lie here, and hardly two of them are alike: to remember them costs more than to search them
again. So a node is little more than its moves. Which of the cards Varys can still come to is worked out only for moves
that are really tried. Written for the compiled side.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT, SQUARES
from smallcouncil.games.hand_of_the_king.solver_endgame_tables import (
    A_BANNER_MORE,
    CHANGE_BITS,
    CHANGES,
    CODE_CHANGE,
    LEAD,
    LEAD_BITS,
    LEADS,
    LIKED,
    LIKED_BITS,
    MARKS_CHANGE,
    NEARLY_ENOUGH,
    NO_HOUSE,
    ONE_IS_ENOUGH,
    SUMS,
    SUMS_CHANGE,
    W_SEEN,
)
from smallcouncil.games.hand_of_the_king.solver_position_kernel import (
    CROSS,
    END_PLY,
    FURTHER,
    HOUSE_AT,
    KINDRED,
    LIMIT,
    NODES,
    NOT_BEGUN,
    NOT_YET,
    ONE_MORE,
    SWEEPS,
    TARGET,
    code_of,
    one_card_ends,
    reachable_after,
    settled,
)
from smallcouncil.games.hand_of_the_king.solver_tables import CODE_BITS, MOST_CARDS

Row = MutableSequence[int]

MELT = FORWARD = True

# With fewer cards than this the table is left alone. Measured: 16 to 20 are about as fast.
FEW = 17

# A position in the stack of this search: the squares that Varys can still come to, his own, the codes of the Houses,
# their marks and sums, the seat to move; how many moves are left, the last one that was tried, where their list ends;
# and where to go on once the position's answer is known, by answer.
GRID_LEFT, VARYS, ALL_CODES, ALL_MARKS, ALL_SUMS, SIDE, LEFT, LAST, END, IF_NO, IF_YES = range(11)
FIRST_MOVE = 11
MOST_MOVES = 10  # Varys sees ten squares
FRAME = FIRST_MOVE + MOST_MOVES + 1
STACK = FEW * FRAME

# A move is one integer: how promising it is, where Varys lands and what he sweeps; so the best is the largest.
LANDED = SQUARES
PROMISE = LANDED + 6
SWEPT_BITS, LANDED_BITS = (1 << LANDED) - 1, (1 << PROMISE - LANDED) - 1
NO_MOVE = 0
ANY_MOVE = 1 << 62


def sum_up(codes: int, target: int) -> int:
    """The sums of all Houses."""
    sums = NO_HOUSE + (target >> 1) * A_BANNER_MORE
    for house in range(HOUSE_COUNT):
        sums += SUMS[code_of(codes, house)]
    return sums


def change_at(seat: int, cards: int, code: int) -> int:
    """Where in the table it says what becomes of a House when a seat takes cards of it."""
    return ((seat * (MOST_CARDS + 1) + cards) << CODE_BITS | code) << CHANGE_BITS


def change_house(at: int, house: int, codes: int, marks: int, sums: int) -> tuple[int, int, int]:
    """Codes, marks and sums after a change of a House."""
    codes ^= CHANGES[at + CODE_CHANGE] << (CODE_BITS * house)
    marks ^= CHANGES[at + MARKS_CHANGE] << house
    return codes, marks, sums + CHANGES[at + SUMS_CHANGE]


def sweep_settles(workspace: Row, grid: int, varys: int, codes: int, marks: int, side: int) -> bool:
    """Whether a move settles the answer for its mover."""
    seen = CROSS[varys] & grid
    while seen:
        swept = workspace[SWEEPS + varys * SQUARES + lowest(seen)] & grid
        house = workspace[HOUSE_AT + lowest(seen)]
        change = CHANGES[change_at(side, count(swept), code_of(codes, house)) + MARKS_CHANGE]
        if settled(marks ^ change << house, workspace[TARGET]) == 1 - side:
            return True
        seen &= ~swept
    return False


def list_moves(
    workspace: Row, stack: Row, at: int, grid: int, varys: int, codes: int, marks: int, sums: int, side: int
) -> int:
    """List the moves of a position: the best of them, or the answer if that settles it.

    Where any banner more settles it for the other side, moves that show it such a card are refuted and not listed.
    Every card in sight is looked at, so that none waits for another; one that goes with a further one is no move.
    """
    ends = (sums >> (LEADS + LEAD * side + ONE_IS_ENOUGH) & 1) << (8 * side)
    threatened = sums >> (LEADS + LEAD - LEAD * side + ONE_IS_ENOUGH) & 1
    turns = threatened << (ONE_MORE + 8 - 8 * side)
    refuting = one_card_ends(workspace, marks, 1 - side) & -threatened
    best, place = NO_MOVE, at + FIRST_MOVE
    seen = CROSS[varys] & grid
    while seen:
        landed = lowest(seen)
        seen &= seen - 1
        swept = workspace[SWEEPS + varys * SQUARES + landed] & grid
        house = workspace[HOUSE_AT + landed]
        change = change_at(side, count(swept), code_of(codes, house))
        marks_change = CHANGES[change + MARKS_CHANGE]
        if marks_change & ends:
            return 1 - side
        shown = CROSS[landed] & grid & ~swept
        liked = (sums + CHANGES[change + SUMS_CHANGE]) >> (LIKED * side) & LIKED_BITS
        move = (liked - W_SEEN * count(shown)) << PROMISE | landed << LANDED | swept
        stack[place] = move
        further = workspace[FURTHER + varys * SQUARES + landed] & grid
        kept = shown & (refuting ^ (workspace[KINDRED + house] if marks_change & turns else 0)) | further == 0
        best = move if kept and move > best else best
        place += kept
    stack[at + END] = place
    stack[at + LEFT] = place - at - FIRST_MOVE
    stack[at + LAST] = ANY_MOVE
    return best if best != NO_MOVE else side


def lay(
    workspace: Row, stack: Row, at: int, grid: int, varys: int, codes: int, marks: int, sums: int, side: int
) -> int:
    """Write a position into the stack: its best move, or its answer if a glance at its moves tells it."""
    stack[at + GRID_LEFT] = grid
    stack[at + VARYS] = varys
    stack[at + ALL_CODES] = codes
    stack[at + ALL_MARKS] = marks
    stack[at + ALL_SUMS] = sums
    stack[at + SIDE] = side
    close = sums >> (LEADS + LEAD * side) & LEAD_BITS == NEARLY_ENOUGH
    if close and sweep_settles(workspace, grid, varys, codes, marks, side):
        return 1 - side
    return list_moves(workspace, stack, at, grid, varys, codes, marks, sums, side)


def next_move(stack: Row, at: int) -> int:
    """The most promising move that is left."""
    best, last = NO_MOVE, stack[at + LAST]
    place, end = at + FIRST_MOVE, stack[at + END]
    while place < end:
        move = stack[place]
        best = move if best < move < last else best
        place += 1
    return best


def note_the_way_back(stack: Row, at: int, side: int) -> None:
    """Note where to go on once the answer of the next position is known.

    What is good for the other side is bad for this one, which has its other moves then; without any, and with an answer
    that is good for it, it has an answer itself.
    """
    left = stack[at + LEFT] - 1
    stack[at + LEFT] = left
    if_bad, if_good = stack[at + IF_NO + side], stack[at + IF_NO + 1 - side]
    stack[at + FRAME + IF_NO + side] = at if left else if_bad
    stack[at + FRAME + IF_NO + 1 - side] = if_good


def make(workspace: Row, stack: Row, at: int, move: int) -> tuple[int, int, int, int, int, int]:
    """The position after a move: its answer if it is settled, squares, Varys, codes, marks and sums.

    A move that settled it by itself was found when it was listed; what it cuts off may settle it as well.
    """
    side = stack[at + SIDE]
    stack[at + LAST] = move
    note_the_way_back(stack, at, side)
    varys, swept = move >> LANDED & LANDED_BITS, move & SWEPT_BITS
    rest = stack[at + GRID_LEFT] & ~swept
    reach = reachable_after(rest, stack[at + VARYS], varys, swept)
    codes, marks, sums = stack[at + ALL_CODES], stack[at + ALL_MARKS], stack[at + ALL_SUMS]
    house = workspace[HOUSE_AT + varys]
    change = change_at(side, count(swept), code_of(codes, house))
    codes, marks, sums = change_house(change, house, codes, marks, sums)
    if reach == rest:
        return NOT_YET, reach, varys, codes, marks, sums
    lost = rest & ~reach
    while lost:
        house = workspace[HOUSE_AT + lowest(lost)]
        lost &= lost - 1
        change = change_at(0, 0, code_of(codes, house))
        codes, marks, sums = change_house(change, house, codes, marks, sums)
    return settled(marks, workspace[TARGET]), reach, varys, codes, marks, sums


def finish(workspace: Row, stack: Row, base: int, grid: int, varys: int, codes: int, marks: int, side: int) -> int:
    """Search a position to its end, or as far as the limit goes (NOT_YET)."""
    stack[base + IF_NO] = stack[base + IF_YES] = NOT_BEGUN
    workspace[NODES] += 1
    best = lay(workspace, stack, base, grid, varys, codes, marks, sum_up(codes, workspace[TARGET]), side)
    if best < NOT_YET:
        return best
    workspace[END_PLY] = base
    return go_on(workspace, stack)


def go_on(workspace: Row, stack: Row) -> int:
    """Go on where the search stopped, to the end or as far as the limit goes (NOT_YET).

    All it knows is in the arrays, so it may be called again and again.
    """
    at, nodes, limit = workspace[END_PLY], workspace[NODES], workspace[LIMIT]
    answer = NOT_YET
    best = next_move(stack, at)
    while nodes < limit:
        side = 1 - stack[at + SIDE]
        at += FRAME
        answer, grid, varys, codes, marks, sums = make(workspace, stack, at - FRAME, best)
        if answer == NOT_YET:
            nodes += 1
            best = lay(workspace, stack, at, grid, varys, codes, marks, sums, side)
            answer = min(best, NOT_YET)
        if answer != NOT_YET:
            at = stack[at + IF_NO + answer]
            if at < 0:
                break
            best = next_move(stack, at)
    workspace[END_PLY] = at
    workspace[NODES] = nodes
    return answer if at < 0 else NOT_YET
