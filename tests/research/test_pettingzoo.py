"""The AEC environments: PettingZoo's own tests, the game behind them, and what an agent is shown."""

import copy
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game
from smallcouncil.research import pettingzoo
from smallcouncil.research.dealt_games import deals_after

SLUG = "hand-of-the-king"

# PettingZoo warns of observations with a mask unless they come from one of its own games, which do the same; and of
# agents that cannot act, as those of a finished game.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def made(table: Any, **more: Any) -> pettingzoo.CouncilEnv:
    return pettingzoo.env(table.game.slug, table.seats, **table.options, **more)


def choice(env: pettingzoo.CouncilEnv, rng: numpy.random.Generator) -> int | None:
    observation, _, termination, truncation, _ = env.last()
    return None if termination or truncation else int(rng.choice(observation["action_mask"].nonzero()[0]))


# PettingZoo's own tests


@quiet
def test_api(table: Any) -> None:
    api_test(made(table), num_cycles=60)


def test_seeds(table: Any) -> None:
    seed_test(lambda: made(table), num_cycles=30)


@quiet
def test_a_whole_game_by_the_api_test(game: Game) -> None:
    env = pettingzoo.env(game.slug)
    api_test(env, num_cycles=game.encoder().longest)


def test_performance(game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It runs for five seconds of a clock that goes fast here."""
    ticks = iter(range(0, 1000, 1))
    clock = SimpleNamespace(time=lambda: next(ticks) / 4)
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    assert isinstance(module, ModuleType)
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(pettingzoo.env(game.slug))
    assert "turns per second" in capsys.readouterr().out


class Agreeable(pettingzoo.CouncilEnv):
    """Takes the first legal action instead of an illegal one: PettingZoo's test of cycles chooses without masks."""

    def step(self, action: Any) -> None:
        legal = self.observe(self.agent_selection)["action_mask"].nonzero()[0]
        super().step(action if action is None or action in legal else int(legal[0]))


def test_cycles() -> None:
    """In a game where the seats take strict turns, a cycle is one turn of each, as in PettingZoo."""

    def env(max_cycles: int) -> Agreeable:
        found = Agreeable(SLUG, max_cycles=max_cycles, companions=False)
        found.metadata["is_parallelizable"] = True
        return found

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


@pytest.mark.parametrize("cycles", [1, 3])
def test_a_game_is_broken_off_after_so_many_cycles(table: Any, cycles: int) -> None:
    env, rng = made(table, max_cycles=cycles), numpy.random.default_rng(1)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        action = choice(env, rng)
        decisions += action is not None
        if action is None:
            assert env.truncations[env.agent_selection]
            assert not env.terminations[env.agent_selection]
        env.step(action)
    assert decisions == cycles * table.seats


def test_rendering() -> None:
    """PettingZoo deals and chooses without a seed: here both have one."""

    def seeded(render_mode: str) -> pettingzoo.CouncilEnv:
        env = pettingzoo.env(SLUG, render_mode=render_mode)
        env.reset(seed=7)
        for agent in env.possible_agents:
            env.action_space(agent).seed(7)
        return env

    render_test(seeded)


# The game behind it


def test_it_is_the_game_of_the_seed(table: Any) -> None:
    env, rng, state = made(table), numpy.random.default_rng(3), table.start(7)
    env.reset(seed=7)
    for agent in env.agent_iter():
        action = choice(env, rng)
        if action is None:
            break
        assert int(agent.removeprefix("player_")) == min(state.awaiting)
        state.act(min(state.awaiting), action)
        env.step(action)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert state.result is not None
    assert list(env.rewards.values()) == list(payoffs(state.result, state.seats))
    assert [env.infos[agent]["rank"] for agent in env.agents] == list(state.result.ranks)
    assert [env.infos[agent]["score"] for agent in env.agents] == list(state.result.scores)


def test_resets_after_a_seed_deal_a_row_of_its_own() -> None:
    env = pettingzoo.env(SLUG)
    starts = []
    for seed in (5, None, None, 5, None, None, deals_after(5), deals_after(5) + 1, 6, 7):
        env.reset(seed=seed)
        starts.append(env.observe("player_0")["observation"].tobytes())
    assert starts[:3] == starts[3:6] == [starts[0], *starts[6:8]]
    assert len(set(starts)) == 5


def test_without_a_seed_luck_is_fresh() -> None:
    games = []
    for _ in range(2):
        env = pettingzoo.env(SLUG)
        env.reset()
        games.append(env.observe("player_0")["observation"].tolist())
    assert games[0] != games[1]


def test_a_game_can_start_from_a_position() -> None:
    state = sc.game(SLUG).start(seed=3)
    state.play(state.words(0)[0])
    env = pettingzoo.env(SLUG)
    env.reset(seed=1, options={"position": state.position()})  # type: ignore[attr-defined]
    assert env.agent_selection == "player_1"
    assert env.observe("player_1")["action_mask"].nonzero()[0].tolist() == list(state.actions(1))


def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing() -> None:
    env = pettingzoo.env(SLUG)
    env.reset(seed=7)
    before = env.observe("player_0")
    with pytest.raises(sc.IllegalAction, match="HK-016"):
        env.step(80)
    with pytest.raises(sc.BadWord):
        env.step(89)
    with pytest.raises(sc.CouncilError):
        env.step(None)
    assert env.agent_selection == "player_0"
    assert (env.observe("player_0")["observation"] == before["observation"]).all()


def test_nothing_is_stepped_before_a_reset_or_after_the_end() -> None:
    env, rng = pettingzoo.env(SLUG), numpy.random.default_rng(1)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for _ in env.agent_iter():
        env.step(choice(env, rng))
    with pytest.raises(ResetNeeded):
        env.step(None)


def test_pettingzoos_wrappers_fit() -> None:
    env = OrderEnforcingWrapper(TerminateIllegalWrapper(pettingzoo.env(SLUG), illegal_reward=-1))
    env.reset(seed=7)
    env.last()
    env.step(80)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}


def test_observations_are_the_receivers_to_keep() -> None:
    env, rng = pettingzoo.env(SLUG), numpy.random.default_rng(1)
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = copy.deepcopy(first)
    env.step(choice(env, rng))
    assert (first["observation"] == kept["observation"]).all()
    assert (first["action_mask"] == kept["action_mask"]).all()


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"game": "chess"}, sc.UnknownGame),
        ({"seats": 9}, sc.BadSeats),
        ({"dragons": True}, sc.UnknownOption),
        ({"teams": True}, sc.BadOption),
        ({"render_mode": "smell"}, sc.BadOption),
    ],
)
def test_what_does_not_fit_is_refused(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        pettingzoo.env(**{"game": SLUG, **wrong})
