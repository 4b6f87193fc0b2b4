"""MaskablePPO of sb3-contrib learns one of our games in Gymnasium, with a bot at the other seats.

    pip install sb3-contrib
    python examples/maskable_ppo.py --minutes 5 --bot random --against random greedy --save agent.zip

The agent's seat changes from game to game. The environment gives its legal actions by `action_masks`, which is all that
MaskablePPO asks for beyond Gymnasium.
"""

import argparse
import shlex
import sys
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from playing import NetworkBot, meet, scales
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import smallcouncil as sc
import smallcouncil.research.gymnasium as ours

SIDE_BY_SIDE = 32


class Scaled(gymnasium.ObservationWrapper):
    """Numbers of at most 1."""

    def __init__(self, env, scale):
        super().__init__(env)
        self.scale = scale
        self.observation_space = gymnasium.spaces.Box(0, 1, scale.shape, np.float32)

    def observation(self, observation):
        return observation * self.scale


class UntilThen(BaseCallback):
    """Learns until so much processor time is spent."""

    def __init__(self, minutes):
        super().__init__()
        self.end = time.process_time() + 60 * minutes

    def _on_step(self):
        return time.process_time() < self.end


class Learned:
    """What MaskablePPO has learned, as the network of a bot."""

    def __init__(self, model, scale):
        self.model, self.scale = model, scale

    def best(self, observations, masks):
        return self.model.predict(observations * self.scale, action_masks=masks, deterministic=True)[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hand-of-the-king")
    parser.add_argument("--bot", default="random", help="who sits at the other seats while it learns")
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    parser.add_argument("--decisions", type=int, default=10**9, help="stop after about so many, whatever the time")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=100, help="against each of them")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    wish = parser.parse_args()

    torch.set_num_threads(1)
    scale = scales(sc.game(wish.game).encoder())
    make = lambda: Scaled(gymnasium.make(ours.name_of(wish.game), bots=[wish.bot], seat=None), scale)  # noqa: E731
    envs = make_vec_env(make, SIDE_BY_SIDE, seed=wish.seed)
    if wish.load:
        model = MaskablePPO.load(wish.load, envs, device="cpu")
    else:
        layers = {"net_arch": [256, 256]}
        model = MaskablePPO(
            "MlpPolicy", envs, n_steps=128, batch_size=1024, n_epochs=4, gamma=1.0, ent_coef=0.01,
            learning_rate=1e-3, policy_kwargs=layers, seed=wish.seed, device="cpu",
        )  # fmt: skip
    if wish.minutes:
        model.learn(wish.decisions, UntilThen(wish.minutes))
    print(f"{model.num_timesteps} decisions", flush=True)
    if wish.save:
        model.save(wish.save)
    for against in wish.against:
        meet(NetworkBot(Learned(model, scale)), against, wish.game, wish.games, wish.seed)
    print(f"reproduce: {shlex.join(['python', *sys.argv])}")


if __name__ == "__main__":
    main()
