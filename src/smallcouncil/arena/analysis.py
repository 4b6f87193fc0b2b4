"""What a game was worth, decision by decision: the value of every legal action, turning points, and how well each
seat decided.

    from smallcouncil.arena.analysis import Budget, analyse

    found = analyse(record, Budget(seconds=0.5))
    found.turning_points, found.reports[0].accuracy, found.json()

Values are proved where the game's solver comes to an end, else they are win chances from search, with how unsettled
they are. They never use what the seat could not know: luck that was still to come is guessed, not looked up.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import smallcouncil as sc
from smallcouncil.arena.analysis_values import Purse, Value, Worth, allies, side_share, value_actions
from smallcouncil.core.budget import Budget
from smallcouncil.core.game import Json, Result, State

__all__ = ["Analysis", "Budget", "Decision", "SeatReport", "Value", "analyse", "decisions", "summary"]

Progress = Callable[[int, int], None]

# Without a budget of its own a whole game takes about this many seconds, and no decision more than that many.
WHOLE_GAME = 45.0
LONGEST = 10.0
# How fast accuracy falls with the win chance that is given away: a tenth a decision costs a third of it.
SEVERITY = 4.0
# A turning point gives away at least so much of the win; the largest few are named.
TURNING = 0.1
MOST_TURNING = 5


@dataclass(frozen=True)
class Decision:
    """One decision: what each legal action was worth to the seat that made it, best first."""

    number: int  # how many decisions were made before it
    seat: int
    values: tuple[Value, ...]
    played: str | None  # None for the decision that is still to be made
    line: tuple[str, ...]  # best play from here, as far as it was seen
    chances: tuple[float, ...]  # each seat's win chance before it, if this seat plays its best
    exact: bool  # whether the best value is proved
    seconds: float

    @property
    def best(self) -> Value:
        return self.values[0]

    @property
    def choice(self) -> Value | None:
        """The value of what was played."""
        return next((value for value in self.values if value.word == self.played), None)

    @property
    def rated(self) -> bool:
        """Whether there was something to choose, and it was chosen."""
        return self.played is not None and len(self.values) > 1

    @property
    def loss(self) -> float:
        """The win chance that the choice gave away; nothing if the difference is within the uncertainty of both."""
        choice = self.choice
        if choice is None:
            return 0.0
        given = self.best.chance - choice.chance
        return given if given > math.hypot(self.best.error, choice.error) else 0.0

    def json(self) -> Json:
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "best": self.best.word,
            "loss": round(self.loss, 6),
            "exact": self.exact,
            "chances": [round(chance, 6) for chance in self.chances],
            "values": [value.json() for value in self.values],
            "line": list(self.line),
        }


@dataclass(frozen=True)
class SeatReport:
    """How well a seat decided where it had a choice."""

    seat: int
    decisions: int
    mean_loss: float
    accuracy: float | None  # from 0 to 100; None without a decision to judge by

    def json(self) -> Json:
        accuracy = None if self.accuracy is None else round(self.accuracy, 2)
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "mean_loss": round(self.mean_loss, 6),
            "accuracy": accuracy,
        }


@dataclass(frozen=True)
class Analysis:
    """All that was found out about a game or a position."""

    state: State
    decisions: tuple[Decision, ...]
    reports: tuple[SeatReport, ...]
    turning_points: tuple[Decision, ...]  # the dearest decisions, largest loss first
    sides: tuple[tuple[int, ...], ...]  # the seats that win together
    complete: bool  # whether every decision was looked at

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def seconds(self) -> float:
        return sum(decision.seconds for decision in self.decisions)

    @cached_property
    def _states(self) -> tuple[State, ...]:
        return tuple(_states(self.state))

    def before(self, decision: Decision) -> State:
        """The game as it stood when a decision was due."""
        return self._states[decision.number]

    def json(self) -> Json:
        setup = self.state.setup
        return {
            "game": self.state.game.slug,
            "seats": self.state.seats,
            "options": dict(setup.options),
            "position": setup.position,
            "seed": setup.seed,
            "complete": self.complete,
            "result": None if self.result is None else self.result.json(),
            "sides": [list(side) for side in self.sides],
            "reports": [report.json() for report in self.reports],
            "turning_points": [decision.number for decision in self.turning_points],
            "decisions": [decision.json() for decision in self.decisions],
        }


def analyse(
    game: State | str | Mapping[str, Any], budget: Budget | None = None, progress: Progress | None = None
) -> Analysis:
    """Look at every decision of a game so far (a state or a record), and at the one that is due now.

    The budget is for each decision, in seconds or nodes; with nodes alone the answer is always the same.
    """
    state = game if isinstance(game, State) else sc.replay(game)
    prepare(state)
    found: list[Decision] = []
    for decision in decisions(state, budget):
        found.append(decision)
        if progress is not None:
            progress(len(found), count(state))
    return summary(state, found)


def prepare(state: State) -> None:
    """Get the game's fast side ready, so that no decision pays for it."""
    state.game.compile()
    knowledge = state.game.knowledge()
    if knowledge is not None:
        knowledge.prepare()


def count(state: State) -> int:
    """How many decisions there are to look at."""
    return len(state.history) + bool(state.awaiting)


def decisions(state: State, budget: Budget | None = None) -> Iterator[Decision]:
    """The decisions of a game one by one, the last one first: what is proved of the end helps to judge the rest."""
    spend = _checked(budget, state)
    states = list(_states(state))
    later: Worth | None = None
    failures = 0
    for number in range(count(state) - 1, -1, -1):
        now = states[number]
        played = state.history[number] if number < len(state.history) else None
        purse = Purse(spend, number, failures)
        seat = now.awaiting[0] if played is None else played[0]
        after = states[number + 1] if number + 1 < len(states) else None
        worth = value_actions(now, seat, None if played is None else played[1], after, later, purse)
        failures = purse.failures
        later = worth
        word = None if played is None else now.game.word(played[1])
        yield Decision(number, seat, worth.values, word, worth.line, worth.chances, worth.exact, purse.elapsed)


def summary(state: State, found: Sequence[Decision]) -> Analysis:
    """What some decisions of a game say together; it need not be all of them."""
    ordered = tuple(sorted(found, key=lambda decision: decision.number))
    costly = sorted((each for each in ordered if each.loss >= TURNING), key=lambda each: (-each.loss, each.number))
    reports = tuple(_report(seat, ordered) for seat in range(state.seats))
    sides = tuple(dict.fromkeys(allies(state, seat) for seat in range(state.seats)))
    return Analysis(state, ordered, reports, tuple(costly[:MOST_TURNING]), sides, len(ordered) == count(state))


def accuracy(mean_loss: float) -> float:
    """From the mean win chance given away in a decision (0 to 1) to a figure from 0 to 100."""
    return 100.0 * math.exp(-SEVERITY * mean_loss)


def final_chances(state: State) -> tuple[float, ...]:
    """Each seat's share of a finished game."""
    return tuple(side_share(state, allies(state, seat)) for seat in range(state.seats))


def _report(seat: int, found: Sequence[Decision]) -> SeatReport:
    losses = [decision.loss for decision in found if decision.seat == seat and decision.rated]
    if not losses:
        return SeatReport(seat, 0, 0.0, None)
    mean = sum(losses) / len(losses)
    return SeatReport(seat, len(losses), mean, accuracy(mean))


def _checked(budget: Budget | None, state: State) -> Budget:
    """The budget of a decision; without one, a share of what a whole game may take."""
    if budget is None or (budget.nodes is None and budget.seconds is None):
        return Budget(seconds=min(LONGEST, WHOLE_GAME / max(1, count(state))))
    return budget.checked()


def _states(state: State) -> Iterator[State]:
    """The game before each of its decisions, and as it stands now."""
    return (moment.copy() for moment in state.moments())
