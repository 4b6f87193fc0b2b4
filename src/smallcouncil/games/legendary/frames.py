"""Frames and questions: how a program is begun and how it asks.

A question is put when it has two or more answers, and also with a single one if that depends on a hidden hand
(LG-R131): else its absence would tell the others what is in the hand.
"""

from collections.abc import Callable, Sequence
from typing import Final

from smallcouncil.cardkit.programs import Question
from smallcouncil.games.legendary.table import NONE, OTHER, Frame, Table
from smallcouncil.games.legendary.words import FAMILY, NO

Step = Callable[[Table, Frame], bool]
Program = tuple[Step, ...]

ASKS: Final = (
    *("turn", "pay", "duel", "along", "swap", "reward", "order", "capture", "replace", "discard", "may-discard"),
    *("smash", "versatile", "convert", "class", "show", "copy", "ko", "ko-this", "give", "recall", "seat", "cycle"),
    *("gain", "look", "weaken", "bribe", "push", "move", "space", "free", "option", "draw", "rescue", "event", "wound"),
    *("reveal", "house", "hero", "minor", "draft"),
)
ASK: Final = {name: number for number, name in enumerate(ASKS)}
ASK_TURN: Final = ASK["turn"]
ASK_DRAFT: Final = ASK["draft"]
ONE_SEAT: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(4))


def push(s: Table, program: int, you: int, source: int = NONE, ally: int = NONE, mode: int = OTHER) -> Frame:
    """Begin a program on top of all that is in progress."""
    frame = Frame(program, you, source, ally, mode)
    s.stack.append(frame)
    return frame


def put(s: Table, seat: int, asked: int, answers: tuple[int, ...] | None = None) -> bool:
    """Put a question to a seat."""
    s.awaiting = ONE_SEAT[seat]
    s.asked, s.legal = asked, answers
    return True


Answers = Callable[[Table, Frame], Sequence[int]]


class Choice(Question[Table, Frame]):
    """One of these words, into the register `choice`; nothing there means declined, or that there was none.

    Over a hand the question is put whenever the hand could hold an answer.
    """

    __slots__ = ("answers", "asked", "hand", "may", "whose")
    into = "choice"
    goes_on = True

    def __init__(
        self,
        asked: str,
        answers: Answers,
        may: bool = False,
        hand: bool = False,
        whose: Callable[[Table, Frame], int] | None = None,
    ) -> None:
        self.asked, self.answers, self.may, self.hand, self.whose = ASK[asked], answers, may, hand, whose

    def ask(self, s: Table, frame: Frame) -> bool:
        found = self.answers(s, frame)
        seat = self.whose(s, frame) if self.whose else frame.you
        frame.choice = NONE
        if self.hand and self._hidden(s, frame, seat, found):
            return put(s, seat, self.asked, self._all(found)) if found or self.may else False
        if not found:
            return False
        if len(found) == 1 and not self.may:
            frame.choice = found[0]
            return False
        return put(s, seat, self.asked, self._all(found))

    def _hidden(self, s: Table, frame: Frame, seat: int, found: Sequence[int]) -> bool:
        """Whether the others cannot tell what there is to choose from."""
        cards = len(s.hands[seat])
        if self.may:
            return cards > 0
        return cards > 1 or (cards == 1 and any(FAMILY[word] != "hand" for word in found))

    def _all(self, found: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted((*found, NO) if self.may else found))

    def options(self, s: Table, frame: Frame, seat: int) -> tuple[int, ...]:
        return self._all(self.answers(s, frame))
