"""Who the other seat seems to be, and a search for what such a player will overlook."""

import math
from typing import Any

import numpy
import pytest
from playing import GAME

from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import knowledge_search, solver, trap_kernel, trap_search
from smallcouncil.games.hand_of_the_king.evaluation import WEIGHTS as NUMBERS
from smallcouncil.games.hand_of_the_king.evaluation import duel
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, learned, solved
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch
from smallcouncil.games.hand_of_the_king.state import HandState
from smallcouncil.games.hand_of_the_king.trap_kernel import DEPTHS

LEARNED = learned()["2"]
SURE_OF_NOBODY = (0.0,) * (2 * DEPTHS) + (1.0,)


def start(seed: int) -> HandState:
    state = GAME.start(seats=2, seed=seed, companions=False)
    assert isinstance(state, HandState)
    return state


def played(seed: int, moves: int, first: Any, second: Any) -> HandState:
    """A game after some moves of two players, each a function of the state."""
    state = start(seed)
    for _ in range(moves):
        seat = state.awaiting[0]
        state.act(seat, (first, second)[seat](state))
    return state


def searcher(depth: int, weights: Any = LEARNED) -> Any:
    return lambda state: knowledge_search.alpha_beta(state.row, weights, Budget(depth=depth), Chance(5)).action


def last_of(state: HandState) -> int:
    return state.actions(state.awaiting[0])[-1]


def believed(depth: int, judge: int = 0) -> tuple[float, ...]:
    belief = [0.0] * (2 * DEPTHS + 1)
    belief[judge * DEPTHS + depth - 1] = 1.0
    return tuple(belief)


@pytest.mark.parametrize("weights", [LEARNED, by_hand()], ids=["learned", "by hand"])
def test_the_judges_choose_what_alpha_beta_chooses(weights: Any) -> None:
    for seed in range(6):
        state = played(seed, 9, last_of, searcher(1))
        judge = knowledge_search.workspace(state.row, weights, 15, Chance(1))
        chosen = numpy.zeros(DEPTHS, numpy.int64)
        compiled(trap_kernel).choices(judge, numpy.array(state.row, numpy.int64), DEPTHS, chosen)
        assert chosen.tolist() == [searcher(depth, weights)(state) for depth in range(1, DEPTHS + 1)]


@pytest.mark.parametrize(("depth", "weights", "judge"), [(1, LEARNED, 0), (4, LEARNED, 0), (2, by_hand(), 1)])
def test_a_shallow_search_is_known_by_its_moves(depth: int, weights: Any, judge: int) -> None:
    belief = trap_search.suspect(played(3, 15, searcher(depth, weights), last_of), LEARNED).belief
    assert belief[judge * DEPTHS + depth - 1] == max(belief)
    assert sum(belief) == pytest.approx(1.0)
    assert belief[-1] == trap_search.LEAST_STRANGER


def test_who_moves_like_nobody_we_know_is_a_stranger() -> None:
    suspicion = trap_search.suspect(played(3, 15, last_of, searcher(2)), LEARNED)
    assert suspicion.stranger > 0.9


def test_before_its_first_move_everybody_may_be_anybody() -> None:
    suspicion = trap_search.suspect(start(3), LEARNED)
    assert suspicion.nodes == 0
    assert suspicion.stranger == trap_search.STRANGER
    assert all(suspicion.belief)


def trapped(state: HandState, belief: tuple[float, ...], nodes: int) -> Any:
    row = numpy.array(state.row, dtype=numpy.int64)
    search = BareSearch(row, Clock(Budget(nodes=0)), 1 << 24)
    return trap_search.Trap(row, search, LEARNED, belief, Chance(1), 10_000).grow(Budget(nodes=nodes))


def answered(state: HandState, action: int, depth: int) -> HandState:
    """A position after a move and the answer of a search."""
    after = state.copy()
    after.act(state.awaiting[0], action)
    after.act(after.awaiting[0], searcher(depth)(after))
    return after


def test_the_move_that_a_search_answers_wrongly_is_found() -> None:
    """Lost positions in which some move, and not every one, is answered by giving the win away."""
    found = 0
    for seed in range(200):
        state = played(seed, 15, searcher(2), searcher(1))
        if not state.awaiting or solver.solve(state, margin=False).outcome != "loss":
            continue
        wins = {
            action: solver.solve(answered(state, action, 2), margin=False).outcome == "win"
            for action in state.actions(state.awaiting[0])
            if _goes_on(state, action)
        }
        if len(set(wins.values())) == 2:
            assert wins[trapped(state, believed(2), 60_000).action]
            found += 1
        if found == 5:
            break
    assert found == 5


def _goes_on(state: HandState, action: int) -> bool:
    after = state.copy()
    after.act(state.awaiting[0], action)
    return bool(after.awaiting) and bool(answered(state, action, 2).awaiting)


def test_the_same_question_gets_the_same_answer() -> None:
    state = played(11, 5, searcher(2), searcher(1))
    assert trapped(state, believed(3), 20_000) == trapped(state, believed(3), 20_000)
    assert trapped(state, SURE_OF_NOBODY, 20_000) == trapped(state, SURE_OF_NOBODY, 20_000)


def test_the_numbers_fitted_to_the_solver_judge_better_than_those_fitted_to_games() -> None:
    """The mean log-loss over positions of other games, with 19 to 24 cards left."""
    assert len(solved()) == NUMBERS
    surprise = {"solved": 0.0, "learned": 0.0}
    for seed in range(900, 960):
        state = played(seed, 9, last_of if seed % 2 else searcher(1), searcher(2))
        won = solver.solve(state, margin=False).winner == 0
        for name, weights in (("solved", solved()), ("learned", LEARNED)):
            chance = duel(state.row, 1, weights)
            surprise[name] -= math.log(chance if won else 1.0 - chance) / 60
    assert surprise["solved"] < surprise["learned"] - 0.05
