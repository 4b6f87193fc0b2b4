"""Information-set Monte Carlo tree search: one tree over all hands that a leader cannot tell apart.

Every way down starts from a guess at what is hidden. Below the tree all leaders go on by the sensible bidder until the
round is over; then the position is judged. Looking further would cost more than it tells: the next ally is not known.
"""

import math
import time
from dataclasses import dataclass, field

from smallcouncil.core.chance import Chance
from smallcouncil.core.knowledge import Advice, Budget
from smallcouncil.core.perspective import Perspective
from smallcouncil.games.btwixt import policy
from smallcouncil.games.btwixt.evaluation import shares
from smallcouncil.games.btwixt.frames import ASK_DRAFT, ASK_LEADER
from smallcouncil.games.btwixt.state import BtwixtState

CURIOSITY = 0.35
WAYS_A_GUESS = 4
"""A guess at the hidden cards costs as much as several ways down, so each serves more than one."""


@dataclass(slots=True)
class Node:
    """An action in the tree: how often it could be taken, how often it was, and what came of it for its taker."""

    open: int = 0
    visits: int = 0
    total: float = 0.0
    children: dict[int, "Node"] = field(default_factory=dict)

    def promise(self) -> float:
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(self.open) / self.visits)


def search(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """Grow a tree within a budget of ways down or seconds."""
    guess = _guess(perspective, rng)
    if guess.asked in (ASK_DRAFT, ASK_LEADER):
        return Advice(policy.choose(guess, perspective.seat, rng))
    end = None if budget.seconds is None else time.perf_counter() + budget.seconds
    root, ways = Node(), 0
    while ways < (budget.nodes or math.inf) and (end is None or time.perf_counter() < end):
        if ways % WAYS_A_GUESS == 0 and ways:
            guess = _guess(perspective, rng)
        _way_down(root, guess.copy(), rng)
        ways += 1
    return _harvest(root, perspective, ways)


def _guess(perspective: Perspective, rng: Chance) -> BtwixtState:
    state = perspective.sample(rng)
    assert isinstance(state, BtwixtState)
    return state


def _way_down(root: Node, state: BtwixtState, rng: Chance) -> None:
    """Down the tree to an action not yet tried, on to the end of the round, and back with what came of it."""
    node, path = root, []
    stage = (state.season, state.round)
    while state.awaiting and (state.season, state.round) == stage:
        seat = state.awaiting[0]
        actions = state.actions(seat)
        for action in actions:
            if action in node.children:
                node.children[action].open += 1
        fresh = [action for action in actions if action not in node.children]
        chosen = _untried(state, seat, fresh, rng) if fresh else _most_promising(node, actions)
        node = node.children.setdefault(chosen, Node(open=1))
        path.append((seat, node))
        state.act(seat, chosen)
        if fresh:
            break
    _play_on(state, stage, rng)
    won = _final_shares(state) if not state.awaiting else shares(state)
    for seat, passed in path:
        passed.visits += 1
        passed.total += won[seat]


def _untried(state: BtwixtState, seat: int, fresh: list[int], rng: Chance) -> int:
    """What the sensible bidder would do comes first."""
    likely = policy.choose(state, seat, rng)
    return likely if likely in fresh else rng.choice(fresh)


def _most_promising(node: Node, actions: tuple[int, ...]) -> int:
    return max(actions, key=lambda action: node.children[action].promise())


def _play_on(state: BtwixtState, stage: tuple[int, int], rng: Chance) -> None:
    while state.awaiting and (state.season, state.round) == stage:
        seat = state.awaiting[0]
        state.act(seat, policy.choose(state, seat, rng))


def _final_shares(state: BtwixtState) -> tuple[float, ...]:
    assert state.result is not None
    winners = state.result.winners
    return tuple([float(seat in winners) for seat in range(state.seats)])


def _harvest(root: Node, perspective: Perspective, ways: int) -> Advice:
    """The action most often taken."""
    found = {action: child for action, child in root.children.items() if child.visits}
    action = max(found, key=lambda each: (found[each].visits, found[each].total), default=perspective.actions[0])
    return Advice(action, {each: child.total / child.visits for each, child in found.items()}, ways)
