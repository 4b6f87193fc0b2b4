"""What a seat observes of a table, gathered in one stroke; the plan says in which plane each thing goes."""

from marshal import dumps
from typing import Final

from smallcouncil.cardkit import spreading_kernel as kernel
from smallcouncil.cardkit.kept_parts import PLAIN_MARSHAL, keep, still
from smallcouncil.cardkit.spreading import plan_of
from smallcouncil.games.legendary.cards import COST, GROUP_IDS, KIND, MOST_IN_SPACE
from smallcouncil.games.legendary.ending import score
from smallcouncil.games.legendary.explain import BY_THE_GAME
from smallcouncil.games.legendary.fights import lost_masterminds
from smallcouncil.games.legendary.frames import ASK, ASK_DRAFT
from smallcouncil.games.legendary.moves import ally_attack, defender_attack, has_bribe, mastermind_attack
from smallcouncil.games.legendary.planes import (
    CAPTIVES,
    DECK_KINDS,
    FIRST_ALLY,
    FIRST_CAPTIVE,
    FIRST_MASTERMIND,
    MARKS,
    NAMES,
    PLANES,
    SETUPS,
    START,
)
from smallcouncil.games.legendary.table import NONE, SET_UP, Table
from smallcouncil.games.legendary.texts import DISCOUNTS
from smallcouncil.games.legendary.views import seen_cost
from smallcouncil.games.legendary.words import MOST_SEATS

PLAN: Final = plan_of(
    PLANES,
    # What lies on the battlefield and in the Ally Deck.
    *((kernel.COUNT, "ally_deck"), (kernel.COUNT, ""), (kernel.PAIRS, "")),
    # What was won, and what stays as it is for a whole game.
    *((kernel.OPEN, ""), (kernel.COUNT_BY_SEAT, "victory"), (kernel.BY_SEAT, "scores"), (kernel.BY_SEAT, "lost")),
    *((kernel.COUNT, name) for name in ("escaped", "ko", "groups")),
    *((kernel.MARK, name) for name in ("seats", "setup")),
    *((kernel.NUMBER, "variants", place) for place in range(2)),
    # Lineups, Hero Decks and Masterminds.
    *((kernel.OPEN, ""), (kernel.MARKS_BY_SEAT, "lineups"), (kernel.NUMBERS_BY_SEAT, "costs")),
    *((kernel.MARK_BY_SEAT, name) for name in ("houses", "masterminds")),
    *((kernel.BY_SEAT, name) for name in ("hero_decks", "stacks", "defender_attack")),
    *((kernel.COUNT_BY_SEAT, name) for name in ("heroes", "heroes_under")),
    (kernel.COUNT_BY_SEAT, "masterminds_under", -FIRST_MASTERMIND),
    # All that changes from one decision to the next.
    (kernel.OPEN, ""),
    *((kernel.NUMBER, name) for name in ("number", "over", "bribe", "round", "passed")),
    *((kernel.NUMBER, "points", place) for place in range(3)),
    *((kernel.NUMBER, "marks", place) for place in range(len(MARKS))),
    *((kernel.NUMBER, "supply", place) for place in range(4)),
    *((kernel.MARK, name) for name in ("seat", "phase", "why", "ask", "by")),
    *((kernel.SEAT, name) for name in ("turn", "first", "end", "of")),
    *((kernel.SEATS, name) for name in ("awaited", "order")),
    *((kernel.BY_SEAT, name) for name in ("tokens", "mastermind_attack", "defenders", "extra", "own_less")),
    *((kernel.COUNT_LOW, "played"), (kernel.AGAIN + kernel.COUNT_HIGH, "classes")),
    *((kernel.COUNT_LOW, "gone"), (kernel.AGAIN + kernel.COUNT_HIGH, "classes")),
    *((kernel.COUNT, name) for name in ("cycled", "hand")),
    *((kernel.COUNT_BY_SEAT, "unseen"), (kernel.AGAIN + kernel.LENGTH_BY_SEAT, "hands")),
    *((kernel.COUNT_BY_SEAT, "unseen"), (kernel.AGAIN + kernel.LENGTH_BY_SEAT, "decks")),
    *((kernel.COUNT_BY_SEAT, "tops"), (kernel.AGAIN + kernel.LAST_BY_SEAT, "top")),
    *((kernel.COUNT_BY_SEAT, name) for name in ("discards", "aside", "known")),
    *((kernel.NUMBERS_BY_SEAT, "costs"), (kernel.COUNT, ""), (kernel.PAIRS, "")),
)
FIELD: Final = 0
WON: Final = 1
LINED_UP: Final = 2
"""The parts that are kept until what they are made of has changed, in their order."""
_ASK_CYCLE: Final = ASK["cycle"]
_BY_THE_GAME: Final = frozenset(ASK[name] for name in BY_THE_GAME)
_IN_ALLY_DECK: Final = {"minor_hero": "bystander", "basic": "strike"}
_DECK_KINDS: Final = [_IN_ALLY_DECK.get(kind, kind) for kind in KIND]
_DECK_KIND: Final = bytes(DECK_KINDS.index(kind) if kind in DECK_KINDS else 0 for kind in _DECK_KINDS).ljust(256)
_COST: Final = bytes(COST).ljust(256)
"""By card: its kind in the Ally Deck and what it costs, to translate a row of cards at once."""
_DISCOUNTED: Final = frozenset(DISCOUNTS)
_ALLY_TOP: Final = START["ally_top"]
_ALLY_UNDER: Final = START["ally_under"]
_CAPTIVES_AT: Final = START["captives"] - FIRST_CAPTIVE
_ALLIES_AT: Final = START["allies"] - FIRST_ALLY
_ATTACKS_AT: Final = START["ally_attack"]
_BRIBES_AT: Final = START["bribes"]
_SUPPORTED_AT: Final = START["supported"]
_ALLY_DESIGNS: Final = FIRST_MASTERMIND - FIRST_ALLY
_GROUP: Final = {group: number for number, group in enumerate(GROUP_IDS)}
_copied = list.copy


def gathered(s: Table, viewer: int) -> bytes:
    """All that the plan wants to know of a seat, in its order."""
    return _field(s) + _won(s) + _lined_up(s) + _changing(s, viewer)


def _field(s: Table) -> bytes:
    """The Allies and the Ally Deck stay as they are for most of a turn."""
    found = still(s.parts, FIELD, (s.field, s.own_less, s.less, s.bribe, s.ally_deck))
    if found is not None:
        return found
    made_of = [*map(_copied, s.field)], s.own_less[:], s.less, s.bribe, s.ally_deck[:]
    return keep(s.parts, FIELD, made_of, (bytes(s.ally_deck).translate(_DECK_KIND), *_mustered(s)))


def _won(s: Table) -> bytes:
    """What lies in the Victory Piles, what it is worth, and what is out of the game."""
    found = still(s.parts, WON, (s.victory, s.tokens, s.escaped, s.ko, s.houses, s.groups, s.setup))
    if found is not None:
        return found
    made_of = [*map(_copied, s.victory)], s.tokens[:], s.escaped[:], s.ko[:], s.houses[:], s.groups, s.setup
    seats, options = range(s.setup.seats), s.setup.options
    told = (
        s.victory,
        [score(s, seat) for seat in seats],
        [lost_masterminds(s, seat) if s.houses[seat] != NONE else 0 for seat in seats],
        s.escaped,
        s.ko,
        [_GROUP[group] for group in s.groups],
        s.setup.seats,
        SETUPS.index(options["setup"]),
        1 if options["showdown"] else 0,
        1 if options["equal_turns"] else 0,
    )
    return keep(s.parts, WON, made_of, told)


def _lined_up(s: Table) -> bytes:
    """Lineups at their printed costs, and the decks that are turned over one by one."""
    drafting = s.phase == SET_UP and s.asked == ASK_DRAFT
    found = still(
        s.parts, LINED_UP, (s.lineups, s.hero_decks, s.stacks, s.heroes, s.houses, s.under, s.rotated, drafting)
    )
    if found is not None:
        return found
    lineups, hero_decks, stacks, heroes = (
        [*map(_copied, zone)] for zone in (s.lineups, s.hero_decks, s.stacks, s.heroes)
    )
    made_of = lineups, hero_decks, stacks, heroes, s.houses[:], s.under[:], s.rotated[:], drafting
    told = (
        lineups,
        [bytes(lineup).translate(_COST) for lineup in lineups],
        s.houses,
        [stack[-1] - FIRST_MASTERMIND if stack else NONE for stack in stacks],
        [*map(len, hero_decks)],
        [*map(len, stacks)],
        [defender_attack(s, seat) if stacks[seat] or lineups[seat] else 0 for seat in range(s.setup.seats)],
        () if drafting else heroes,
        _bottoms(hero_decks, s.under),
        _bottoms(stacks, s.rotated),
    )
    return keep(s.parts, LINED_UP, made_of, told)


def _changing(s: Table, viewer: int) -> bytes:
    awaiting = s.awaiting
    asked, by, of = _question(s, viewer) if awaiting else (NONE, NONE, NONE)
    counts, pairs = _what_is_rare(s, viewer)
    return dumps(
        (
            s.number,
            0 if awaiting else 1,
            1 if s.bribe else 0,
            s.round if s.totals else 0,
            _passes(s),
            s.attack,
            s.recruit,
            s.made,
            1 if s.fought else 0,
            1 if s.recruited else 0,
            1 if s.healed else 0,
            1 if s.maester_healed else 0,
            s.healings,
            s.defeated,
            s.intimidation,
            s.both,
            s.less,
            len(s.event_deck),
            len(s.bystander_deck),
            s.wounds,
            s.maesters,
            viewer,
            s.phase,
            s.why if s.end != NONE else NONE,
            asked,
            by,
            s.turn,
            s.first,
            s.end,
            of,
            awaiting,
            s.order if s.totals else (),
            s.tokens,
            [mastermind_attack(s, seat) if stack else 0 for seat, stack in enumerate(s.stacks)],
            s.defenders,
            s.extra,
            s.own_less,
            s.played,
            s.gone,
            s.cycled,
            s.hands[viewer],
            s.hands,
            s.decks,
            s.tops,
            s.discards,
            s.aside,
            s.shown,
            _discounts(s, viewer),
            counts,
            pairs,
        ),
        PLAIN_MARSHAL,
    )


def _question(s: Table, viewer: int) -> tuple[int, int, int]:
    """What is asked, the card whose text asks, and whose Lineup it is about, which only the one who is asked knows."""
    frame = s.stack[-1]
    by = NONE if s.asked in _BY_THE_GAME else frame.source
    of = frame.waiting[0] if s.asked == _ASK_CYCLE and viewer in s.awaiting and frame.waiting else NONE
    return s.asked, by, of


def _mustered(s: Table) -> tuple[list[int], list[int]]:
    counts: list[int] = []
    pairs: list[int] = []
    for at, space in enumerate(s.field):
        for spot, ally in enumerate(space, MOST_IN_SPACE * at):
            captives = _CAPTIVES_AT + spot * CAPTIVES
            counts.append(_ALLIES_AT + spot * _ALLY_DESIGNS + ally.ally)
            counts += [captives + card for card in ally.bystanders]
            pairs += (_ATTACKS_AT + spot, ally_attack(s, ally, at))
            pairs += (_BRIBES_AT + spot, 1 if has_bribe(s, ally) else 0)
            pairs += (_SUPPORTED_AT + spot, 1 if ally.supported else 0)
    return counts, pairs


def _what_is_rare(s: Table, viewer: int) -> tuple[list[int], list[int]]:
    """The Tourney, the Showdown, cards known in decks, the draft: what is counted, and numbers with their places."""
    counts: list[int] = []
    pairs: list[int] = []
    for name, left in s.named.items():
        pairs += (START["named"] + name % NAMES, left)
    for number, totals in enumerate(s.totals):
        for seat, total in totals:
            place = (seat - viewer) % s.setup.seats
            pairs += (START["totals"] + number * MOST_SEATS + place, total + 1)
    if s.ally_known.count(0) != len(s.ally_known):
        counts += _known_of_the_ally_deck(s, viewer)
    if s.phase == SET_UP and s.setup.options["setup"] == "secret-draft":
        counts += _draft(s, viewer)
    return counts, pairs


def _known_of_the_ally_deck(s: Table, viewer: int) -> list[int]:
    deck, bit = s.ally_deck, 1 << viewer
    found = [_ALLY_UNDER + deck[at] for at, mask in enumerate(list(s.ally_known)) if mask & bit]
    if s.ally_known[-1] & bit:
        found[-1] = _ALLY_TOP + deck[-1]
    return found


def _draft(s: Table, viewer: int) -> list[int]:
    """What this seat may choose from, and what it has chosen."""
    answer = s.answer[viewer] if s.asked == ASK_DRAFT else NONE
    picks = [*s.heroes[viewer], answer] if answer != NONE and viewer not in s.awaiting else s.heroes[viewer]
    pack = [START["pack"] + hero for hero in s.packs[viewer] if hero != answer]
    return [*pack, *(START["picks"] + hero for hero in picks)]


def _bottoms(decks: list[list[int]], under: list[int]) -> list[list[int]]:
    """The cards at the bottom of each deck that all have seen going there."""
    return [deck[:known] for deck, known in zip(decks, under, strict=True)] if any(under) else []


def _passes(s: Table) -> int:
    return s.pass_number if s.phase == SET_UP and s.setup.options["setup"] == "secret-draft" else 0


def _discounts(s: Table, viewer: int) -> list[list[int]]:
    """The costs in the Lineup of the active player, behind empty ones, if something there can cost less."""
    turn = s.turn
    if turn == NONE or _DISCOUNTED.isdisjoint(s.lineups[turn]):
        return []
    empty: list[list[int]] = [[] for _ in range(turn)]
    return [*empty, [seen_cost(s, turn, card, viewer) for card in s.lineups[turn]]]
