"""A budget that ends in the middle of anything still gives an answer."""

from collections.abc import Callable

import pytest
from sparring import GAME

from smallcouncil.core import Chance, Perspective, budget
from smallcouncil.core.budget import Budget
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.tree_search import ismcts, mcts


class Ticking:
    """A clock that is a little later each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("search", [mcts, ismcts])
@pytest.mark.parametrize("step", [0.003, 0.007, 0.0101, 0.02, 1.0])
def test_time_may_run_out_between_any_two_looks_at_the_clock(
    monkeypatch: pytest.MonkeyPatch, search: Callable[..., Advice], step: float
) -> None:
    monkeypatch.setattr(budget.time, "perf_counter", Ticking(step))  # type: ignore[attr-defined]
    perspective = Perspective(GAME.start(seats=2, seed=3), 0, Chance(1))
    advice = search(perspective, Budget(seconds=0.02), Chance(2))
    assert isinstance(advice, Advice)
    assert advice.action in perspective.actions
