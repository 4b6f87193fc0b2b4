"""What is asked and why something is refused, each with the ledger rule behind it."""

from collections.abc import MutableSequence

from smallcouncil.core.game import Prompt
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.companions import IN_AREAS, IN_GRID, MOST_PARTS, TARGETS, WHERE
from smallcouncil.games.hand_of_the_king.kernel import leaders, square_of
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_BANNER,
    ASK_COMPANION,
    ASK_KILL,
    ASK_KILL_COMPANION,
    ASK_MOVE,
    ASK_PARTNER,
    ASK_SWAP_SECOND,
    ASK_TAKE,
    ASKS,
    CARD_WORDS,
    CAUSES,
    COMPANION_WORDS,
    CROW_WORD,
    HOUSE_BITS,
    HOUSE_COUNT,
    HOUSE_MASK,
    HOUSE_WORDS,
    KEPT,
    KILLED,
    MOVES,
    OVER,
    PART,
    RESOLVING,
    SEAT,
    SEAT_WORDS,
    SEATS,
    STEP,
    SWAPPING,
    TEAMS,
    TIED,
    TOUCHED,
)

Row = MutableSequence[int]

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


def asking_rule(v: Row) -> str:
    """The rule that puts the present question."""
    step = v[STEP]
    if step == ASK_MOVE:
        return "HK-016"
    if step == ASK_PARTNER:
        return "HK-064" if v[TEAMS] else "HK-063"
    if step == ASK_COMPANION:
        return "HK-033" if v[TOUCHED] else "HK-030"
    if step == ASK_BANNER:
        return "HK-028"
    return COMPANION_RULES[COMPANIONS[v[RESOLVING]]]


def prompt(v: Row) -> Prompt:
    """The question that the seat to move is asked."""
    step = v[STEP]
    house = HOUSES[v[TIED]] if step == ASK_BANNER else None
    where = PLACES.get(WHERE[v[RESOLVING] * MOST_PARTS + v[PART]]) if step == ASK_KILL else None
    about = {"house": house} | ({"where": where} if where else {})
    return Prompt(v[SEAT], ASKS[step], _asking(v), asking_rule(v), about)


def _asking(v: Row) -> str:
    """By whom the question is raised; a tie that a position string blames on nobody is put down to Varys."""
    step = v[STEP]
    if step == ASK_BANNER:
        cause = v[CAUSES] >> v[TIED] * HOUSE_BITS & HOUSE_MASK
        return COMPANIONS[cause - 1] if cause else VARYS
    if step == ASK_PARTNER:
        return "crow"
    return VARYS if step in (ASK_MOVE, ASK_COMPANION) else COMPANIONS[v[RESOLVING]]


def broken_rule(v: Row, seat: int, action: int, crows: bool) -> str:
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
    return "HK-R03" if _gives_away(v, action) else "HK-016"


def _gives_away(v: Row, action: int) -> bool:
    """Whether a seat is named that is tied for some House: no companion caused it, so nobody decides it."""
    named = action - SEAT_WORDS
    if not 0 <= named < v[SEATS]:
        return False
    led = [leaders(v, house) for house in range(HOUSE_COUNT)]
    return any(leading & (leading - 1) and leading >> named & 1 for leading in led)


def _forbidding(v: Row, action: int) -> str | None:
    """The rule that forbids just this answer, where the rule of the question would not tell why."""
    step = v[STEP]
    if action < CROW_WORD:
        return None if step in (ASK_PARTNER, ASK_BANNER) else "HK-031"
    if action >= CARD_WORDS:
        return _forbidding_card(v, action - CARD_WORDS)
    if not COMPANION_WORDS <= action < HOUSE_WORDS:
        return None
    if step == ASK_COMPANION:
        return "HK-014"
    if step in (ASK_TAKE, ASK_KILL, ASK_KILL_COMPANION):
        kept = any(v[KEPT + seat] >> (action - COMPANION_WORDS) & 1 for seat in range(v[SEATS]))
        return "HK-036" if kept else "HK-R09" if step == ASK_KILL_COMPANION else None
    return None


def _forbidding_card(v: Row, card: int) -> str | None:
    """A character can be out of reach because it is dead, or because it would be swapped with itself."""
    step = v[STEP]
    if step == ASK_SWAP_SECOND and card == v[SWAPPING]:
        return "HK-R10"
    aimed_at = step in (ASK_TAKE, ASK_KILL) and TARGETS[v[RESOLVING] * MOST_PARTS + v[PART]] >> card & 1
    return "HK-R05" if aimed_at and v[KILLED] >> square_of(v, card) & 1 else None
