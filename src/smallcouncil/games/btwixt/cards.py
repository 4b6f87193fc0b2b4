"""The cards: read from `cards.toml`, numbered in the order of that file.

Copies of a card cannot be told apart, so hands and piles hold the numbers of designs, never of single cards.
"""

from dataclasses import dataclass

from smallcouncil.cardkit.catalogue import Catalogue, read_file


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


_DATA = read_file(__package__, "cards.toml")
_STANDARD, _EVENTS, _WHITES = (Catalogue.of(Design, _DATA[kind]) for kind in ("influence", "event", "leader_card"))

LEADER_CATALOGUE = Catalogue.of(Leader, _DATA["leader"])
ALLY_CATALOGUE = Catalogue.of(Ally, _DATA["ally"])
INFLUENCE_CATALOGUE = Catalogue(_STANDARD.cards + _EVENTS.cards + _WHITES.cards)
LEADERS, ALLIES, DESIGNS = LEADER_CATALOGUE.cards, ALLY_CATALOGUE.cards, INFLUENCE_CATALOGUE.cards
STANDARD, EVENTS, LEADER_CARDS = _STANDARD.cards, _EVENTS.cards, _WHITES.cards
LEADER, ALLY, DESIGN = LEADER_CATALOGUE.number, ALLY_CATALOGUE.number, INFLUENCE_CATALOGUE.number
"""The numbers of leaders, allies and influence cards, by id."""

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
