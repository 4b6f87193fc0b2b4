"""How fast the research interface runs, beside the environments that its users know, all on one core."""

import os
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec

import open_spiel.python.games  # noqa: F401  registers OpenSpiel's own Python games

from bench import peers
from bench.report import publish, short, table
from bench.speed import interleaved
from smallcouncil.research import openspiel, pettingzoo, vector

HAND = "hand-of-the-king"
TITLES = {
    HAND: "Hand of the King",
    "btwixt": "B'Twixt",
    "stark-vs-lannister": "Stark against Lannister",
    "legendary": "Legendary",
}
GAMES = 1024
Jobs = dict[str, Callable[[float], peers.Rate]]

ZOO = "PettingZoo `connect_four_v3`"
PGX = f"Pgx `connect_four`, {GAMES} games"
TIC_TAC_TOE, KUHN = "OpenSpiel `python_tic_tac_toe`", "OpenSpiel `python_kuhn_poker`"


def agents(slug: str, seconds: float) -> peers.Rate:
    """Our AEC environment, with observation and mask before every step."""
    return peers.aec(pettingzoo.env(slug), seconds)


def fleet(seats: int, seconds: float) -> peers.Rate:
    """Many games in one call: actions chosen and checked, observations, masks and rewards written, games dealt anew."""
    env = vector.make(HAND, GAMES, seats)
    env.reset(seed=1)
    steps = ended = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        ended += int(env.step(env.choose()).ended.sum())
        steps += GAMES
    return steps / spent, ended / spent


def spiel(slug: str, seconds: float) -> peers.Rate:
    return peers.openspiel_loop(openspiel.name_of(slug), seconds)


def run() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    publish("research", "The research interface", "\n\n".join((_agents(), _fleets(), _spiel())))


def _agents() -> str:
    jobs: Jobs = {f"{TITLES[HAND]}, PettingZoo AEC": partial(agents, HAND)}
    for slug, title in TITLES.items():
        if slug != HAND:
            jobs |= peers.both_ways(f"{title}, PettingZoo AEC", "bench.research.agents", slug)
    return _compared({**jobs, ZOO: peers.pettingzoo_connect_four}, {"× connect_four_v3": ZOO})


def _fleets() -> str:
    jobs: Jobs = {f"Hand of the King, {GAMES} games, {seats} seats": partial(fleet, seats) for seats in (2, 3, 4)}
    if find_spec("pgx") is None:
        return _compared(jobs, {}) + "\n\nPgx is not installed here; `pip install pgx` brings it."
    return _compared({**jobs, PGX: partial(peers.pgx_connect_four, GAMES)}, {"× Pgx": PGX})


def _spiel() -> str:
    jobs: Jobs = {}
    for slug, title in TITLES.items():
        jobs[f"{title} in OpenSpiel"] = partial(spiel, slug)
        jobs[f"{title}, our interface"] = partial(peers.random_play, slug, {})
    jobs |= {name: partial(peers.openspiel_loop, name.split("`")[1]) for name in (TIC_TAC_TOE, KUHN)}
    return _compared(jobs, {"× python_tic_tac_toe": TIC_TAC_TOE, "× python_kuhn_poker": KUHN})


def _compared(jobs: Jobs, beside: dict[str, str]) -> str:
    rates = interleaved(jobs)
    rows: list[tuple[object, ...]] = [
        (name, short(steps), short(games), *(f"{steps / rates[peer][0]:.2f}" for peer in beside.values()))
        for name, (steps, games) in rates.items()
    ]
    return table(("random play on one core", "steps/s", "games/s", *beside), rows)
