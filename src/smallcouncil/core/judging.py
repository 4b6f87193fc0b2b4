"""How good a position is for every seat: by the game's evaluation or, where it has none, by playing on at random."""

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Knowledge, final_shares


class Judge:
    """Shares of the win by seat: the game's own evaluation, or one random game to the end."""

    def __init__(self, knowledge: Knowledge | None, rng: Chance) -> None:
        self._knowledge = knowledge
        self._rng = rng

    def shares(self, state: State) -> tuple[float, ...]:
        if state.result is not None:
            return final_shares(state)
        if self._knowledge is not None:
            return self._knowledge.evaluate(state)
        return self._played_out(state.copy())

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        return (seat,) if self._knowledge is None else self._knowledge.allies(state, seat)

    def _played_out(self, state: State) -> tuple[float, ...]:
        while state.awaiting:
            seat = state.awaiting[0]
            state.act(seat, self._rng.choice(state.actions(seat)))
        return final_shares(state)
