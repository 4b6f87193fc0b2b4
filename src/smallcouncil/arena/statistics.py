"""Intervals and ratings: how sure a result is, and how strong it makes somebody."""

import math
from collections.abc import Mapping, Sequence
from itertools import groupby, permutations, product
from typing import Any

CONFIDENCE = 1.959964
RESAMPLES = 2000
# Fewer values than this say nothing about their own spread, so nothing is resampled from them.
LEAST_VALUES = 10
RATING_RESAMPLES = 200
SCALE = 400 / math.log(10)
Interval = tuple[float, float]
Order = tuple[int, ...]


def wilson(wins: float, games: int) -> Interval:
    """The 95 % interval of a share of wins, by Wilson's score: sound for few games and for shares near 0 or 1.

    A draw may count as half a win; the interval is then wider than it need be, never too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, CONFIDENCE**2
    middle = share + square / (2 * games)
    spread = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    low = (middle - spread) / (1 + square / games) if wins > 0 else 0.0
    high = (middle + spread) / (1 + square / games) if wins < games else 1.0
    return low, high


def bootstrap(values: Sequence[float], seed: int = 1) -> Interval:
    """The 95 % interval of a mean by resampling; values must be independent, so give one for each deal.

    Of too few values it is not a number.
    """
    if len(values) < LEAST_VALUES:
        return math.nan, math.nan
    import numpy

    seen = numpy.asarray(values)
    picks = numpy.random.default_rng(seed).integers(0, len(seen), (RESAMPLES, len(seen)))
    low, high = numpy.quantile(seen[picks].mean(axis=1), (0.025, 0.975))
    return float(low), float(high)


def elo(share: float, fair: float = 0.5) -> float:
    """The lead in Elo that a share of the wins stands for, if equals would win the fair share; endless for 0 and 1.

    In the Plackett-Luce model who holds k of n seats with s times the strength of the others wins k s / (k s + n - k),
    so that s is the odds of the share by the odds of the fair share k / n.
    """
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share) * (1 - fair) / fair)


def orders(ranked: Sequence[tuple[int, int]]) -> list[tuple[Order, float]]:
    """Rankings (pairs of rank and player) as orders from best to worst; a tie counts as all its orders in parts."""
    tiers = [[player for _, player in tier] for _, tier in groupby(sorted(ranked), key=lambda pair: pair[0])]
    choices = [tuple(permutations(tier)) for tier in tiers]
    found = [tuple(player for part in parts for player in part) for parts in product(*choices)]
    return [(order, 1 / len(found)) for order in found]


def plackett_luce(weights: Mapping[Order, float], players: int, prior: float = 1.0, rounds: int = 2000) -> list[float]:
    """Ratings in Elo, zero in the mean, that make the orders seen most likely.

    With two places this is the Bradley-Terry model. `prior` is how many drawn games are imagined between each two who
    met, so that somebody who won everything has a rating too. Solved by minorisation and maximisation (Hunter, 2004).
    """
    import numpy

    members, times, wins = _stages(_with_prior(weights, prior), players)
    strength = numpy.ones(players)
    for _ in range(rounds):
        shares = members.T @ (times / (members @ strength))
        better = numpy.where(shares > 0, wins / numpy.where(shares > 0, shares, 1), strength)
        better /= math.exp(float(numpy.log(better).mean()))
        done = float(numpy.abs(numpy.log(better / strength)).max()) < 1e-9
        strength = better
        if done:
            break
    return [float(SCALE * value) for value in numpy.log(strength)]


def _stages(weights: Mapping[Order, float], players: int) -> tuple[Any, Any, Any]:
    """Every choice of a best among those left: who was left (a row each), how often, and how often each was chosen."""
    import numpy

    left: dict[Order, float] = {}
    wins = numpy.zeros(players)
    for order, weight in weights.items():
        for place in range(len(order) - 1):
            group = tuple(sorted(order[place:]))
            left[group] = left.get(group, 0.0) + weight
            wins[order[place]] += weight
    members = numpy.zeros((len(left), players))
    for row, group in enumerate(left):
        for player in group:
            members[row, player] += 1
    return members, numpy.array(list(left.values())), wins


def _with_prior(weights: Mapping[Order, float], prior: float) -> dict[Order, float]:
    met = {(a, b) for order in weights for a in order for b in order if a != b}
    found = dict(weights)
    for pair in met if prior else ():
        found[pair] = found.get(pair, 0.0) + prior / 2
    return found


def rating_intervals(deals: Sequence[Mapping[Order, float]], players: int) -> list[Interval]:
    """95 % intervals of the ratings, by playing the contest again with deals drawn from those that were played."""
    if len(deals) < LEAST_VALUES:
        return [(math.nan, math.nan)] * players
    import numpy

    seen = list(dict.fromkeys(order for deal in deals for order in deal))
    place = {order: column for column, order in enumerate(seen)}
    table = numpy.zeros((len(deals), len(seen)))
    for row, deal in enumerate(deals):
        for order, weight in deal.items():
            table[row, place[order]] = weight
    rng = numpy.random.default_rng(1)
    fits = []
    for _ in range(RATING_RESAMPLES):
        drawn = rng.multinomial(len(deals), numpy.full(len(deals), 1 / len(deals))) @ table
        fits.append(plackett_luce(dict(zip(seen, drawn.tolist(), strict=True)), players, rounds=200))
    low, high = numpy.quantile(numpy.array(fits), (0.025, 0.975), axis=0)
    return [(float(least), float(most)) for least, most in zip(low, high, strict=True)]
