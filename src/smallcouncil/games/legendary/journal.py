"""The journal of a game: the kinds of things that happen, and who may read which part of them."""

from collections.abc import Callable
from typing import Any, Final

from smallcouncil.cardkit.journal import Entry, Kinds
from smallcouncil.games.legendary.cards import CLASSES, DESIGNS, HEROES, HOUSES, SPACES


def card_id(card: int) -> str | None:
    return None if card < 0 else DESIGNS[card & 255].id


_READING: dict[str, Callable[[Any], Any]] = {
    "seat": lambda seat: None if seat < 0 else seat,
    "card": card_id,
    "cards": lambda cards: [card_id(card) for card in cards],
    "space": lambda space: None if space < 0 else SPACES[space],
    "house": lambda house: HOUSES[house],
    "hero": lambda hero: HEROES.cards[hero].id,
    "heroes": lambda heroes: [HEROES.cards[hero].id for hero in heroes],
    "class": lambda number: CLASSES[number],
    "list": list,
}

_LINES: Final = {
    "house": "seat:seat house:house",
    "hero": "seat:seat hero:hero",
    "offered": "seat:seat heroes:heroes",
    "drafted": "seat*:seat hero?:hero",
    "draft-shown": "seat:seat heroes:heroes",
    "minor": "seat:seat card:card",
    "dealt": "seat*:seat count cards?:cards",
    "lineup": "seat:seat cards:cards",
    "turn": "seat:seat number",
    "ally": "seat:seat card:card",
    "moved": "card:card from:space to:space by:card",
    "escaped": "card:card seat:seat by:card",
    "captured": "card:card by:card",
    "event": "seat:seat card:card by:card",
    "strike": "seat:seat card:card",
    "played": "seat:seat card:card copy",
    "attack": "seat:seat points by:card",
    "recruit": "seat:seat points by:card",
    "class": "seat:seat class:class by:card",
    "turned": "seat:seat points by:card",
    "drew": "seat*:seat count cards?:cards by:card",
    "reshuffled": "seat:seat count",
    "discarded": "seat:seat card:card by:card",
    "ko": "seat:seat card:card from by:card",
    "gained": "seat:seat card:card from:seat by:card",
    "given": "seat:seat card:card to:seat",
    "recalled": "seat:seat card:card by:card",
    "shown": "seat:seat cards:cards from by:card",
    "looked": "seat*:seat card?:card by:card",
    "sent-under": "seat:seat by:card",
    "cycled": "seat:seat card:card space by:card",
    "refilled": "seat:seat card:card space",
    "tokens": "seat:seat gained by:card",
    "stole": "seat:seat from:seat tokens by:card",
    "rescued": "seat:seat card:card by:card",
    "weakened": "card:card less by:card",
    "bribe": "card:card by:card",
    "both": "seat:seat by:card",
    "extra": "seat:seat cards by:card",
    "fought": "seat:seat card:card attack recruit",
    "defeated": "seat:seat card:card by:card",
    "duel": "seat:seat card:card",
    "supported": "seat:seat card:card attack recruit",
    "defender": "seat:seat of:seat",
    "mastermind": "seat:seat of:seat card:card",
    "activated": "seat:seat by:card",
    "inactive": "seat:seat by:card",
    "shuffled-masterminds": "tops:cards",
    "recruited": "seat:seat card:card cost",
    "healed": "seat:seat count from",
    "replaced": "seat:seat card:card space",
    "ended": "seat:seat unspent",
    "end-triggered": "seat:seat why",
    "showdown": "round seats:list",
    "total": "seat:seat total",
    "taken": "seat:seat from:seat card:card",
    "over": "winners:list why",
}
TABLE_KINDS: Final = Kinds(_LINES, _READING)
# fmt: off
(
    HOUSE, HERO, OFFERED, DRAFTED, DRAFT_SHOWN, MINOR, DEALT, LINEUP, TURN, ALLY, MOVED, ESCAPED, CAPTURED, EVENT,
    STRIKE, PLAYED, ATTACK, RECRUIT, CLASS, TURNED, DREW, RESHUFFLED, DISCARDED, KO, GAINED, GIVEN, RECALLED, SHOWN,
    LOOKED, SENT_UNDER, CYCLED, REFILLED, TOKENS, STOLE, RESCUED, WEAKENED, BRIBE, BOTH, EXTRA, FOUGHT, DEFEATED, DUEL,
    SUPPORTED, DEFENDER, MASTERMIND, ACTIVATED, INACTIVE, SHUFFLED_MASTERMINDS, RECRUITED, HEALED, REPLACED, ENDED,
    END_TRIGGERED, SHOWDOWN, TOTAL, TAKEN, OVER,
) = range(len(_LINES))
# fmt: on
told, scrubbed = TABLE_KINDS.told, TABLE_KINDS.scrubbed

__all__ = ["TABLE_KINDS", "Entry", "scrubbed", "told"]
