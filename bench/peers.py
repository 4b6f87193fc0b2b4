"""Random play of our games and of the engines we compare with, each through its own interface: decisions per second."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import smallcouncil as sc
from smallcouncil.core.compiled_rules import COMPILED, IN_USE, PLAIN

Rate = tuple[float, float]  # decisions and games per second


def timed(play: Callable[[], int], seconds: float) -> Rate:
    """Play whole games for a while of processor time."""
    play()
    decisions = games = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += play()
        games += 1
    return decisions / spent, games / spent


def both_ways(name: str, call: str, *arguments: Any) -> dict[str, Callable[[float], Rate]]:
    """A call such as "bench.peers.random_play" with these arguments and seconds, by the name of its row.

    Where the rules run compiled, it is measured a second time in a process in which they run as plain Python.
    """
    here = {f"{name}, plain": lambda seconds: called([call, *arguments, seconds])}
    if IN_USE != COMPILED:
        return here
    return {
        f"{name}, compiled": lambda seconds: called([call, *arguments, seconds]),
        f"{name}, plain": lambda seconds: _apart([call, *arguments, seconds], PLAIN),
    }


def told_both_ways(name: str, call: str, *arguments: Any) -> dict[str, Any]:
    """What a call tells, by the name of its row: with compiled rules, where they are, and with plain ones.

    Each has a process of its own, in which the garbage collector finds nothing of what was measured before.
    """
    ways = (COMPILED, PLAIN) if IN_USE == COMPILED else (PLAIN,)
    return {f"{name}, {way}": _apart([call, *arguments], way) for way in ways}


def called(what: list[Any]) -> Any:
    module, _, name = what[0].rpartition(".")
    return getattr(import_module(module), name)(*what[1:])


def _apart(what: list[Any], rules: str) -> Any:
    """What a call tells in a process of its own with these rules."""
    code = "import json, sys; from bench import peers; print(json.dumps(peers.called(json.loads(sys.argv[1]))))"
    run = [sys.executable, "-c", code, json.dumps(what)]
    done = subprocess.run(run, capture_output=True, check=True, env=os.environ | {"SMALLCOUNCIL_RULES": rules})
    return tuple(json.loads(done.stdout))


def openspiel_loop(name: str, seconds: float) -> Rate:
    """A game of OpenSpiel, driven by a loop in Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    choice = random.Random(1).choice

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
        return decisions

    return timed(play, seconds)


def openspiel_rollouts(name: str, seconds: float) -> Rate:
    """OpenSpiel's own random rollouts, all in C++; decisions counted by the mean length of such games.

    Python reaches them through the search bot: one simulation evaluates the start by a batch of rollouts.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    batch = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(batch, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    begin = time.perf_counter()
    games = 0
    while (spent := time.perf_counter() - begin) < seconds:
        bot.mcts_search(game.new_initial_state())
        games += batch
    return games / spent * mean_length(game, 3000), games / spent


def mean_length(game: object, games: int) -> float:
    choice = random.Random(2).choice
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()  # type: ignore[attr-defined]
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions / games


def pettingzoo_connect_four(seconds: float) -> Rate:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.env(), seconds)


def aec(env: Any, seconds: float) -> Rate:
    """An AEC environment, played by its masks as PettingZoo's own benchmark plays.

    A mask is read as truth values: that takes half a microsecond for any of them, where `flatnonzero` of numbers takes
    two for seven actions and eight for six hundred, which says nothing of the environment.
    """
    luck = random.Random(1)

    def play() -> int:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(luck.choice(observation["action_mask"].view(bool).nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return timed(play, seconds)


def pgx_connect_four(games: int, seconds: float) -> Rate:
    """Pgx's vectorised connect four on the CPU: random legal actions, steps and resets in one compiled call."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def forward(state: Any, key: Any) -> tuple[Any, Any, Any]:
        key, chance, luck = jax.random.split(key, 3)
        actions = jax.random.categorical(chance, jax.numpy.log(state.legal_action_mask.astype(float)), axis=-1)
        after = step(state, actions, jax.random.split(luck, games))
        return after, key, after.terminated.sum()

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    state, key, _ = jax.block_until_ready(forward(state, jax.random.PRNGKey(2)))
    steps = ended = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        state, key, over = jax.block_until_ready(forward(state, key))
        steps += games
        ended += int(over)
    return steps / spent, ended / spent


def rlcard(name: str, seconds: float) -> Rate:
    """A card game of RLCard, through its environment as its users play it."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    luck = random.Random(1)

    def play() -> int:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            state, _player = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return timed(play, seconds)


def catanatron(players: int, seconds: float) -> Rate:
    """A game of Catan between catanatron's random players."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)

    def play() -> int:
        game = Game([RandomPlayer(color) for color in list(Color)[:players]])
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    return timed(play, seconds)


def random_play(slug: str, options: dict[str, Any], seconds: float) -> Rate:
    """A game of ours through `start`, `awaiting`, `actions` and `act`."""
    game = sc.game(slug)
    game.compile()
    choice = random.Random(1).choice
    seeds = iter(range(1 << 40))

    def play() -> int:
        state = game.start(seed=next(seeds), **options)
        decisions = 0
        while awaited := state.awaiting:
            seat = awaited[0]
            state.act(seat, choice(state.actions(seat)))
            decisions += 1
        return decisions

    return timed(play, seconds)
