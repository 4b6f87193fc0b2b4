"""What is asked and why something is refused, each with the ledger rule behind it."""

from collections.abc import Sequence

from smallcouncil.core.game import Prompt
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.companions import IN_AREAS, IN_GRID, MOST_PARTS, WHERE
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_BANNER,
    ASK_COMPANION,
    ASK_KILL,
    ASK_KILL_COMPANION,
    ASK_MOVE,
    ASK_PARTNER,
    ASK_SWAP_SECOND,
    ASKS,
    CARD_WORDS,
    COMPANION_WORDS,
    CROW_WORD,
    HOUSE_WORDS,
    KEPT,
    MOVES,
    OVER,
    PART,
    RESOLVING,
    SEAT,
    SEATS,
    STEP,
    SWAPPING,
    TEAMS,
    TIED,
)

# Where a character lies that is to be killed: Jaqen H'ghar asks for one here and for one there (HK-050).
PLACES = {IN_GRID: "grid", IN_AREAS: "areas"}

COMPANION_RULES = {
    "loras-tyrell": "HK-039",
    "sandor-clegane": "HK-040",
    "brienne-of-tarth": "HK-041",
    "gendry": "HK-042",
    "jon-snow": "HK-043",
    "petyr-baelish": "HK-044",
    "melisandre": "HK-045",
    "ramsay-snow": "HK-046",
    "shae": "HK-047",
    "hodor": "HK-048",
    "khal-drogo": "HK-049",
    "jaqen-hghar": "HK-050",
    "ilyn-payne": "HK-051",
    "bronn": "HK-052",
}


def asking_rule(v: Sequence[int]) -> str:
    """The rule that puts the present question."""
    step = v[STEP]
    if step == ASK_MOVE:
        return "HK-016"
    if step == ASK_PARTNER:
        return "HK-064" if v[TEAMS] else "HK-063"
    if step == ASK_COMPANION:
        return "HK-030"
    if step == ASK_BANNER:
        return "HK-028"
    return COMPANION_RULES[COMPANIONS[v[RESOLVING]]]


def prompt(v: Sequence[int]) -> Prompt:
    """The question that the seat to move is asked."""
    step = v[STEP]
    resolving = step not in (ASK_MOVE, ASK_PARTNER, ASK_COMPANION, ASK_BANNER)
    by = COMPANIONS[v[RESOLVING]] if resolving else "crow" if step == ASK_PARTNER else VARYS
    house = HOUSES[v[TIED]] if step == ASK_BANNER else None
    where = PLACES.get(WHERE[v[RESOLVING] * MOST_PARTS + v[PART]]) if step == ASK_KILL else None
    return Prompt(v[SEAT], ASKS[step], by, asking_rule(v), {"house": house} | ({"where": where} if where else {}))


def broken_rule(v: Sequence[int], seat: int, action: int, crows: bool) -> str:
    """Why an action is not legal now: the end, another's turn, another question, or the question's own rule.

    A crow was never there without the variant `crows` (HK-061), or it is spent (HK-065).
    """
    step = v[STEP]
    if step == OVER:
        return "HK-053"
    if seat != v[SEAT]:
        return "HK-015"
    if step != ASK_MOVE:
        return _forbidding(v, action) or asking_rule(v)
    if action < MOVES:
        return "HK-018"
    if action == CROW_WORD:
        return "HK-065" if crows else "HK-061"
    return "HK-016"


def _forbidding(v: Sequence[int], action: int) -> str | None:
    """The rule that forbids just this answer, where the rule of the question would not tell why."""
    step = v[STEP]
    if step == ASK_SWAP_SECOND and action == CARD_WORDS + v[SWAPPING]:
        return "HK-R10"
    if not COMPANION_WORDS <= action < HOUSE_WORDS:
        return None
    if step == ASK_COMPANION:
        return "HK-014"
    if step == ASK_KILL_COMPANION:
        kept = any(v[KEPT + seat] >> (action - COMPANION_WORDS) & 1 for seat in range(v[SEATS]))
        return "HK-036" if kept else "HK-R09"
    return None
