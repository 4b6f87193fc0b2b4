"""Stark against Lannister as numbers: from what a seat sees and from what it has seen."""

from collections.abc import Sequence

from smallcouncil.cardkit.row_encoding import RowEncoder
from smallcouncil.core.game import Game, State
from smallcouncil.games.stark_vs_lannister.observation import observed
from smallcouncil.games.stark_vs_lannister.planes import PLANES
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState


class StarkVsLannisterEncoder(RowEncoder):
    """Observations of Stark against Lannister: its sides are the Houses."""

    planes = PLANES

    def __init__(self, game: Game) -> None:
        super().__init__(game, observed)
        self.longest = game.longest

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        """All decisions but those that the other House made in secret."""
        assert isinstance(state, StarkVsLannisterState)
        hushed, house = state.hushed, seat ^ state.flip
        return [decision for number, decision in enumerate(state.history) if hushed.get(number, house) == house]
