"""The cards: read from `cards.toml`, numbered in the order of that file.

In hands, decks and piles copies of a card cannot be told apart, so these hold the numbers of designs. In play every
copy has a place of its own (`stark-escort#2`): first the characters, then the locations, then the attachments.

Houses are numbers too: Stark 0, Lannister 1. A card belongs to the House in whose deck it began, whatever its symbol.
"""

from dataclasses import dataclass

from smallcouncil.cardkit.catalogue import Catalogue, read_file
from smallcouncil.cardkit.vocabulary import numbered

STARK, LANNISTER = HOUSES = 0, 1
HOUSE_NAMES = ("stark", "lannister")
NEUTRAL = 2
CHALLENGE_TYPES = ("military", "intrigue", "power")
MILITARY, INTRIGUE, POWER = range(3)
ALL_ICONS = 1 << MILITARY | 1 << INTRIGUE | 1 << POWER
RENOWN, STEALTH = 1, 2
"""Keywords of characters, as bits."""
SEVEN = 7
MOST_COST = 5
"""What the cards placed in setup may cost together (SL-043)."""
GOLD, POWER_COUNTERS, GOAL = 26, 30, 15


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


_DATA = read_file(__package__, "cards.toml")
CARD_CATALOGUE = Catalogue.of(Design, _DATA["card"])
PLOT_CATALOGUE = Catalogue.of(Plot, _DATA["plot"])
DESIGNS, PLOTS = CARD_CATALOGUE.cards, PLOT_CATALOGUE.cards
DESIGN, PLOT = CARD_CATALOGUE.number, PLOT_CATALOGUE.number
"""The numbers of cards and plots, by id."""

COPIES = tuple(card.copies for card in DESIGNS)
COST = tuple(card.cost for card in DESIGNS)
DEAREST = max(COST)
DECK_OF = tuple(HOUSE_NAMES.index(card.deck) for card in DESIGNS)
"""The House in whose deck a card begins."""
SYMBOL = tuple((*HOUSE_NAMES, "neutral").index(card.house) for card in DESIGNS)
"""The House whose symbol it bears (SL-028)."""
UNIQUE = tuple(card.unique for card in DESIGNS)
LIMITED = tuple("LIMITED" in card.keywords for card in DESIGNS)
IS_EVENT = tuple(card.type == "event" for card in DESIGNS)
IS_CHARACTER = tuple(card.type == "character" for card in DESIGNS)
IS_ATTACHMENT = tuple(card.type == "attachment" for card in DESIGNS)
IS_PLACEABLE = tuple(card.type in ("character", "location") for card in DESIGNS)
DUPLICABLE = tuple(card.unique and card.copies > 1 for card in DESIGNS)
"""Cards of which a duplicate can exist: unique, and more than once in the deck (SL-R36)."""

DECKS = tuple(
    tuple(number for number, card in enumerate(DESIGNS) if DECK_OF[number] == house for _ in range(card.copies))
    for house in HOUSES
)
STANDARD_PLOTS = tuple(tuple(number for number, plot in enumerate(PLOTS) if plot.set == name) for name in HOUSE_NAMES)
DRAFT_PLOTS = tuple(number for number, plot in enumerate(PLOTS) if plot.set == "draft")

# ---- places in play

_BY_TYPE = [
    [number for number, card in enumerate(DESIGNS) if card.type == kind]
    for kind in ("character", "location", "attachment")
]
_IN_PLAY = {DESIGNS[number].id: 1 if UNIQUE[number] else COPIES[number] for kind in _BY_TYPE for number in kind}
PLACES = numbered(_IN_PLAY)
"""The names of all places in play."""
PLACE = {name: place for place, name in enumerate(PLACES)}
DESIGN_AT = tuple(DESIGN[name.partition("#")[0]] for name in PLACES)
"""The card that lies in a place."""
CHARACTERS, LOCATIONS = (sum(_IN_PLAY[DESIGNS[n].id] for n in kind) for kind in _BY_TYPE[:2])
FIRST_ATTACHMENT = CHARACTERS + LOCATIONS
PLACES_OF = tuple(
    range(DESIGN_AT.index(number), DESIGN_AT.index(number) + DESIGN_AT.count(number))
    if not IS_EVENT[number]
    else range(0)
    for number in range(len(DESIGNS))
)
"""The places that copies of a card can take."""
FIRST_PLACE = tuple(places[0] if places else -1 for places in PLACES_OF)
"""The lowest of them: of a unique card, the only one."""
OWNER = tuple(DECK_OF[card] for card in DESIGN_AT)
SYMBOL_AT = tuple(SYMBOL[card] for card in DESIGN_AT)
COST_AT = tuple(COST[card] for card in DESIGN_AT)
STRENGTH_AT = tuple(DESIGNS[card].strength for card in DESIGN_AT)
INCOME_AT = tuple(DESIGNS[card].income for card in DESIGN_AT)
ICONS_AT = tuple(sum(1 << CHALLENGE_TYPES.index(icon) for icon in DESIGNS[card].icons) for card in DESIGN_AT)
KEYWORDS_AT = tuple(
    ("RENOWN" in DESIGNS[card].keywords) * RENOWN + ("STEALTH" in DESIGNS[card].keywords) * STEALTH
    for card in DESIGN_AT
)
TRAITS_AT = tuple(frozenset(DESIGNS[card].traits) for card in DESIGN_AT)
