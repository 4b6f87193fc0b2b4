"""Digests: fingerprints of all that lies on the table, of what is offered, and of the luck to come.

They hold the ids of cards, never numbers, so that they do not change with the card list.
"""

import hashlib
from typing import Any

from smallcouncil.games.legendary.cards import DESIGNS, HEROES
from smallcouncil.games.legendary.table import Table, chosen_class, design_of


def digest(s: Table) -> str:
    offered = [(seat, sorted(s.words(seat))) for seat in s.awaiting]
    lying = _clock(s), _shared(s), [_seat(s, seat) for seat in range(s.setup.seats)]
    return hashlib.sha256(repr((lying, offered, s.luck.standing())).encode()).hexdigest()[:16]


def _ids(cards: Any) -> list[str]:
    return [DESIGNS[design_of(card)].id if card >= 0 else "-" for card in cards]


def _clock(s: Table) -> tuple[Any, ...]:
    marks = s.fought, s.recruited, s.healed, s.maester_healed, s.healings, s.defeated, s.intimidation, s.both, s.less
    points = s.attack, s.recruit, s.made, s.bribe, sorted(s.named.items())
    return s.turn, s.first, s.phase, s.end, s.order, s.totals, marks, points


def _shared(s: Table) -> tuple[Any, ...]:
    field = [
        [(DESIGNS[a.ally].id, _ids(a.bystanders), a.supported, a.less, a.bribe) for a in space] for space in s.field
    ]
    decks = [_ids(zone) for zone in (s.ally_deck, s.event_deck, s.bystander_deck, s.escaped, s.ko, s.resolving)]
    played = [
        [(each, chosen_class(card)) for each, card in zip(_ids(zone), zone, strict=True)] for zone in (s.played, s.gone)
    ]
    return field, decks, played, s.wounds, s.maesters, sorted(_ids(s.cycled))


def _seat(s: Table, seat: int) -> tuple[Any, ...]:
    ordered = [_ids(zone[seat]) for zone in (s.decks, s.discards, s.lineups, s.hero_decks, s.stacks, s.tops)]
    unordered = [sorted(_ids(zone[seat])) for zone in (s.hands, s.victory, s.aside, s.shown)]
    heroes = [HEROES.cards[hero].id for hero in (*s.heroes[seat], *s.packs[seat])]
    counters = s.houses[seat], s.defenders[seat], s.tokens[seat], s.extra[seat], s.own_less[seat], s.answer[seat]
    return ordered, unordered, heroes, counters
