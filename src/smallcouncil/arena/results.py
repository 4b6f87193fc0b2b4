"""What a contest says: who scored how much, how sure that is, how strong everybody is, and who was late."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations

from smallcouncil.arena.plan import Plan
from smallcouncil.arena.playing import Finished, Times
from smallcouncil.arena.statistics import (
    LEAST_VALUES,
    Interval,
    bootstrap,
    elo,
    orders,
    plackett_luce,
    rating_intervals,
    wilson,
)


@dataclass(frozen=True)
class Tally:
    """Wins, draws and losses of one bot, and its mean share of the win with a 95 % interval.

    The interval is Wilson's where every game was won or lost, or the deals are few, else a bootstrap over deals.
    `fair` is the share that the bot would make among equals: that of the seats it held.
    """

    games: int
    wins: int
    draws: int
    share: float
    interval: Interval
    method: str
    fair: float = 0.5

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    @property
    def elo(self) -> float:
        return elo(self.share, self.fair)

    @property
    def elo_interval(self) -> Interval:
        return elo(self.interval[0], self.fair), elo(self.interval[1], self.fair)


@dataclass(frozen=True)
class Standing:
    """One bot in the whole contest. `rating` is in Elo, zero in the mean of all."""

    bot: int
    label: str
    tally: Tally
    rating: float
    rating_interval: Interval
    mean_score: float
    score_interval: Interval
    times: Times
    forfeits: int


@dataclass(frozen=True)
class Duel:
    """Two bots beside each other: how often the first came out ahead of the second."""

    first: int
    second: int
    tally: Tally


@dataclass(frozen=True)
class Outcome:
    """A contest that was played. `games` are those that count, in the order of the plan."""

    plan: Plan
    games: tuple[Finished, ...] = field(repr=False)
    verdict: str | None = None
    seconds: float = 0.0

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Everybody, the strongest first."""
        ratings, intervals = self._ratings
        found = [self._standing(bot, ratings[bot], intervals[bot]) for bot in range(len(self.plan.bots))]
        return tuple(sorted(found, key=lambda each: (-each.rating, each.bot)))

    @cached_property
    def duels(self) -> tuple[Duel, ...]:
        pairs = combinations(range(len(self.plan.bots)), 2)
        found = (Duel(a, b, _tally(self._meetings(a, b))) for a, b in pairs)
        return tuple(duel for duel in found if duel.tally.games)

    @cached_property
    def by_seat(self) -> tuple[float, ...]:
        """The share of the win that each seat made, whoever sat there."""
        count = len(self.games) or 1
        return tuple(sum(game.points[seat] for game in self.games) / count for seat in range(self.plan.seats))

    @cached_property
    def ratios(self) -> tuple[float, ...]:
        """The sequential test after each deal, if there was one."""
        if self.plan.sprt is None:
            return ()
        finished = {game.number: game for game in self.games}
        shares = (deal_share(self.plan, finished, deal) for deal in range(self.plan.deals))
        return tuple(self.plan.sprt.ratios(share for share in shares if share is not None))

    @property
    def forfeited(self) -> tuple[Finished, ...]:
        return tuple(game for game in self.games if game.forfeits)

    def tally(self, bot: int) -> Tally:
        """A bot against all it met."""
        games = [game for game in self.games if bot in game.seating]
        return _tally([(game.deal, *_result(game, bot)) for game in games], self.fair_share(bot))

    def fair_share(self, bot: int) -> float:
        """The part of the sides that a bot holds where it plays."""
        groups = [group for group in self.plan.groups if bot in group]
        return sum(group.count(bot) for group in groups) / len(groups) / len(self.plan.sides)

    def _meetings(self, first: int, second: int) -> list[tuple[int, float, float]]:
        met = (game for game in self.games if first in game.seating and second in game.seating)
        return [(game.deal, *_ahead(self.plan, game, first, second)) for game in met]

    def _standing(self, bot: int, rating: float, interval: Interval) -> Standing:
        seats = [(game, seat) for game in self.games for seat in range(self.plan.seats) if game.seating[seat] == bot]
        scores: dict[int, list[int]] = {}
        for game, seat in seats:
            if not game.forfeits:
                scores.setdefault(game.deal, []).append(game.scores[seat])
        means = [sum(each) / len(each) for each in scores.values()]
        return Standing(
            bot=bot,
            label=self.plan.labels[bot],
            tally=self.tally(bot),
            rating=rating,
            rating_interval=interval,
            mean_score=sum(means) / len(means) if means else math.nan,
            score_interval=bootstrap(means),
            times=_all_times([game.times[seat] for game, seat in seats]),
            forfeits=sum(forfeit.seat == seat for game, seat in seats for forfeit in game.forfeits),
        )

    @cached_property
    def _ratings(self) -> tuple[list[float], list[Interval]]:
        deals: dict[int, Counter[tuple[int, ...]]] = {}
        for game in self.games:
            ranked = [(game.ranks[side[0]], game.seating[side[0]]) for side in self.plan.sides]
            for order, weight in orders(ranked):
                deals.setdefault(game.deal, Counter())[order] += weight  # type: ignore[assignment]
        total: Counter[tuple[int, ...]] = Counter()
        for deal in deals.values():
            total.update(deal)
        players = len(self.plan.bots)
        return plackett_luce(total, players), rating_intervals(list(deals.values()), players)


@dataclass(frozen=True)
class MatchResult:
    """A match as its first bot sees it; `outcome` has all the rest."""

    outcome: Outcome

    def __repr__(self) -> str:
        """The figures that one looks for after a match, not its games."""
        tally, (low, high) = self.tally, self.interval
        counts = f"games={tally.games}, wins={tally.wins}, draws={tally.draws}, losses={tally.losses}"
        return f"MatchResult({counts}, share={tally.share:.3f}, interval=({low:.3f}, {high:.3f}), elo={tally.elo:+.0f})"

    @property
    def tally(self) -> Tally:
        return self.outcome.tally(0)

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def wins(self) -> int:
        return self.tally.wins

    @property
    def draws(self) -> int:
        return self.tally.draws

    @property
    def losses(self) -> int:
        return self.tally.losses

    @property
    def share(self) -> float:
        return self.tally.share

    @property
    def interval(self) -> Interval:
        return self.tally.interval

    @property
    def elo(self) -> float:
        return self.tally.elo

    @property
    def elo_interval(self) -> Interval:
        return self.tally.elo_interval

    @property
    def times(self) -> tuple[Times, ...]:
        """How long each bot thought, in the order in which they were named."""
        ordered = sorted(self.outcome.standings, key=lambda each: each.bot)
        return tuple(each.times for each in ordered)

    @property
    def forfeits(self) -> tuple[int, ...]:
        ordered = sorted(self.outcome.standings, key=lambda each: each.bot)
        return tuple(each.forfeits for each in ordered)


def deal_share(plan: Plan, finished: Mapping[int, Finished], deal: int) -> float | None:
    """The first bot's mean share of the win in a deal, if all its games are finished."""
    numbers = range(deal * plan.games_a_deal, (deal + 1) * plan.games_a_deal)
    if deal >= plan.deals or any(number not in finished for number in numbers):
        return None
    return sum(_result(finished[number], 0)[0] for number in numbers) / plan.games_a_deal


def _result(game: Finished, bot: int) -> tuple[float, float]:
    """A bot's share of the win, and whether it won alone (1), with others (0.5) or not at all."""
    share = sum(points for points, sitting in zip(game.points, game.seating, strict=True) if sitting == bot)
    return share, 1.0 if share > 0.999 else 0.5 if share > 0.001 else 0.0


def _ahead(plan: Plan, game: Finished, first: int, second: int) -> tuple[float, float]:
    """How the first compares with the second, over all their sides; twice, as share and as result."""
    ranks: dict[int, list[int]] = {first: [], second: []}
    for side in plan.sides:
        if game.seating[side[0]] in ranks:
            ranks[game.seating[side[0]]].append(game.ranks[side[0]])
    compared = [(a < b) + (a == b) / 2 for a in ranks[first] for b in ranks[second]]
    share = sum(compared) / len(compared)
    return share, share if share in (0, 1) else 0.5


def _tally(results: Sequence[tuple[int, float, float]], fair: float = 0.5) -> Tally:
    """Add up (deal, share, result)."""
    games = len(results)
    wins = sum(result == 1 for _, _, result in results)
    draws = sum(result == 0.5 for _, _, result in results)
    share = sum(share for _, share, _ in results) / games if games else math.nan
    deals: dict[int, list[float]] = {}
    for deal, part, _ in results:
        deals.setdefault(deal, []).append(part)
    if not draws or len(deals) < LEAST_VALUES:
        return Tally(games, wins, draws, share, wilson(share * games if games else 0, games), "wilson", fair)
    interval = bootstrap([sum(each) / len(each) for each in deals.values()])
    return Tally(games, wins, draws, share, interval, "bootstrap", fair)


def _all_times(times: Sequence[Times]) -> Times:
    total = Times(allowed=times[0].allowed if times else None)
    for each in times:
        total.moves += each.moves
        total.total += each.total
        total.longest = max(total.longest, each.longest)
        total.overruns += each.overruns
    return total
