"""The vocabulary: every decision of the game is one of these words, numbered in this order."""

from typing import Final

from smallcouncil.cardkit.vocabulary import NOTHING, Vocabulary
from smallcouncil.games.stark_vs_lannister.cards import (
    CHALLENGE_TYPES,
    CHARACTERS,
    DESIGN,
    DESIGN_AT,
    DESIGNS,
    DRAFT_PLOTS,
    DUPLICABLE,
    FIRST_PLACE,
    HOUSE_NAMES,
    IS_CHARACTER,
    LANNISTER,
    PLACE,
    PLACES,
    PLOT,
    PLOTS,
    SYMBOL_AT,
)

_IDS: Final = tuple(card.id for card in DESIGNS)
_PLOT_IDS: Final = tuple(plot.id for plot in PLOTS)
_CHARACTERS: Final = PLACES[:CHARACTERS]
_DUPLICABLE: Final = tuple(card for card, possible in enumerate(DUPLICABLE) if possible)
_CHARACTER_CARDS: Final = tuple(card for card, character in enumerate(IS_CHARACTER) if character)
_LANNISTERS: Final = tuple(place for place in range(CHARACTERS) if SYMBOL_AT[place] == LANNISTER)

PLOT_SOURCE: Final = len(DESIGNS)
"""Where a card and a plot are told by one number, plots come behind the cards."""
PLOT_SOURCES: Final = range(PLOT_SOURCE, PLOT_SOURCE + len(PLOTS))
ONLY_PLACE: Final = (*FIRST_PLACE, *[NOTHING] * len(PLOTS))
"""By such a number: the place of a unique card; a plot lies in none."""

ACTING: Final = (
    *("catelyn-stark", "bran-stark", "maester-luwin", "outrider-of-the-north", "littlefinger-stark"),
    *("wayside-inn-stark", "godswood", "ice", "littlefinger-lannister", "cersei-lannister", "tyrion-lannister"),
    *("joffrey-baratheon", "maester-pycelle", "bronn", "shae", "red-cloak-guard", "harbor-factor"),
    "wayside-inn-lannister",
)
"""Cards in play with an action."""
RESPONDING: Final = (
    *("eddard-stark", "jon-snow", "sansa-stark", "jory-cassel", "stark-escort", "the-iron-throne-stark", "needle"),
    *("not-today", "blood-for-blood", "ser-amory-lorch", "council-chamber", "the-iron-throne-lannister"),
    "a-lannister-pays-his-debts",
)
"""Cards with a response, saves among them."""
ORDERED: Final = ("theon-greyjoy", "bronn", "ser-gregor-clegane", "the-hound")
"""Cards with a passive that can start together with another."""
ORDERED_PLOTS: Final = (*(plot.id for plot in PLOTS if plot.when_revealed), "storm-of-swords", "whispers-at-court")


def _places_of(ids: tuple[str, ...]) -> tuple[str, ...]:
    """The places in play of these cards; an event stands for itself."""
    return tuple(name for card in ids for name in (_in_play(card) or (card,)))


def _in_play(card: str) -> tuple[str, ...]:
    return tuple(name for name, at in zip(PLACES, DESIGN_AT, strict=True) if at == DESIGN[card])


_USE: Final = _places_of(ACTING)
_RESPOND: Final = _places_of(RESPONDING)
_RESOLVE: Final = (*(DESIGN[card] for card in ORDERED), *(PLOT_SOURCE + PLOT[plot] for plot in ORDERED_PLOTS))
EVENT_SOURCE: Final = len(PLACES)
"""Where a place in play and an event are told by one number, events come behind the places."""


def _source(name: str) -> int:
    """A responding card: its place, or the event."""
    return PLACE[name] if name in PLACE else EVENT_SOURCE + DESIGN[name]


_FAMILIES: dict[str, dict[int, str]] = {
    "place": dict(enumerate(_IDS)),
    "draft": {plot: _PLOT_IDS[plot] for plot in DRAFT_PLOTS},
    "deck": dict(enumerate(_PLOT_IDS)),
    "plot": dict(enumerate(_PLOT_IDS)),
    "first": dict(enumerate(HOUSE_NAMES)),
    "resolve": dict(zip(_RESOLVE, (*ORDERED, *ORDERED_PLOTS), strict=True)),
    "play": dict(enumerate(_IDS)),
    "duplicate": {card: _IDS[card] for card in _DUPLICABLE},
    "use": {PLACE[name]: name for name in _USE},
    "respond": {_source(name): name for name in _RESPOND},
    "save": {PLACE[_IDS[card]]: _IDS[card] for card in _DUPLICABLE},
    "attack": dict(enumerate(CHALLENGE_TYPES)),
    "attacker": dict(enumerate(_CHARACTERS)),
    "defender": dict(enumerate(_CHARACTERS)),
    "stealth": dict(enumerate(_CHARACTERS)),
    "claim": dict(enumerate(_CHARACTERS)),
    "target": dict(enumerate(PLACES)),
    "kneel": {place: PLACES[place] for place in _LANNISTERS},
    "discard": dict(enumerate(_IDS)),
    "card": {card: _IDS[card] for card in _CHARACTER_CARDS},
}
"""Every family of words: what a word means, a number, and the name that stands in it."""

SINGLE: Final = ("pass", "done", "mulligan", "keep", "pay", "kneel")
_WORDS: Final = Vocabulary(*SINGLE[:-1], *((family, names.values()) for family, names in _FAMILIES.items()), SINGLE[-1])
VOCABULARY: Final = _WORDS.words
ACTION: Final = {word: action for action, word in enumerate(VOCABULARY)}
PASS: Final = ACTION["pass"]
DONE: Final = ACTION["done"]
MULLIGAN: Final = ACTION["mulligan"]
KEEP: Final = ACTION["keep"]
PAY: Final = ACTION["pay"]
KNEEL: Final = ACTION["kneel"]

FAMILY: Final = tuple(word.partition(" ")[0] if " " in word else word for word in VOCABULARY)
_MEANINGS: Final = {
    ACTION[f"{family} {name}"]: meaning for family, names in _FAMILIES.items() for meaning, name in names.items()
}
MEANING: Final = tuple(_MEANINGS.get(action, NOTHING) for action in range(len(VOCABULARY)))
"""What a word puts into the register that it answers: the number of a card, a place, a plot, a House, a type."""


def _words(family: str) -> tuple[int, ...]:
    """From a meaning to its word; `NOTHING` where there is none."""
    names = _FAMILIES[family]
    return tuple(
        ACTION[f"{family} {names[meaning]}"] if meaning in names else NOTHING for meaning in range(max(names) + 1)
    )


PLACE_WORD: Final = _words("place")
DRAFT_WORD: Final = _words("draft")
DECK_WORD: Final = _words("deck")
PLOT_WORD: Final = _words("plot")
FIRST_WORD: Final = _words("first")
RESOLVE_WORD: Final = _words("resolve")
PLAY_WORD: Final = _words("play")
DUPLICATE_WORD: Final = _words("duplicate")
USE_WORD: Final = _words("use")
RESPOND_WORD: Final = _words("respond")
SAVE_WORD: Final = _words("save")
ATTACK_WORD: Final = _words("attack")
ATTACKER_WORD: Final = _words("attacker")
DEFENDER_WORD: Final = _words("defender")
STEALTH_WORD: Final = _words("stealth")
CLAIM_WORD: Final = _words("claim")
TARGET_WORD: Final = _words("target")
KNEEL_WORD: Final = _words("kneel")
DISCARD_WORD: Final = _words("discard")
CARD_WORD: Final = _words("card")
