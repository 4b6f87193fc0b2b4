"""The cards: read from `cards.toml`, numbered in the order of that file.

Copies of a card cannot be told apart, so hands and piles hold the numbers of designs, never of single cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from smallcouncil.cardkit.catalogue import Boxes, Catalogue, read_file


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


_DATA: Final = read_file(__package__, "cards.toml")
_STANDARD, _EVENTS, _WHITES = (Catalogue.of(Design, _DATA[kind]) for kind in ("influence", "event", "leader_card"))

LEADER_CATALOGUE: Final = Catalogue.of(Leader, _DATA["leader"])
ALLY_CATALOGUE: Final = Catalogue.of(Ally, _DATA["ally"])
INFLUENCE_CATALOGUE: Final = Catalogue(_STANDARD.cards + _EVENTS.cards + _WHITES.cards)
LEADERS: Final = LEADER_CATALOGUE.cards
ALLIES: Final = ALLY_CATALOGUE.cards
DESIGNS: Final = INFLUENCE_CATALOGUE.cards
STANDARD: Final = _STANDARD.cards
EVENTS: Final = _EVENTS.cards
LEADER_CARDS: Final = _WHITES.cards
LEADER: Final = LEADER_CATALOGUE.number
ALLY: Final = ALLY_CATALOGUE.number
DESIGN: Final = INFLUENCE_CATALOGUE.number
"""The numbers of leaders, allies and influence cards, by id."""

POWER: Final = tuple(ally.power for ally in ALLIES)
VALUE: Final = tuple(design.value for design in DESIGNS)
RED: Final = 0
GREEN: Final = 1
PURPLE: Final = 2
BLUE: Final = 3
WHITE: Final = 4
COLORS: Final = ("red", "green", "purple", "blue", "white")
COLOR: Final = tuple(COLORS.index(design.color) for design in DESIGNS)

FIRST_BLUE: Final = len(STANDARD)
FIRST_WHITE: Final = len(STANDARD) + len(EVENTS)
LEADER_OF: Final = tuple(LEADER.get(design.leader, -1) for design in DESIGNS)


class Box:
    """The cards that a game is dealt from, a number for each card."""

    def __init__(self, ids: Mapping[str, Sequence[str]]) -> None:
        self.leaders = tuple(LEADER[name] for name in ids["leader"])
        self.allies = tuple(ALLY[name] for name in ids["ally"])
        self.standard, self.blues, self.whites = (
            tuple(DESIGN[name] for name in ids[kind]) for kind in ("influence", "event", "leader_card")
        )
        every = self.standard + self.blues + self.whites
        self.copies = tuple(every.count(card) for card in range(len(DESIGNS)))
        """How many of each design."""
        self.pieces = len(self.allies) + len(every)
        """How many allies and cards there are."""
        self.whites_of = tuple(
            tuple(card for card in self.whites if LEADER_OF[card] == leader) for leader in range(len(LEADERS))
        )
        """The white cards of each leader."""


BOXES: Final = Boxes(
    read_file(__package__, "boxes.toml")["box"],
    {
        kind: [entry["id"] for entry in _DATA[kind] for _ in range(entry.get("copies", 1))]
        for kind in ("leader", "ally", "influence", "event", "leader_card")
    },
)
_BOX: Final = {rules: Box(BOXES.box(rules)) for rules in BOXES.versions()}
STANDARD_CARDS: Final = _BOX[BOXES.rules].standard


def box_for(rules: int) -> Box:
    """The box from which games are dealt that began under this version of the rules."""
    return _BOX.get(rules) or _BOX[BOXES.rules_for(rules)]


TOKENS: Final = (_DATA["power_tokens"]["ones"], _DATA["power_tokens"]["twos"], _DATA["power_tokens"]["threes"])
"""How many power tokens are numbered 1, 2 and 3."""
