"""Runs the search for positions where only Varys moves: arrays, budget, and a table that grows with the problem."""

from collections.abc import Mapping
from typing import Any

import numpy

from smallcouncil.core.bits import count
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import knowledge_search
from smallcouncil.games.hand_of_the_king import solver_kernel as search
from smallcouncil.games.hand_of_the_king import solver_position_kernel as desk
from smallcouncil.games.hand_of_the_king.evaluation_weights import solved
from smallcouncil.games.hand_of_the_king.layout import GRID, SEAT, SQUARES, VARYS_AT
from smallcouncil.games.hand_of_the_king.solver import FIRST_TARGET, legal, position_after
from smallcouncil.games.hand_of_the_king.solver_endgame_kernel import FEW

# A table starts small and grows fourfold, so that a small position costs no time for memory.
FEWEST_BUCKETS = 1 << 10
GROWTH = 4
BUCKET_BYTES = search.BUCKET * 8
# How many nodes between two looks at the clock: some milliseconds.
SLICE = 1 << 14
ENDLESS = 1 << 62
# A question that takes so many nodes is begun anew, in the order that so many playouts of a tree search propose, and if
# it takes so many more it is answered by parts. What a move's share of the win adds to its promise was found by
# counting nodes.
LONG, PLAYOUTS, VERY_LONG = 1_000_000, 20_000, 32_000_000
W_SHARE = 1000


class ProofTable:
    """The answers that a search has found, in memory that grows up to a limit."""

    def __init__(self, workspace: Any, memory: int, move: Any) -> None:
        self._workspace = workspace
        self._move = move
        self._most = max(FEWEST_BUCKETS, 1 << max(memory // BUCKET_BYTES, 1).bit_length() - 1)
        self._lay_out(FEWEST_BUCKETS)

    def grow_if_full(self) -> None:
        if self._workspace[desk.FILLED] >= self._workspace[desk.ROOM]:
            old = self.words
            self._lay_out(min(self._most, (self.mask + 1) * GROWTH))
            self._move(self._workspace, old, self.words, self.mask)

    def _lay_out(self, buckets: int) -> None:
        """An empty table that begins where a line of the processor's memory begins."""
        words = numpy.zeros((buckets + 1) * search.BUCKET, dtype=numpy.int64)
        skip = (-words.ctypes.data % BUCKET_BYTES) // 8
        self.words = words[skip : skip + buckets * search.BUCKET]
        self.mask = buckets - 1
        entries = buckets * (search.BUCKET // search.ENTRY)
        self._workspace[desk.ROOM] = entries * 5 // 8 if buckets < self._most else ENDLESS


def limit(clock: Clock, nodes: int) -> int:
    """The node at which to look up from the search again."""
    last = ENDLESS if clock.budget.nodes is None else clock.budget.nodes
    return min(last, nodes + SLICE) if clock.timed else last


def shares_of_moves(row: Any) -> Mapping[int, float]:
    """What a tree search makes of the moves, the same every time."""
    tree = knowledge_search.Tree(knowledge_search.tree_search.wait(), row.tolist(), solved(), Chance(1), PLAYOUTS)
    return tree.grow(Budget(nodes=PLAYOUTS)).shares


class BareSearch:
    """Answers whether seat 0 reaches a target, for positions that come from one deal of the cards."""

    # The worths that a game can end with; with Varys alone somebody always wins.
    ladder = tuple(range(-15, 16, 2))

    def __init__(self, row: Any, clock: Clock, memory: int, patient: bool = False) -> None:
        """Who is patient takes time for a tree search where the question is who wins, and takes long."""
        self._fast = compiled(search)
        self._clock, self._patient = clock, patient
        self.workspace = numpy.zeros(desk.DESK, dtype=numpy.int64)
        compiled(desk).lay_out_deal(self.workspace, row)
        self.frames = numpy.zeros(search.FRAMES, dtype=numpy.int64)
        self.table = ProofTable(self.workspace, memory, self._fast.move_table)

    def allow(self, clock: Clock) -> None:
        """Another budget for the next questions; what is proved so far stays."""
        self._clock = clock

    @property
    def nodes(self) -> int:
        return int(self.workspace[desk.NODES])

    @property
    def memory(self) -> int:
        """Bytes of the table."""
        return int(self.table.words.nbytes)

    def recalls(self, row: Any, target: int) -> bool | None:
        """The answer, if it is known without a search."""
        answer = self._begin(row, target)
        if answer == desk.NOT_YET:
            table = self.table
            key, merits = int(self.frames[search.KEY]), int(self.frames[search.MERITS])
            answer = self._fast.known(table.words, table.mask, key, merits)
        return None if answer == desk.NOT_YET else bool(answer == desk.YES)

    def reaches(self, row: Any, target: int, shares: Mapping[int, float] | None = None) -> bool | None:
        """Whether seat 0 reaches the target with best play of both; None when the budget ran out first.

        With the shares of the win that a tree search gives the moves, those that it likes come earlier.
        """
        if not self._patient or target != FIRST_TARGET:
            return self._search(row, target, shares or {}, ENDLESS)
        found = self._search(row, target, shares or {}, LONG)
        if found is None and not self._clock.exhausted(self.nodes):
            found = self._search(row, target, shares_of_moves(row), VERY_LONG)
        if found is None and not self._clock.exhausted(self.nodes):
            before, found = self.nodes, self._by_parts(row, target)
            self._remember(row, target, found, self.nodes - before)
        return found

    def _search(self, row: Any, target: int, shares: Mapping[int, float], nodes: int) -> bool | None:
        """The same with so many nodes at the most."""
        workspace, most = self.workspace, self.nodes + nodes
        answer = self._begin(row, target)
        self._like(row, shares)
        while answer == desk.NOT_YET:
            if self.nodes >= most or self._clock.exhausted(self.nodes):
                return None
            workspace[desk.LIMIT] = min(most, limit(self._clock, self.nodes))
            answer = self._fast.search(workspace, self.frames, self.table.words, self.table.mask)
            self.table.grow_if_full()
        return bool(answer == desk.YES)

    def _by_parts(self, row: Any, target: int) -> bool | None:
        """The answer of a question just asked from those after each move, so that each gets an order of its own.

        The last cards have no parts: the search of them lists no moves.
        """
        if count(int(self.frames[search.GRID_LEFT])) < FEW:
            return self._search(row, target, {}, ENDLESS)
        wanted = bool(row[SEAT] == 0)
        for child in self._still_open(row):
            found = self.recalls(child, target)
            if found is None:
                found = self.reaches(child, target)
            if found is None or found == wanted:
                return found
        return not wanted

    def _remember(self, row: Any, target: int, found: bool | None, work: int) -> None:
        """Put an answer into the table that no search has found as a whole."""
        if found is not None and self._begin(row, target) == desk.NOT_YET:
            table, key, merits = self.table, int(self.frames[search.KEY]), int(self.frames[search.MERITS])
            self._fast.remember(self.workspace, table.words, table.mask, key, merits, int(found), work)

    def _still_open(self, row: Any) -> list[Any]:
        """The positions after the moves that were open when the question was begun, most promising first."""
        first, children = self.frames[search.FIRST_CHILD :], int(self.frames[search.CHILDREN])
        promise = {
            int(child[search.VARYS]): int(child[search.PROMISE])
            for child in first[: children * search.PLACE].reshape(-1, search.PLACE)
        }
        after = [position_after(row, action) for action in legal(row)]
        found = [child for child in after if int(child[VARYS_AT]) in promise]
        return sorted(found, key=lambda child: -promise[int(child[VARYS_AT])])

    def _like(self, row: Any, shares: Mapping[int, float]) -> None:
        """What is made of the first moves, by where they lead Varys."""
        self.workspace[desk.LIKED : desk.LIKED + SQUARES] = 0
        for action, share in shares.items():
            self.workspace[desk.LIKED + int(position_after(row, action)[VARYS_AT])] = int(W_SHARE * share)

    def _begin(self, row: Any, target: int) -> int:
        self.workspace[desk.TARGET] = target
        place = (int(row[GRID]), int(row[VARYS_AT]), int(row[SEAT]), compiled(desk).all_stands(row))
        return int(self._fast.begin(self.workspace, self.frames, *place))
