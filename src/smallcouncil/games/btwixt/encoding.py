"""B'Twixt as numbers: from what a seat sees and from what it has seen."""

import json
from collections.abc import Sequence

from smallcouncil.cardkit.row_encoding import RowEncoder
from smallcouncil.core.game import Game, State
from smallcouncil.games.btwixt.observation import observed
from smallcouncil.games.btwixt.planes import PLANES
from smallcouncil.games.btwixt.state import BtwixtState

EVERYBODY = -1


class BtwixtEncoder(RowEncoder):
    """Observations of B'Twixt."""

    planes = PLANES
    # The longest of many random games took some 430: this leaves room for the most talkative of players.
    longest = 2048

    def __init__(self, game: Game) -> None:
        super().__init__(game, observed)

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
