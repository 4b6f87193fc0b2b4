"""Frames and questions: how a program is begun, how it asks, how it ends.

A program is a tuple of steps. A step does its part and returns False, or puts a question and returns True: the answer
goes into a register of the frame, and the next step finds it there.

What must happen and can happen in one way only is not asked, if everybody can see that it is so: the only council, the
only target, the only card in a hand, kneeling with an empty hand, the last card of a draft. Where only the leader can
see it, as with a hand of equal cards, the leader is asked, so that nobody learns it. What may happen is always asked.
"""

from collections.abc import Callable, Iterable

from smallcouncil.cardkit import programs
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.table import NONE, Frame, Table
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import COUNCIL as COUNCIL_WORDS
from smallcouncil.games.btwixt.words import DECLINE

finish = programs.finish

Step = Callable[[Table, Frame], bool]
Program = tuple[Step, ...]

# The numbers of the programs: a card's played ability, its triumph, an ally that is claimed, and the game's own.
PLAYED = 0
TRIUMPH = PLAYED + len(DESIGNS)
CLAIM = TRIUMPH + len(DESIGNS)
GAME, GAIN, DISCARD = range(CLAIM + len(ALLIES), CLAIM + len(ALLIES) + 3)

ASKS = (
    "leader",
    "draft",
    "turn",
    "discard",
    "ultimatum",
    "give",
    "swap",
    "take",
    "return",
    "card",
    "seat",
    "ally",
    "kill",
    "dead",
    "place",
    "token",
    "token-from",
    "token-to",
    "look",
    "theon",
    "comet",
    "vengeance",
    "triumph",
)
# fmt: off
(
    ASK_LEADER, ASK_DRAFT, ASK_TURN, ASK_DISCARD, ASK_ULTIMATUM, ASK_GIVE, ASK_SWAP, ASK_TAKE, ASK_RETURN, ASK_CARD,
    ASK_SEAT, ASK_ALLY, ASK_KILL, ASK_DEAD, ASK_PLACE, ASK_TOKEN, ASK_TOKEN_FROM, ASK_TOKEN_TO, ASK_LOOK, ASK_THEON,
    ASK_COMET, ASK_VENGEANCE, ASK_TRIUMPH,
) = range(len(ASKS))
# fmt: on

ONE_SEAT = tuple((seat,) for seat in range(6))


def push(s: Table, program: int, you: int, count: int = NONE, ally: int = NONE, limit: int = NONE) -> Frame:
    """Begin a program on top of all that is in progress."""
    frame = Frame(program, you, count, ally, limit)
    s.stack.append(frame)
    return frame


def ask(s: Table, seat: int, actions: tuple[int, ...], asked: int, into: str, goes_on: bool = False) -> bool:
    """Put a question to a seat."""
    s.awaiting = ONE_SEAT[seat]
    s.legal = actions
    s.asked, s.into, s.goes_on = asked, into, goes_on
    return True


def choose(
    s: Table,
    frame: Frame,
    seat: int,
    options: Iterable[int],
    base: int,
    asked: int,
    into: str,
    may: bool = False,
    goes_on: bool = False,
) -> bool:
    """One of these, or nothing if there is none (BC-03). What must be and can only be one thing is not asked."""
    found = sorted(options)
    if not found:
        setattr(frame, into, NONE)
        return False if goes_on else finish(frame)
    if len(found) == 1 and not may:
        setattr(frame, into, found[0])
        return False
    actions = tuple([base + option for option in found])
    return ask(s, seat, (DECLINE, *actions) if may else actions, asked, into, goes_on)


def choose_from_hand(s: Table, frame: Frame, seat: int, asked: int, may: bool = False) -> bool:
    """A card of one's own hand. A hand of equal cards is asked too: nobody else can see that there is no choice."""
    hand = s.hands[seat]
    if len(hand) < 2 or may:
        return choose(s, frame, seat, set(hand), CARD_WORDS, asked, "card", may)
    return ask(s, seat, tuple([CARD_WORDS + card for card in dict.fromkeys(hand)]), asked, "card")


def choose_council(s: Table, frame: Frame, seat: int, options: Iterable[int], asked: int, may: bool = False) -> bool:
    return choose(s, frame, seat, options, COUNCIL_WORDS, asked, "council", may)
