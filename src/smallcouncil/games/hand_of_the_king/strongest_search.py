"""The strongest play: the tree search, and near the end whoever can see it.

For two seats with only Varys left to move `knowledge_bare` decides. Else the exact solver looks first, as soon as few
enough cards are left; where luck or more sides are in play, alpha-beta does. Only a result that is certain and good is
taken: when all is lost, the tree search knows better what may still be hard for the other side.
"""

import math
from collections.abc import Sequence
from types import SimpleNamespace

from smallcouncil.core.budget import Budget
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import WarmUp
from smallcouncil.core.game import State
from smallcouncil.core.knowledge import Advice
from smallcouncil.core.solving import NotSolvable
from smallcouncil.games.hand_of_the_king import knowledge_bare, knowledge_search, solver
from smallcouncil.games.hand_of_the_king.knowledge_bare import MEMORY, NODES_A_PLAYOUT, NODES_A_SECOND
from smallcouncil.games.hand_of_the_king.layout import GRID, OFFER, RESOLVING, SEATS, TEAMS
from smallcouncil.games.hand_of_the_king.solver_position_kernel import only_varys
from smallcouncil.games.hand_of_the_king.state import HandState

# With so few cards left and companions about it is worth a look whether the end can be seen. With Varys alone the
# solver sees so many cards with so many nodes, and twice the nodes for about one card more.
COMPANION_ENDGAME = 15
SIGHT = 24
SIGHT_NODES = 25_000
# What part of the budget that look may cost.
PART = 0.4


def strong(state: HandState, weights: Sequence[float], budget: Budget, rng: Chance) -> Advice:
    """The action that wins for certain, if one was found, else the one that the tree search prefers."""
    row = state.row
    if row[SEATS] == 2 and only_varys(row):
        return knowledge_bare.advise(state, weights, budget, rng)
    companions = row[OFFER] or row[RESOLVING] >= 0
    if row[GRID].bit_count() > (COMPANION_ENDGAME if companions else _sight(_part(budget, PART))):
        return knowledge_search.monte_carlo(row, weights, _part(budget, 1.0, NODES_A_PLAYOUT), rng)
    sure = _solved(state, _part(budget, PART))
    if sure is None:
        sure = _searched(state, weights, _part(budget, PART), rng)
    if sure is not None and sure.certain and sure.shares[sure.action] > 0.0:
        return sure
    return knowledge_search.monte_carlo(row, weights, _part(budget, 1.0 - PART, NODES_A_PLAYOUT), rng)


def _sight(budget: Budget) -> int:
    """With how many cards left the solver can be expected to see the end within a budget."""
    limits = (budget.nodes, None if budget.seconds is None else budget.seconds * NODES_A_SECOND)
    nodes = min((limit for limit in limits if limit is not None), default=1)
    return SIGHT + int(math.log2(max(1, nodes) / SIGHT_NODES))


def _part(budget: Budget, part: float, nodes: int = 1) -> Budget:
    """A part of a budget; its nodes are counted in units of so many."""
    return Budget(
        nodes=None if budget.nodes is None else max(1, int(budget.nodes * part) // nodes),
        seconds=None if budget.seconds is None else budget.seconds * part,
    )


def _solved(state: HandState, budget: Budget) -> Advice | None:
    """What the exact solver says; None if it cannot take the position on, or is not compiled yet and time is short."""
    if budget.seconds is not None and warm_up.ready is None:
        warm_up.begin()
        return None
    try:
        found = solver.solve(state, nodes=budget.nodes, seconds=budget.seconds, memory=MEMORY, margin=False)
    except NotSolvable:
        return None
    if found.outcome != "win" or not found.line:
        return Advice(state.actions(state.awaiting[0])[0], nodes=found.nodes)
    action = state.game.action(found.line[0])
    return Advice(action, {action: 1.0}, found.nodes, len(found.line), certain=True)


def _searched(state: HandState, weights: Sequence[float], budget: Budget, rng: Chance) -> Advice:
    """What alpha-beta sees to the end. Against several sides that expect the worst, only a win is certain."""
    advice = knowledge_search.alpha_beta(state.row, weights, budget, rng, whole=True)
    two_sides = state.row[SEATS] == 2 or state.row[TEAMS]
    return advice if two_sides or advice.shares[advice.action] == 1.0 else Advice(advice.action)


def _prepare() -> SimpleNamespace:
    """Compile the solver, or load it from the cache, by a look at a game without companions and at one with them."""
    from smallcouncil.games.hand_of_the_king import GAME

    bare = GAME.start(seed=1, companions=False)
    assert isinstance(bare, HandState)
    _solved_a_little(bare)
    knowledge_bare.try_everything(bare)
    seed = 1
    while not _solved_a_little(GAME.start(seed=seed)):
        seed += 1
    return SimpleNamespace()


def _solved_a_little(state: State) -> bool:
    assert isinstance(state, HandState)
    try:
        solver.solve(state, nodes=50, margin=False)
    except NotSolvable:
        return False
    return True


warm_up = WarmUp(_prepare)
