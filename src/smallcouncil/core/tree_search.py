"""Information-set Monte Carlo tree search, for every game: one tree over all that a seat cannot tell apart.

Every way down starts from a guess at what is hidden, and only what is legal in that guess competes. Below the tree the
players go on as the game's guide says, up to its horizon, and the position there is judged. So a game brings what it
knows in a `Guide`; a game that brings none is searched by its rules alone.

At the root the actions compete in one of two ways. By promise: what did well, or was seldom tried, is tried next. In a
race: all that are still in the running are tried on the same guess, so that they are compared on equal cards, and the
worse ones drop out as the budget is spent. That is better where luck is large and the ways are few.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.judging import Judge
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.native import mypyc_attr
from smallcouncil.core.perspective import Perspective

GUESSES = 4
"""How many guesses `mcts` grows a tree for."""
USUAL_WAYS = 1000
"""For a budget that sets no limit of its own."""
SURE_AFTER = 12
SURE = 3.0
"""After how many ways, and at how many standard errors, one action is taken to be worse than another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(ABC):
    """What a game knows of searching it: how far to look, what is worth a thought, how players go on, who stands well.

    What a game leaves as it is here is searched by the rules alone.
    """

    curiosity: ClassVar[float] = 0.7
    """How much an action that was seldom looked at is worth a try, in shares of the win."""
    width: ClassVar[float] = math.inf
    """A node of n visits looks at this many times the square root of n actions, the likely ones first."""
    races: ClassVar[bool] = False
    """Whether the actions at the root compete in a race."""

    @abstractmethod
    def shares(self, state: State) -> tuple[float, ...]:
        """What a position is worth to every seat, in shares of the win; exact when the game is over."""

    def actions(self, state: State, seat: int) -> tuple[int, ...]:
        """Those of a seat's legal actions that are worth a thought."""
        return state.actions(seat)

    def likely(self, state: State, seat: int, untried: Sequence[int], rng: Chance) -> int:
        """What a seat would probably do: where one of the untried actions may be looked at, it is this one.

        If it turns out to be one that was tried, none of the others is likely enough.
        """
        return untried[rng.below(len(untried))]

    def stage(self, state: State) -> object:
        """The part of the game that a state belongs to: a search looks no further than the end of the present one."""
        return None

    def play_on(self, state: State, stage: object, rng: Chance) -> None:
        """Let the players go on below the tree, at most to the end of the stage."""


class PlainGuide(Guide):
    """For any game: every action, and the position behind the tree as the game's evaluation or chance judges it."""

    def __init__(self, perspective: Perspective, rng: Chance) -> None:
        self._judge = Judge(perspective.game.knowledge(), rng)

    def shares(self, state: State) -> tuple[float, ...]:
        return self._judge.shares(state)


@dataclass(slots=True)
class Node:
    """An action in the tree: how often it could be taken, how often it was, and what came of it for its taker."""

    open: int = 0
    visits: int = 0
    total: float = 0.0
    squares: float = 0.0
    children: dict[tuple[int, int], "Node"] = field(default_factory=dict)

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

    def promise(self, curiosity: float) -> float:
        return self.total / self.visits + curiosity * math.sqrt(math.log(self.open) / self.visits)


class TreeSearch:
    """One decision of one seat."""

    def __init__(self, perspective: Perspective, budget: Budget, rng: Chance, guide: Guide) -> None:
        self._perspective = perspective
        self._seat = perspective.seat
        self._rng = rng
        self._guide = guide
        self._clock = Clock(budget.or_nodes(USUAL_WAYS))

    def advice(self) -> Advice:
        """The best action by a tree over fresh guesses."""
        return self._raced() if self._guide.races else self._promising([Node()], [])

    def advice_on_guesses(self, count: int) -> Advice:
        """The same by a tree for each of so many guesses, grown in turn."""
        guesses = [self._guess() for _ in range(count)]
        return self._promising([Node() for _ in guesses], guesses)

    def _guess(self) -> State:
        return self._perspective.sample(self._rng)

    # ---- by promise

    def _promising(self, roots: list[Node], guesses: list[State]) -> Advice:
        clock = self._clock
        while not clock.spent:
            which = clock.nodes % len(roots)
            clock.nodes += 1
            self._way_down(roots[which], guesses[which].copy() if guesses else self._guess())
        return self._most_visited(roots)

    def _most_visited(self, roots: list[Node]) -> Advice:
        """The action most often taken over all trees; if there was no time at all, any."""
        actions = self._perspective.actions
        visits, total = dict.fromkeys(actions, 0), dict.fromkeys(actions, 0.0)
        for root in roots:
            for (_, action), child in root.children.items():
                visits[action] += child.visits
                total[action] += child.total
        shares = {action: total[action] / visits[action] for action in actions if visits[action]}
        if not shares:
            return Advice(self._rng.choice(actions))
        return Advice(max(shares, key=lambda action: (visits[action], shares[action])), shares, self._clock.nodes)

    # ---- in a race

    def _raced(self) -> Advice:
        """Sweep after sweep over the actions in the running, each sweep on one guess, until the budget is spent."""
        guess, seat, clock = self._guess(), self._seat, self._clock
        actions = self._guide.actions(guess, seat)
        if len(actions) == 1:
            return Advice(actions[0])
        likely = self._guide.likely(guess, seat, actions, self._rng)
        tried = {action: Node() for action in sorted(actions, key=lambda action: action != likely)}
        root = Node(children={(seat, action): node for action, node in tried.items()})
        while (part := clock.part) < 1 and len(running := _in_the_running(tried, part)) > 1:
            for action in running:
                if not clock.spent:
                    clock.nodes += 1
                    self._way_down(root, guess.copy(), action)
            guess = self._guess()
        return _best_of_race(tried, clock.nodes)

    # ---- the tree

    def _way_down(self, root: Node, state: State, action: int | None = None) -> None:
        """Down the tree to an action not yet tried, on as the guide says, and back with what came of it.

        Of several seats that are awaited at once the searching one comes first: the root is its decision.
        """
        guide, seat, node = self._guide, self._seat, root
        stage = guide.stage(state)
        path: list[tuple[int, Node]] = []
        fresh = False
        while state.awaiting and not fresh and guide.stage(state) == stage:
            if path:
                seat = state.awaiting[0]
            if action is None:
                action = self._chosen(node, state, seat)
            child = node.children.get((seat, action))
            fresh = child is None
            if child is None:
                child = node.children[seat, action] = Node(open=1)
            path.append((seat, child))
            state.act(seat, action)
            node, action = child, None
        guide.play_on(state, stage, self._rng)
        shares = guide.shares(state)
        root.visits += 1
        for taker, passed in path:
            share = shares[taker]
            passed.visits += 1
            passed.total += share
            passed.squares += share * share

    def _chosen(self, node: Node, state: State, seat: int) -> int:
        """An action not yet tried if it is likely, as long as few are known; else the most promising."""
        guide, children = self._guide, node.children
        known, untried = [], []
        for action in guide.actions(state, seat):
            child = children.get((seat, action))
            if child is None:
                untried.append(action)
            else:
                child.open += 1
                known.append((action, child))
        if untried and (not known or len(known) <= guide.width * math.sqrt(node.visits)):
            likely = guide.likely(state, seat, untried, self._rng)
            if not known or (seat, likely) not in children:
                return likely
        curiosity = guide.curiosity
        return max(known, key=lambda option: option[1].promise(curiosity))[0]


def _in_the_running(tried: dict[int, Node], spent: float) -> list[int]:
    """All at first, two in the end, and fewer by the same factor in equal parts of the budget between.

    Whoever is surely worse than the best has dropped out before.
    """
    left = max(2, math.ceil(len(tried) ** (1 - spent)))
    ranked = sorted(tried, key=lambda action: -tried[action].mean)[:left]
    return [action for action in ranked if not tried[action].is_worse_than(tried[ranked[0]])]


def _best_of_race(tried: dict[int, Node], ways: int) -> Advice:
    """The best of those that were in the running to the end; a last sweep may have ended half way."""
    found = {action: node for action, node in tried.items() if node.visits}
    longest = max((node.visits for node in found.values()), default=0)
    last = [action for action, node in found.items() if node.visits >= longest - 1] or list(tried)
    action = max(last, key=lambda each: tried[each].mean)
    return Advice(action, {each: node.mean for each, node in found.items()}, ways)


def mcts(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """A tree for each of a few guesses, for any game."""
    return TreeSearch(perspective, budget, rng, PlainGuide(perspective, rng)).advice_on_guesses(GUESSES)


def ismcts(perspective: Perspective, budget: Budget, rng: Chance) -> Advice:
    """One tree over fresh guesses, for any game."""
    return TreeSearch(perspective, budget, rng, PlainGuide(perspective, rng)).advice()
