"""The journal of a game: the kinds of things that happen, and who may read which part of them.

It tells Houses; `views` makes seats of them.
"""

from collections.abc import Callable
from typing import Any, Final

from smallcouncil.cardkit.journal import Entry, Kinds
from smallcouncil.games.stark_vs_lannister.cards import CHALLENGE_TYPES, DESIGNS, PLACES, PLOTS
from smallcouncil.games.stark_vs_lannister.table import DURATIONS, PHASES
from smallcouncil.games.stark_vs_lannister.words import PLOT_SOURCE

GAME, UNOPPOSED, RENOWN, DOMINANCE, CLAIM_WON, HANDICAP, DUPLICATE = -1, -2, -3, -4, -5, -6, -7
_BY: Final = {
    GAME: "game",
    UNOPPOSED: "unopposed",
    RENOWN: "renown",
    DOMINANCE: "dominance",
    CLAIM_WON: "claim",
    HANDICAP: "handicap",
    DUPLICATE: "duplicate",
}


def source_name(source: int) -> str:
    """The card or plot behind something, or the part of the rules."""
    if source < 0:
        return _BY[source]
    return DESIGNS[source].id if source < PLOT_SOURCE else PLOTS[source - PLOT_SOURCE].id


def place_name(place: int) -> str | None:
    return None if place < 0 else PLACES[place]


_READING: dict[str, Callable[[Any], Any]] = {
    "house": lambda house: None if house < 0 else house,
    "houses": list,
    "by": source_name,
    "id": lambda card: None if card < 0 else DESIGNS[card].id,
    "ids": lambda cards: [DESIGNS[card].id for card in cards],
    "place": place_name,
    "places": lambda places: [PLACES[place] for place in places],
    "plot": lambda plot: PLOTS[plot].id,
    "plots": lambda plots: [PLOTS[plot].id for plot in plots],
    "phase": lambda phase: PHASES[phase],
    "type": lambda kind: CHALLENGE_TYPES[kind],
    "until": lambda until: DURATIONS[until],
}

_LINES: Final = {
    "round": "round",
    "phase": "phase:phase",
    "drafted": "seat*:house plot?:plot",
    "mulligan": "seat:house took",
    "placed": "seat:house cards:ids",
    "plots": "plots:plots returned:houses",
    "initiative": "totals:houses winner:house tied random",
    "first": "seat:house by:house",
    "drew": "seat*:house count cards?:ids by:by",
    "looked": "seat*:house of*:house cards?:ids by:by",
    "searched": "seat:house card:id by:by",
    "income": "seat:house gold wanted",
    "paid": "seat:house gold by:by",
    "gold": "seat:house gold by:by",
    "played": "seat:house card cost",
    "attached": "seat:house card:place to:place",
    "duplicate": "seat:house card:place",
    "used": "seat:house card:place",
    "responded": "seat:house card",
    "knelt": "cards:places by:by",
    "stood": "cards:places by:by",
    "attackers": "seat:house type:type cards:places",
    "bypassed": "seat:house card:place by:place",
    "defenders": "seat:house cards:places",
    "left-challenge": "card:place by:by",
    "resolved": "type:type attacker:house totals winner:house unopposed",
    "claim": "seat:house type:type claim by:by",
    "saved": "seat:house card:place by:by",
    "killed": "cards:places by:by",
    "discarded": "seat:house cards:ids from by:by random",
    "returned": "seat:house card:id from to by:by",
    "power": "seat:house gained from on:place by:by",
    "effect": "source:by card:place seat:house until:until",
    "dominance": "totals:houses winner:house",
    "shuffled": "seat:house by:by",
    "over": "winner:house totals:houses",
}
TABLE_KINDS: Final = Kinds(_LINES, _READING)
# fmt: off
(
    ROUND, PHASE, DRAFTED, MULLIGAN, PLACED, PLOTS_REVEALED, INITIATIVE, FIRST, DREW, LOOKED, SEARCHED, INCOME, PAID,
    GOLD, PLAYED, ATTACHED, DUPLICATED, USED, RESPONDED, KNELT, STOOD, ATTACKERS, BYPASSED, DEFENDERS, LEFT_CHALLENGE,
    RESOLVED, CLAIM, SAVED, KILLED, DISCARDED, RETURNED, POWER, EFFECT, DOMINANCE_COUNTED, SHUFFLED, OVER,
) = range(len(_LINES))
# fmt: on

__all__ = ["TABLE_KINDS", "Entry", "source_name"]
