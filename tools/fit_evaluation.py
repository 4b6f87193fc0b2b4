"""Fits the evaluation of Hand of the King from self-play, and writes its data file.

    python tools/fit_evaluation.py --games 6000 --seed 1

Bots play against themselves, first with the hand-written numbers, then with what was just learned. Every position of
these games tells seven things (who ended with each banner) and one more (who won). The chance of each banner is fitted
by logistic regression over two tables, the chance of the whole by another over a few numbers. One game in ten is kept
aside to measure on. The same seed gives the same file.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.core.knowledge import Budget
from smallcouncil.games.hand_of_the_king import evaluation as ev
from smallcouncil.games.hand_of_the_king import knowledge_search
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand
from smallcouncil.games.hand_of_the_king.layout import ASK_COMPANION, ASK_MOVE, BANNERS, OFFER, STEP

GAME = sc.game("hand-of-the-king")
HOUSES = ev.HOUSE_COUNT
TARGET = Path(ev.__file__).with_name("evaluation.json")

SETTINGS: dict[str, dict[str, Any]] = {
    "2 companions": {"seats": 2},
    "2": {"seats": 2, "companions": False},
    "teams companions": {"seats": 4, "teams": True},
    "3 companions": {"seats": 3},
    "4 companions": {"seats": 4},
}
# Which numbers of the whole serve two sides, and which more.
DUEL = [ev.WHOLE + place for place in (0, 1, 2, 3, 4, 7)]
MELEE = [ev.WHOLE + place for place in (5, 6, 7)]

# How often a move is made at random, so that lopsided positions are learned too, and in how many first moves always.
STRAY = 0.08
OPENING = 2
# How many positions' worth of trust the hand-written number of a table cell has.
TRUST = 12.0


@dataclass
class Games:
    """What self-play has told: for each sighting of a position by a side, where to look it up and how it ended."""

    standing: Any  # sightings x Houses: places in the table of standings
    reach: Any  # the same in the table of reaches
    banner: Any  # 1 where the side ended with the banner
    won: Any  # the side's share of the win
    finishes: Any  # Houses that could be finished for a companion, at most 2
    pending: Any  # 1 where a companion was being resolved
    position: Any  # which position a sighting belongs to
    mover: Any  # 1 if the side had just taken its turn's decision
    progress: Any  # how far the game had come
    game: Any

    def pick(self, rows: Any) -> "Games":
        return Games(*(getattr(self, name)[rows] for name in self.__dataclass_fields__))


class Player:
    """Plays and watches games of one setting."""

    def __init__(self, options: dict[str, Any], weights: Sequence[float], nodes: int, fast: SimpleNamespace) -> None:
        self.options, self.weights, self.nodes, self.fast = options, np.array(weights), nodes, fast

    def play(self, seed: int, game: int, sightings: list[list[float]]) -> None:
        """One game; its sightings are added to the list."""
        state = GAME.start(seed=seed, **self.options)
        rng = Chance(seed)
        seen: list[tuple[Any, int]] = []
        moves = 0
        while state.awaiting:
            row = np.array(state.row)
            if row[STEP] in (ASK_MOVE, ASK_COMPANION):
                seen.append((row, state.awaiting[0]))
            stray = moves < OPENING or rng.below(1000) < 1000 * STRAY
            moves += row[STEP] == ASK_MOVE
            state.act(state.awaiting[0], self._choose(state, rng, stray))
        last = np.array(state.row)
        for row, seat in seen:
            self._watch(row, seat, last, game, sightings)

    def _choose(self, state: Any, rng: Chance, stray: bool) -> int:
        actions = state.actions(state.awaiting[0])
        if stray or len(actions) == 1:
            return rng.choice(actions)
        search = knowledge_search.alpha_beta
        if state.seats > 2 and not state.setup.options["teams"]:
            search = knowledge_search.monte_carlo
        return search(state.row, self.weights, Budget(nodes=self.nodes), rng).action

    def _watch(self, row: Any, seat: int, last: Any, game: int, sightings: list[list[float]]) -> None:
        fast = self.fast
        mover = fast.next_mover(row)
        sides = [fast.side_of(row, mover)]
        if row[0] > 2 and not row[1]:
            sides = [1 << (mover + step) % row[0] for step in range(row[0])]
        reaches = [fast.reach_class(row, house) for house in range(HOUSES)]
        finishes = min(2, reaches.count(3)) if row[OFFER] else 0
        position = sightings[-1][-4] + 1 if sightings else 0
        for side in sides:
            places = [fast.house_index(row, side, mover, house) for house in range(HOUSES)]
            held = [float(last[BANNERS + house] >= 0 and side >> last[BANNERS + house] & 1) for house in range(HOUSES)]
            won = fast.outcome(last, side)
            pending = float(fast.pending(row))
            taking = float(side >> seat & 1)
            looks = [ev.reach_index(place, reach) for place, reach in zip(places, reaches, strict=True)]
            sightings.append(
                [*places, *looks, *held, won, finishes, pending, position, taking, fast.progress(row), game]
            )


def gather(setting: str, weights: Sequence[float], games: int, nodes: int, seed: int) -> Games:
    """Self-play of one setting."""
    fast = compiled(ev)
    player = Player(SETTINGS[setting], weights, nodes, fast)
    sightings: list[list[float]] = []
    start = time.perf_counter()
    for game in range(games):
        player.play(seed + game, game, sightings)
        if game % 500 == 499:
            print(f"  {setting}: {game + 1} games, {time.perf_counter() - start:.0f} s", flush=True)
    table = np.array(sightings)
    whole = table.astype(np.int64)
    return Games(
        standing=whole[:, 0:7],
        reach=whole[:, 7:14],
        banner=table[:, 14:21],
        won=table[:, 21],
        finishes=table[:, 22],
        pending=table[:, 23],
        position=whole[:, 24],
        mover=table[:, 25],
        progress=table[:, 26],
        game=whole[:, 27],
    )


def logistic(logit: Any) -> Any:
    return 1 / (1 + np.exp(-logit))


def fit_houses(data: Games) -> tuple[Any, Any]:
    """The two tables: logistic regression, each cell drawn towards what would be written by hand."""
    prior = np.array(by_hand())
    first = [prior[: ev.REACH].copy(), prior[ev.REACH : ev.WHOLE].copy()]
    tables = [first[0].copy(), first[1].copy()]
    places = [data.standing.ravel(), data.reach.ravel()]
    labels = data.banner.ravel()
    for _ in range(60):
        for which in range(2):
            chance = logistic(tables[0][places[0]] + tables[1][places[1]])
            size = len(tables[which])
            slope = np.bincount(places[which], labels - chance, size) - TRUST / 4 * (tables[which] - first[which])
            bend = np.bincount(places[which], chance * (1 - chance), size) + TRUST / 4
            tables[which] += np.clip(slope / bend, -1, 1)
    return np.clip(tables[0], -6, 6), np.clip(tables[1], -6, 6)


def house_chances(data: Games, weights: Any) -> Any:
    """The evaluation's chance of each banner, for every sighting."""
    logit = weights[ev.STANDING + data.standing] + weights[ev.REACH + data.reach]
    place = np.clip((logit + ev.CURVE_REACH) * ev.CURVE_STEPS, 0, ev.CURVE_SIZE - 1).astype(np.int64)
    return weights[ev.CURVE + place]


def majority_lead(data: Games, weights: Any) -> Any:
    chances = house_chances(data, weights)
    banners = np.zeros((len(chances), HOUSES + 1))
    banners[:, 0] = 1
    for house in range(HOUSES):
        got = chances[:, house : house + 1]
        banners[:, 1:] = banners[:, 1:] * (1 - got) + banners[:, :-1] * got
        banners[:, 0] *= 1 - got[:, 0]
    return 2 * banners[:, 4:].sum(axis=1) - 1


def duel_terms(data: Games, weights: Any) -> Any:
    lead = majority_lead(data, weights)
    return np.stack([np.ones(len(lead)), lead, lead**3, data.finishes, -data.pending, lead * data.progress], axis=1)


def fit_duel(data: Games, weights: Any) -> None:
    """The whole of a game of two sides, by Newton's method."""
    terms = duel_terms(data, weights)
    whole = np.zeros(terms.shape[1])
    for _ in range(20):
        chance = logistic(terms @ whole)
        bend = terms.T @ (terms * (chance * (1 - chance))[:, None]) + 1e-3 * np.eye(len(whole))
        whole += np.linalg.solve(bend, terms.T @ (data.won - chance) - 1e-3 * whole)
    weights[DUEL] = whole


def melee_shares(data: Games, weights: Any, seats: int) -> Any:
    """Each sighting's share of the win when all play for themselves; a position's sightings follow one another."""
    chances = house_chances(data, weights).reshape(-1, seats, HOUSES)
    banners = (chances / chances.sum(axis=1, keepdims=True)).sum(axis=2)
    banners += weights[ev.WHOLE + 6] * (data.pending * data.mover).reshape(-1, seats)
    steepness = weights[ev.WHOLE + 5] + weights[ev.WHOLE + 7] * data.progress.reshape(-1, seats)
    power = np.exp(steepness * banners)
    return (power / power.sum(axis=1, keepdims=True)).ravel()


def fit_melee(data: Games, weights: Any, seats: int) -> None:
    """How much a banner more is worth, and a companion: the best of a grid, twice refined."""
    middle, span = np.array([1.0, 0.3, 0.5]), np.array([0.8, 0.6, 1.5])
    for _ in range(4):
        grid = [middle + span * step / 2 for step in product(range(-2, 3), repeat=3)]
        losses = []
        for point in grid:
            weights[MELEE] = point
            losses.append(loss(melee_shares(data, weights, seats), data.won))
        middle, span = grid[int(np.argmin(losses))], span / 2
    weights[MELEE] = middle


def loss(shares: Any, won: Any) -> float:
    shares = np.clip(shares, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(shares) + (1 - won) * np.log(1 - shares)))


def shares_of(data: Games, weights: Any, setting: str) -> Any:
    seats = SETTINGS[setting]["seats"]
    if seats == 2 or setting.startswith("teams"):
        return logistic(duel_terms(data, weights) @ weights[DUEL])
    return melee_shares(data, weights, seats)


def fit(data: Games, setting: str) -> Any:
    weights = np.array(by_hand())
    weights[: ev.REACH], weights[ev.REACH : ev.WHOLE] = fit_houses(data)
    seats = SETTINGS[setting]["seats"]
    if seats == 2 or setting.startswith("teams"):
        fit_duel(data, weights)
    else:
        fit_melee(data, weights, seats)
    return np.round(weights, 3)


def report(setting: str, test: Games, weights: Any) -> str:
    """One line of a table: positions, log-loss and accuracy of the learned numbers and of those written by hand."""
    figures = []
    for numbers in (np.array(by_hand()), weights):
        shares = shares_of(test, numbers, setting)
        right = np.mean((shares > 0.5) == (test.won > 0.5))
        houses = loss(house_chances(test, numbers), test.banner)
        figures.append(f"{houses:.3f} | {loss(shares, test.won):.3f} | {100 * right:.1f}%")
    return f"| {setting} | {len(np.unique(test.position))} | {figures[0]} | {figures[1]} |"


def packed(weights: Any, halves: int) -> dict[str, Any]:
    """A set of numbers as the data file holds it; see `evaluation_weights`."""

    standing = weights[: ev.REACH].reshape(2, HOUSES, ev.LEADS, ev.LEFT)[:halves]
    reach = weights[ev.REACH : ev.WHOLE].reshape(2, HOUSES, ev.LEADS, ev.REACHES)[:halves]
    whole = weights[ev.WHOLE : ev.WHOLE + ev.WHOLE_SIZE]
    return {"standing": _short(standing), "reach": _short(reach), "whole": _short(whole)}


def _short(numbers: Any) -> Any:
    return np.round(numbers, 2).tolist()


def learn(setting: str, games: int, nodes: int, seed: int, rounds: int) -> Any:
    """Play, fit, play with what was learned, fit again; the last round is measured on games kept aside."""
    weights: Any = by_hand()
    for turn in range(rounds):
        data = gather(setting, weights, games, nodes, (seed * 1000 + turn) * 1_000_003)
        aside = data.game % 10 == 9
        weights = fit(data.pick(~aside), setting)
        print(report(setting, data.pick(aside), weights), flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000, help="games a round and setting")
    parser.add_argument("--nodes", type=int, default=400, help="search nodes a decision")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", nargs="*", default=list(SETTINGS), choices=list(SETTINGS))
    parser.add_argument("--to", type=Path, default=TARGET)
    given = parser.parse_args()
    GAME.compile()
    knowledge_search.deep_search.wait()
    knowledge_search.tree_search.wait()
    held = json.loads(given.to.read_text("utf-8"))["settings"] if given.to.exists() else {}
    for setting in given.settings:
        weights = learn(setting, given.games, given.nodes, given.seed, given.rounds)
        two_sided = SETTINGS[setting]["seats"] == 2 or "teams" in setting
        held[setting] = packed(weights, 1 if two_sided else 2)
        write(given.to, held)


def write(path: Path, settings: dict[str, Any]) -> None:
    path.write_text(json.dumps({"settings": settings}, separators=(",", ":"), sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
