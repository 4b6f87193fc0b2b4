"""How long the exact solver takes: bare positions for two by cards left, whole openings, companions without chance."""

import multiprocessing
import random
import resource
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import smallcouncil as sc
from bench.openings import summary
from bench.report import publish, short, table
from smallcouncil.core.bits import count
from smallcouncil.core.game import State
from smallcouncil.core.solving import NotSolvable, Solution
from smallcouncil.games.hand_of_the_king.layout import GRID

GAME = sc.game("hand-of-the-king")
BARE = (20, 24, 28, 32, 35)
WITH_COMPANIONS = (6, 8, 10)
POSITIONS = 50
SECONDS = 120.0


class Figures(NamedTuple):
    """What some solved positions cost; times in seconds of the processor, on one core."""

    left: int
    positions: int
    solved: int
    won: int
    median: float
    worst: float
    nodes: float
    most_nodes: int
    rate: float
    memory: int


def position(seed: int, left: int, companions: bool = False) -> State:
    """A game played at random until no more than this many cards are left in the grid."""
    state = GAME.start(seats=2, seed=seed, companions=companions)
    rng = random.Random(seed)
    while state.awaiting and count(state.row[GRID]) > left:  # type: ignore[attr-defined]
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    return state


def positions(left: int, number: int, companions: bool) -> list[State]:
    """Positions that can be solved: not over, and with no chance in them."""
    found: list[State] = []
    seed = 0
    while len(found) < number:
        seed += 1
        state = position(seed, left, companions)
        try:
            sc.solve(state, nodes=0)
        except NotSolvable:
            continue
        if state.awaiting:
            found.append(state)
    return found


def measure(left: int, number: int = POSITIONS, *, companions: bool = False, margin: bool = False) -> Figures:
    """Solve positions with so many cards left, in a process of its own so that its memory can be told."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        return pool.submit(_measure, left, number, companions, margin).result()


def _measure(left: int, number: int, companions: bool, margin: bool) -> Figures:
    states = positions(left, number, companions)
    sc.solve(states[0], margin=margin)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    timed = [_timed(lambda state=state: sc.solve(state, margin=margin, seconds=SECONDS)) for state in states]
    seconds = [spent for spent, _ in timed]
    nodes = [solution.nodes for _, solution in timed]
    return Figures(
        left=left,
        positions=number,
        solved=sum(solution.exact for _, solution in timed),
        won=sum(solution.outcome == "win" for _, solution in timed),
        median=statistics.median(seconds),
        worst=max(seconds),
        nodes=statistics.median(nodes),
        most_nodes=max(nodes),
        rate=sum(nodes) / sum(seconds),
        memory=(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * 1024,
    )


def _timed(solve: Callable[[], Solution]) -> tuple[float, Solution]:
    begun = time.process_time()
    solution = solve()
    return time.process_time() - begun, solution


def line(figures: Figures) -> tuple[object, ...]:
    return (
        figures.left,
        f"{figures.solved} of {figures.positions}",
        f"{figures.won} of {figures.positions}",
        f"{figures.median:.3g} s",
        f"{figures.worst:.3g} s",
        short(figures.nodes),
        short(figures.most_nodes),
        f"{short(figures.rate)}/s",
        f"{figures.memory / 1e6:.0f} MB",
    )


HEAD = ("cards left", "solved", "won by the mover", "median", "worst", "nodes", "most nodes", "rate", "memory")


def run(number: int = POSITIONS) -> None:
    """Measure all and put it in the results."""
    outcomes = table(HEAD, [line(measure(left, number)) for left in BARE])
    margins = table(HEAD, [line(measure(left, number, margin=True)) for left in BARE[:3]])
    rows = [line(measure(left, number, companions=True, margin=True)) for left in WITH_COMPANIONS]
    body = (
        f"Two seats, random positions, one core, seconds of the processor.\n\n"
        f"The outcome of the bare game:\n\n{outcomes}\n\n"
        f"With the margin:\n\n{margins}\n\n"
        f"With companions and no chance left, with the margin:\n\n{table(HEAD, rows)}\n\n"
        f"Random openings (`python -m bench.openings`): {summary()}."
    )
    publish("solver", "The exact solver", body)


if __name__ == "__main__":
    run()
