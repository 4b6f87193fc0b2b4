"""Playing a lost position for what the other seat will overlook: who is it, and where does it go wrong?

The other seat's moves so far tell which shallow searches it may be: each of them is asked what it would have done. The
tree search of `trap_kernel` then expects the answers of those that mostly did the same.
"""

import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.core.knowledge import Advice
from smallcouncil.games.hand_of_the_king import knowledge_search, trap_kernel
from smallcouncil.games.hand_of_the_king import search_kernel as deep
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, solved
from smallcouncil.games.hand_of_the_king.solver_position_kernel import only_varys
from smallcouncil.games.hand_of_the_king.state import HandState
from smallcouncil.games.hand_of_the_king.trap_kernel import DEPTHS

if TYPE_CHECKING:
    from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

# A node of alpha-beta, which plays a move and judges it, costs as much as so many of the solver; a playout, so many.
NODES_A_LOOK = 2.5
NODES_A_PLAYOUT = 4
# So many nodes of the solver count as one: it is that much faster, measured by the time of decisions.
SOLVER_NODES = 8
PLAYOUT_SLICE = 10
TABLE_BITS = 15
JUDGES = 2
# Before anything is known, how likely the other seat is none of the shallow searches; and after all, at the least.
# Among them, how much each depth counts: those that look far ahead are the ones worth a trap.
STRANGER, LEAST_STRANGER = 0.2, 0.1
LOOKS_AHEAD = (1, 1, 2, 3, 3)
# How often a player does what the search that it is taken for would do, and makes some other move; and how often a
# stranger would have made the move that was made.
FAITHFUL, SLIP, USUAL = 0.95, 0.01, 0.4
# A search that is less likely than this is not asked any more.
NEGLIGIBLE = 0.02


class Suspicion(NamedTuple):
    """How likely each judge looks ahead how far, the rest in the end; and what it cost to know, in nodes."""

    belief: tuple[float, ...]
    nodes: float

    @property
    def stranger(self) -> float:
        return self.belief[-1]


def suspect(state: HandState, weights: Sequence[float]) -> Suspicion:
    """Who the other seat seems to be."""
    depths = [each / sum(LOOKS_AHEAD) / JUDGES for each in LOOKS_AHEAD]
    likely = [*((1.0 - STRANGER) * each for each in depths * JUDGES), STRANGER]
    nodes = 0
    for row, made in _decisions_of_the_other(state):
        chosen, spent = _choices(row, tuple(weights))
        nodes += spent
        seen = [*(FAITHFUL if choice == made else SLIP for choice in chosen), USUAL]
        together = [each * how_often for each, how_often in zip(likely, seen, strict=True)]
        likely = [each / sum(together) for each in together]
    return Suspicion(_cut(likely), nodes * NODES_A_LOOK)


def _cut(likely: Sequence[float]) -> tuple[float, ...]:
    """Without the negligible, and never quite sure."""
    stranger = max(LEAST_STRANGER, likely[-1])
    believed = [each if each >= NEGLIGIBLE else 0.0 for each in likely[:-1]]
    total = sum(believed)
    if not total:
        return (*believed, 1.0)
    return (*(each * (1.0 - stranger) / total for each in believed), stranger)


def _decisions_of_the_other(state: HandState) -> Iterator[tuple[tuple[int, ...], int]]:
    """The positions with Varys alone in which the other seat chose, and its choice."""
    moment = state.restart()
    for seat, action in state.history:
        if seat not in state.awaiting and len(moment.actions(seat)) > 1 and only_varys(moment.row):
            yield tuple(moment.row), action
        moment.act(seat, action)


@lru_cache(maxsize=256)
def _choices(row: tuple[int, ...], weights: tuple[float, ...]) -> tuple[tuple[int, ...], int]:
    """What each judge chooses at each depth, and the nodes that took."""
    import numpy

    code = compiled(trap_kernel)
    found: list[int] = []
    nodes = 0
    for judge in _judges(row, weights):
        chosen = numpy.zeros(DEPTHS, numpy.int64)
        nodes += int(code.choices(judge, numpy.array(row, numpy.int64), DEPTHS, chosen))
        found += chosen.tolist()
    return tuple(found), nodes


def _judges(row: Sequence[int], weights: Sequence[float]) -> tuple[deep.Workspace, ...]:
    """The learned evaluation, and the one that a person would write down."""
    judges = [knowledge_search.workspace(list(row), numbers, TABLE_BITS, Chance(1)) for numbers in (weights, by_hand())]
    for judge in judges:
        judge.history[:] = 0
    return tuple(judges)


class Trap:
    """One search for the move after which the other seat most likely goes wrong."""

    def __init__(
        self,
        row: Any,
        search: "BareSearch",
        weights: Sequence[float],
        belief: Sequence[float],
        rng: Chance,
        most: int | None,
    ) -> None:
        """`most` is how many playouts there may be in all; None if only the clock knows."""
        import numpy

        self._code = compiled(trap_kernel)
        self._search = search
        self._grove = knowledge_search.grove(row.tolist(), solved(), most, rng)
        size = len(self._grove.nodes)
        self._snare = trap_kernel.Snare(
            judges=_judges(row, weights),
            desk=search.workspace,
            frames=search.frames,
            table=search.table.words,
            mask=search.table.mask,
            belief=numpy.array(belief),
            expected=numpy.zeros(size),
            asked=numpy.zeros(size, numpy.int64),
            proved=numpy.zeros(size, numpy.int64),
            chosen=numpy.zeros(DEPTHS, numpy.int64),
            spent=numpy.zeros(2, numpy.int64),
        )

    def grow(self, budget: Budget) -> Advice:
        """Search for so many nodes, or so long as it may still change the choice."""
        playouts, began = 0, time.perf_counter()
        while True:
            self._lay_some()
            playouts += PLAYOUT_SLICE
            if budget.nodes is not None and self._cost(playouts) >= budget.nodes:
                break
            spent = time.perf_counter() - began
            if budget.seconds is not None and knowledge_search.settled(self._grove, playouts, spent, budget.seconds):
                break
        return knowledge_search.harvest(self._grove, playouts)

    def _lay_some(self) -> None:
        """A slice of the search; the solver's table grows only in between."""
        table = self._search.table
        table.grow_if_full()
        self._snare = self._snare._replace(table=table.words, mask=table.mask)
        self._code.lay_traps(self._grove, self._snare, PLAYOUT_SLICE)

    def _cost(self, playouts: int) -> float:
        looks, nodes = self._snare.spent
        return playouts * NODES_A_PLAYOUT + float(looks) * NODES_A_LOOK + float(nodes) / SOLVER_NODES
