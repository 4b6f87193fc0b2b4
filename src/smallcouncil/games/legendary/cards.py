"""The cards: read from `cards.toml`. Every design of every kind has one number, in the order of the kinds below.

Copies of a card cannot be told apart, so that decks, hands and piles hold the numbers of designs. Houses and teams are
numbers too: the four Houses first, then the teams that nobody can lead.
"""

from dataclasses import dataclass
from typing import Any, Final

from smallcouncil.cardkit.catalogue import Catalogue, read_file

SPACES: Final = ("bow", "spear", "sword", "dagger", "claw")
BOW: Final = 0
CLAW: Final = 4
MOST_IN_SPACE: Final = 3
LINEUP: Final = 5
HAND: Final = 6
MOST_DEFENDERS: Final = 3
CLASSES: Final = ("strength", "instinct", "covert", "strategy", "skill")


@dataclass(frozen=True)
class Card:
    """A design of any kind. Texts are told by the moment at which they are followed."""

    id: str
    name: str
    kind: str
    copies: int = 1
    cost: int = 0
    star: bool = False
    attack: int | None = None
    recruit: int | None = None
    plus: bool = False
    vp: int = 0
    classes: tuple[str, ...] = ()
    house: str = ""
    hero: str = ""
    group: str = ""
    rarity: str = ""
    keywords: tuple[str, ...] = ()
    text: str = ""
    fight: str = ""
    ambush: str = ""
    escape: str = ""
    master_strike: str = ""
    rescue: str = ""
    cycle: int = 0
    place: bool = False
    depicts: str = ""
    provenance: str = ""
    known: str = ""
    note: str = ""


@dataclass(frozen=True)
class Hero:
    """A set of 14 cards."""

    id: str
    name: str
    team: str
    provenance: str
    known: str = ""
    note: str = ""


@dataclass(frozen=True)
class AllyGroup:
    id: str
    name: str
    house: str
    neutral_only: bool
    provenance: str
    known: str = ""
    note: str = ""


_DATA: Final = read_file(__package__, "cards.toml")
TEAMS: Final = tuple(team["id"] for team in _DATA["team"])
HOUSES: Final = tuple(team["id"] for team in _DATA["team"] if team["house"])
HEROES: Final = Catalogue.of(Hero, _DATA["hero"])
GROUPS: Final = Catalogue.of(AllyGroup, _DATA["ally_group"])
_RARITY_COPIES: Final = _DATA["set"]["rarity_copies"]
_HERO_TEAM: Final = {hero.id: hero.team for hero in HEROES.cards}
_GROUP_HOUSE: Final = {group.id: group.house for group in GROUPS.cards}


def _card(kind: str, entry: dict[str, Any]) -> Card:
    """An entry of the file as a card: what each kind calls otherwise gets the common name."""
    told = {key: value for key, value in entry.items() if key not in ("per_player", "by_players", "title")}
    told = {key: tuple(value) if isinstance(value, list) else value for key, value in told.items()}
    told["known"] = ", ".join(told["known"]) if isinstance(told.get("known"), tuple) else told.get("known", "")
    told.setdefault("name", entry.get("title", ""))
    if kind == "hero_card":
        told["copies"] = _RARITY_COPIES[entry["rarity"]]
        told["house"] = _HERO_TEAM[entry["hero"]]
    if kind == "ally":
        told["house"] = _GROUP_HOUSE[entry["group"]]
    if kind == "henchman":
        told["group"] = entry["id"]
    return Card(kind=kind, **told)


_KINDS: Final = ("hero_card", "minor_hero", "basic", "bystander", "ally", "henchman", "mastermind", "event", "defender")
CARDS: Final = Catalogue(_card(kind, entry) for kind in _KINDS for entry in _DATA[kind])
DESIGNS: Final = CARDS.cards
DESIGN: Final = CARDS.number
"""The numbers of all cards, by id."""


def _of(*kinds: str) -> tuple[int, ...]:
    return tuple(number for number, card in enumerate(DESIGNS) if card.kind in kinds)


HERO_CARDS: Final = _of("hero_card")
MINOR_HEROES: Final = _of("minor_hero")
BYSTANDERS: Final = _of("bystander")
ALLIES: Final = _of("ally")
HENCHMEN: Final = _of("henchman")
MASTERMINDS: Final = _of("mastermind")
EVENTS: Final = _of("event")
MERCHANT: Final = DESIGN["basic-merchant"]
SOLDIER: Final = DESIGN["basic-soldier"]
MAESTER: Final = DESIGN["basic-maester"]
WOUND: Final = DESIGN["basic-wound"]
STRIKE: Final = DESIGN["basic-master-strike"]
PERSONAL: Final = (*HERO_CARDS, *MINOR_HEROES, MERCHANT, SOLDIER, MAESTER, WOUND)
"""All that a player's deck can hold."""
KIND: Final = tuple(card.kind for card in DESIGNS)
COPIES: Final = tuple(card.copies for card in DESIGNS)
COST: Final = tuple(card.cost for card in DESIGNS)
ATTACK: Final = tuple(card.attack or 0 for card in DESIGNS)
RECRUIT: Final = tuple(card.recruit or 0 for card in DESIGNS)
VP: Final = tuple(card.vp for card in DESIGNS)
TEAM: Final = tuple(TEAMS.index(card.house) if card.house else -1 for card in DESIGNS)
"""The team or House of a card; -1 for none."""
CLASS_BITS: Final = tuple(sum(1 << CLASSES.index(each) for each in card.classes) for card in DESIGNS)
_GREY: Final = ("basic-merchant", "basic-soldier", "basic-maester")
IS_HERO: Final = tuple(card.kind in ("hero_card", "minor_hero") or card.id in _GREY for card in DESIGNS)
IS_BYSTANDER: Final = tuple(card.kind in ("bystander", "minor_hero") for card in DESIGNS)
IS_ALLY: Final = tuple(card.kind in ("ally", "henchman") for card in DESIGNS)
IS_MASTERMIND: Final = tuple(card.kind == "mastermind" for card in DESIGNS)
BRIBE: Final = tuple("bribe" in card.keywords for card in DESIGNS)
ELUSIVE: Final = tuple(
    next((int(word.split()[1]) for word in card.keywords if word.startswith("elusive")), 0) for card in DESIGNS
)
SOARING: Final = tuple("soaring flight" in card.keywords for card in DESIGNS)
_MINOR_NAMES: Final = {card: len(HEROES.cards) + at for at, card in enumerate(MINOR_HEROES)}
NAME: Final = tuple(
    HEROES.number[card.hero] if card.hero else _MINOR_NAMES.get(number, -1) for number, card in enumerate(DESIGNS)
)
"""The Hero name that its Attack carries (LG-R151): a Hero, behind them the Minor Heroes; -1 for none."""

CARDS_OF_HERO: Final = tuple(
    tuple(number for number in HERO_CARDS if DESIGNS[number].hero == hero.id for _ in range(COPIES[number]))
    for hero in HEROES.cards
)
CARDS_OF_GROUP: Final = {
    group.id: tuple(number for number in ALLIES if DESIGNS[number].group == group.id for _ in range(COPIES[number]))
    for group in GROUPS.cards
} | {DESIGNS[number].id: (number,) * COPIES[number] for number in HENCHMEN}
"""The cards of each Ally group and Henchman group."""
GROUP_IDS: Final = tuple(CARDS_OF_GROUP)
MASTERMINDS_OF: Final = tuple(
    tuple(number for number in MASTERMINDS if DESIGNS[number].house == house) for house in HOUSES
)
MINOR_HEROES_OF: Final = tuple(
    tuple(number for number in MINOR_HEROES if DESIGNS[number].house == house) for house in HOUSES
)
DEFENDER_ATTACK: Final = tuple(
    next(c.attack or 0 for c in DESIGNS if c.kind == "defender" and c.house == h) for h in HOUSES
)
DEFENDER_VP: Final = tuple(next(c.vp for c in DESIGNS if c.kind == "defender" and c.house == h) for h in HOUSES)
DEFENDER_DESIGN: Final = tuple(
    next(n for n, c in enumerate(DESIGNS) if c.kind == "defender" and c.house == h) for h in HOUSES
)
MERCHANTS_EACH: Final = 6
SOLDIERS_EACH: Final = 4
