"""The journal: what happened, as small tuples, and who may read which part of them.

An entry is its kind followed by its fields. A field marked `?` is secret but for the seats in the fields marked `*`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS

Entry = tuple[Any, ...]

SEASONS = ("summer", "autumn", "winter")


class Kind(NamedTuple):
    """How entries of one kind read."""

    name: str
    fields: tuple[tuple[str, Callable[[Any], Any]], ...]
    secret: tuple[int, ...]
    """The places of an entry that not everybody may see."""
    readers: tuple[int, ...]
    """The places of an entry that hold the seats who may."""


def _same(value: Any) -> Any:
    return value


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _card(card: int) -> str | None:
    return None if card < 0 else DESIGNS[card].id


def _ally(ally: int) -> str | None:
    return None if ally < 0 else ALLIES[ally].id


_READING: dict[str, Callable[[Any], Any]] = {
    "seat": _seat,
    "card": _card,
    "cards": lambda cards: [DESIGNS[card].id for card in cards],
    "hands": lambda hands: [[DESIGNS[card].id for card in hand] for hand in hands],
    "ally": _ally,
    "allies": lambda allies: [ALLIES[ally].id for ally in allies],
    "leader": lambda leader: LEADERS[leader].id,
    "season": lambda season: SEASONS[season],
    "same": _same,
    "list": list,
}


def _kind(name: str, fields: str = "") -> Kind:
    """Read a line such as `seat*:seat count:same cards?:cards`."""
    parts = [field.split(":") for field in fields.split()]
    named = tuple((name.rstrip("*?"), _READING[reading]) for name, reading in parts)
    secret = tuple(place for place, (name, _) in enumerate(parts, start=1) if name.endswith("?"))
    readers = tuple(place for place, (name, _) in enumerate(parts, start=1) if name.endswith("*"))
    return Kind(name, named, secret, readers)


KINDS = (
    _kind("leader", "seat:seat leader:leader random:same"),
    _kind("season", "season:season first:seat pass:same"),
    _kind("events-added", "count:same"),
    _kind("dealt", "seat*:seat count:same whites:same cards?:cards"),
    _kind("pack", "seat*:seat count:same cards?:cards"),
    _kind("drafted", "seat*:seat card?:card"),
    _kind("row", "allies:allies"),
    _kind("round", "round:same first:seat"),
    _kind("revealed", "ally:ally as:same from:same"),
    _kind("no-ally"),
    _kind("played", "seat:seat card:card"),
    _kind("sent", "seat:seat card:card to:seat"),
    _kind("knelt", "seat:seat by:card"),
    _kind("stood", "seat:seat by:card"),
    _kind("moved", "seat:seat card:card from:seat to:seat"),
    _kind("discarded", "seat:seat card:card from:same removed:same"),
    _kind("returned", "seat:seat card:card"),
    _kind("picked-up", "seat:seat cards:cards"),
    _kind("drew", "seat*:seat count:same cards?:cards"),
    _kind("took", "seat:seat card:card"),
    _kind("saw", "seat*:seat of*:seat cards?:cards"),
    _kind("gave", "seat*:seat to*:seat card?:card"),
    _kind("swapped", "seat*:seat with*:seat given?:card taken?:card"),
    _kind("added", "seat:seat card:card"),
    _kind("token", "seat:seat council:seat"),
    _kind("token-on", "seat:seat ally:ally"),
    _kind("token-moved", "seat:seat from:seat to:seat"),
    _kind("token-returned", "council:seat count:same"),
    _kind("killed", "ally:ally council:seat"),
    _kind("under", "ally:ally"),
    _kind("looked", "seat*:seat count:same row:ally allies?:allies"),
    _kind("put-back", "seat*:seat top?:ally"),
    _kind("revived", "ally:ally council:seat"),
    _kind("on-top", "ally:ally to:same"),
    _kind("ally-moved", "ally:ally from:seat to:seat"),
    _kind("won", "seat:seat totals:list"),
    _kind("strings", "seat:seat card:card ally:ally council:seat"),
    _kind("claimed", "seat:seat ally:ally council:seat"),
    _kind("triumph", "seat:seat card:card"),
    _kind("cleared"),
    _kind("season-over", "hands:hands"),
    _kind("reshuffled", "cards:cards"),
    _kind("over", "winners:list"),
)
# fmt: off
(
    LEADER, SEASON, EVENTS_ADDED, DEALT, PACK, DRAFTED, ROW, ROUND, REVEALED, NO_ALLY, PLAYED, SENT, KNELT, STOOD,
    MOVED, DISCARDED, RETURNED, PICKED_UP, DREW, TOOK, SAW, GAVE, SWAPPED, ADDED, TOKEN, TOKEN_ON, TOKEN_MOVED,
    TOKEN_RETURNED, KILLED, UNDER, LOOKED, PUT_BACK, REVIVED, ON_TOP, ALLY_MOVED, WON, STRINGS, CLAIMED, TRIUMPH,
    CLEARED, SEASON_OVER, RESHUFFLED, OVER,
) = range(len(KINDS))
# fmt: on

SECRETIVE = frozenset(number for number, kind in enumerate(KINDS) if kind.secret)


def readable(entry: Entry, seat: int | None) -> bool:
    """Whether a viewer may read the secret part of an entry."""
    kind = KINDS[entry[0]]
    return not kind.secret or any(entry[place] == seat for place in kind.readers)


def scrubbed(entry: Entry, seat: int | None) -> Entry:
    """An entry as a viewer may know it, with None in the place of what is secret."""
    if entry[0] not in SECRETIVE or readable(entry, seat):
        return entry
    secret = KINDS[entry[0]].secret
    return tuple(None if place in secret else part for place, part in enumerate(entry))


def told(entry: Entry, seat: int | None) -> Json:
    """An entry as JSON for a viewer."""
    kind = KINDS[entry[0]]
    found: Json = {"event": kind.name}
    for (name, reading), part in zip(kind.fields, scrubbed(entry, seat)[1:], strict=True):
        found[name] = None if part is None else reading(part)
    return found
