"""B'Twixt as numbers: from what a seat sees and from what it has seen."""

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy

from smallcouncil.cardkit.spreading import BYTE, UNSIGNED
from smallcouncil.core.compiled import WarmUp, compiled, direct
from smallcouncil.core.encoding import Encoder
from smallcouncil.core.game import Game, State
from smallcouncil.games.btwixt import observation_kernel as kernel
from smallcouncil.games.btwixt.observation import gathered
from smallcouncil.games.btwixt.planes import PLANES, SIZE
from smallcouncil.games.btwixt.state import BtwixtState

EVERYBODY = -1


class BtwixtEncoder(Encoder):
    """Observations of B'Twixt."""

    planes = PLANES
    # The longest of many random games took some 430: this leaves room for the most talkative of players.
    longest = 2048

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._warm_up = WarmUp(self._compiled)

    def _compiled(self) -> SimpleNamespace:
        """Compile the kernel, or load it from the cache, by calling it once."""
        state = self.game.start(seed=1)
        assert isinstance(state, BtwixtState)
        flat = numpy.frombuffer(gathered(state, 0), numpy.uint8)
        out = numpy.zeros(self.size, numpy.int8)
        return SimpleNamespace(observe=direct(compiled(kernel).observe, flat, 0, state.seats, out))

    def prepare(self) -> None:
        self._warm_up.wait()

    def observation(self, state: State, seat: int) -> Any:
        assert isinstance(state, BtwixtState)
        out = numpy.zeros(SIZE, BYTE)
        fast = self._warm_up.ready
        if fast is None:
            self._write_plainly(state, seat, out)
        else:
            fast.observe(numpy.frombuffer(gathered(state, seat), UNSIGNED), seat, state.setup.seats, out)
        return out

    def write(self, state: State, seat: int, out: Any) -> None:
        out[:] = self.observation(state, seat)

    def _write_plainly(self, state: BtwixtState, seat: int, out: Any) -> None:
        row = bytearray(SIZE)
        kernel.observe(gathered(state, seat), seat, state.setup.seats, row)
        out[:] = numpy.frombuffer(row, numpy.int8)

    def recall(self, state: State, seat: int) -> str:
        """The journal as the seat may read it says what the events say, and is kept."""
        assert isinstance(state, BtwixtState)
        return json.dumps([state.view(seat), state.heard(seat)], sort_keys=True)

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        """All decisions but those that others made in secret."""
        assert isinstance(state, BtwixtState)
        knowing = state.hushed
        return [
            decision
            for number, decision in enumerate(state.history)
            if decision[0] == seat or knowing.get(number, EVERYBODY) >> seat & 1
        ]
