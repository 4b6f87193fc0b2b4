"""Monte Carlo tree searches on the contract alone.

`mcts` guesses the hidden parts a few times and grows a tree for each guess. `ismcts` grows one tree over all it cannot
tell apart: every way down starts from a fresh guess, and only what is legal in that guess competes.
"""

import math
from dataclasses import dataclass, field

from smallcouncil.bots.judging import Clock, Judge
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice, Budget
from smallcouncil.core.perspective import Perspective

GUESSES = 4
CURIOSITY = 0.7
# A first look costs this many playouts' worth of a budget that sets no limit of its own.
PLAYOUTS = 1000


@dataclass
class Node:
    """An action in the tree: how often it could be taken, how often it was, and what came of it for its taker."""

    open: int = 0
    visits: int = 0
    total: float = 0.0
    children: dict[tuple[int, int], "Node"] = field(default_factory=dict)

    def promise(self) -> float:
        return self.total / self.visits + CURIOSITY * math.sqrt(math.log(self.open) / self.visits)


def mcts(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """A tree for each of a few guesses, grown in turn."""
    guesses = [perspective.sample(rng) for _ in range(GUESSES)]
    roots = [Node() for _ in guesses]
    judge, clock = _tools(perspective, budget, rng)
    while not clock.spent:
        which = clock.nodes % GUESSES
        clock.nodes += 1
        _playout(roots[which], guesses[which].copy(), perspective.seat, judge, rng)
    return _harvest(perspective, roots, clock, rng)


def ismcts(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """One tree over fresh guesses."""
    root = Node()
    judge, clock = _tools(perspective, budget, rng)
    while not clock.spent:
        clock.nodes += 1
        _playout(root, perspective.sample(rng), perspective.seat, judge, rng)
    return _harvest(perspective, [root], clock, rng)


def _tools(perspective: Perspective, budget: Budget, rng: Chance) -> tuple[Judge, Clock]:
    unlimited = budget.nodes is None and budget.seconds is None
    return Judge(perspective.game.knowledge(), rng), Clock(Budget(nodes=PLAYOUTS) if unlimited else budget)


def _playout(root: Node, state: State, mover: int, judge: Judge, rng: Chance) -> None:
    """Down the tree to an action not yet tried, judge it, and tell all nodes on the way.

    Of several seats that are awaited at once the mover comes first: the root is that seat's decision.
    """
    node = root
    path: list[tuple[int, Node]] = []
    while state.awaiting:
        seat = state.awaiting[0] if path else mover
        keys = [(seat, action) for action in state.actions(seat)]
        fresh = [key for key in keys if key not in node.children]
        for key in keys:
            if key in node.children:
                node.children[key].open += 1
        if fresh:
            key = rng.choice(fresh)
            node.children[key] = Node(open=1)
        else:
            key = max(keys, key=lambda option: node.children[option].promise())
        node = node.children[key]
        path.append((seat, node))
        state.act(seat, key[1])
        if fresh:
            break
    shares = judge.shares(state)
    for seat, passed in path:
        passed.visits += 1
        passed.total += shares[seat]


def _harvest(perspective: Perspective, roots: list[Node], clock: Clock, rng: Chance) -> Advice:
    """The action most often taken over all trees; if there was no time at all, any."""
    visits = dict.fromkeys(perspective.actions, 0)
    total = dict.fromkeys(perspective.actions, 0.0)
    for root in roots:
        for (_, action), child in root.children.items():
            visits[action] += child.visits
            total[action] += child.total
    shares = {action: total[action] / visits[action] for action in visits if visits[action]}
    if not shares:
        return Advice(rng.choice(perspective.actions))
    return Advice(max(shares, key=lambda action: (visits[action], shares[action])), shares, clock.nodes)
