"""Bots of Legendary: always legal, the same for the same seed, and better the more they think."""

import time

import pytest

import smallcouncil as sc
from smallcouncil import bots
from smallcouncil.core import Bot, Chance, Perspective
from smallcouncil.core.game import Value
from smallcouncil.games.legendary.evaluation import shares
from smallcouncil.games.legendary.state import LegendaryState

GAME = sc.game("legendary")
VARIANTS: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {"setup": "tourney", "showdown": True}),
    (4, {"setup": "secret-draft", "houses": "choose", "minor_heroes": "choose", "equal_turns": True}),
]


def play(team: list[Bot], seed: int, most: int = 20_000, **options: Value) -> LegendaryState:
    """A game between bots, or its first decisions."""
    state = GAME.start(len(team), seed, **options)
    assert isinstance(state, LegendaryState)
    luck = Chance(seed)
    while state.awaiting and len(state.history) < most:
        seat = state.awaiting[0]
        action = team[seat].choose(Perspective(state, seat, luck))
        assert action in state.actions(seat)
        state.act(seat, action)
    return state


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
@pytest.mark.parametrize("code", ["novice", "knight", "maester", "greedy"])
def test_bots_choose_legally_in_every_variant(code: str, seats: int, options: dict[str, Value]) -> None:
    most = 20_000 if code in ("novice", "knight") else 60
    state = play([bots.make(code, seat) for seat in range(seats)], 7, most, **options)
    assert not state.awaiting or len(state.history) == most


@pytest.mark.parametrize("code", ["apprentice", "ismcts:8"])
def test_the_same_seed_plays_the_same_game(code: str) -> None:
    first, second = (play([bots.make(code, seat) for seat in range(2)], 3, 80) for _ in range(2))
    assert first.history == second.history


def test_shares_make_up_one_win_and_follow_the_points() -> None:
    state = play([bots.make("knight", seat) for seat in range(3)], 5, 200)
    before = shares(state)
    assert sum(before) == pytest.approx(1.0)
    state.tokens[1] += 5
    assert shares(state)[1] > before[1]


def wins(first: str, second: str, games: int) -> int:
    """How often the first bot wins at two seats, alone; every deal is played from both sides."""
    won = 0
    for number in range(games):
        place = number % 2
        team = [bots.make(first, 2 * number), bots.make(second, 2 * number + 1)][:: -1 if place else 1]
        result = play(team, 500 + number // 2, setup="full-allegiance").result
        assert result is not None
        won += result.winners == (place,)
    return won


def test_the_sensible_player_beats_chance() -> None:
    assert wins("knight", "random", 6) == 6


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("first", "second", "games"),
    [("apprentice", "novice", 40), ("knight", "apprentice", 40), ("maester", "knight", 40)],
)
def test_each_level_beats_the_one_below(first: str, second: str, games: int) -> None:
    assert 0.6 * games <= wins(first, second, games) <= 0.85 * games


@pytest.mark.slow
def test_the_master_takes_its_turns_in_time() -> None:
    """Processor time of whole turns at four seats, so that a busy machine changes nothing."""
    state, luck = GAME.start(4, 5, setup="full-allegiance"), Chance(5)
    masters = [bots.make("master", seat) for seat in range(4)]
    turns: dict[int, float] = {}
    while state.awaiting and state.view(None)["number"] <= 24:
        seat, number = state.awaiting[0], state.view(None)["number"]
        begun = time.process_time()
        action = masters[seat].choose(Perspective(state, seat, luck))
        turns[number] = turns.get(number, 0.0) + time.process_time() - begun
        state.act(seat, action)
    assert max(turns.values()) < 2.0
