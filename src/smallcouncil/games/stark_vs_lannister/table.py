"""The table: everything that lies on it, as flat data.

Houses, cards, places, plots are numbers (see `cards`); nothing (nobody) is -1. All here goes by House, not by seat:
`seat_of` tells who leads which. Gold in the treasury and power in the bank are what is left of 26 and 30.

Work in progress is a stack of frames: each says which program runs, at which step, for whom, and what was chosen.
"""

from abc import ABC
from typing import Any, Final, Self

from smallcouncil.cardkit.card_state import CardState
from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.cardkit.programs import NONE
from smallcouncil.cardkit.windows import WindowFrame
from smallcouncil.core.game import Game, Setup
from smallcouncil.games.stark_vs_lannister.cards import CHARACTERS, GOLD, PLACES, POWER_COUNTERS

PHASES: Final = (
    *("draft", "mulligan", "place"),
    *("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation", "over"),
)
DRAFT: Final = 0
MULLIGAN: Final = 1
PLACE: Final = 2
PLOT: Final = 3
DRAW: Final = 4
MARSHALLING: Final = 5
CHALLENGES: Final = 6
DOMINANCE: Final = 7
STANDING: Final = 8
TAXATION: Final = 9
OVER: Final = 10
CHALLENGE: Final = 0
PHASE: Final = 1
ROUND: Final = 2
OF_THE_PLOT: Final = 3
"""How long a lasting effect runs; what a revealed plot says of this round ends with it too."""
DURATIONS: Final = ("challenge", "phase", "round")
ATTACKING: Final = 0
DEFENDING: Final = 1
RESOLVING: Final = 2
STEPS: Final = ("attackers", "defenders", "resolve")
NOWHERE: Final = 255
"""The host of an attachment that is not in play."""

InForce = dict[str | int, tuple[Effect, ...]]
"""Effects by what they have a say in (see `effects`), and those that end by how long they last: most of the time there
is nothing to be found. It is shared by copies, and replaced when it changes."""

_copied = list.copy


class Frame(WindowFrame):
    """A program in progress: whose it is ("you"), which card it belongs to, and what was chosen so far."""

    __slots__ = ("cards", "count", "paid", "place", "source", "target")

    source: int
    """The card or plot whose ability this is: a design, or a plot behind all designs."""
    place: int
    """Where that card lies, if it is in play."""
    target: int
    paid: int
    """The card that was chosen as a price."""
    count: int
    cards: tuple[int, ...]
    """The victims of a kill, the card's earlier choices."""

    def __init__(self, program: int, you: int, source: int = NONE, place: int = NONE) -> None:
        self.program, self.step, self.you = program, 0, you
        self.source, self.place = source, place
        self.answer = self.target = self.paid = NONE
        self.passes = self.count = 0
        self.turn = you
        self.waiting = self.cards = ()

    def copy(self) -> "Frame":
        twin = Frame(self.program, self.you, self.source, self.place)
        twin.step, twin.waiting = self.step, self.waiting
        twin.answer, twin.passes, twin.turn = self.answer, self.passes, self.turn
        twin.target, twin.paid = self.target, self.paid
        twin.count, twin.cards = self.count, self.cards
        return twin


_PLAIN: Final = (
    *("flip", "round", "phase", "first", "active", "asked", "drafting", "draft_step", "winner"),
    *("kind", "attacker", "stage", "won", "attack_total", "defence_total"),
)
_TUPLES: Final = ("news", "responded", "danger", "resolving")
_LISTS: Final = (
    *(
        "attachments",
        "effects",
        "attackers",
        "defenders",
        "bypassed",
        "plot",
        "banner",
        "gold",
        "limited",
        "started",
    ),
    *("answer", "ready", "revealed", "draft_deck"),
)
_BYTES: Final = ("host", "kneeling", "power", "duplicates", "spent", "icons", "keywords")
_ZONES: Final = (
    *("hands", "decks", "discard", "dead", "area", "plots", "used", "placed", "shown", "seen", "packs", "kept"),
    *("passed", "acting", "answering"),
)


class Table(CardState, ABC):
    """The data of a game; the rules are the functions of this package's other modules."""

    __slots__ = (
        *(*_PLAIN, *_TUPLES, *_LISTS, *_BYTES, *_ZONES),
        *("in_force", "legal", "stack", "unopposed"),
    )

    flip: int
    """0 if seat 0 leads House Stark, 1 if seat 1 does: a House is a seat with this bit turned."""
    round: int
    phase: int
    first: int
    active: int
    asked: int
    """The question that is put."""
    drafting: int
    """In the plot draft: which of the three passes, and whether its first or second choice."""
    draft_step: int
    winner: int
    kind: int
    """The type of the running challenge, who attacks, which step it is at, who has won it, and whether unopposed."""
    attacker: int
    stage: int
    won: int
    unopposed: bool
    attack_total: int
    defence_total: int

    in_force: InForce

    news: tuple[tuple[Any, ...], ...]
    """What has happened since the last response round, and may be responded to."""
    responded: tuple[tuple[int, int], ...]
    """Which place in play has answered which of these news already (SL-R87)."""
    danger: tuple[int, ...]
    """The characters that are about to be killed."""
    resolving: tuple[int, ...]
    """The cards that are being played and lie in no pile yet (SL-R97): an event, and one that saves from it."""

    attachments: list[int]
    """Attachments in play in the order in which they came."""
    effects: list[Effect]
    """All that is in force: cards in play and revealed plots that change something, and lasting effects."""
    attackers: list[int]
    defenders: list[int]
    bypassed: list[int]
    plot: list[int]
    banner: list[int]
    gold: list[int]
    limited: list[bool]
    started: list[int]
    """The types of challenges that each House has started in this phase, as bits."""
    answer: list[int]
    """Secret answers that wait for the other one: a plot, a mulligan, a draft pick."""
    ready: list[bool]
    """Who has finished placing setup cards or picking a plot deck."""
    revealed: list[int]
    """The plots that each House has ever revealed, as bits."""
    draft_deck: list[int]

    host: bytearray
    """By place: the character that an attachment is on."""
    kneeling: bytearray
    power: bytearray
    duplicates: bytearray
    spent: bytearray
    """By place: whether a limited ability was used."""
    icons: bytearray
    """By place of a character: its icons and keywords as they are now (SL-R124), kept up by `values.recount`."""
    keywords: bytearray

    hands: list[list[int]]
    """Always sorted."""
    decks: list[list[int]]
    """The top of a deck is the end of its list."""
    discard: list[list[int]]
    dead: list[list[int]]
    area: list[list[int]]
    """The play areas: places of characters and locations in the order in which they came."""
    plots: list[list[int]]
    used: list[list[int]]
    placed: list[list[int]]
    """Setup cards that lie face down."""
    shown: list[list[int]]
    """Cards of each hand that all know, and those that the other House alone has seen beside them."""
    seen: list[list[int]]
    packs: list[list[int]]
    """In the draft: the plots to choose from; afterwards the 13 of which seven become the plot deck."""
    kept: list[list[int]]
    passed: list[list[int]]
    """The pairs of plots that each House has passed on, one after the other."""
    acting: list[list[int]]
    """The cards of each House in play that have an action, and those that have a response or a save."""
    answering: list[list[int]]

    stack: list[Frame]
    hushed: dict[int, int]
    """The decisions that were secret, by number, with the House that knows them."""
    legal: list[tuple[int, ...] | None]
    """The legal actions by House, as far as somebody has asked."""

    def clear(self, game: Game, setup: Setup) -> None:
        """An empty table."""
        self.game, self.setup, self.history, self.awaiting = game, setup, [], ()
        for name in _PLAIN:
            setattr(self, name, NONE)
        for name in _TUPLES:
            setattr(self, name, ())
        for name in _LISTS:
            setattr(self, name, [])
        for name in _BYTES:
            setattr(self, name, bytearray(len(PLACES)))
        for name in _ZONES:
            setattr(self, name, [[], []])
        self.flip = self.round = 0
        self.in_force = {}
        self.unopposed = False
        self.host = bytearray([NOWHERE]) * len(PLACES)
        self.plot, self.banner, self.gold = [NONE, NONE], [0, 0], [0, 0]
        self.limited, self.started = [False, False], [0, 0]
        self.answer, self.ready, self.revealed = [NONE, NONE], [False, False], [0, 0]
        self.stack, self.log, self.marks, self.hushed = [], [], [], {}
        self.origin = None
        self.legal = [None, None]

    def copy(self) -> Self:
        twin: Self = type(self).__new__(type(self))
        twin.game, twin.setup, twin.awaiting = self.game, self.setup, self.awaiting
        twin.history, twin.log, twin.marks = self.history[:], self.log[:], self.marks[:]
        twin.hushed, twin.luck, twin.origin = self.hushed.copy(), self.luck.copy(), self.origin
        twin.stack, twin.legal = [frame.copy() for frame in self.stack], self.legal[:]
        _copy_plain(self, twin)
        _copy_lists(self, twin)
        return twin

    def house_of(self, seat: int) -> int:
        return seat ^ self.flip

    def seat_of(self, house: int) -> int:
        return house ^ self.flip


def _copy_plain(old: Table, new: Table) -> None:
    """Two or three at a time: longer assignments would build a tuple first."""
    new.flip, new.round, new.phase = old.flip, old.round, old.phase
    new.first, new.active, new.asked = old.first, old.active, old.asked
    new.drafting, new.draft_step, new.resolving = old.drafting, old.draft_step, old.resolving
    new.winner, new.kind, new.attacker = old.winner, old.kind, old.attacker
    new.stage, new.won, new.unopposed = old.stage, old.won, old.unopposed
    new.attack_total, new.defence_total, new.in_force = old.attack_total, old.defence_total, old.in_force
    new.news, new.responded, new.danger = old.news, old.responded, old.danger


def _copy_lists(old: Table, new: Table) -> None:
    new.attachments, new.effects = old.attachments[:], old.effects[:]
    new.attackers, new.defenders, new.bypassed = old.attackers[:], old.defenders[:], old.bypassed[:]
    new.plot, new.banner, new.gold = old.plot[:], old.banner[:], old.gold[:]
    new.limited, new.started = old.limited[:], old.started[:]
    new.answer, new.ready, new.revealed = old.answer[:], old.ready[:], old.revealed[:]
    new.draft_deck = old.draft_deck[:]
    new.host, new.kneeling, new.power = old.host[:], old.kneeling[:], old.power[:]
    new.duplicates, new.spent = old.duplicates[:], old.spent[:]
    new.icons, new.keywords = old.icons[:], old.keywords[:]
    new.hands, new.decks = [*map(_copied, old.hands)], [*map(_copied, old.decks)]
    new.discard, new.dead = [*map(_copied, old.discard)], [*map(_copied, old.dead)]
    new.acting, new.answering = [*map(_copied, old.acting)], [*map(_copied, old.answering)]
    new.area, new.plots, new.used = [*map(_copied, old.area)], [*map(_copied, old.plots)], [*map(_copied, old.used)]
    new.placed, new.shown, new.seen = (
        [*map(_copied, old.placed)],
        [*map(_copied, old.shown)],
        [*map(_copied, old.seen)],
    )
    new.packs, new.kept, new.passed = (
        [*map(_copied, old.packs)],
        [*map(_copied, old.kept)],
        [*map(_copied, old.passed)],
    )


def treasury(s: Table) -> int:
    return GOLD - s.gold[0] - s.gold[1]


def total_power(s: Table, house: int) -> int:
    """Power on the banner and on characters in play (SL-133)."""
    power = s.power
    total = s.banner[house]
    for place in s.area[house]:
        total += power[place]
    return total


def bank(s: Table) -> int:
    return POWER_COUNTERS - sum(s.banner) - sum(s.power)


def characters(s: Table, house: int) -> list[int]:
    """The places of a House's characters in play."""
    return [place for place in s.area[house] if place < CHARACTERS]


def attached_to(s: Table, place: int) -> list[int]:
    """The attachments on a character."""
    host = s.host
    return [each for each in s.attachments if host[each] == place]
