"""Many games at once: the fast fleet plays the very games that states play, row by row and number by number."""

import copy
import pickle
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.compiled import compiled
from smallcouncil.core.encoding import WAIT, Fleet, payoffs
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.research import vector
from smallcouncil.research.dealt_games import deals_after

SLUG = "hand-of-the-king"


def test_every_game_is_the_one_of_its_seed(table: Any) -> None:
    """Games are numbered in the order in which they begin, and number n is dealt from `deals_after(seed) + n`."""
    env = vector.make(table.game.slug, 2, table.seats, **table.options)
    encoder, now, first = env.encoder, env.reset(seed=40), deals_after(40)
    states = [table.start(first + number) for number in range(2)]
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
                states[row] = table.start(first + begun)
                begun, ended = begun + 1, ended + 1
    assert ended > 0 or table.game.slug != SLUG


def test_both_fleets_are_alike() -> None:
    env = vector.make(SLUG, 16, 4, crows=True, first="random")
    setup = env.game.setup(4, 0, None, {"crows": True, "first": "random"})
    plain = vector.StateFleet(env.encoder, setup, 16)
    now = env.reset(seed=5)
    plain.deal(deals_after(5))
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


@pytest.mark.parametrize("companions", [False, True])
def test_both_fleets_look_alike_at_what_is_ahead(companions: bool) -> None:
    """The compiled look and that of states: the same guesses, positions and ends, to the end of many games."""
    env = vector.make(SLUG, 8, companions=companions)
    fleet, ended = env._fleet, 0
    env.reset(seed=5)
    for number in range(40):
        before = fleet.rows.copy()  # type: ignore[attr-defined]
        fast, plain = fleet.ahead(sc.Chance(number)), Fleet.ahead(fleet, sc.Chance(number))
        assert all(one.dtype == other.dtype and (one == other).all() for one, other in zip(fast, plain, strict=True))
        assert (fleet.rows == before).all()  # type: ignore[attr-defined]
        ended += int(fast.ended.sum())
        env.step(env.choose())
    assert ended > 8


def test_what_is_ahead_is_what_a_step_leads_to(game: sc.Game) -> None:
    """One row for every legal action; where nothing is guessed, what the seat sees then, and what it is paid."""
    env = vector.make(game.slug, 2, **({"companions": False} if game.slug == SLUG else {}))
    now = env.reset(seed=3)
    ahead = env.ahead()
    assert list(zip(ahead.rows.tolist(), ahead.actions.tolist(), strict=True)) == [
        (row, action) for row, mask in enumerate(now.masks) for action in mask.nonzero()[0].tolist()
    ]
    for _ in range(60 if game.slug == SLUG else 0):
        ahead = env.ahead()
        chosen = [int(numpy.flatnonzero(ahead.rows == row)[-1]) for row in range(2)]
        states = [env._fleet.state(row) for row in range(2)]
        seats = [int(seat) for seat in now.seats]
        now = env.step(ahead.actions[chosen])
        for at, state, seat in zip(chosen, states, seats, strict=True):
            state.act(seat, int(ahead.actions[at]))
            assert (ahead.observations[at] == env.encoder.observation(state, seat)).all()
            assert ahead.ended[at] == (not state.awaiting)
            assert ahead.rewards[at] == payoffs(state.result, 2)[seat]


def test_looking_ahead_tells_nothing_of_what_is_hidden() -> None:
    """Another order of the companions face down changes nothing of it."""
    env = vector.make(SLUG, 64)
    env.reset(seed=2)
    for _ in range(20):
        env.step(env.choose())
    fleet = env._fleet
    seen = fleet.ahead(sc.Chance(1))
    for row in fleet.rows:  # type: ignore[attr-defined]
        compiled(kernel).reshuffle(row, 9)
    again = fleet.ahead(sc.Chance(1))
    assert all((one == other).all() for one, other in zip(seen, again, strict=True))


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
    with pytest.raises(sc.IllegalAction, match="row 2: ") as caught:
        env.step(actions)
    assert caught.value.seat == now.seats[2]
    assert caught.value.details["row"] == 2
    for no_word in (len(game.vocabulary), -1, -7):
        actions[2] = no_word
        with pytest.raises(sc.BadWord, match="row 2: "):
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


def test_nothing_is_stepped_before_a_reset() -> None:
    env = vector.make(SLUG, 4)
    for call in (env.choose, lambda: env.step([0] * 4)):
        with pytest.raises(vector.NotDealt, match="call reset"):
            call()


def test_a_fleet_lets_games_wait() -> None:
    """Both fleets: a game that waits stays as it is, and what ended there before is not told again."""
    env = vector.make(SLUG, 6, 3)
    setup = env.game.setup(3, 0, None, {})
    plain = vector.StateFleet(env.encoder, setup, 6)
    fast = vector.fleet_of(env.encoder, setup, 6)
    assert not isinstance(fast, vector.StateFleet)
    for fleet in (plain, fast):
        fleet.watchers[:] = (0, 1, 2, 0, 1, 2)
        fleet.deal(3)
    rng, ended = numpy.random.default_rng(1), 0
    for _ in range(120):
        actions = numpy.where(rng.random(6) < 0.5, plain.choose(), WAIT)
        waited = plain.observations[actions == WAIT].copy()
        for fleet in (plain, fast):
            fleet.step(actions)
        assert (plain.observations[actions == WAIT] == waited).all()
        assert not plain.ended[actions == WAIT].any()
        for name in ("observations", "masks", "seats", "rewards", "ended", "finals"):
            assert (getattr(plain, name) == getattr(fast, name)).all(), name
        ended += int(plain.ended.sum())
    assert ended > 5


def test_it_goes_on_the_same_from_a_copy(game: sc.Game) -> None:
    env = vector.make(game.slug, 3)
    env.reset(seed=2)
    env.step(env.choose())
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    runs = [[twin.step(twin.choose()).observations.tobytes() for _ in range(5)] for twin in twins]
    assert runs[0] == runs[1] == runs[2]
    assert pickle.loads(pickle.dumps(env.encoder)) is env.encoder
