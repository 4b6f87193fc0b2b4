"""The last cards in the exact solver: the same question as in `solver_kernel`, asked without a table.

Nine of ten nodes of a proof lie here, and hardly two of them are alike: to remember them costs more than to search them
again. So a node is little more than its moves. Which of the cards Varys can still come to is worked out only for moves
that are really tried. Written for the compiled side.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, highest, lowest
from smallcouncil.games.hand_of_the_king.layout import SQUARES
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
    a_sweep_ends,
    any_ends,
    code_after,
    code_of,
    one_card_ends,
    one_from_end,
    reachable_after,
    settled,
    survey,
    without,
)
from smallcouncil.games.hand_of_the_king.solver_tables import CODE_BITS, EXPECTED, MARKS

Row = MutableSequence[int]

MELT = True

# With fewer cards than this the table is left alone. Measured: 16 to 20 are about as fast.
FEW = 17

# A position in the stack of this search: the squares that Varys can still come to, his own, the codes of the Houses,
# and what `survey` tells of it.
GRID_LEFT, VARYS, ALL_CODES, ALL_MARKS, MEAN, SIDE, CHILDREN, NEXT = range(8)
FIRST_CHILD = 8
SWEPT, LANDED, CHILD_CODES, CHILD_MARKS, CHILD_MEAN, PROMISE = range(6)
CHILD = 6
MOST_CHILDREN = 10  # Varys sees ten squares
FRAME = FIRST_CHILD + MOST_CHILDREN * CHILD
STACK = FEW * FRAME

# A move is tried first if it is good for the mover, leaves the other side few cards in sight, and few Houses open.
W_SEEN = 200
W_OPEN = 300


def lay(stack: Row, at: int, grid: int, varys: int, codes: int, marks: int, mean: int, side: int) -> None:
    """Write a position into the stack."""
    stack[at + GRID_LEFT] = grid
    stack[at + VARYS] = varys
    stack[at + ALL_CODES] = codes
    stack[at + ALL_MARKS] = marks
    stack[at + MEAN] = mean
    stack[at + SIDE] = side


def list_moves(workspace: Row, stack: Row, at: int) -> int:
    """List the moves of a position; if one settles the answer as the mover wants it, the answer.

    Where any banner more settles it for the other side, moves that show it such a card are refuted and not listed.
    """
    grid, varys, codes = stack[at + GRID_LEFT], stack[at + VARYS], stack[at + ALL_CODES]
    marks, mean, side, target = stack[at + ALL_MARKS], stack[at + MEAN], stack[at + SIDE], workspace[TARGET]
    certain = any_ends(marks, side, target)
    if certain and a_sweep_ends(workspace, grid, varys, codes, marks, side):
        return 1 - side
    close = not certain and one_from_end(marks, side, target)
    threatened = any_ends(marks, 1 - side, target)
    child = at + FIRST_CHILD
    # Lines count up to the right and downwards: met from both ends, a House's first square is where Varys lands.
    before = (1 << varys) - 1
    seen = CROSS[varys] & grid
    while seen:
        landed = lowest(seen) if seen & before else highest(seen)
        swept = workspace[SWEEPS + varys * SQUARES + landed] & grid
        seen &= ~swept
        house = workspace[HOUSE_AT + landed]
        was = code_of(codes, house)
        becomes = code_after(was, side, count(swept))
        marked = marks ^ (MARKS[was] ^ MARKS[becomes]) << house
        if close and settled(marked, target) == 1 - side:
            return 1 - side
        shown = CROSS[landed] & grid & ~swept
        if threatened and shown & one_card_ends(workspace, marked, 1 - side):
            continue
        expected = mean + EXPECTED[becomes] - EXPECTED[was]
        stack[child + SWEPT] = swept
        stack[child + LANDED] = landed
        stack[child + CHILD_CODES] = codes ^ (was ^ becomes) << (CODE_BITS * house)
        stack[child + CHILD_MARKS] = marked
        stack[child + CHILD_MEAN] = expected
        stack[child + PROMISE] = (-expected if side else expected) - (
            W_SEEN * count(shown) + W_OPEN * count(marked >> STILL_OPEN & HOUSE_BITS)
        )
        child += CHILD
    stack[at + CHILDREN] = child
    stack[at + NEXT] = at + FIRST_CHILD
    return NOT_YET


def pick(stack: Row, at: int) -> int:
    """The most promising move that is left, brought to the front."""
    front = stack[at + NEXT]
    best = front
    for child in range(front + CHILD, stack[at + CHILDREN], CHILD):
        if stack[child + PROMISE] > stack[best + PROMISE]:
            best = child
    if best != front:
        for part in range(CHILD):
            swapped = stack[front + part]
            stack[front + part] = stack[best + part]
            stack[best + part] = swapped
    stack[at + NEXT] = front + CHILD
    return front


def make(workspace: Row, stack: Row, at: int, child: int) -> int:
    """Lay the position after a move into the frame below; the answer, if it is settled.

    A move that settled it by itself was found when it was listed; what it cuts off may settle it as well.
    """
    rest = stack[at + GRID_LEFT] & ~stack[child + SWEPT]
    varys, codes = stack[child + LANDED], stack[child + CHILD_CODES]
    marks, mean = stack[child + CHILD_MARKS], stack[child + CHILD_MEAN]
    reach = reachable_after(rest, stack[at + VARYS], varys, stack[child + SWEPT])
    answer = NOT_YET
    if reach != rest:
        codes = without(workspace, codes, rest & ~reach)
        marks, _, mean, _ = survey(codes)
        answer = settled(marks, workspace[TARGET])
    if answer == NOT_YET:
        lay(stack, at + FRAME, reach, varys, codes, marks, mean, 1 - stack[at + SIDE])
    return answer


def finish(workspace: Row, stack: Row, base: int) -> int:
    """Search the position at the base of the stack to its end, or as far as the limit goes (NOT_YET).

    All it knows is in the arrays, so it may be called again and goes on where it stopped.
    """
    answer = NOT_YET
    ply, nodes, limit = workspace[END_PLY], workspace[NODES], workspace[LIMIT]
    if ply < 0:
        ply = 0
        nodes += 1
        answer = list_moves(workspace, stack, base)
    while True:
        at = base + ply * FRAME
        if answer == NOT_YET and stack[at + NEXT] == stack[at + CHILDREN]:
            answer = stack[at + SIDE]
        if answer != NOT_YET:
            if ply == 0:
                break
            ply -= 1
            if answer == stack[at - FRAME + SIDE]:
                answer = NOT_YET
            continue
        if nodes >= limit:
            workspace[END_PLY] = ply
            workspace[NODES] = nodes
            return NOT_YET
        answer = make(workspace, stack, at, pick(stack, at))
        if answer == NOT_YET:
            ply += 1
            nodes += 1
            answer = list_moves(workspace, stack, at + FRAME)
        elif answer == stack[at + SIDE]:
            answer = NOT_YET
    workspace[END_PLY] = NOT_BEGUN
    workspace[NODES] = nodes
    return answer
