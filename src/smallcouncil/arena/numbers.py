"""Numbers as people read them, in their language."""

import math

from smallcouncil.arena.playing import Times
from smallcouncil.arena.results import Tally
from smallcouncil.arena.statistics import Interval
from smallcouncil.locale import Texts


def percent(say: Texts, share: float) -> str:
    return say("cli-percent", share=round(100 * share, 1)) if math.isfinite(share) else "–"


def percents(say: Texts, interval: Interval) -> str:
    low, high = (round(100 * bound, 1) for bound in interval)
    return say("cli-percent-range", low=low, high=high) if math.isfinite(low) else "–"


def number(say: Texts, value: float, digits: int = 2) -> str:
    return say("cli-number", number=round(value, digits)) if math.isfinite(value) else "–"


def signed(say: Texts, elo: float) -> str:
    """A rating or a lead with its sign; who has won everything is beyond measure."""
    if math.isnan(elo):
        return "–"
    if math.isinf(elo):
        return ("+" if elo > 0 else "−") + "∞"
    whole = round(elo)
    return f"{'+' if whole > 0 else '−' if whole < 0 else ''}{abs(whole)}"


def spread(say: Texts, value: float, interval: Interval) -> str:
    low, high = interval
    if math.isnan(low):
        return signed(say, value)
    return say("arena-plus-minus", value=signed(say, value), low=signed(say, low), high=signed(say, high))


def milliseconds(say: Texts, seconds: float) -> str:
    ms = 1000 * seconds
    return say("arena-milliseconds", ms=round(ms, 2 if ms < 1 else 1 if ms < 100 else None))


def mean_time(say: Texts, times: Times) -> str:
    return milliseconds(say, times.total / times.moves) if times.moves else "–"


def allowed(say: Texts, times: Times) -> str:
    return say("arena-no-limit") if times.allowed is None else milliseconds(say, times.allowed)


def method(say: Texts, tally: Tally) -> str:
    return say(f"arena-method-{tally.method}")
