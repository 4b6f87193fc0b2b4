"""Alpha-beta over rows of the rules kernel, for the compiled side.

The searching side wants its share of the win large, everyone else wants it small: exact for two seats and for teams,
and the cautious ("paranoid") assumption when three or four play for themselves. All decisions of a turn are nodes of
the same seat; only moves of Varys use up depth. Petyr Baelish's draw is a chance node over pairs of the face-down
companions, whose order the search never looks at.

The search keeps its own stack, so that it can be put down after any number of nodes, when the caller looks at the
clock, and taken up again.
"""

import typing
from typing import Any

from smallcouncil.core.bits import count, lowest
from smallcouncil.games.hand_of_the_king.companions import PETYR, RAMSAY
from smallcouncil.games.hand_of_the_king.evaluation import share, side_of
from smallcouncil.games.hand_of_the_king.kernel import advance, strength
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_COMPANION,
    ASK_MOVE,
    AT,
    BANNERS,
    CARD_WORDS,
    COMPANION_WORDS,
    CROW_WORD,
    CROWS,
    DECK,
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
    SEATS,
    SHOWN,
    SQUARES,
    STEP,
    SWAPPING,
    TIED,
    TOUCHED,
    VARYS_AT,
)

MOST_PLIES = 160
MOST_OPTIONS = 48
PETYR_WORD = COMPANION_WORDS + PETYR

# A frame of the stack in integers.
CHANCE, DEPTH, NEXT, OPTIONS, GAINING, BEST_ACTION, KEY, OPEN = range(8)
FRAME = 8
# A frame in shares of the win: the window now and as it was, and the best so far (for a chance node: the sum so far).
LOW, HIGH, FIRST_LOW, FIRST_HIGH, BEST = range(5)
WINDOW = 5
# The whole search: nodes so far and when to pause, the ply it stands at, the side that searches, whether all options
# are searched or only the most promising answers to companions, and how often something was judged and not played out.
NODES, PAUSE, PLY, SIDE, WHOLE_WIDTH, JUDGED = range(6)
TALLY = 6

UPPER, LOWER, EXACT = 1, 2, 3
MIX = 0x2545F4914F6CDD1D


class Workspace(typing.NamedTuple):
    """Everything a search works on."""

    rows: Any
    frames: Any
    windows: Any
    options: Any
    promise: Any
    keys: Any
    entries: Any
    values: Any
    history: Any
    weights: Any
    room: Any
    tally: Any


# Fingerprints


def mix(key: int, word: int) -> int:
    key = (key ^ word) * MIX
    return key ^ (key >> 29)


def fingerprint(v: Any) -> int:
    """A key for all that matters of a position for the rest of the game, within one search.

    Without companions only how many cards a seat has of a House matters; with them, which ones. Cards go by the squares
    they were dealt to, which stay the same until Ramsay Snow swaps two.
    """
    key = v[STEP] | v[SEAT] << 4 | v[VARYS_AT] << 8 | (v[RESOLVING] + 1) << 16 | v[PART] << 20
    key |= (v[SWAPPING] + 1) << 24 | v[OWED] << 32 | v[AGAIN] << 33 | (v[TIED] + 1) << 36 | (v[DECLARED] + 1) << 40
    key = mix(key | v[CROWS] << 44 | v[DECK_LEFT] << 48, v[GRID])
    held = 0
    for house in range(HOUSE_COUNT):
        held = held * 8 + v[BANNERS + house] + 1
    key = mix(key, held)
    companions = v[OFFER] | v[SHOWN] << 14 | v[MOVED] << 28 | v[TOUCHED] << 35
    if companions or v[RESOLVING] >= 0 or v[DISCARDED]:
        key = mix(mix(key, companions), v[LED])
        for seat in range(v[SEATS]):
            key = mix(mix(key, v[HELD + seat]), v[KEPT + seat])
        if v[DISCARDED] >> RAMSAY & 1:
            for house in range(HOUSE_COUNT):
                key = mix(key, v[KIN + house])
            for square in range(SQUARES):
                key = mix(key, v[AT + square])
        return key
    for seat in range(v[SEATS]):
        hand = 0
        for house in range(HOUSE_COUNT):
            hand = hand * 16 + strength(v, seat, house)
        key = mix(key, hand)
    return key


def probe(workspace: Workspace, ply: int) -> bool:
    """Look a position up; true if what is known of it settles this frame."""
    frame, window = workspace.frames[ply], workspace.windows[ply]
    slot = frame[KEY] & (len(workspace.keys) - 1)
    if workspace.keys[slot] != frame[KEY]:
        return False
    entry = workspace.entries[slot]
    frame[BEST_ACTION] = entry & 127
    if ply == 0 or (entry >> 9) - 1 != frame[DEPTH]:
        return False
    value, bound = workspace.values[slot], entry >> 7 & 3
    if bound == EXACT or (bound == LOWER and value >= window[HIGH]) or (bound == UPPER and value <= window[LOW]):
        window[BEST] = value
        return True
    return False


def store(workspace: Workspace, ply: int) -> None:
    frame, window = workspace.frames[ply], workspace.windows[ply]
    bound = EXACT
    if window[BEST] <= window[FIRST_LOW]:
        bound = UPPER
    elif window[BEST] >= window[FIRST_HIGH]:
        bound = LOWER
    slot = frame[KEY] & (len(workspace.keys) - 1)
    workspace.keys[slot] = frame[KEY]
    workspace.entries[slot] = frame[BEST_ACTION] | bound << 7 | (frame[DEPTH] + 1) << 9
    workspace.values[slot] = window[BEST]


# Opening a node


def list_options(v: Any, options: Any) -> int:
    """Write down the legal actions, without the crow: talk does not change the game."""
    found = 0
    words = v[LEGAL] & ~(1 << CROW_WORD)
    while words:
        options[found] = lowest(words)
        words &= words - 1
        found += 1
    cards = v[LEGAL_CARDS]
    while cards:
        options[found] = CARD_WORDS + lowest(cards)
        cards &= cards - 1
        found += 1
    return found


def follow(v: Any, action: int) -> None:
    """Take an action and then every companion decision that leaves no choice, but never a draw of luck."""
    while True:
        advance(v, action)
        if v[STEP] == ASK_MOVE or v[STEP] == OVER or count(v[LEGAL]) + count(v[LEGAL_CARDS]) > 1:
            return
        action = lowest(v[LEGAL]) if v[LEGAL] else CARD_WORDS + lowest(v[LEGAL_CARDS])
        if draws(v, action):
            return


def copy_row(source: Any, target: Any) -> None:
    for index in range(LENGTH):
        target[index] = source[index]


def draws(v: Any, action: int) -> bool:
    """True if an action has Petyr Baelish draw."""
    return v[STEP] == ASK_COMPANION and action == PETYR_WORD and v[DECK_LEFT] > 0


def look_ahead(v: Any, child: Any, action: int, side: int, weights: Any, room: Any) -> float:
    """How good an action looks to a side at once; `child` is where to try it."""
    copy_row(v, child)
    if not draws(v, action):
        follow(child, action)
    return share(child, side, weights, room)


def order(workspace: Workspace, ply: int) -> None:
    """Put the promising options first: the one that was best before, then by a look at each."""
    frame = workspace.frames[ply]
    options, promise = workspace.options[ply], workspace.promise[ply]
    found = frame[OPTIONS]
    frontier = frame[DEPTH] <= 1 and workspace.rows[ply, STEP] == ASK_MOVE
    for index in range(found):
        action = options[index]
        worth = workspace.history[frame[GAINING], action] * 1e-9
        if not frontier:
            child = workspace.rows[ply + 1]
            seen = look_ahead(
                workspace.rows[ply], child, action, workspace.tally[SIDE], workspace.weights, workspace.room
            )
            worth += seen if frame[GAINING] else 1.0 - seen
        if action == frame[BEST_ACTION]:
            worth += 10.0
        place = index
        while place > 0 and promise[place - 1] < worth:
            promise[place] = promise[place - 1]
            options[place] = options[place - 1]
            place -= 1
        promise[place] = worth
        options[place] = action


def width(workspace: Workspace, ply: int) -> int:
    """How many of the ordered options are searched."""
    step = workspace.rows[ply, STEP]
    every: int = workspace.frames[ply, OPTIONS]
    if ply == 0 or workspace.tally[WHOLE_WIDTH] or step in (ASK_MOVE, ASK_COMPANION):
        return every
    narrow: int = 2 + 2 * max(workspace.frames[ply, DEPTH], 0)
    return min(every, narrow)


def enter(workspace: Workspace, ply: int) -> bool:
    """Open the node at the top of the stack; true if its value is known at once."""
    v, frame, window = workspace.rows[ply], workspace.frames[ply], workspace.windows[ply]
    workspace.tally[NODES] += 1
    finished = v[STEP] == OVER or (frame[DEPTH] <= 0 and v[STEP] == ASK_MOVE) or ply >= MOST_PLIES - 2
    if finished:
        workspace.tally[JUDGED] += v[STEP] != OVER
        window[BEST] = share(v, workspace.tally[SIDE], workspace.weights, workspace.room)
        return True
    frame[KEY] = fingerprint(v)
    frame[BEST_ACTION] = 127
    if probe(workspace, ply):
        return True
    frame[GAINING] = 1 if side_of(v, v[SEAT]) & workspace.tally[SIDE] else 0
    window[BEST] = -1.0 if frame[GAINING] else 2.0
    frame[OPTIONS] = list_options(v, workspace.options[ply])
    order(workspace, ply)
    narrow = width(workspace, ply)
    workspace.tally[JUDGED] += narrow < frame[OPTIONS]
    frame[OPTIONS] = narrow
    frame[BEST_ACTION] = workspace.options[ply, 0]
    frame[NEXT] = 0
    frame[OPEN] = 1
    return False


# Going down


def begin(workspace: Workspace, ply: int, depth: int, low: float, high: float) -> None:
    """A fresh frame for the row that lies at this ply."""
    frame, window = workspace.frames[ply], workspace.windows[ply]
    frame[CHANCE] = 0
    frame[OPEN] = 0
    frame[DEPTH] = depth
    window[LOW] = window[FIRST_LOW] = low
    window[HIGH] = window[FIRST_HIGH] = high


def begin_chance(workspace: Workspace, ply: int, depth: int, low: float, high: float) -> None:
    """A chance frame: pairs of face-down companions, all of them near the root, evenly picked ones further down."""
    begin(workspace, ply, depth, low, high)
    v, frame = workspace.rows[ply], workspace.frames[ply]
    left = v[DECK_LEFT]
    pairs = max(left * (left - 1) // 2, 1)
    sample = min(pairs, MOST_OPTIONS if ply <= 1 else 2 + 2 * max(depth, 0))
    workspace.tally[JUDGED] += sample < pairs
    for index in range(sample):
        workspace.options[ply, index] = (2 * index + 1) * pairs // (2 * sample)
    frame[CHANCE] = 1
    frame[OPEN] = 1
    frame[NEXT] = 0
    frame[OPTIONS] = sample
    workspace.windows[ply, BEST] = 0.0


def lay_pair(v: Any, pair: int) -> None:
    """Put one of the pairs of face-down companions on top of the deck; pairs are numbered by the set, not the order."""
    left = v[DECK_LEFT]
    for last in range(left - 1, 0, -1):
        for place in range(last):
            if v[DECK + place] > v[DECK + place + 1]:
                v[DECK + place], v[DECK + place + 1] = v[DECK + place + 1], v[DECK + place]
    upper = 1
    while pair >= upper:
        pair -= upper
        upper += 1
    if left < 2:
        return
    v[DECK + left - 1], v[DECK + upper] = v[DECK + upper], v[DECK + left - 1]
    v[DECK + left - 2], v[DECK + pair] = v[DECK + pair], v[DECK + left - 2]


def descend(workspace: Workspace, ply: int) -> None:
    """Lay out the next child of an open node one ply further down."""
    v, child = workspace.rows[ply], workspace.rows[ply + 1]
    frame, window = workspace.frames[ply], workspace.windows[ply]
    option = workspace.options[ply, frame[NEXT]]
    copy_row(v, child)
    depth, low, high = frame[DEPTH], window[LOW], window[HIGH]
    action = option
    if frame[CHANCE]:
        others = frame[OPTIONS] - frame[NEXT] - 1
        low = max(frame[OPTIONS] * low - window[BEST] - others, -1.0)
        high = min(frame[OPTIONS] * high - window[BEST], 2.0)
        lay_pair(child, option)
        action = PETYR_WORD
    elif draws(v, option):
        begin_chance(workspace, ply + 1, depth, low, high)
        return
    if v[STEP] == ASK_MOVE:
        depth -= 1
    follow(child, action)
    begin(workspace, ply + 1, depth, low, high)


# Coming back


def deliver(workspace: Workspace, ply: int, value: float) -> None:
    """Hand a child's value to the node above it."""
    frame, window = workspace.frames[ply], workspace.windows[ply]
    if frame[CHANCE]:
        deliver_chance(frame, window, value)
        return
    action = workspace.options[ply, frame[NEXT]]
    frame[NEXT] += 1
    if frame[GAINING]:
        if value > window[BEST]:
            window[BEST] = value
            frame[BEST_ACTION] = action
            window[LOW] = max(window[LOW], value)
    elif value < window[BEST]:
        window[BEST] = value
        frame[BEST_ACTION] = action
        window[HIGH] = min(window[HIGH], value)
    if window[LOW] >= window[HIGH] and frame[NEXT] < frame[OPTIONS]:
        workspace.history[frame[GAINING], action] += (frame[DEPTH] + 1) * (frame[DEPTH] + 1)
        frame[NEXT] = frame[OPTIONS]


def deliver_chance(frame: Any, window: Any, value: float) -> None:
    """Add to the sum, and stop when the rest cannot bring the mean back into the window."""
    pairs = frame[OPTIONS]
    window[BEST] += value
    frame[NEXT] += 1
    others = pairs - frame[NEXT]
    if (window[BEST] + others) / pairs <= window[LOW]:
        window[BEST] += others
        frame[NEXT] = pairs
    elif window[BEST] / pairs >= window[HIGH]:
        frame[NEXT] = pairs


def close(workspace: Workspace, ply: int) -> float:
    """The value of a node all of whose options are done."""
    value: float = workspace.windows[ply, BEST]
    if workspace.frames[ply, CHANCE]:
        pairs: int = workspace.frames[ply, OPTIONS]
        return value / pairs
    store(workspace, ply)
    return value


def run(workspace: Workspace) -> bool:
    """Search on until the root is done (true) or the nodes of this slice are spent (false)."""
    ply = workspace.tally[PLY]
    while True:
        frame = workspace.frames[ply]
        if frame[OPEN] == 0:
            if workspace.tally[NODES] >= workspace.tally[PAUSE]:
                workspace.tally[PLY] = ply
                return False
            if enter(workspace, ply):
                value = workspace.windows[ply, BEST]
            else:
                continue
        elif frame[NEXT] < frame[OPTIONS]:
            descend(workspace, ply)
            ply += 1
            continue
        else:
            value = close(workspace, ply)
        if ply == 0:
            workspace.tally[PLY] = 0
            return True
        ply -= 1
        deliver(workspace, ply, value)
