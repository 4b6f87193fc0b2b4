"""What is printed on the cards of Legendary, in the reader's words."""

from collections.abc import Iterator
from functools import cache

from smallcouncil.games.legendary.cards import CARDS, HEROES, SPACES, Card
from smallcouncil.locale import Texts


def design(card: str) -> Card:
    return CARDS.cards[CARDS.number[card]]


def card_text(say: Texts, card: str) -> str:
    """What a card does; some do nothing beside being there."""
    key = f"card-{card}.text"
    return say(key) if say.has(key) else ""


def hero_name(say: Texts, hero: str) -> str:
    return say(hero) if say.has(hero) else HEROES.cards[HEROES.number[hero]].name


@cache
def versatile(card: str) -> str:
    """The points that its player takes as Attack or as Recruit."""
    return next((each.split()[1] for each in design(card).keywords if each.startswith("versatile")), "")


def keywords(say: Texts, card: str) -> tuple[str, ...]:
    """The keywords of a card, each once, with its number."""
    return tuple(dict.fromkeys(_keywords(say, card)))


def _keywords(say: Texts, card: str) -> Iterator[str]:
    for each in design(card).keywords:
        name, _, number = each.rpartition(" ") if each[-1].isdecimal() else (each, "", "")
        first = name.partition(" ")[0]
        if first in SPACES:
            yield say("lg-face-mastery", space=say(f"space-{first}"), count=int(number))
        else:
            yield f"{say(f'keyword-{first}')} {number}".strip()
