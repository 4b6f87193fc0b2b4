"""What a seat observes of a table, plane by plane. Seats are told from the viewer on."""

from typing import Final

from smallcouncil.cardkit.kept_parts import keep, still
from smallcouncil.cardkit.rows import (
    count,
    count_by_seat,
    few,
    length_by_seat,
    mark,
    mark_seat,
    number_by_seat,
    place_of,
)
from smallcouncil.core.native import Row, i64
from smallcouncil.games.legendary.cards import (
    COST,
    DESIGNS,
    GROUP_IDS,
    HERO_CARDS,
    HEROES,
    HOUSES,
    KIND,
    LINEUP,
    MASTERMINDS,
    MASTERMINDS_OF,
    MOST_IN_SPACE,
    PERSONAL,
    VP,
)
from smallcouncil.games.legendary.explain import BY_THE_GAME
from smallcouncil.games.legendary.frames import ASK, ASK_DRAFT
from smallcouncil.games.legendary.moves import ally_attack, defender_attack, has_bribe, mastermind_attack
from smallcouncil.games.legendary.planes import (
    CAPTIVES,
    DECK_KINDS,
    FIRST_ALLY,
    FIRST_CAPTIVE,
    FIRST_MASTERMIND,
    NAMES,
    SETUPS,
    SIZE,
    START,
)
from smallcouncil.games.legendary.table import NONE, SET_UP, OnField, Table, chosen_class, design_of, seat_of_house
from smallcouncil.games.legendary.texts import MOST_LESS
from smallcouncil.games.legendary.views import seen_cost
from smallcouncil.games.legendary.words import MOST_SEATS

_SEATS: Final = START["seats"]
_SEAT: Final = START["seat"]
_SETUP: Final = START["setup"]
_VARIANTS: Final = START["variants"]
_PHASE: Final = START["phase"]
_NUMBER: Final = START["number"]
_TURN: Final = START["turn"]
_FIRST: Final = START["first"]
_END: Final = START["end"]
_WHY: Final = START["why"]
_HOUSES: Final = START["houses"]
_HEROES: Final = START["heroes"]
_GROUPS: Final = START["groups"]
_ALLY_ATTACK: Final = START["ally_attack"]
_BRIBES: Final = START["bribes"]
_SUPPORTED: Final = START["supported"]
_ESCAPED: Final = START["escaped"]
_KO: Final = START["ko"]
_POINTS: Final = START["points"]
_NAMED: Final = START["named"]
_PLAYED: Final = START["played"]
_GONE: Final = START["gone"]
_CLASSES: Final = START["classes"]
_MARKS: Final = START["marks"]
_BRIBE: Final = START["bribe"]
_EXTRA: Final = START["extra"]
_OWN_LESS: Final = START["own_less"]
_CYCLED: Final = START["cycled"]
_ROUND: Final = START["round"]
_ORDER: Final = START["order"]
_TOTALS: Final = START["totals"]
_HANDS: Final = START["hands"]
_DECKS: Final = START["decks"]
_HERO_DECKS: Final = START["hero_decks"]
_STACKS: Final = START["stacks"]
_ALLY_DECK: Final = START["ally_deck"]
_SUPPLY: Final = START["supply"]
_DISCARDS: Final = START["discards"]
_UNSEEN: Final = START["unseen"]
_VICTORY: Final = START["victory"]
_ASIDE: Final = START["aside"]
_LINEUPS: Final = START["lineups"]
_COSTS: Final = START["costs"]
_TOKENS: Final = START["tokens"]
_SCORES: Final = START["scores"]
_LOST: Final = START["lost"]
_MASTERMINDS: Final = START["masterminds"]
_MASTERMIND_ATTACK: Final = START["mastermind_attack"]
_DEFENDERS: Final = START["defenders"]
_DEFENDER_ATTACK: Final = START["defender_attack"]
_HAND: Final = START["hand"]
_KNOWN: Final = START["known"]
_TOP: Final = START["top"]
_TOPS: Final = START["tops"]
_HEROES_UNDER: Final = START["heroes_under"]
_MASTERMINDS_UNDER: Final = START["masterminds_under"]
_ALLY_TOP: Final = START["ally_top"]
_ALLY_UNDER: Final = START["ally_under"]
_PACK: Final = START["pack"]
_PICKS: Final = START["picks"]
_PASSED: Final = START["passed"]
_AWAITED: Final = START["awaited"]
_ASK: Final = START["ask"]
_BY: Final = START["by"]
_OF: Final = START["of"]
_OVER: Final = START["over"]
_ZEROS: Final = bytes(SIZE)
COMMON: Final = 0
"""What is kept until what it is made of has changed."""
_DESIGN_COUNT: Final = len(DESIGNS)
_PERSONAL: Final = len(PERSONAL)
_HERO_CARDS: Final = len(HERO_CARDS)
_HERO_COUNT: Final = len(HEROES.cards)
_HOUSE_COUNT: Final = len(HOUSES)
_MASTERMIND_COUNT: Final = len(MASTERMINDS)
_FIRST_MASTERMIND: Final = MASTERMINDS[0]
_ALLY_DESIGNS: Final = FIRST_MASTERMIND - FIRST_ALLY
_ALLIES: Final = START["allies"] - FIRST_ALLY
_CAPTIVES: Final = START["captives"] - FIRST_CAPTIVE
_ASK_CYCLE: Final = ASK["cycle"]
_BY_THE_GAME: Final = frozenset(ASK[name] for name in BY_THE_GAME)
_IN_ALLY_DECK: Final = {"minor_hero": "bystander", "basic": "strike"}
_KINDS: Final = [_IN_ALLY_DECK.get(kind, kind) for kind in KIND]
_DECK_KIND: Final = [DECK_KINDS.index(kind) if kind in DECK_KINDS else 0 for kind in _KINDS]
"""By card: its kind in the Ally Deck."""
_GROUP: Final = {group: number for number, group in enumerate(GROUP_IDS)}
_SETUP_NUMBER: Final = {name: number for number, name in enumerate(SETUPS)}
_HOUSE_OF: Final = [
    next((house for house in range(_HOUSE_COUNT) if card in MASTERMINDS_OF[house]), NONE)
    for card in range(_DESIGN_COUNT)
]
"""By card: the House of a Mastermind."""
_copied = list.copy


def observed(s: Table, viewer: int) -> bytes:
    """All planes, one after the other."""
    row = Row()
    row.write(_common(s))
    _write_game(row, s, viewer)
    _write_turn(row, s, viewer)
    _write_won(row, s, viewer)
    _write_lineups(row, s, viewer)
    _write_masterminds(row, s, viewer)
    _write_personal(row, s, viewer)
    _write_supply(row, s)
    _write_what_is_rare(row, s, viewer)
    if s.awaiting:
        _write_question(row, s, viewer)
    else:
        row[_OVER] = 1
    return row.getvalue()


def _common(s: Table) -> bytes:
    """A row with what is the same for all seats and stays as it is for most of a turn: so long it is kept."""
    options = s.setup.options
    found = still(
        s.parts, COMMON, (s.field, s.own_less, s.less, s.bribe, s.ally_deck, s.escaped, s.ko, s.groups, options)
    )
    if found is not None:
        return found
    row = Row()
    row.write(_ZEROS)
    _write_setup(row, s)
    for space, allies in enumerate(s.field):
        for position, ally in enumerate(allies):
            _write_ally(row, s, ally, space, MOST_IN_SPACE * space + position)
    count(row, _ALLY_DECK, [_DECK_KIND[card] for card in s.ally_deck])
    count(row, _ESCAPED, s.escaped)
    count(row, _KO, s.ko)
    field = [*map(_copied, s.field)]
    made_of = field, s.own_less[:], s.less, s.bribe, s.ally_deck[:], s.escaped[:], s.ko[:], s.groups, options
    return keep(s.parts, COMMON, made_of, row.getvalue())


def _write_setup(row: Row, s: Table) -> None:
    options = s.setup.options
    row[_SEATS + len(s.houses)] = 1
    row[_SETUP + _SETUP_NUMBER[str(options["setup"])]] = 1
    row[_VARIANTS] = 1 if options["showdown"] else 0
    row[_VARIANTS + 1] = 1 if options["equal_turns"] else 0
    for group in s.groups:
        row[_GROUPS + _GROUP[group]] = 1


def _write_ally(row: Row, s: Table, ally: OnField, space: int, spot: i64) -> None:
    _, card, bystanders, supported, _, _ = ally
    row[_ALLIES + spot * _ALLY_DESIGNS + card] = 1
    row[_ALLY_ATTACK + spot] = few(ally_attack(s, ally, space))
    row[_BRIBES + spot] = 1 if has_bribe(s, ally) else 0
    row[_SUPPORTED + spot] = 1 if supported else 0
    for captive in bystanders:
        at: i64 = _CAPTIVES + spot * CAPTIVES + captive
        row[at] = row[at] + 1


def _write_game(row: Row, s: Table, viewer: int) -> None:
    """Who sits where, whose turn it is, and how the game ends."""
    seats: i64 = len(s.houses)
    row[_SEAT + viewer] = 1
    row[_PHASE + s.phase] = 1
    row[_NUMBER] = few(s.number)
    mark_seat(row, _TURN, s.turn, viewer, seats)
    mark_seat(row, _FIRST, s.first, viewer, seats)
    if s.end != NONE:
        mark_seat(row, _END, s.end, viewer, seats)
        mark(row, _WHY, s.why)
    for seat, house in enumerate(s.houses):
        mark(row, _HOUSES + _HOUSE_COUNT * place_of(seat, viewer, seats), house)
    if s.phase != SET_UP or s.asked != ASK_DRAFT:
        count_by_seat(row, _HEROES, _HERO_COUNT, s.heroes, viewer)


def _write_turn(row: Row, s: Table, viewer: int) -> None:
    """What was made, played and done this turn."""
    row[_POINTS] = few(s.attack)
    row[_POINTS + 1] = few(s.recruit)
    row[_POINTS + 2] = few(s.made)
    row[_MARKS] = 1 if s.fought else 0
    row[_MARKS + 1] = 1 if s.recruited else 0
    row[_MARKS + 2] = 1 if s.healed else 0
    row[_MARKS + 3] = 1 if s.maester_healed else 0
    row[_MARKS + 4] = few(s.healings)
    row[_MARKS + 5] = few(s.defeated)
    row[_MARKS + 6] = few(s.intimidation)
    row[_MARKS + 7] = few(s.both)
    row[_MARKS + 8] = few(s.less)
    row[_BRIBE] = 1 if s.bribe else 0
    _write_played(row, _PLAYED, s.played)
    _write_played(row, _GONE, s.gone)
    count(row, _CYCLED, s.cycled)
    number_by_seat(row, _EXTRA, s.extra, viewer)
    number_by_seat(row, _OWN_LESS, s.own_less, viewer)


def _write_played(row: Row, start: i64, cards: list[int]) -> None:
    """Cards played this turn, and the classes that were chosen for them."""
    for card in cards:
        at: i64 = start + design_of(card)
        row[at] = row[at] + 1
        chosen = chosen_class(card)
        if chosen != NONE:
            at = _CLASSES + chosen * _PERSONAL + design_of(card)
            row[at] = row[at] + 1


def _write_won(row: Row, s: Table, viewer: int) -> None:
    """What lies in the Victory Piles, and what it is worth."""
    seats: i64 = len(s.houses)
    for seat, pile in enumerate(s.victory):
        place = place_of(seat, viewer, seats)
        score = s.tokens[seat]
        for card in pile:
            at: i64 = _VICTORY + _DESIGN_COUNT * place + card
            row[at] = row[at] + 1
            score += VP[card]
            if _HOUSE_OF[card] != NONE:
                _write_lost(row, s, _HOUSE_OF[card], viewer)
        row[_SCORES + place] = few(score)
    number_by_seat(row, _TOKENS, s.tokens, viewer)


def _write_lost(row: Row, s: Table, house: int, viewer: int) -> None:
    """A House has lost one more of its Masterminds."""
    seat = seat_of_house(s, house)
    if seat != NONE:
        at: i64 = _LOST + place_of(seat, viewer, len(s.houses))
        row[at] = row[at] + 1


def _write_lineups(row: Row, s: Table, viewer: int) -> None:
    """Lineups with their costs; only in that of the active player something costs less; a space may be empty."""
    seats: i64 = len(s.houses)
    for seat, lineup in enumerate(s.lineups):
        place = place_of(seat, viewer, seats)
        at: i64 = _LINEUPS + LINEUP * _HERO_CARDS * place
        cost_at: i64 = _COSTS + LINEUP * place
        for card in lineup:
            if card != NONE:
                row[at + card] = 1
                row[cost_at] = seen_cost(s, seat, card, viewer) if MOST_LESS[card] else COST[card]
            at += _HERO_CARDS
            cost_at += 1


def _write_masterminds(row: Row, s: Table, viewer: int) -> None:
    """Masterminds with their Defenders, Hero Decks, and what all have seen going under them."""
    seats: i64 = len(s.houses)
    for seat, stack in enumerate(s.stacks):
        place = place_of(seat, viewer, seats)
        if stack:
            row[_MASTERMINDS + _MASTERMIND_COUNT * place + stack[-1] - _FIRST_MASTERMIND] = 1
            row[_MASTERMIND_ATTACK + place] = few(mastermind_attack(s, seat))
        if stack or s.lineups[seat]:
            row[_DEFENDER_ATTACK + place] = few(defender_attack(s, seat))
        if s.under[seat]:
            count(row, _HEROES_UNDER + _HERO_CARDS * place, s.hero_decks[seat][: s.under[seat]])
        if s.rotated[seat]:
            known: i64 = _MASTERMINDS_UNDER + _MASTERMIND_COUNT * place - _FIRST_MASTERMIND
            count(row, known, stack[: s.rotated[seat]])
    length_by_seat(row, _STACKS, s.stacks, viewer)
    length_by_seat(row, _HERO_DECKS, s.hero_decks, viewer)
    number_by_seat(row, _DEFENDERS, s.defenders, viewer)


def _write_personal(row: Row, s: Table, viewer: int) -> None:
    """Hands, decks and discard piles. All know which cards lie in hand and deck together, not where."""
    seats: i64 = len(s.houses)
    for seat, hand in enumerate(s.hands):
        place = place_of(seat, viewer, seats)
        cards: i64 = _PERSONAL * place
        deck, tops = s.decks[seat], s.tops[seat]
        row[_HANDS + place] = few(len(hand))
        row[_DECKS + place] = few(len(deck))
        count(row, _UNSEEN + cards, hand)
        count(row, _UNSEEN + cards, deck)
        count(row, _DISCARDS + cards, s.discards[seat])
        if tops:
            row[_TOP + cards + tops[-1]] = 1
            count(row, _TOPS + cards, tops)
    count(row, _HAND, s.hands[viewer])
    count_by_seat(row, _ASIDE, _PERSONAL, s.aside, viewer)
    count_by_seat(row, _KNOWN, _PERSONAL, s.shown, viewer)


def _write_supply(row: Row, s: Table) -> None:
    row[_SUPPLY] = few(len(s.event_deck))
    row[_SUPPLY + 1] = few(len(s.bystander_deck))
    row[_SUPPLY + 2] = few(s.wounds)
    row[_SUPPLY + 3] = few(s.maesters)


def _write_what_is_rare(row: Row, s: Table, viewer: int) -> None:
    """The Tourney, the Showdown, cards known in decks, the draft."""
    if s.named:
        for name, left in s.named.items():
            row[_NAMED + name % NAMES] = few(left)
    if s.totals:
        _write_showdown(row, s, viewer)
    if s.ally_known.count(0) != len(s.ally_known):
        _write_known_of_the_ally_deck(row, s, viewer)
    if s.phase == SET_UP and s.setup.options["setup"] == "secret-draft":
        row[_PASSED] = few(s.pass_number)
        _write_draft(row, s, viewer)


def _write_showdown(row: Row, s: Table, viewer: int) -> None:
    seats: i64 = len(s.houses)
    row[_ROUND] = s.round
    for seat in s.order:
        mark_seat(row, _ORDER, seat, viewer, seats)
    for number, totals in enumerate(s.totals):
        for seat, total in totals:
            row[_TOTALS + number * MOST_SEATS + place_of(seat, viewer, seats)] = few(total + 1)


def _write_known_of_the_ally_deck(row: Row, s: Table, viewer: int) -> None:
    deck, bit = s.ally_deck, 1 << viewer
    found = [_ALLY_UNDER + deck[at] for at, mask in enumerate(list(s.ally_known)) if mask & bit]
    if s.ally_known[-1] & bit:
        found[-1] = _ALLY_TOP + deck[-1]
    count(row, 0, found)


def _write_draft(row: Row, s: Table, viewer: int) -> None:
    """What this seat may choose from, and what it has chosen."""
    answer = s.answer[viewer] if s.asked == ASK_DRAFT else NONE
    for hero in s.packs[viewer]:
        if hero != answer:
            row[_PACK + hero] = 1
    count(row, _PICKS, s.heroes[viewer])
    if viewer not in s.awaiting:
        mark(row, _PICKS, answer)


def _write_question(row: Row, s: Table, viewer: int) -> None:
    """What is asked, the card whose text asks, and whose Lineup it is about, which only the one who is asked knows."""
    seats: i64 = len(s.houses)
    frame = s.stack[-1]
    row[_ASK + s.asked] = 1
    for seat in s.awaiting:
        mark_seat(row, _AWAITED, seat, viewer, seats)
    if s.asked not in _BY_THE_GAME:
        mark(row, _BY, frame.source)
    if s.asked == _ASK_CYCLE and viewer in s.awaiting and frame.waiting:
        mark_seat(row, _OF, frame.waiting[0], viewer, seats)
