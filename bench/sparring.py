"""Sparring: how strong the bots of Hand of the King are, against each other and against bots as courses write them.

    python -m bench.sparring match master:100ms course-weighted:3 --games 400
    python -m bench.sparring ladder --games 400
    python -m bench.sparring targets --games 400
    python -m bench.sparring evaluation --games 400

Every deal is played once from each seat (in games of three or four, the first bot takes each seat in turn against
copies of the second). Results come with 95% Wilson intervals. Two cores: add `--jobs 2`.
"""

import argparse
import csv
import math
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import smallcouncil as sc
from bench.report import publish, table
from smallcouncil import bots
from smallcouncil.arena.statistics import wilson
from smallcouncil.core import Bot, Chance, Perspective, State
from smallcouncil.core.budget import Budget
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, learned
from smallcouncil.games.hand_of_the_king.knowledge import HandKnowledge

LEVELS = ("novice", "apprentice", "knight", "maester", "master")
GAME = sc.game("hand-of-the-king")
HOUSE_SIZES = {"stark": 8, "greyjoy": 7, "lannister": 6, "targaryen": 5, "baratheon": 4, "tyrell": 3, "tully": 2}

Score = Callable[[Any, int], float]


def by_banners(view: Any, seat: int) -> float:
    """Own banners against the best of the others."""
    held = [0] * view["seats"]
    for holder in view["banners"].values():
        if holder is not None:
            held[holder] += 1
    return held[seat] - max(count for other, count in enumerate(held) if other != seat)


def by_banners_and_cards(view: Any, seat: int) -> float:
    """Banners, and the share of each House that is in one's play area."""
    cards = [
        sum(count / HOUSE_SIZES[house] for house, count in counts.items() if house in HOUSE_SIZES)
        for counts in view["counts"]
    ]
    return by_banners(view, seat) + 0.5 * (cards[seat] - max(own for other, own in enumerate(cards) if other != seat))


class CourseBot:
    """Minimax with alpha-beta cuts to a fixed depth over copied states, as course projects write it."""

    def __init__(self, score: Score, depth: int, seed: int) -> None:
        self._score = score
        self._depth = depth
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        state = perspective.sample(self._rng)
        actions = list(perspective.actions)
        self._rng.shuffle(actions)
        best, chosen = -math.inf, actions[0]
        for action in actions:
            after = state.copy()
            after.act(perspective.seat, action)
            value = self._value(after, perspective.seat, self._depth - 1, best, math.inf)
            if value > best:
                best, chosen = value, action
        return chosen

    def _value(self, state: State, seat: int, depth: int, low: float, high: float) -> float:
        if state.result is not None:
            return 100.0 if seat in state.result.winners else -100.0
        if depth == 0:
            return self._score(state.view(None), seat)
        mover = state.awaiting[0]
        best = -math.inf if mover == seat else math.inf
        for action in state.actions(mover):
            after = state.copy()
            after.act(mover, action)
            value = self._value(after, seat, depth - 1, low, high)
            if mover == seat:
                best, low = max(best, value), max(low, value)
            else:
                best, high = min(best, value), min(high, value)
            if low >= high:
                break
        return best


class Judging:
    """Alpha-beta with one or the other set of numbers for the evaluation, to compare the two."""

    def __init__(self, weights: dict[str, list[float]], nodes: int, seed: int) -> None:
        self._knowledge = HandKnowledge(weights)
        self._budget = Budget(nodes=nodes)
        self._rng = Chance(seed)

    def choose(self, perspective: Perspective) -> int:
        advice = self._knowledge.search(perspective, "ab", self._budget, self._rng)
        assert advice is not None
        return advice.action


def make(code: str, seed: int) -> Bot:
    """A bot of ours, or `course-banners:DEPTH`, `course-weighted:DEPTH`, `openspiel:SECONDS`, `learned:NODES` ..."""
    name, _, amount = code.partition(":")
    scores = {"course-banners": by_banners, "course-weighted": by_banners_and_cards}
    if name in scores:
        return CourseBot(scores[name], int(amount or 3), seed)
    if name in ("learned", "by-hand"):
        weights = {setting: numbers if name == "learned" else by_hand() for setting, numbers in learned().items()}
        return Judging(weights, int(amount or 1000), seed)
    if name == "openspiel":
        from bench.openspiel_bot import OpenSpielBot

        return OpenSpielBot(float(amount or 1), seed)
    return bots.make(code, seed)


@dataclass
class Tally:
    """What a match has shown so far."""

    games: int = 0
    won: float = 0.0
    thought: list[float] = field(default_factory=lambda: [0.0, 0.0])
    longest: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.won += other.won
        for who in (0, 1):
            self.thought[who] += other.thought[who]
            self.decisions[who] += other.decisions[who]
            self.longest[who] = max(self.longest[who], other.longest[who])

    def line(self, first: str, second: str) -> str:
        low, high = wilson(self.won, self.games)
        pace = " and ".join(
            f"{1000 * self.thought[who] / max(1, self.decisions[who]):.1f} ms (longest {1000 * self.longest[who]:.0f})"
            for who in (0, 1)
        )
        share = 100 * self.won / self.games
        return f"| {first} | {second} | {self.games} | {share:.1f}% | {100 * low:.1f}% to {100 * high:.1f}% | {pace} |"


HEAD = "| bot | against | games | won | 95% interval | time a decision |\n|---|---|---|---|---|---|"


def play(first: str, second: str, deal: int, place: int, options: dict[str, Any]) -> Tally:
    """One game: the first bot sits at `place` (with its partner in a team game), the second everywhere else."""
    state = GAME.start(seed=deal, **options)
    own = [seat for seat in range(state.seats) if seat == place or (options.get("teams") and seat == place + 2)]
    seats = [make(first if seat in own else second, deal * 16 + place * 4 + seat) for seat in range(state.seats)]
    luck, tally = Chance(deal + 1), Tally(games=1)
    while state.awaiting:
        seat = state.awaiting[0]
        perspective = Perspective(state, seat, luck)
        start = time.perf_counter()
        action = seats[seat].choose(perspective)
        spent, who = time.perf_counter() - start, 0 if seat in own else 1
        tally.thought[who] += spent
        tally.longest[who] = max(tally.longest[who], spent)
        tally.decisions[who] += 1
        state.act(seat, action)
    assert state.result is not None
    tally.won = float(own[0] in state.result.winners)
    return tally


def _played(task: tuple[str, str, int, int, dict[str, Any]]) -> Tally:
    return play(*task)


def ready() -> None:
    bots.prepare(GAME)


def match(first: str, second: str, games: int, seed: int, jobs: int, options: dict[str, Any]) -> Tally:
    """So many games on shared deals, every place in turn."""
    seats = options.get("seats", 2)
    places = 2 if seats == 2 or options.get("teams") else seats
    tasks = [(first, second, seed + game // places, game % places, options) for game in range(games)]
    total = Tally()
    if jobs == 1:
        ready()
        for task in tasks:
            total.add(_played(task))
        return total
    with ProcessPoolExecutor(jobs, initializer=ready) as pool:
        for tally in pool.map(_played, tasks, chunksize=2):
            total.add(tally)
    return total


class Meeting(NamedTuple):
    """A match to play, and what is to be shown by it."""

    first: str
    second: str
    companions: bool = True
    goal: str = ""


LADDER = tuple(Meeting(higher, lower, goal="60% to 85%") for lower, higher in pairwise(LEVELS))
TARGETS = (
    Meeting("master:1s", "greedy", True, "97%"),
    Meeting("master:1s", "greedy", False, "97%"),
    Meeting("master:1s", "openspiel:1", True, "80%"),
    Meeting("master:1s", "openspiel:1", False, "80%"),
    Meeting("master:100ms", "course-banners:3", True, "95%"),
    Meeting("master:100ms", "course-weighted:3", True, "95%"),
    Meeting("master", "greedy", True, "97%"),
)
EVALUATION = tuple(
    Meeting(f"learned:{nodes}", f"by-hand:{nodes}", companions)
    for companions in (True, False)
    for nodes in (100, 1000, 10_000)
)
PLANS = {"ladder": LADDER, "targets": TARGETS, "evaluation": EVALUATION}
RESULTS = Path(__file__).parent / "matches.csv"
FIELDS = ("date", "first", "second", "options", "games", "won", "ms1", "longest1", "ms2", "longest2", "seed", "goal")


def play_and_note(meeting: Meeting, given: argparse.Namespace) -> None:
    """Play a match and add it to the list of results."""
    options = {"seats": given.seats, "teams": given.teams, "companions": meeting.companions}
    tally = match(meeting.first, meeting.second, given.games, given.seed, given.jobs, options)
    print(tally.line(meeting.first, meeting.second), flush=True)
    words = [f"{given.seats} seats", *(["teams"] if given.teams else []), *([] if meeting.companions else ["bare"])]
    paces = [
        f"{figure:.1f}"
        for who in (0, 1)
        for figure in (1000 * tally.thought[who] / max(1, tally.decisions[who]), 1000 * tally.longest[who])
    ]
    row = (date.today().isoformat(), meeting.first, meeting.second, ", ".join(words), tally.games, tally.won, *paces)
    new = not RESULTS.exists()
    with RESULTS.open("a", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        if new:
            writer.writerow(FIELDS)
        writer.writerow((*row, given.seed, meeting.goal))


def run() -> None:
    """The table of all matches so far; `python -m bench.sparring` plays more."""
    with RESULTS.open(newline="", encoding="utf-8") as file:
        rows = [_told(rows) for rows in _by_meeting(csv.DictReader(file)).values()]
    head = ("bot", "against", "game", "games", "won", "95% interval", "goal", "ms a decision (longest)", "date")
    body = (
        "Every deal is played from each seat. Wilson intervals. Times are wall-clock, with both cores busy. "
        "`course-...:3` are three-ply minimax players as course projects write them; `openspiel:1` is OpenSpiel's MCTS "
        "with random rollouts at one second a decision (a twentieth of that once the exact solver has proved its "
        "position lost); `learned` and `by-hand` are one alpha-beta search with two evaluations.\n\n"
    )
    publish("strength", "Strength", body + table(head, rows))


def _by_meeting(rows: Iterable[dict[str, str]]) -> dict[tuple[str, ...], list[dict[str, str]]]:
    """A match may have been played in several sittings, on other deals each."""
    found: dict[tuple[str, ...], list[dict[str, str]]] = {}
    for row in rows:
        found.setdefault((row["first"], row["second"], row["options"]), []).append(row)
    return found


def _told(rows: list[dict[str, str]]) -> tuple[object, ...]:
    games, won = sum(int(row["games"]) for row in rows), sum(float(row["won"]) for row in rows)
    low, high = wilson(won, games)
    mean = [sum(float(row[name]) * int(row["games"]) for row in rows) / games for name in ("ms1", "ms2")]
    longest = [max(float(row[name]) for row in rows) for name in ("longest1", "longest2")]
    pace = " / ".join(f"{ms:.0f} ({most:.0f})" for ms, most in zip(mean, longest, strict=True))
    share, interval = f"{100 * won / games:.1f}%", f"{100 * low:.1f}% to {100 * high:.1f}%"
    last = rows[-1]
    return last["first"], last["second"], last["options"], games, share, interval, last["goal"], pace, last["date"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("match", *PLANS))
    parser.add_argument("bots", nargs="*", help="for a match: two codes")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--bare", action="store_true", help="a match without companions")
    given = parser.parse_args()
    print(HEAD)
    if given.what == "match":
        known = {(each.first, each.second, each.companions): each for plan in PLANS.values() for each in plan}
        asked = Meeting(*given.bots, not given.bare)
        play_and_note(known.get(asked[:3], asked), given)
        return
    for meeting in PLANS[given.what]:
        play_and_note(meeting, given)


if __name__ == "__main__":
    main()
