"""What a seat observes of a table, gathered in one stroke.

A table is small lists of small numbers. `marshal` writes them down faster than any loop in Python could read them, and
`observation_kernel`, which is compiled, spreads them over the planes. What follows from the journal alone is kept for
each viewer, and read on only when an entry has told something; which ones do is found out once for all viewers.
"""

from marshal import dumps
from typing import Final

from smallcouncil.cardkit.journal import Entry
from smallcouncil.cardkit.kept_parts import PLAIN_MARSHAL
from smallcouncil.cardkit.knowledge import Follower
from smallcouncil.core.flat import Flat
from smallcouncil.games.btwixt import explain, journal
from smallcouncil.games.btwixt.bids import final_totals, total
from smallcouncil.games.btwixt.cards import ALLIES
from smallcouncil.games.btwixt.deck_knowledge import DeckKnowledge
from smallcouncil.games.btwixt.frames import ASK_LOOK, ASK_TURN, CLAIM, GAME, TRIUMPH
from smallcouncil.games.btwixt.hand_knowledge import HandKnowledge
from smallcouncil.games.btwixt.planes import BOTTOM, FEWEST, START, TOP
from smallcouncil.games.btwixt.table import DRAFT, KINGSMOOT, NONE
from smallcouncil.games.btwixt.table import BtwixtTable as Table

HANDS_TOLD: Final = 1
DECK_TOLD: Final = 2
DECK_MOVED: Final = 4
"""What an entry of the journal may tell a viewer: a card that lies in a hand from now on, or an ally in the deck."""
NEWS: Final = [0] * len(journal.KINDS)
for kind in (journal.PICKED_UP, journal.TOOK, journal.SAW, journal.GAVE, journal.SWAPPED):
    NEWS[kind] = HANDS_TOLD
for kind in (journal.UNDER, journal.LOOKED, journal.ON_TOP):
    NEWS[kind] = DECK_TOLD | DECK_MOVED
for kind in (journal.ROW, journal.REVEALED, journal.PUT_BACK):
    NEWS[kind] = DECK_MOVED
TELLING: Final = frozenset(kind for kind, told in enumerate(NEWS) if told)
EVERYBODY: Final = -1

_NO_SUBJECT: Final = (NONE,) * 5


class News(Flat):
    """The entries of the journal that tell anybody something, as far as it has been read."""

    __slots__ = ("entries", "read")

    def __init__(self) -> None:
        self.read = 0
        self.entries: list[Entry] = []

    def go_on(self, log: list[Entry]) -> None:
        self.entries += [entry for entry in log[self.read :] if entry[0] in TELLING]
        self.read = len(log)


class Seen(Flat):
    """What a viewer knows beyond what lies open, as far as the journal has been read."""

    __slots__ = ("bottom", "deck", "deck_told", "fixed", "hands", "hands_told", "known", "read", "season", "top")

    def __init__(self, s: Table) -> None:
        self.read = 0
        """How much of the news."""
        self.season = NONE
        self.hands_told = self.deck_told = False
        self.hands: HandKnowledge | None = None
        self.deck: DeckKnowledge | None = None
        """Followers of its own, which it may lead on."""
        self.known: list[list[int]] = []
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.fixed = _fixed(s)

    def go_on(self, s: Table, viewer: int, entries: list[Entry]) -> None:
        """Read on. Nothing is known before something is told, nor again when all that was known has come to light."""
        news = 0
        for entry in entries[self.read :]:
            if entry[0] != journal.LOOKED or entry[1] == viewer or entry[3] != NONE:
                news |= NEWS[entry[0]]
            elif self.deck_told:
                news |= DECK_MOVED
        self.read = len(entries)
        if s.season != self.season:
            self.season = s.season
            self.known, self.hands_told = [], False
        if self.hands_told or news & HANDS_TOLD:
            self._read_hands(s, viewer)
        if news & DECK_TOLD or (self.deck_told and news & DECK_MOVED):
            self._read_deck(s, viewer)

    def _read_hands(self, s: Table, viewer: int) -> None:
        if self.hands is None or self.hands.began != s.began:
            self.hands = HandKnowledge(s.setup.seats, viewer, s.began)
        _lead_on(self.hands, s.log, viewer)
        self.known = self.hands.known()
        self.hands_told = any(self.known)

    def _read_deck(self, s: Table, viewer: int) -> None:
        if self.deck is None:
            self.deck = DeckKnowledge(s.allies_at_first)
        _lead_on(self.deck, s.log, viewer)
        top, bottom = self.deck.ends()
        self.deck_told = bool(self.deck.known)
        self.top = [place * len(ALLIES) + ally for place, ally in enumerate(top[:TOP])]
        self.bottom = [place * len(ALLIES) + ally for place, ally in enumerate(bottom[:BOTTOM])]


def _lead_on(follower: Follower, log: list[Entry], viewer: int) -> None:
    """Let a follower read the rest of the journal as its viewer may."""
    for number, entry in follower.unread(log):
        follower.take(number, journal.scrubbed(entry, viewer))
    follower.read = len(log)


def _fixed(s: Table) -> list[int]:
    """The marks that stay where they are for a whole game."""
    options = s.setup.options
    chosen = (
        s.advanced,
        s.drafting == DRAFT,
        s.drafting == KINGSMOOT,
        s.revealed,
        options["short"],
        options["leaders"] == "choose",
    )
    marks = [START["options"] + place for place, is_so in enumerate(chosen) if is_so]
    return [START["seats"] + s.setup.seats - FEWEST, *marks]


def gathered(s: Table, viewer: int) -> bytes:
    """All that the kernel must know, in its order."""
    seen: Seen | None = s.seen.get(viewer)
    if seen is None:
        seen = s.seen[viewer] = Seen(s)
    news: News = s.seen.get(EVERYBODY) or s.seen.setdefault(EVERYBODY, News())
    if len(s.log) > news.read:
        news.go_on(s.log)
    if seen.hands_told or len(news.entries) > seen.read or s.season != seen.season:
        seen.go_on(s, viewer, news.entries)
    seats = s.setup.seats
    if s.winner != NONE:
        totals = s.totals
    else:
        totals = [total(s, seat) if pile else 0 for seat, pile in enumerate(s.piles)] if s.standing else final_totals(s)
    by_card, by_ally, of, ally, council = _NO_SUBJECT if s.asked == ASK_TURN or not s.awaiting else _subject(s, viewer)
    is_draft = s.drafting and any(s.packs)
    return dumps(
        (
            s.season,
            s.current,
            s.during,
            s.comet,
            s.playing,
            s.asked if s.awaiting else NONE,
            by_card,
            by_ally,
            ally,
            s.first,
            s.turn,
            s.winner,
            s.player if s.playing != NONE else NONE,
            of,
            council,
            s.round,
            seats + 1,
            len(s.on_ally) if s.current != NONE else 0,
            len(s.deck),
            len(s.ally_deck),
            sum(s.supply),
            len(s.blues),
            s.drafts % 2,
            0 if s.awaiting else 1,
            s.standing,
            s.awaiting,
            totals,
            [int(answer != NONE) for answer in s.pending] if is_draft else (),
            s.leaders,
            s.councils,
            s.piles,
            s.aside,
            seen.known,
            s.tokens,
            s.hands,
            s.whites,
            s.packs,
            s.hands[viewer],
            s.discard,
            s.removed,
            s.dead,
            s.row,
            s.beside,
            s.looking if s.asked == ASK_LOOK and s.looking and s.stack[-1].you == viewer else (),
            seen.top,
            seen.bottom,
            s.packs[viewer] if is_draft else (),
            (s.pending[viewer],) if is_draft and s.pending[viewer] != NONE else (),
            seen.fixed,
        ),
        PLAIN_MARSHAL,
    )


def _subject(s: Table, viewer: int) -> tuple[int, int, int, int, int]:
    """Which card or ally asks is known to all; what it asks about only to the one who is asked."""
    program = explain.cause(s)
    by_card = program % TRIUMPH if program < CLAIM else NONE
    by_ally = program - CLAIM if CLAIM <= program < GAME else NONE
    of, ally, council = explain.subject(s) if viewer in s.awaiting else (NONE, NONE, NONE)
    return by_card, by_ally, of, ally, council
