"""The last cards in the exact solver: the same question as in `solver_kernel`, asked without a table.

Nine of ten nodes of a proof lie here, and hardly two of them are alike: to remember them costs more than to search them
again. So a node is little more than its moves. Which of the cards Varys can still come to is worked out only for moves
that are really tried. Written for the compiled side.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.kernel import landing, sweep
from smallcouncil.games.hand_of_the_king.layout import SQUARES
from smallcouncil.games.hand_of_the_king.solver_position_kernel import (
    CROSS,
    END_PLY,
    HOUSE_AT,
    HOUSE_BITS,
    KINDRED,
    LIMIT,
    NODES,
    NOT_BEGUN,
    NOT_YET,
    STILL_OPEN,
    TARGET,
    TOWARDS,
    one_from_end,
    place_of,
    reachable_after,
    settled,
    stands_after,
    survey,
)
from smallcouncil.games.hand_of_the_king.solver_tables import EXPECTED, MARKS

Row = MutableSequence[int]

MELT = True

# With fewer cards than this the table is left alone. Measured: 14 to 18 are about as fast.
FEW = 16

# A position in the stack of this search: the squares that Varys can still come to, his own, the standings, and what
# `survey` tells of it.
GRID_LEFT, VARYS, STANDS, ALL_MARKS, MEAN, SIDE, CHILDREN, NEXT = range(8)
FIRST_CHILD = 8
SWEPT, LANDED, CHILD_STANDS, CHILD_MARKS, CHILD_MEAN, PROMISE = range(6)
CHILD = 6
MOST_CHILDREN = 10  # Varys sees ten squares
FRAME = FIRST_CHILD + MOST_CHILDREN * CHILD
STACK = FEW * FRAME

# A move is tried first if it is good for the mover, leaves the other side few cards in sight, and few Houses open.
W_SEEN = 200
W_OPEN = 300


def lay(stack: Row, at: int, grid: int, varys: int, stands: int, marks: int, mean: int, side: int) -> None:
    """Write a position into the stack."""
    stack[at + GRID_LEFT] = grid
    stack[at + VARYS] = varys
    stack[at + STANDS] = stands
    stack[at + ALL_MARKS] = marks
    stack[at + MEAN] = mean
    stack[at + SIDE] = side


def list_moves(workspace: Row, stack: Row, at: int) -> int:
    """List the moves of a position; if one settles the answer as the mover wants it, the answer."""
    grid, varys, stands = stack[at + GRID_LEFT], stack[at + VARYS], stack[at + STANDS]
    marks, mean, side = stack[at + ALL_MARKS], stack[at + MEAN], stack[at + SIDE]
    close = one_from_end(marks, side, workspace[TARGET])
    child = at + FIRST_CHILD
    seen = CROSS[varys] & grid
    while seen:
        square = lowest(seen)
        direction = TOWARDS[varys * SQUARES + square]
        house = workspace[HOUSE_AT + square]
        kin = workspace[KINDRED + house] & grid
        swept = sweep(kin, varys, direction)
        seen &= ~swept
        after = stands_after(stands, house, side, count(swept))
        was, becomes = place_of(stands, house, count(kin)), place_of(after, house, count(kin) - count(swept))
        marked = marks ^ (MARKS[was] ^ MARKS[becomes]) << house
        if close and settled(marked, workspace[TARGET]) == 1 - side:
            return 1 - side
        landed = landing(swept, direction)
        expected = mean + EXPECTED[becomes] - EXPECTED[was]
        stack[child + SWEPT] = swept
        stack[child + LANDED] = landed
        stack[child + CHILD_STANDS] = after
        stack[child + CHILD_MARKS] = marked
        stack[child + CHILD_MEAN] = expected
        stack[child + PROMISE] = (-expected if side else expected) - (
            W_SEEN * count(CROSS[landed] & grid & ~swept) + W_OPEN * count(marked >> STILL_OPEN & HOUSE_BITS)
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
    """Lay the position after a move into the frame below; the answer, if it is settled."""
    rest = stack[at + GRID_LEFT] & ~stack[child + SWEPT]
    varys, stands = stack[child + LANDED], stack[child + CHILD_STANDS]
    marks, mean = stack[child + CHILD_MARKS], stack[child + CHILD_MEAN]
    reach = reachable_after(rest, stack[at + VARYS], varys, stack[child + SWEPT])
    if reach != rest:
        marks, _, mean, _ = survey(workspace, reach, stands)
    answer = settled(marks, workspace[TARGET])
    if answer == NOT_YET:
        lay(stack, at + FRAME, reach, varys, stands, marks, mean, 1 - stack[at + SIDE])
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
