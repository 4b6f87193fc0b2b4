"""What a seat observes of a table, gathered in one stroke; the plan says in which plane each thing goes."""

from functools import cache
from marshal import dumps

from smallcouncil.cardkit import spreading_kernel as kernel
from smallcouncil.cardkit.spreading import PLAIN_MARSHAL, plan_of
from smallcouncil.core.game import Value
from smallcouncil.games.legendary.cards import COST, GROUP_IDS, KIND, MOST_IN_SPACE, PERSONAL
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
from smallcouncil.games.legendary.table import CLASS_SHIFT, NONE, SET_UP, Table, chosen_class, design_of
from smallcouncil.games.legendary.texts import DISCOUNTS
from smallcouncil.games.legendary.views import seen_cost
from smallcouncil.games.legendary.words import MOST_SEATS

PLAN = plan_of(
    PLANES,
    *((kernel.NUMBER, name) for name in ("number", "over", "bribe", "round", "passed")),
    *((kernel.NUMBER, "variants", place) for place in range(2)),
    *((kernel.NUMBER, "points", place) for place in range(3)),
    *((kernel.NUMBER, "marks", place) for place in range(len(MARKS))),
    *((kernel.NUMBER, "supply", place) for place in range(4)),
    *((kernel.MARK, name) for name in ("seats", "seat", "setup", "phase", "why", "ask", "by")),
    *((kernel.SEAT, name) for name in ("turn", "first", "end", "of")),
    *((kernel.SEATS, name) for name in ("awaited", "order")),
    *((kernel.MARK_BY_SEAT, name) for name in ("houses", "masterminds", "top")),
    *((kernel.BY_SEAT, name) for name in ("hands", "decks", "hero_decks", "stacks", "tokens", "scores", "lost")),
    *((kernel.BY_SEAT, name) for name in ("mastermind_attack", "defenders", "defender_attack", "extra", "own_less")),
    *((kernel.COUNT, name) for name in ("groups", "escaped", "ko", "played", "gone", "cycled", "ally_deck", "hand")),
    *((kernel.COUNT_BY_SEAT, name) for name in ("discards", "unseen", "unseen", "victory", "aside", "known", "tops")),
    *((kernel.COUNT_BY_SEAT, name) for name in ("heroes", "heroes_under")),
    (kernel.COUNT_BY_SEAT, "masterminds_under", -FIRST_MASTERMIND),
    *((kernel.MARKS_BY_SEAT, "lineups"), (kernel.NUMBERS_BY_SEAT, "costs")),
    *((kernel.COUNT, ""), (kernel.PAIRS, "")),
)
_ASK_CYCLE = ASK["cycle"]
_BY_THE_GAME = frozenset(ASK[name] for name in BY_THE_GAME)
_IN_ALLY_DECK = {"minor_hero": "bystander", "basic": "strike"}
_DECK_KINDS = [_IN_ALLY_DECK.get(kind, kind) for kind in KIND]
_DECK_KIND = bytes(DECK_KINDS.index(kind) if kind in DECK_KINDS else 0 for kind in _DECK_KINDS).ljust(256)
_COST = bytes(COST).ljust(256)
"""By card: its kind in the Ally Deck and what it costs, to translate a row of cards at once."""
DESIGN_BITS = (1 << CLASS_SHIFT) - 1
_DISCOUNTED = frozenset(DISCOUNTS)
_ALLY_TOP, _ALLY_UNDER = START["ally_top"], START["ally_under"]
_ALLY_DESIGNS = FIRST_MASTERMIND - FIRST_ALLY
_GROUP = {group: number for number, group in enumerate(GROUP_IDS)}


@cache
def _groups(groups: tuple[str, ...]) -> bytes:
    return bytes([_GROUP[group] for group in groups])


def gathered(s: Table, viewer: int) -> bytes:
    """All that the plan wants to know of a seat, in its order."""
    options, stacks, tops, awaiting = s.setup.options, s.stacks, s.tops, s.awaiting
    setup = options["setup"]
    seats = range(s.setup.seats)
    asked, by, of = _question(s, viewer) if awaiting else (NONE, NONE, NONE)
    counts, pairs = _battlefield(s)
    front, gone = [card & DESIGN_BITS for card in s.played], [card & DESIGN_BITS for card in s.gone]
    if front != s.played or gone != s.gone:
        counts += _chosen_classes(s)
    _add_what_is_rare(s, viewer, counts, pairs)
    victory = [*map(bytes, s.victory)]
    lost = max(map(max, filter(None, victory)), default=0) >= FIRST_MASTERMIND
    return dumps(
        (
            s.number,
            0 if awaiting else 1,
            +s.bribe,
            s.round if s.totals else 0,
            _passes(s, setup),
            1 if options["showdown"] else 0,
            1 if options["equal_turns"] else 0,
            s.attack,
            s.recruit,
            s.made,
            +s.fought,
            +s.recruited,
            +s.healed,
            +s.maester_healed,
            s.healings,
            s.defeated,
            s.intimidation,
            +s.both,
            s.less,
            len(s.event_deck),
            len(s.bystander_deck),
            s.wounds,
            s.maesters,
            s.setup.seats,
            viewer,
            SETUPS.index(setup),
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
            s.houses,
            [stack[-1] - FIRST_MASTERMIND if stack else NONE for stack in stacks],
            [top[-1] if top else NONE for top in tops],
            [*map(len, s.hands)],
            [*map(len, s.decks)],
            [*map(len, s.hero_decks)],
            [*map(len, stacks)],
            s.tokens,
            [score(s, seat) for seat in seats],
            [lost_masterminds(s, seat) if s.houses[seat] != NONE else 0 for seat in seats] if lost else (),
            [mastermind_attack(s, seat) if stacks[seat] else 0 for seat in seats],
            s.defenders,
            [defender_attack(s, seat) if stacks[seat] or s.lineups[seat] else 0 for seat in seats],
            s.extra,
            s.own_less,
            _groups(s.groups),
            bytes(s.escaped),
            bytes(s.ko),
            front,
            gone,
            s.cycled,
            bytes(s.ally_deck).translate(_DECK_KIND),
            s.hands[viewer],
            s.discards,
            s.hands,
            [*map(bytes, s.decks)],
            victory,
            s.aside,
            s.shown,
            tops,
            s.heroes if s.phase != SET_UP or s.asked != ASK_DRAFT else (),
            _bottoms(s.hero_decks, s.under),
            _bottoms(stacks, s.rotated),
            s.lineups,
            [_costs(s, seat, viewer) for seat in seats],
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


def _battlefield(s: Table) -> tuple[list[int], list[int]]:
    """The Allies: what is counted, and numbers with their places. They stay as they are for most of a turn."""
    now = s.field, s.own_less, s.less, s.bribe
    if s.mustered is None or s.mustered[0] != now:
        kept = [*map(list.copy, s.field)], s.own_less[:], s.less, s.bribe
        s.mustered = kept, *_mustered(s)
    _, counts, pairs = s.mustered
    return counts[:], pairs[:]


def _mustered(s: Table) -> tuple[list[int], list[int]]:
    counts: list[int] = []
    pairs: list[int] = []
    for at, space in enumerate(s.field):
        for spot, ally in enumerate(space, MOST_IN_SPACE * at):
            captives = START["captives"] + spot * CAPTIVES - FIRST_CAPTIVE
            counts.append(START["allies"] - FIRST_ALLY + spot * _ALLY_DESIGNS + ally.ally)
            counts += [captives + card for card in ally.bystanders]
            pairs += (START["ally_attack"] + spot, ally_attack(s, ally, at))
            pairs += (START["bribes"] + spot, int(has_bribe(s, ally)))
            pairs += (START["supported"] + spot, int(ally.supported))
    return counts, pairs


def _chosen_classes(s: Table) -> list[int]:
    chosen = [entry for entry in (*s.played, *s.gone) if entry > DESIGN_BITS]
    return [START["classes"] + chosen_class(entry) * len(PERSONAL) + design_of(entry) for entry in chosen]


def _add_what_is_rare(s: Table, viewer: int, counts: list[int], pairs: list[int]) -> None:
    """The Tourney, the Showdown, cards known in decks, the draft."""
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


def _passes(s: Table, setup: Value) -> int:
    return s.pass_number if setup == "secret-draft" and s.phase == SET_UP else 0


def _costs(s: Table, seat: int, viewer: int) -> list[int] | bytes:
    lineup = s.lineups[seat]
    if seat == s.turn and not _DISCOUNTED.isdisjoint(lineup):
        return [seen_cost(s, seat, card, viewer) for card in lineup]
    return bytes(lineup).translate(_COST)
