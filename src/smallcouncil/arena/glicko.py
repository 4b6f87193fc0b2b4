"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): how strong a player is, and how well that is known.

Two players are rated as in the paper, with every game a period of its own. A game of more is taken as a game against
each of the others, and each of those counts 1/(n-1): all together weigh as much as one game of two (docs/ratings.md).
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

START, UNKNOWN, VOLATILITY = 1500.0, 350.0, 0.06
"""Of somebody who has not played yet."""
SCALE = 173.7178
TAU = 0.5
"""How much the volatility may change; the paper names 0.3 to 1.2."""
CLOSE = 1e-6
WEEK = 7 * 86400.0
"""The period after which somebody who has not played is known less well."""


@dataclass(frozen=True)
class Rating:
    """A rating, its deviation (19 of 20 true strengths lie within two of them), and how erratic its player is."""

    value: float = START
    deviation: float = UNKNOWN
    volatility: float = VOLATILITY


class Game(NamedTuple):
    """A game against somebody: 1 for a win, 0 for a loss, 1/2 for a draw; and how much it counts."""

    opponent: Rating
    score: float
    weight: float = 1.0


def aged(rating: Rating, seconds: float) -> Rating:
    """After some time without a game."""
    periods = max(0.0, seconds) / WEEK
    deviation = math.hypot(rating.deviation, math.sqrt(periods) * rating.volatility * SCALE)
    return Rating(rating.value, min(UNKNOWN, deviation), rating.volatility)


def after(rating: Rating, games: Sequence[Game]) -> Rating:
    """After the games of one period: steps 2 to 8 of the paper."""
    mu, phi = (rating.value - START) / SCALE, rating.deviation / SCALE
    terms = [_term(mu, game) for game in games]
    known = sum(weight * g * g * expected * (1 - expected) for g, expected, _, weight in terms)
    gain = sum(weight * g * (score - expected) for g, expected, score, weight in terms)
    if known == 0:
        return rating
    volatility = _volatility(rating.volatility, phi, 1 / known, gain / known)
    new_phi = 1 / math.sqrt(1 / (phi * phi + volatility * volatility) + known)
    new_mu = mu + new_phi * new_phi * gain
    return Rating(START + SCALE * new_mu, min(UNKNOWN, SCALE * new_phi), volatility)


def all_after(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """Everybody after one game, by their ranks in it: 1 is best, and equal ranks share."""
    weight = 1 / (len(ratings) - 1)
    return [
        after(own, [Game(other, _score(ranks[me], ranks[at]), weight) for at, other in enumerate(ratings) if at != me])
        for me, own in enumerate(ratings)
    ]


def _score(mine: int, other: int) -> float:
    return 0.5 if mine == other else float(mine < other)


def _term(mu: float, game: Game) -> tuple[float, float, float, float]:
    """How much a game tells, what was to be expected, what happened, and how much it counts."""
    phi = game.opponent.deviation / SCALE
    g = 1 / math.sqrt(1 + 3 * phi * phi / (math.pi * math.pi))
    expected = 1 / (1 + math.exp(-g * (mu - (game.opponent.value - START) / SCALE)))
    return g, expected, game.score, game.weight


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: where f is zero, by the Illinois way of closing in on it."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        power = math.exp(x)
        spread = phi * phi + v + power
        return power * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    low, high = a, _other_end(f, a, delta * delta - phi * phi - v)
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _other_end(f: Callable[[float], float], a: float, excess: float) -> float:
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(a - steps * TAU) < 0:
        steps += 1
    return a - steps * TAU
