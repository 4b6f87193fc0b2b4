"""The planes of an observation of B'Twixt: what stands where.

Seats and councils are told from the observer on: council 0 is the one that it shares with the next seat, the last one
that with the seat before it. Cards are counted by design, since copies of a card cannot be told apart.
"""

from smallcouncil.core.encoding import Plane, starts
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS
from smallcouncil.games.btwixt.frames import ASKS
from smallcouncil.games.btwixt.journal import SEASONS
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
SIZE = sum(plane.size for plane in PLANES)
