"""The cards: read from `cards.toml`, numbered in the order of that file.

In hands, decks and piles copies of a card cannot be told apart, so these hold the numbers of designs. In play every
copy has a place of its own (`stark-escort#2`): first the characters, then the locations, then the attachments.

Houses are numbers too: Stark 0, Lannister 1. A card belongs to the House in whose deck it began, whatever its symbol.
"""

from dataclasses import dataclass
from typing import Final

from smallcouncil.cardkit.catalogue import Catalogue, read_file
from smallcouncil.cardkit.vocabulary import numbered

STARK: Final = 0
LANNISTER: Final = 1
HOUSES: Final[tuple[int, ...]] = (STARK, LANNISTER)
HOUSE_NAMES: Final = ("stark", "lannister")
NEUTRAL: Final = 2
CHALLENGE_TYPES: Final = ("military", "intrigue", "power")
MILITARY: Final = 0
INTRIGUE: Final = 1
POWER: Final = 2
ALL_ICONS: Final = 1 << MILITARY | 1 << INTRIGUE | 1 << POWER
RENOWN: Final = 1
STEALTH: Final = 2
"""Keywords of characters, as bits."""
SEVEN: Final = 7
MOST_COST: Final = 5
"""What the cards placed in setup may cost together (SL-043)."""
GOLD: Final = 26
POWER_COUNTERS: Final = 30
GOAL: Final = 15


@dataclass(frozen=True)
class Design:
    """A card of a draw deck."""

    id: str
    name: str
    deck: str
    house: str
    type: str
    copies: int
    unique: bool
    traits: tuple[str, ...]
    keywords: tuple[str, ...]
    text: str
    verbs: tuple[str, ...]
    provenance: str
    cost: int = 0
    strength: int = 0
    icons: tuple[str, ...] = ()
    income: int = 0
    known: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Plot:
    id: str
    name: str
    set: str
    income: int
    initiative: int
    claim: int
    text: str
    when_revealed: bool
    verbs: tuple[str, ...]
    provenance: str
    known: tuple[str, ...] = ()
    note: str = ""


_DATA: Final = read_file(__package__, "cards.toml")
CARD_CATALOGUE: Final = Catalogue.of(Design, _DATA["card"])
PLOT_CATALOGUE: Final = Catalogue.of(Plot, _DATA["plot"])
DESIGNS: Final = CARD_CATALOGUE.cards
PLOTS: Final = PLOT_CATALOGUE.cards
DESIGN: Final = CARD_CATALOGUE.number
PLOT: Final = PLOT_CATALOGUE.number
"""The numbers of cards and plots, by id."""

COPIES: Final = tuple(card.copies for card in DESIGNS)
COST: Final = tuple(card.cost for card in DESIGNS)
DEAREST: Final = max(COST)
DECK_OF: Final = tuple(HOUSE_NAMES.index(card.deck) for card in DESIGNS)
"""The House in whose deck a card begins."""
SYMBOL: Final = tuple((*HOUSE_NAMES, "neutral").index(card.house) for card in DESIGNS)
"""The House whose symbol it bears (SL-028)."""
UNIQUE: Final = tuple(card.unique for card in DESIGNS)
LIMITED: Final = tuple("LIMITED" in card.keywords for card in DESIGNS)
IS_EVENT: Final = tuple(card.type == "event" for card in DESIGNS)
IS_CHARACTER: Final = tuple(card.type == "character" for card in DESIGNS)
IS_ATTACHMENT: Final = tuple(card.type == "attachment" for card in DESIGNS)
IS_PLACEABLE: Final = tuple(card.type in ("character", "location") for card in DESIGNS)
DUPLICABLE: Final = tuple(card.unique and card.copies > 1 for card in DESIGNS)
"""Cards of which a duplicate can exist: unique, and more than once in the deck (SL-R36)."""

DECKS: Final = tuple(
    tuple(number for number, card in enumerate(DESIGNS) if DECK_OF[number] == house for _ in range(card.copies))
    for house in HOUSES
)
STANDARD_PLOTS: Final = tuple(
    tuple(number for number, plot in enumerate(PLOTS) if plot.set == name) for name in HOUSE_NAMES
)
DRAFT_PLOTS: Final = tuple(number for number, plot in enumerate(PLOTS) if plot.set == "draft")

# ---- places in play

_BY_TYPE: Final = [
    [number for number, card in enumerate(DESIGNS) if card.type == kind]
    for kind in ("character", "location", "attachment")
]
_IN_PLAY: Final = {DESIGNS[number].id: 1 if UNIQUE[number] else COPIES[number] for kind in _BY_TYPE for number in kind}
PLACES: Final = numbered(_IN_PLAY)
"""The names of all places in play."""
PLACE: Final = {name: place for place, name in enumerate(PLACES)}
DESIGN_AT: Final = tuple(DESIGN[name.partition("#")[0]] for name in PLACES)
"""The card that lies in a place."""
CHARACTERS: Final = sum([_IN_PLAY[DESIGNS[number].id] for number in _BY_TYPE[0]])
LOCATIONS: Final = sum([_IN_PLAY[DESIGNS[number].id] for number in _BY_TYPE[1]])
FIRST_ATTACHMENT: Final = CHARACTERS + LOCATIONS
PLACES_OF: Final = tuple(
    range(DESIGN_AT.index(number), DESIGN_AT.index(number) + DESIGN_AT.count(number))
    if not IS_EVENT[number]
    else range(0)
    for number in range(len(DESIGNS))
)
"""The places that copies of a card can take."""
FIRST_PLACE: Final = tuple(places[0] if places else -1 for places in PLACES_OF)
"""The lowest of them: of a unique card, the only one."""
OWNER: Final = tuple(DECK_OF[card] for card in DESIGN_AT)
SYMBOL_AT: Final = tuple(SYMBOL[card] for card in DESIGN_AT)
COST_AT: Final = tuple(COST[card] for card in DESIGN_AT)
STRENGTH_AT: Final = tuple(DESIGNS[card].strength for card in DESIGN_AT)
INCOME_AT: Final = tuple(DESIGNS[card].income for card in DESIGN_AT)
ICONS_AT: Final = tuple(sum(1 << CHALLENGE_TYPES.index(icon) for icon in DESIGNS[card].icons) for card in DESIGN_AT)
KEYWORDS_AT: Final = tuple(
    ("RENOWN" in DESIGNS[card].keywords) * RENOWN + ("STEALTH" in DESIGNS[card].keywords) * STEALTH
    for card in DESIGN_AT
)
TRAITS_AT: Final = tuple(frozenset(DESIGNS[card].traits) for card in DESIGN_AT)
