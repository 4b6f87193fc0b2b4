"""Frames and questions: how a program is begun, how it asks, how it ends.

What must happen and can happen in one way only is not asked, if everybody can see that it is so: the only council, the
only target, the only card in a hand, kneeling with an empty hand, the last card of a draft. Where only the leader can
see it, as with a hand of equal cards, the leader is asked, so that nobody learns it. What may happen is always asked.
"""

from collections.abc import Callable, Collection
from typing import Final

from smallcouncil.cardkit.programs import Question, finish
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS
from smallcouncil.games.btwixt.table import NONE, BtwixtTable, Frame
from smallcouncil.games.btwixt.words import CARD as CARD_WORDS
from smallcouncil.games.btwixt.words import COUNCIL as COUNCIL_WORDS
from smallcouncil.games.btwixt.words import DECLINE, words_from

Step = Callable[[BtwixtTable, Frame], bool]
Program = tuple[Step, ...]

# The numbers of the programs: a card's played ability, its triumph, an ally that is claimed, and the game's own.
PLAYED: Final = 0
TRIUMPH: Final = PLAYED + len(DESIGNS)
CLAIM: Final = TRIUMPH + len(DESIGNS)
GAME: Final = CLAIM + len(ALLIES)
GAIN: Final = GAME + 1
DISCARD: Final = GAME + 2

ASKS: Final = (
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

ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(6))


def push(s: BtwixtTable, program: int, you: int, count: int = NONE, ally: int = NONE, limit: int = NONE) -> Frame:
    """Begin a program on top of all that is in progress."""
    frame = Frame(program, you, count, ally, limit)
    s.stack.append(frame)
    return frame


def running(s: BtwixtTable) -> tuple[int, int]:
    """The topmost program that belongs to a card or an ally, or the game's own, and whose it is."""
    for frame in reversed(s.stack):
        if frame.program <= GAME:
            return frame.program, frame.you
        if frame.limit != NONE:
            return frame.limit, NONE
    return GAME, NONE


def cause(s: BtwixtTable) -> tuple[int, int]:
    """The card or ally whose ability runs, as the journal knows it, and whose it is; nothing where the game runs."""
    program, you = running(s)
    return (NONE, NONE) if program == GAME else (of_program(program), you)


def of_program(program: int) -> int:
    """The card that a program belongs to, or the ally, numbered after all cards."""
    return program - TRIUMPH if program >= CLAIM else program % TRIUMPH


_card_word = words_from(CARD_WORDS)

Among = Callable[[BtwixtTable, Frame], Collection[int]]


class Asking(Question[BtwixtTable, Frame]):
    """A question with answers of its own kind.

    `seat` says who is asked, or NONE if nobody is; then it has put the answer into the register itself. It goes by what
    everybody can see. `answers` are the actions that this seat has.
    """

    __slots__ = ("answers", "asked", "seat")

    def __init__(
        self,
        asked: int,
        into: str,
        seat: Callable[[BtwixtTable, Frame], int],
        answers: Callable[[BtwixtTable, Frame, int], tuple[int, ...]],
    ) -> None:
        self.asked, self.into, self.seat, self.answers, self.goes_on = asked, into, seat, answers, False

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        seat = self.seat(s, frame)
        if seat == NONE:
            return False
        s.awaiting = ONE_SEAT[seat]
        s.legal, s.asked = self.answers(s, frame, seat), self.asked
        return True

    def options(self, s: BtwixtTable, frame: Frame, seat: int) -> tuple[int, ...]:
        return self.answers(s, frame, seat)


class Choice(Question[BtwixtTable, Frame]):
    """One of these, or nothing if there is none (BC-03). What must be and can only be one thing is not asked."""

    __slots__ = ("among", "asked", "may", "word", "yours")

    def __init__(
        self,
        asked: int,
        into: str,
        base: int,
        among: Among,
        may: bool = False,
        goes_on: bool = False,
        yours: bool = True,
    ) -> None:
        """Of the words that begin at `base`. It is your question, or that of the leader in the register `seat`."""
        self.asked, self.into, self.among, self.word = asked, into, among, words_from(base)
        self.may, self.goes_on, self.yours = may, goes_on, yours

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        found = self.among(s, frame)
        if not found:
            setattr(frame, self.into, NONE)
            return False if self.goes_on else finish(frame)
        if len(found) == 1 and not self.may:
            (only,) = found
            setattr(frame, self.into, only)
            return False
        s.awaiting = ONE_SEAT[frame.you if self.yours else frame.seat]
        s.legal, s.asked = self._actions(found), self.asked
        return True

    def options(self, s: BtwixtTable, frame: Frame, seat: int) -> tuple[int, ...]:
        return self._actions(self.among(s, frame))

    def _actions(self, found: Collection[int]) -> tuple[int, ...]:
        actions = map(self.word, sorted(found))
        return (DECLINE, *actions) if self.may else tuple(actions)


class HandChoice(Question[BtwixtTable, Frame]):
    """A card of your hand. A hand of equal cards is asked too: nobody else can see that there is no choice."""

    __slots__ = ("asked", "may")

    def __init__(self, asked: int, may: bool = False) -> None:
        self.asked, self.may, self.into, self.goes_on = asked, may, "card", False

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        seat = frame.you
        hand = s.hands[seat]
        if not hand:
            frame.card = NONE
            return finish(frame)
        if len(hand) == 1 and not self.may:
            frame.card = hand[0]
            return False
        s.awaiting = ONE_SEAT[seat]
        s.legal, s.asked = self.options(s, frame, seat), self.asked
        return True

    def options(self, s: BtwixtTable, frame: Frame, seat: int) -> tuple[int, ...]:
        cards = map(_card_word, dict.fromkeys(s.hands[seat]))
        return (DECLINE, *cards) if self.may else tuple(cards)


def choose_council(asked: int, among: Among, may: bool = False) -> Choice:
    return Choice(asked, "council", COUNCIL_WORDS, among, may)
