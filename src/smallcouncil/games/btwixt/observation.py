"""What a seat observes of a table.

Seats and councils stand from the viewer on. What follows from the journal alone is kept for each viewer, and read on
only when an entry has told something; which ones do is found out once for all viewers.
"""

from typing import Final

from smallcouncil.cardkit.journal import Entry
from smallcouncil.cardkit.knowledge import Follower
from smallcouncil.cardkit.rows import count, few, mark, mark_seat, place_of
from smallcouncil.core.flat import Flat
from smallcouncil.core.native import Row, i64
from smallcouncil.games.btwixt import explain, journal
from smallcouncil.games.btwixt.bids import final_totals, total
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS, POWER
from smallcouncil.games.btwixt.deck_knowledge import DeckKnowledge
from smallcouncil.games.btwixt.frames import ASK_LOOK, ASK_TURN, CLAIM, GAME, TRIUMPH
from smallcouncil.games.btwixt.hand_knowledge import HandKnowledge
from smallcouncil.games.btwixt.planes import BOTTOM, DEBT, FEWEST, SIZE, START, TOP
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

_SEASON: Final = START["season"]
_ROUND: Final = START["round"]
_FIRST: Final = START["first"]
_LEADER: Final = START["leaders"]
_STANDING: Final = START["standing"]
_TURN: Final = START["turn"]
_WINNER: Final = START["winner"]
_TOTALS: Final = START["totals"]
_PILES: Final = START["piles"]
_ASIDE: Final = START["aside"]
_PLAYING: Final = START["playing"]
_PLAYING_BY: Final = START["playing_by"]
_CURRENT: Final = START["current"]
_CURRENT_TOKENS: Final = START["current_tokens"]
_DURING: Final = START["during"]
_BESIDE: Final = START["beside"]
_ROW: Final = START["row"]
_COMET: Final = START["comet"]
_COUNCILS: Final = START["councils"]
_TOKENS: Final = START["tokens"]
_POWER: Final = START["power"]
_DEAD: Final = START["dead"]
_LOOKING: Final = START["looking"]
_TOP: Final = START["top"]
_BOTTOM: Final = START["bottom"]
_HAND: Final = START["hand"]
_HANDS: Final = START["hands"]
_KNOWN: Final = START["known"]
_WHITES: Final = START["whites"]
_DISCARD: Final = START["discard"]
_REMOVED: Final = START["removed"]
_DECKS: Final = START["decks"]
_PACK: Final = START["pack"]
_PICKED: Final = START["picked"]
_PACKS: Final = START["packs"]
_ANSWERED: Final = START["answered"]
_TO_THE_RIGHT: Final = START["to_the_right"]
_AWAITED: Final = START["awaited"]
_ASK: Final = START["ask"]
_BY_CARD: Final = START["by_card"]
_BY_ALLY: Final = START["by_ally"]
_OF: Final = START["of"]
_ALLY: Final = START["ally"]
_COUNCIL: Final = START["council"]
_OVER: Final = START["over"]
_DESIGNS: Final = len(DESIGNS)
_ALLIES: Final = len(ALLIES)
_LEADERS: Final = len(LEADERS)
_NO_POWER: Final = DEBT


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


def _fixed(s: Table) -> bytes:
    """A row in which nothing stands but the marks that stay where they are for a whole game."""
    options = s.setup.options
    chosen = (
        s.advanced,
        s.drafting == DRAFT,
        s.drafting == KINGSMOOT,
        s.revealed,
        options["short"],
        options["leaders"] == "choose",
    )
    row = bytearray(SIZE)
    for place, is_so in enumerate(chosen):
        row[START["options"] + place] = 1 if is_so else 0
    row[START["seats"] + s.setup.seats - FEWEST] = 1
    row[_ROUND + 1] = s.setup.seats + 1
    return bytes(row)


def _seen(s: Table, viewer: int) -> Seen:
    """What this viewer has seen up to now."""
    seen: Seen | None = s.seen.get(viewer)
    if seen is None:
        seen = s.seen[viewer] = Seen(s)
    news: News = s.seen.get(EVERYBODY) or s.seen.setdefault(EVERYBODY, News())
    if len(s.log) > news.read:
        news.go_on(s.log)
    if seen.hands_told or len(news.entries) > seen.read or s.season != seen.season:
        seen.go_on(s, viewer, news.entries)
    return seen


def observed(s: Table, viewer: int) -> bytes:
    """All planes, one after the other."""
    seen = _seen(s, viewer)
    row = Row()
    row.write(seen.fixed)
    _write_round(row, s, viewer)
    _write_seats(row, s, viewer)
    _write_zones(row, s, viewer)
    for seat, known in enumerate(seen.known):
        if known:
            count(row, _KNOWN + _DESIGNS * place_of(seat, viewer, s.setup.seats), known)
    count(row, _TOP, seen.top)
    count(row, _BOTTOM, seen.bottom)
    if s.drafting:
        _write_draft(row, s, viewer)
    if not s.awaiting:
        row[_OVER] = 1
    else:
        _write_question(row, s, viewer)
    return row.getvalue()


def _write_round(row: Row, s: Table, viewer: int) -> None:
    """The clock, and what the round is about."""
    seats = s.setup.seats
    row[_SEASON + s.season] = 1
    row[_ROUND] = s.round
    mark_seat(row, _FIRST, s.first, viewer, seats)
    mark_seat(row, _TURN, s.turn, viewer, seats)
    mark_seat(row, _WINNER, s.winner, viewer, seats)
    if s.playing != NONE:
        row[_PLAYING + s.playing] = 1
        mark_seat(row, _PLAYING_BY, s.player, viewer, seats)
    if s.current != NONE:
        row[_CURRENT + s.current] = 1
        row[_CURRENT_TOKENS] = few(len(s.on_ally))
    mark(row, _DURING, s.during)
    mark(row, _COMET, s.comet)


def _write_seats(row: Row, s: Table, viewer: int) -> None:
    """What stands for each seat, and for the council after it."""
    seats: i64 = s.setup.seats
    standing, totals = s.standing, _totals(s)
    place: i64 = seats - viewer
    for seat, hand in enumerate(s.hands):
        if place == seats:
            place = 0
        row[_STANDING + place] = standing >> seat & 1
        row[_TOTALS + place] = few(totals[seat])
        mark(row, _LEADER + _LEADERS * place, s.leaders[seat])
        row[_HANDS + place] = few(len(hand))
        row[_WHITES + place] = few(len(s.whites[seat]))
        row[_TOKENS + place] = few(len(s.tokens[seat]))
        _write_council(row, place, s.councils[seat])
        if s.piles[seat]:
            count(row, _PILES + _DESIGNS * place, s.piles[seat])
        if s.aside[seat]:
            count(row, _ASIDE + _DESIGNS * place, s.aside[seat])
        place += 1


def _totals(s: Table) -> list[int]:
    """What each bid counts."""
    if s.winner != NONE:
        return s.totals
    return [total(s, seat) if pile else 0 for seat, pile in enumerate(s.piles)] if s.standing else final_totals(s)


def _write_council(row: Row, place: i64, council: list[int]) -> None:
    power = _NO_POWER
    start: i64 = _COUNCILS + _ALLIES * place
    for ally in council:
        row[start + ally] = 1
        power += POWER[ally]
    row[_POWER + place] = few(power)


def _write_zones(row: Row, s: Table, viewer: int) -> None:
    """What lies in the middle, and the viewer's own hand."""
    count(row, _HAND, s.hands[viewer])
    count(row, _DISCARD, s.discard)
    count(row, _REMOVED, s.removed)
    count(row, _DEAD, s.dead)
    count(row, _ROW, s.row)
    count(row, _BESIDE, s.beside)
    row[_DECKS] = few(len(s.deck))
    row[_DECKS + 1] = few(len(s.ally_deck))
    row[_DECKS + 2] = few(sum(s.supply))
    row[_DECKS + 3] = few(len(s.blues))


def _write_draft(row: Row, s: Table, viewer: int) -> None:
    row[_TO_THE_RIGHT] = s.drafts % 2
    if not any(s.packs):
        return
    seats = s.setup.seats
    for seat, pack in enumerate(s.packs):
        place = place_of(seat, viewer, seats)
        row[_PACKS + place] = few(len(pack))
        if s.pending[seat] != NONE:
            row[_ANSWERED + place] = 1
    count(row, _PACK, s.packs[viewer])
    mark(row, _PICKED, s.pending[viewer])


def _write_question(row: Row, s: Table, viewer: int) -> None:
    """Which card or ally asks is known to all; what it asks about only to the one who is asked."""
    seats = s.setup.seats
    row[_ASK + s.asked] = 1
    for seat in s.awaiting:
        mark_seat(row, _AWAITED, seat, viewer, seats)
    if s.asked == ASK_TURN:
        return
    if s.asked == ASK_LOOK and s.stack[-1].you == viewer:
        count(row, _LOOKING, s.looking)
    program = explain.cause(s)
    if program < CLAIM:
        row[_BY_CARD + program % TRIUMPH] = 1
    elif program < GAME:
        row[_BY_ALLY + program - CLAIM] = 1
    if viewer in s.awaiting:
        of, ally, council = explain.subject(s)
        mark_seat(row, _OF, of, viewer, seats)
        mark(row, _ALLY, ally)
        mark_seat(row, _COUNCIL, council, viewer, seats)
