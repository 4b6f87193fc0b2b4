"""A small network learns from the decisions of a bot, as `simulate` has written them, and then plays against a level.

    smallcouncil simulate btwixt --bots maester --games 300 --seed 1000 --out maester.parquet
    python examples/imitate.py maester.parquet --against knight

It has one hidden layer and NumPy alone, as in train_agent.py. Several files of one game are read together. A tenth of
the games is kept aside, to see how often the network would have done the same.
"""

import argparse
import shlex
import sys
import time
from pathlib import Path

import numpy as np
from playing import NetworkBot, meet
from train_agent import Agent

import smallcouncil as sc
from smallcouncil.research import data

BATCH = 256


def decisions(paths, bot):
    """Observations, masks, actions and rewards of a bot wherever it had a choice; and which games are kept aside."""
    parts = []
    for path in paths:
        played = data.read(path)
        use = (played.masks.sum(axis=1) > 1) & ((played.bots == bot) if bot else True)
        aside = played.games % 10 == 0
        parts.append([each[use] for each in (played.observations, played.masks, played.actions, played.rewards, aside)])
    return played.about, *(np.concatenate(part) for part in zip(*parts, strict=True))


def imitate(agent, observations, masks, actions):
    """The action that was taken becomes likelier than all others that were legal."""
    inputs, hidden, chances, _ = agent.look(observations, masks)
    uphill = -chances
    uphill[np.arange(len(actions)), actions] += 1
    out = np.column_stack([uphill, np.zeros(len(actions))]).astype(np.float32) / len(actions)
    back = (out @ agent.weights["out"].T) * (hidden > 0)
    agent.climb({"in": inputs.T @ back, "in_bias": back.sum(0), "out": hidden.T @ out, "out_bias": out.sum(0)})


def agreement(agent, observations, masks, actions):
    """How often the network takes the very same action."""
    batches = np.array_split(np.arange(len(actions)), max(1, len(actions) // 4096))
    return np.mean(np.concatenate([agent.best(observations[rows], masks[rows]) == actions[rows] for rows in batches]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--game", help="with --load alone: which game")
    parser.add_argument("--bot", help="only its decisions; without it, all")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--against", default="knight")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    wish = parser.parse_args()

    rng, begin = np.random.default_rng(wish.seed), time.process_time()
    options = {}
    if wish.files:
        about, observations, masks, actions, _, aside = decisions(wish.files, wish.bot)
        wish.game, options = about["game"], about["options"]
    game = sc.game(wish.game)
    game.encoder().prepare()
    agent = Agent(game.encoder(), rng)
    if wish.load:
        agent.weights = dict(np.load(wish.load))
    if wish.files:
        print(f"{len(actions)} decisions of {about['game']}", flush=True)
        for epoch in range(wish.epochs):
            order = rng.permutation(np.flatnonzero(~aside))
            for rows in np.array_split(order, max(1, len(order) // BATCH)):
                imitate(agent, observations[rows], masks[rows], actions[rows])
            same = agreement(agent, observations[aside], masks[aside], actions[aside])
            print(f"epoch {epoch + 1}: the same action in {same:.1%} of games kept aside", flush=True)
        print(f"learned in {time.process_time() - begin:.0f} s of processor time", flush=True)
    if wish.save:
        np.savez(wish.save, **agent.weights)
    meet(NetworkBot(agent), wish.against, game.slug, wish.games, wish.seed, **options)
    print(f"reproduce: {shlex.join(['python', *sys.argv])}")


if __name__ == "__main__":
    main()
