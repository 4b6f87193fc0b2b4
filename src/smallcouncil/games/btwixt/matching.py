"""Matching: which hidden card has come out of which hand, so that all that was seen can have happened.

A unit is a hidden card in a hand since some time. What is seen to come out of a hand uses up a unit, and so does a card
that is given away in secret; the gift is a new unit in the hand of the taker. A search at random: a use that finds no
unit takes that of another, which then has to look for itself.
"""

from bisect import bisect_left

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.hand_knowledge import Contradiction, Gift, Reveal
from smallcouncil.games.btwixt.packs import Group
from smallcouncil.games.btwixt.table import NONE

ANY = -1


def settled(groups: list[Group], reveals: list[Reveal], vague: set[int]) -> tuple[list[Group], list[Reveal]]:
    """Take out of the groups what can have come out of one of them only; what is left, and the reveals left open.

    Those of vague hands stay open: hands that gave or got a card in secret.

    Cards of one group in one hand are alike but for the time they came there: the latest that will do is taken, so that
    the others fit more.
    """
    cards = [group.cards[:] for group in groups]
    held: list[dict[int, list[int]]] = [_times(group) for group in groups]
    holding: dict[int, list[int]] = {}
    for number, group in enumerate(groups):
        for card in dict.fromkeys(group.cards):
            holding.setdefault(card, []).append(number)
    unsettled = [reveal for reveal in reveals if reveal.seat in vague]
    waiting, found = [reveal for reveal in reveals if reveal.seat not in vague], True
    while waiting and found:
        found, still = False, []
        for reveal in waiting:
            seat, time, card = reveal
            sources = [
                number
                for number in holding.get(card, ())
                if card in cards[number] and (times := held[number].get(seat)) and times[0] < time
            ]
            if not sources:
                raise Contradiction
            if len(sources) > 1:
                still.append(reveal)
                continue
            found = True
            cards[sources[0]].remove(card)
            times = held[sources[0]][seat]
            del times[bisect_left(times, time) - 1]
        waiting = still
    places = [[(place, time) for place, times in each.items() for time in times] for each in held]
    return [Group(*left) for left in zip(cards, places, strict=True)], waiting + unsettled


def _times(group: Group) -> dict[int, list[int]]:
    """By place, when the cards of a group came there."""
    found: dict[int, list[int]] = {}
    for place, time in group.places:
        found.setdefault(place, []).append(time)
    for times in found.values():
        times.sort()
    return found


class Sources:
    """From which groups the cards came that were seen, where no card has changed hands in secret.

    Cards of one group that came into one hand at one time are alike, and so are the copies of a card in a group: a
    source is such cards (its room) and such copies (its stock). Each reveal takes one of both. A search at random: the
    reveals with the fewest sources choose first, and one that finds none drives others out.
    """

    def __init__(self, groups: list[Group], reveals: list[Reveal]) -> None:
        self.reveals = reveals
        self.cards = [group.cards for group in groups]
        self.places: list[tuple[int, int]] = []
        """The group and the hand of every room."""
        self.rooms: list[int] = []
        self.stocks: list[int] = []
        self.sources: list[list[tuple[int, int, int]]] = []
        """For every reveal: group, room and stock."""
        numbers: dict[tuple[int, int, int], int] = {}
        for number, group in enumerate(groups):
            for place, time in group.places:
                room = numbers.setdefault((number, place, time), len(self.rooms))
                if room == len(self.rooms):
                    self.rooms.append(0)
                    self.places.append((number, place))
                self.rooms[room] += 1
        kept: dict[tuple[int, int], int] = {}
        for seat, time, card in reveals:
            found = []
            for (number, place, since), room in numbers.items():
                if place == seat and since < time and card in groups[number].cards:
                    stock = kept.setdefault((number, card), len(self.stocks))
                    if stock == len(self.stocks):
                        self.stocks.append(groups[number].cards.count(card))
                    found.append((number, room, stock))
            self.sources.append(found)

    def left_over(self, luck: Chance) -> list[tuple[list[int], list[int]]] | None:
        """For every group the cards that nobody has seen, and the places where they lie; None after a vain search."""
        rooms = self.rooms[:]
        taken = self._taken(rooms, luck)
        if taken is None:
            return None
        cards: list[list[int]] = [each[:] for each in self.cards]
        places: list[list[int]] = [[] for _ in self.cards]
        for (_, _, card), source in zip(self.reveals, taken, strict=True):
            cards[source[0]].remove(card)
        for (number, place), left in zip(self.places, rooms, strict=True):
            if left:
                places[number] += [place] * left
        return list(zip(cards, places, strict=True))

    def _taken(self, rooms: list[int], luck: Chance) -> list[tuple[int, int, int]] | None:
        sources, stocks = self.sources, self.stocks[:]
        taken: list[tuple[int, int, int]] = [(NONE, NONE, NONE)] * len(sources)
        waiting = list(range(len(sources)))
        luck.shuffle(waiting)
        waiting.sort(key=lambda use: -len(sources[use]))
        patience = 100 + 10 * len(sources)
        while waiting:
            use = waiting.pop()
            free = [source for source in sources[use] if rooms[source[1]] and stocks[source[2]]]
            if free:
                source = free[0] if len(free) == 1 else luck.choice(free)
            elif patience and sources[use]:
                patience -= 1
                source = luck.choice(sources[use])
                for at, left in ((1, rooms), (2, stocks)):
                    if not left[source[at]]:
                        out = luck.choice([other for other, held in enumerate(taken) if held[at] == source[at]])
                        _, room, stock = taken[out]
                        rooms[room] += 1
                        stocks[stock] += 1
                        taken[out] = (NONE, NONE, NONE)
                        waiting.append(out)
            else:
                return None
            rooms[source[1]] -= 1
            stocks[source[2]] -= 1
            taken[use] = source
        return taken


class Matching:
    """Units and what used them up; a unit's group says which cards it can be."""

    def __init__(self, groups: list[Group], reveals: list[Reveal], gifts: list[Gift], luck: Chance) -> None:
        self.luck = luck
        self.left = [group.cards[:] for group in groups]
        self.every = [frozenset(group.cards) for group in groups]
        self.units = [place for group in groups for place in group.places]
        self.group = [number for number, group in enumerate(groups) for _ in group.places]
        self.uses = [(seat, time, ANY) for seat, time, _ in gifts] + [tuple(reveal) for reveal in reveals]
        self.gifts = len(gifts)
        """The first uses are gifts; the units of their takers come last."""
        self.first_gift = len(self.units)
        self.units += [(taker, time) for _, time, taker in gifts]
        self.group += [NONE] * self.gifts
        self.held: dict[int, list[int]] = {}
        for unit, (place, _) in enumerate(self.units):
            self.held.setdefault(place, []).append(unit)
        self.user = [NONE] * len(self.units)
        self.unit = [NONE] * len(self.uses)
        self.waiting: list[int] = []

    def solved(self) -> bool:
        """Whether every use has found a unit; the search gives up after a while."""
        self.waiting = list(range(len(self.uses)))
        self.luck.shuffle(self.waiting)
        self.waiting.sort(key=lambda use: use < self.gifts)
        patience = 100 + 10 * len(self.uses)
        while self.waiting and patience:
            use = self.waiting.pop()
            card = self.uses[use][2]
            near = self._near(use)
            fit = [unit for unit in near if self.user[unit] == NONE and self._fits(unit, card)]
            if not fit:
                patience -= 1
                fit = [unit for unit in near if self._could_fit(unit, card)]
                if not fit:
                    return False
            unit = self.luck.choice(fit)
            self._make_room(unit, card)
            self._take(use, unit)
        return not self.waiting

    def left_over(self) -> list[tuple[list[int], list[int]]]:
        """For every group the cards that nobody has seen, and the places in which they lie."""
        found: list[tuple[list[int], list[int]]] = [(cards, []) for cards in self.left]
        for unit in range(self.first_gift):
            last = unit
            while 0 <= self.user[last] < self.gifts:
                last = self.first_gift + self.user[last]
            if self.user[last] == NONE:
                found[self.group[unit]][1].append(self.units[last][0])
        return found

    def _near(self, use: int) -> list[int]:
        """The units that were in the hand at the time."""
        seat, time, _ = self.uses[use]
        return [unit for unit in self.held.get(seat, ()) if self.units[unit][1] < time]

    def _fits(self, unit: int, card: int) -> bool:
        group = self.group[unit]
        return group != NONE and (card == ANY or card in self.left[group])

    def _could_fit(self, unit: int, card: int) -> bool:
        """Whether a unit could be this card if others gave way."""
        group = self.group[unit]
        if group != NONE and (card == ANY or card in self.every[group]):
            return True
        return unit >= self.first_gift and card != ANY and bool(self._sources(unit, card))

    def _sources(self, unit: int, card: int) -> list[int]:
        """The units of the giver that could be this card."""
        near = self._near(unit - self.first_gift)
        return [source for source in near if source < self.first_gift and card in self.every[self.group[source]]]

    def _make_room(self, unit: int, card: int) -> None:
        """Free a unit for a card, and the card in the unit's group."""
        if self.user[unit] != NONE:
            self._drop(self.user[unit])
        if card == ANY:
            return
        if unit >= self.first_gift and (self.group[unit] == NONE or card not in self.every[self.group[unit]]):
            self._give_instead(unit - self.first_gift, self.luck.choice(self._sources(unit, card)))
        group = self.group[unit]
        if card not in self.left[group]:
            holders = [use for use, held in enumerate(self.unit) if held != NONE and self.uses[use][2] == card]
            self._drop(self.luck.choice([use for use in holders if self.group[self.unit[use]] == group]))

    def _give_instead(self, gift: int, source: int) -> None:
        if self.unit[gift] != NONE:
            self._drop(gift)
        self.waiting.remove(gift)
        if self.user[source] != NONE:
            self._drop(self.user[source])
        self._take(gift, source)

    def _take(self, use: int, unit: int) -> None:
        self.user[unit], self.unit[use] = use, unit
        if use < self.gifts:
            self.group[self.first_gift + use] = self.group[unit]
        else:
            self.left[self.group[unit]].remove(self.uses[use][2])

    def _drop(self, use: int) -> None:
        """A use loses its unit and waits again; with a gift, so does all that came of it."""
        unit = self.unit[use]
        if use < self.gifts:
            heir = self.first_gift + use
            if self.user[heir] != NONE:
                self._drop(self.user[heir])
            self.group[heir] = NONE
        else:
            self.left[self.group[unit]].append(self.uses[use][2])
        self.user[unit], self.unit[use] = NONE, NONE
        self.waiting.append(use)
