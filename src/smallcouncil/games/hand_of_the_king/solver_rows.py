"""Runs the search over whole rows, for positions with companions and no chance left."""

from typing import Any

import numpy

from smallcouncil.core.budget import Clock
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import solver_rows_kernel as search
from smallcouncil.games.hand_of_the_king.layout import LENGTH
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch, ProofTable, limit
from smallcouncil.games.hand_of_the_king.solver_position_kernel import LIMIT, NODES, NOT_YET, TARGET, YES


class RowSearch:
    """Answers whether seat 0 reaches a target, for any position of two seats without chance."""

    # Companions can kill every card, so that nobody holds a banner in the end: a worth of 0.
    ladder = (*range(-15, 0, 2), 0, *range(1, 16, 2))

    def __init__(self, row: Any, clock: Clock, memory: int) -> None:
        self._fast = compiled(search)
        self._clock = clock
        self._workspace = numpy.zeros(search.ROWS_DESK, dtype=numpy.int64)
        self._rows = numpy.zeros((search.DEPTH, LENGTH), dtype=numpy.int64)
        self._frames = numpy.zeros((search.DEPTH, search.FRAME), dtype=numpy.int64)
        self._table = ProofTable(self._workspace, memory // 2, self._fast.move_notes)
        self._bare = BareSearch(row, clock, memory // 2)

    @property
    def nodes(self) -> int:
        return int(self._workspace[NODES])

    @property
    def memory(self) -> int:
        """Bytes of the tables."""
        return int(self._table.words.nbytes) + self._bare.memory

    def recalls(self, row: Any, target: int) -> bool | None:
        """The answer, if it is known without a search."""
        answer = self._begin(row, target)
        if answer == NOT_YET:
            key, check = (int(self._frames[0, place]) for place in (search.KEY, search.CHECK))
            answer = self._fast.recall(self._table.words, self._table.mask, key, check)
        if answer == NOT_YET and self._fast.only_varys(row) and self._fast.same_deal(row, self._bare.workspace):
            return self._bare.recalls(row, target or 1)
        return None if answer == NOT_YET else bool(answer == YES)

    def reaches(self, row: Any, target: int) -> bool | None:
        """Whether seat 0 reaches the target with best play of both; None when the budget ran out first."""
        workspace, bare = self._workspace, self._bare
        answer = self._begin(row, target)
        while answer == NOT_YET:
            if self._clock.exhausted(self.nodes):
                return None
            workspace[LIMIT] = limit(self._clock, self.nodes)
            tables = (
                self._table.words,
                self._table.mask,
                bare.workspace,
                bare.frames,
                bare.table.words,
                bare.table.mask,
            )
            answer = self._fast.search_rows(workspace, self._rows, self._frames, *tables)
            self._table.grow_if_full()
            bare.table.grow_if_full()
        return bool(answer == YES)

    def _begin(self, row: Any, target: int) -> int:
        self._workspace[TARGET] = target
        self._rows[0] = row
        return int(self._fast.start(self._workspace, self._rows, self._frames))
