"""What happened, as plain JSON: every decision is played again, and the row after it compared with the one before.

An event that tells why something came to nothing names the `rule` behind it; what a companion does names it in `by`.
"""

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from smallcouncil.core.bits import members
from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES
from smallcouncil.games.hand_of_the_king.companions import (
    DRAW,
    KEPT_FOR,
    KILL,
    KILL_OFFERED,
    MELISANDRE,
    MOST_PARTS,
    SHAE,
    SWAP,
    TAKE,
    TURN_AGAIN,
    TYRION,
    VERBS,
)
from smallcouncil.games.hand_of_the_king.kernel import leaders, square_of
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_BANNER,
    ASK_COMPANION,
    ASK_DRAWN,
    ASK_HOUSE,
    ASK_KILL,
    ASK_KILL_COMPANION,
    ASK_PARTNER,
    ASK_SWAP_SECOND,
    ASK_TAKE,
    AT,
    BANNERS,
    CARD_WORDS,
    COMPANION_WORDS,
    CROW_WORD,
    DIRECTIONS,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_BITS,
    HOUSE_COUNT,
    HOUSE_MASK,
    HOUSE_WORDS,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    LED,
    NOBODY,
    OVER,
    PART,
    RESOLVING,
    SEAT_WORDS,
    SEATS,
    SHOWN,
    SQUARES,
    STEP,
    TIED,
    TOUCHED,
    VARYS_AT,
)
from smallcouncil.games.hand_of_the_king.scoring import result

if TYPE_CHECKING:
    from smallcouncil.games.hand_of_the_king.state import HandState

Row = MutableSequence[int]

# Why a part of a companion comes to nothing, by what it would do.
IDLE_RULES = {TAKE: "HK-R05", KILL: "HK-R05", KILL_OFFERED: "HK-R09", SWAP: "HK-R10", DRAW: "HK-R07"}
# The answers after which the companion goes on with its next part.
PART_DONE = (ASK_TAKE, ASK_KILL, ASK_KILL_COMPANION, ASK_SWAP_SECOND)


def events(state: "HandState", since: int) -> list[Json]:
    """What each decision changed, from decision number `since` on."""
    begin = min(max(0, since), len(state.history))
    earlier = state.row_at(begin)
    if earlier is not None and begin == len(state.history) - 1:
        return _happened(earlier, state.row, *state.history[-1])
    again = state.at(begin)
    found: list[Json] = []
    for seat, action in state.history[begin:]:
        before = again.row[:]
        again.act(seat, action)
        found += _happened(before, again.row, seat, action)
    return found


def _happened(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """The events of one decision: what was said, what changed, whose banners moved, whose turn or end it brings."""
    found = _said(old, new, seat, action) + _moved_cards(old, new, seat, action)
    if action < CROW_WORD:  # Varys alone: no companion has a part in it
        found += _banners(old, new)
    else:
        found += _own_card(old, seat, action) + _companion_events(old, new, seat, action) + _banners(old, new)
        found += _old_ties(old, new, seat, action) + _further_turn(old, new, seat, action)
    if new[STEP] == OVER:
        found.append({"event": "over", "winners": list(result(new).winners)})
    return found


def _said(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    step = old[STEP]
    if action < CROW_WORD:
        direction, house = divmod(action, HOUSE_COUNT)
        word = f"{DIRECTIONS[direction]} {HOUSES[house]}"
        move = {"event": "move", "seat": seat, "word": word, "house": HOUSES[house]}
        return [move | {"from": old[VARYS_AT], "to": new[VARYS_AT]}]
    if action == CROW_WORD:
        return [{"event": "crow", "seat": seat}]
    if step == ASK_PARTNER:
        return [{"event": "crow-partner", "seat": seat, "partner": action - SEAT_WORDS}]
    if step == ASK_COMPANION:
        return [{"event": "companion", "seat": seat, "companion": COMPANIONS[action - COMPANION_WORDS]}]
    if step == ASK_DRAWN:
        return [{"event": "played", "seat": seat, "companion": COMPANIONS[action - COMPANION_WORDS]}]
    if step == ASK_HOUSE:
        return [{"event": "declared", "seat": seat, "house": HOUSES[action - HOUSE_WORDS], "by": _by(old, action)}]
    return []


def _by(old: Row, action: int) -> str | None:
    """The companion whose doing a decision is: the one at work, or the one chosen now; none for a Varys move."""
    if action < CROW_WORD:
        return None
    at_work = action - COMPANION_WORDS if old[STEP] in (ASK_COMPANION, ASK_DRAWN) else old[RESOLVING]
    return COMPANIONS[at_work]


def _moved_cards(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """Characters taken, killed or swapped."""
    found: list[Json] = []
    by = _by(old, action)
    for square in members(new[HELD + seat] & ~old[HELD + seat]):
        card, lay = CHARACTERS[old[AT + square]], _lay(old, square)
        found.append({"event": "took", "seat": seat, "card": card, "from": lay, "by": by})
    for square in members(new[KILLED] & ~old[KILLED]):
        found.append({"event": "killed", "card": CHARACTERS[old[AT + square]], "from": _lay(old, square), "by": by})
    before, after = old[AT : AT + SQUARES], new[AT : AT + SQUARES]
    if before != after:
        swapped = [CHARACTERS[was] for was, card in zip(before, after, strict=True) if was != card]
        found.append({"event": "swapped", "cards": swapped, "by": by})
    return found


def _lay(v: Row, square: int) -> Any:
    """Where a character lay: its square of the grid, or somebody's play area."""
    if v[GRID] >> square & 1:
        return square
    return {"seat": next(seat for seat in range(v[SEATS]) if v[HELD + seat] >> square & 1)}


def _takes_own(old: Row, seat: int, action: int) -> bool:
    card = action - CARD_WORDS
    return old[STEP] == ASK_TAKE and old[HELD + seat] >> square_of(old, card) & 1 == 1


def _own_card(old: Row, seat: int, action: int) -> list[Json]:
    """A card that one takes though one has it already (HK-R06)."""
    if not _takes_own(old, seat, action):
        return []
    return [{"event": "took-own", "seat": seat, "card": CHARACTERS[action - CARD_WORDS], "rule": "HK-R06"}]


# Companions


def _passed_parts(old: Row, new: Row, action: int) -> list[tuple[int, int]]:
    """The parts of a companion, each as companion and number, that this decision ran through without a question."""
    if old[STEP] in (ASK_COMPANION, ASK_DRAWN):
        companion, first = action - COMPANION_WORDS, 0
    elif old[STEP] in PART_DONE:
        companion, first = old[RESOLVING], old[PART] + 1
    else:
        return []
    last = new[PART] if new[RESOLVING] == companion else MOST_PARTS
    return [(companion, part) for part in range(first, last)]


def _idle_parts(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """What came to nothing, and by which rule: there was no target, or Shae is kept without Tyrion (HK-047)."""
    found: list[Json] = []
    for companion, part in _passed_parts(old, new, action):
        rule = IDLE_RULES.get(VERBS[companion * MOST_PARTS + part])
        if companion == SHAE and part == 0 and not new[HELD + seat] >> square_of(new, TYRION) & 1:
            rule = "HK-047"
        if rule:
            found.append(_nothing(seat, companion, part, rule))
    return found


def _nothing(seat: int, companion: int, part: int, rule: str) -> Json:
    return {"event": "nothing", "seat": seat, "companion": COMPANIONS[companion], "part": part, "rule": rule}


def _companion_events(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """Companions drawn, kept and killed, what comes to nothing, and who is discarded."""
    found: list[Json] = []
    if new[SHOWN] and not old[SHOWN]:
        drawn = [COMPANIONS[companion] for companion in members(new[SHOWN])]
        found.append({"event": "drew", "seat": seat, "companions": drawn, "by": _by(old, action)})
    for companion in members(new[KEPT + seat] & ~old[KEPT + seat]):
        found.append({"event": "kept", "seat": seat, "companion": COMPANIONS[companion]})
    for companion in members(new[KILLED_COMPANIONS] & ~old[KILLED_COMPANIONS]):
        found.append({"event": "killed-companion", "companion": COMPANIONS[companion], "by": _by(old, action)})
    found += _idle_parts(old, new, seat, action)
    for companion in members(new[DISCARDED] & ~old[DISCARDED]):
        found.append({"event": "discarded", "companion": COMPANIONS[companion]})
    return found


def _further_turn(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """Melisandre's turn, once the banners of this one are settled (HK-R04); none if the game ends with it (HK-R11)."""
    passed = _passed_parts(old, new, action)
    granted = any(VERBS[companion * MOST_PARTS + part] == TURN_AGAIN for companion, part in passed)
    if new[AGAIN] or not (old[AGAIN] or granted):
        return []
    if new[STEP] == OVER:
        return [_nothing(seat, MELISANDRE, 0, "HK-R11")]
    return [{"event": "again", "seat": seat, "by": COMPANIONS[MELISANDRE]}]


# Banners


def _banners(old: Row, new: Row) -> list[Json]:
    found: list[Json] = []
    for number, house in enumerate(HOUSES):
        held, holds = old[BANNERS + number], new[BANNERS + number]
        if held != holds:
            found.append({"event": "banner", "house": house, "seat": _seat(holds), "from": _seat(held)})
    return found


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY else holder


def _touched_now(old: Row, new: Row, seat: int, action: int) -> int:
    """The Houses that a companion affects by this decision."""
    kept = new[KEPT + seat] & ~old[KEPT + seat]
    if old[STEP] == ASK_HOUSE:
        return 1 << action - HOUSE_WORDS
    if kept:
        return sum(1 << KEPT_FOR[companion * MOST_PARTS] for companion in members(kept))
    if old[STEP] in (ASK_TAKE, ASK_KILL) and not _takes_own(old, seat, action):
        return 1 << HOUSE_OF[action - CARD_WORDS]
    return 0


def _old_ties(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """The ties in affected Houses that nobody is asked about, since they are those of the Varys move (HK-R03)."""
    found: list[Json] = []
    settled = (old[TOUCHED] | _touched_now(old, new, seat, action)) & ~new[TOUCHED]
    for house in members(settled):
        touched_before = old[TOUCHED] >> house & 1
        led = old[LED] >> house * HOUSE_BITS & HOUSE_MASK if touched_before else leaders(old, house)
        leading = leaders(new, house)
        decided = old[STEP] == ASK_BANNER and house == old[TIED]
        if leading == led and leading & (leading - 1) and not decided:
            tie = {"event": "tie", "house": HOUSES[house], "tied": list(members(leading))}
            found.append(tie | {"seat": new[BANNERS + house], "rule": "HK-R03"})
    return found
