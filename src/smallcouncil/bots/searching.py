"""Bots that search: by the game's own search of that name if it has one, else by the general one."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from smallcouncil.bots.deepening import alpha_beta, max_n
from smallcouncil.bots.simple import greedy
from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.tree_search import ismcts, mcts

General = Callable[[Perspective, Budget, Chance], Advice]

GENERAL: dict[str, General] = {
    "greedy": greedy,
    "ab": alpha_beta,
    "maxn": max_n,
    "mcts": mcts,
    "ismcts": ismcts,
    "strong": ismcts,
}


class SearchBot:
    """Chooses by one kind of search within a budget."""

    def __init__(self, method: str, budget: Budget, seed: int) -> None:
        self._method = method
        self._budget = budget
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        return self.advise(perspective).action

    def advise(self, perspective: Perspective) -> Advice:
        """The choice together with what the search thinks of the actions."""
        actions = perspective.actions
        if len(actions) == 1:
            return Advice(actions[0])
        with _steady(self._budget):
            return self._searched(perspective)

    def _searched(self, perspective: Perspective) -> Advice:
        knowledge = perspective.game.knowledge()
        advice = knowledge and knowledge.search(perspective, self._method, self._budget, self._rng)
        return advice or GENERAL[self._method](perspective, self._budget, self._rng)


@contextmanager
def _steady(budget: Budget) -> Iterator[None]:
    """Keep the garbage collector out of a search against the clock: in a large heap it can take a tenth of a second."""
    collecting = gc.isenabled() and budget.seconds is not None
    if collecting:
        gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
