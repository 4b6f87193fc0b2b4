"""A network learns what positions are worth by playing against itself, and looks a few moves ahead: as TD-Gammon did.

    pip install torch
    python examples/selfplay_values.py --bare --planes left reach strength banners turn --save values.pt
    python examples/selfplay_values.py --bare --load values.pt --minutes 0 --plies 3 --against knight --games 400
    python examples/selfplay_values.py --game legendary --at-once 16 --minutes 10

The network judges what a seat sees after its own action: its share of the win. To decide, all legal actions are tried
and judged in one batch (`env.ahead()`), and the best is taken; in practice one in twenty is taken at random. It learns
that a position was worth what the next ones of the same seat turned out to be, up to the end of the game (TD(lambda)).
One network plays every seat. With `--plies 2` and more it also looks at the answers, where two play,
by alpha-beta. With `--images` it knows that a turned or mirrored King's Landing is worth the same: it learns from any
of the eight images, and judges by all of them when it meets others.
"""

import argparse
import shlex
import sys
import time
from pathlib import Path

import numpy as np
import torch
from playing import meet, scales
from torch import nn

import smallcouncil as sc
from smallcouncil.core.encoding import payoffs
from smallcouncil.research import vector

STEPS, BATCH = 64, 256  # steps between two lessons, and in what parts one is gone through
TRACE, CURIOSITY = 0.9, 0.05
UP_DOWN_LEFT_RIGHT = [0, 2, 1, 1], [1, 1, 0, 2]  # where they lie around the middle of three by three


def eight(board):
    """A board turned and mirrored in all ways."""
    return [np.rot90(side, quarters) for side in (board, board[:, ::-1]) for quarters in range(4)]


def images_of(plane, columns):
    """The columns of a plane as they lie in the eight images of King's Landing."""
    columns = columns.reshape(plane.shape)
    if plane.name in ("houses", "varys", "names"):
        squares = np.moveaxis(columns, (-2, -1), (0, 1))
        return [np.moveaxis(image, (0, 1), (-2, -1)).ravel() for image in eight(squares)]
    if plane.name == "reach":
        around = np.zeros((3, 3, plane.shape[1]), int)
        around[UP_DOWN_LEFT_RIGHT] = columns
        return [image[UP_DOWN_LEFT_RIGHT].ravel() for image in eight(around)]
    return [columns.ravel()] * 8


def images(encoder, planes):
    """For each of the eight images of King's Landing where every number that the network looks at comes from."""
    parts, begin = [], 0
    for plane in encoder.planes:
        if not planes or plane.name in planes:
            parts.append(images_of(plane, np.arange(begin, begin + plane.size)))
            begin += plane.size
    return [np.concatenate(image) for image in zip(*parts, strict=True)]


class Network(nn.Module):
    """What a seat sees after its action goes in; out comes the share of the win that it may expect, as log-odds."""

    def __init__(self, encoder, planes, widths=(128, 64), mirrored=False):
        super().__init__()
        self.images = images(encoder, planes) if mirrored else []
        kept = np.concatenate([np.full(plane.size, not planes or plane.name in planes) for plane in encoder.planes])
        # Small numbers stay as they are: one card more or less is often all the difference.
        scale = np.concatenate([np.full(plane.size, plane.most <= 10) for plane in encoder.planes])
        scale = np.where(scale, 1, scales(encoder))[kept].astype(np.float32)
        self.register_buffer("columns", torch.from_numpy(np.flatnonzero(kept)))
        self.register_buffer("scale", torch.from_numpy(scale))
        first, second = widths
        self.layers = nn.Sequential(
            nn.Linear(len(scale), first), nn.ReLU(), nn.Linear(first, second), nn.ReLU(), nn.Linear(second, 1)
        )

    def read(self, observations):
        """The part of observations that it looks at."""
        return torch.from_numpy(observations[:, self.columns.numpy()])

    def forward(self, inputs):
        return self.layers(inputs * self.scale)[:, 0]

    @torch.no_grad()
    def worth(self, observations):
        """At a glance: what it makes of the board as it lies."""
        return self(self.read(observations)).sigmoid().numpy()

    @torch.no_grad()
    def careful_worth(self, observations):
        """What it makes of all images of the board together."""
        inputs = self.read(observations)
        seen = torch.cat([inputs[:, image] for image in self.images]) if self.images else inputs
        return self(seen).reshape(-1, len(inputs)).mean(0).sigmoid().numpy()

    def any_image(self, inputs, rng):
        return inputs[:, self.images[rng.integers(len(self.images))]] if self.images else inputs


def share(rewards, seats):
    """Rewards as shares of the win: the losers have none, and the winners share one."""
    return (rewards + 1) / seats


class Practice:
    """Games side by side in which the network plays itself."""

    def __init__(self, env, network, seed):
        self.env, self.network, self.rng = env, network, np.random.default_rng(seed)
        self.now = env.reset(seed=seed)
        self.optimizer = torch.optim.Adam(network.parameters())
        self.lessons = 0

    def lesson(self):
        """Play some steps in all games, and learn from them."""
        observations, worth = turned_out([self.step() for _ in range(STEPS)])
        inputs, worth = self.network.read(observations), torch.from_numpy(worth)
        for rows in torch.randperm(len(worth)).split(BATCH):
            seen = self.network.any_image(inputs[rows], self.rng)
            loss = nn.functional.binary_cross_entropy_with_logits(self.network(seen), worth[rows])
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
        self.lessons += 1

    def step(self):
        """Take the best action of every game, now and then any; and tell what came of it."""
        ahead, seats, count = self.env.ahead(), self.now.seats.copy(), self.now.rewards.shape[1]
        worth = self.network.worth(ahead.observations)
        worth[ahead.ended] = share(ahead.rewards[ahead.ended], count)
        actions = np.bincount(ahead.rows)
        last = actions.cumsum() - 1
        best = np.lexsort((worth, ahead.rows))[last]
        strays = self.rng.random(len(seats)) < CURIOSITY
        chosen = np.where(strays, last - self.rng.integers(actions), best)
        self.now = self.env.step(ahead.actions[chosen])
        paid, ended = share(self.now.rewards, count), self.now.ended.copy()
        return ahead.observations[chosen], seats, worth[best], strays, paid, ended


def turned_out(steps):
    """What was seen after each action, and what it turned out to be worth to the seat that took it.

    Backwards, for each seat of each game: its next decision tells by the best that it had then and, unless the seat
    went astray there, by what came after it; the last one tells what it was paid. What goes on beyond these steps is
    left out, and so are ends: they need no network.
    """
    games, shape = np.arange(len(steps[0][1])), steps[0][4].shape
    known, later = np.zeros(shape, bool), np.zeros(shape, np.float32)
    lesson = []
    for observations, seats, best, strays, paid, ended in reversed(steps):
        known[ended], later[ended] = True, paid[ended]
        at = games, seats
        use = known[at] & ~ended
        lesson.append((observations[use], later[at][use]))
        trusted = np.where(known[at] & ~strays, TRACE, 0)
        later[at] = trusted * later[at] + (1 - trusted) * best
        known[at] = True
    return [np.concatenate(parts) for parts in zip(*lesson, strict=True)]


class ValueBot:
    """Looks so many moves ahead and takes what the network values most; what is hidden it guesses once or more."""

    def __init__(self, network, plies=1, guesses=1):
        self.network, self.plies, self.guesses, self.luck = network, plies, guesses, sc.Chance(7)

    def choose(self, perspective):
        if len(perspective.actions) == 1:
            return perspective.actions[0]
        guesses = [perspective.sample(self.luck) for _ in range(self.guesses)]
        worth = sum(self.worth(guess, perspective.seat, self.plies) for guess in guesses)
        return perspective.actions[int(worth.argmax())]

    def worth(self, state, seat, plies):
        """What each legal action is worth to a seat. What two share, one has as much more as the other has less."""
        worth, tried = self.one_ahead(state, seat)
        if plies > 1:
            for number, after in enumerate(tried):
                worth[number] = self.further(after, seat, worth[number], plies - 1, 0, 1)
        return worth

    def one_ahead(self, state, seat):
        """What the network says of each legal action, or what the seat is paid if it ends the game; and the states."""
        encoder, tried = state.game.encoder(), [state.copy() for _ in state.actions(seat)]
        for after, action in zip(tried, state.actions(seat), strict=True):
            after.act(seat, action)
        worth = self.network.careful_worth(np.stack([encoder.observation(after, seat) for after in tried]))
        for number, after in enumerate(tried):
            if not after.awaiting:
                worth[number] = share(payoffs(after.result, after.seats)[seat], after.seats)
        return worth, tried

    def further(self, state, seat, worth, plies, low, high):
        """What a state is worth to a seat so many moves later, as far as it lies between two bounds (alpha-beta)."""
        if not plies or not state.awaiting:
            return worth
        turn = state.awaiting[0]
        if turn != seat:
            return 1 - self.further(state, turn, 1 - worth, plies, 1 - high, 1 - low)
        found, tried = self.one_ahead(state, seat)
        if plies == 1:
            return found.max()
        best = 0
        for number in (-found).argsort():  # what looks best comes first: the others are then soon done with
            best = max(best, self.further(tried[number], seat, found[number], plies - 1, max(low, best), high))
            if best >= high:
                break
        return best


def wishes():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hand-of-the-king")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bare", action="store_true", help="Hand of the King without companions")
    parser.add_argument("--planes", nargs="*", default=[], help="look at these parts of an observation alone")
    parser.add_argument("--images", action="store_true", help="a turned or mirrored King's Landing is worth the same")
    parser.add_argument("--widths", type=int, nargs=2, default=[128, 64], help="of the two hidden layers")
    parser.add_argument("--at-once", type=int, default=256, help="games side by side")
    parser.add_argument("--minutes", type=float, default=10.0, help="of processor time")
    parser.add_argument("--rate", type=float, default=2e-3, help="of learning, at first; it falls to a twentieth")
    parser.add_argument("--lessons", type=int, help="stop after so many, whatever the time")
    parser.add_argument("--plies", type=int, default=1, help="how far to look when it meets others")
    parser.add_argument("--guesses", type=int, default=1, help="at what is hidden, when it meets others")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=100, help="against each of them")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--save", type=Path)
    return parser.parse_args()


def main():
    wish = wishes()
    torch.set_num_threads(1)
    torch.manual_seed(wish.seed)
    options = {"companions": False} if wish.bare else {}
    kept = {"planes": wish.planes, "widths": wish.widths, "images": wish.images}
    if wish.load:
        kept |= torch.load(wish.load, weights_only=True)
    network = Network(sc.game(wish.game).encoder(), kept["planes"], kept["widths"], kept["images"])
    network.load_state_dict(kept.get("weights", network.state_dict()))

    def save():
        if wish.save:
            torch.save({**kept, "weights": network.state_dict()}, wish.save)

    env = vector.make(wish.game, wish.at_once, wish.seats, **options)
    practice, begin, told = Practice(env, network, wish.seed), time.process_time(), 0.0
    while (spent := time.process_time() - begin) < 60 * wish.minutes and practice.lessons != wish.lessons:
        practice.optimizer.param_groups[0]["lr"] = wish.rate * max(0.05, 1 - spent / (60 * wish.minutes))
        practice.lesson()
        if spent > told + 60:
            told = spent
            print(f"{spent / 60:.0f} minutes, {practice.lessons} lessons", flush=True)
            save()
    print(f"{practice.lessons} lessons of {wish.at_once * STEPS} decisions", flush=True)
    save()

    for against in wish.against:
        bot = ValueBot(network, wish.plies, wish.guesses)
        meet(bot, against, wish.game, wish.games, wish.seed, wish.seats, **options)
    print(f"reproduce: {shlex.join(['python', *sys.argv])}")


if __name__ == "__main__":
    main()
