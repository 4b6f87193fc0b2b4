"""The sequential test: stop as soon as the games tell one strength from another.

Two hypotheses about the first bot's lead in Elo are weighed by the generalised likelihood ratio of its mean score, deal
by deal: the games of one deal share their cards, so only deals are independent of each other.
"""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

LEAST_DEALS = 5
# A quarter of a squared deal more variance than was seen: few deals that went alike are no proof of certainty.
DOUBT = 0.25


@dataclass(frozen=True)
class Sprt:
    """A lead of elo0 (or less) against one of elo1 (or more), with the chances of either error."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the first elo0 is accepted, above the second elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratios(self, shares: Iterable[float]) -> Iterator[float]:
        """The logarithm of the likelihood ratio after each deal, from the first bot's mean scores deal by deal."""
        total = squares = 0.0
        for count, share in enumerate(shares, 1):
            total += share
            squares += share * share
            yield self.ratio(count, total, squares)

    def ratio(self, count: int, total: float, squares: float) -> float:
        """The same from the number of deals, the sum of the scores, and the sum of their squares."""
        if count < LEAST_DEALS:
            return 0.0
        mean = total / count
        variance = (squares - count * mean * mean + DOUBT) / count
        low, high = expected_share(self.elo0), expected_share(self.elo1)
        return count * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, ratio: float) -> str | None:
        """Which hypothesis is accepted, "elo0" or "elo1", if any."""
        low, high = self.bounds
        return "elo0" if ratio <= low else "elo1" if ratio >= high else None


def expected_share(elo: float) -> float:
    """The mean score that a lead in Elo promises."""
    return float(1 / (1 + 10 ** (-elo / 400)))
