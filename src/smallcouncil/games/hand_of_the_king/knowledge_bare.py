"""The strongest play where only Varys is left to move, for two seats: proofs and the tree search together.

The tree says which moves look best. The exact solver tries to prove them, all in turn with more and more nodes, because
losing moves are mostly refuted long before a winning one is proved; so the winning move is found by elimination too.
Where all is lost, or looks lost, `trap_search` looks for what the other seat will overlook, as far as its moves so far
tell who it is; against a stranger the tree decides alone.
"""

import math
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.core.knowledge import Advice
from smallcouncil.games.hand_of_the_king import kernel, knowledge_search, trap_search
from smallcouncil.games.hand_of_the_king.evaluation_weights import solved
from smallcouncil.games.hand_of_the_king.layout import GRID, OVER, SEAT, STEP
from smallcouncil.games.hand_of_the_king.solver import FIRST_TARGET, legal, position_after
from smallcouncil.games.hand_of_the_king.solver_position_kernel import final_worth
from smallcouncil.games.hand_of_the_king.state import HandState

if TYPE_CHECKING:
    from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch
    from smallcouncil.games.hand_of_the_king.solver_table_cache import Shelf

# With so many cards left the solver mostly needs so many nodes, and so many times as many for one card more. It is
# tried where that is no more than this multiple of the whole budget.
SIGHT = 24
SIGHT_NODES = 18_000
A_CARD_MORE = 1.87
REACH = 5
# A budget of nodes is a measure of time: so many of its nodes are a second.
NODES_A_SECOND = 2_600_000
# A playout of the tree search counts as so many nodes of the others.
NODES_A_PLAYOUT = 4
MEMORY = 1 << 27
# Up to which part of the budget each step may go on: the solver's own look, the first tree, the proofs of the moves.
# Each time the first number is for proofs that can be expected to end, and the second for others; where all looks lost
# the rest is for a trap. What the tree gives back goes to proofs again.
LOOK, SKETCH = 0.04, 0.1
PROOF, LOST_PROOF = (0.93, 0.8), (0.79, 0.25)
# How many nodes each move gets in the first round of proofs, and how many times as many in each further one. The table
# remembers, so that going from move to move costs next to nothing. The whole position gets so many times what all moves
# get together: the solver's own order is mostly right, and a win then needs no proof but that of its own move.
ROUND = 8000
GROWTH = 2
WHOLE = 8
# Where no move has this share all looks lost, and a refuted move may be a better trap than one that is only hard to
# refute; unless that is the only one left.
LOST = 0.35
# How likely the other seat may be none of the players that traps are laid for, and what part of the budget they need.
STRANGE = 0.7
A_TRAP = 0.2


@cache
def _shelf() -> "Shelf":
    from smallcouncil.games.hand_of_the_king.solver_table_cache import Shelf

    return Shelf(MEMORY)


def advise(state: HandState, weights: Sequence[float], budget: Budget, rng: Chance) -> Advice:
    """The move of the seat to decide. Against the clock proofs are kept for its next decisions.

    A budget of nodes begins with nothing, so that the same question gets the same answer whatever was asked before. Of
    a budget of both, that of nodes counts if it is the smaller one.
    """
    import numpy

    from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

    row = numpy.array(state.row, dtype=numpy.int64)
    if budget.nodes is not None and budget.nodes <= (budget.seconds or math.inf) * NODES_A_SECOND:
        budget = Budget(nodes=budget.nodes)
    if budget.seconds is None:
        return Thinking(state, BareSearch(row, Clock(Budget(nodes=0)), MEMORY), weights, budget, rng).advice()
    search = _shelf().take(row)
    try:
        return Thinking(state, search, weights, budget, rng).advice()
    finally:
        _shelf().lay_back(row, search)


def try_everything(state: HandState) -> None:
    """Call once whatever is compiled on its first call: a search whose table grows, its memory, a move, and a trap."""
    import numpy

    from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

    row = numpy.array(state.row, dtype=numpy.int64)
    search = BareSearch(row, Clock(Budget(nodes=10_000)), MEMORY)
    search.reaches(row, FIRST_TARGET)
    search.recalls(row, FIRST_TARGET)
    belief = trap_search.suspect(_after_a_move(state), solved()).belief
    trap_search.Trap(row, search, solved(), belief, Chance(1), 1).grow(Budget(nodes=1))
    compiled(kernel).advance(row, legal(row)[0])


def _after_a_move(state: HandState) -> HandState:
    """The same with one move made, so that there is somebody to suspect."""
    after = state.copy()
    after.act(state.awaiting[0], after.actions(state.awaiting[0])[0])
    return after


class Thinking:
    """One decision, and the budget that its steps share."""

    def __init__(
        self, state: HandState, search: "BareSearch", weights: Sequence[float], budget: Budget, rng: Chance
    ) -> None:
        import numpy

        self._state = state
        self._row = numpy.array(state.row, dtype=numpy.int64)
        self._weights, self._budget, self._rng = weights, budget, rng
        self._began, self._spent = time.perf_counter(), 0.0
        self._search, self._nodes_before = search, search.nodes
        self._refuted: set[int] = set()

    def advice(self) -> Advice:
        out_of_sight = self._usual() > REACH * self._nodes()
        won = None if out_of_sight else self._reaches(self._row, LOOK)
        if won:
            return self._kept()
        tree = self._tree()
        if won is False:
            return self._trap(tree)
        sketch = self._grow(tree, SKETCH)
        lost = max(sketch.shares.values()) < LOST
        if out_of_sight:
            return self._trap(tree) if lost else self._grow(tree, 1.0)
        proved = self._proved(sketch, self._until(lost))
        if proved is None and (lost or not self._ranked(sketch)):
            return self._last_hope(sketch) or self._trap(tree)
        if proved is None:
            sketch = self._grow(tree, 1.0)
            proved = self._proved(sketch, 1.0)
        return proved or self._unrefuted(sketch)

    def _until(self, lost: bool) -> float:
        """Up to which part of the budget moves are proved."""
        can_end, may_not = LOST_PROOF if lost else PROOF
        return can_end if self._usual() <= self._nodes() else may_not

    def _trap(self, tree: knowledge_search.Tree) -> Advice:
        """The move after which the other seat most likely goes wrong, if it seems to be one that does."""
        suspicion = trap_search.suspect(self._state, self._weights)
        self._spent += suspicion.nodes
        if suspicion.stranger > STRANGE or self._left(1.0 - A_TRAP) <= 0.0:
            return self._grow(tree, 1.0)
        trap = trap_search.Trap(
            self._row, self._search, self._weights, suspicion.belief, self._rng, self._most_playouts()
        )
        left = self._left(1.0)
        return trap.grow(Budget(nodes=int(left)) if self._budget.seconds is None else Budget(seconds=left))

    def _kept(self) -> Advice:
        """The move that keeps a proved win: the proof has found it, and to remember is cheaper than to prove others."""
        for ask in (self._recalls, lambda row: self._reaches(row, 1.0)):
            for action in legal(self._row):
                if ask(position_after(self._row, action)):
                    return self._winning(action)
        return self._grow(self._tree(), 1.0)

    def _last_hope(self, tree: Advice) -> Advice | None:
        """The only move that is not refuted, if there is just one: it may be a win."""
        left = self._ranked(tree)
        return Advice(left[0], tree.shares, tree.nodes) if len(left) == 1 else None

    def _unrefuted(self, tree: Advice) -> Advice:
        """The tree's best move that is not refuted; its best of all if the position is lost."""
        left = self._ranked(tree)
        return Advice(left[0], tree.shares, tree.nodes) if left else tree

    def _proved(self, tree: Advice, until: float) -> Advice | None:
        """The move that is proved to win, if any.

        Every round asks for the whole, where the solver goes by its own order and by the tree's, and then for each move
        by itself.
        """
        nodes = ROUND
        while self._left(until) > 0.0 and (left := self._ranked(tree)):
            won = self._reaches(self._row, until, WHOLE * nodes * len(left), tree.shares)
            if won is not None:
                self._refuted.update(() if won else left)
                return self._kept() if won else None
            for action in left:
                won = self._reaches(position_after(self._row, action), until, nodes)
                if won:
                    return self._winning(action)
                if won is False:
                    self._refuted.add(action)
            nodes *= GROWTH
        return None

    def _ranked(self, tree: Advice) -> list[int]:
        """The moves that are not refuted as a tree ranks them, its choice first."""
        left = [action for action in tree.shares if action not in self._refuted]
        return sorted(left, key=lambda action: (action != tree.action, -tree.shares[action]))

    def _winning(self, action: int) -> Advice:
        return Advice(action, {action: 1.0}, self._search.nodes - self._nodes_before, certain=True)

    def _nodes(self) -> float:
        """The whole budget in nodes."""
        return self._budget.nodes or 0 if self._budget.seconds is None else self._budget.seconds * NODES_A_SECOND

    def _usual(self) -> float:
        """How much of a budget a position with so many cards usually needs."""
        cards = int(self._row[GRID]).bit_count()
        return SIGHT_NODES / trap_search.SOLVER_NODES * float(A_CARD_MORE ** (cards - SIGHT))

    def _recalls(self, row: Any) -> bool | None:
        """Whether the seat to decide wins a position, if that is known by now."""
        if row[STEP] == OVER:
            return self._own(final_worth(row.tolist()) > 0)
        return self._own(self._search.recalls(row, FIRST_TARGET))

    def _reaches(
        self, row: Any, until: float, nodes: int | None = None, shares: Mapping[int, float] | None = None
    ) -> bool | None:
        """The same by search; None if the nodes, or the budget up to this part, ran out first."""
        known = self._recalls(row)
        if known is not None:
            return known
        before, left = self._search.nodes, self._left(until)
        if self._budget.seconds is None:
            affordable = int(left * trap_search.SOLVER_NODES)
            most = affordable if nodes is None else min(affordable, nodes)
            self._search.allow(Clock(Budget(nodes=before + max(0, most))))
        else:
            most_nodes = None if nodes is None else before + nodes
            self._search.allow(Clock(Budget(nodes=most_nodes, seconds=max(0.0, left))))
        found = self._search.reaches(row, FIRST_TARGET, shares)
        self._spent += (self._search.nodes - before) / trap_search.SOLVER_NODES
        return self._own(found)

    def _own(self, reached: bool | None) -> bool | None:
        return None if reached is None else reached == bool(self._row[SEAT] == 0)

    def _left(self, until: float) -> float:
        """How many nodes or seconds are left up to a part of the budget; less than a node of the solver is nothing."""
        if self._budget.seconds is None:
            left = (self._budget.nodes or 0) * until - self._spent
            return left if left * trap_search.SOLVER_NODES >= 1 else 0.0
        return self._budget.seconds * until - (time.perf_counter() - self._began)

    def _tree(self) -> knowledge_search.Tree:
        code = knowledge_search.tree_search.wait()
        return knowledge_search.Tree(code, self._row.tolist(), solved(), self._rng, self._most_playouts())

    def _most_playouts(self) -> int | None:
        return None if self._budget.seconds is not None else (self._budget.nodes or 0) // NODES_A_PLAYOUT + 1

    def _grow(self, tree: knowledge_search.Tree, until: float) -> Advice:
        left = self._left(until)
        if self._budget.seconds is not None:
            return tree.grow(Budget(seconds=max(0.001, left)))
        found = tree.grow(Budget(nodes=max(1, int(left) // NODES_A_PLAYOUT)))
        self._spent += found.nodes * NODES_A_PLAYOUT
        return found
