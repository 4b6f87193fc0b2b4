"""What a seat knows of a draft: it sees a pack, takes a card, and may see the same pack again.

What is missing when a pack comes back was taken by those in between, one card each; what was left when it went by for
the last time is now with those behind.
"""

from itertools import pairwise
from typing import NamedTuple

from smallcouncil.games.btwixt.hand_knowledge import HandKnowledge
from smallcouncil.games.btwixt.table import BtwixtTable as Table


class Group(NamedTuple):
    """Cards that lie in as many places; nobody (of those who look) knows which where.

    A place is the number of a seat for its hand, that number and the number of seats more for its pack, or beyond. With
    it goes the time at which the card came there.
    """

    cards: list[int]
    places: list[tuple[int, int]]


class Drafted(NamedTuple):
    """What the draft tells: groups of known cards, places of unknown ones, where each leader's white card may be."""

    groups: list[Group]
    places: list[tuple[int, int]]
    white_places: dict[int, list[tuple[int, int]]]


def drafted(s: Table, file: HandKnowledge) -> Drafted:
    """Follow every pack of this season's draft."""
    seats, step = s.setup.seats, -1 if file.to_the_right else 1
    found = Drafted([], [], {})
    size = max(file.dealt)
    now = len(file.packs) - 1 if any(s.packs) else size
    for start in range(seats):
        holders = [(start + step * time) % seats for time in range(size + 1)]
        seen = [time for time in range(len(file.packs)) if holders[time] == file.seat]
        places = [(place, 0) for place in holders[:now] + [seats + holders[now]] * (size - now)]
        _follow(file, found, seen, places, seen[-1] < now if seen else False)
        first = seen[0] if seen else size
        if file.whites[start] and not (seen and set(file.packs[first]) & set(s.box.whites_of[s.leaders[start]])):
            found.white_places[start] = places[:first]
    return found


def _follow(file: HandKnowledge, found: Drafted, seen: list[int], places: list[tuple[int, int]], gone: bool) -> None:
    """One pack: when this seat saw it, and the places of its cards in the order in which they were taken.

    The cards still in the pack are all in one place. `gone` says that the pack has been passed on after the last look.
    """
    found.places.extend(places[: seen[0]] if seen else places)
    for time, again in pairwise(seen):
        taken = _without(file.packs[time], (file.picks[time], *file.packs[again]))
        found.groups.append(Group(taken, places[time + 1 : again]))
    if gone:
        last = seen[-1]
        found.groups.append(Group(_without(file.packs[last], (file.picks[last],)), places[last + 1 :]))


def _without(cards: tuple[int, ...], taken: tuple[int, ...]) -> list[int]:
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return rest
