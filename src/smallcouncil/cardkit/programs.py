"""Programs: an effect is a tuple of steps, and work in progress is a stack of frames.

A step does its part and returns False, or puts a question and returns True; the answer goes into a register of the
frame, where the next step finds it. So a state can be copied, saved and compared in the middle of any effect.

A step that asks is a `Question`. Between what it asks is a pure function of state and frame: a sampled state, in which
other cards lie in the hands, is offered what these allow.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from smallcouncil.core.flat import Flat, slots
from smallcouncil.core.native import mypyc_attr

NONE: Final = -1
"""In a register: nothing, nobody."""
DONE: Final = -1
"""The step after the last: the end of every program."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Flat):
    """One program in progress: which, at which step, for whom. A game adds its registers as further slots."""

    __slots__ = ("program", "step", "you")

    program: int
    step: int
    you: int

    def copy(self) -> "Frame":
        """An independent twin. A game may spell its registers out, which is quicker."""
        twin = type(self).__new__(type(self))
        for name in slots(type(self)):
            setattr(twin, name, getattr(self, name))
        return twin

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in slots(type(self)))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in slots(type(self)))
        return f"{type(self).__name__}({told})"


S = TypeVar("S")
F = TypeVar("F", bound=Frame)
Step = Callable[[S, F], bool]


def finish(frame: Frame) -> bool:
    """Nothing more happens in this program."""
    frame.step = DONE
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S, F]):
    """A step that asks."""

    __slots__ = ("goes_on", "into")

    into: str
    """The register that takes the answer."""
    goes_on: bool
    """Whether the program goes on when the answer is to decline."""

    def ask(self, s: S, frame: F) -> bool:
        """As a step: whether anybody is asked, and whom. It goes by open facts alone."""
        raise NotImplementedError

    def __call__(self, s: S, frame: F) -> bool:
        return self.ask(s, frame)

    def options(self, s: S, frame: F, seat: int) -> tuple[int, ...]:
        """The actions that a seat which is asked can choose from, ascending."""
        raise NotImplementedError


class Programs(Generic[S, F]):
    """All programs of a game. A frame holds a program's number; numbers are never stored, names are."""

    def __init__(self) -> None:
        self.steps: list[tuple[Step[S, F], ...]] = []
        self._calls: list[tuple[Step[S, F] | None, ...]] = []
        """The same as they are called, a question by its bound method, which is quicker; nothing marks the end."""
        self.names: list[str] = []
        self._numbers: dict[str, int] = {}

    def add(self, name: str, steps: tuple[Step[S, F], ...]) -> int:
        """The number of a new program."""
        if name in self._numbers:
            raise ValueError(f"there is a program {name!r} already")
        self._numbers[name] = len(self.names)
        self.names.append(name)
        self.steps.append(steps)
        self._calls.append((*(step.ask if isinstance(step, Question) else step for step in steps), None))
        return len(self.names) - 1

    def number(self, name: str) -> int:
        return self._numbers[name]

    def asking(self, stack: list[F]) -> Question[S, F]:
        """The question that is put: the step of the top frame that ran last."""
        frame = stack[-1]
        return self.steps[frame.program][frame.step - 1]  # type: ignore[return-value]

    def options(self, s: S, stack: list[F], seat: int) -> tuple[int, ...]:
        """What an awaited seat may answer to the question that is put."""
        return self.asking(stack).options(s, stack[-1], seat)

    def run(self, s: S, stack: list[F]) -> None:
        """Run the program on top of the stack, then the one below, until a step asks."""
        calls = self._calls
        while True:
            frame = stack[-1]
            at = frame.step
            step = calls[frame.program][at]
            if step is None:
                stack.pop()
                continue
            frame.step = at + 1
            if step(s, frame):
                return
