"""Who meets whom: everybody everybody as often as wished, or, where the time is short, whoever fits best.

A meeting is one deal in every rotation of the seats. Where the time does not suffice for one meeting of every group,
two sides meet by the Swiss system (who stands alike, and has met least), and more sides in groups that are drawn.
"""

import math
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Protocol

Group = tuple[str, ...]
Met = Mapping[frozenset[str], int]
KINDS = ("all", "swiss", "groups")


class Chooser(Protocol):
    """Says who meets next; None when all is played that was meant to be."""

    def next(self, shares: Mapping[str, float], out: Collection[str]) -> Group | None: ...


@dataclass(frozen=True)
class Programme:
    """What is going to be played, as far as can be told before: it is announced, and then kept to."""

    kind: str
    meetings: int
    games: int
    seconds: float
    chooser: Chooser


class Everybody:
    """Every group meets as often as the others, those who have met least first."""

    def __init__(self, groups: Sequence[Group], met: Met, meetings: int, rotations: int) -> None:
        self._left = Counter({group: max(0, meetings - met[frozenset(group)] // rotations) for group in groups})
        self._meetings = meetings

    def missing(self) -> list[Group]:
        """All meetings, in their order: first those of who lacks most, then everybody's turn by turn."""
        rounds = range(self._meetings, 0, -1)
        return [group for turn in rounds for group, left in self._left.items() if left >= turn]

    def next(self, shares: Mapping[str, float], out: Collection[str]) -> Group | None:
        for group in self.missing():
            if not set(group) & set(out):
                self._left[group] -= 1
                return group
        return None


class Neighbours:
    """Everybody plays as many meetings; whoever has played least meets those who stand alike and were met least."""

    def __init__(self, names: Sequence[str], sides: int, played: Mapping[str, int], met: Met, target: int) -> None:
        self._sides, self._target = sides, target
        self._played = Counter({name: played.get(name, 0) for name in names})
        self._met = _pairs(met)
        self._luck = Random(0)

    def next(self, shares: Mapping[str, float], out: Collection[str]) -> Group | None:
        able = [name for name in self._played if name not in out]
        needy = sorted((name for name in able if self._played[name] < self._target), key=self._played.__getitem__)
        if not needy or len(able) < self._sides:
            return None
        group = [needy[0]]
        while len(group) < self._sides:
            others = [name for name in able if name not in group]
            group.append(min(others, key=lambda name: self._fit(group, name, shares)))
        for name in group:
            self._played[name] += 1
        self._met.update(frozenset(pair) for pair in combinations(group, 2))
        return tuple(sorted(group))

    def _fit(self, group: Sequence[str], name: str, shares: Mapping[str, float]) -> tuple[object, ...]:
        done = self._played[name] >= self._target
        met = sum(self._met[frozenset((name, other))] for other in group)
        apart = abs(shares.get(name, 0.5) - shares.get(group[0], 0.5)) if self._sides == 2 else 0.0
        return done, met, self._played[name], round(apart, 6), self._luck.random()


def groups_of(names: Iterable[str], sides: int) -> list[Group]:
    """All who can meet, each group once."""
    return list(combinations(sorted(names), sides))


def programme(
    names: Sequence[str],
    sides: int,
    met: Met,
    games: int,
    cost: Callable[[Iterable[str]], float],
    seconds: float | None = None,
    kind: str = "",
) -> Programme:
    """What to play: `games` for every group, or what the time allows. `cost` tells how long a meeting of some takes."""
    groups = groups_of(names, sides)
    meetings = math.ceil(games / sides)
    if kind in ("", "all"):
        most = meetings
        while True:
            chooser = Everybody(groups, met, most, sides)
            missing = chooser.missing()
            taken = sum(map(cost, missing))
            if seconds is None or taken <= seconds or (kind == "all" and most == 1):
                return Programme("all", len(missing), len(missing) * sides, taken, chooser)
            if most == 1:
                break
            most -= 1
    return _neighbours(names, sides, met, meetings, cost, seconds)


def _neighbours(
    names: Sequence[str],
    sides: int,
    met: Met,
    meetings: int,
    cost: Callable[[Iterable[str]], float],
    seconds: float | None,
) -> Programme:
    played = {name: sum(count for group, count in met.items() if name in group) // sides for name in names}
    each = cost(names) * sides / len(names)
    most = meetings * math.comb(len(names) - 1, sides - 1)
    target, missing = 0, 0
    while target < most:
        wanted = math.ceil(sum(max(0, target + 1 - played[name]) for name in names) / sides)
        if seconds is not None and wanted * each > seconds and missing:
            break
        target, missing = target + 1, wanted
        if seconds is None and target >= math.ceil(math.log2(len(names))) * meetings:
            break
    kind = "swiss" if sides == 2 else "groups"
    chooser = Neighbours(names, sides, played, met, target)
    return Programme(kind, missing, missing * sides, missing * each, chooser)


def _pairs(met: Met) -> Counter[frozenset[str]]:
    found: Counter[frozenset[str]] = Counter()
    for group, count in met.items():
        for pair in combinations(sorted(group), 2):
            found[frozenset(pair)] += count
    return found
