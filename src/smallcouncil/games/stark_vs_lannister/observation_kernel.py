"""Spreads what `observation` has gathered over the planes, and adds up what follows from them.

Behind the things of the plan come two numbers, Houses as bits: to whose income the bonuses of its cards are still to be
added, and whose kneeling characters count for dominance, too.
"""

from typing import Any

from smallcouncil.cardkit.spreading_kernel import ITEM, MANY, number
from smallcouncil.cardkit.spreading_kernel import spread as spread_by_plan
from smallcouncil.games.stark_vs_lannister.cards import CHARACTERS, GOLD, INCOME_AT, OWNER, PLACES, POWER_COUNTERS
from smallcouncil.games.stark_vs_lannister.planes import START

LEFT, POWER, TOTAL, GOLD_POOL, INCOME, DOMINANCE = (
    START[name] for name in ("left", "power", "total", "gold", "income", "dominance")
)
HERE, KNEELING, STRENGTH, COUNTERS = (START[name] for name in ("here", "kneeling", "strength", "counters"))
PLACE_COUNT = len(PLACES)


def add(out: Any, at: int, number: int) -> None:
    out[at] = min(out[at] + number, MANY)


def spread(flat: Any, plan: Any, viewer: int, seats: int, out: Any) -> int:
    """Write an observation over zeros; and where what was gathered ends."""
    at = spread_by_plan(flat, plan, viewer, seats, out)
    bonuses, all_count = number(flat, at), number(flat, at + ITEM)
    for side in range(2):
        out[TOTAL + side], out[DOMINANCE + side] = out[POWER + side], out[GOLD_POOL + side]
    for place in range(PLACE_COUNT):
        if not out[HERE + place]:
            continue
        house = OWNER[place]
        side = house ^ viewer
        if bonuses >> house & 1:
            add(out, INCOME + side, INCOME_AT[place])
        if place < CHARACTERS:
            add(out, TOTAL + side, out[COUNTERS + place])
            if all_count >> house & 1 or not out[KNEELING + place]:
                add(out, DOMINANCE + side, out[STRENGTH + place])
    out[LEFT] = GOLD - out[GOLD_POOL] - out[GOLD_POOL + 1]
    out[LEFT + 1] = POWER_COUNTERS - out[TOTAL] - out[TOTAL + 1]
    return at + 2 * ITEM
