"""How fast B'Twixt runs: whole random games through the public interface, beside card and board games in Python."""

from collections.abc import Callable
from functools import partial

from bench import peers
from bench.report import publish, short, table
from bench.speed import interleaved

SETTINGS = {
    "3 seats": {"seats": 3},
    "4 seats": {"seats": 4},
    "4 seats, advanced": {"seats": 4, "advanced": True},
    "6 seats, kingsmoot draft": {"seats": 6, "draft": "kingsmoot"},
}
DOUDIZHU, CATAN = "RLCard `doudizhu`", "catanatron, 4 random players"


def run() -> None:
    jobs: dict[str, Callable[[float], peers.Rate]] = {}
    for name, options in SETTINGS.items():
        jobs |= peers.both_ways(f"B'Twixt, {name}", "bench.peers.random_play", "btwixt", options)
    jobs[DOUDIZHU] = partial(peers.rlcard, "doudizhu")
    jobs[CATAN] = partial(peers.catanatron, 4)
    rates = interleaved(jobs)
    rows: list[tuple[object, ...]] = []
    for name, (decisions, games) in rates.items():
        ratios = [f"{decisions / rates[peer][0]:.2f}" for peer in (DOUDIZHU, CATAN)]
        rows.append((name, short(decisions), short(games), *ratios))
    head = ("engine, random games on one core", "decisions/s", "games/s", "× doudizhu", "× catanatron")
    publish("btwixt", "Speed of B'Twixt", table(head, rows))
