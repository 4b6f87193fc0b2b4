"""A network learns any of our games by playing against itself and its earlier selves: PPO in PyTorch, on one core.

    pip install torch
    python examples/selfplay_ppo.py --minutes 10 --save agent.pt
    python examples/selfplay_ppo.py --load agent.pt --minutes 0 --against knight --games 200
    python examples/selfplay_ppo.py --game btwixt --at-once 64 --minutes 10

One network plays every seat. Illegal actions are masked. Its advantages (GAE) run over the decisions of one seat, which
are those that it can compare. In a quarter of the games an earlier self sits at the other seats, so that what was
learned once is not forgotten. `--imitate knight.parquet` first learns from the decisions of a bot (see imitate.py).
"""

import argparse
import copy
import shlex
import sys
import time
from pathlib import Path

import numpy as np
import torch
from imitate import decisions
from playing import NetworkBot, meet, scales
from torch import nn

import smallcouncil as sc
from smallcouncil.research import vector

STEPS, EPOCHS, BATCH = 64, 2, 4096  # steps between two lessons; how often one is gone through, and in what parts
RATE, TRACE, CLIP, CURIOSITY, WORTH = 5e-4, 0.95, 0.2, 0.01, 0.5
POOL, EVERY = 8, 20  # so many earlier selves, one more after so many lessons
IMITATION = 1e-3, 512  # rate and batch


class Block(nn.Module):
    """Two layers that add to what they are given."""

    def __init__(self, width):
        super().__init__()
        self.layers = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))

    def forward(self, inputs):
        return inputs + self.layers(inputs)


class Network(nn.Module):
    """An observation goes in; out come a number for every action and the reward that it expects."""

    def __init__(self, encoder, width=256):
        super().__init__()
        self.register_buffer("scale", torch.from_numpy(scales(encoder)))
        self.trunk = nn.Sequential(nn.Linear(encoder.size, width), Block(width), Block(width), nn.LayerNorm(width))
        self.policy = nn.Linear(width, len(encoder.game.vocabulary))
        self.value = nn.Linear(width, 1)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations, masks):
        """Logarithms of the probability of every action (illegal ones far below all others), and the value."""
        inside = self.trunk(observations * self.scale)
        legal = self.policy(inside).masked_fill(masks == 0, -1e9)
        return legal.log_softmax(1), self.value(inside)[:, 0]

    @torch.no_grad()
    def look(self, observations, masks):
        logs, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
        return logs.numpy(), values.numpy()

    def best(self, observations, masks):
        """The likeliest action of every row."""
        return self.look(observations, masks)[0].argmax(axis=1)


def draw(logs, rng):
    """An action for every row, drawn by the probabilities (the largest of Gumbel-shaken logarithms)."""
    return (logs + rng.gumbel(size=logs.shape)).argmax(axis=1)


class Practice:
    """Games side by side in which the network plays itself, and in a quarter of them an earlier self."""

    def __init__(self, env, network, seed):
        self.env, self.network, self.rng = env, network, np.random.default_rng(seed)
        self.now = env.reset(seed=seed)
        self.pool = [copy.deepcopy(network)]
        games = np.arange(env.games)
        self.alone = games < env.games * 3 // 4  # here all seats learn, in the other games this one:
        self.own = games % self.now.rewards.shape[1]
        self.optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
        self.lessons = 0

    def lesson(self):
        """Play some steps in all games, and learn from them."""
        self.learn(*advantages(*self.play()))
        self.lessons += 1
        if self.lessons % EVERY == 0:
            self.pool = [*self.pool, copy.deepcopy(self.network)][-POOL:]

    def play(self):
        """All steps, with what was decided and how it went on; and where the games stand then."""
        earlier, steps = self.pool[self.rng.integers(len(self.pool))], []
        for _ in range(STEPS):
            now = self.now
            mine = self.alone | (now.seats == self.own)
            logs, values = self.network.look(now.observations, now.masks)
            if not mine.all():
                logs[~mine] = earlier.look(now.observations[~mine], now.masks[~mine])[0]
            actions = draw(logs, self.rng)
            before = now.observations.copy(), now.masks.copy(), actions, logs[np.arange(len(actions)), actions]
            seats = now.seats.copy()
            self.now = self.env.step(actions)
            steps.append((before, mine, seats, values, self.now.rewards.copy(), self.now.ended.copy()))
        return steps, self.now.seats, self.network.look(self.now.observations, self.now.masks)[1]

    def learn(self, observations, masks, actions, before, gains, worth):
        """The clipped step of PPO, several times over the same decisions."""
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(actions)).split(BATCH):
                logs, values = self.network(observations[rows], masks[rows])
                ratio = (logs.gather(1, actions[rows, None])[:, 0] - before[rows]).exp()
                gain = torch.min(ratio * gains[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[rows]).mean()
                doubt = -(logs.exp() * logs).sum(1).mean()
                loss = WORTH * (values - worth[rows]).square().mean() - gain - CURIOSITY * doubt
                descend(self.network, self.optimizer, loss)


def descend(network, optimizer, loss):
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), 0.5)
    optimizer.step()


def advantages(steps, seats, values):
    """By how much every decision of the learner did better than expected, and what the seat got.

    Backwards, for each seat of each game: what comes next is its own next decision, or what it is paid at the end. Its
    last decision in these steps has no next one unless the seat is to decide right now; then it is left out.
    """
    games, everyone = len(seats), np.arange(len(seats))
    shape = games, steps[0][4].shape[1]
    known, following, surprise = np.zeros(shape, bool), np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    known[everyone, seats], following[everyone, seats] = True, values
    lesson = []
    for before, mine, seats, values, rewards, ended in reversed(steps):
        known[ended], following[ended], surprise[ended] = True, rewards[ended], 0
        at = everyone, seats
        gains = following[at] - values + TRACE * surprise[at]
        use = mine & known[at]
        lesson.append([part[use] for part in (*before, gains, gains + values)])
        surprise[at] = np.where(known[at], gains, 0)
        known[at], following[at] = True, values
    return [torch.from_numpy(np.concatenate(parts)) for parts in zip(*lesson, strict=True)]


def imitate(network, files, bot, epochs):
    """Learn to do as a bot did and what it got; a tenth of the games tells how often it does the same."""
    _, *arrays, aside = decisions(files, bot)
    (rate, batch), (observations, masks, actions, rewards) = IMITATION, map(torch.from_numpy, arrays)
    learned, kept = (torch.from_numpy(np.flatnonzero(which)) for which in (~aside, aside))
    optimizer = torch.optim.Adam(network.parameters(), rate)
    for epoch in range(epochs):
        for rows in learned[torch.randperm(len(learned))].split(batch):
            logs, values = network(observations[rows], masks[rows])
            wrong = (values - rewards[rows]).square().mean()
            descend(network, optimizer, WORTH * wrong - logs.gather(1, actions[rows, None].long()).mean())
        same = network.best(arrays[0][kept], arrays[1][kept]) == arrays[2][kept]
        print(f"epoch {epoch + 1}: the same action in {same.mean():.1%} of games kept aside", flush=True)


def wishes():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hand-of-the-king")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--at-once", type=int, default=512, help="games side by side")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--lessons", type=int, help="stop after so many, whatever the time")
    parser.add_argument("--imitate", type=Path, nargs="+", default=[], metavar="PARQUET")
    parser.add_argument("--bot", help="imitate only its decisions")
    parser.add_argument("--epochs", type=int, default=4, help="of imitation")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=100, help="against each of them")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    return parser.parse_args()


def main():
    wish, begin = wishes(), time.process_time()
    torch.set_num_threads(1)
    torch.manual_seed(wish.seed)
    network = Network(sc.game(wish.game).encoder())
    if wish.load:
        network.load_state_dict(torch.load(wish.load, weights_only=True))
    if wish.imitate:
        imitate(network, wish.imitate, wish.bot, wish.epochs)
        print(f"imitated in {time.process_time() - begin:.0f} s", flush=True)

    env = vector.make(wish.game, wish.at_once, wish.seats)
    practice, begin, told = Practice(env, network, wish.seed), time.process_time(), 0.0
    while (spent := time.process_time() - begin) < 60 * wish.minutes and practice.lessons != wish.lessons:
        practice.optimizer.param_groups[0]["lr"] = RATE * max(0.1, 1 - spent / (60 * wish.minutes))
        practice.lesson()
        if spent > told + 60:
            told = spent
            print(f"{spent / 60:.0f} minutes, {practice.lessons} lessons", flush=True)
            if wish.save:
                torch.save(network.state_dict(), wish.save)
    print(f"{practice.lessons} lessons of {wish.at_once * STEPS} decisions", flush=True)
    if wish.save:
        torch.save(network.state_dict(), wish.save)

    for against in wish.against:
        meet(NetworkBot(network), against, wish.game, wish.games, wish.seed, wish.seats)
    print(f"reproduce: {shlex.join(['python', *sys.argv])}")


if __name__ == "__main__":
    main()
