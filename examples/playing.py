"""What the examples that learn share: a network as a bot, and how it fares against our levels."""

import numpy as np

import smallcouncil as sc


class NetworkBot:
    """A network that names the best action of every row of observations and masks, as a bot for one game."""

    def __init__(self, network):
        self.network = network

    def choose(self, perspective):
        return int(self.network.best(perspective.observation()[None], perspective.mask()[None])[0])


def scales(encoder):
    """What makes every number of an observation at most 1."""
    return np.concatenate([np.full(plane.size, 1 / plane.most, np.float32) for plane in encoder.planes])


def meet(bot, against, game, games, seed, seats=None, **options):
    """Let it play so many games, every deal from all seats, and say how many it wins."""
    result = sc.match(bot, against, game=game, games=games, seed=seed, seats=seats, **options)
    share, (low, high), fair = result.share, result.interval, result.tally.fair
    print(f"wins {share:.1%} against {against} ({low:.1%} to {high:.1%}); fair would be {fair:.1%}", flush=True)
