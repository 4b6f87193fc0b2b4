"""How far apart the levels are in Legendary at two seats: every deal from both sides.

    python -m bench.legendary_levels                          # 400 games a pair; the last ones take hours
    python -m bench.legendary_levels --games 200 --pairs 2 --jobs 2
    python -m bench.legendary_levels --folder levels          # goes on where it was interrupted

Budgets count ways down the tree, so the figures do not depend on the machine.
"""

import argparse
from itertools import pairwise
from pathlib import Path

from bench.btwixt_levels import SEED, row
from bench.report import publish, table
from smallcouncil import arena
from smallcouncil.arena import LADDER

GREEDY_GOAL = "85%"
PAIRS = [*pairwise(LADDER), ("greedy", LADDER[-1])]


def run(games: int = 400, pairs: int = len(PAIRS), jobs: int = 1, folder: Path | None = None) -> None:
    rows: list[tuple[object, ...]] = []
    for weak, strong in PAIRS[:pairs]:
        kept = folder / f"{strong}-{weak}" if folder else None
        result = arena.play_match(strong, weak, game="legendary", seats=2, games=games, seed=SEED, jobs=jobs, out=kept)
        told = row(strong, weak, result)
        rows.append((*told[:5], GREEDY_GOAL, *told[6:]) if weak == "greedy" else told)
        publish("legendary-levels", "Levels of Legendary", body(rows))


def body(rows: list[tuple[object, ...]]) -> str:
    head = ("bot", "against", "games", "won", "95% interval", "goal", "ms a decision")
    return f"Two seats, every deal from both sides; shared wins count in parts.\n\n{table(head, rows)}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=len(PAIRS), help="how many, from the lowest level up")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    run(**vars(parser.parse_args()))
