"""The table: everything that lies on it, as flat data.

Seats, cards, spaces are numbers; nothing (nobody) is -1. An Ally on the battlefield is a tuple with a number of its
own, so that an effect finds it again wherever it has moved. The top of a deck or stack is the end of its list.

Work in progress is a stack of frames: each says which program runs, at which step, for whom, and what was chosen.
"""

from abc import ABC
from typing import Any, Final, NamedTuple, Self

from smallcouncil.cardkit import programs
from smallcouncil.cardkit.card_state import CardState
from smallcouncil.cardkit.kept_parts import Parts
from smallcouncil.core.game import Game, Setup

NONE: Final = programs.NONE
PHASES: Final = ("set-up", "ally", "main", "showdown", "over")
SET_UP: Final = 0
ALLY_STEP: Final = 1
MAIN: Final = 2
SHOWDOWN: Final = 3
OVER: Final = 4
PLAYED: Final = 0
COPY: Final = 1
RESCUED: Final = 2
OTHER: Final = 3
"""How a text came about: its card was played, copied, rescued, or something else."""

_copied = list.copy


class OnField(NamedTuple):
    """An Ally on the battlefield."""

    serial: int
    ally: int
    bystanders: tuple[int, ...] = ()
    supported: bool = False
    less: int = 0
    bribe: bool = False


class Frame(programs.Frame):
    """A program in progress: whose it is ("you"), whose text, and what was chosen so far."""

    __slots__ = ("ally", "cards", "choice", "count", "did", "mode", "seat", "source", "target", "waiting")

    source: int
    """The card whose text this is."""
    ally: int
    """The Ally (its serial) that it is about."""
    mode: int
    did: bool
    """Whether the sentence before was really done."""
    count: int
    seat: int
    choice: int
    target: int
    waiting: tuple[Any, ...]
    """What is to be dealt with one after the other: cards, seats, Allies."""
    cards: tuple[Any, ...]

    def __init__(self, program: int, you: int, source: int = NONE, ally: int = NONE, mode: int = OTHER) -> None:
        self.program, self.step, self.you = program, 0, you
        self.source, self.ally, self.mode = source, ally, mode
        self.did, self.count = False, 0
        self.seat = self.choice = self.target = NONE
        self.waiting = self.cards = ()

    def copy(self) -> "Frame":
        twin = Frame(self.program, self.you, self.source, self.ally, self.mode)
        twin.step = self.step
        twin.did, twin.count, twin.seat = self.did, self.count, self.seat
        twin.choice, twin.target = self.choice, self.target
        twin.waiting, twin.cards = self.waiting, self.cards
        return twin


_PLAIN: Final = (
    *("turn", "first", "number", "phase", "attack", "recruit", "made", "wounds", "maesters", "serial", "asked"),
    *("healings", "defeated", "intimidation", "both", "less"),
    *("weakened", "end", "why", "last", "round", "picker", "pass_number"),
)
_FLAGS: Final = ("fought", "recruited", "healed", "maester_healed", "bribe", "tourney")
_TUPLES: Final = ("order", "totals", "groups", "neutral")
_LISTS: Final = (
    *("houses", "defenders", "tokens", "extra", "own_less", "under", "rotated", "answer", "escaped", "ko"),
    *("ally_deck", "event_deck", "bystander_deck", "played", "gone", "cycled", "resolving", "drafts", "pool"),
)
_ZONES: Final = (
    *("hands", "decks", "discards", "victory", "aside", "lineups", "hero_decks", "stacks", "heroes", "shown"),
    *("tops", "packs", "minors"),
)


class Table(CardState, ABC):
    """The data of a game; the rules are the functions of this package's other modules."""

    __slots__ = (
        *(*_PLAIN, *_FLAGS, *_TUPLES, *_LISTS, *_ZONES, "field", "named", "ally_known", "stack", "legal", "parts"),
    )

    turn: int
    first: int
    number: int
    """How many turns have begun."""
    phase: int
    attack: int
    recruit: int
    made: int
    """The Recruit made this turn, spent or not."""
    wounds: int
    maesters: int
    serial: int
    asked: int
    fought: bool
    recruited: bool
    healed: bool
    maester_healed: bool
    healings: int
    """Healings that the Maesters played this turn still allow."""
    defeated: int
    """Allies that the active player has defeated this turn."""
    intimidation: int
    both: int
    less: int
    """By how much every Ally is weaker this turn, and by how much a single one is beside that, at most."""
    weakened: int
    bribe: bool
    end: int
    """The seat that has triggered the end of the game."""
    why: int
    last: int
    round: int
    """Which round of the Showdown runs."""
    picker: int
    pass_number: int
    tourney: bool

    order: tuple[int, ...]
    """In the Showdown: who still takes a turn in this round."""
    totals: tuple[tuple[tuple[int, int], ...], ...]
    """In the Showdown: the totals of each round, by seat."""
    groups: tuple[str, ...]
    neutral: tuple[str, ...]

    houses: list[int]
    defenders: list[int]
    """How many Defenders are active; all of a House are alike."""
    tokens: list[int]
    extra: list[int]
    own_less: list[int]
    under: list[int]
    """How many cards at the bottom of each Hero Deck all have seen going there."""
    rotated: list[int]
    """The same of each Mastermind stack since it was shuffled."""
    answer: list[int]
    escaped: list[int]
    ko: list[int]
    ally_deck: list[int]
    event_deck: list[int]
    bystander_deck: list[int]
    played: list[int]
    """In front of the active player; a chosen class stands above the number of the card."""
    gone: list[int]
    """Played or copied this turn, and not in front."""
    cycled: list[int]
    """Titles whose Lineup ability was used at will this turn."""
    resolving: list[int]
    """Events and Strikes that are being carried out."""
    drafts: list[tuple[int, ...]]
    pool: list[int]

    hands: list[list[int]]
    """Always sorted."""
    decks: list[list[int]]
    discards: list[list[int]]
    victory: list[list[int]]
    aside: list[list[int]]
    """Soaring Flight cards that wait for the new hand."""
    lineups: list[list[int]]
    hero_decks: list[list[int]]
    stacks: list[list[int]]
    heroes: list[list[int]]
    shown: list[list[int]]
    """Cards of each hand that all have seen, and cards that all know to lie on top of each deck, the top last."""
    tops: list[list[int]]
    packs: list[list[int]]
    minors: list[list[int]]

    field: list[list[OnField]]
    named: dict[int, int]
    """In the Tourney: unspent Attack by Hero name, in the order in which the names came."""
    ally_known: bytearray
    """Beside the Ally Deck: the seats that have seen each card, as bits."""
    stack: list[Frame]
    hushed: dict[int, int]
    """The decisions that were secret, by number, with the seat that knows them."""
    legal: tuple[int, ...] | None
    parts: Parts
    """What `observation` keeps until what it is made of has changed."""

    def clear(self, game: Game, setup: Setup) -> None:
        """An empty table."""
        seats = setup.seats
        self.game, self.setup, self.history, self.awaiting = game, setup, [], ()
        for name in _PLAIN:
            setattr(self, name, 0)
        for name in _FLAGS:
            setattr(self, name, False)
        for name in _TUPLES:
            setattr(self, name, ())
        for name in _LISTS:
            setattr(self, name, [])
        for name in _ZONES:
            setattr(self, name, [[] for _ in range(seats)])
        for name in ("tokens", "extra", "own_less", "under", "rotated", "defenders"):
            setattr(self, name, [0] * seats)
        self.houses, self.answer = [NONE] * seats, [NONE] * seats
        self.turn = self.first = self.end = self.last = self.asked = NONE
        self.field = [[] for _ in range(5)]
        self.named, self.ally_known = {}, bytearray()
        self.stack, self.log, self.marks, self.hushed = [], [], [], {}
        self.origin = self.legal = None
        self.parts = [None]

    def copy(self) -> Self:
        twin: Self = type(self).__new__(type(self))
        twin.game, twin.setup, twin.awaiting = self.game, self.setup, self.awaiting
        twin.history, twin.log, twin.marks = self.history[:], self.log[:], self.marks[:]
        twin.hushed, twin.luck, twin.origin = self.hushed.copy(), self.luck.copy(), self.origin
        twin.stack, twin.legal = [frame.copy() for frame in self.stack], self.legal
        twin.field, twin.named = [*map(_copied, self.field)], self.named.copy()
        twin.ally_known, twin.parts = self.ally_known[:], self.parts[:]
        _copy_plain(self, twin)
        _copy_lists(self, twin)
        return twin


def _copy_plain(old: Table, new: Table) -> None:
    """Two or three at a time: longer assignments would build a tuple first."""
    new.turn, new.first, new.number = old.turn, old.first, old.number
    new.phase, new.attack, new.recruit = old.phase, old.attack, old.recruit
    new.made, new.wounds, new.maesters = old.made, old.wounds, old.maesters
    new.serial, new.asked, new.fought = old.serial, old.asked, old.fought
    new.recruited, new.healed, new.maester_healed = old.recruited, old.healed, old.maester_healed
    new.healings, new.defeated, new.intimidation = old.healings, old.defeated, old.intimidation
    new.both, new.less, new.weakened = old.both, old.less, old.weakened
    new.bribe, new.end, new.why = old.bribe, old.end, old.why
    new.last, new.round, new.picker = old.last, old.round, old.picker
    new.pass_number, new.order, new.totals = old.pass_number, old.order, old.totals
    new.groups, new.neutral, new.tourney = old.groups, old.neutral, old.tourney


def _copy_lists(old: Table, new: Table) -> None:
    new.houses, new.defenders, new.tokens = old.houses[:], old.defenders[:], old.tokens[:]
    new.extra, new.own_less = old.extra[:], old.own_less[:]
    new.under, new.rotated, new.answer = old.under[:], old.rotated[:], old.answer[:]
    new.escaped, new.ko = old.escaped[:], old.ko[:]
    new.ally_deck, new.event_deck = old.ally_deck[:], old.event_deck[:]
    new.bystander_deck, new.played, new.gone = old.bystander_deck[:], old.played[:], old.gone[:]
    new.cycled, new.resolving = old.cycled[:], old.resolving[:]
    new.drafts, new.pool = old.drafts[:], old.pool[:]
    new.hands, new.decks = [*map(_copied, old.hands)], [*map(_copied, old.decks)]
    new.discards, new.victory = [*map(_copied, old.discards)], [*map(_copied, old.victory)]
    new.aside, new.lineups = [*map(_copied, old.aside)], [*map(_copied, old.lineups)]
    new.hero_decks, new.stacks = [*map(_copied, old.hero_decks)], [*map(_copied, old.stacks)]
    new.heroes, new.shown = [*map(_copied, old.heroes)], [*map(_copied, old.shown)]
    new.tops, new.packs = [*map(_copied, old.tops)], [*map(_copied, old.packs)]
    new.minors = [*map(_copied, old.minors)]


CLASS_SHIFT: Final = 8
"""A class that was chosen for a played card stands above its number, by one more than the number of the class."""


def design_of(card: int) -> int:
    """A played card without its chosen class."""
    return card & 255


def chosen_class(card: int) -> int:
    """The class that was chosen for a played card, or nothing."""
    return (card >> CLASS_SHIFT) - 1


_IN_TURN: Final = tuple(
    tuple(tuple((turn + step) % seats for step in range(seats)) for turn in range(seats)) for seats in range(5)
)
"""By how many play and whose turn it is: all seats in turn order."""


def everybody(s: Table) -> tuple[int, ...]:
    """All seats in turn order, the active player first (LG-210)."""
    return _IN_TURN[s.setup.seats][max(s.turn, 0)]


def seat_of_house(s: Table, house: int) -> int:
    """Who leads this House; nobody for a Neutral."""
    return s.houses.index(house) if house in s.houses else NONE


def places(s: Table) -> list[tuple[int, OnField]]:
    """All Allies with the number of their place: space times three, and the position in it."""
    return [(3 * at + place, ally) for at, space in enumerate(s.field) for place, ally in enumerate(space)]


def at_place(s: Table, place: int) -> OnField:
    return s.field[place // 3][place % 3]


def find(s: Table, serial: int) -> tuple[int, int]:
    """The space of an Ally and its position there; (-1, -1) if it is gone."""
    for at, space in enumerate(s.field):
        for place, ally in enumerate(space):
            if ally[0] == serial:
                return at, place
    return NONE, NONE


def on_field(s: Table, serial: int) -> OnField | None:
    at, place = find(s, serial)
    return None if at == NONE else s.field[at][place]


def change(s: Table, serial: int, **changes: Any) -> None:
    """An Ally gets other marks."""
    at, place = find(s, serial)
    s.field[at][place] = s.field[at][place]._replace(**changes)
