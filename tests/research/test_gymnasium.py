"""The single-agent environments: Gymnasium's own checks, the bots at the other seats, and illegal actions."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game
from smallcouncil.core.perspective import Perspective
from smallcouncil.research.gymnasium import CouncilEnv, name_of

SLUG = "hand-of-the-king"
NAME = "SmallCouncil/HandOfTheKing-v0"


def play(env: CouncilEnv, seed: int, rng: numpy.random.Generator) -> tuple[list[int], float, dict[str, Any]]:
    """A whole game by random legal actions: what was done, what it brought, and what was told at the end."""
    _, info = env.reset(seed=seed)
    actions = []
    while True:
        assert info["action_mask"].astype(bool).tolist() == env.action_masks().tolist()
        actions.append(int(rng.choice(info["action_mask"].nonzero()[0])))
        _, reward, terminated, truncated, info = env.step(actions[-1])
        assert not truncated
        if terminated:
            return actions, reward, info
        assert reward == 0.0


# Gymnasium's own checks


def test_the_games_are_registered(game: Game) -> None:
    env = gymnasium.make(name_of(game.slug))
    assert isinstance(env.unwrapped, CouncilEnv)
    assert env.unwrapped.game is game


def test_hand_of_the_king_has_the_promised_name() -> None:
    assert name_of(SLUG) == NAME


def test_check_env(table: Any) -> None:
    made = gymnasium.make(
        name_of(table.game.slug), disable_env_checker=True, seats=table.seats, seat=None, **table.options
    )
    check_env(made.unwrapped, skip_render_check=True)


def test_check_env_renders(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(name_of(game.slug), disable_env_checker=True).unwrapped)
    assert "Seat 1" in capsys.readouterr().out


# The game behind it


def test_every_seat_can_be_the_agents(table: Any) -> None:
    for seat in range(table.seats):
        env = CouncilEnv(table.game.slug, table.seats, seat, **table.options)
        _, reward, info = play(env, 3, numpy.random.default_rng(seat))
        assert info["seat"] == env.seat == seat
        assert reward in {payoff for winners in range(1, table.seats + 1) for payoff in _payoffs(winners, table.seats)}
        assert (info["rank"] == 1) == (reward > 0) or reward == 0


def _payoffs(winners: int, seats: int) -> tuple[float, ...]:
    return payoffs(sc.core.game.Result(tuple(range(winners)), (0,) * seats, (1,) * seats), seats)


def test_the_same_seed_is_the_same_game() -> None:
    env = CouncilEnv(SLUG, bots=["greedy"])
    games = [play(env, seed, numpy.random.default_rng(1)) for seed in (4, 4, 5)]
    assert games[0][:2] == games[1][:2]
    assert games[0][0] != games[2][0]


def test_the_first_decision_is_that_of_the_game_of_the_seed() -> None:
    env, state = CouncilEnv(SLUG), sc.game(SLUG).start(seed=9)
    _, info = env.reset(seed=9)
    assert info["action_mask"].nonzero()[0].tolist() == list(state.actions(0))


def test_without_a_seat_the_agent_changes_its_place() -> None:
    env = CouncilEnv(SLUG, seats=3, seat=None)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(6)]
    assert seats == [0, 1, 2, 0, 1, 2]


def test_bots_take_the_seats_after_the_agents_in_turn() -> None:
    asked: list[tuple[str, int]] = []

    class Note:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, perspective: Perspective) -> int:
            asked.append((self.name, perspective.seat))
            return perspective.actions[0]

    env = CouncilEnv(SLUG, seats=4, seat=2, bots=[Note("one"), Note("two")])
    play(env, 1, numpy.random.default_rng(1))
    assert set(asked) == {("one", 3), ("two", 0), ("one", 1)}


def test_a_strong_bot_beats_random_play() -> None:
    env, rng = CouncilEnv(SLUG, bots="greedy"), numpy.random.default_rng(1)
    rewards = [play(env, seed, rng)[1] for seed in range(10)]
    assert sum(rewards) <= -6


# What goes wrong


@pytest.mark.parametrize("action", [80, 89, -1])
def test_an_illegal_action_loses_at_once(action: int) -> None:
    env = CouncilEnv(SLUG)
    env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not legal now (HK-016)" in info["illegal"] or "is no action of this game" in info["illegal"]
    assert observation in env.observation_space
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_nothing_is_stepped_before_a_reset_or_after_the_end() -> None:
    env = CouncilEnv(SLUG)
    for call in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ResetNeeded):
            call()
    play(env, 1, numpy.random.default_rng(1))
    with pytest.raises(ResetNeeded):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, sc.UnknownGame),
        ({"seat": 2}, sc.NoSuchSeat),
        ({"crows": True}, sc.BadOption),
        ({"bots": "zork"}, sc.CouncilError),
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        CouncilEnv(**{"game": SLUG, **wrong}).reset()
