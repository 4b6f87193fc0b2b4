"""The vocabulary: every decision of the game is one of these words, numbered in this order."""

from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS

MOST_SEATS = 6

VOCABULARY = (
    *(f"play {design.id}" for design in DESIGNS),
    "kneel",
    "decline",
    "current",
    "under",
    "stay",
    "move",
    "random",
    *(f"seat {seat}" for seat in range(MOST_SEATS)),
    *(f"council {council}" for council in range(MOST_SEATS)),
    *(f"leader {leader.id}" for leader in LEADERS),
    *(f"ally {ally.id}" for ally in ALLIES),
    *(f"card {design.id}" for design in DESIGNS),
    *(f"draft {design.id}" for design in DESIGNS),
)

PLAY = 0
KNEEL, DECLINE, CURRENT, UNDER, STAY, MOVE, RANDOM, SEAT = range(len(DESIGNS), len(DESIGNS) + 8)
COUNCIL = SEAT + MOST_SEATS
LEADER = COUNCIL + MOST_SEATS
ALLY = LEADER + len(LEADERS)
CARD = ALLY + len(ALLIES)
DRAFT = CARD + len(DESIGNS)

NOTHING, CHOSEN = -1, -2
"""In a register of a frame: declined or not chosen, and chosen without a number."""


def _meaning(word: str) -> int:
    """What a word puts into the register it answers: the number of its card, ally, seat or council."""
    if word in ("current", "move"):
        return CHOSEN
    kinds = {"play": PLAY, "seat": SEAT, "council": COUNCIL, "leader": LEADER, "ally": ALLY, "card": CARD}
    kinds["draft"] = DRAFT
    kind = word.partition(" ")[0]
    return VOCABULARY.index(word) - kinds[kind] if kind in kinds else NOTHING


MEANING = tuple(_meaning(word) for word in VOCABULARY)
