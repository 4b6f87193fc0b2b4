"""The vocabulary: every decision of the game is one of these words, numbered in this order."""

from collections.abc import Callable
from typing import Final

from smallcouncil.cardkit import vocabulary
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS

MOST_SEATS: Final = 6
NOTHING: Final = vocabulary.NOTHING
CHOSEN: Final = -2
"""In a register of a frame: declined or not chosen, and chosen without a number."""

_WORDS: Final = vocabulary.Vocabulary(
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
VOCABULARY: Final = _WORDS.words
MEANING: Final = _WORDS.meaning
"""What a word puts into the register that it answers: the number of its card, ally, seat or council."""


def words_from(base: int) -> Callable[[int], int]:
    """From an option to its word, of a family that begins here; a look into a list is quicker than a sum."""
    return list(range(base, len(VOCABULARY))).__getitem__


PLAY: Final = _WORDS["play"]
KNEEL: Final = _WORDS["kneel"]
DECLINE: Final = _WORDS["decline"]
CURRENT: Final = _WORDS["current"]
UNDER: Final = _WORDS["under"]
STAY: Final = _WORDS["stay"]
MOVE: Final = _WORDS["move"]
RANDOM: Final = _WORDS["random"]
SEAT: Final = _WORDS["seat"]
COUNCIL: Final = _WORDS["council"]
LEADER: Final = _WORDS["leader"]
ALLY: Final = _WORDS["ally"]
CARD: Final = _WORDS["card"]
DRAFT: Final = _WORDS["draft"]
