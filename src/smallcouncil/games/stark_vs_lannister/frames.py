"""Frames and questions: how a program is begun and how it asks.

What must happen and can happen in one way only is not asked, if both players can see that it is so (SL-R96). A choice
among two or more cards of a hand, or out of a deck, is always asked.
"""

from collections.abc import Callable, Sequence
from typing import Final

from smallcouncil.cardkit.programs import NONE, Question, finish
from smallcouncil.games.stark_vs_lannister.table import Frame, Table
from smallcouncil.games.stark_vs_lannister.words import DISCARD_WORD

Step = Callable[[Table, Frame], bool]
Program = tuple[Step, ...]
Among = Callable[[Table, Frame], Sequence[int]]

ASKS: Final = (
    *("draft", "deck", "mulligan", "place", "plot", "first", "resolve", "act", "attack", "attackers", "stealth"),
    *("defenders", "respond", "save", "claim", "target", "cost", "card", "discard", "upkeep"),
)
# fmt: off
(
    ASK_DRAFT, ASK_DECK, ASK_MULLIGAN, ASK_PLACE, ASK_PLOT, ASK_FIRST, ASK_RESOLVE, ASK_ACT, ASK_ATTACK, ASK_ATTACKERS,
    ASK_STEALTH, ASK_DEFENDERS, ASK_RESPOND, ASK_SAVE, ASK_CLAIM, ASK_TARGET, ASK_COST, ASK_CARD, ASK_DISCARD,
    ASK_UPKEEP,
) = range(len(ASKS))
# fmt: on
OF_BOTH: Final = frozenset((ASK_DRAFT, ASK_DECK, ASK_MULLIGAN, ASK_PLACE, ASK_PLOT))
"""What is asked of both at once and answered in secret."""
IN_WORDS: Final = frozenset((ASK_ACT, ASK_RESPOND, ASK_SAVE, ASK_UPKEEP))
"""Where the answer is kept as the word itself, since words of several families are possible."""

_SEATS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,))


def push(s: Table, program: int, you: int, source: int = NONE, place: int = NONE) -> Frame:
    """Begin a program on top of all that is in progress."""
    frame = Frame(program, you, source, place)
    s.stack.append(frame)
    return frame


def put(s: Table, house: int, asked: int, answers: tuple[int, ...] | None = None) -> bool:
    """Put a question to a House; where its answers were found on the way they are kept."""
    s.awaiting = _SEATS[house ^ s.flip]
    s.asked = asked
    s.legal = [answers, answers]
    return True


class Choice(Question[Table, Frame]):
    """One of these. What must be and can only be one thing is not asked; without any the program ends."""

    __slots__ = ("among", "asked", "decline", "whose", "words")

    def __init__(
        self,
        asked: int,
        into: str,
        words: Sequence[int],
        among: Among,
        decline: int = NONE,
        whose: Callable[[Table, Frame], int] | None = None,
    ) -> None:
        """`decline` is the word that declines, if there is one; `whose` says which House chooses, if it is not you."""
        self.asked, self.into, self.words, self.among = asked, into, words, among
        self.decline, self.whose = decline, whose

    def ask(self, s: Table, frame: Frame) -> bool:
        found = self.among(s, frame)
        if not found:
            setattr(frame, self.into, NONE)
            return finish(frame) if self.decline == NONE else False
        if len(found) == 1 and self.decline == NONE:
            setattr(frame, self.into, found[0])
            return False
        return put(s, self.whose(s, frame) if self.whose else frame.you, self.asked, self._actions(found))

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return self._actions(self.among(s, frame))

    def _actions(self, found: Sequence[int]) -> tuple[int, ...]:
        words = self.words
        actions = [words[each] for each in found]
        if self.decline != NONE:
            actions.append(self.decline)
        actions.sort()
        return tuple(actions)


class HandChoice(Question[Table, Frame]):
    """A card of a hand: the only one is taken unasked, among two or more its player is always asked (SL-R96)."""

    __slots__ = ("asked", "whose")

    def __init__(self, asked: int, into: str, whose: Callable[[Table, Frame], int] | None = None) -> None:
        self.asked, self.into, self.whose = asked, into, whose

    def ask(self, s: Table, frame: Frame) -> bool:
        house = self.whose(s, frame) if self.whose else frame.you
        hand = s.hands[house]
        if len(hand) < 2:
            setattr(frame, self.into, hand[0] if hand else NONE)
            return False if hand else finish(frame)
        return put(s, house, self.asked)

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return tuple([DISCARD_WORD[card] for card in dict.fromkeys(s.hands[seat])])
