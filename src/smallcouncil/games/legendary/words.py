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
FAMILY: tuple[str, ...] = tuple(family for family, names in FAMILIES.items() for _ in range(len(names) or 1))
MEANING: tuple[int, ...] = tuple(meaning for names in FAMILIES.values() for meaning in (list(names) or [NOTHING]))
assert len(ACTION) == len(VOCABULARY) == len(FAMILY) == len(MEANING) == 657


def words_of(family: str) -> dict[int, int]:
    """From a meaning to its word."""
    return {meaning: ACTION[f"{family} {name}"] for meaning, name in FAMILIES[family].items()}


END_TURN, HEAL, HEAL_HAND, HEAL_PILE = (ACTION[word] for word in ("end turn", "heal", "heal hand", "heal pile"))
YES, NO, LEAVE, BOTTOM, TOKENS, EFFECT = (ACTION[w] for w in ("yes", "no", "leave", "bottom", "tokens", "effect"))
RECRUIT_MAESTER: Final = ACTION["recruit maester"]
DISCARD_POWERS: Final = ACTION["discard council-powers"]
PLAY, FIGHT, SUPPORT, RECRUIT, CYCLE = (words_of(f) for f in ("play", "fight", "support", "recruit", "cycle"))
DEFENDER: Final = words_of("fight defender")
MASTERMIND: Final = words_of("fight mastermind")
HAND, PLAYED, PILE, VICTORY, TARGET = (words_of(f) for f in ("hand", "played", "pile", "victory", "target"))
SPACE, LINEUP_WORD, SEAT, AMOUNT, AS = (words_of(f) for f in ("space", "lineup", "seat", "amount", "as"))
CLASS, RESOLVE, OPTION, DUEL = (words_of(f) for f in ("class", "resolve", "option", "duel"))
HOUSE, HERO, MINOR, DRAFT = (words_of(f) for f in ("house", "hero", "minor", "draft"))
