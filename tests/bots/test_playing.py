"""Whole games: every bot is legal in every kind of game, repeats itself from its seed, and cannot see the hidden."""

import pytest
from sparring import GAME, KINDS, UNTOLD, late, play

from smallcouncil import bots
from smallcouncil.core.chance import Chance
from smallcouncil.core.perspective import Perspective

QUICK = ("random", "greedy", "ab:2", "ab:300n", "maxn:1", "mcts:60", "ismcts:60", "strong:800n")
LEVELS = ("novice", "apprentice", "knight", "maester")
GENERAL = ("greedy", "ab:1", "ab:40n", "maxn:1", "mcts:12", "ismcts:12")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("code", QUICK)
def test_every_bot_plays_every_kind_of_game_to_its_end(code: str, kind: str) -> None:
    seats = [bots.make(code, seat) for seat in range(4)]
    assert play(GAME, seats, seed=11, **KINDS[kind]).result is not None


@pytest.mark.parametrize("code", LEVELS)
def test_every_level_plays(code: str) -> None:
    assert play(GAME, [bots.make(code, 1), bots.make(code, 2)], seed=5).result is not None


@pytest.mark.parametrize("kind", ["two", "teams-crows"])
@pytest.mark.parametrize("code", GENERAL)
def test_the_general_searches_play_a_game_that_tells_them_nothing(code: str, kind: str) -> None:
    seats = [bots.make(code, seat) for seat in range(4)]
    assert play(UNTOLD, seats, seed=3, **KINDS[kind]).result is not None


@pytest.mark.parametrize("code", [*QUICK, *LEVELS])
def test_a_bot_repeats_itself_from_its_seed(code: str) -> None:
    first, second = (
        play(GAME, [bots.make(code, 7), bots.make(code, 8), bots.make(code, 9)], seed=21, seats=3).history
        for _ in range(2)
    )
    assert first == second


def test_another_seed_plays_another_game() -> None:
    games = {
        tuple(play(GAME, [bots.make("mcts:30", seed), bots.make("random", seed)], seed=2).history) for seed in range(4)
    }
    assert len(games) == 4


@pytest.mark.parametrize("code", QUICK)
def test_a_bot_cannot_tell_states_apart_that_differ_only_in_what_is_hidden(code: str) -> None:
    """Petyr Baelish is on offer and the deck lies in two different orders."""
    compared = 0
    for seed in range(12):
        state = late(14, seed)
        seat = state.awaiting[0]
        twin = state.sample(seat, 99 + seed)
        assert state.view(seat) == twin.view(seat)
        assert state.digest() != twin.digest()
        choices = [bots.make(code, 5).choose(Perspective(which, seat, Chance(1))) for which in (state, twin)]
        assert choices[0] == choices[1]
        compared += "petyr-baelish" in state.view(seat)["offer"]
    assert compared >= 2


def test_a_perspective_gives_a_bot_no_seed_to_look_up() -> None:
    state = GAME.start(seed=7)
    guess = Perspective(state, 0, Chance(1)).sample(Chance(2))
    assert state.setup.seed == 7
    assert guess.setup.seed is None
