"""Zones: where cards lie. Every card is in exactly one place, and changes it through these functions only.

A zone is a list of numbers. The top of a deck or a pile is the end of its list. Hands are kept sorted, since their
order tells nothing; copies of a card cannot be told apart.
"""

from bisect import insort
from collections import Counter
from collections.abc import Iterable

from smallcouncil.core.chance import Chance

Zone = list[int]


def move(card: int, source: Zone, target: Zone) -> None:
    """A card to the top of another zone."""
    source.remove(card)
    target.append(card)


def move_into_hand(card: int, source: Zone, hand: Zone) -> None:
    source.remove(card)
    insort(hand, card)


def move_under(card: int, source: Zone, deck: Zone) -> None:
    source.remove(card)
    deck.insert(0, card)


def move_all(source: Zone, target: Zone) -> None:
    """A whole zone on top of another one, in its order."""
    target += source
    source.clear()


def move_top(deck: Zone, target: Zone) -> int:
    """The top card of a deck to the top of another zone; which one it was."""
    card = deck.pop()
    target.append(card)
    return card


def draw(deck: Zone, hand: Zone, count: int) -> list[int]:
    """Up to so many cards from the top of a deck into a hand, in the order in which they were drawn."""
    drawn: list[int] = []
    while deck and len(drawn) < count:
        card = deck.pop()
        drawn.append(card)
        insort(hand, card)
    return drawn


def shuffle(zone: Zone, luck: Chance) -> None:
    luck.shuffle(zone)


def misplaced(zones: Iterable[Iterable[int]], box: Iterable[int]) -> dict[int, int]:
    """Cards that are found too often (a positive number) or too seldom (a negative one); none if all is well."""
    found = Counter(card for zone in zones for card in zone)
    found.subtract(Counter(box))
    return {card: count for card, count in found.items() if count}
