"""Many games at once: the fast fleet plays the very games that states play, row by row and number by number."""

from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.research import vector

SLUG = "hand-of-the-king"


def test_every_game_is_the_one_of_its_seed(table: Any) -> None:
    """Games are numbered in the order in which they begin, and number n is dealt from the seed plus n."""
    env = vector.make(table.game.slug, 2, table.seats, **table.options)
    encoder, now = env.encoder, env.reset(seed=40)
    states = [table.start(40 + number) for number in range(2)]
    begun, ended, rng = 2, 0, numpy.random.default_rng(2)
    observation = numpy.zeros(encoder.size, numpy.int8)
    for _ in range(90):
        for row, state in enumerate(states):
            seat = min(state.awaiting)
            encoder.write(state, seat, observation)
            assert now.seats[row] == seat
            assert (now.observations[row] == observation).all()
            assert tuple(now.masks[row].nonzero()[0]) == state.actions(seat)
        actions = numpy.array([rng.choice(mask.nonzero()[0]) for mask in now.masks])
        now = env.step(actions)
        for row, state in enumerate(states):
            state.act(min(state.awaiting), int(actions[row]))
            assert now.ended[row] == (not state.awaiting)
            assert now.rewards[row].tolist() == pytest.approx(payoffs(state.result, state.seats))
            if not state.awaiting:
                states[row] = table.start(40 + begun)
                begun, ended = begun + 1, ended + 1
    assert ended > 0 or table.game.slug != SLUG


def test_both_fleets_are_alike() -> None:
    env = vector.make(SLUG, 16, 4, crows=True, first="random")
    setup = env.game.setup(4, 0, None, {"crows": True, "first": "random"})
    plain = vector.StateFleet(env.encoder, setup, 16)
    now = env.reset(seed=5)
    plain.deal(5)
    ended = 0
    for _ in range(200):
        pairs = zip(now, (plain.observations, plain.masks, plain.seats, plain.rewards, plain.ended), strict=True)
        assert all(one.dtype == other.dtype and (one == other).all() for one, other in pairs)  # type: ignore[attr-defined]
        actions = env.choose()
        assert (actions == plain.choose()).all()
        plain.step(actions)
        now = env.step(actions)
        ended += int(now.ended.sum())
    assert ended > 60


def test_rewards_are_paid_once() -> None:
    env = vector.make(SLUG, 64)
    env.reset(seed=1)
    for _ in range(100):
        now = env.step(env.choose())
        assert (now.rewards.any(axis=1) == now.ended).all()
        assert (now.rewards.sum(axis=1) == 0).all()


def test_a_seed_gives_the_same_games_and_the_same_choices() -> None:
    runs = []
    for seed in (3, 3, 4):
        env = vector.make(SLUG, 8)
        env.reset(seed=seed)
        runs.append([env.step(env.choose()).observations.tobytes() for _ in range(60)])
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_an_illegal_action_is_refused_and_no_game_changes(game: sc.Game) -> None:
    env = vector.make(game.slug, 4)
    now = env.reset(seed=1)
    before = [part.copy() for part in now]
    actions = numpy.array([mask.nonzero()[0][0] for mask in now.masks])
    actions[2] = numpy.flatnonzero(now.masks[2] == 0)[0]
    with pytest.raises(sc.IllegalAction) as caught:
        env.step(actions)
    assert caught.value.seat == now.seats[2]
    actions[2] = len(game.vocabulary)
    with pytest.raises(sc.BadWord):
        env.step(actions)
    assert all((one == other).all() for one, other in zip(now, before, strict=True))


@pytest.mark.parametrize(
    "actions",
    [[0], [0.0] * 4, [[0] * 4], [True] * 4, ["up stark"] * 4],
    ids=["few", "floats", "deep", "flags", "words"],
)
def test_one_whole_number_for_each_game(actions: Any) -> None:
    env = vector.make(SLUG, 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="one whole number for each of 4 games"):
        env.step(actions)


@pytest.mark.parametrize("seed", [-1, 1 << 53, 1.5, "7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(sc.BadOption):
        vector.make(SLUG, 2).reset(seed=seed)


def test_without_a_seed_luck_is_fresh() -> None:
    env = vector.make(SLUG, 4)
    first = env.reset().observations.copy()
    assert (env.reset().observations != first).any()
