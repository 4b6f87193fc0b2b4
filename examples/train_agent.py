"""A small agent learns Hand of the King by playing against random play, with NumPy alone: three minutes on one core.

    python examples/train_agent.py
    python examples/train_agent.py --minutes 10 --save agent.npz
    python examples/train_agent.py --load agent.npz --minutes 0

The agent is a network with one hidden layer: an observation goes in, out come a number for every action and the reward
that it expects. Illegal actions are masked. After every few games it makes those actions likelier that came before a
better end than expected (policy gradient with a baseline).
"""

import argparse
import shlex
import sys
import time
from pathlib import Path

import numpy as np
from playing import scales

from smallcouncil.research import vector

GAME = "hand-of-the-king"
GAMES, STEPS, PARTS = 128, 128, 4  # games at once, steps between two lessons, parts of a lesson
HIDDEN, RATE, CURIOSITY = 128, 1e-3, 0.01


class Agent:
    """The network, and the optimizer that improves it (Adam)."""

    def __init__(self, encoder, rng):
        actions = len(encoder.game.vocabulary)
        self.scale = scales(encoder)
        weights = {
            "in": rng.normal(0, (2 / encoder.size) ** 0.5, (encoder.size, HIDDEN)),
            "in_bias": np.zeros(HIDDEN),
            "out": rng.normal(0, 0.01, (HIDDEN, actions + 1)),
            "out_bias": np.zeros(actions + 1),
        }
        self.weights = {name: weight.astype(np.float32) for name, weight in weights.items()}
        self.moments = {name: (np.zeros_like(weight), np.zeros_like(weight)) for name, weight in self.weights.items()}
        self.lessons = 0

    def look(self, observations, masks):
        """The inputs, the hidden layer, the probability of every action, and the expected reward."""
        inputs = observations * self.scale
        hidden = np.maximum(inputs @ self.weights["in"] + self.weights["in_bias"], 0)
        out = hidden @ self.weights["out"] + self.weights["out_bias"]
        legal = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(legal - legal.max(axis=1, keepdims=True))
        return inputs, hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def best(self, observations, masks):
        """The likeliest action of every row."""
        return self.look(observations, masks)[2].argmax(axis=1)

    def draw(self, observations, masks, rng):
        """An action for every row, drawn by the probabilities (the largest of Gumbel-shaken logarithms)."""
        chances = self.look(observations, masks)[2]
        with np.errstate(divide="ignore"):
            return (np.log(chances) + rng.gumbel(size=chances.shape)).argmax(axis=1)

    def learn(self, observations, masks, actions, rewards):
        """Actions that did better than expected become likelier, and the expectation truer."""
        inputs, hidden, chances, expected = self.look(observations, masks)
        surprise = rewards - expected
        gain = (surprise / (surprise.std() + 1e-6))[:, None]
        logs = np.log(chances + 1e-9)
        uphill = -chances * gain
        uphill[np.arange(len(actions)), actions] += gain[:, 0]
        uphill -= CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        out = np.column_stack([uphill, surprise]).astype(np.float32) / len(actions)
        back = (out @ self.weights["out"].T) * (hidden > 0)
        self.climb({"in": inputs.T @ back, "in_bias": back.sum(0), "out": hidden.T @ out, "out_bias": out.sum(0)})

    def climb(self, gradients):
        self.lessons += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            step = mean / (1 - 0.9**self.lessons) / (np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8)
            self.weights[name] += RATE * step


def own_seats(games):
    """The agent's seat in each game: it learns to move first and second."""
    return np.arange(games) % 2


def practise(env, agent, now, rng):
    """Play some steps in all games, and learn from the agent's own decisions; returns where the games stand."""
    own, everyone = own_seats(env.games), np.arange(env.games)
    played = []
    for _ in range(STEPS):
        mine = now.seats == own
        actions = np.where(mine, agent.draw(now.observations, now.masks, rng), env.choose())
        before = now.observations.copy(), now.masks.copy()
        now = env.step(actions)
        played.append((*before, actions, mine, now.ended.copy(), now.rewards[everyone, own].copy()))

    # Backwards: what a game ended with is what every decision in it was worth; games still under way are left out.
    lesson, worth, known = [], np.zeros(env.games), np.zeros(env.games, bool)
    for observations, masks, actions, mine, ended, rewards in reversed(played):
        worth, known = np.where(ended, rewards, worth), known | ended
        use = mine & known
        lesson.append((observations[use], masks[use], actions[use], worth[use]))
    parts = [np.concatenate(part) for part in zip(*lesson, strict=True)]
    for chosen in np.array_split(rng.permutation(len(parts[0])), PARTS):
        agent.learn(*(part[chosen] for part in parts))
    return now


def score(agent, games, seed):
    """The share of games that the agent wins against random play, half of them from each seat."""
    env = vector.make(GAME, games)
    now, own, paid = env.reset(seed=seed), own_seats(games), np.full(games, np.nan)
    while np.isnan(paid).any():
        now = env.step(np.where(now.seats == own, agent.best(now.observations, now.masks), env.choose()))
        paid = np.where(np.isnan(paid) & now.ended, now.rewards[np.arange(games), own], paid)
    return (paid > 0).mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--lessons", type=int, help="stop after so many lessons, whatever the time")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    wish = parser.parse_args()

    rng = np.random.default_rng(wish.seed)
    env = vector.make(GAME, GAMES)
    agent = Agent(env.encoder, rng)
    if wish.load:
        agent.weights = dict(np.load(wish.load))
    print(f"before: wins {score(agent, 1000, seed=1):.1%} of 1000 games against random play", flush=True)

    now, begin, told = env.reset(seed=wish.seed), time.monotonic(), 0.0
    while (spent := time.monotonic() - begin) < 60 * wish.minutes and agent.lessons != wish.lessons:
        now = practise(env, agent, now, rng)
        if spent > told + 30:
            told = spent
            print(f"{spent:4.0f} s, {agent.lessons} lessons: {score(agent, 1000, seed=1):.1%}", flush=True)

    print(f"after: wins {score(agent, 1000, seed=2):.1%} of 1000 games against random play")
    if wish.save:
        np.savez(wish.save, **agent.weights)
    again = ["python", sys.argv[0], "--seed", str(wish.seed), "--lessons", str(agent.lessons), "--minutes", "1000"]
    print(f"reproduce: {shlex.join(again)}")


if __name__ == "__main__":
    main()
