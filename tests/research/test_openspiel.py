"""The games in OpenSpiel: its own tests, its own searches and learning code, and no secret in what it is told."""

import pickle
import subprocess
import sys
from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, minimax, outcome_sampling_mccfr
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.core.game import Game, State
from smallcouncil.research import openspiel

NAME = "smallcouncil_hand_of_the_king"


def loaded(table: Any) -> Any:
    """The game with its options as parameters; words beside numbers are written as numbers below zero."""
    options = {
        option.name: -1 if value == "random" and 0 in option.choices else value
        for option in table.game.options
        if (value := table.options.get(option.name)) is not None
    }
    return pyspiel.load_game(openspiel.name_of(table.game.slug), {"players": table.seats, **options})


def begun_in_secret(state: State, player: int) -> int:
    """How many decisions the others have made of those that they are still making in secret: nobody can count them."""
    awaiting = state.view(player).get("awaiting")
    if not awaiting or not awaiting.get("secret"):
        return 0
    known = len(state.sample(player, 0).history)
    return len(state.history) - known if any(seat != player for seat in state.awaiting) else 0


def decided(state: Any, rng: numpy.random.RandomState) -> int:
    return int(rng.choice(state.legal_actions()))


# OpenSpiel's own tests


def test_random_sim(main_table: Any) -> None:
    """Legal actions, clones, histories, serialization, observations and returns, as OpenSpiel tests its own games."""
    pyspiel.random_sim_test(loaded(main_table), num_sims=1, serialize=True, verbose=False)


def test_default_games_load_and_pickle(game: Game) -> None:
    name = openspiel.name_of(game.slug)
    assert name in pyspiel.registered_names()
    found = pyspiel.load_game(name)
    kind = found.get_type()
    assert found.num_players() == game.seat_counts[0]
    assert (kind.min_num_players, kind.max_num_players) == (min(game.seat_counts), max(game.seat_counts))
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    assert pickle.loads(pickle.dumps(kind)) == kind
    state = openspiel.deal(found, 3)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_observers_agree_with_the_state(game: Game) -> None:
    """Observation and information state, as tensor, as named parts and as text, by both ways to ask for them."""
    found = pyspiel.load_game(openspiel.name_of(game.slug))
    now, recalling = make_observation(found), make_observation(found, INFO_STATE_OBS_TYPE)
    rng, state = numpy.random.RandomState(1), openspiel.deal(found, 2)
    for _ in range(12):
        for player in range(found.num_players()):
            now.set_from(state, player)
            recalling.set_from(state, player)
            assert now.tensor.tolist() == state.observation_tensor(player)
            assert recalling.tensor.tolist() == state.information_state_tensor(player)
            assert now.string_from(state, player) == state.observation_string(player)
            assert recalling.string_from(state, player) == state.information_state_string(player)
            expected = numpy.zeros(game.encoder().size, numpy.int8)
            game.encoder().write(state.ours, player, expected)
            assert now.tensor.tolist() == expected.tolist()
            assert all((now.dict[name] == part).all() for name, part in game.encoder().split(expected).items())
        state.apply_action(decided(state, rng))
    assert found.observation_tensor_shape() == [game.encoder().size]
    assert found.information_state_tensor_shape() == [game.encoder().size + 2 * game.encoder().longest]


def test_resampled_states_look_the_same_to_the_player(table: Any) -> None:
    """As OpenSpiel's `ResampleInfostateTest`, which can only be called from C++."""
    game = loaded(table)
    sampler, rng = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0), numpy.random.RandomState(1)
    state = openspiel.deal(game, 5)
    for number in range(120):
        if state.is_terminal():
            break
        player = number % table.seats
        if number % 4 == 0:
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert len(other.history()) == len(state.history()) - begun_in_secret(state.ours, player)
            assert other.history()[:4] == [0, 0, 0, 0]
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(decided(state, rng))


# The game behind it


def test_it_is_the_game_of_the_seed(table: Any) -> None:
    game, rng = loaded(table), numpy.random.RandomState(3)
    state, ours = openspiel.deal(game, 0x01020304), table.start(0x01020304)
    assert state.history() == [1, 2, 3, 4]
    while not state.is_terminal():
        assert state.current_player() == min(ours.awaiting)
        assert tuple(state.legal_actions()) == ours.actions(min(ours.awaiting))
        action = decided(state, rng)
        assert state.action_to_string(action) == ours.game.word(action)
        state.apply_action(action)
        ours.act(min(ours.awaiting), action)
    assert not ours.awaiting
    assert state.returns() == list(payoffs(ours.result, ours.seats))
    assert state.ours.digest() == ours.digest()


def test_chance_draws_the_seed_byte_by_byte() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    for _ in range(4):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == list(range(256))
        assert sum(chance for _, chance in outcomes) == 1.0
        state.apply_action(7)
    assert not state.is_chance_node()
    assert state.ours.setup.seed == 0x07070707


@pytest.mark.parametrize(
    ("text", "seats", "options"),
    [
        ("", 2, {"teams": False, "crows": False, "companions": True, "first": 0}),
        ("(players=4,crows=True)", 4, {"teams": True, "crows": True, "companions": True, "first": 0}),
        ("(players=3,first=2,companions=False)", 3, {"teams": False, "crows": False, "companions": False, "first": 2}),
        ("(first=-1)", 2, {"teams": False, "crows": False, "companions": True, "first": "random"}),
    ],
)
def test_options_are_parameters(text: str, seats: int, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(NAME + text)
    assert game.num_players() == seats
    assert openspiel.deal(game, 1).ours.setup.options == options


def test_words_are_parameters_too() -> None:
    game = pyspiel.load_game("smallcouncil_btwixt(players=5,draft=kingsmoot,leaders=choose)")
    options = openspiel.deal(game, 1).ours.setup.options
    assert (options["draft"], options["leaders"]) == ("kingsmoot", "choose")


@pytest.mark.parametrize("text", ["(players=5)", "(teams=True)", "(first=3)"])
def test_what_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(sc.CouncilError):
        pyspiel.load_game(NAME + text)


def test_what_is_public_and_what_is_ones_own_can_be_observed_alone(game: Game) -> None:
    found, kinds = pyspiel.load_game(openspiel.name_of(game.slug)), pyspiel.PrivateInfoType
    public, private = (
        make_observation(found, pyspiel.IIGObservationType(is_public, False, kind))
        for is_public, kind in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER))
    )
    sampler, rng, state = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0), numpy.random.RandomState(1), None
    for moment in range(30):
        state = state or openspiel.deal(found, 2)
        player = moment % found.num_players()
        public.set_from(state, player)
        seen = public.tensor.copy()
        assert seen.any()
        assert public.dict["public"].tolist() == seen.tolist()
        for other in range(found.num_players()):
            public.set_from(state, other)
            assert public.tensor.tolist() == seen.tolist()
            assert public.string_from(state, other) == public.string_from(state, player)
        guess = state.resample_from_infostate(player, sampler)
        private.set_from(state, player)
        own = private.tensor.copy()
        private.set_from(guess, player)
        assert private.dict["private"].tolist() == own.tolist()
        assert private.string_from(guess, player) == private.string_from(state, player)
        state.apply_action(decided(state, rng))


def test_what_is_ones_own_tells_hands_apart() -> None:
    game = pyspiel.load_game("smallcouncil_btwixt")
    kind = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    observer, state = make_observation(game, kind), openspiel.deal(game, 2)
    told = [observer.string_from(state, player) for player in range(3)]
    assert len(set(told)) == 3
    assert all(state.ours.view(player)["hand"][0] in told[player] for player in range(3))


@pytest.mark.parametrize("before_the_deal", [True, False])
def test_nothing_is_observed_before_the_deal(before_the_deal: bool) -> None:
    game = pyspiel.load_game(NAME)
    kind = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    observer, state = make_observation(game, kind), openspiel.deal(game, 2)
    if before_the_deal:
        state = game.new_initial_state()
    observer.set_from(state, 0)
    assert bool(observer.tensor.any()) == bool(observer.string_from(state, 0)) == (not before_the_deal)


# Games that are fixed: a seed, a position


def late(seed: int, decisions: int, **options: Any) -> State:
    """A game after some random decisions."""
    state, luck = sc.game("hand-of-the-king").start(seed=seed, **options), sc.Chance(seed)
    for _ in range(decisions):
        seat = state.awaiting[0]
        state.act(seat, luck.choice(state.actions(seat)))
    return state


def test_alpha_beta_solves_a_subgame_as_our_solver_does() -> None:
    for seed in (5, 6, 8):
        ours = late(seed, 22, companions=False)
        game = openspiel.subgame(ours)
        value, best = minimax.alpha_beta_search(game)
        solution = sc.solve(ours)
        assert solution.exact
        assert value == (1.0 if solution.winner == ours.awaiting[0] else -1.0)
        assert best in ours.actions(ours.awaiting[0])


def test_a_seed_fixes_the_game(game: Game) -> None:
    """There is no chance node, and the first state is that of the seed; it is written and read again like any."""
    found = pyspiel.load_game(f"{openspiel.name_of(game.slug)}(seed=7)")
    state = found.new_initial_state()
    assert found.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert found.max_chance_nodes_in_history() == 0
    assert not state.is_chance_node()
    assert state.ours.digest() == game.start(seed=7).digest()
    assert str(pickle.loads(pickle.dumps(found))) == str(found)
    pyspiel.random_sim_test(found, num_sims=1, serialize=True, verbose=False)
    with pytest.raises(ValueError, match="that of seed 7"):
        openspiel.deal(found, 8)


@pytest.mark.parametrize(
    ("text", "is_perfect"),
    [("(companions=False,seed=7)", True), ("(companions=False)", False), ("(seed=7)", False)],
)
def test_information_is_perfect_only_where_all_is_open_and_nothing_is_drawn(text: str, is_perfect: bool) -> None:
    kind = pyspiel.load_game(NAME + text).get_type().information
    assert (kind == pyspiel.GameType.Information.PERFECT_INFORMATION) == is_perfect


def test_a_position_is_a_parameter(game: Game) -> None:
    """Whatever it is written with: it is quoted, and read again from the name of the game."""
    ours, luck = game.start(seed=5), sc.Chance(5)
    while ours.position() is None or len(ours.history) < 12:
        seat = min(ours.awaiting)
        ours.act(seat, luck.choice(ours.actions(seat)))
    found = pyspiel.load_game(str(openspiel.subgame(ours, 3)))
    state = found.new_initial_state()
    assert state.ours.position() == ours.position()
    assert state.current_player() == min(ours.awaiting)
    assert state.legal_actions() == list(ours.actions(min(ours.awaiting)))


def test_a_position_and_other_seats_are_refused() -> None:
    with pytest.raises(sc.CouncilError):
        pyspiel.load_game(NAME, {"position": late(7, 4).position(), "players": 3})


def test_other_kinds_of_observations_are_refused() -> None:
    game, kinds = pyspiel.load_game(NAME), pyspiel.PrivateInfoType
    for kind in (
        pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS),
        pyspiel.IIGObservationType(True, True, kinds.NONE),
        pyspiel.IIGObservationType(False, False, kinds.NONE),
    ):
        with pytest.raises(ValueError, match="nothing else is supported"):
            make_observation(game, kind)
    with pytest.raises(ValueError, match="there are no parameters"):
        game.make_py_observer(None, {"colour": "red"})


def test_a_state_of_ours_can_be_adopted() -> None:
    ours = sc.game("hand-of-the-king").start(seed=9)
    for _ in range(5):
        ours.act(ours.awaiting[0], ours.actions(ours.awaiting[0])[-1])
    state = openspiel.adopt(pyspiel.load_game(NAME), ours)
    assert state.history() == [0, 0, 0, 0, *(action for _, action in ours.history)]
    assert state.legal_actions() == list(ours.actions(ours.awaiting[0]))
    assert state.current_player() == ours.awaiting[0]


def test_clones_go_their_own_ways() -> None:
    state = openspiel.deal(pyspiel.load_game(NAME), 4)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(state.ours.history) == 0
    assert len(twin.ours.history) == 1


# Its searches and learning code, unchanged


def test_mcts(game: Game) -> None:
    found, rng = pyspiel.load_game(openspiel.name_of(game.slug)), numpy.random.RandomState(1)
    bot = mcts.MCTSBot(found, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = openspiel.deal(found, 3)
    assert bot.step(state) in state.legal_actions()


def test_information_set_mcts(game: Game) -> None:
    """It asserts by itself that a resampled state has the key of the true one."""
    found, rng = pyspiel.load_game(openspiel.name_of(game.slug)), numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(found, evaluator, 2.0, 12, random_state=rng, allow_inconsistent_action_sets=True)
    state = openspiel.deal(found, 3)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_the_learning_environment(game: Game) -> None:
    env = rl_environment.Environment(pyspiel.load_game(openspiel.name_of(game.slug)))
    env.seed(3)
    rng, step = numpy.random.RandomState(1), env.reset()
    for _ in range(20):
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])


def test_counterfactual_regret_by_sampling() -> None:
    game = pyspiel.load_game(f"{NAME}(companions=False)")
    numpy.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = openspiel.deal(game, 1)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1.0)


def test_our_bots_play_in_its_loops() -> None:
    game = pyspiel.load_game(NAME)
    won = [
        evaluate_bots(
            openspiel.deal(game, seed),
            [openspiel.CouncilBot("random", seed), openspiel.CouncilBot("apprentice", seed)],
            numpy.random.RandomState(1),
        )
        for seed in range(6)
    ]
    assert sum(returns[1] for returns in won) >= 4
    bots = [openspiel.CouncilBot("random", 1), openspiel.CouncilBot("random", 2)]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), bots, 3)) == [-1.0, 1.0]


def test_python_ends_in_peace() -> None:
    """OpenSpiel holds on to the games until after the end of Python; that must not end in a crash."""
    script = f"import pyspiel, smallcouncil.research.openspiel; game = pyspiel.load_game('{NAME}'); print(game)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
