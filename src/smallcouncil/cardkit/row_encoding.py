"""Encoders of card games: what a game writes row by row (`rows`), as arrays."""

from collections.abc import Callable
from typing import Any

import numpy

from smallcouncil.core.encoding import Encoder
from smallcouncil.core.game import Game, State

BYTE = numpy.dtype(numpy.int8)
array_of = numpy.frombuffer


class RowEncoder(Encoder):
    """An encoder of a game that writes the observation of a seat as a row of bytes."""

    def __init__(self, game: Game, observed: Callable[[Any, int], bytes]) -> None:
        super().__init__(game)
        self._observed = observed

    def observation(self, state: State, seat: int) -> Any:
        return array_of(bytearray(self._observed(state, seat)), BYTE)

    def write(self, state: State, seat: int, out: Any) -> None:
        out[:] = array_of(self._observed(state, seat), BYTE)
