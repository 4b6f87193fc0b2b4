"""The English words of the cards as the box has them: what a card says at each moment, in one text with headings."""

from collections.abc import Iterator
from typing import Final

from smallcouncil.games.legendary.cards import DESIGNS, GROUPS, HEROES, Card

FOUGHT: Final = ("ally", "henchman", "mastermind")
"""Kinds of cards whose keywords stand beside their text, not in it."""
HEADINGS: Final = {
    "ambush": "Ambush",
    "fight": "Fight",
    "escape": "Escape",
    "master_strike": "Master Strike",
    "rescue": "Rescue",
}
NO_ABILITY: Final = "No ability."


def whole_text(card: Card) -> str:
    """All that is printed on a card, in the order in which it matters."""
    return " ".join(_parts(card)) or NO_ABILITY


def _parts(card: Card) -> Iterator[str]:
    if card.kind in FOUGHT:
        yield from (f"{keyword.capitalize()}." for keyword in card.keywords)
    if card.cycle:
        yield f"Cycle {card.cycle}."
    if card.text:
        yield card.text
    for moment, heading in HEADINGS.items():
        said = getattr(card, moment)
        if said:
            yield f"{heading}: {said}"


def card_texts() -> str:
    """All names and texts as messages of Fluent; short names are terms of it, beside the other texts."""
    cards = (
        f"card-{card.id} = {card.name}\n    .short = {{ -short-{card.id} }}\n    .text = {whole_text(card)}\n"
        for card in DESIGNS
    )
    heroes = (f"{hero.id} = {hero.name}\n" for hero in HEROES.cards)
    groups = (f"{group.id} = {group.name}\n" for group in GROUPS.cards)
    return "".join((*cards, *heroes, *groups))
