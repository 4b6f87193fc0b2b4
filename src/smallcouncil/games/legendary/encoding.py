"""Legendary as numbers: from what a seat sees and from what it has seen."""

from collections.abc import Sequence

from smallcouncil.cardkit.row_encoding import RowEncoder
from smallcouncil.core.game import Game, State
from smallcouncil.games.legendary.observation import observed
from smallcouncil.games.legendary.planes import PLANES
from smallcouncil.games.legendary.state import LegendaryState


class LegendaryEncoder(RowEncoder):
    """Observations of Legendary."""

    planes = PLANES

    def __init__(self, game: Game) -> None:
        super().__init__(game, observed)
        self.longest = game.longest

    def seen(self, state: State, seat: int) -> Sequence[tuple[int, int]]:
        """All decisions but those that others made in secret."""
        assert isinstance(state, LegendaryState)
        hushed = state.hushed
        if not hushed:
            return state.history
        return [decision for number, decision in enumerate(state.history) if hushed.get(number, seat) == seat]
