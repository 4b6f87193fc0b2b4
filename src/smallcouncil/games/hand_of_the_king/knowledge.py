"""What Hand of the King tells the bots: a learned evaluation, and compiled searches under the general bot codes."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from smallcouncil.core.bits import members
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, Knowledge
from smallcouncil.core.perspective import Perspective
from smallcouncil.games.hand_of_the_king import evaluation, greedy_search, knowledge_search, strongest_search
from smallcouncil.games.hand_of_the_king.evaluation_weights import learned, setting
from smallcouncil.games.hand_of_the_king.state import HandState


class HandKnowledge(Knowledge):
    """Judges and searches positions of Hand of the King."""

    def __init__(self, weights: Mapping[str, Sequence[float]] | None = None) -> None:
        """Another set of weights, by setting, makes another player of the same searches."""
        self._weights = learned() if weights is None else weights

    def weights(self, state: State) -> Sequence[float]:
        """The numbers that fit the game being played."""
        return self._weights[_setting(state)]

    @cached_property
    def _arrays(self) -> Mapping[str, Any]:
        """The same numbers for compiled code that is called too often to copy them."""
        import numpy

        return {name: numpy.asarray(numbers, numpy.float64) for name, numbers in self._weights.items()}

    def evaluate(self, state: State) -> tuple[float, ...]:
        assert isinstance(state, HandState)
        shares = [0.0] * 8
        evaluation.all_shares(state.row, self.weights(state), shares)
        return tuple(shares[: state.seats])

    def allies(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, HandState)
        return tuple(members(evaluation.side_of(state.row, seat)))

    def search(self, perspective: Perspective, method: str, budget: Budget, rng: Chance) -> Advice | None:
        """Compiled alpha-beta and tree search; under the clock the general ones serve until these are compiled."""
        if method == "greedy":
            return self._greedy(perspective, rng)
        if method not in ("ab", "mcts", "ismcts", "strong"):
            return None
        if budget.seconds is not None and not self.prepare(wait=False):
            return None
        state = perspective.sample(rng)
        assert isinstance(state, HandState)
        weights = self.weights(state)
        if method == "ab":
            return knowledge_search.alpha_beta(state.row, weights, budget, rng)
        if method == "strong":
            return strongest_search.strong(state, weights, budget, rng)
        return knowledge_search.monte_carlo(state.row, weights, budget, rng)

    def _greedy(self, perspective: Perspective, rng: Chance) -> Advice:
        state = perspective.sample(rng)
        assert isinstance(state, HandState)
        weights = self._arrays[_setting(state)]
        return greedy_search.greedy(state.row, perspective.seat, perspective.actions, weights, rng)

    def prepare(self, wait: bool = True) -> bool:
        parts = (
            greedy_search.look,
            knowledge_search.deep_search,
            knowledge_search.tree_search,
            strongest_search.warm_up,
        )
        for part in parts:
            if wait:
                part.wait()
            else:
                part.begin()
        return all(part.ready is not None for part in parts)


def _setting(state: State) -> str:
    options = state.setup.options
    return setting(state.seats, bool(options["teams"]), bool(options["companions"]))
