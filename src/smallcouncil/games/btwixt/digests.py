"""Digests: fingerprints of all that lies on the table, of what is offered, and of the luck to come.

They hold the ids of cards, and what has no order is sorted by them, so that they do not change with the card list.
Those of older records were taken of numbers: the places of the cards in the list of the first box.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final

from smallcouncil.games.btwixt.cards import ALLIES, BOXES, DESIGNS, LEADERS
from smallcouncil.games.btwixt.table import BtwixtTable

BY_IDS: Final = "i"
"""The first letter of a digest that was taken of ids."""

Names = Callable[[int], Any]


def is_by_ids(digest: str) -> bool:
    return digest.startswith(BY_IDS)


def by_ids(s: BtwixtTable) -> str:
    return BY_IDS + _hashed(_lying(s, _ids(LEADERS), _ids(ALLIES), _ids(DESIGNS), sorted), sorted, s)


def by_numbers(s: BtwixtTable) -> str:
    return _hashed(_lying(s, *_FIRST_NUMBERS, list), tuple, s)


def _hashed(lying: tuple[Any, ...], order: Callable[[Iterable[str]], Any], s: BtwixtTable) -> str:
    offered = [(seat, order(s.words(seat))) for seat in s.awaiting]
    return hashlib.sha256(repr((lying, offered, s.luck.standing())).encode()).hexdigest()[:16]


def _lying(s: BtwixtTable, leader: Names, ally: Names, card: Names, unordered: Callable[[Iterable[Any]], Any]) -> Any:
    """What lies on the table and in the box, whatever this program makes of it."""

    def allies(zone: list[int]) -> list[Any]:
        return [ally(each) for each in zone]

    def cards(zone: list[int]) -> list[Any]:
        return [card(each) for each in zone]

    def hands(zones: list[list[int]]) -> list[Any]:
        return [unordered(cards(zone)) for zone in zones]

    clock = s.season, s.round, s.first, s.standing, [leader(each) for each in s.leaders]
    councils = [allies(council) for council in s.councils]
    open_allies = ally(s.current), ally(s.comet), allies(s.beside), allies(s.row), councils, allies(s.dead)
    tokens = s.on_ally, s.tokens, s.supply
    piles = [cards(pile) for pile in s.piles], [cards(pile) for pile in s.aside], card(s.playing)
    held = hands(s.hands), hands(s.packs), cards(s.pending), *piles, cards(s.deck), cards(s.discard)
    kept = hands(s.whites), unordered(cards(s.blues)), cards(s.removed)
    return clock, (*open_allies, allies(s.ally_deck), allies(s.looking)), tokens, held, kept


def _ids(cards: tuple[Any, ...]) -> Names:
    names = (*(card.id for card in cards), "-")
    return names.__getitem__


def _numbers(cards: tuple[Any, ...], *kinds: str) -> Names:
    """The number that each card had in the first box; nobody is -1 as ever."""
    first = BOXES.box(BOXES.versions()[0])
    places = {name: place for place, name in enumerate(dict.fromkeys(name for kind in kinds for name in first[kind]))}
    numbers = (*(places.get(card.id, len(places)) for card in cards), -1)
    return numbers.__getitem__


_FIRST_NUMBERS: Final = (
    _numbers(LEADERS, "leader"),
    _numbers(ALLIES, "ally"),
    _numbers(DESIGNS, "influence", "event", "leader_card"),
)
