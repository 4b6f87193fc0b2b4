"""The search of the exact solver, for two seats and Varys alone: does seat 0 reach a target?

Depth-first over {yes, no} with a table of answers; one answer in the table serves every position that is at least as
good (or as bad). `docs/solver.md` tells the whole story. Written for the compiled side.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, expect, highest, lowest
from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT, SQUARES
from smallcouncil.games.hand_of_the_king.solver_endgame_kernel import FEW, STACK, finish, go_on
from smallcouncil.games.hand_of_the_king.solver_position_kernel import (
    CROSS,
    END_PLY,
    FIELD,
    FILLED,
    HOUSE_AT,
    HOUSE_BITS,
    LIKED,
    LIMIT,
    NO,
    NODES,
    NOT_BEGUN,
    NOT_YET,
    PLY,
    ROOM,
    STILL_OPEN,
    SWEEPS,
    TARGET,
    YES,
    any_ends,
    code_after,
    code_of,
    encode,
    identify,
    one_card_ends,
    one_from_end,
    reachable,
    reachable_after,
    score,
    settled,
    survey,
    without,
)
from smallcouncil.games.hand_of_the_king.solver_tables import CERTAIN, CODE_BITS, EXPECTED, MARKS, RANK, SPREAD

Row = MutableSequence[int]

MELT = FORWARD = True

GUARDS = sum(1 << (FIELD * field + FIELD - 1) for field in range(HOUSE_COUNT + 1))
KEY_BITS = (1 << 48) - 1

# A position in a frame of the search: the squares that Varys can still come to, his own, the codes of the Houses,
# what `survey` and `identify` tell of it; and of a child how promising it is.
GRID_LEFT, VARYS, ALL_CODES, ALL_MARKS, ALL_RANKS, MEAN, SPREAD_OUT, KEY, MERITS, PROMISE = range(10)
PLACE = 10
# A frame: its position, and its children that are still to be searched.
SIDE, CHILDREN, NEXT, BEGUN = range(PLACE, PLACE + 4)
FIRST_CHILD = PLACE + 4
MOST_CHILDREN = 10  # Varys sees ten squares
FRAME = FIRST_CHILD + MOST_CHILDREN * PLACE
DEPTH = SQUARES + 1
# Behind the frames lies the stack of the search of the last cards.
ENDGAME = DEPTH * FRAME
FRAMES = ENDGAME + STACK

# The table: four entries of two words lie side by side in one line of the processor's memory.
ENTRY = 2
BUCKET = 4 * ENTRY

# What makes a child worth trying first: it is good for the mover, and its proof is likely to be short. The weights were
# climbed to by counting nodes on solved positions.
W_LEFT = 180
W_OPEN = 40
W_REPLIES = 75
W_BEST_REPLY = 200
W_SECOND_REPLY = 75
W_SEEN = 40
REFUTED = -(1 << 60)


# The table of answers


def bucket(mask: int, key: int) -> int:
    """Where the entries of a key lie, in a table of mask + 1 buckets."""
    mixed = key * 0x1E3779B97F4A7C15
    mixed ^= mixed >> 32 & 0xFFFFFFFF
    mixed *= 0x165667B19E3779F9
    mixed ^= mixed >> 29 & 0x7FFFFFFFF
    return (mixed & mask) * BUCKET


def at_least(merits: int, others: int) -> bool:
    """Whether every rank of the one is at least as high as that of the other."""
    return ((merits | GUARDS) - others) & GUARDS == GUARDS


def known(table: Row, mask: int, key: int, merits: int) -> int:
    """The answer, if the table has it for this position, a worse one that reaches or a better one that does not."""
    start = bucket(mask, key)
    for entry in range(start, start + BUCKET, ENTRY):
        if table[entry] & KEY_BITS == key:
            told = table[entry + 1]
            if told & 1:
                if at_least(merits, told >> 1):
                    return YES
            elif at_least(told >> 1, merits):
                return NO
    return NOT_YET


def remember(workspace: Row, table: Row, mask: int, key: int, merits: int, answer: int, work: int) -> None:
    """Put an answer into the table; in a full bucket it takes the place of the one that was cheapest to find."""
    start = bucket(mask, key)
    chosen = start
    for entry in range(start, start + BUCKET, ENTRY):
        if table[entry] == 0:
            workspace[FILLED] += 1
            chosen = entry
            break
        if table[entry] >> 48 < table[chosen] >> 48:
            chosen = entry
    table[chosen] = key | (1 + highest(work + 1)) << 48
    table[chosen + 1] = merits << 1 | answer


def move_table(workspace: Row, old: Row, table: Row, mask: int) -> None:
    """Copy all answers into a larger, empty table."""
    workspace[FILLED] = 0
    for entry in range(0, len(old), ENTRY):
        if old[entry]:
            key = old[entry] & KEY_BITS
            work = (1 << (old[entry] >> 48) - 1) - 1
            remember(workspace, table, mask, key, old[entry + 1] >> 1, old[entry + 1] & 1, work)


# Frames


def expand(workspace: Row, frames: Row, at: int, table: Row, mask: int) -> int:
    """List the moves of a frame that are not settled yet; if one settles the frame, the answer."""
    good = 1 - frames[at + SIDE]
    listed = list_children(workspace, frames, at, table, mask)
    if listed < 0:
        return good
    to = at + FIRST_CHILD
    for child in range(at + FIRST_CHILD, at + FIRST_CHILD + listed * PLACE, PLACE):
        answer = recalled(frames, child, table, mask)
        if answer == good:
            return good
        if answer != NOT_YET:
            continue
        frames[child + PROMISE] = promise(workspace, frames, child, frames[at + SIDE])
        if frames[child + PROMISE] != REFUTED:
            if at == 0:
                frames[child + PROMISE] += workspace[LIKED + frames[child + VARYS]]
            for part in range(PLACE):
                frames[to + part] = frames[child + part]
            to += PLACE
    frames[at + CHILDREN] = (to - at - FIRST_CHILD) // PLACE
    frames[at + NEXT] = 0
    return NOT_YET if frames[at + CHILDREN] else 1 - good


def recalled(frames: Row, place: int, table: Row, mask: int) -> int:
    """The answer, if the table has it; it is not asked for the last cards."""
    if count(frames[place + GRID_LEFT]) < FEW:
        return NOT_YET
    return known(table, mask, frames[place + KEY], frames[place + MERITS])


def list_children(workspace: Row, frames: Row, at: int, table: Row, mask: int) -> int:
    """Every move of a frame whose answer is open; how many, or -1 if one has the answer that the mover wants."""
    grid, varys, side = frames[at + GRID_LEFT], frames[at + VARYS], frames[at + SIDE]
    listed = 0
    before = (1 << varys) - 1
    seen = CROSS[varys] & grid
    while seen:
        landed = lowest(seen) if seen & before else highest(seen)
        swept = workspace[SWEEPS + varys * SQUARES + landed] & grid
        seen &= ~swept
        child = at + FIRST_CHILD + listed * PLACE
        answer = lay_out(workspace, frames, at, child, swept, landed)
        if answer == 1 - side:
            return -1
        if answer == NOT_YET:
            if count(frames[child + GRID_LEFT]) >= FEW:
                expect(table, bucket(mask, frames[child + KEY]))
            listed += 1
    return listed


def lay_out(workspace: Row, frames: Row, at: int, child: int, swept: int, varys: int) -> int:
    """The position after a move; the answer, if it is settled."""
    grid, side, codes = frames[at + GRID_LEFT], frames[at + SIDE], frames[at + ALL_CODES]
    house = workspace[HOUSE_AT + varys]
    before = code_of(codes, house)
    after = code_after(before, side, count(swept))
    codes ^= (before ^ after) << (CODE_BITS * house)
    rest = grid & ~swept
    reach = reachable_after(rest, frames[at + VARYS], varys, swept)
    if reach == rest:
        marks = frames[at + ALL_MARKS] ^ (MARKS[before] ^ MARKS[after]) << house
        ranks = frames[at + ALL_RANKS] ^ (RANK[before] ^ RANK[after]) << (FIELD * house)
        mean = frames[at + MEAN] + EXPECTED[after] - EXPECTED[before]
        spread = frames[at + SPREAD_OUT] + SPREAD[after] - SPREAD[before]
    else:
        codes = without(workspace, codes, rest & ~reach)
        marks, ranks, mean, spread = survey(codes)
    answer = settled(marks, workspace[TARGET])
    if answer == NOT_YET:
        describe(workspace, frames, child, reach, varys, 1 - side, codes, marks, ranks, mean, spread)
    return answer


def describe(
    workspace: Row,
    frames: Row,
    place: int,
    reach: int,
    varys: int,
    side: int,
    codes: int,
    marks: int,
    ranks: int,
    mean: int,
    spread: int,
) -> None:
    """Write a position down in a frame."""
    key, merits = identify(reach, varys, side, marks, ranks, workspace[TARGET])
    frames[place + GRID_LEFT] = reach
    frames[place + VARYS] = varys
    frames[place + ALL_CODES] = codes
    frames[place + ALL_MARKS] = marks
    frames[place + ALL_RANKS] = ranks
    frames[place + MEAN] = mean
    frames[place + SPREAD_OUT] = spread
    frames[place + KEY] = key
    frames[place + MERITS] = merits


def promise(workspace: Row, frames: Row, child: int, side: int) -> int:
    """How early to try a child: good for the mover, few replies of many cards, few cards and open Houses left.

    `REFUTED` if a reply settles it against the mover.
    """
    grid, varys, codes = frames[child + GRID_LEFT], frames[child + VARYS], frames[child + ALL_CODES]
    marks, target = frames[child + ALL_MARKS], workspace[TARGET]
    seen = CROSS[varys] & grid
    if any_ends(marks, 1 - side, target) and seen & one_card_ends(workspace, marks, 1 - side):
        return REFUTED
    close = one_from_end(marks, 1 - side, target)
    replies, best, second = 0, 0, 0
    while seen:
        square = lowest(seen)
        swept = workspace[SWEEPS + varys * SQUARES + square] & grid
        seen &= ~swept
        house = workspace[HOUSE_AT + square]
        before = code_of(codes, house)
        after = code_after(before, 1 - side, count(swept))
        if close and settled(marks ^ (MARKS[before] ^ MARKS[after]) << house, target) == side:
            return REFUTED
        gained = EXPECTED[after] - EXPECTED[before]
        gained = gained if side else -gained
        replies += 1
        second = max(second, min(best, gained))
        best = max(best, gained)
    guess = score(frames[child + MEAN], frames[child + SPREAD_OUT], target)
    guess = -guess if side else guess
    guess -= W_LEFT * count(grid) + W_OPEN * count(marks >> STILL_OPEN & HOUSE_BITS) + W_REPLIES * replies
    guess += W_SEEN * count(CROSS[varys] & grid)
    return guess - (W_BEST_REPLY * best + W_SECOND_REPLY * second) // CERTAIN


def pick(frames: Row, at: int) -> int:
    """The most promising child that is left, brought to the front."""
    front = at + FIRST_CHILD + frames[at + NEXT] * PLACE
    best = front
    for child in range(front + PLACE, at + FIRST_CHILD + frames[at + CHILDREN] * PLACE, PLACE):
        if frames[child + PROMISE] > frames[best + PROMISE]:
            best = child
    for part in range(PLACE):
        swapped = frames[front + part]
        frames[front + part] = frames[best + part]
        frames[best + part] = swapped
    frames[at + NEXT] += 1
    return front


def enter(workspace: Row, frames: Row, at: int, child: int) -> None:
    """Make the frame after this one of one of its children."""
    below = at + FRAME
    for part in range(PLACE):
        frames[below + part] = frames[child + part]
    frames[below + SIDE] = 1 - frames[at + SIDE]
    frames[below + BEGUN] = workspace[NODES]


# The search


def begin(workspace: Row, frames: Row, grid: int, varys: int, side: int, stands: int) -> int:
    """Lay a position into the first frame; the answer, if it is settled without a search."""
    reach = reachable(grid, varys)
    codes = encode(workspace, reach, stands)
    marks, ranks, mean, spread = survey(codes)
    describe(workspace, frames, 0, reach, varys, side, codes, marks, ranks, mean, spread)
    frames[SIDE] = side
    frames[BEGUN] = workspace[NODES]
    workspace[PLY] = NOT_BEGUN
    workspace[END_PLY] = NOT_BEGUN
    return settled(marks, workspace[TARGET])


def open_frame(workspace: Row, frames: Row, at: int, table: Row, mask: int) -> int:
    """Look at the position of a frame: list its children, or search it to its end if few cards are left."""
    if count(frames[at + GRID_LEFT]) >= FEW:
        workspace[NODES] += 1
        return expand(workspace, frames, at, table, mask)
    frames[at + CHILDREN] = frames[at + NEXT] = 0
    return finish(
        workspace,
        frames,
        ENDGAME,
        frames[at + GRID_LEFT],
        frames[at + VARYS],
        frames[at + ALL_CODES],
        frames[at + ALL_MARKS],
        frames[at + SIDE],
    )


def take_up(workspace: Row, frames: Row, table: Row, mask: int) -> int:
    """Begin with the first frame, or go on with the last cards where the search stopped among them."""
    if workspace[PLY] < 0:
        workspace[PLY] = 0
        return open_frame(workspace, frames, 0, table, mask)
    return NOT_YET if workspace[END_PLY] < 0 else go_on(workspace, frames)


def search(workspace: Row, frames: Row, table: Row, mask: int) -> int:
    """Go on until the answer is found (YES: seat 0 reaches the target) or a limit is reached (NOT_YET).

    All it knows is in the arrays, so it may be called again, also with a larger table, and goes on where it stopped.
    """
    answer = take_up(workspace, frames, table, mask)
    while workspace[END_PLY] < 0:
        at = workspace[PLY] * FRAME
        if answer == NOT_YET and frames[at + NEXT] == frames[at + CHILDREN]:
            answer = frames[at + SIDE]
        if answer != NOT_YET:
            conclude(workspace, frames, at, table, mask, answer)
            if workspace[PLY] == 0:
                return answer
            workspace[PLY] -= 1
            if answer == frames[at - FRAME + SIDE]:
                answer = NOT_YET
            continue
        if workspace[NODES] >= workspace[LIMIT] or workspace[FILLED] >= workspace[ROOM]:
            return NOT_YET
        child = pick(frames, at)
        answer = recalled(frames, child, table, mask)
        if answer == NOT_YET:
            enter(workspace, frames, at, child)
            workspace[PLY] += 1
            answer = open_frame(workspace, frames, at + FRAME, table, mask)
        elif answer == frames[at + SIDE]:
            answer = NOT_YET
    return NOT_YET


def conclude(workspace: Row, frames: Row, at: int, table: Row, mask: int, answer: int) -> None:
    """Put the answer of a frame into the table, but not those of the last cards unless they were the question."""
    if at == 0 or count(frames[at + GRID_LEFT]) >= FEW:
        work = workspace[NODES] - frames[at + BEGUN]
        remember(workspace, table, mask, frames[at + KEY], frames[at + MERITS], answer, work)
