"""What is asked and why something is refused, each with the ledger rule behind it."""

from smallcouncil.core.game import Prompt
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.effects import ally_forbids
from smallcouncil.games.btwixt.frames import (
    ASK_ALLY,
    ASK_CARD,
    ASK_COMET,
    ASK_DEAD,
    ASK_DISCARD,
    ASK_DRAFT,
    ASK_GIVE,
    ASK_LEADER,
    ASK_LOOK,
    ASK_PLACE,
    ASK_SWAP,
    ASK_THEON,
    ASK_TOKEN,
    ASK_TOKEN_TO,
    ASK_TRIUMPH,
    ASK_TURN,
    ASK_ULTIMATUM,
    ASK_VENGEANCE,
    ASKS,
    CLAIM,
    GAME,
    TRIUMPH,
    running,
)
from smallcouncil.games.btwixt.table import (
    NONE,
    BtwixtTable,
    Frame,
)
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import DECLINE, KNEEL

SECRET = frozenset((ASK_DRAFT, ASK_GIVE, ASK_SWAP, ASK_LOOK))
FROM_HAND = frozenset((ASK_DISCARD, ASK_ULTIMATUM, ASK_GIVE, ASK_SWAP))
BY_THE_GAME = frozenset((ASK_LEADER, ASK_DRAFT, ASK_TURN, ASK_TRIUMPH))
RULES = {
    ASK_LEADER: "BT-011",
    ASK_DRAFT: "BT-068",
    ASK_TURN: "BT-022",
    ASK_TRIUMPH: "BT-R04",
    ASK_PLACE: "BT-029",
}


def cause(s: BtwixtTable) -> int:
    """The program that asks: of a card or an ally, or the game's own."""
    return GAME if s.asked in BY_THE_GAME else running(s)[0]


def name_of(program: int) -> str:
    """The card or ally whose program this is."""
    if program >= GAME:
        return "game"
    return ALLIES[program - CLAIM].id if program >= CLAIM else DESIGNS[program % TRIUMPH].id


def asking_rule(s: BtwixtTable) -> str:
    """The rule that puts the present question."""
    if s.asked in RULES:
        return RULES[s.asked]
    program = cause(s)
    if program == GAME:
        return "BT-031"
    if s.asked == ASK_TOKEN:
        return "BT-048"
    if program >= CLAIM:
        return "BT-021" if s.asked == ASK_DISCARD and ALLIES[program - CLAIM].timing == "during-round" else "BT-030"
    return "BT-033" if program >= TRIUMPH else "BT-023"


def subject(s: BtwixtTable) -> tuple[int, int, int]:
    """The seat, the ally and the council that a question is about, from the registers of the frame that asks."""
    frame = s.stack[-1]
    return _of(s, frame), _ally_asked_about(s, frame), _council(s, frame)


def about(s: BtwixtTable) -> dict[str, bool | int | str | None]:
    """What a question is about."""
    of, ally, council = subject(s)
    return {
        "of": _number(of),
        "ally": _ally(ally),
        "council": _number(council),
        "may": DECLINE in s.legal,
        "secret": s.asked in SECRET,
    }


def _number(number: int) -> int | None:
    return None if number < 0 else number


def _ally(ally: int) -> str | None:
    return None if ally < 0 else ALLIES[ally].id


def _of(s: BtwixtTable, frame: Frame) -> int:
    if s.asked in (ASK_CARD, ASK_GIVE, ASK_SWAP):
        return frame.seat
    return frame.you if s.asked in (ASK_THEON, ASK_ULTIMATUM) else NONE


def _ally_asked_about(s: BtwixtTable, frame: Frame) -> int:
    claimed = frame.program - CLAIM
    if s.asked == ASK_PLACE:
        return claimed if claimed >= 0 else frame.card
    if s.asked == ASK_THEON:
        return claimed
    return frame.ally if s.asked in (ASK_COMET, ASK_VENGEANCE, ASK_ALLY, ASK_DEAD) else NONE


def _council(s: BtwixtTable, frame: Frame) -> int:
    if s.asked == ASK_TOKEN_TO:
        return frame.count
    return frame.council if s.asked in (ASK_VENGEANCE, ASK_THEON) else NONE


def prompt(s: BtwixtTable, seat: int) -> Prompt:
    """The question that an awaited seat is asked."""
    return Prompt(seat, ASKS[s.asked], name_of(cause(s)), asking_rule(s), about(s))


def broken_rule(s: BtwixtTable, seat: int, action: int) -> str:
    """Why an action is not legal now: the end, another's turn, an answer that stands, or the question's own rule."""
    if not s.awaiting:
        return "BT-041"
    if s.asked == ASK_TURN:
        return _broken_turn(s, seat, action)
    if action == DECLINE and seat in s.awaiting:
        return "BC-03"
    if s.asked in FROM_HAND and seat in s.awaiting:
        return _broken_from_hand(s, action)
    return asking_rule(s)


def _broken_from_hand(s: BtwixtTable, action: int) -> str:
    """A card that is not held; or kneeling, which an ally or a card forbids."""
    if CARD_WORDS <= action < CARD_WORDS + len(DESIGNS):
        return "BT-037"
    return "BC-19" if s.asked == ASK_ULTIMATUM and action == KNEEL else asking_rule(s)


def _broken_turn(s: BtwixtTable, seat: int, action: int) -> str:
    if seat not in s.awaiting:
        return "BT-025" if not s.standing >> seat & 1 else "BT-022"
    if action == KNEEL:
        return "BT-021" if ally_forbids(s, "kneel", seat) else "BT-022"
    if action in s.hands[seat]:
        return "BC-19"
    return "BT-037" if action < KNEEL else "BT-022"
