"""The vocabulary: every decision of the game is one of these words, numbered in this order."""

from typing import Final

from smallcouncil.cardkit.vocabulary import NOTHING
from smallcouncil.games.legendary.cards import (
    BYSTANDERS,
    CLASSES,
    DESIGN,
    DESIGNS,
    HEROES,
    HOUSES,
    LINEUP,
    MINOR_HEROES,
    MOST_IN_SPACE,
    PERSONAL,
    SPACES,
    WOUND,
)

MOST_SEATS: Final = 4
MOST_AMOUNT: Final = 10
_SEATS: Final = range(MOST_SEATS)
_PLACES: Final = tuple(f"{space} {place}" for space in SPACES for place in range(1, MOST_IN_SPACE + 1))
_CARDS: Final = {card: DESIGNS[card].id for card in PERSONAL}
_HEROES: Final = {number: hero.id for number, hero in enumerate(HEROES.cards)}
_MINORS: Final = {card: DESIGNS[card].id for card in MINOR_HEROES}
_TEXTED: Final = {card: DESIGNS[card].id for card in BYSTANDERS if DESIGNS[card].rescue}
FIGHT_TEXT: Final = -1
"""Among the texts that wait: the Ally's own, or the reward for a support."""

FAMILIES: dict[str, dict[int, str]] = {
    "play": _CARDS,
    "discard": {DESIGN["council-powers"]: "council-powers"},
    "fight": dict(enumerate(_PLACES)),
    "support": dict(enumerate(_PLACES)),
    "fight defender": {seat: str(seat) for seat in _SEATS},
    "fight mastermind": {seat: str(seat) for seat in _SEATS},
    "recruit": {number: str(number + 1) for number in range(LINEUP)},
    "recruit maester": {},
    "cycle": {number: str(number + 1) for number in range(LINEUP)},
    "heal": {},
    "heal hand": {},
    "heal pile": {},
    "end turn": {},
    "hand": _CARDS,
    "played": {card: name for card, name in _CARDS.items() if card != WOUND},
    "pile": _CARDS,
    "victory": {card: DESIGNS[card].id for card in (*MINOR_HEROES, *BYSTANDERS)},
    "target": dict(enumerate(_PLACES)),
    "space": dict(enumerate(SPACES)),
    "lineup": {seat * LINEUP + number: f"{seat} {number + 1}" for seat in _SEATS for number in range(LINEUP)},
    "seat": {seat: str(seat) for seat in _SEATS},
    "amount": {number: str(number) for number in range(MOST_AMOUNT + 1)},
    "as": {0: "attack", 1: "recruit"},
    "class": dict(enumerate(CLASSES)),
    "tokens": {},
    "effect": {},
    "resolve": {FIGHT_TEXT: "fight", **_MINORS, **_TEXTED},
    "option": {1: "1", 2: "2"},
    "yes": {},
    "no": {},
    "leave": {},
    "bottom": {},
    "duel": {**_HEROES, **{len(_HEROES) + at: DESIGNS[card].id for at, card in enumerate(MINOR_HEROES)}},
    "house": dict(enumerate(HOUSES)),
    "hero": _HEROES,
    "minor": _MINORS,
    "draft": _HEROES,
}
"""Every family of words in their order: what a word means, a number, and the name in it. A single word has none."""

VOCABULARY: Final = tuple(
    word for family, names in FAMILIES.items() for word in ([f"{family} {name}" for name in names.values()] or [family])
)
ACTION: Final = {word: action for action, word in enumerate(VOCABULARY)}
FAMILY: Final = tuple(family for family, names in FAMILIES.items() for _ in range(len(names) or 1))
MEANING: Final = tuple(meaning for names in FAMILIES.values() for meaning in (list(names) or [NOTHING]))
assert len(ACTION) == len(VOCABULARY) == len(FAMILY) == len(MEANING) == 657


def words_of(family: str) -> dict[int, int]:
    """From a meaning to its word."""
    return {meaning: ACTION[f"{family} {name}"] for meaning, name in FAMILIES[family].items()}


END_TURN: Final = ACTION["end turn"]
HEAL: Final = ACTION["heal"]
HEAL_HAND: Final = ACTION["heal hand"]
HEAL_PILE: Final = ACTION["heal pile"]
YES: Final = ACTION["yes"]
NO: Final = ACTION["no"]
LEAVE: Final = ACTION["leave"]
BOTTOM: Final = ACTION["bottom"]
TOKENS: Final = ACTION["tokens"]
EFFECT: Final = ACTION["effect"]
RECRUIT_MAESTER: Final = ACTION["recruit maester"]
DISCARD_POWERS: Final = ACTION["discard council-powers"]
PLAY: Final = words_of("play")
FIGHT: Final = words_of("fight")
SUPPORT: Final = words_of("support")
RECRUIT: Final = words_of("recruit")
CYCLE: Final = words_of("cycle")
DEFENDER: Final = words_of("fight defender")
MASTERMIND: Final = words_of("fight mastermind")
HAND: Final = words_of("hand")
PLAYED: Final = words_of("played")
PILE: Final = words_of("pile")
VICTORY: Final = words_of("victory")
TARGET: Final = words_of("target")
SPACE: Final = words_of("space")
LINEUP_WORD: Final = words_of("lineup")
SEAT: Final = words_of("seat")
AMOUNT: Final = words_of("amount")
AS: Final = words_of("as")
CLASS: Final = words_of("class")
RESOLVE: Final = words_of("resolve")
OPTION: Final = words_of("option")
DUEL: Final = words_of("duel")
HOUSE: Final = words_of("house")
HERO: Final = words_of("hero")
MINOR: Final = words_of("minor")
DRAFT: Final = words_of("draft")
