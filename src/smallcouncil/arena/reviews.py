"""A review of a whole game: what every decision was worth, as JSON that is kept with the game and told in any language.

It is made decision by decision, so that whoever waits can be told how far it is, and others can come between.
"""

import json
import math
from typing import Any

import smallcouncil as sc
from smallcouncil.arena.analysis import Analysis, Decision, count, decisions, final_chances, prepare, summary
from smallcouncil.arena.analysis_values import Value
from smallcouncil.core.budget import Budget
from smallcouncil.core.game import State

FORMAT = 1
WHOLE_GAME = 30.0
"""Seconds that all decisions of a long game together may take; others take less."""
MOST_A_DECISION = 0.3
LISTED = 6
"""So many answers of a decision are kept, the one that was given among them."""
MISTAKE = 0.05
"""A decision that gives away so much of the win is a mistake; one that gives away more is a turning point."""
SURE = 2.0
"""And only if it is by so many times the uncertainty of both answers: nobody is told off for what may be chance."""


class Reviewing:
    """A review that is being made."""

    def __init__(self, record: str) -> None:
        self._state = sc.replay(record)
        prepare(self._state)
        each = min(MOST_A_DECISION, WHOLE_GAME / max(1, count(self._state)))
        self._decisions = decisions(self._state, Budget(seconds=each))
        self._found: list[Decision] = []

    def further(self) -> int | str:
        """How many decisions are done after one more; the whole review when there is none left."""
        decision = next(self._decisions, None)
        if decision is not None:
            self._found.append(decision)
            return len(self._found)
        return json.dumps(review(summary(self._state, self._found)), separators=(",", ":"))


def review(found: Analysis) -> dict[str, Any]:
    """All that a page needs of an analysis, as plain JSON."""
    return {
        "format": FORMAT,
        "game": found.state.game.slug,
        "length": len(found.state.history),
        "sides": [list(side) for side in found.sides],
        "accuracy": [None if each.accuracy is None else round(each.accuracy, 1) for each in found.reports],
        "curve": _curve(found),
        "turning": sorted(each.number for each in found.turning_points),
        "decisions": [_decision(each) for each in found.decisions],
    }


def _curve(found: Analysis) -> list[list[float]]:
    """Each seat's win chance before every decision, and how it ended."""
    points = [[round(chance, 3) for chance in each.chances] for each in found.decisions]
    if found.result is not None:
        points.append([round(chance, 3) for chance in final_chances(found.state)])
    return points


def _decision(each: Decision) -> dict[str, Any]:
    kept = list(each.values[:LISTED])
    if each.choice is not None and each.choice not in kept:
        kept[-1] = each.choice
    return {
        "number": each.number,
        "seat": each.seat,
        "played": each.played,
        "loss": round(each.loss, 3),
        "exact": each.exact,
        "line": list(each.line),
        "values": [_value(value) for value in kept],
    }


def _value(value: Value) -> list[Any]:
    return [value.word, round(value.chance, 3), round(value.error, 3), value.outcome, value.margin]


def worth(listed: list[Any]) -> Value:
    """A value as it was kept."""
    return Value(*listed)


def mistakes(kept: dict[str, Any]) -> list[dict[str, Any]]:
    """The decisions that surely gave something away, in the order of the game."""
    return [each for each in kept["decisions"] if each["loss"] >= MISTAKE and _sure(each)]


def _sure(decision: dict[str, Any]) -> bool:
    played = next(each for each in decision["values"] if each[0] == decision["played"])
    doubt = math.hypot(worth(decision["values"][0]).error, worth(played).error)
    return float(decision["loss"]) > SURE * doubt


def before(state: State, decision: dict[str, Any]) -> State:
    return state.at(decision["number"])
