"""The search of the exact solver where companions are still about: whole rows, advanced by the rules kernel.

Every decision of a turn is a node: moves, companions, their targets, banners given away in a tie. As soon as nothing
but moves of Varys is left, the faster search of `solver_kernel` takes over. Written for the compiled side.
"""

from typing import Any

from smallcouncil.core.bits import lowest
from smallcouncil.games.hand_of_the_king.companions import RAMSAY
from smallcouncil.games.hand_of_the_king.kernel import advance
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    AT,
    BANNERS,
    CARD_WORDS,
    DECK_LEFT,
    DECLARED,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_COUNT,
    KEPT,
    KIN,
    LED,
    LEGAL,
    LEGAL_CARDS,
    LENGTH,
    MOVED,
    OFFER,
    OVER,
    OWED,
    PART,
    RESOLVING,
    SEAT,
    SHOWN,
    SQUARES,
    STEP,
    SWAPPING,
    TIED,
    TOUCHED,
    VARYS_AT,
)
from smallcouncil.games.hand_of_the_king.solver_kernel import BUCKET, ENTRY, begin, search
from smallcouncil.games.hand_of_the_king.solver_position_kernel import (
    DESK,
    FILLED,
    FOUND_SCORE,
    KINDRED,
    LIMIT,
    NO,
    NODES,
    NOT_YET,
    PLY,
    ROOM,
    TARGET,
    YES,
    all_stands,
    examine,
    final_worth,
    only_varys,
)

# Beside the fields of the other search's workspace: whether that search is at work on the child that was entered last.
UNDER_WAY = DESK
ROWS_DESK = DESK + 1

CHILDREN, NEXT, KEY, CHECK = range(4)
FIRST_CHILD = 4
CHILD_ACTION, CHILD_SCORE, CHILD_KEY, CHILD_CHECK = range(4)
CHILD = 4
MOST_CHILDREN = 36
FRAME = FIRST_CHILD + MOST_CHILDREN * CHILD
# Every turn takes a card; a turn with companions has more decisions, at most four a companion and one a House.
DEPTH = SQUARES + 14 * 4 + SQUARES * HOUSE_COUNT

MIX = 0x2545F4914F6CDD1D
OTHER_MIX = 0x1E3779B97F4A7C15
POSITIVE = (1 << 62) - 1


def judge(workspace: Any, v: Any) -> int:
    """The answer, if it takes no search; else leaves a guess at the worth."""
    if v[STEP] == OVER:
        return YES if final_worth(v) >= workspace[TARGET] else NO
    for house in range(HOUSE_COUNT):
        workspace[KINDRED + house] = v[KIN + house]
    answer = examine(workspace, v[GRID], v[VARYS_AT], all_stands(v))
    return answer if only_varys(v) else NOT_YET


# Fingerprints


def fold(key: int, word: int, mix: int) -> int:
    key = (key ^ word) * mix
    return key ^ (key >> 29)


def fingerprint(v: Any, mix: int) -> int:
    """A number for all that matters of a position; two of them, with different factors, tell positions apart."""
    key = v[STEP] | v[SEAT] << 4 | v[VARYS_AT] << 8 | (v[RESOLVING] + 1) << 16 | v[PART] << 20
    key |= (v[SWAPPING] + 1) << 24 | v[OWED] << 32 | v[AGAIN] << 33 | (v[TIED] + 1) << 36 | (v[DECLARED] + 1) << 40
    key = fold(key | v[DECK_LEFT] << 48, v[GRID], mix)
    holders = 0
    for house in range(HOUSE_COUNT):
        holders = holders * 8 + v[BANNERS + house] + 1
    key = fold(key, holders, mix)
    key = fold(key, v[OFFER] | v[SHOWN] << 14 | v[MOVED] << 28 | v[TOUCHED] << 35, mix)
    key = fold(key, v[LED], mix) if v[LED] else key
    for seat in range(2):
        key = fold(fold(key, v[HELD + seat], mix), v[KEPT + seat], mix)
    if v[RESOLVING] == RAMSAY or v[DISCARDED] >> RAMSAY & 1:
        for square in range(SQUARES):
            key = fold(key, v[AT + square], mix)
    return key & POSITIVE


# The table of answers


def recall(table: Any, mask: int, key: int, check: int) -> int:
    start = (key & mask) * BUCKET
    for entry in range(start, start + BUCKET, ENTRY):
        if table[entry] >> 1 == key and table[entry + 1] == check:
            return YES if table[entry] & 1 else NO
    return NOT_YET


def note(workspace: Any, table: Any, mask: int, key: int, check: int, answer: int) -> None:
    """Put an answer into the table; a full bucket gives up one of its entries, by turns."""
    start = (key & mask) * BUCKET
    chosen = start + check % (BUCKET // ENTRY) * ENTRY
    for entry in range(start, start + BUCKET, ENTRY):
        if table[entry] == 0 and table[entry + 1] == 0:
            workspace[FILLED] += 1
            chosen = entry
            break
    table[chosen] = key << 1 | answer
    table[chosen + 1] = check


def move_notes(workspace: Any, old: Any, table: Any, mask: int) -> None:
    """Copy all answers into a larger, empty table."""
    workspace[FILLED] = 0
    for entry in range(0, len(old), ENTRY):
        if old[entry] or old[entry + 1]:
            note(workspace, table, mask, old[entry] >> 1, old[entry + 1], old[entry] & 1)


# Frames


def make(rows: Any, ply: int, action: int) -> None:
    """The row after this one: the same position after an action."""
    v, child = rows[ply], rows[ply + 1]
    for place in range(LENGTH):
        child[place] = v[place]
    advance(child, action)


def consider(workspace: Any, rows: Any, ply: int, frame: Any, action: int, table: Any, mask: int) -> int:
    """Look at one action; its answer, or NOT_YET and it is listed among the children."""
    make(rows, ply, action)
    v = rows[ply + 1]
    answer = judge(workspace, v)
    if answer != NOT_YET:
        return answer
    key, check = fingerprint(v, MIX), fingerprint(v, OTHER_MIX)
    answer = recall(table, mask, key ^ workspace[TARGET] << 8 & POSITIVE, check)
    if answer != NOT_YET:
        return answer
    place = FIRST_CHILD + frame[CHILDREN] * CHILD
    frame[place + CHILD_ACTION] = action
    frame[place + CHILD_SCORE] = -workspace[FOUND_SCORE] if rows[ply, SEAT] else workspace[FOUND_SCORE]
    frame[place + CHILD_KEY] = key ^ workspace[TARGET] << 8 & POSITIVE
    frame[place + CHILD_CHECK] = check
    frame[CHILDREN] += 1
    return NOT_YET


def unfold(workspace: Any, rows: Any, ply: int, frame: Any, table: Any, mask: int) -> int:
    """List the actions of a position that are not settled yet; if one settles it, the answer."""
    good: int = 1 - rows[ply, SEAT]
    frame[CHILDREN] = 0
    frame[NEXT] = 0
    words, cards = rows[ply, LEGAL], rows[ply, LEGAL_CARDS]
    while words or cards:
        if words:
            action = lowest(words)
            words &= words - 1
        else:
            action = CARD_WORDS + lowest(cards)
            cards &= cards - 1
        if consider(workspace, rows, ply, frame, action, table, mask) == good:
            return good
    return NOT_YET if frame[CHILDREN] else 1 - good


def choose(frame: Any) -> int:
    """The most promising child that is left, brought to the front."""
    front: int = FIRST_CHILD + frame[NEXT] * CHILD
    best = front
    for child in range(front + CHILD, FIRST_CHILD + frame[CHILDREN] * CHILD, CHILD):
        if frame[child + CHILD_SCORE] > frame[best + CHILD_SCORE]:
            best = child
    for part in range(CHILD):
        swapped = frame[front + part]
        frame[front + part] = frame[best + part]
        frame[best + part] = swapped
    frame[NEXT] += 1
    return front


def same_deal(v: Any, bare: Any) -> bool:
    """Whether the cards lie where the other search knows them: Ramsay Snow has swapped none."""
    differing = 0
    for house in range(HOUSE_COUNT):
        differing |= v[KIN + house] ^ bare[KINDRED + house]
    return differing == 0


def hand_over(workspace: Any, v: Any, bare: Any, bare_frames: Any, bare_table: Any, bare_mask: int) -> int:
    """Let the other search answer, or go on with it; its nodes count."""
    bare[LIMIT] = bare[NODES] + max(0, workspace[LIMIT] - workspace[NODES])
    before = bare[NODES]
    answer = NOT_YET
    if not workspace[UNDER_WAY]:
        # With Varys alone somebody wins, so that not to lose is to win.
        bare[TARGET] = workspace[TARGET] if workspace[TARGET] else 1
        answer = begin(bare, bare_frames, v[GRID], v[VARYS_AT], v[SEAT], all_stands(v))
        workspace[UNDER_WAY] = 1
    if answer == NOT_YET:
        answer = search(bare, bare_frames, bare_table, bare_mask)
    workspace[NODES] += bare[NODES] - before
    if answer != NOT_YET:
        workspace[UNDER_WAY] = 0
    return answer


# The search


def start(workspace: Any, rows: Any, frames: Any) -> int:
    """Begin with the position in the first row; the answer, if it takes no search."""
    workspace[PLY] = -1
    workspace[UNDER_WAY] = 0
    frames[0, KEY] = fingerprint(rows[0], MIX) ^ workspace[TARGET] << 8 & POSITIVE
    frames[0, CHECK] = fingerprint(rows[0], OTHER_MIX)
    return judge(workspace, rows[0])


def descend(
    workspace: Any,
    rows: Any,
    frames: Any,
    table: Any,
    mask: int,
    bare: Any,
    bare_frames: Any,
    bare_table: Any,
    bare_mask: int,
) -> int:
    """Go into the next child, or on with the one that the other search is at work on; its answer if it has one."""
    ply = workspace[PLY]
    v = rows[ply + 1]
    if not workspace[UNDER_WAY]:
        child = choose(frames[ply])
        answer = recall(table, mask, frames[ply, child + CHILD_KEY], frames[ply, child + CHILD_CHECK])
        if answer != NOT_YET:
            return answer
        make(rows, ply, frames[ply, child + CHILD_ACTION])
        frames[ply + 1, KEY] = frames[ply, child + CHILD_KEY]
        frames[ply + 1, CHECK] = frames[ply, child + CHILD_CHECK]
    if workspace[UNDER_WAY] or (only_varys(v) and same_deal(v, bare)):
        answer = hand_over(workspace, v, bare, bare_frames, bare_table, bare_mask)
        if answer != NOT_YET:
            note(workspace, table, mask, frames[ply + 1, KEY], frames[ply + 1, CHECK], answer)
        return answer
    workspace[PLY] += 1
    workspace[NODES] += 1
    return unfold(workspace, rows, ply + 1, frames[ply + 1], table, mask)


def search_rows(
    workspace: Any,
    rows: Any,
    frames: Any,
    table: Any,
    mask: int,
    bare: Any,
    bare_frames: Any,
    bare_table: Any,
    bare_mask: int,
) -> int:
    """Go on until the answer is found or a limit is reached (NOT_YET); may be called again and goes on."""
    answer = NOT_YET
    if workspace[PLY] < 0:
        workspace[PLY] = 0
        workspace[NODES] += 1
        answer = unfold(workspace, rows, 0, frames[0], table, mask)
    while True:
        ply = workspace[PLY]
        side = rows[ply, SEAT]
        if answer == NOT_YET and not workspace[UNDER_WAY] and frames[ply, NEXT] == frames[ply, CHILDREN]:
            answer = side
        if answer != NOT_YET:
            note(workspace, table, mask, frames[ply, KEY], frames[ply, CHECK], answer)
            if ply == 0:
                return answer
            workspace[PLY] -= 1
            if answer == rows[ply - 1, SEAT]:
                answer = NOT_YET
            continue
        if workspace[NODES] >= workspace[LIMIT] or workspace[FILLED] >= workspace[ROOM] or bare[FILLED] >= bare[ROOM]:
            return NOT_YET
        answer = descend(workspace, rows, frames, table, mask, bare, bare_frames, bare_table, bare_mask)
        if workspace[PLY] == ply and answer == side:
            answer = NOT_YET
