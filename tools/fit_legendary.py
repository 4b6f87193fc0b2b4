"""Fit the evaluation of Legendary: bots play against themselves, and the winners are made likely.

    python tools/fit_legendary.py --games 1500

Sensible players play all games at two to four seats; one decision in so many is any legal one, so that lopsided
positions are learned too. Positions are kept at the beginning of turns, where searches end. Weights are found by
logistic regression over the seats of a game with a small pull towards zero; games of one in ten are kept aside to
measure how well they predict. The same seed gives the same file.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.games.legendary import evaluation, policy
from smallcouncil.games.legendary.frames import ASK_TURN
from smallcouncil.games.legendary.state import LegendaryState

FILE = Path(evaluation.__file__).with_name("evaluation.json")
SLIP = 30
"""One decision in so many is any legal one."""
PULL = 1.0
STEPS = 300
RATE = 0.5


def positions(games: int, seed: int) -> tuple[list[Any], list[Any], list[int]]:
    """The numbers of all seats in the positions that were kept, the shares of the win, and the game of each."""
    rows, won, of = [], [], []
    game = sc.game("legendary")
    for number in range(games):
        luck = Chance(seed + number)
        state = game.start(seats=2 + number % 3, seed=seed + number, setup="full-allegiance", houses="random")
        assert isinstance(state, LegendaryState)
        kept, turn = [], 0
        while state.awaiting:
            if state.asked == ASK_TURN and state.number != turn and not state.played:
                turn = state.number
                if turn % 3 == 0:
                    kept.append(numpy.array([evaluation.features(state, each) for each in range(state.seats)]))
            seat = state.awaiting[0]
            slips = not luck.below(SLIP)
            state.act(seat, luck.choice(state.actions(seat)) if slips else policy.choose(state, seat, luck))
        assert state.result is not None
        winners = state.result.winners
        shares = numpy.array([(each in winners) / len(winners) for each in range(state.seats)])
        rows += kept
        won += [shares] * len(kept)
        of += [number] * len(kept)
    return rows, won, of


def fit(rows: list[Any], won: list[Any]) -> Any:
    """Gradient ascent on scaled numbers, with a pull towards zero."""
    stacked = numpy.concatenate(rows)
    scale = stacked.std(axis=0)
    scale[scale == 0] = 1.0
    weights = numpy.zeros(stacked.shape[1])
    for _ in range(STEPS):
        slope = -PULL * weights / len(rows)
        for table, shares in zip(rows, won, strict=True):
            scaled = table / scale
            slope += scaled.T @ (shares - softmax(scaled @ weights)) / len(rows)
        weights += RATE * slope
    return weights / scale


def softmax(values: Any) -> Any:
    powers = numpy.exp(values - values.max())
    return powers / powers.sum()


def measured(rows: list[Any], won: list[Any], weights: Any) -> dict[str, float]:
    chances = [softmax(table @ weights) for table in rows]
    loss = -sum(float(shares @ numpy.log(chance + 1e-9)) for shares, chance in zip(won, chances, strict=True))
    right = sum(int(chance.argmax() == shares.argmax()) for shares, chance in zip(won, chances, strict=True))
    return {"log_loss": round(loss / len(rows), 4), "right": round(right / len(rows), 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rows, won, of = positions(given.games, given.seed)
    learn = [at for at, number in enumerate(of) if number % 10]
    test = [at for at, number in enumerate(of) if not number % 10]
    weights = fit([rows[at] for at in learn], [won[at] for at in learn])
    told = measured([rows[at] for at in test], [won[at] for at in test], weights)
    named = {name: round(float(weight), 5) for name, weight in zip(evaluation.NAMES, weights, strict=True)}
    FILE.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")
    print(json.dumps({"positions": len(rows), **told, **named}))


if __name__ == "__main__":
    main()
