"""The journal of a game: the kinds of things that happen, and who may read which part of them."""

from collections.abc import Callable
from typing import Any, Final

from smallcouncil.cardkit.journal import Entry, Kinds
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS

SEASONS: Final = ("summer", "autumn", "winter")


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _card(card: int) -> str | None:
    return None if card < 0 else DESIGNS[card].id


def _ally(ally: int) -> str | None:
    return None if ally < 0 else ALLIES[ally].id


def _cause(cause: int) -> str | None:
    """A card or, numbered after all cards, an ally."""
    return _card(cause) if cause < len(DESIGNS) else ALLIES[cause - len(DESIGNS)].id


_READING: dict[str, Callable[[Any], Any]] = {
    "seat": _seat,
    "card": _card,
    "cause": _cause,
    "cards": lambda cards: [DESIGNS[card].id for card in cards],
    "hands": lambda hands: [[DESIGNS[card].id for card in hand] for hand in hands],
    "ally": _ally,
    "allies": lambda allies: [ALLIES[ally].id for ally in allies],
    "leader": lambda leader: LEADERS[leader].id,
    "season": lambda season: SEASONS[season],
    "list": list,
}


# `by` is the card or ally whose ability brought it about, and `whose` its leader; both are nothing where the game did.
_LINES: Final = {
    "leader": "seat:seat leader:leader random",
    "season": "season:season first:seat pass",
    "events-added": "count",
    "dealt": "seat*:seat count whites cards?:cards",
    "pack": "seat*:seat count cards?:cards",
    "drafted": "seat*:seat card?:card",
    "row": "allies:allies",
    "round": "round first:seat",
    "revealed": "ally:ally as from by:cause whose:seat",
    "no-ally": "",
    "played": "seat:seat card:card",
    "sent": "seat:seat card:card to:seat",
    "knelt": "seat:seat by:cause whose:seat",
    "stood": "seat:seat by:cause whose:seat",
    "moved": "seat:seat card:card from:seat to:seat by:cause whose:seat",
    "discarded": "seat:seat card:card from removed by:cause whose:seat",
    "returned": "seat:seat card:card by:cause whose:seat",
    "picked-up": "seat:seat cards:cards",
    "drew": "seat*:seat count cards?:cards by:cause whose:seat",
    "took": "seat:seat card:card by:cause whose:seat",
    "saw": "seat*:seat of*:seat cards?:cards by:cause whose:seat",
    "gave": "seat*:seat to*:seat card?:card by:cause whose:seat",
    "swapped": "seat*:seat with*:seat given?:card taken?:card by:cause whose:seat",
    "added": "seat:seat card:card by:cause whose:seat",
    "token": "seat:seat council:seat by:cause whose:seat",
    "token-on": "seat:seat ally:ally by:cause whose:seat",
    "token-moved": "seat:seat from:seat to:seat by:cause whose:seat",
    "token-returned": "council:seat count by:cause whose:seat",
    "killed": "ally:ally council:seat by:cause whose:seat",
    "under": "ally:ally by:cause whose:seat",
    "looked": "seat*:seat count row:ally allies?:allies by:cause whose:seat",
    "put-back": "seat*:seat top?:ally",
    "revived": "ally:ally council:seat by:cause whose:seat",
    "on-top": "ally:ally to by:cause whose:seat",
    "ally-moved": "ally:ally from:seat to:seat by:cause whose:seat",
    "won": "seat:seat totals:list",
    "strings": "seat:seat card:card ally:ally council:seat",
    "claimed": "seat:seat ally:ally council:seat",
    "triumph": "seat:seat card:card",
    "cleared": "",
    "season-over": "hands:hands",
    "reshuffled": "cards:cards",
    "over": "winners:list",
}
TABLE_KINDS: Final = Kinds(_LINES, _READING)
KINDS: Final = TABLE_KINDS.kinds
# fmt: off
(
    LEADER, SEASON, EVENTS_ADDED, DEALT, PACK, DRAFTED, ROW, ROUND, REVEALED, NO_ALLY, PLAYED, SENT, KNELT, STOOD,
    MOVED, DISCARDED, RETURNED, PICKED_UP, DREW, TOOK, SAW, GAVE, SWAPPED, ADDED, TOKEN, TOKEN_ON, TOKEN_MOVED,
    TOKEN_RETURNED, KILLED, UNDER, LOOKED, PUT_BACK, REVIVED, ON_TOP, ALLY_MOVED, WON, STRINGS, CLAIMED, TRIUMPH,
    CLEARED, SEASON_OVER, RESHUFFLED, OVER,
) = range(len(KINDS))
# fmt: on

SECRETIVE: Final = TABLE_KINDS.secretive
readable, scrubbed, told = TABLE_KINDS.readable, TABLE_KINDS.scrubbed, TABLE_KINDS.told

__all__ = ["KINDS", "SEASONS", "SECRETIVE", "Entry", "readable", "scrubbed", "told"]
