"""What the searches find: winning moves, forced wins, and values that trying everything confirms."""

import time

import pytest
from sparring import GAME, UNTOLD, after, late, wins

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.bots.deepening import AlphaBeta, MaxN
from smallcouncil.bots.levels import LEVELS, level_of
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Game, State
from smallcouncil.core.judging import Judge
from smallcouncil.core.perspective import Perspective

LIMIT = 0.06


def chosen(code: str, state: State, seed: int = 1) -> int:
    return bots.make(code, seed).choose(Perspective(state, state.awaiting[0], Chance(3)))


def winning_at_once(state: State) -> set[int]:
    """The actions that end the game with a win for their maker."""
    seat = state.awaiting[0]
    ends = {action: after(state, action).result for action in state.actions(seat)}
    return {action for action, result in ends.items() if result is not None and seat in result.winners}


def decisive(cards: int, count: int) -> list[State]:
    """Positions without companions in which some but not all moves win."""
    found, seed = [], 0  # type: ignore[var-annotated]
    while len(found) < count:
        state = late(cards, seed, companions=False)
        seat = state.awaiting[0]
        good = [wins(after(state, action), seat) for action in state.actions(seat)]
        if any(good) and not all(good):
            found.append(state)
        seed += 1
    return found


@pytest.mark.parametrize("code", ["greedy", "ab:1", "maxn:1"])
def test_a_move_that_wins_at_once_is_taken(code: str) -> None:
    found = 0
    for seed in range(60):
        state = late(5, seed)
        if winning_at_once(state) and len(state.actions(state.awaiting[0])) > 1:
            found += 1
            assert chosen(code, state) in winning_at_once(state)
    assert found >= 5


@pytest.mark.parametrize("code", ["ab:20", "mcts:3000", "ismcts:3000", "strong:20000n", "master"])
def test_a_forced_win_is_found(code: str) -> None:
    for state in decisive(cards=9, count=12):
        assert wins(after(state, chosen(code, state)), state.awaiting[0])


@pytest.mark.parametrize("code", ["ab:8", "mcts:2000", "ismcts:2000"])
def test_the_general_searches_find_a_forced_win_by_the_rules_alone(code: str) -> None:
    for state in decisive(cards=6, count=4):
        same = UNTOLD.start(position=state.position())  # type: ignore[attr-defined]
        assert wins(after(state, chosen(code, same)), state.awaiting[0])


def minimax(state: State, seat: int, depth: int, judge: Judge) -> float:
    if depth == 0 or not state.awaiting:
        return judge.shares(state)[seat]
    mover = state.awaiting[0]
    values = [minimax(after(state, action), seat, depth - 1, judge) for action in state.actions(mover)]
    return max(values) if mover in judge.allies(state, seat) else min(values)


@pytest.mark.parametrize("options", [{}, {"seats": 3}, {"seats": 4, "teams": True}], ids=["two", "three", "teams"])
def test_general_alpha_beta_has_the_value_of_minimax(options: dict[str, int]) -> None:
    judge = Judge(GAME.knowledge(), Chance(1))
    for seed in range(4):
        state = late(8, seed, **options)
        for seat in range(state.seats):
            search = AlphaBeta(judge, Clock(Budget()), seat)
            assert search.value(state, 2) == pytest.approx(minimax(state, seat, 2, judge), abs=1e-12)


def test_max_n_is_minimax_when_there_are_two_sides() -> None:
    judge = Judge(GAME.knowledge(), Chance(1))
    for seed in range(6):
        state = late(8, seed)
        search = MaxN(judge, Clock(Budget()), 0)
        assert search.value(state, 2) == pytest.approx(minimax(state, 0, 2, judge), abs=1e-12)


@pytest.mark.parametrize("code", ["ab", "maxn", "mcts", "ismcts", "strong", "master"])
@pytest.mark.parametrize("game", [GAME, UNTOLD], ids=["compiled", "general"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_bot_thinks_longer_than_it_may(code: str, game: Game, seats: int) -> None:
    """Measured in the time of the processor, so that a busy machine cannot fail it."""
    bots.prepare(game)
    bot = bots.make(f"{code}:{int(LIMIT * 1000)}ms", 1)
    state = game.start(seats=seats, seed=4)
    luck = Chance(1)
    for _ in range(8):
        seat = state.awaiting[0]
        perspective = Perspective(state, seat, luck)
        start = time.thread_time()
        action = bot.choose(perspective)
        assert time.thread_time() - start <= 1.1 * LIMIT + 0.05
        state.act(seat, action)


def test_a_game_may_have_levels_of_its_own() -> None:
    """B'Twixt has; in Hand of the King the usual ones hold."""
    hand, btwixt = sc.game("hand-of-the-king"), sc.game("btwixt")
    assert [level_of(hand, name) for name in LEVELS] == list(LEVELS.values())
    assert [level_of(btwixt, name).budget.nodes for name in LEVELS] == [None, None, None, 10, 512]
    assert [level_of(btwixt, name).slips for name in LEVELS] == [98, 65, 30, 30, 0]
