"""What is printed on the cards of Stark against Lannister."""

from typing import NamedTuple

from smallcouncil.games.stark_vs_lannister.cards import DESIGNS, PLOTS, Design, Plot
from smallcouncil.locale import Texts


class Printed(NamedTuple):
    """A card or plot as it is printed; what its type does not have is 0 or empty."""

    id: str
    type: str
    house: str
    cost: int | None = None
    strength: int | None = None
    icons: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    income: int = 0
    unique: bool = False
    initiative: int = 0
    claim: int = 0


def _card(card: Design) -> Printed:
    cost = None if card.type == "event" else card.cost
    strength = card.strength if card.type == "character" else None
    return Printed(
        card.id,
        card.type,
        card.house,
        cost,
        strength,
        card.icons,
        card.traits,
        card.keywords,
        card.income,
        card.unique,
    )


def _plot(plot: Plot) -> Printed:
    return Printed(plot.id, "plot", "neutral", income=plot.income, initiative=plot.initiative, claim=plot.claim)


PRINTED = {each.id: each for each in (*map(_card, DESIGNS), *map(_plot, PLOTS))}


def card_text(say: Texts, card: str) -> str:
    """What a card or plot does, in the reader's language; some do nothing beside being there."""
    key = f"card-{card}.text"
    return say(key) if say.has(key) else ""


def trait_key(trait: str) -> str:
    return "trait-" + trait.replace("'", "").replace(" ", "-")
