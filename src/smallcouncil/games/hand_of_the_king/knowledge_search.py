"""Drives the compiled searches: sets up their memory, runs them in slices, and looks at the clock in between."""

import time
from collections.abc import MutableSequence, Sequence
from types import SimpleNamespace
from typing import Any

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import WarmUp, compiled
from smallcouncil.core.knowledge import Advice
from smallcouncil.games.hand_of_the_king import mcts_kernel as tree
from smallcouncil.games.hand_of_the_king import search_kernel as deep
from smallcouncil.games.hand_of_the_king.evaluation import side_of
from smallcouncil.games.hand_of_the_king.layout import LENGTH, LUCK, SEAT, WORDS

Row = MutableSequence[int]

SLICE = 4000
PLAYOUT_SLICE = 500
DEEPEST = 40
LEAST_BITS, MOST_BITS = 8, 20
MOST_NODES = 1 << 20
NO_LIMIT = 1 << 60
# How much the tree search cares for the little known, and how sharply a first glance steers it.
CURIOSITY = 0.25
SHARPNESS = 8.0
# How much faster than so far the rest of a search may go: its tree is grown, and its ways are known.
HASTE = 1.5


def _start() -> tuple[Row, Sequence[float]]:
    """A game to compile the searches with, and numbers to judge it by."""
    import smallcouncil.games.hand_of_the_king.evaluation_weights as numbers
    from smallcouncil.games.hand_of_the_king import kernel

    row = [0] * LENGTH
    kernel.new_game(row, 2, 0, 0, 1, 0, 1)
    return row, numbers.by_hand()


def _prepare_deep() -> SimpleNamespace:
    """Compile the alpha-beta search, or load it from the cache, by running it once."""
    code = compiled(deep)
    _Deepening(code, *_start(), Budget(depth=1), Chance(1)).advice()
    return code


def _prepare_tree() -> SimpleNamespace:
    """Compile the tree search, or load it from the cache, by running it once."""
    code = compiled(tree)
    Tree(code, *_start(), Chance(1), 2).grow(Budget(nodes=2))
    return code


deep_search, tree_search = WarmUp(_prepare_deep), WarmUp(_prepare_tree)


def alpha_beta(row: Row, weights: Sequence[float], budget: Budget, rng: Chance, whole: bool = False) -> Advice:
    """Search deeper and deeper until the budget is spent or the game is solved."""
    return _Deepening(deep_search.wait(), row, weights, budget, rng, whole).advice()


def monte_carlo(row: Row, weights: Sequence[float], budget: Budget, rng: Chance) -> Advice:
    """Grow a tree until the budget is spent, or what is left of a time could not change the choice."""
    return Tree(tree_search.wait(), row, weights, rng, budget.nodes).grow(budget)


class _Deepening:
    """One alpha-beta search by iterative deepening."""

    def __init__(
        self, code: Any, row: Row, weights: Sequence[float], budget: Budget, rng: Chance, whole: bool = False
    ) -> None:
        """`whole` searches every answer to a companion at every depth, however many there are."""
        self._code = code
        self._end = None if budget.seconds is None else time.perf_counter() + budget.seconds
        self._most = budget.nodes or NO_LIMIT
        self._depth = budget.depth or DEEPEST
        self._workspace = workspace(row, weights, _table_bits(budget), rng)
        self._workspace.tally[deep.WHOLE_WIDTH] = whole

    def advice(self) -> Advice:
        action, value, reached, certain = -1, 0.5, 0, False
        root, window = self._workspace.frames[0], self._workspace.windows[0]
        for depth in range(1, self._depth + 1):
            judged = int(self._workspace.tally[deep.JUDGED])
            self._code.begin(self._workspace, 0, depth, -1.0, 2.0)
            done = self._finish()
            if root[deep.OPEN] and (root[deep.NEXT] or action < 0):
                value = float(window[deep.BEST])
                # When all is lost, what looked best before that was seen may still be hard to refute.
                action = int(root[deep.BEST_ACTION]) if value > 0.0 or action < 0 else action
            if not done:
                break
            reached = depth
            certain = not 0.0 < window[deep.BEST] < 1.0 or self._workspace.tally[deep.JUDGED] == judged
            if certain:
                break
        nodes = int(self._workspace.tally[deep.NODES])
        return Advice(action, {action: min(max(value, 0.0), 1.0)}, nodes, reached, certain)

    def _finish(self) -> bool:
        """Run the present depth to its end; false if the budget ended first."""
        tally = self._workspace.tally
        while tally[deep.NODES] < self._most:
            tally[deep.PAUSE] = min(self._most, tally[deep.NODES] + SLICE)
            if self._code.run(self._workspace):
                return True
            if self._end is not None and time.perf_counter() >= self._end:
                return False
        return False


def _table_bits(budget: Budget) -> int:
    """A table of about as many entries as the search will have nodes; a further move has about four times as many."""
    if budget.nodes is not None:
        return min(MOST_BITS, max(LEAST_BITS, budget.nodes.bit_length()))
    return MOST_BITS if budget.depth is None else min(MOST_BITS, LEAST_BITS + 2 * budget.depth)


def workspace(row: Row, weights: Sequence[float], bits: int, rng: Chance) -> deep.Workspace:
    """Memory for an alpha-beta search, with a table of so many bits."""
    import numpy

    plies, size = deep.MOST_PLIES, 1 << bits
    rows = numpy.zeros((plies, LENGTH), numpy.int64)
    rows[0] = row
    tally = numpy.zeros(deep.TALLY, numpy.int64)
    tally[deep.SIDE] = side_of(row, row[SEAT])
    # A trace of luck in the order of options that look alike, so that bots of different seeds play different games.
    history = numpy.array([[rng.below(100) for _ in range(WORDS)]] * 2, numpy.int64)
    return deep.Workspace(
        rows=rows,
        frames=numpy.zeros((plies, deep.FRAME), numpy.int64),
        windows=numpy.zeros((plies, deep.WINDOW)),
        options=numpy.zeros((plies, deep.MOST_OPTIONS), numpy.int64),
        promise=numpy.zeros((plies, deep.MOST_OPTIONS)),
        keys=numpy.zeros(size, numpy.int64),
        entries=numpy.zeros(size, numpy.int64),
        values=numpy.zeros(size),
        history=history,
        weights=numpy.asarray(weights, numpy.float64),
        room=numpy.zeros(8),
        tally=tally,
    )


class Tree:
    """One tree search, which may be put down and taken up again."""

    def __init__(self, code: Any, row: Row, weights: Sequence[float], rng: Chance, most: int | None) -> None:
        """`most` is how many playouts there may be in all; None if only the clock knows."""
        self._code = code
        self._grove = grove(row, weights, most, rng)

    def grow(self, budget: Budget) -> Advice:
        most, playouts, began = budget.nodes or NO_LIMIT, 0, time.perf_counter()
        while playouts < most:
            step = min(PLAYOUT_SLICE, most - playouts)
            self._code.run(self._grove, step)
            playouts += step
            spent = time.perf_counter() - began
            if budget.seconds is not None and settled(self._grove, playouts, spent, budget.seconds):
                break
        return harvest(self._grove, playouts)


def settled(grove: tree.Grove, playouts: int, spent: float, seconds: float) -> bool:
    """Whether the time is up, or too short for any option to be visited as often as the first."""
    to_come = HASTE * playouts * (seconds / spent - 1.0)
    leading, *others = sorted((int(grove.nodes[child, tree.VISITS]) for child in _children(grove)), reverse=True)
    return to_come <= 0.0 or leading - max(others, default=0) > to_come


def _children(grove: tree.Grove) -> range:
    """The options of the root."""
    first = int(grove.nodes[0, tree.FIRST])
    return range(first, first + int(grove.nodes[0, tree.CHILDREN]))


def harvest(grove: tree.Grove, playouts: int) -> Advice:
    """The most visited option, and what each is worth."""
    children = _children(grove)
    best = max(children, key=lambda child: (grove.nodes[child, tree.VISITS], grove.figures[child, tree.SUM]))
    shares = {}
    for child in children:
        figures, visits = grove.figures[child], int(grove.nodes[child, tree.VISITS])
        shares[int(grove.nodes[child, tree.ACTION])] = float(figures[tree.SUM] + figures[tree.GLANCE]) / (visits + 1)
    return Advice(int(grove.nodes[best, tree.ACTION]), shares, playouts)


def grove(row: Row, weights: Sequence[float], most: int | None, rng: Chance) -> tree.Grove:
    """Memory for a tree of so many playouts at the most; None if only the clock knows."""
    import numpy

    size = min(MOST_NODES, 64 + (most or NO_LIMIT) * 12)
    rows = numpy.zeros((3, LENGTH), numpy.int64)
    rows[0] = row
    for word in range(4):
        rows[0, LUCK + word] = rng.below(1 << 31)
    tally = numpy.zeros(1, numpy.int64)
    tally[tree.USED] = 1
    return tree.Grove(
        rows=rows,
        nodes=numpy.zeros((size, tree.NODE), numpy.int64),
        figures=numpy.zeros((size, tree.FIGURES)),
        path=numpy.zeros(tree.DEEPEST + 1, numpy.int64),
        movers=numpy.zeros(tree.DEEPEST + 1, numpy.int64),
        options=numpy.zeros(deep.MOST_OPTIONS, numpy.int64),
        weights=numpy.asarray(weights, numpy.float64),
        shares=numpy.zeros(8),
        tally=tally,
        settings=numpy.array([CURIOSITY, SHARPNESS]),
    )
