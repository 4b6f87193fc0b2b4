"""Many games in Gymnasium's own vectorised form: its conventions, the bots at the other seats, and self-play."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.perspective import Perspective
from smallcouncil.research.dealt_games import DealtGames, deals_after
from smallcouncil.research.gymnasium import name_of
from smallcouncil.research.gymnasium_vector import CouncilVectorEnv

SLUG = "hand-of-the-king"
NAME = "SmallCouncil/HandOfTheKing-v0"


def chosen(masks: Any, rng: numpy.random.Generator) -> Any:
    return numpy.array([rng.choice(mask.nonzero()[0]) for mask in masks])


def test_it_is_made_by_gymnasium(game: sc.Game) -> None:
    envs = gymnasium.make_vec(name_of(game.slug), num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(envs.unwrapped, CouncilVectorEnv)
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert observations.shape == (3, game.encoder().size)
    assert envs.single_action_space == spaces.Discrete(len(game.vocabulary))
    for _ in range(5):
        actions = envs.action_space.sample(tuple(infos["action_mask"]))
        assert actions in envs.action_space
        observations, rewards, ended, cut, infos = envs.step(actions)
        assert (rewards.shape, ended.shape, cut.any()) == ((3,), (3,), False)


def test_every_row_is_a_game_against_the_bots(table: Any) -> None:
    """The agent sees its own seat only; rewards, last observations and the next games come as they are promised."""
    envs = CouncilVectorEnv(table.game.slug, 2, table.seats, table.seats - 1, **table.options)
    observations, infos = envs.reset(seed=3)
    rng, encoder = numpy.random.default_rng(1), table.game.encoder()
    for _ in range(60):
        assert (infos["seat"] == table.seats - 1).all()
        observations, rewards, ended, _, infos = envs.step(chosen(infos["action_mask"], rng))
        assert (rewards[~ended] == 0).all()
        assert ("final_obs" in infos) == bool(ended.any())
        for row in numpy.flatnonzero(ended):
            paid = infos["final_info"]["rewards"][row]
            assert rewards[row] == paid[table.seats - 1]
            assert paid.sum() == pytest.approx(0, abs=1e-6)
            assert infos["final_obs"][row].shape == (encoder.size,)
            assert (infos["final_obs"][row] != observations[row]).any()


def test_the_last_observation_is_the_agents_at_the_end() -> None:
    envs = CouncilVectorEnv(SLUG, 1, 2, 1, bots=First(), companions=False)
    _, infos = envs.reset(seed=5)
    state = sc.game(SLUG).start(2, deals_after(5), companions=False)
    while True:
        action = int(infos["action_mask"][0].nonzero()[0][-1])
        while state.awaiting == (0,):
            state.act(0, state.actions(0)[0])
        state.act(1, action)
        while state.awaiting == (0,):
            state.act(0, state.actions(0)[0])
        _, rewards, ended, _, infos = envs.step(numpy.array([action]))
        assert ended[0] == (not state.awaiting)
        if ended[0]:
            break
    assert (infos["final_obs"][0] == state.game.encoder().observation(state, 1)).all()
    assert rewards[0] == payoffs(state.result, 2)[1]


class First:
    """Takes the first action there is."""

    def choose(self, perspective: Perspective) -> int:
        return perspective.actions[0]


def test_against_itself_every_decision_is_asked_for() -> None:
    envs = CouncilVectorEnv(SLUG, 4, 3, bots=None)
    _, infos = envs.reset(seed=1)
    seen, ends = set(), 0
    for _ in range(120):
        movers = infos["seat"].copy()
        seen |= set(movers.tolist())
        _, rewards, ended, _, infos = envs.step(chosen(infos["action_mask"], numpy.random.default_rng(1)))
        for row in numpy.flatnonzero(ended):
            assert rewards[row] == infos["rewards"][row][movers[row]]
            ends += 1
    assert (seen, ends > 4) == ({0, 1, 2}, True)


def test_without_a_seat_the_agents_place_changes_from_row_to_row() -> None:
    _, infos = CouncilVectorEnv(SLUG, 5, 3, None).reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0, 1]


def test_gymnasiums_own_wrappers_fit() -> None:
    envs = RecordEpisodeStatistics(CouncilVectorEnv(SLUG, 4, bots="random"))
    _, infos = envs.reset(seed=2)
    lengths: list[float] = []
    for _ in range(80):
        _, _, ended, _, infos = envs.step(chosen(infos["action_mask"], numpy.random.default_rng(2)))
        lengths += infos["episode"]["l"][ended].tolist() if ended.any() else []
    assert lengths
    assert all(5 < length < 40 for length in lengths)


def test_an_illegal_action_names_its_row_and_changes_nothing() -> None:
    envs = CouncilVectorEnv(SLUG, 3)
    _, infos = envs.reset(seed=1)
    actions = chosen(infos["action_mask"], numpy.random.default_rng(1))
    before = envs._fleet.observations.copy()
    for wrong, error in ((int((infos["action_mask"][1] == 0).nonzero()[0][0]), sc.IllegalAction), (-1, sc.BadWord)):
        actions[1] = wrong
        with pytest.raises(error, match="row 1: "):
            envs.step(actions)
    assert (envs._fleet.observations == before).all()
    for bad in ([0], [0.5] * 3, [[0] * 3]):
        with pytest.raises(ValueError, match="one whole number for each of 3 games"):
            envs.step(numpy.array(bad))


def test_nothing_is_stepped_before_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        CouncilVectorEnv(SLUG, 3).step(numpy.zeros(3, numpy.int64))


@pytest.mark.parametrize("bots", ["random", ["apprentice"]])
def test_it_goes_on_the_same_from_a_copy(bots: Any) -> None:
    envs = CouncilVectorEnv(SLUG, 3, bots=bots)
    _, infos = envs.reset(seed=2)
    runs = []
    for twin in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs)), envs):
        rng, told = numpy.random.default_rng(1), infos
        run = []
        for _ in range(6):
            observations, _, _, _, told = twin.step(chosen(told["action_mask"], rng))
            run.append(observations.tobytes())
        runs.append(run)
    assert runs[0] == runs[1] == runs[2]


def test_environments_with_neighbouring_seeds_deal_different_games() -> None:
    """Sixteen rows and more than sixty games: none is dealt twice, also not by the neighbour's seed."""
    found: list[bytes] = []
    for seed in (7, 8):
        envs = CouncilVectorEnv(SLUG, 8)
        _, infos = envs.reset(seed=seed)
        for _ in range(120):
            actions = chosen(infos["action_mask"], numpy.random.default_rng(3))
            observations, _, ended, _, infos = envs.step(actions)
            found += [observations[row].tobytes() for row in numpy.flatnonzero(ended)]
    assert len(set(found)) == len(found) > 60


def test_deals_of_neighbouring_seeds_are_disjoint() -> None:
    """As Gymnasium, PettingZoo and Stable-Baselines give them: environment n gets the seed plus n."""
    dealt: list[int] = []
    for seed in range(7, 15):
        games = DealtGames(sc.game(SLUG), 2, {})
        for number in range(110):
            games.deal(seed if number == 0 else None)
            dealt.append(games.dealt)
    assert dealt[0] == 7
    assert len(set(dealt)) == len(dealt) == 880
