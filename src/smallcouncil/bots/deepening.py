"""Searches to a depth, on the contract alone: alpha-beta for two sides or against everyone, and max-n.

Hidden parts are guessed a few times, each guess is searched as if it were the truth, and the answers are averaged.
"""

from collections.abc import Callable
from dataclasses import replace

from smallcouncil.bots.simple import best_of
from smallcouncil.core.budget import Budget, Clock, Spent
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.judging import Judge
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.perspective import Perspective

GUESSES = 2
DEEPEST = 60

Rate = Callable[[State, int], float]


class AlphaBeta:
    """One seat, with its allies, wants its share large; everyone else wants it small.

    Exact for two sides; with more sides it is the cautious assumption that all others play together ("paranoid").
    """

    def __init__(self, judge: Judge, clock: Clock, seat: int) -> None:
        self._judge = judge
        self._clock = clock
        self._seat = seat
        self._known: dict[str, tuple[int, float, float, int]] = {}  # digest: depth, low, high, best action

    def value(self, state: State, depth: int, low: float = -1.0, high: float = 2.0) -> float:
        """The searching seat's share, with every further decision down to the depth made as its maker wants."""
        self._clock.tick()
        if depth <= 0 or not state.awaiting:
            return self._judge.shares(state)[self._seat]
        key = state.digest()
        known_depth, least, most, first = self._known.get(key, (-1, -1.0, 2.0, -1))
        if known_depth == depth and (least >= high or most <= low or least == most):
            return least if least >= high else most
        value, action = self._best(state, depth, low, high, first)
        self._known[key] = (depth, value if value > low else -1.0, value if value < high else 2.0, action)
        return value

    def _best(self, state: State, depth: int, low: float, high: float, first: int) -> tuple[float, int]:
        mover = state.awaiting[0]
        gaining = mover in self._judge.allies(state, self._seat)
        best, chosen = (-1.0 if gaining else 2.0), -1
        for action in sorted(state.actions(mover), key=lambda option: option != first):
            after = state.copy()
            after.act(mover, action)
            value = self.value(after, depth - 1, low, high)
            if chosen < 0 or (value > best if gaining else value < best):
                best, chosen = value, action
            low, high = (max(low, best), high) if gaining else (low, min(high, best))
            if low >= high:
                break
        return best, chosen


class MaxN:
    """Every seat wants its own share large, and expects the same of all others."""

    def __init__(self, judge: Judge, clock: Clock, seat: int) -> None:
        self._judge = judge
        self._clock = clock
        self._seat = seat

    def value(self, state: State, depth: int) -> float:
        return self.shares(state, depth)[self._seat]

    def shares(self, state: State, depth: int) -> tuple[float, ...]:
        self._clock.tick()
        if depth <= 0 or not state.awaiting:
            return self._judge.shares(state)
        mover = state.awaiting[0]
        best: tuple[float, ...] | None = None
        for action in state.actions(mover):
            after = state.copy()
            after.act(mover, action)
            shares = self.shares(after, depth - 1)
            if best is None or shares[mover] > best[mover]:
                best = shares
        assert best is not None
        return best


def alpha_beta(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Alpha-beta, deeper and deeper until the budget is spent."""
    return _averaged(perspective, budget, rng, lambda judge, clock: AlphaBeta(judge, clock, perspective.seat).value)


def max_n(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Max-n, deeper and deeper until the budget is spent."""
    return _averaged(perspective, budget, rng, lambda judge, clock: MaxN(judge, clock, perspective.seat).value)


def _averaged(perspective: Perspective, budget: Budget, rng: Chance, make: Callable[[Judge, Clock], Rate]) -> Advice:
    judge = Judge(perspective.game.knowledge(), rng)
    total = dict.fromkeys(perspective.actions, 0.0)
    nodes, least = 0, DEEPEST
    for _ in range(GUESSES):
        clock = Clock(_part(budget))
        shares, depth = _deepen(perspective.sample(rng), perspective.seat, budget, clock, make(judge, clock))
        total = {action: total[action] + shares.get(action, 0.0) for action in total}
        nodes, least = nodes + clock.nodes, min(least, depth)
    return Advice(best_of(total, rng), {action: share / GUESSES for action, share in total.items()}, nodes, least)


def _part(budget: Budget) -> Budget:
    """What each guess may spend of the whole."""
    nodes = None if budget.nodes is None else max(1, budget.nodes // GUESSES)
    seconds = None if budget.seconds is None else budget.seconds / GUESSES
    return replace(budget, nodes=nodes, seconds=seconds)


def _deepen(state: State, seat: int, budget: Budget, clock: Clock, rate: Rate) -> tuple[dict[int, float], int]:
    """What each action is worth by the last depth that could be finished, and that depth."""
    shares: dict[int, float] = {}
    last = budget.depth or DEEPEST
    for depth in range(1, last + 1):
        deeper = {}
        before = clock.nodes
        try:
            for action in sorted(state.actions(seat), key=lambda option: -shares.get(option, 0.0)):
                after = state.copy()
                after.act(seat, action)
                deeper[action] = rate(after, depth - 1)
        except Spent:
            return shares or deeper, depth - 1
        if clock.nodes - before == len(deeper) and depth > 1:
            return deeper, depth
        shares = deeper
    return shares, last
