"""B'Twixt as numbers: the planes of an observation, from what a seat sees and from what it has seen.

Seats and councils are told from the observer on: council 0 is the one that it shares with the next seat, the last one
that with the seat before it. Cards are counted by design, since copies of a card cannot be told apart.
"""

from collections.abc import Iterable, Sequence
from functools import cache
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
from smallcouncil.games.btwixt.table import DRAFT, KINGSMOOT, NONE, Table
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
    """One observation in the making. What stands in it for every seat is written by hand: it is most of the work."""

    def __init__(self, s: Table, viewer: int, size: int) -> None:
        self.s = s
        self.viewer = viewer
        self.numbers = bytearray(size)
        # Every seat with its place, the observer first; the council after a seat has the place of that seat.
        self.round, self.places = _seen_from(viewer, s.setup.seats)

    def put(self, plane: str, place: int, number: int = 1) -> None:
        """A number at a place of a plane; none at all if the place is none."""
        if place != NONE:
            self.numbers[START[plane] + place] = number

    def count(self, plane: str, things: Iterable[int]) -> None:
        """How often each card, or ally, is among these."""
        numbers, start = self.numbers, START[plane]
        for thing in things:
            numbers[start + thing] += 1

    def table(self) -> None:
        s, numbers, options = self.s, self.numbers, self.s.setup.options
        self.put("seats", s.setup.seats - FEWEST)
        chosen = (s.advanced, s.drafting == DRAFT, s.drafting == KINGSMOOT, s.revealed, options["short"])
        start = START["options"]
        numbers[start : start + 6] = bytes((*map(int, chosen), options["leaders"] == "choose"))
        self.put("season", s.season)
        self.put("round", 0, s.round)
        self.put("round", 1, s.setup.seats + 1)
        self.put("first", self.places[s.first])
        start = START["leaders"]
        for seat, place in self.round:
            if s.leaders[seat] != NONE:
                numbers[start + place * len(LEADERS) + s.leaders[seat]] = 1

    def bid(self) -> None:
        s, numbers = self.s, self.numbers
        totals = s.totals if s.winner != NONE else self._totals()
        standing, counted, piles, aside = START["standing"], START["totals"], START["piles"], START["aside"]
        for seat, place in self.round:
            numbers[standing + place] = s.standing >> seat & 1
            numbers[counted + place] = min(totals[seat], MANY)
            for card in s.piles[seat]:
                numbers[piles + place * len(DESIGNS) + card] += 1
            for card in s.aside[seat]:
                numbers[aside + place * len(DESIGNS) + card] += 1
        self.put("turn", self.places[s.turn])
        self.put("winner", self.places[s.winner])
        if s.playing != NONE:
            self.put("playing", s.playing)
            self.put("playing_by", self.places[s.player])

    def _totals(self) -> list[int]:
        s = self.s
        return [total(s, seat) for seat in range(s.setup.seats)] if s.standing else final_totals(s)

    def allies(self) -> None:
        s, numbers = self.s, self.numbers
        self.put("current", s.current)
        self.put("current_tokens", 0, min(len(s.on_ally), MANY) if s.current != NONE else 0)
        self.put("during", s.during)
        self.put("comet", s.comet)
        self.count("beside", s.beside)
        self.count("row", s.row)
        self.count("dead", s.dead)
        councils, tokens, power = START["councils"], START["tokens"], START["power"]
        for council, place in self.round:
            for ally in s.councils[council]:
                numbers[councils + place * len(ALLIES) + ally] = 1
            numbers[tokens + place] = min(len(s.tokens[council]), MANY)
            numbers[power + place] = min(DEBT + printed_power(s, council), MANY)
        if s.asked == ASK_LOOK and s.looking and s.stack[-1].you == self.viewer:
            self.count("looking", s.looking)
        top, bottom = known_allies(s, self.viewer)
        self.count("top", (place * len(ALLIES) + ally for place, ally in enumerate(top[:TOP])))
        self.count("bottom", (place * len(ALLIES) + ally for place, ally in enumerate(bottom[:BOTTOM])))

    def cards(self) -> None:
        s, numbers = self.s, self.numbers
        known = known_hands(s, self.viewer)
        self.count("hand", s.hands[self.viewer])
        self.count("discard", s.discard)
        self.count("removed", s.removed)
        hands, whites, sure = START["hands"], START["whites"], START["known"]
        for seat, place in self.round:
            numbers[hands + place] = len(s.hands[seat])
            numbers[whites + place] = len(s.whites[seat])
            for card in known[seat]:
                numbers[sure + place * len(DESIGNS) + card] += 1
        start = START["decks"]
        numbers[start : start + 4] = bytes((len(s.deck), len(s.ally_deck), supply_left(s), len(s.blues)))

    def draft(self) -> None:
        s, numbers = self.s, self.numbers
        self.put("to_the_right", 0, s.drafts % 2)
        if not any(s.packs):
            return
        self.count("pack", s.packs[self.viewer])
        self.put("picked", s.pending[self.viewer])
        packs, answered = START["packs"], START["answered"]
        for seat, place in self.round:
            numbers[packs + place] = len(s.packs[seat])
            numbers[answered + place] = s.pending[seat] != NONE

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


@cache
def _seen_from(viewer: int, seats: int) -> tuple[tuple[tuple[int, int], ...], dict[int, int]]:
    """The seats with their places, from the observer on, and the same as a directory."""
    found = tuple(((viewer + place) % seats, place) for place in range(seats))
    return found, dict(found) | {NONE: NONE}


def _number(value: object) -> int:
    return value if isinstance(value, int) else NONE
