"""Fits the evaluation of Hand of the King for two seats and Varys alone to the exact solver, and writes its data file.

    python -m tools.fit_solved_evaluation --positions 6000 --seed 7000000

Positions come from play at random and from searches that slip (`bench.keeping`); the solver says who wins after each of
their moves. The tables are those fitted to self-play (`tools/fit_evaluation.py`), begin with its numbers and follow the
slope of the log-loss of the whole: unlike banners, who wins is all that the solver tells. One position in ten is kept
aside to measure on. The same seed gives the same file.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench.keeping import GAME, position
from smallcouncil import bots
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import evaluation as ev
from smallcouncil.games.hand_of_the_king.evaluation_weights import learned
from smallcouncil.games.hand_of_the_king.layout import OVER, SEAT, STEP
from smallcouncil.games.hand_of_the_king.solver import FIRST_TARGET, legal, position_after
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

TARGET = Path(ev.__file__).with_name("evaluation_solved.json")
HOUSES = ev.HOUSE_COUNT
CARDS = (18, 20, 22, 23, 24, 25, 26, 27, 28)
NODES = 300_000
MEMORY = 1 << 26
WHOLE = [ev.WHOLE + place for place in (0, 1, 2, 7)]
# Adam, in rounds over all positions: the step, how fast it shrinks, and the pull back to where the numbers began.
ROUNDS, BATCH, STEP_SIZE, SHRINKING, PULL = 25, 1024, 0.03, 0.88, 2e-5
MOST = 7.0


class Solved(NamedTuple):
    """Positions as the mover sees them: places in the tables, how far the game has come, and who wins."""

    standing: Any
    reach: Any
    progress: Any
    won: Any
    group: Any

    def pick(self, rows: Any) -> "Solved":
        return Solved(*(column[rows] for column in self))


def solved_moves(seed: int, left: int) -> Iterator[tuple[Any, bool]]:
    """The positions after each move of one with so many cards left, and whether their mover wins."""
    state = position(seed, left)
    if not state.awaiting:
        return
    row = np.array(state.row, dtype=np.int64)  # type: ignore[attr-defined]
    search = BareSearch(row, Clock(Budget(nodes=NODES)), MEMORY)
    for action in legal(row):
        child = position_after(row, action)
        if child[STEP] == OVER:
            continue
        reached = search.reaches(child, FIRST_TARGET)
        if reached is None:
            return
        yield child, reached == (child[SEAT] == 0)


def gather(positions: int, seed: int) -> Solved:
    rng = random.Random(seed)
    rows: list[tuple[list[int], list[int], float, float, int]] = []
    for number in range(seed, seed + positions):
        for child, won in solved_moves(number, rng.choice(CARDS)):
            rows.append((*looked_up(child), float(won), number))
    return Solved(*map(np.array, zip(*rows, strict=True)))


def looked_up(row: Any) -> tuple[list[int], list[int], float]:
    """Where a position lies in the tables, for its mover."""
    fast = compiled(ev)
    mover = fast.next_mover(row)
    standing = [fast.house_index(row, 1 << mover, mover, house) for house in range(HOUSES)]
    reach = [ev.reach_index(place, fast.reach_class(row, house)) for house, place in enumerate(standing)]
    return standing, reach, fast.progress(row)


class Fit:
    """The numbers while they are fitted."""

    def __init__(self, weights: Any) -> None:
        self.first = [weights[: ev.REACH], weights[ev.REACH : ev.WHOLE], weights[WHOLE]]
        self.parts = [part.copy() for part in self.first]
        self._mean = [np.zeros_like(part) for part in self.parts]
        self._square = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def logits(self, data: Solved) -> tuple[Any, Any, Any]:
        """The chance of each banner, the lead that makes, and the log-odds of a win."""
        standing, reach, whole = self.parts
        chances = logistic(standing[data.standing] + reach[data.reach])
        lead = 2 * banners(chances)[:, 4:].sum(axis=1) - 1
        slope = whole[1] + whole[2] * lead * lead + whole[3] * data.progress
        return chances, lead, whole[0] + slope * lead

    def step(self, data: Solved, size: float) -> None:
        chances, lead, logit = self.logits(data)
        whole = self.parts[2]
        error = (logistic(logit) - data.won) / len(logit)
        by_lead = error * (whole[1] + 3 * whole[2] * lead * lead + whole[3] * data.progress)
        slopes = [np.zeros_like(part) for part in self.parts]
        for house in range(HOUSES):
            others = np.delete(chances, house, axis=1)
            slope = by_lead * 2 * banners(others)[:, 3] * chances[:, house] * (1 - chances[:, house])
            np.add.at(slopes[0], data.standing[:, house], slope)
            np.add.at(slopes[1], data.reach[:, house], slope)
        slopes[2] = np.stack([error, error * lead, error * lead**3, error * lead * data.progress]).sum(axis=1)
        for part in (0, 1):
            slopes[part] += PULL * (self.parts[part] - self.first[part])
        self._follow(slopes, size)

    def _follow(self, slopes: list[Any], size: float) -> None:
        self._steps += 1
        for part, slope in enumerate(slopes):
            self._mean[part] = 0.9 * self._mean[part] + 0.1 * slope
            self._square[part] = 0.999 * self._square[part] + 0.001 * slope * slope
            mean = self._mean[part] / (1 - 0.9**self._steps)
            square = self._square[part] / (1 - 0.999**self._steps)
            self.parts[part] -= size * mean / (np.sqrt(square) + 1e-8)

    def report(self, data: Solved) -> str:
        chance = np.clip(logistic(self.logits(data)[2]), 1e-6, 1 - 1e-6)
        loss = -np.mean(data.won * np.log(chance) + (1 - data.won) * np.log(1 - chance))
        right = np.mean((chance > 0.5) == (data.won > 0.5))
        return f"log-loss {loss:.3f}, right in {100 * right:.1f}% of {len(chance)}"


def logistic(logit: Any) -> Any:
    return 1 / (1 + np.exp(-logit))


def banners(chances: Any) -> Any:
    """How likely each number of banners is, if Houses are independent."""
    found = np.zeros((len(chances), chances.shape[1] + 1))
    found[:, 0] = 1
    for house in range(chances.shape[1]):
        got = chances[:, house : house + 1]
        found[:, 1:] = found[:, 1:] * (1 - got) + found[:, :-1] * got
        found[:, 0] *= 1 - got[:, 0]
    return found


def fit(data: Solved, seed: int) -> Fit:
    aside = data.group % 10 == 0
    train, test = data.pick(~aside), data.pick(aside)
    found = Fit(np.array(learned()["2"]))
    print("fitted to self-play:", found.report(test), flush=True)
    rng, order = np.random.default_rng(seed), np.arange(len(train.won))
    for turn in range(ROUNDS):
        rng.shuffle(order)
        for start in range(0, len(order), BATCH):
            found.step(train.pick(order[start : start + BATCH]), STEP_SIZE * SHRINKING**turn)
    print("fitted to the solver:", found.report(test), flush=True)
    return found


def packed(found: Fit) -> dict[str, Any]:
    """The numbers as the data file holds them; see `evaluation_weights`."""
    standing, reach = (np.clip(part, -MOST, MOST) for part in found.parts[:2])
    whole = np.array(learned()["2"])
    whole[WHOLE] = found.parts[2]
    return {
        "standing": short(standing.reshape(2, HOUSES, ev.LEADS, ev.LEFT)[:1]),
        "reach": short(reach.reshape(2, HOUSES, ev.LEADS, ev.REACHES)[:1]),
        "whole": short(whole[ev.WHOLE : ev.WHOLE + ev.WHOLE_SIZE]),
    }


def short(numbers: Any) -> Any:
    return np.round(numbers, 2).tolist()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=7_000_000)
    parser.add_argument("--to", type=Path, default=TARGET)
    given = parser.parse_args()
    bots.prepare(GAME)
    found = fit(gather(given.positions, given.seed), given.seed)
    given.to.write_text(json.dumps(packed(found), separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
