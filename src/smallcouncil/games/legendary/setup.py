"""Set-up: Houses, Heroes, groups and Minor Heroes by the chosen mode, then all decks (LG-004 to LG-041)."""

from typing import Final

from smallcouncil.cardkit import zones
from smallcouncil.cardkit.programs import Question
from smallcouncil.games.legendary import journal
from smallcouncil.games.legendary.cards import (
    BYSTANDERS,
    CARDS_OF_GROUP,
    CARDS_OF_HERO,
    COPIES,
    DESIGN,
    DESIGNS,
    EVENTS,
    GROUPS,
    HAND,
    HENCHMEN,
    HEROES,
    HOUSES,
    LINEUP,
    MAESTER,
    MASTERMINDS_OF,
    MERCHANT,
    MERCHANTS_EACH,
    MINOR_HEROES,
    MINOR_HEROES_OF,
    MOST_DEFENDERS,
    SOLDIER,
    SOLDIERS_EACH,
    STRIKE,
    WOUND,
)
from smallcouncil.games.legendary.frames import ASK_DRAFT, Choice, Program
from smallcouncil.games.legendary.table import NONE, SET_UP, Frame, Table
from smallcouncil.games.legendary.words import DRAFT, HERO, HOUSE, MEANING, MINOR

STARTING_TOKENS: Final = 3
MINORS_EACH: Final = 2
HEROES_EACH: Final = 4
FAVOURED: Final = HOUSES.index("kings-landing")
_HERO: Final = HEROES.number
_TEAM_HEROES: Final = tuple(
    tuple(number for number, hero in enumerate(HEROES.cards) if hero.team == house) for house in HOUSES
)
"""The four Heroes of each House (LG-260)."""
first_groups = {
    "stark": ("group-the-north", "hench-stark-bannermen"),
    "lannister": ("group-siblings-and-comrades", "hench-redcloaks"),
    "kings-landing": ("group-the-kings-law", "hench-kings-guard"),
    "dothraki": ("group-young-daenerys", "hench-the-khalasar"),
}
_TOURNEY_GROUPS: Final = {
    "stark": ("group-starks-at-court", "hench-stark-bannermen"),
    "lannister": ("group-siblings-and-comrades", "hench-redcloaks"),
    "kings-landing": ("group-kings-chamber", "hench-gold-cloaks"),
}
_TOURNEY_HEROES: Final = {
    "stark": ("lord-eddard-stark", "young-arya", "jon-snow-steward-of-the-watch", "small-council"),
    "lannister": ("queen-cersei", "hound-and-mountain", "jaime-lannister", "bronn"),
    "kings-landing": ("baratheons-in-summer", "great-warriors", "robert-baratheon", "jorah-mormont"),
}
_TOURNEY_MASTERMINDS: Final = {
    "stark": ("lady-catelyn-stark", "lord-eddard-of-winterfell", "lord-eddard-the-hand"),
    "lannister": ("cersei-lannister", "jaime-lannister", "tyrion-lannister"),
    "kings-landing": ("king-robert-baratheon", "petyr-baelish-of-the-small-council", "varys"),
}
EVENTS_IN_DECK: Final = {2: 12, 3: 12, 4: 14}
STRIKES_IN_DECK: Final = {2: 8, 3: 8, 4: 10}
BYSTANDERS_IN_DECK: Final = {2: 4, 3: 4, 4: 6}
DRAFT_CARDS: Final = {2: 6, 3: 6, 4: 4}


def mode(s: Table) -> str:
    return str(s.setup.options["setup"])


def allowed_houses(s: Table) -> tuple[int, ...]:
    """The Houses that this mode has for so many players (LG-R82, LG-244)."""
    if mode(s) == "first-game":
        return tuple(range(s.setup.seats))
    return (0, 1, 2) if mode(s) == "tourney" else (0, 1, 2, 3)


def _clockwise(s: Table, start: int) -> tuple[int, ...]:
    return tuple([(start + step) % s.setup.seats for step in range(s.setup.seats)])


# ---- Houses


def begin_setup(s: Table, f: Frame) -> bool:
    """One random player opens every round of picking (LG-R81)."""
    s.phase = SET_UP
    s.tourney = mode(s) == "tourney"
    s.picker = s.luck.below(s.setup.seats)
    if mode(s) == "secret-draft":
        return False
    how = s.setup.options["houses"]
    if how == "choose":
        f.waiting = _clockwise(s, s.picker)
    else:
        houses = list(allowed_houses(s))
        if how == "random":
            zones.shuffle(houses, s.luck)
        for seat in range(s.setup.seats):
            _take_house(s, seat, houses[seat])
    return False


def _take_house(s: Table, seat: int, house: int) -> None:
    s.houses[seat] = house
    s.log.append((journal.HOUSE, seat, house))


def _first_waiting(s: Table, f: Frame) -> int:
    return f.waiting[0] if f.waiting else NONE


def _free_houses(s: Table, f: Frame) -> list[int]:
    """Those still free; after a draft one to which a drafted Hero belongs, if there is one (LG-171, LG-172)."""
    if not f.waiting:
        return []
    free = [house for house in allowed_houses(s) if house not in s.houses]
    if mode(s) == "secret-draft":
        teams = {HEROES.cards[hero].team for hero in s.heroes[f.waiting[0]]}
        free = [house for house in free if HOUSES[house] in teams] or free
    return [HOUSE[house] for house in free]


def _picked_house(s: Table, f: Frame) -> bool:
    if f.waiting:
        _take_house(s, f.waiting[0], MEANING[f.choice])
        f.waiting = f.waiting[1:]
        f.step -= 2
    return False


choose_house = Choice("house", _free_houses, whose=_first_waiting)


# ---- Heroes


def begin_heroes(s: Table, f: Frame) -> bool:
    """What a mode gives without asking; who picks what is left in `waiting`, a seat for each pick."""
    kind = mode(s)
    f.waiting = ()
    order = _clockwise(s, s.picker)
    for seat in order:
        own = list(_TEAM_HEROES[s.houses[seat]])
        if kind in ("first-game", "full-allegiance"):
            _take_heroes(s, seat, own)
        elif kind == "tourney":
            _take_heroes(s, seat, [_HERO[f"hero-{name}"] for name in _TOURNEY_HEROES[HOUSES[s.houses[seat]]]])
        elif kind == "three-and-one":
            zones.shuffle(own, s.luck)
            _take_heroes(s, seat, sorted(own[:3]))
    if kind == "two-together":
        f.waiting = (*[seat for seat in order for _ in range(2)], *order, *reversed(order))
    elif kind == "three-and-one":
        f.waiting = order
    return False


def _take_heroes(s: Table, seat: int, heroes: list[int]) -> None:
    for hero in heroes:
        s.heroes[seat].append(hero)
        s.log.append((journal.HERO, seat, hero))


def taken_heroes(s: Table) -> set[int]:
    return {hero for heroes in s.heroes for hero in heroes}


def offer_heroes(s: Table, f: Frame) -> bool:
    """In three-and-one: two random Heroes from outside the own House (LG-R54)."""
    s.pool = []
    if f.waiting and mode(s) == "three-and-one":
        seat = f.waiting[0]
        house, taken = HOUSES[s.houses[seat]], taken_heroes(s)
        free = [n for n, hero in enumerate(HEROES.cards) if hero.team != house and n not in taken]
        zones.shuffle(free, s.luck)
        s.pool = sorted(free[:2])
        s.log.append((journal.OFFERED, seat, tuple(s.pool)))
    return False


def _free_heroes(s: Table, f: Frame) -> list[int]:
    if not f.waiting:
        return []
    if s.pool:
        return [HERO[hero] for hero in s.pool]
    seat, taken = f.waiting[0], taken_heroes(s)
    heroes = _TEAM_HEROES[s.houses[seat]] if len(s.heroes[seat]) < 2 else range(len(HEROES.cards))
    return [HERO[hero] for hero in heroes if hero not in taken]


def _picked_hero(s: Table, f: Frame) -> bool:
    if f.waiting:
        _take_heroes(s, f.waiting[0], [MEANING[f.choice]])
        f.waiting = f.waiting[1:]
        f.step -= 3
    return False


choose_hero = Choice("hero", _free_heroes, whose=_first_waiting)


# ---- the Secret Draft


def deal_packs(s: Table, f: Frame) -> bool:
    cards = list(range(len(HEROES.cards)))
    zones.shuffle(cards, s.luck)
    count = DRAFT_CARDS[s.setup.seats]
    for seat in range(s.setup.seats):
        s.packs[seat] = sorted(cards[count * seat : count * (seat + 1)])
    return False


class Drafting(Question[Table, Frame]):
    """One Hero of each pack, all at once and in secret (LG-R55)."""

    __slots__ = ()
    into = "choice"
    goes_on = True

    def ask(self, s: Table, frame: Frame) -> bool:
        """The last card of a pack is no choice."""
        s.answer = [pack[0] if len(pack) == 1 else NONE for pack in s.packs]
        return await_all(s)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple([DRAFT[hero] for hero in s.packs[seat]])


def await_all(s: Table) -> bool:
    s.awaiting = tuple([seat for seat in range(s.setup.seats) if s.answer[seat] == NONE])
    s.asked, s.legal = ASK_DRAFT, None
    return bool(s.awaiting)


def keep_and_pass(s: Table, f: Frame) -> bool:
    """Keep one and hand the rest to the left, until everybody has four (LG-170)."""
    seats = s.setup.seats
    s.drafts.append(tuple(s.answer))
    for seat in range(seats):
        s.packs[seat].remove(s.answer[seat])
        s.heroes[seat].append(s.answer[seat])
        s.log.append((journal.DRAFTED, seat, s.answer[seat]))
    s.packs = [s.packs[(seat - 1) % seats] for seat in range(seats)]
    s.pass_number += 1
    if len(s.heroes[0]) < HEROES_EACH:
        f.step -= 2
    return False


def show_drafts(s: Table, f: Frame) -> bool:
    """All drafted Heroes are shown; then Houses are picked (LG-R85)."""
    s.packs = [[] for _ in range(s.setup.seats)]
    for seat, heroes in enumerate(s.heroes):
        s.log.append((journal.DRAFT_SHOWN, seat, tuple(heroes)))
    f.waiting = _clockwise(s, s.picker)
    return False


# ---- groups and Minor Heroes


def choose_groups(s: Table, f: Frame) -> bool:
    """One Ally group and one Henchman group for each House; Neutrals with two players (LG-R03, LG-029)."""
    fixed = {"first-game": first_groups, "tourney": _TOURNEY_GROUPS}.get(mode(s))
    groups: list[str] = []
    for house in s.houses:
        groups += fixed[HOUSES[house]] if fixed else _random_groups(s, [HOUSES[house]])
    s.neutral = ()
    if s.setup.seats == 2:
        if fixed:
            s.neutral = fixed[_third_house(s)]
        else:
            outside = [group.house for group in GROUPS.cards if not _in_play(s, group.house)]
            s.neutral = _random_groups(s, outside)
    s.groups = (*groups, *s.neutral)
    return False


def _in_play(s: Table, house: str) -> bool:
    return house in HOUSES and HOUSES.index(house) in s.houses


def _third_house(s: Table) -> str:
    return next(house for house in _TOURNEY_GROUPS if not _in_play(s, house))


def _random_groups(s: Table, houses: list[str]) -> tuple[str, str]:
    allies = [group.id for group in GROUPS.cards if group.house in houses]
    henchmen = [DESIGNS[card].id for card in HENCHMEN if DESIGNS[card].house in houses]
    return s.luck.choice(allies), s.luck.choice(henchmen)


def begin_minors(s: Table, f: Frame) -> bool:
    f.waiting = ()
    if s.setup.options["minor_heroes"] == "choose":
        f.waiting = tuple([seat for seat in _clockwise(s, s.picker) for _ in range(MINORS_EACH)])
        return False
    cards = list(MINOR_HEROES)
    zones.shuffle(cards, s.luck)
    for seat in range(s.setup.seats):
        for _ in range(MINORS_EACH):
            _take_minor(s, seat, cards.pop())
    return False


def _take_minor(s: Table, seat: int, card: int) -> None:
    s.minors[seat].append(card)
    s.log.append((journal.MINOR, seat, card))


def _free_minors(s: Table, f: Frame) -> list[int]:
    if not f.waiting:
        return []
    seat = f.waiting[0]
    return [MINOR[card] for card in MINOR_HEROES_OF[s.houses[seat]] if card not in s.minors[seat]]


def _picked_minor(s: Table, f: Frame) -> bool:
    if f.waiting:
        _take_minor(s, f.waiting[0], MEANING[f.choice])
        f.waiting = f.waiting[1:]
        f.step -= 2
    return False


choose_minor = Choice("minor", _free_minors, whose=_first_waiting)


# ---- decks


def build(s: Table, f: Frame) -> bool:
    """All decks, lineups and hands; then who begins is drawn (LG-042)."""
    build_shared_decks(s)
    for seat in range(s.setup.seats):
        build_seat(s, seat)
    for seat in range(s.setup.seats):
        s.lineups[seat] = [s.hero_decks[seat].pop() for _ in range(LINEUP)]
        s.log.append((journal.LINEUP, seat, tuple(s.lineups[seat])))
        cards = [s.decks[seat].pop() for _ in range(HAND)]
        s.hands[seat] = sorted(cards)
        s.log.append((journal.DEALT, seat, HAND, tuple(cards)))
    first = s.setup.options["first"]
    s.first = s.luck.below(s.setup.seats) if first == "random" else int(first)
    s.turn = s.first
    return False


def box_of_bystanders(s: Table) -> list[int]:
    """Bystanders and the Minor Heroes that nobody holds (LG-020)."""
    held = {card for cards in s.minors for card in cards}
    cards = [card for card in BYSTANDERS for _ in range(COPIES[card])]
    return cards + [card for card in MINOR_HEROES if card not in held]


def build_shared_decks(s: Table) -> None:
    seats = s.setup.seats
    s.event_deck, s.bystander_deck = list(EVENTS), box_of_bystanders(s)
    zones.shuffle(s.event_deck, s.luck)
    zones.shuffle(s.bystander_deck, s.luck)
    s.ally_deck = [card for group in s.groups for card in CARDS_OF_GROUP[group]]
    s.ally_deck += [s.event_deck.pop() for _ in range(EVENTS_IN_DECK[seats])]
    s.ally_deck += [STRIKE] * STRIKES_IN_DECK[seats]
    s.ally_deck += [s.bystander_deck.pop() for _ in range(BYSTANDERS_IN_DECK[seats])]
    zones.shuffle(s.ally_deck, s.luck)
    s.ally_known = bytearray(len(s.ally_deck))
    s.wounds, s.maesters = COPIES[WOUND], COPIES[MAESTER]


def build_seat(s: Table, seat: int) -> None:
    s.decks[seat] = personal_deck(s, seat)
    s.hero_decks[seat] = [card for hero in s.heroes[seat] for card in CARDS_OF_HERO[hero]]
    s.stacks[seat] = list(masterminds(s, seat))
    for deck in (s.decks[seat], s.hero_decks[seat], s.stacks[seat]):
        zones.shuffle(deck, s.luck)
    s.defenders[seat] = MOST_DEFENDERS
    favour = int(s.setup.options["favour"]) if s.houses[seat] == FAVOURED else 0
    s.tokens[seat] = STARTING_TOKENS + favour


def personal_deck(s: Table, seat: int) -> list[int]:
    return [MERCHANT] * MERCHANTS_EACH + [SOLDIER] * SOLDIERS_EACH + s.minors[seat]


def masterminds(s: Table, seat: int) -> tuple[int, ...]:
    """Five of the House; in the Tourney three of them (LG-246)."""
    house = s.houses[seat]
    if mode(s) == "tourney":
        return tuple(DESIGN[f"mm-{name}"] for name in _TOURNEY_MASTERMINDS[HOUSES[house]])
    return MASTERMINDS_OF[house]


def skip_draft(s: Table, f: Frame) -> bool:
    """Only the Secret Draft begins with Heroes."""
    if mode(s) != "secret-draft":
        f.step += len(DRAFT_STEPS)
    return False


def skip_heroes(s: Table, f: Frame) -> bool:
    """After a draft everybody has Heroes."""
    if mode(s) == "secret-draft":
        f.step += len(_HERO_STEPS)
    return False


DRAFT_STEPS: Program = (deal_packs, Drafting(), keep_and_pass, show_drafts)
_HERO_STEPS: Program = (begin_heroes, offer_heroes, choose_hero, _picked_hero)
_HOUSE_STEPS: Program = (choose_house, _picked_house, skip_heroes)
_LAST_STEPS: Program = (choose_groups, begin_minors, choose_minor, _picked_minor, build)
SETUP_STEPS: Program = (begin_setup, skip_draft, *DRAFT_STEPS, *_HOUSE_STEPS, *_HERO_STEPS, *_LAST_STEPS)
