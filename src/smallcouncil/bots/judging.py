"""What a general search needs to know about a game: how good a position is, who plays with whom, and when to stop."""

import time

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Budget, Knowledge


class Spent(Exception):
    """The budget is spent."""


class Clock:
    """Counts nodes and looks at the time; `tick` raises `Spent` when the budget is gone."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._end = None if budget.seconds is None else time.perf_counter() + budget.seconds

    def tick(self) -> None:
        if self.spent:
            raise Spent
        self.nodes += 1

    @property
    def spent(self) -> bool:
        if self._most is not None and self.nodes >= self._most:
            return True
        return self._end is not None and time.perf_counter() >= self._end


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


def final_shares(state: State) -> tuple[float, ...]:
    """How a finished game is shared: all winners have won."""
    assert state.result is not None
    winners = state.result.winners
    return tuple(float(seat in winners) for seat in range(state.seats))
