"""The table: everything that lies on it, as flat data.

Cards, allies, seats and councils are numbers; nothing (nobody) is -1. Council N lies between seat N and seat N + 1, so
that seat S has the councils S - 1 and S. Work in progress is a stack of frames: each
says which program runs, at which step, for whom, and what was chosen so far.
"""

from abc import ABC
from typing import Any, Final, Self

from smallcouncil.cardkit import programs
from smallcouncil.cardkit.card_state import CardState
from smallcouncil.cardkit.journal import Entry
from smallcouncil.cardkit.knowledge import Minds
from smallcouncil.core.game import Game, Setup
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import TOKENS, Box, box_for

NONE: Final = programs.NONE
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2
NO_DRAFT: Final = 0
DRAFT: Final = 1
KINGSMOOT: Final = 2
DRAFTS: Final = ("none", "draft", "kingsmoot")

_PLAIN: Final = (
    "drafting",
    "season",
    "round",
    "first",
    "turn",
    "upcoming",
    "standing",
    "active",
    "last_knelt",
    "current",
    "during",
    "playing",
    "player",
    "winner",
    "placed",
    "killed",
    "comet",
    "began",
    "allies_at_first",
    "drafts",
    "open_blues",
    "asked",
)
_LISTS: Final = (
    "leaders",
    "on_ally",
    "beside",
    "row",
    "ally_deck",
    "dead",
    "supply",
    "deck",
    "discard",
    "blues",
    "removed",
    "totals",
    "queue",
    "looking",
    "pending",
)
_FLAGS: Final = ("advanced", "fixed", "revealed", "strings")
KEPT: Final = ("minds", "seen")
"""What is only kept in mind: it can be found again."""
_NESTED: Final = ("hands", "piles", "aside", "councils", "tokens", "whites", "packs", "stack")


_copied = list.copy


class Frame(programs.Frame):
    """A program in progress: whose it is ("you"), and what was chosen so far."""

    __slots__ = ("ally", "card", "council", "count", "limit", "seat")

    seat: int
    card: int
    council: int
    count: int
    ally: int
    limit: int

    def __init__(self, program: int, you: int, count: int = NONE, ally: int = NONE, limit: int = NONE) -> None:
        self.program, self.step, self.you = program, 0, you
        self.seat = self.card = self.council = NONE
        self.count, self.ally, self.limit = count, ally, limit

    def copy(self) -> "Frame":
        twin = Frame(self.program, self.you, self.count, self.ally, self.limit)
        twin.step, twin.seat = self.step, self.seat
        twin.card, twin.council = self.card, self.council
        return twin


class BtwixtTable(CardState, ABC):
    """The data of a game; the rules are the functions of this package's other modules."""

    __slots__ = (*_PLAIN, *_FLAGS, *_LISTS, *_NESTED, *KEPT, "clean", "legal", "met")

    advanced: bool
    drafting: int
    revealed: bool
    """The variant with a face-up ally row."""
    season: int
    round: int
    first: int
    turn: int
    """The seat that plays or kneels now, or whose card is being resolved."""
    upcoming: int
    """The seat from which the next standing leader is looked for."""
    standing: int
    """The seats that stand, as bits; so are those that have played this round."""
    active: int
    met: tuple[tuple[int, int], ...]
    """The leaders to whom an ally of this round has done what it does once: ally and seat."""
    last_knelt: int
    current: int
    during: int
    """The ally whose During this round ability holds: the current one, also when it has been claimed."""
    strings: bool
    """Whether Pulling the Strings binds the current ally: not if it became current within the round."""
    playing: int
    """The card that is being played, by `player`."""
    player: int
    winner: int
    placed: int
    """The council in which the current ally was placed, and whether its own ability fixed that."""
    fixed: bool
    killed: int
    comet: int
    """The ally that Red Comet has revealed, while it is chosen where it goes."""
    began: int
    """How long the journal was when the season began."""
    allies_at_first: int
    """How many cards the ally deck had when the game began."""
    drafts: int
    open_blues: int
    """The blue cards that everybody knows to be in the influence deck, as bits."""
    asked: int
    """The question that is put."""

    leaders: list[int]
    on_ally: list[int]
    beside: list[int]
    row: list[int]
    ally_deck: list[int]
    """The top of a deck is the end of its list."""
    dead: list[int]
    supply: list[int]
    """How many tokens of each number the supply holds."""
    deck: list[int]
    discard: list[int]
    blues: list[int]
    removed: list[int]
    totals: list[int]
    queue: list[int]
    """The triumph cards that the present leader has still to resolve."""
    looking: list[int]
    pending: list[int]

    hands: list[list[int]]
    """Always sorted."""
    piles: list[list[int]]
    aside: list[list[int]]
    councils: list[list[int]]
    tokens: list[list[int]]
    whites: list[list[int]]
    packs: list[list[int]]
    stack: list[Frame]

    legal: tuple[int, ...]
    hushed: dict[int, int]
    """The decisions that were secret, by number, with the seats that know them as bits."""
    clean: tuple[int, int] | None
    """In a sampled state: for which seat, and up to where, the journal holds no secrets."""
    minds: Minds
    """What the viewers know, as far as somebody has asked; a copy begins with the same."""
    seen: dict[int, Any]
    """What `observation` knows that the seats know; a copy begins without it."""

    def clear(self, game: Game, setup: Setup) -> None:
        """An empty table with all cards in their boxes."""
        seats = setup.seats
        self.game, self.setup, self.history, self.awaiting = game, setup, [], ()
        for name in _PLAIN:
            setattr(self, name, NONE)
        for name in _LISTS:
            setattr(self, name, [])
        for name in _NESTED:
            setattr(self, name, [[] for _ in range(seats)])
        self.advanced = bool(setup.options["advanced"])
        self.drafting = DRAFTS.index(str(setup.options["draft"]))
        self.revealed = bool(setup.options["revealed"])
        self.season = start_season(setup)
        self.round = self.standing = self.active = self.killed = 0
        self.drafts = self.open_blues = self.began = 0
        self.strings = self.fixed = False
        self.met = ()
        self.leaders = [NONE] * seats
        self.supply = list(TOKENS)
        self.blues = list(self.box.blues) if self.advanced else []
        self.pending = [NONE] * seats
        self.stack = []
        self.legal, self.log, self.marks, self.hushed = (), [], [], {}
        self.clean = self.origin = None
        self.minds, self.seen = Minds(), {}

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.game, twin.setup, twin.awaiting, twin.legal = self.game, self.setup, self.awaiting, self.legal
        twin.history, twin.log, twin.marks = self.history[:], self.log[:], self.marks[:]
        twin.hushed, twin.clean, twin.luck = self.hushed.copy(), self.clean, self.luck.copy()
        twin.origin = self.origin
        twin.minds, twin.seen = self.minds.copy(), {}
        _copy_plain(self, twin)
        _copy_lists(self, twin)
        return twin

    def heard(self, viewer: int | None) -> list[Entry]:
        """The journal as a viewer may read it; not to be changed."""
        return self.minds.heard(journal.TABLE_KINDS, self.log, viewer)

    @property
    def box(self) -> Box:
        """The cards from which this game was dealt."""
        return box_for(self.setup.rules)


def _copy_plain(old: BtwixtTable, new: BtwixtTable) -> None:
    """Two or three at a time: longer assignments would build a tuple first."""
    new.advanced, new.drafting, new.revealed = old.advanced, old.drafting, old.revealed
    new.season, new.round, new.first = old.season, old.round, old.first
    new.turn, new.upcoming = old.turn, old.upcoming
    new.standing, new.active, new.last_knelt = old.standing, old.active, old.last_knelt
    new.current, new.during, new.strings = old.current, old.during, old.strings
    new.playing, new.player, new.winner = old.playing, old.player, old.winner
    new.placed, new.fixed = old.placed, old.fixed
    new.killed, new.comet, new.met = old.killed, old.comet, old.met
    new.drafts, new.open_blues, new.asked = old.drafts, old.open_blues, old.asked
    new.began, new.allies_at_first = old.began, old.allies_at_first


def _copy_lists(old: BtwixtTable, new: BtwixtTable) -> None:
    new.leaders, new.on_ally = old.leaders[:], old.on_ally[:]
    new.beside, new.row, new.looking = old.beside[:], old.row[:], old.looking[:]
    new.ally_deck, new.dead, new.supply = old.ally_deck[:], old.dead[:], old.supply[:]
    new.deck, new.discard = old.deck[:], old.discard[:]
    new.blues, new.removed, new.totals = old.blues[:], old.removed[:], old.totals[:]
    new.queue, new.pending = old.queue[:], old.pending[:]
    new.hands, new.piles, new.aside = [*map(_copied, old.hands)], [*map(_copied, old.piles)], [*map(_copied, old.aside)]
    new.councils, new.tokens = [*map(_copied, old.councils)], [*map(_copied, old.tokens)]
    new.whites, new.packs = [*map(_copied, old.whites)], [*map(_copied, old.packs)]
    new.stack = [frame.copy() for frame in old.stack]


def start_season(setup: Setup) -> int:
    """BT-007: summer with three or four players, autumn with more; the short version is one season shorter (BT-076)."""
    return (SUMMER if setup.seats <= 4 else AUTUMN) + bool(setup.options["short"])


def _pairs(shift: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """For every number of seats and every seat: the place before it and the place `shift` after, ascending."""
    return {
        seats: tuple(
            (min(before, after), max(before, after))
            for before, after in (((seat - 1) % seats, (seat + shift) % seats) for seat in range(seats))
        )
        for seats in range(3, 7)
    }


_COUNCILS: Final = _pairs(0)
_NEIGHBOURS: Final = _pairs(1)


def councils_of(s: BtwixtTable, seat: int) -> tuple[int, int]:
    """A leader's two councils, ascending (BT-015)."""
    return _COUNCILS[s.setup.seats][seat]


def neighbours_of(s: BtwixtTable, seat: int) -> tuple[int, int]:
    """The two leaders who share a council with this one, ascending (BT-016)."""
    return _NEIGHBOURS[s.setup.seats][seat]


def shared_council(s: BtwixtTable, seat: int, other: int) -> int:
    """The council between two neighbours."""
    return seat if (seat + 1) % s.setup.seats == other else other


def other_council(s: BtwixtTable, seat: int, council: int) -> int:
    """A leader's council that is not this one."""
    one, two = councils_of(s, seat)
    return two if council == one else one


_CLOCKWISE: Final = {
    seats: tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats))
    for seats in range(3, 7)
}


def clockwise(s: BtwixtTable, seat: int) -> tuple[int, ...]:
    """All seats, clockwise from this one."""
    return _CLOCKWISE[s.setup.seats][seat]
