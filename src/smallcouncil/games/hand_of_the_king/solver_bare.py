"""Runs the search for positions where only Varys moves: arrays, budget, and a table that grows with the problem."""

from typing import Any

import numpy

from smallcouncil.core.budget import Clock
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import solver_kernel as search
from smallcouncil.games.hand_of_the_king import solver_position_kernel as desk
from smallcouncil.games.hand_of_the_king.layout import GRID, SEAT, VARYS_AT

# A table starts small and grows fourfold, so that a small position costs no time for memory.
FEWEST_BUCKETS = 1 << 10
GROWTH = 4
BUCKET_BYTES = search.BUCKET * 8
# How many nodes between two looks at the clock: some milliseconds.
SLICE = 1 << 14
ENDLESS = 1 << 62


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


class BareSearch:
    """Answers whether seat 0 reaches a target, for positions that come from one deal of the cards."""

    # The worths that a game can end with; with Varys alone somebody always wins.
    ladder = tuple(range(-15, 16, 2))

    def __init__(self, row: Any, clock: Clock, memory: int) -> None:
        self._fast = compiled(search)
        self._clock = clock
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

    def reaches(self, row: Any, target: int) -> bool | None:
        """Whether seat 0 reaches the target with best play of both; None when the budget ran out first."""
        workspace = self.workspace
        answer = self._begin(row, target)
        while answer == desk.NOT_YET:
            if self._clock.exhausted(self.nodes):
                return None
            workspace[desk.LIMIT] = limit(self._clock, self.nodes)
            answer = self._fast.search(workspace, self.frames, self.table.words, self.table.mask)
            self.table.grow_if_full()
        return bool(answer == desk.YES)

    def _begin(self, row: Any, target: int) -> int:
        self.workspace[desk.TARGET] = target
        place = (int(row[GRID]), int(row[VARYS_AT]), int(row[SEAT]), compiled(desk).all_stands(row))
        return int(self._fast.begin(self.workspace, self.frames, *place))
