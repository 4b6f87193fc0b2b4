"""The search of the exact solver, for two seats and Varys alone: does seat 0 reach a target?

Depth-first over {yes, no} with a table of answers. A position is the squares that Varys can still come to, his own, the
seat to move, and for each House the class of its standing (see `solver_tables`). The moves do not depend on who has
what, so a better standing is never worse: one answer in the table serves every position that is at least as good (or as
bad). `docs/solver.md` tells the whole story. Written for the compiled side.

Worth: twice the difference in banners, and one more or less for the winner. A target is an odd worth.
"""

from collections.abc import MutableSequence

from smallcouncil.core.bits import count, highest, lowest
from smallcouncil.games.hand_of_the_king.companions import SHAE, TYRION
from smallcouncil.games.hand_of_the_king.kernel import landing, square_of, standing, strength, sweep
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
    AFTER,
    BEST_RANK,
    CERTAIN,
    EXPECTED,
    MARKS,
    MOST_CARDS,
    RANK,
    STANDINGS,
    standing_of,
)

Row = MutableSequence[int]

NO, YES, NOT_YET = 0, 1, 2
HOUSE_BITS = (1 << HOUSE_COUNT) - 1
GRID_BITS = (1 << SQUARES) - 1
CROSS = tuple(
    RAYS[square * 4] | RAYS[square * 4 + 1] | RAYS[square * 4 + 2] | RAYS[square * 4 + 3] for square in range(SQUARES)
)

# Six bits a House hold its standing, or its rank and a guard that shows a borrow when two sets of ranks are compared.
FIELD = 6
FIELD_BITS = (1 << FIELD) - 1
GUARDS = sum(1 << (FIELD * field + FIELD - 1) for field in range(HOUSE_COUNT + 1))
MIDDLE = 16
KEY_BITS = (1 << 48) - 1

# The workspace: one array for the problem and what the search remembers between two calls.
KINDRED = 0  # per House: the squares of its cards
(
    TARGET,
    NODES,
    LIMIT,  # stop when this many nodes are done
    FILLED,  # entries in the table
    ROOM,  # stop when the table holds this many
    PLY,  # where the search stands; below 0 it has not begun
    FOUND_KEY,
    FOUND_MERITS,
    FOUND_SCORE,
    TOUCHED_ENTRIES,
) = range(HOUSE_COUNT, HOUSE_COUNT + 10)
DESK = HOUSE_COUNT + 10

# A frame of the search, and in it its children that are still to be searched.
AT_GRID, AT_VARYS, AT_SIDE, AT_STANDS, AT_KEY, AT_MERITS, CHILDREN, NEXT, BEGUN = range(9)
FIRST_CHILD = 9
CHILD_GRID, CHILD_VARYS, CHILD_STANDS, CHILD_KEY, CHILD_MERITS, CHILD_SCORE = range(6)
CHILD = 6
MOST_CHILDREN = 10  # Varys sees ten squares
FRAME = FIRST_CHILD + MOST_CHILDREN * CHILD
DEPTH = SQUARES + 1

# The table: four entries of two words lie side by side in one line of the processor's memory.
ENTRY = 2
BUCKET = 4 * ENTRY

# What makes a child worth trying first: it is good for the mover, and its proof is likely to be short. The weights were
# climbed to by counting nodes on solved positions.
W_SPREAD = 200000
W_LEFT = 180
W_OPEN = 100
W_REPLIES = 75
W_BEST_REPLY = 200
W_SECOND_REPLY = 75


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


def examine(workspace: Row, grid: int, varys: int, side: int, stands: int) -> int:
    """Whether the rest can still change the answer. If so, leaves the table's key and a guess at the worth."""
    reach = reachable(grid, varys)
    marks, ranks, mean, spread = 0, 0, 0, 0
    for house in range(HOUSE_COUNT):
        left = count(workspace[KINDRED + house] & reach)
        place = left * STANDINGS + (stands >> (FIELD * house) & FIELD_BITS)
        marks |= MARKS[place] << house
        ranks |= RANK[place] << (FIELD * house)
        mean += EXPECTED[place]
        spread += CERTAIN * CERTAIN - EXPECTED[place] * EXPECTED[place]
    sure_0, sure_1, still_open = marks & HOUSE_BITS, marks >> 8 & HOUSE_BITS, marks >> 16 & HOUSE_BITS
    target = workspace[TARGET]
    if worth(sure_0, sure_1 | still_open) >= target:
        return YES
    if worth(sure_0 | still_open, sure_1) < target:
        return NO
    gone_0, gone_1 = marks >> 32 & HOUSE_BITS, marks >> 40 & HOUSE_BITS
    need = least_difference(target)
    tie = 0
    if not marks >> 24 & HOUSE_BITS and count(sure_0 | sure_1 | still_open) & 1:
        need |= 1
    elif target == 1:
        tie = tie_break(gone_0, gone_1)
    workspace[FOUND_KEY] = reach | varys << 36 | side << 42 | tie << 43
    workspace[FOUND_MERITS] = ranks | (count(gone_0) - count(gone_1) - need + MIDDLE) << (FIELD * HOUSE_COUNT)
    workspace[FOUND_SCORE] = (mean - target * CERTAIN // 2) * CERTAIN // int((spread + W_SPREAD) ** 0.5)
    return NOT_YET


def tie_break(gone_0: int, gone_1: int) -> int:
    """What finished Houses may still say in a tie: which is the largest, and whose."""
    gone = gone_0 | gone_1
    if gone == 0:
        return 1
    return 2 + 2 * lowest(gone) + (gone_0 >> lowest(gone) & 1)


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
    good = 1 - frames[at + AT_SIDE]
    listed = list_children(workspace, frames, at)
    if listed < 0:
        return good
    # Ask memory for all the buckets at once; one after another costs several times as long.
    touched = 0
    for number in range(listed):
        touched |= table[bucket(mask, frames[at + FIRST_CHILD + number * CHILD + CHILD_KEY])]
    workspace[TOUCHED_ENTRIES] = touched
    kept = 0
    for number in range(listed):
        child = at + FIRST_CHILD + number * CHILD
        answer = known(table, mask, frames[child + CHILD_KEY], frames[child + CHILD_MERITS])
        if answer == good:
            return good
        if answer == NOT_YET:
            to = at + FIRST_CHILD + kept * CHILD
            for part in range(CHILD):
                frames[to + part] = frames[child + part]
            frames[to + CHILD_SCORE] = promise(workspace, frames, to, frames[at + AT_SIDE])
            kept += 1
    frames[at + CHILDREN] = kept
    frames[at + NEXT] = 0
    return NOT_YET if kept else 1 - good


def list_children(workspace: Row, frames: Row, at: int) -> int:
    """Every move of a frame whose answer is open; how many, or -1 if one has the answer that the mover wants."""
    grid, varys = frames[at + AT_GRID], frames[at + AT_VARYS]
    side, stands = frames[at + AT_SIDE], frames[at + AT_STANDS]
    listed = 0
    for direction in range(4):
        if RAYS[varys * 4 + direction] & grid == 0:
            continue
        for house in range(HOUSE_COUNT):
            swept = sweep(workspace[KINDRED + house] & grid, varys, direction)
            if swept == 0:
                continue
            to = landing(swept, direction)
            after = stands_after(stands, house, side, count(swept))
            answer = examine(workspace, grid & ~swept, to, 1 - side, after)
            if answer == 1 - side:
                return -1
            if answer == NOT_YET:
                child = at + FIRST_CHILD + listed * CHILD
                frames[child + CHILD_GRID] = grid & ~swept
                frames[child + CHILD_VARYS] = to
                frames[child + CHILD_STANDS] = after
                frames[child + CHILD_KEY] = workspace[FOUND_KEY]
                frames[child + CHILD_MERITS] = workspace[FOUND_MERITS]
                frames[child + CHILD_SCORE] = workspace[FOUND_SCORE]
                listed += 1
    return listed


def stands_after(stands: int, house: int, seat: int, cards: int) -> int:
    """The standings after a seat takes some cards of a House."""
    before = stands >> (FIELD * house) & FIELD_BITS
    after = AFTER[(seat * (MOST_CARDS + 1) + cards) * STANDINGS + before]
    return stands ^ (before ^ after) << (FIELD * house)


def promise(workspace: Row, frames: Row, child: int, side: int) -> int:
    """How early to try a child: good for the mover, few replies, few cards and open Houses left."""
    score = -frames[child + CHILD_SCORE] if side else frames[child + CHILD_SCORE]
    score -= W_LEFT * count(frames[child + CHILD_KEY] & GRID_BITS)
    score -= W_OPEN * open_houses(frames[child + CHILD_MERITS])
    grid, varys, stands = frames[child + CHILD_GRID], frames[child + CHILD_VARYS], frames[child + CHILD_STANDS]
    best, second = 0, 0
    for direction in range(4):
        if RAYS[varys * 4 + direction] & grid == 0:
            continue
        for house in range(HOUSE_COUNT):
            swept = sweep(workspace[KINDRED + house] & grid, varys, direction)
            if swept == 0:
                continue
            score -= W_REPLIES
            gained = gain(stands, house, 1 - side, count(swept), count(workspace[KINDRED + house] & grid))
            second = max(second, min(best, gained))
            best = max(best, gained)
    return score - (W_BEST_REPLY * best + W_SECOND_REPLY * second) // CERTAIN


def open_houses(merits: int) -> int:
    """How many Houses are not decided."""
    found = 0
    for house in range(HOUSE_COUNT):
        rank = merits >> (FIELD * house) & BEST_RANK
        found += 0 < rank < BEST_RANK
    return found


def gain(stands: int, house: int, seat: int, cards: int, left: int) -> int:
    """What taking some cards of a House does for a seat's chance at its banner."""
    before = stands >> (FIELD * house) & FIELD_BITS
    after = AFTER[(seat * (MOST_CARDS + 1) + cards) * STANDINGS + before]
    gained = EXPECTED[(left - cards) * STANDINGS + after] - EXPECTED[left * STANDINGS + before]
    return -gained if seat else gained


def pick(frames: Row, at: int) -> int:
    """The most promising child that is left, brought to the front."""
    front = at + FIRST_CHILD + frames[at + NEXT] * CHILD
    best = front
    for child in range(front + CHILD, at + FIRST_CHILD + frames[at + CHILDREN] * CHILD, CHILD):
        if frames[child + CHILD_SCORE] > frames[best + CHILD_SCORE]:
            best = child
    for part in range(CHILD):
        swapped = frames[front + part]
        frames[front + part] = frames[best + part]
        frames[best + part] = swapped
    frames[at + NEXT] += 1
    return front


def enter(workspace: Row, frames: Row, at: int, child: int) -> None:
    """Make the frame after this one of one of its children."""
    below = at + FRAME
    frames[below + AT_GRID] = frames[child + CHILD_GRID]
    frames[below + AT_VARYS] = frames[child + CHILD_VARYS]
    frames[below + AT_SIDE] = 1 - frames[at + AT_SIDE]
    frames[below + AT_STANDS] = frames[child + CHILD_STANDS]
    frames[below + AT_KEY] = frames[child + CHILD_KEY]
    frames[below + AT_MERITS] = frames[child + CHILD_MERITS]
    frames[below + BEGUN] = workspace[NODES]


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


# The search


def begin(workspace: Row, frames: Row, grid: int, varys: int, side: int, stands: int) -> int:
    """Lay a position into the first frame; the answer, if it is settled without a search."""
    frames[AT_GRID], frames[AT_VARYS], frames[AT_SIDE], frames[AT_STANDS] = grid, varys, side, stands
    answer = examine(workspace, grid, varys, side, stands)
    frames[AT_KEY], frames[AT_MERITS] = workspace[FOUND_KEY], workspace[FOUND_MERITS]
    frames[BEGUN] = workspace[NODES]
    workspace[PLY] = -1
    return answer


def search(workspace: Row, frames: Row, table: Row, mask: int) -> int:
    """Go on until the answer is found (YES: seat 0 reaches the target) or a limit is reached (NOT_YET).

    All it knows is in the arrays, so it may be called again, also with a larger table, and goes on where it stopped.
    """
    answer = NOT_YET
    if workspace[PLY] < 0:
        workspace[PLY] = 0
        workspace[NODES] += 1
        answer = expand(workspace, frames, 0, table, mask)
    while True:
        at = workspace[PLY] * FRAME
        if answer == NOT_YET and frames[at + NEXT] == frames[at + CHILDREN]:
            answer = frames[at + AT_SIDE]
        if answer != NOT_YET:
            work = workspace[NODES] - frames[at + BEGUN]
            remember(workspace, table, mask, frames[at + AT_KEY], frames[at + AT_MERITS], answer, work)
            if workspace[PLY] == 0:
                return answer
            workspace[PLY] -= 1
            if answer == frames[at - FRAME + AT_SIDE]:
                answer = NOT_YET
            continue
        if workspace[NODES] >= workspace[LIMIT] or workspace[FILLED] >= workspace[ROOM]:
            return NOT_YET
        child = pick(frames, at)
        answer = known(table, mask, frames[child + CHILD_KEY], frames[child + CHILD_MERITS])
        if answer == NOT_YET:
            enter(workspace, frames, at, child)
            workspace[PLY] += 1
            workspace[NODES] += 1
            answer = expand(workspace, frames, at + FRAME, table, mask)
        elif answer == frames[at + AT_SIDE]:
            answer = NOT_YET
