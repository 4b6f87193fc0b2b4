"""Information-set Monte Carlo tree search: one tree over all hands that a leader cannot tell apart.

Every sweep starts from one guess at what is hidden and tries all actions that are still in the running on it, so that
they are compared on equal cards; the worse ones drop out as the budget is spent. Below an action a tree grows for what
the others may answer; below the tree all leaders go on by the sensible bidder until the round is over, and the position
is judged. Looking further would cost more than it tells: the next ally is not known.
"""

import math
import time
from dataclasses import dataclass, field

from smallcouncil.core.chance import Chance
from smallcouncil.core.knowledge import Advice, Budget
from smallcouncil.core.perspective import Perspective
from smallcouncil.games.btwixt import policy
from smallcouncil.games.btwixt.evaluation import shares
from smallcouncil.games.btwixt.frames import ASK_TURN
from smallcouncil.games.btwixt.state import BtwixtState
from smallcouncil.games.btwixt.thrift import sensible

CURIOSITY = 0.1
"""How much an answer that was seldom looked at is worth a try, in shares of the win."""
WIDTH = 1.0
"""A node of n visits looks at this many times the square root of n answers, the likely ones first."""
SURE_AFTER = 12
SURE = 3.0
"""After how many ways, and at how many standard errors, one action is taken to be worse than another."""
USUAL_WAYS = 1000
"""For a budget that sets no limit of its own."""


@dataclass(slots=True)
class Node:
    """An action in the tree: how often it could be taken, how often it was, and what came of it for its taker."""

    open: int = 0
    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    children: dict[int, "Node"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1.0

    @property
    def error(self) -> float:
        """The square of the standard error of the mean."""
        return max(0.0, self.squares / self.visits - self.mean**2) / self.visits

    def is_worse_than(self, best: "Node") -> bool:
        """Whether enough ways were gone to be sure."""
        if self.visits < SURE_AFTER:
            return False
        return best.mean - self.mean > SURE * math.sqrt(self.error + best.error)

    def promise(self) -> float:
        return self.mean + CURIOSITY * math.sqrt(math.log(self.open) / self.visits)


class Spending:
    """How much of a budget of ways down or seconds is spent."""

    def __init__(self, budget: Budget) -> None:
        self.ways = 0
        self._seconds = budget.seconds
        self._most = budget.nodes or (math.inf if budget.seconds else USUAL_WAYS)
        self._begin = time.perf_counter()

    @property
    def part(self) -> float:
        passed = (time.perf_counter() - self._begin) / self._seconds if self._seconds else 0.0
        return max(self.ways / self._most, passed)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Sweep after sweep over the actions in the running, until the budget is spent.

    Only whether and what to bid is searched; other questions are answered by what looks best when it is done.
    """
    guess = _guess(perspective, rng)
    if guess.asked != ASK_TURN:
        return Advice(policy.consider(guess, perspective.seat, rng))
    actions = _actions(guess, perspective.seat)
    if len(actions) == 1:
        return Advice(actions[0])
    likely = policy.choose(guess, perspective.seat, rng)
    tried = {action: Node() for action in sorted(actions, key=lambda action: action != likely)}
    spending = Spending(budget)
    while spending.part < 1 and len(running := _in_the_running(tried, spending.part)) > 1:
        for action in running:
            if spending.part < 1:
                spending.ways += 1
                _way_down(tried[action], perspective.seat, action, guess.copy(), rng)
        guess = _guess(perspective, rng)
    return _harvest(tried, spending.ways)


def _in_the_running(tried: dict[int, Node], spent: float) -> list[int]:
    """All at first, two in the end, and fewer by the same factor in equal parts of the budget between.

    Whoever is surely worse than the best has dropped out before.
    """
    left = max(2, math.ceil(len(tried) ** (1 - spent)))
    ranked = sorted(tried, key=lambda action: -tried[action].mean)[:left]
    return [action for action in ranked if not tried[action].is_worse_than(tried[ranked[0]])]


def _guess(perspective: Perspective, rng: Chance) -> BtwixtState:
    state = perspective.sample(rng)
    assert isinstance(state, BtwixtState)
    return state


def _actions(state: BtwixtState, seat: int) -> tuple[int, ...]:
    """What a leader with sense would think about."""
    actions = state.actions(seat)
    return sensible(state, seat, actions) if state.asked == ASK_TURN else actions


def _way_down(node: Node, seat: int, action: int, state: BtwixtState, rng: Chance) -> None:
    """By this action down its tree to an answer not yet tried, on to the end of the round, and back with what came."""
    path = [(seat, node)]
    stage = (state.season, state.round)
    state.act(seat, action)
    fresh = False
    while state.awaiting and (state.season, state.round) == stage and not fresh:
        seat = state.awaiting[0]
        action = _answer(node, state, seat, rng)
        fresh = action not in node.children
        node = node.children.setdefault(action, Node(open=1))
        path.append((seat, node))
        state.act(seat, action)
    _play_on(state, stage, rng)
    won = _final_shares(state) if not state.awaiting else shares(state)
    for seat, passed in path:
        passed.visits += 1
        passed.total += won[seat]
        passed.squares += won[seat] ** 2


def _answer(node: Node, state: BtwixtState, seat: int, rng: Chance) -> int:
    """One not yet tried, as the sensible bidder would give, as long as few are known; else the most promising."""
    actions = _actions(state, seat)
    known = [action for action in actions if action in node.children]
    for action in known:
        node.children[action].open += 1
    if len(known) < len(actions) and len(known) <= WIDTH * math.sqrt(node.visits):
        likely = policy.choose(state, seat, rng)
        if likely not in node.children:
            return likely
    return max(known, key=lambda action: node.children[action].promise())


def _play_on(state: BtwixtState, stage: tuple[int, int], rng: Chance) -> None:
    while state.awaiting and (state.season, state.round) == stage:
        seat = state.awaiting[0]
        state.act(seat, policy.choose(state, seat, rng))


def _final_shares(state: BtwixtState) -> tuple[float, ...]:
    assert state.result is not None
    winners = state.result.winners
    return tuple([float(seat in winners) for seat in range(state.seats)])


def _harvest(tried: dict[int, Node], ways: int) -> Advice:
    """The best of those that were in the running to the end; a last sweep may have ended half way."""
    found = {action: node for action, node in tried.items() if node.visits}
    longest = max((node.visits for node in found.values()), default=0)
    last = [action for action, node in found.items() if node.visits >= longest - 1] or list(tried)
    action = max(last, key=lambda each: tried[each].mean)
    return Advice(action, {each: node.mean for each, node in found.items()}, ways)
