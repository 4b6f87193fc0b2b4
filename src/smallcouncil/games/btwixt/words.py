"""The vocabulary: every decision of the game is one of these words, numbered in this order."""

from collections.abc import Callable

from smallcouncil.cardkit import vocabulary
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS

MOST_SEATS = 6
NOTHING, CHOSEN = vocabulary.NOTHING, -2
"""In a register of a frame: declined or not chosen, and chosen without a number."""

_WORDS = vocabulary.Vocabulary(
    ("play", (design.id for design in DESIGNS)),
    *("kneel", "decline", "current", "under", "stay", "move", "random"),
    ("seat", range(MOST_SEATS)),
    ("council", range(MOST_SEATS)),
    ("leader", (leader.id for leader in LEADERS)),
    ("ally", (ally.id for ally in ALLIES)),
    ("card", (design.id for design in DESIGNS)),
    ("draft", (design.id for design in DESIGNS)),
    meanings={"current": CHOSEN, "move": CHOSEN},
)
VOCABULARY = _WORDS.words
MEANING = _WORDS.meaning
"""What a word puts into the register that it answers: the number of its card, ally, seat or council."""


def words_from(base: int) -> Callable[[int], int]:
    """From an option to its word, of a family that begins here; a look into a list is quicker than a sum."""
    return list(range(base, len(VOCABULARY))).__getitem__


PLAY, KNEEL, DECLINE, CURRENT = _WORDS["play"], _WORDS["kneel"], _WORDS["decline"], _WORDS["current"]
UNDER, STAY, MOVE, RANDOM = _WORDS["under"], _WORDS["stay"], _WORDS["move"], _WORDS["random"]
SEAT, COUNCIL, LEADER = _WORDS["seat"], _WORDS["council"], _WORDS["leader"]
ALLY, CARD, DRAFT = _WORDS["ally"], _WORDS["card"], _WORDS["draft"]
