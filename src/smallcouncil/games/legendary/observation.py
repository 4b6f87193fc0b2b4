"""What a seat observes of a table, written over a row of bytes, plane by plane."""

from collections.abc import Iterable, Sequence

from smallcouncil.games.legendary import explain
from smallcouncil.games.legendary.cards import DESIGN, GROUP_IDS, KIND, MOST_IN_SPACE, PERSONAL
from smallcouncil.games.legendary.ending import score
from smallcouncil.games.legendary.fights import lost_masterminds
from smallcouncil.games.legendary.frames import ASK, ASK_DRAFT
from smallcouncil.games.legendary.moves import ally_attack, defender_attack, has_bribe, mastermind_attack
from smallcouncil.games.legendary.planes import (
    CAPTIVES,
    DECK_KINDS,
    FIRST_ALLY,
    FIRST_CAPTIVE,
    FIRST_MASTERMIND,
    MANY,
    MARKS,
    NAMES,
    PLANES,
    SETUPS,
    SIZE,
    START,
)
from smallcouncil.games.legendary.table import NONE, SET_UP, Table, chosen_class, design_of
from smallcouncil.games.legendary.views import seen_cost
from smallcouncil.games.legendary.words import MOST_SEATS

_WIDTH = {plane.name: plane.size // MOST_SEATS for plane in PLANES if plane.shape[0] == MOST_SEATS}
"""How many numbers a plane has for each seat."""
_ALLY_DESIGNS = FIRST_MASTERMIND - FIRST_ALLY
_HERO_CARDS = _WIDTH["heroes_under"]
_ASK_CYCLE = ASK["cycle"]
_IN_ALLY_DECK = {"minor_hero": "bystander", "basic": "strike"}
_DECK_KIND = tuple(
    DECK_KINDS.index(_IN_ALLY_DECK.get(kind, kind)) if _IN_ALLY_DECK.get(kind, kind) in DECK_KINDS else NONE
    for kind in KIND
)
_GROUP = {group: number for number, group in enumerate(GROUP_IDS)}


def observed(s: Table, viewer: int) -> bytearray:
    """The observation of a seat."""
    row = bytearray(SIZE)
    _clock(s, viewer, row)
    _battlefield(s, row)
    _turn(s, viewer, row)
    for seat in range(s.setup.seats):
        around = (seat - viewer) % s.setup.seats
        _numbers_of(s, seat, around, row)
        _cards_of(s, seat, viewer, row)
    _shared_decks(s, viewer, row)
    _hidden(s, viewer, row)
    if s.awaiting:
        _question(s, viewer, row)
    return row


def _count(row: bytearray, start: int, cards: Iterable[int]) -> None:
    for card in cards:
        row[start + card] += 1


def _seat(s: Table, viewer: int, row: bytearray, name: str, seat: int) -> None:
    """Mark one seat of a plane, or none."""
    if seat != NONE:
        row[START[name] + (seat - viewer) % s.setup.seats] = 1


def _capped(number: int) -> int:
    return number if number < MANY else MANY


def _clock(s: Table, viewer: int, row: bytearray) -> None:
    options = s.setup.options
    row[START["seats"] + s.setup.seats] = 1
    row[START["seat"] + viewer] = 1
    row[START["setup"] + SETUPS.index(str(options["setup"]))] = 1
    row[START["variants"]] = bool(options["showdown"])
    row[START["variants"] + 1] = bool(options["equal_turns"])
    row[START["phase"] + s.phase] = 1
    row[START["number"]] = _capped(s.number)
    for name, seat in (("turn", s.turn), ("first", s.first), ("end", s.end)):
        _seat(s, viewer, row, name, seat)
    if s.end != NONE:
        row[START["why"] + s.why] = 1
    for group in s.groups:
        row[START["groups"] + _GROUP[group]] = 1
    row[START["over"]] = not s.awaiting


def _battlefield(s: Table, row: bytearray) -> None:
    for at, space in enumerate(s.field):
        for place, ally in enumerate(space):
            spot = MOST_IN_SPACE * at + place
            row[START["allies"] + spot * _ALLY_DESIGNS + ally.ally - FIRST_ALLY] = 1
            row[START["ally_attack"] + spot] = _capped(ally_attack(s, ally, at))
            row[START["bribes"] + spot] = has_bribe(s, ally)
            row[START["supported"] + spot] = ally.supported
            _count(row, START["captives"] + spot * CAPTIVES - FIRST_CAPTIVE, ally.bystanders)
    _count(row, START["escaped"], s.escaped)
    _count(row, START["ko"], s.ko)


def _turn(s: Table, viewer: int, row: bytearray) -> None:
    points = START["points"]
    row[points], row[points + 1], row[points + 2] = _capped(s.attack), _capped(s.recruit), _capped(s.made)
    for name, left in s.named.items():
        row[START["named"] + name % NAMES] = _capped(left)
    for plane, entries in (("played", s.played), ("gone", s.gone)):
        for entry in entries:
            row[START[plane] + design_of(entry)] += 1
            if chosen_class(entry) != NONE:
                row[START["classes"] + chosen_class(entry) * len(PERSONAL) + design_of(entry)] += 1
    for number, mark in enumerate(MARKS):
        row[START["marks"] + number] = _capped(int(getattr(s, mark)))
    row[START["bribe"]] = bool(s.bribe)
    for card in s.cycled:
        row[START["cycled"] + card] = 1
    if s.totals:
        _showdown(s, viewer, row)


def _showdown(s: Table, viewer: int, row: bytearray) -> None:
    row[START["round"]] = s.round
    for seat in s.order:
        _seat(s, viewer, row, "order", seat)
    for number, totals in enumerate(s.totals):
        for seat, total in totals:
            row[START["totals"] + number * MOST_SEATS + (seat - viewer) % s.setup.seats] = _capped(total + 1)


def _numbers_of(s: Table, seat: int, around: int, row: bytearray) -> None:
    has_house, stack = s.houses[seat] != NONE, s.stacks[seat]
    numbers = {
        "hands": len(s.hands[seat]),
        "decks": len(s.decks[seat]),
        "hero_decks": len(s.hero_decks[seat]),
        "stacks": len(stack),
        "tokens": s.tokens[seat],
        "scores": score(s, seat),
        "lost": lost_masterminds(s, seat) if has_house else 0,
        "mastermind_attack": mastermind_attack(s, seat) if stack else 0,
        "defenders": s.defenders[seat],
        "defender_attack": defender_attack(s, seat) if stack or s.lineups[seat] else 0,
        "extra": s.extra[seat],
        "own_less": s.own_less[seat],
    }
    for name, number in numbers.items():
        row[START[name] + around] = _capped(number)
    if has_house:
        row[_of_seat("houses", around) + s.houses[seat]] = 1
    if stack:
        row[_of_seat("masterminds", around) + stack[-1] - FIRST_MASTERMIND] = 1


def _of_seat(name: str, around: int) -> int:
    """Where a seat's part of a plane begins."""
    return START[name] + around * _WIDTH[name]


def _cards_of(s: Table, seat: int, viewer: int, row: bytearray) -> None:
    around = (seat - viewer) % s.setup.seats
    zones: tuple[tuple[str, Sequence[int]], ...] = (
        *(("discards", s.discards[seat]), ("unseen", s.hands[seat]), ("unseen", s.decks[seat])),
        *(("victory", s.victory[seat]), ("aside", s.aside[seat]), ("known", s.shown[seat])),
        *(("top", s.tops[seat][-1:]), ("tops", s.tops[seat])),
        ("heroes_under", s.hero_decks[seat][: s.under[seat]]),
    )
    for name, cards in zones:
        if cards:
            _count(row, _of_seat(name, around), cards)
    if not (s.phase == SET_UP and s.asked == ASK_DRAFT):
        _count(row, _of_seat("heroes", around), s.heroes[seat])
    _count(row, _of_seat("masterminds_under", around) - FIRST_MASTERMIND, s.stacks[seat][: s.rotated[seat]])
    lineup, costs = _of_seat("lineups", around), _of_seat("costs", around)
    for space, card in enumerate(s.lineups[seat]):
        row[lineup + space * _HERO_CARDS + card] = 1
        row[costs + space] = _capped(seen_cost(s, seat, card, viewer))


def _shared_decks(s: Table, viewer: int, row: bytearray) -> None:
    for card in s.ally_deck:
        row[START["ally_deck"] + _DECK_KIND[card]] += 1
    supply = (len(s.event_deck), len(s.bystander_deck), s.wounds, s.maesters)
    for number, count in enumerate(supply):
        row[START["supply"] + number] = _capped(count)
    for at, mask in enumerate(s.ally_known):
        if mask >> viewer & 1:
            plane = "ally_top" if at == len(s.ally_deck) - 1 else "ally_under"
            row[START[plane] + s.ally_deck[at]] += 1


def _hidden(s: Table, viewer: int, row: bytearray) -> None:
    """What this seat alone knows."""
    _count(row, START["hand"], s.hands[viewer])
    if s.setup.options["setup"] != "secret-draft" or s.phase != SET_UP:
        return
    answer = s.answer[viewer] if s.asked == ASK_DRAFT else NONE
    _count(row, START["pack"], [hero for hero in s.packs[viewer] if hero != answer])
    _count(row, START["picks"], s.heroes[viewer])
    if answer != NONE and viewer not in s.awaiting:
        row[START["picks"] + answer] = 1
    row[START["passed"]] = _capped(s.pass_number)


def _question(s: Table, viewer: int, row: bytearray) -> None:
    row[START["ask"] + s.asked] = 1
    for seat in s.awaiting:
        _seat(s, viewer, row, "awaited", seat)
    cause = explain.cause(s)
    if cause != "game":
        row[START["by"] + DESIGN[cause]] = 1
    if viewer in s.awaiting and s.asked == _ASK_CYCLE and s.stack[-1].waiting:
        _seat(s, viewer, row, "of", s.stack[-1].waiting[0])
