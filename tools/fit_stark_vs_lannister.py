"""Fit the evaluation of Stark against Lannister: bots play against themselves, and the winners are made likely.

    python tools/fit_stark_vs_lannister.py --games 4000

Sensible players play all games; one decision in so many is any legal one, so that lopsided positions are learned too.
Of each game some moments are kept, half of them at the beginning of rounds, where searches end. Weights are found by
logistic regression with a small pull towards zero; games of one in ten are kept aside to measure how well they predict.
The same seed gives the same file.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.games.stark_vs_lannister import evaluation, policy
from smallcouncil.games.stark_vs_lannister.cards import STARK
from smallcouncil.games.stark_vs_lannister.frames import ASK_PLOT
from smallcouncil.games.stark_vs_lannister.state import StarkVsLannisterState

FILE = Path(evaluation.__file__).with_name("evaluation.json")
SLIP = 25
"""One decision in so many is any legal one."""
BETWEEN = 24
"""One decision in so many is kept, beside every beginning of a round."""
PULL = 1.0
STEPS = 40


def positions(games: int, seed: int) -> tuple[Any, Any, Any]:
    """The numbers of all positions that were kept, whether Stark won, and the game that each comes from."""
    rows: list[list[float]] = []
    won: list[int] = []
    of: list[int] = []
    game = sc.game("stark-vs-lannister")
    for number in range(games):
        luck = Chance(seed + number)
        state = game.start(seed=seed + number, draft=number % 5 == 0)
        assert isinstance(state, StarkVsLannisterState)
        begun = len(rows)
        while state.awaiting:
            seat = state.awaiting[0]
            if state.round and ((state.asked == ASK_PLOT and len(state.awaiting) == 2) or not luck.below(BETWEEN)):
                rows.append(evaluation.numbers(state))
            slips = not luck.below(SLIP)
            state.act(seat, luck.choice(state.actions(seat)) if slips else policy.choose(state, seat, luck))
        won += [int(state.winner == STARK)] * (len(rows) - begun)
        of += [number] * (len(rows) - begun)
    return numpy.array(rows), numpy.array(won), numpy.array(of)


def fit(rows: Any, won: Any) -> Any:
    """Newton's method; every weight is pulled towards zero by its scale."""
    scale = rows.std(axis=0)
    scale[scale == 0] = 1.0
    x = rows / scale
    weights = numpy.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + numpy.exp(-x @ weights))
        slope = x.T @ (won - chance) - PULL * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + PULL * numpy.eye(len(weights))
        step = numpy.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-9:
            break
    return weights / scale


def measured(rows: Any, won: Any, weights: Any) -> dict[str, float]:
    chance = numpy.clip(1 / (1 + numpy.exp(-rows @ weights)), 1e-9, 1 - 1e-9)
    loss = -(won * numpy.log(chance) + (1 - won) * numpy.log(1 - chance)).mean()
    return {"log_loss": round(float(loss), 4), "right": round(float(((chance > 0.5) == won).mean()), 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1_000_000)
    chosen = parser.parse_args()
    rows, won, of = positions(chosen.games, chosen.seed)
    aside = of % 10 == 0
    weights = fit(rows[~aside], won[~aside])
    told = measured(rows[aside], won[aside], weights)
    held = {
        "games": chosen.games,
        "positions": len(rows),
        "aside": told,
        "weights": {name: round(float(weight), 5) for name, weight in zip(evaluation.NAMES, weights, strict=True)},
    }
    FILE.write_text(json.dumps(held, indent=1) + "\n", "utf-8")
    print(json.dumps(held, indent=1))


if __name__ == "__main__":
    main()
