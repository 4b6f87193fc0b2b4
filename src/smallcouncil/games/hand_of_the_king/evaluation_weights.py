"""The numbers of the evaluation: read from the data file, or written by hand for comparison.

A file holds one set a setting: tables of log-odds by House (`standing` by lead and cards left, `reach` by lead and what
can be taken at once), each for the side to move and for the others, and a few numbers for the whole.
"""

import json
import math
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from smallcouncil.games.hand_of_the_king.evaluation import (
    CURVE_REACH,
    CURVE_SIZE,
    CURVE_STEPS,
    LEADS,
    LEFT,
    REACH_SIZE,
    REACHES,
    STANDING_SIZE,
    WHOLE_SIZE,
    WIDEST,
)
from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT

CURVE_TABLE = [1 / (1 + math.exp(CURVE_REACH - (place + 0.5) / CURVE_STEPS)) for place in range(CURVE_SIZE)]
PLAIN_WHOLE = [0.0, 3.0, 1.0, 0.2, 0.4, 1.0, 0.3, 0.0]


def setting(seats: int, teams: bool, companions: bool) -> str:
    """The name of the set that fits a game. Only two seats have one of their own for games without companions."""
    sides = "teams" if teams else str(seats)
    return f"{sides} companions" if companions or seats > 2 else sides


@cache
def learned() -> Mapping[str, list[float]]:
    """All sets of the data file, by setting."""
    return {name: flatten(numbers) for name, numbers in _read("evaluation.json")["settings"].items()}


@cache
def solved() -> list[float]:
    """Numbers for two seats and Varys alone that were fitted to what the exact solver says, not to how games ended."""
    return flatten(_read("evaluation_solved.json"))


def _read(name: str) -> Any:
    return json.loads(files(__package__).joinpath(name).read_text("utf-8"))


def flatten(numbers: Mapping[str, Any]) -> list[float]:
    """One set as the row that the evaluation reads."""
    tables = [_unpack(numbers[name], size) for name, size in (("standing", STANDING_SIZE), ("reach", REACH_SIZE))]
    return [*tables[0], *tables[1], *numbers["whole"], *CURVE_TABLE]


def _unpack(halves: Any, size: int) -> list[float]:
    """The table for the side to move and that for the others; without the second, zeros."""
    flat = [float(cell) for half in halves for house in half for lead in house for cell in lead]
    return flat + [0.0] * (2 * size - len(flat))


@cache
def by_hand() -> list[float]:
    """What a thoughtful player would write down without learning: leads count the more the fewer cards are left."""
    standing = [
        _plain_standing(lead, left) for _ in range(2 * HOUSE_COUNT) for lead in range(LEADS) for left in range(LEFT)
    ]
    reach = [
        sign * 0.4 * min(taken, 2) for sign in (1, -1) for _ in range(HOUSE_COUNT * LEADS) for taken in range(REACHES)
    ]
    assert len(PLAIN_WHOLE) == WHOLE_SIZE
    return [*standing, *reach, *PLAIN_WHOLE, *CURVE_TABLE]


def _plain_standing(lead_class: int, left: int) -> float:
    offset = lead_class - WIDEST - 1
    banner = offset if abs(offset) == 1 else 0
    lead = 0 if abs(offset) <= 1 else offset - (1 if offset > 0 else -1)
    if abs(lead) > left:
        return 4.0 if lead > 0 else -4.0
    if left == 0:
        return 4.0 * banner
    return 1.3 * lead / math.sqrt(left) + 0.4 * banner
