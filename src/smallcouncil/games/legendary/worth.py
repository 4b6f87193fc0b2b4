"""What cards are worth to somebody who builds a deck: a number that tells a Merchant from a rare Hero."""

from smallcouncil.games.legendary.cards import (
    ATTACK,
    COST,
    DESIGNS,
    IS_HERO,
    MAESTER,
    MERCHANT,
    PERSONAL,
    RECRUIT,
    SOLDIER,
    WOUND,
)

_BASIC = {MERCHANT: 1.0, SOLDIER: 1.0, MAESTER: 1.8, WOUND: -0.5}


def _worth(card: int) -> float:
    if card in _BASIC:
        return _BASIC[card]
    if not IS_HERO[card]:
        return 0.0
    drawn = 1.0 if "raw 1 card" in DESIGNS[card].text else 0.0
    return max(COST[card], 0.8 * (ATTACK[card] + RECRUIT[card])) + drawn if COST[card] else 1.3 + drawn


WORTH = tuple(_worth(card) if card in PERSONAL else 0.0 for card in range(len(DESIGNS)))
"""By card: about what it costs, a little more if it brings another one, and less than nothing for a Wound."""


def _order(card: int) -> int:
    """When to play it: what draws first, what counts on others late."""
    text = DESIGNS[card].text
    if "Instead of playing" in text or "play a copy" in text:
        return 5
    if text.startswith(("Draw", "Reveal", "Show a card", "Versatile 4. Draw")):
        return 0
    if "Turn up to" in text or text.startswith("If you made"):
        return 4
    if "Smash" in text:
        return 3
    return 2 if text.startswith("[") else 1


ORDER = tuple(_order(card) for card in range(len(DESIGNS)))
"""By card: the later, the more it gains from what was played before."""
