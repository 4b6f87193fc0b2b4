"""How far apart the levels are in B'Twixt: two against two at four seats, in turns around the table.

    python -m bench.btwixt_levels                          # 200 games a pair; the last ones take hours
    python -m bench.btwixt_levels --games 200 --pairs 2 --jobs 2
    python -m bench.btwixt_levels --folder levels          # goes on where it was interrupted

Equals would win half of the games. Budgets count ways down the tree, so the figures do not depend on the machine.
"""

import argparse
from itertools import pairwise
from pathlib import Path

from bench.report import publish, table
from smallcouncil import arena
from smallcouncil.arena import LADDER
from smallcouncil.arena.results import MatchResult

SEED = 1
GOAL = "60% to 85%"


def run(games: int = 200, pairs: int = len(LADDER) - 1, jobs: int = 1, folder: Path | None = None) -> None:
    rows: list[tuple[object, ...]] = []
    for weak, strong in list(pairwise(LADDER))[:pairs]:
        kept = folder / strong if folder else None
        rows.append(row(strong, weak, play(strong, weak, games, jobs, kept)))
        publish("btwixt-levels", "Levels of B'Twixt", body(rows))


def play(strong: str, weak: str, games: int, jobs: int, folder: Path | None) -> MatchResult:
    seats = (strong, weak, strong, weak)
    return arena.play_match(*seats, game="btwixt", seats=4, games=games, seed=SEED, jobs=jobs, out=folder)


def row(strong: str, weak: str, result: MatchResult) -> tuple[object, ...]:
    low, high = result.interval
    times = " / ".join(f"{1000 * times.total / times.moves:.0f}" for times in result.times)
    won = f"{100 * result.share:.1f}%"
    return strong, weak, result.games, won, f"{100 * low:.1f}% to {100 * high:.1f}%", GOAL, times


def body(rows: list[tuple[object, ...]]) -> str:
    head = ("bot", "against", "games", "won", "95% interval", "goal", "ms a decision")
    told = (
        "Four seats, two against two in turns around the table, every deal from both sides; shared wins count in parts."
    )
    return f"{told}\n\n{table(head, rows)}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=len(LADDER) - 1, help="how many, from the lowest level up")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    run(**vars(parser.parse_args()))
