"""Observations of card games: gathered in one stroke, spread over the planes by a kernel that runs plain or compiled.

A table is small lists of small numbers. `marshal` writes them down faster than any loop in Python could read them; what
is to become of each thing stands in a plan (`spreading_kernel`).
"""

from abc import abstractmethod
from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy

from smallcouncil.cardkit import spreading_kernel
from smallcouncil.core.compiled import WarmUp, compiled, direct
from smallcouncil.core.encoding import Encoder, Plane, starts
from smallcouncil.core.game import Game, State

BYTE, UNSIGNED = numpy.dtype(numpy.int8), numpy.dtype(numpy.uint8)


def plan_of(planes: Sequence[Plane], *things: tuple[int, str] | tuple[int, str, int] | tuple[int, str, str]) -> Any:
    """What to do with each thing that is gathered, in its order: how, and in which plane.

    A third part is a place within the plane, or the plane that says which places count. The plane "" is the whole
    observation, for what says itself where it stands.
    """
    whole = Plane("", (1,), "")
    start, named = {"": 0, **starts(planes)}, {plane.name: plane for plane in (whole, *planes)}
    rows = []
    for how, name, *more in things:
        plane = named[name]
        width = plane.size // plane.shape[0]
        inside = more[0] if more and isinstance(more[0], int) else 0
        mask = (
            start[more[0]] if more and isinstance(more[0], str) else width // plane.shape[min(1, len(plane.shape) - 1)]
        )
        rows += [how, start[name] + inside, plane.shape[0], width, mask]
    return numpy.array(rows, numpy.int64)


class GatheringEncoder(Encoder):
    """An encoder that gathers what a seat sees of a state, and has a plan for it."""

    plan: Any
    kernel: ModuleType = spreading_kernel
    """Where `spread` is: a game may bring a module of its own, which goes on from there."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._warm_up = WarmUp(self._compiled)

    @abstractmethod
    def gathered(self, state: State, seat: int) -> bytes:
        """All that the plan wants to know."""

    def viewer(self, state: State, seat: int) -> int:
        """From whom on the sides of the table are told."""
        return seat

    def _compiled(self) -> SimpleNamespace:
        """Compile the kernel, or load it from the cache, by calling it once."""
        state = self.game.start(seed=1)
        flat = numpy.frombuffer(self.gathered(state, 0), numpy.uint8)
        out = numpy.zeros(self.size, numpy.int8)
        return SimpleNamespace(spread=direct(compiled(self.kernel).spread, flat, self.plan, 0, state.seats, out))

    def prepare(self) -> None:
        self._warm_up.wait()

    def observation(self, state: State, seat: int) -> Any:
        fast = self._warm_up.ready
        if fast is None:
            return self.plainly(state, seat)
        out = numpy.zeros(self.size, BYTE)
        flat = numpy.frombuffer(self.gathered(state, seat), UNSIGNED)
        fast.spread(flat, self.plan, self.viewer(state, seat), state.setup.seats, out)
        return out

    def plainly(self, state: State, seat: int) -> Any:
        """The same without the compiler."""
        row = bytearray(self.size)
        plan, viewer = self.plan.tolist(), self.viewer(state, seat)
        self.kernel.spread(self.gathered(state, seat), plan, viewer, state.setup.seats, row)
        return numpy.frombuffer(row, numpy.int8)

    def write(self, state: State, seat: int, out: Any) -> None:
        out[:] = self.observation(state, seat)
