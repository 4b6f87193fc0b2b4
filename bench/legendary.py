"""How fast Legendary runs, beside a board game of others, and how long its master thinks."""

import time
from collections.abc import Callable
from functools import partial

import smallcouncil as sc
from bench import peers
from bench.report import publish, short, table
from bench.speed import interleaved
from smallcouncil import bots
from smallcouncil.core import Chance, Perspective

SLUG = "legendary"
SETTINGS: dict[str, dict[str, object]] = {
    "2 seats, first game": {"seats": 2},
    "4 seats, full allegiance": {"seats": 4, "setup": "full-allegiance"},
    "3 seats, Tourney": {"seats": 3, "setup": "tourney"},
}
CATAN = "catanatron, 4 random players"
GAMES = 1


def run() -> None:
    publish("legendary", "Legendary", f"{_speed()}\n\n{_thinking()}")


def _speed() -> str:
    jobs: dict[str, Callable[[float], peers.Rate]] = {}
    for name, options in SETTINGS.items():
        jobs |= peers.both_ways(f"Legendary, {name}", "bench.peers.random_play", SLUG, options)
    jobs[CATAN] = partial(peers.catanatron, 4)
    rates = interleaved(jobs)
    rows: list[tuple[object, ...]] = [
        (name, short(decisions), short(games), f"{decisions / rates[CATAN][0]:.2f}")
        for name, (decisions, games) in rates.items()
    ]
    return table(("engine, random games on one core", "decisions/s", "games/s", "× catanatron"), rows)


def _thinking() -> str:
    """The processor time of a master's decisions that are a choice, and of its whole turns, in games of masters."""
    turns, decisions = zip(*(_thought(seed) for seed in range(GAMES)), strict=True)
    rows = [_row("decision", [each for game in decisions for each in game])]
    rows.append(_row("turn", [each for game in turns for each in game]))
    return table(("master, four seats", "counted", "median", "p90", "longest"), rows)


def _row(name: str, times: list[float]) -> tuple[object, ...]:
    times = sorted(times)
    return name, len(times), *(f"{1000 * times[int(part * (len(times) - 1))]:.0f} ms" for part in (0.5, 0.9, 1.0))


def _thought(seed: int) -> tuple[list[float], list[float]]:
    """The times of all turns and of all decisions of a game."""
    state, luck = sc.game(SLUG).start(4, seed, setup="full-allegiance"), Chance(seed)
    masters = [bots.make("master", seat) for seat in range(4)]
    decisions: list[float] = []
    turns: dict[int, float] = {}
    while state.awaiting:
        seat = state.awaiting[0]
        perspective = Perspective(state, seat, luck)
        begin = time.process_time()
        action = masters[seat].choose(perspective)
        spent = time.process_time() - begin
        number = perspective.view["number"]
        turns[number] = turns.get(number, 0.0) + spent
        if len(perspective.actions) > 1:
            decisions.append(spent)
        state.act(seat, action)
    return list(turns.values()), decisions
