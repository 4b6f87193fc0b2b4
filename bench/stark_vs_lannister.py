"""How fast Stark against Lannister runs, beside card and board games of others, and how long its master thinks."""

import time
from collections.abc import Callable
from functools import partial

import smallcouncil as sc
from bench import peers
from bench.report import publish, short, table
from bench.speed import interleaved
from smallcouncil import bots
from smallcouncil.core import Chance, Perspective

SLUG = "stark-vs-lannister"
SETTINGS: dict[str, dict[str, object]] = {"standard": {}, "plot draft": {"draft": True}}
CATAN, GIN = "catanatron, 4 random players", "OpenSpiel `gin_rummy`, Python loop"
GAMES, EVERY = 3, 7


def run() -> None:
    publish("stark-vs-lannister", "Stark against Lannister", f"{_speed()}\n\n{_thinking()}")


def _speed() -> str:
    jobs: dict[str, Callable[[float], peers.Rate]] = {}
    for name, options in SETTINGS.items():
        jobs |= peers.both_ways(f"Stark against Lannister, {name}", "bench.peers.random_play", SLUG, options)
    jobs[CATAN] = partial(peers.catanatron, 4)
    jobs[GIN] = partial(peers.openspiel_loop, "gin_rummy")
    rates = interleaved(jobs)
    rows: list[tuple[object, ...]] = []
    for name, (decisions, games) in rates.items():
        ratios = [f"{decisions / rates[peer][0]:.2f}" for peer in (CATAN, GIN)]
        rows.append((name, short(decisions), short(games), *ratios))
    head = ("engine, random games on one core", "decisions/s", "games/s", "× catanatron", "× gin_rummy")
    return (
        f"{table(head, rows)}\n\nThe decisions of `gin_rummy` count its deals and draws, which are steps of their own."
    )


def _thinking() -> str:
    """The processor time of a master's decisions that are a choice, in games of apprentices."""
    times = sorted(spent for seed in range(GAMES) for spent in _thought(seed))
    cells = (f"{1000 * times[int(part * (len(times) - 1))]:.0f} ms" for part in (0.5, 0.9, 1.0))
    return table(("master", "decisions", "median", "p90", "longest"), [("at a choice", len(times), *cells)])


def _thought(seed: int) -> list[float]:
    state, luck = sc.game(SLUG).start(seed=seed), Chance(seed)
    master, apprentice = bots.make("master", seed), bots.make("apprentice", seed)
    found = []
    while state.awaiting:
        seat = state.awaiting[0]
        perspective = Perspective(state, seat, luck)
        if len(state.history) % EVERY == 0 and len(perspective.actions) > 1:
            begin = time.process_time()
            master.choose(perspective)
            found.append(time.process_time() - begin)
        state.act(seat, apprentice.choose(perspective))
    return found
