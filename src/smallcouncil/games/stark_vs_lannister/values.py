"""Values: what the numbers and marks of cards are at this moment, with everything that is in force."""

from typing import Final

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.games.stark_vs_lannister.cards import (
    CHARACTERS,
    COST,
    ICONS_AT,
    INCOME_AT,
    KEYWORDS_AT,
    OWNER,
    PLOTS,
    STRENGTH_AT,
)
from smallcouncil.games.stark_vs_lannister.effects import (
    ATTACKERS,
    DEFENDERS,
    ITS_HOST,
    ITSELF,
    MODIFIERS,
    REACH,
    forbidden,
    value,
)
from smallcouncil.games.stark_vs_lannister.table import Table

_STRENGTH: Final = MODIFIERS.table("strength")
_PRINTED: Final = list(STRENGTH_AT[:CHARACTERS])
_COST: Final = MODIFIERS.table("cost")
_CLAIM: Final = tuple([plot.claim for plot in PLOTS])
_INCOME: Final = tuple([plot.income for plot in PLOTS])
_MARKS: Final = frozenset(("gained-icons", "lost-icons", "gained-keywords", "lost-keywords"))


def strength(s: Table, place: int) -> int:
    """The strength of a character, never below 0 (SL-R53)."""
    found = STRENGTH_AT[place]
    for effect in s.in_force.get("strength", ()):
        found = _STRENGTH[effect[0]](s, effect, place, found)
    return found if found > 0 else 0


def strengths(s: Table) -> list[int]:
    """By place: the strength of all characters in play at once. An effect is asked of those only whom it reaches."""
    found = _PRINTED[:]
    effects = s.in_force.get("strength")
    if effects is None:
        return found
    for effect in effects:
        change = _STRENGTH[effect[0]]
        for place in _reached(s, effect):
            if place < CHARACTERS:
                found[place] = change(s, effect, place, found[place])
    for area in s.area:
        for place in area:
            if place < CHARACTERS and found[place] < 0:
                found[place] = 0
    return found


def _reached(s: Table, effect: Effect) -> list[int]:
    """Those whose strength an effect may change."""
    reach = REACH[effect[0]]
    if reach == ITSELF:
        return [effect.about]
    if reach == ITS_HOST:
        return [s.host[effect.about]]
    if reach == ATTACKERS:
        return s.attackers
    return s.defenders if reach == DEFENDERS else s.area[0] + s.area[1]


def recount(s: Table, place: int) -> None:
    """Work out icons and keywords anew; what one effect gives and another takes away is missing (SL-R124)."""
    if _MARKS.isdisjoint(s.in_force):
        s.icons[place], s.keywords[place] = ICONS_AT[place], KEYWORDS_AT[place]
        return
    s.icons[place] = value(s, "gained-icons", place, ICONS_AT[place]) & ~value(s, "lost-icons", place, 0)
    s.keywords[place] = value(s, "gained-keywords", place, KEYWORDS_AT[place]) & ~value(s, "lost-keywords", place, 0)


def claim(s: Table, house: int) -> int:
    """All changes of a claim value are added up before the sum is cut at 0 (SL-R111)."""
    if s.plot[house] == NONE:
        return 0
    found = value(s, "claim", house, _CLAIM[s.plot[house]])
    return found if found > 0 else 0


def initiative(s: Table, house: int) -> int:
    return 0 if s.plot[house] == NONE else value(s, "initiative", house, PLOTS[s.plot[house]].initiative)


def income(s: Table, house: int) -> int:
    """The plot's income and all bonuses on cards of the House in play (SL-073); never below 0 (SL-R29)."""
    if s.plot[house] == NONE:
        return 0
    bonus = 0 if forbidden(s, "bonuses") else income_bonus(s, house)
    found = value(s, "income", house, _INCOME[s.plot[house]] + bonus)
    return found if found > 0 else 0


def income_bonus(s: Table, house: int) -> int:
    bonus = 0
    for place in s.area[house]:
        bonus += INCOME_AT[place]
    for place in s.attachments:
        if OWNER[place] == house:
            bonus += INCOME_AT[place]
    return bonus


def cost(s: Table, house: int, card: int) -> int:
    """What a card costs its player now (SL-R31)."""
    effects = s.in_force.get("cost")
    if effects is None:
        return COST[card]
    printed = lowered = COST[card]
    for effect in effects:
        if effect.owner == house:
            lowered = _COST[effect[0]](s, effect, card, lowered)
    if lowered == printed or forbidden(s, "lower-costs", house):
        return printed
    return max(0, lowered)


def dominance_total(s: Table, house: int) -> int:
    """Standing characters by their strength, and a point for each gold (SL-124)."""
    kneeling_too = forbidden(s, "only-standing", house)
    kneeling = s.kneeling
    total = s.gold[house]
    for place in s.area[house]:
        if place < CHARACTERS and (kneeling_too or not kneeling[place]):
            total += strength(s, place)
    return total
