"""Who wins the bare game for two? Solves random openings one after another and writes each down as soon as it is done.

python -m bench.openings                 as many as you like; stop it at any time, it goes on where it stopped
python -m bench.openings --until 1000    the openings of the seeds below 1000
python -m bench.openings --jobs 2        on two cores
python -m bench.openings --summary       what is known so far
"""

import argparse
import csv
import itertools
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

import smallcouncil as sc
from smallcouncil.arena.statistics import wilson

RESULTS = Path(__file__).parent / "openings.csv"
COLUMNS = ("seed", "outcome", "nodes", "seconds")  # of the processor, so that other work beside it does not count


def solved() -> list[dict[str, str]]:
    """What the results file holds: one line an opening, the outcome for the first player."""
    if not RESULTS.exists():
        return []
    with RESULTS.open(newline="") as file:
        return list(csv.DictReader(file))


def open_seeds(until: int | None) -> Iterator[int]:
    done = {int(line["seed"]) for line in solved()}
    seeds = itertools.count() if until is None else iter(range(until))
    return (seed for seed in seeds if seed not in done)


class Opening(NamedTuple):
    """What a fresh deal is worth to the seat that begins, and what it took to know."""

    seed: int
    outcome: str
    nodes: int
    seconds: float


def opening(seed: int) -> Opening:
    state = sc.game("hand-of-the-king").start(seats=2, seed=seed, companions=False)
    begun = time.process_time()
    solution = sc.solve(state, margin=False)
    return Opening(seed, solution.outcome, solution.nodes, time.process_time() - begun)


def openings(seeds: Iterator[int], jobs: int) -> Iterator[Opening]:
    """One after another as they are done, so many at a time."""
    with ProcessPoolExecutor(jobs) as pool:
        running = {pool.submit(opening, seed) for seed in itertools.islice(seeds, jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for found in done:
                running |= {pool.submit(opening, seed) for seed in itertools.islice(seeds, 1)}
                yield found.result()


def write(found: Opening) -> None:
    fresh = not RESULTS.exists()
    with RESULTS.open("a", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if fresh:
            writer.writerow(COLUMNS)
        writer.writerow((found.seed, found.outcome, found.nodes, f"{found.seconds:.2f}"))


def summary() -> str:
    lines = solved()
    if not lines:
        return "no opening solved yet"
    wins = sum(line["outcome"] == "win" for line in lines)
    low, high = wilson(wins, len(lines))
    seconds = sorted(float(line["seconds"]) for line in lines)
    nodes = sorted(int(line["nodes"]) for line in lines)
    return (
        f"{len(lines)} openings, {wins} won by the first player ({low:.1%} to {high:.1%}); "
        f"median {statistics.median(seconds):.1f} s and {statistics.median(nodes) / 1e6:.1f} M nodes, "
        f"worst {seconds[-1]:.1f} s and {nodes[-1] / 1e6:.1f} M nodes"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.openings")
    parser.add_argument("--until", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--summary", action="store_true")
    wanted = parser.parse_args()
    try:
        for found in openings(iter(()) if wanted.summary else open_seeds(wanted.until), wanted.jobs):
            write(found)
            print(f"seed {found.seed}: {found.outcome}, {found.nodes:,} nodes, {found.seconds:.1f} s", flush=True)
    except KeyboardInterrupt:
        print()
    print(summary())


if __name__ == "__main__":
    main()
