"""The cards: read from `cards.toml`, numbered in the order of that file.

Copies of a card cannot be told apart, so hands and piles hold the numbers of designs, never of single cards.
"""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


@dataclass(frozen=True)
class Leader:
    id: str
    name: str
    epithet: str
    provenance: str


@dataclass(frozen=True)
class Ally:
    id: str
    name: str
    power: int
    timing: str
    text: str
    verbs: tuple[str, ...]
    provenance: str
    known: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Design:
    """An influence card. `leader` is the id of the leader a white card belongs to, or empty."""

    id: str
    name: str
    color: str
    value: int
    triumph: bool
    timing: str
    text: str
    verbs: tuple[str, ...]
    provenance: str
    copies: int = 1
    leader: str = ""
    limit: str = ""
    known: tuple[str, ...] = ()
    note: str = ""


def _read(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {field: tuple(value) if isinstance(value, list) else value for field, value in entry.items()}
        for entry in entries
    ]


_DATA = tomllib.loads(files(__package__).joinpath("cards.toml").read_text(encoding="utf-8"))

LEADERS = tuple(Leader(**entry) for entry in _read(_DATA["leader"]))
ALLIES = tuple(Ally(**entry) for entry in _read(_DATA["ally"]))
STANDARD = tuple(Design(**entry) for entry in _read(_DATA["influence"]))
EVENTS = tuple(Design(**entry) for entry in _read(_DATA["event"]))
LEADER_CARDS = tuple(Design(**entry) for entry in _read(_DATA["leader_card"]))
DESIGNS = STANDARD + EVENTS + LEADER_CARDS

LEADER = {leader.id: number for number, leader in enumerate(LEADERS)}
ALLY = {ally.id: number for number, ally in enumerate(ALLIES)}
DESIGN = {design.id: number for number, design in enumerate(DESIGNS)}

POWER = tuple(ally.power for ally in ALLIES)
VALUE = tuple(design.value for design in DESIGNS)
RED, GREEN, PURPLE, BLUE, WHITE = range(5)
COLORS = ("red", "green", "purple", "blue", "white")
COLOR = tuple(COLORS.index(design.color) for design in DESIGNS)

FIRST_BLUE = len(STANDARD)
FIRST_WHITE = len(STANDARD) + len(EVENTS)
STANDARD_CARDS = tuple(number for number, design in enumerate(STANDARD) for _ in range(design.copies))
BLUE_CARDS = tuple(range(FIRST_BLUE, FIRST_WHITE))
WHITE_CARDS = tuple(range(FIRST_WHITE, len(DESIGNS)))
LEADER_OF = tuple(LEADER.get(design.leader, -1) for design in DESIGNS)
WHITES_OF = tuple(tuple(card for card in WHITE_CARDS if LEADER_OF[card] == leader) for leader in range(len(LEADERS)))

TOKENS = (_DATA["power_tokens"]["ones"], _DATA["power_tokens"]["twos"], _DATA["power_tokens"]["threes"])
"""How many power tokens are numbered 1, 2 and 3."""
