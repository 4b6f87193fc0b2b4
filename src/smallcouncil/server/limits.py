"""Who asks too often is told to wait: a bucket of tokens for each visitor and kind of request."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from smallcouncil.server.refusals import Refused
from smallcouncil.server.visitors import Visitor

log = logging.getLogger(__name__)

MOST_BUCKETS = 50_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    refill: float


# By browser; a household behind one address gets this many times as much in all.
HOUSEHOLD = 6
RATES = {
    "request": Rate(300, 20.0),
    "create": Rate(10, 0.1),
    "act": Rate(30, 10.0),
    "say": Rate(8, 0.5),
    "think": Rate(12, 0.1),
    "link": Rate(20, 0.2),
    "upload": Rate(5, 0.1),
    "call": Rate(10, 0.02),
    "look back": Rate(120, 8.0),
    "name": Rate(10, 0.05),
    "code": Rate(5, 1 / 60),
    "picture": Rate(20, 0.5),
    "film": Rate(4, 0.05),
    "socket": Rate(30, 1.0),
}
FRAMES = Rate(40, 20.0)
"""Frames on one socket."""


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_rate", "_tokens", "told")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now
        self.told = False
        """The log knows that this bucket is empty."""

    def take(self, now: float) -> bool:
        self._tokens = min(self._rate.burst, self._tokens + max(0.0, now - self._at) * self._rate.refill)
        self._at = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        self.told = False
        return True

    def is_full(self, now: float) -> bool:
        return self._tokens + (now - self._at) * self._rate.refill >= self._rate.burst


class Limits:
    """The buckets of all visitors."""

    def __init__(self, on: bool, now: Callable[[], float]) -> None:
        self._on = on
        self._now = now
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, kind: str, guest: Visitor) -> None:
        """Count a request; `Refused` if there were too many."""
        if not self._on:
            return
        rate = RATES[kind]
        household = Rate(rate.burst * HOUSEHOLD, rate.refill * HOUSEHOLD)
        buckets = [self._bucket(kind, f"@{guest.address}", household)]
        buckets += [self._bucket(kind, guest.browser, rate)] if guest.browser else []
        for bucket in buckets:
            if not bucket.take(self._now()):
                _note(bucket, kind, guest)
                raise Refused("server-too-often", 429)

    def _bucket(self, kind: str, key: str, rate: Rate) -> Bucket:
        if len(self._buckets) >= MOST_BUCKETS:
            self.sweep()
        return self._buckets.setdefault((kind, key), Bucket(rate, self._now()))

    def frames(self) -> Bucket | None:
        """A bucket for one socket."""
        return Bucket(FRAMES, self._now()) if self._on else None

    def sweep(self) -> None:
        """Forget those who have been quiet; if a flood fills all, the oldest half."""
        now = self._now()
        for key in [key for key, bucket in self._buckets.items() if bucket.is_full(now)]:
            del self._buckets[key]
        if len(self._buckets) >= MOST_BUCKETS:
            for key in list(self._buckets)[: MOST_BUCKETS // 2]:
                del self._buckets[key]


def _note(bucket: Bucket, kind: str, guest: Visitor) -> None:
    """Once for each flood: the log is no place to be flooded either."""
    if not bucket.told:
        log.warning("too many requests (%s) from %s", kind, guest.address)
    bucket.told = True
