"""Windows: what happens around an event, and who may say something to it.

An event is announced, interrupted (somebody is saved), applied, met by forced reactions in an order that somebody
chooses, and by optional ones in turns. Each of these is a question of the kit with a step behind it that takes the
answer; a game derives its own from them and says who, what and with which words.

Whether a seat is asked must depend on what everybody can see, never on its hand: else its silence would tell. A seat
that is not asked has passed.
"""

from typing import TypeVar

from smallcouncil.cardkit.programs import NONE, Frame, Question, Step
from smallcouncil.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowFrame(Frame):
    """A frame with the registers of a window; a game may add more."""

    __slots__ = ("answer", "passes", "turn", "waiting")

    answer: int
    """What was answered last; `NONE` is a pass."""
    passes: int
    """How many seats have passed in a row."""
    turn: int
    waiting: tuple[int, ...]
    """The forced reactions that are still to come."""

    def __init__(self, program: int, you: int) -> None:
        self.program, self.step, self.you = program, 0, you
        self.answer, self.passes, self.turn, self.waiting = NONE, 0, you, ()


S = TypeVar("S")
W = TypeVar("W", bound=WindowFrame)


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurns(Question[S, W]):
    """Seats have a chance in turns, until all have passed in a row or there is nothing left to be said."""

    __slots__ = ()

    into = "answer"
    goes_on = True

    # ---- what a game says

    def seats(self, s: S) -> int:
        raise NotImplementedError

    def first(self, s: S, frame: W) -> int:
        """Who has the first chance."""
        raise NotImplementedError

    def may(self, s: S, frame: W, seat: int) -> bool:
        """Whether a seat is asked, by open facts alone."""
        raise NotImplementedError

    def put(self, s: S, frame: W, seat: int) -> None:
        """Put the question to a seat; its `options` always hold a pass."""
        raise NotImplementedError

    def take(self, s: S, frame: W, seat: int) -> None:
        """Do what was answered."""
        raise NotImplementedError

    def over(self, s: S, frame: W) -> bool:
        """Whether nothing is left to be said, though not all have passed."""
        return False

    # ---- what the kit does

    def steps(self) -> tuple[Step[S, W], ...]:
        """As steps of a program."""
        return self._begin, self, self._answered

    def _begin(self, s: S, frame: W) -> bool:
        frame.turn, frame.passes = self.first(s, frame), 0
        return False

    def ask(self, s: S, frame: W) -> bool:
        while frame.passes < self.seats(s) and not self.over(s, frame):
            if self.may(s, frame, frame.turn):
                self.put(s, frame, frame.turn)
                return True
            self._next(s, frame, passed=True)
        frame.step += 1
        return False

    def _answered(self, s: S, frame: W) -> bool:
        seat, passed = frame.turn, frame.answer == NONE
        self._next(s, frame, passed)
        if passed:
            frame.step -= 1
            return self.ask(s, frame)
        frame.step -= 2
        self.take(s, frame, seat)
        return False

    def _next(self, s: S, frame: W, passed: bool) -> None:
        frame.passes = frame.passes + 1 if passed else 0
        frame.turn = (frame.turn + 1) % self.seats(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class InChosenOrder(Question[S, W]):
    """Forced reactions, one after the other; where several wait, somebody says which is next."""

    __slots__ = ()

    into = "answer"
    goes_on = True

    # ---- what a game says

    def waiting(self, s: S, frame: W) -> tuple[int, ...]:
        """The reactions that the event calls for, by number."""
        raise NotImplementedError

    def still(self, s: S, frame: W, reaction: int) -> bool:
        """Whether a reaction that has waited can still happen."""
        return True

    def put(self, s: S, frame: W) -> None:
        """Ask whoever orders the reactions which of those that wait is next."""
        raise NotImplementedError

    def resolve(self, s: S, frame: W, reaction: int) -> None:
        """Begin a reaction."""
        raise NotImplementedError

    # ---- what the kit does

    def steps(self) -> tuple[Step[S, W], ...]:
        return self._begin, self, self._answered

    def _begin(self, s: S, frame: W) -> bool:
        frame.waiting = self.waiting(s, frame)
        if not frame.waiting:
            frame.step += 2
        return False

    def ask(self, s: S, frame: W) -> bool:
        frame.waiting = tuple([reaction for reaction in frame.waiting if self.still(s, frame, reaction)])
        if not frame.waiting:
            frame.step += 1
            return False
        if len(frame.waiting) > 1:
            self.put(s, frame)
            return True
        frame.answer = frame.waiting[0]
        return False

    def _answered(self, s: S, frame: W) -> bool:
        reaction = frame.answer
        at = frame.waiting.index(reaction)
        frame.waiting = frame.waiting[:at] + frame.waiting[at + 1 :]
        frame.step -= 2
        self.resolve(s, frame, reaction)
        return False


def event(
    announce: Step[S, W],
    interrupts: InTurns[S, W],
    apply: Step[S, W],
    forced: InChosenOrder[S, W],
    responses: InTurns[S, W],
) -> tuple[Step[S, W], ...]:
    """The program of an event: announced, interrupted, applied, and reacted to."""
    return (announce, *interrupts.steps(), apply, *forced.steps(), *responses.steps())
