"""How far apart the levels are in a game at two seats: every deal is played from both sides.

A game that four can play has the highest level alone among three knights as well.

    python -m bench.two_seat_levels stark-vs-lannister                          # 400 games a pair; the last take hours
    python -m bench.two_seat_levels legendary --games 200 --pairs 2 --jobs 2
    python -m bench.two_seat_levels legendary --folder levels                   # goes on where it was interrupted

Budgets count ways down the tree, so the figures do not depend on the machine.
"""

import argparse
from itertools import pairwise
from pathlib import Path

import smallcouncil as sc
from bench.btwixt_levels import SEED, row
from bench.report import publish, table
from smallcouncil import arena
from smallcouncil.arena import LADDER
from smallcouncil.locale import texts

PAIRS = [*pairwise(LADDER), ("greedy", LADDER[-1]), ("knight", LADDER[-1])]
GOALS = {"greedy": "85%", "three knights": "50%"}
"""Of the pairs that are no neighbours; among four, half of the wins are twice the fair share."""


def run(game: str, games: int = 400, pairs: int = len(PAIRS), jobs: int = 1, folder: Path | None = None) -> None:
    rows: list[tuple[object, ...]] = []
    for number, (weak, strong) in enumerate(PAIRS[:pairs], 1):
        kept = folder / f"{strong}-{weak}" if folder else None
        seats, name = (4, f"three {weak}s") if number == len(PAIRS) else (2, weak)
        if seats not in sc.game(game).seat_counts:
            continue
        team = (strong, *[weak] * (seats - 1))
        result = arena.play_match(*team, game=game, seats=seats, games=games, seed=SEED, jobs=jobs, out=kept)
        told = row(strong, name, result)
        rows.append((*told[:5], GOALS.get(name, told[5]), *told[6:]))
        publish(f"{game}-levels", f"Levels of {texts('en', game)('title')}", body(rows))


def body(rows: list[tuple[object, ...]]) -> str:
    head = ("bot", "against", "games", "won", "95% interval", "goal", "ms a decision")
    return f"Every deal is played from both sides; shared wins count in parts.\n\n{table(head, rows)}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("stark-vs-lannister", "legendary"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=len(PAIRS), help="how many, from the lowest level up")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--folder", type=Path)
    run(**vars(parser.parse_args()))
