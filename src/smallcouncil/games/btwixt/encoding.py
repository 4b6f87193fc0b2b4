"""B'Twixt as numbers: the planes of an observation, from what a seat sees and from what it has seen.

Seats and councils are told from the observer on: council 0 is the one that it shares with the next seat, the last one
that with the seat before it. Cards are counted by design, since copies of a card cannot be told apart.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy

from smallcouncil.core.encoding import Encoder, Plane, starts
from smallcouncil.core.game import State
from smallcouncil.games.btwixt import explain
from smallcouncil.games.btwixt.bids import final_totals, total
from smallcouncil.games.btwixt.cards import ALLIES, ALLY, DESIGNS, LEADERS
from smallcouncil.games.btwixt.dossier import known_hands
from smallcouncil.games.btwixt.frames import ASK_LOOK, ASKS, CLAIM, GAME, TRIUMPH
from smallcouncil.games.btwixt.journal import SEASONS
from smallcouncil.games.btwixt.lookout import known_allies
from smallcouncil.games.btwixt.moves import supply_left
from smallcouncil.games.btwixt.scoring import printed_power
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.table import DRAFT, KINGSMOOT, NONE, YOU, Table
from smallcouncil.games.btwixt.words import MOST_SEATS

FEWEST = 3
COPIES = max(design.copies for design in DESIGNS)
MANY = 127
# No council is weaker than this below zero: what all allies of negative power count together.
DEBT = -sum(ally.power for ally in ALLIES if ally.power < 0)
# How far into the ally deck an observation goes, from the top and from the bottom.
TOP, BOTTOM = 4, 8

_BY_SEAT = "seat by seat from the observer on"
_BY_COUNCIL = "council by council, that with the next seat first"


def _by_seat(name: str, about: str, *shape: int, most: int = 1) -> Plane:
    return Plane(name, (MOST_SEATS, *shape), f"{about}, {_BY_SEAT}", most)


PLANES = (
    # The table and its clock.
    Plane("seats", (MOST_SEATS - FEWEST + 1,), "3, 4, 5 or 6 seats"),
    Plane("options", (6,), "advanced, draft, kingsmoot draft, face-up row, short game, leaders chosen"),
    Plane("season", (len(SEASONS),), "summer, autumn or winter"),
    Plane("round", (2,), "the round, and how many a season has", most=MOST_SEATS + 1),
    _by_seat("first", "the first player"),
    _by_seat("leaders", "the leader of each seat", len(LEADERS)),
    # The bid.
    _by_seat("standing", "who stands"),
    _by_seat("turn", "whose turn it is"),
    _by_seat("winner", "who has won the bid"),
    _by_seat("totals", "what each bid counts", most=MANY),
    _by_seat("piles", "the cards in each bid pile", len(DESIGNS), most=COPIES),
    _by_seat("aside", "the cards laid aside", len(DESIGNS), most=COPIES),
    Plane("playing", (len(DESIGNS),), "the card that is being played"),
    _by_seat("playing_by", "who plays it"),
    _by_seat("playing_to", "in whose bid pile it will lie"),
    # Allies.
    Plane("current", (len(ALLIES),), "the ally that is bid for"),
    Plane("current_tokens", (1,), "how many tokens lie on it", most=MANY),
    Plane("during", (len(ALLIES),), "the ally whose ability holds this round"),
    Plane("beside", (len(ALLIES),), "the allies beside the current one"),
    Plane("row", (len(ALLIES),), "the allies that lie open"),
    Plane("comet", (len(ALLIES),), "the ally that the Red Comet revealed"),
    Plane("councils", (MOST_SEATS, len(ALLIES)), f"the allies of each council, {_BY_COUNCIL}"),
    Plane("tokens", (MOST_SEATS,), f"how many tokens each council has, {_BY_COUNCIL}", most=MANY),
    Plane("power", (MOST_SEATS,), f"the printed power of each council, and {DEBT} more, {_BY_COUNCIL}", most=MANY),
    Plane("dead", (len(ALLIES),), "the allies that were killed"),
    Plane("looking", (len(ALLIES),), "the allies that the observer is looking at"),
    Plane("top", (TOP, len(ALLIES)), "allies that the observer knows to lie on top of the deck, from the top"),
    Plane("bottom", (BOTTOM, len(ALLIES)), "allies that it knows to lie under the deck, from the bottom"),
    # Cards.
    Plane("hand", (len(DESIGNS),), "the observer's own hand", most=COPIES),
    _by_seat("hands", "how many cards each hand holds", most=MANY),
    _by_seat("known", "the cards that the observer knows to lie in other hands", len(DESIGNS), most=COPIES),
    _by_seat("whites", "how many cards of its leader a seat has still to get", most=MANY),
    Plane("discard", (len(DESIGNS),), "the discard pile", most=COPIES),
    Plane("removed", (len(DESIGNS),), "the cards that are out of the game", most=COPIES),
    Plane("decks", (4,), "influence deck, ally deck, token supply and events set aside: how many", most=MANY),
    # The draft.
    Plane("pack", (len(DESIGNS),), "the cards that the observer may draft from", most=COPIES),
    Plane("picked", (len(DESIGNS),), "the card that the observer has drafted while others still choose"),
    _by_seat("packs", "how many cards each pack holds", most=MANY),
    _by_seat("answered", "who has drafted already"),
    Plane("to_the_right", (1,), "packs are passed to the right"),
    # The question.
    _by_seat("awaited", "who must decide"),
    Plane("ask", (len(ASKS),), "what is asked: " + ", ".join(ASKS)),
    Plane("by_card", (len(DESIGNS),), "the card that asks"),
    Plane("by_ally", (len(ALLIES),), "the ally that asks"),
    _by_seat("of", "the seat that the question is about"),
    Plane("ally", (len(ALLIES),), "the ally that the question is about"),
    Plane("council", (MOST_SEATS,), f"the council that the question is about, {_BY_COUNCIL}"),
    Plane("over", (1,), "the game is over"),
)
START = starts(PLANES)
WIDTH = {plane.name: plane.shape[-1] if len(plane.shape) > 1 else 0 for plane in PLANES}
EVERYBODY = -1


class BtwixtEncoder(Encoder):
    """Observations of B'Twixt."""

    planes = PLANES
    # The longest of many random games took some 430: this leaves room for the most talkative of players.
    longest = 2048

    def write(self, state: State, seat: int, out: Any) -> None:
        assert isinstance(state, BtwixtState)
        page = _Page(state, seat, self.size)
        for part in (page.table, page.bid, page.allies, page.cards, page.draft):
            part()
        if state.awaiting:
            page.question()
        else:
            page.put("over", 0)
        out[:] = numpy.frombuffer(page.numbers, numpy.int8)

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        """All decisions but those that others made in secret."""
        assert isinstance(state, BtwixtState)
        knowing = state.hushed
        return [
            decision
            for number, decision in enumerate(state.history)
            if decision[0] == seat or knowing.get(number, EVERYBODY) >> seat & 1
        ]


class _Page:
    """One observation in the making."""

    def __init__(self, s: Table, viewer: int, size: int) -> None:
        self.s = s
        self.viewer = viewer
        self.numbers = bytearray(size)
        # Every seat with its place, the observer first; the council after a seat has the place of that seat.
        seats = s.setup.seats
        self.round = [((viewer + place) % seats, place) for place in range(seats)]
        self.places = dict(self.round) | {NONE: NONE}

    def put(self, plane: str, place: int, number: int = 1) -> None:
        """A number at a place of a plane; none at all if the place is none."""
        if place != NONE:
            self.numbers[START[plane] + place] = min(number, MANY)

    def count(self, plane: str, things: Iterable[int], place: int = 0) -> None:
        """How often each card, or ally, is among these; in a plane with one row for each place, in that row."""
        start = START[plane] + place * WIDTH[plane]
        for thing in things:
            self.numbers[start + thing] += 1

    def table(self) -> None:
        s, options = self.s, self.s.setup.options
        self.put("seats", s.setup.seats - FEWEST)
        chosen = (s.advanced, s.drafting == DRAFT, s.drafting == KINGSMOOT, s.revealed, options["short"])
        for place, given in enumerate((*chosen, options["leaders"] == "choose")):
            self.put("options", place, int(given))
        self.put("season", s.season)
        self.put("round", 0, s.round)
        self.put("round", 1, s.setup.seats + 1)
        self.put("first", self.places[s.first])
        for seat, place in self.round:
            self.count("leaders", [leader for leader in (s.leaders[seat],) if leader != NONE], place)

    def bid(self) -> None:
        s = self.s
        totals = s.totals if s.winner != NONE else self._totals()
        for seat, place in self.round:
            self.put("standing", place, s.standing >> seat & 1)
            self.put("totals", place, totals[seat])
            self.count("piles", s.piles[seat], place)
            self.count("aside", s.aside[seat], place)
        self.put("turn", self.places[s.turn])
        self.put("winner", self.places[s.winner])
        if s.playing != NONE:
            self.put("playing", s.playing)
            self.put("playing_by", self.places[s.player])
            self.put("playing_to", self.places[s.target])

    def _totals(self) -> list[int]:
        s = self.s
        return [total(s, seat) for seat in range(s.setup.seats)] if s.standing else final_totals(s)

    def allies(self) -> None:
        s = self.s
        self.put("current", s.current)
        self.put("current_tokens", 0, len(s.on_ally) if s.current != NONE else 0)
        self.put("during", s.during)
        self.put("comet", s.comet)
        self.count("beside", s.beside)
        self.count("row", s.row)
        self.count("dead", s.dead)
        for council, place in self.round:
            self.count("councils", s.councils[council], place)
            self.put("tokens", place, len(s.tokens[council]))
            self.put("power", place, DEBT + printed_power(s, council))
        if s.asked == ASK_LOOK and s.looking and s.stack[-1][YOU] == self.viewer:
            self.count("looking", s.looking)
        known = known_allies(s, self.viewer)
        for end, depth in (("top", TOP), ("bottom", BOTTOM)):
            for place, ally in enumerate(known[end][:depth]):
                self.count(end, [ALLY[ally]], place)

    def cards(self) -> None:
        s = self.s
        known = known_hands(s, self.viewer)
        self.count("hand", s.hands[self.viewer])
        self.count("discard", s.discard)
        self.count("removed", s.removed)
        for seat, place in self.round:
            self.put("hands", place, len(s.hands[seat]))
            self.put("whites", place, len(s.whites[seat]))
            self.count("known", known[seat], place)
        for place, number in enumerate((len(s.deck), len(s.ally_deck), supply_left(s), len(s.blues))):
            self.put("decks", place, number)

    def draft(self) -> None:
        s = self.s
        self.count("pack", s.packs[self.viewer])
        self.put("picked", s.pending[self.viewer])
        self.put("to_the_right", 0, s.drafts % 2)
        for seat, place in self.round:
            self.put("packs", place, len(s.packs[seat]))
            self.put("answered", place, int(s.pending[seat] != NONE))

    def question(self) -> None:
        """What is asked is known to all, what about only to the one who is asked."""
        s = self.s
        self.put("ask", s.asked)
        for seat in s.awaiting:
            self.put("awaited", self.places[seat])
        program = explain.cause(s)
        if program < CLAIM:
            self.put("by_card", program % TRIUMPH)
        elif program < GAME:
            self.put("by_ally", program - CLAIM)
        if self.viewer in s.awaiting:
            about = explain.about(s)
            self.put("of", self.places[_number(about["of"])])
            self.put("council", self.places[_number(about["council"])])
            self.put("ally", NONE if about["ally"] is None else ALLY[str(about["ally"])])


def _number(value: object) -> int:
    return value if isinstance(value, int) else NONE
