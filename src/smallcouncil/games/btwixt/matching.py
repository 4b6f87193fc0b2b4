"""Matching: which hidden card has come out of which hand, so that all that was seen can have happened.

A unit is a hidden card in a hand since some time. What is seen to come out of a hand uses up a unit, and so does a card
that is given away in secret; the gift is a new unit in the hand of the taker. A search at random: a use that finds no
unit takes that of another, which then has to look for itself.
"""

from bisect import bisect_left
from typing import Final

from smallcouncil.core.chance import Chance, shuffle_by
from smallcouncil.games.btwixt.hand_knowledge import Contradiction, Gift, Reveal
from smallcouncil.games.btwixt.packs import Group
from smallcouncil.games.btwixt.table import NONE

ANY: Final = -1


def settled(groups: list[Group], reveals: list[Reveal], gifts: list[Gift]) -> tuple[list[Group], list[Reveal]]:
    """Take out of the groups what can have come out of one of them only; what is left, and the reveals left open.

    What came out of a hand after it had got a card in secret stays open: it may have been that card.

    Cards of one group in one hand are alike but for the time they came there: the latest that will do is taken, so that
    the others fit more.
    """
    if not reveals:
        return groups, []
    left = [Group(group.cards[:], group.places[:]) for group in groups]
    seats, shown = {reveal.seat for reveal in reveals}, {reveal.card for reveal in reveals}
    held = [_times(group, seats) for group in groups]
    holding: dict[int, list[int]] = {}
    for number, group in enumerate(groups):
        for card in shown.intersection(group.cards):
            holding.setdefault(card, []).append(number)
    sure, unsure = _by_gifts(reveals, gifts)
    waiting = [(reveal, holding.get(reveal.card, [])) for reveal in sure]
    changed = set(range(len(groups)))
    while waiting and changed:
        last_changed, changed, still = changed, set(), []
        for reveal, before in waiting:
            if before and last_changed.isdisjoint(before) and changed.isdisjoint(before):
                still.append((reveal, before))
                continue
            seat, time, card = reveal
            sources = [
                number
                for number in before
                if (times := held[number].get(seat)) and times[0] < time and card in left[number].cards
            ]
            if not sources:
                raise Contradiction
            if len(sources) > 1:
                still.append((reveal, sources))
                continue
            changed.add(sources[0])
            source, times = left[sources[0]], held[sources[0]][seat]
            source.cards.remove(card)
            source.places.remove((seat, times.pop(bisect_left(times, time) - 1)))
        waiting = still
    return left, [reveal for reveal, _ in waiting] + unsure


def _by_gifts(reveals: list[Reveal], gifts: list[Gift]) -> tuple[list[Reveal], list[Reveal]]:
    """The reveals that were no gift for sure, and those that came out of a hand after it had got one."""
    since: dict[int, int] = {}
    for gift in gifts:
        since[gift.taker] = min(gift.time, since.get(gift.taker, gift.time))
    sure: list[Reveal] = []
    unsure: list[Reveal] = []
    for reveal in reveals:
        after = reveal.seat in since and reveal.time > since[reveal.seat]
        (unsure if after else sure).append(reveal)
    return sure, unsure


def _times(group: Group, seats: set[int]) -> dict[int, list[int]]:
    """By hand, when the cards of a group came there."""
    found: dict[int, list[int]] = {}
    for place, time in group.places:
        if place in seats:
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
        held: dict[int, list[tuple[int, int, int]]] = {}
        for (number, place, since), room in numbers.items():
            held.setdefault(place, []).append((number, since, room))
        kept: dict[tuple[int, int], int] = {}
        for seat, time, card in reveals:
            found = []
            for number, since, room in held.get(seat, ()):
                if since < time and card in groups[number].cards:
                    stock = kept.setdefault((number, card), len(self.stocks))
                    if stock == len(self.stocks):
                        self.stocks.append(groups[number].cards.count(card))
                    found.append((number, room, stock))
            self.sources.append(found)
        self.order = [-len(found) for found in self.sources]
        """Those that sort last choose first."""

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
        waiting, numbers = list(range(len(sources))), luck.stream()
        shuffle_by(numbers, waiting)
        waiting.sort(key=self.order.__getitem__)
        patience = 100 + 10 * len(sources)
        while waiting:
            use = waiting.pop()
            choices = sources[use]
            free = [source for source in choices if rooms[source[1]] and stocks[source[2]]]
            if free:
                source = free[0] if len(free) == 1 else free[next(numbers) * len(free) >> 32]
            elif patience and choices:
                patience -= 1
                source = choices[next(numbers) * len(choices) >> 32]
                for at, left in ((1, rooms), (2, stocks)):
                    if not left[source[at]]:
                        holding = [other for other, held in enumerate(taken) if held[at] == source[at]]
                        out = holding[next(numbers) * len(holding) >> 32]
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
    """The same where cards have changed hands in secret: units and what may have used them up.

    This is what stays the same from one search to the next; a unit's group says which cards it can be.
    """

    def __init__(self, groups: list[Group], reveals: list[Reveal], gifts: list[Gift]) -> None:
        self.cards = [group.cards for group in groups]
        self.every = [frozenset(group.cards) for group in groups]
        self.units = [place for group in groups for place in group.places]
        self.group = [number for number, group in enumerate(groups) for _ in group.places]
        self.uses = [(seat, time, ANY) for seat, time, _ in gifts] + [tuple(reveal) for reveal in reveals]
        self.gifts = len(gifts)
        """The first uses are gifts; the units of their takers come last."""
        self.first_gift = len(self.units)
        self.units += [(taker, time) for _, time, taker in gifts]
        self.group += [NONE] * self.gifts
        held: dict[int, list[int]] = {}
        for unit, (place, _) in enumerate(self.units):
            held.setdefault(place, []).append(unit)
        self.near = [[unit for unit in held.get(use[0], ()) if self._fits(unit, *use)] for use in self.uses]
        """For every use the units that it may have used."""
        self.order = [(use < self.gifts, -len(near)) for use, near in enumerate(self.near)]
        """Those that sort last choose first."""

    def _fits(self, unit: int, seat: int, time: int, card: int) -> bool:
        """Whether a unit was in the hand at the time and can be the card; that of a gift can be any for all we know."""
        if self.units[unit][1] >= time:
            return False
        return card == ANY or unit >= self.first_gift or card in self.every[self.group[unit]]

    def sources(self, unit: int, card: int) -> list[int]:
        """Of a unit that was given: the units of the giver that could be this card."""
        near = self.near[unit - self.first_gift]
        return [source for source in near if source < self.first_gift and card in self.every[self.group[source]]]

    def left_over(self, luck: Chance) -> list[tuple[list[int], list[int]]] | None:
        """For every group the cards that nobody has seen, and the places where they lie; None after a vain search."""
        search = _Search(self, luck)
        return search.left_over() if search.solved() else None


class _Search:
    """One search: who uses which unit.

    Gifts come first, then those with the fewest choices. One that finds none drives others out.
    """

    def __init__(self, matching: Matching, luck: Chance) -> None:
        self.matching = matching
        self.numbers = luck.stream()
        self.first_gift = matching.first_gift
        self.left = [cards[:] for cards in matching.cards]
        self.group = matching.group[:]
        self.user = [NONE] * len(matching.units)
        self.unit = [NONE] * len(matching.uses)
        self.waiting = list(range(len(matching.uses)))
        shuffle_by(self.numbers, self.waiting)
        self.waiting.sort(key=matching.order.__getitem__)

    def solved(self) -> bool:
        """Whether every use has found a unit; the search gives up after a while."""
        uses, near, user, first_gift = self.matching.uses, self.matching.near, self.user, self.first_gift
        group, left = self.group, self.left
        patience = 100 + 10 * len(uses)
        while self.waiting and patience:
            use = self.waiting.pop()
            card = uses[use][2]
            fit = [
                unit
                for unit in near[use]
                if user[unit] == NONE and group[unit] != NONE and (card == ANY or card in left[group[unit]])
            ]
            if not fit:
                patience -= 1
                fit = [unit for unit in near[use] if unit < first_gift or self._could_fit(unit, card)]
                if not fit:
                    return False
            unit = fit[0] if len(fit) == 1 else self._pick(fit)
            self._make_room(unit, card)
            self._take(use, unit)
        return not self.waiting

    def left_over(self) -> list[tuple[list[int], list[int]]]:
        found: list[tuple[list[int], list[int]]] = [(cards, []) for cards in self.left]
        user, gifts = self.user, self.matching.gifts
        for unit in range(self.first_gift):
            last = unit
            while 0 <= user[last] < gifts:
                last = self.first_gift + user[last]
            if user[last] == NONE:
                found[self.group[unit]][1].append(self.matching.units[last][0])
        return found

    def _pick(self, items: list[int]) -> int:
        return items[next(self.numbers) * len(items) >> 32]

    def _could_fit(self, unit: int, card: int) -> bool:
        """Whether a unit that was given could be this card if others gave way."""
        group = self.group[unit]
        if group != NONE and (card == ANY or card in self.matching.every[group]):
            return True
        return card != ANY and bool(self.matching.sources(unit, card))

    def _make_room(self, unit: int, card: int) -> None:
        """Free a unit for a card, and the card in the unit's group."""
        if self.user[unit] != NONE:
            self._drop(self.user[unit])
        if card == ANY:
            return
        if unit >= self.first_gift and (self.group[unit] == NONE or card not in self.matching.every[self.group[unit]]):
            self._give_instead(unit - self.first_gift, self._pick(self.matching.sources(unit, card)))
        group = self.group[unit]
        if card not in self.left[group]:
            uses = self.matching.uses
            holders = [use for use, held in enumerate(self.unit) if held != NONE and uses[use][2] == card]
            self._drop(self._pick([use for use in holders if self.group[self.unit[use]] == group]))

    def _give_instead(self, gift: int, source: int) -> None:
        if self.unit[gift] != NONE:
            self._drop(gift)
        self.waiting.remove(gift)
        if self.user[source] != NONE:
            self._drop(self.user[source])
        self._take(gift, source)

    def _take(self, use: int, unit: int) -> None:
        self.user[unit], self.unit[use] = use, unit
        if use < self.matching.gifts:
            self.group[self.first_gift + use] = self.group[unit]
        else:
            self.left[self.group[unit]].remove(self.matching.uses[use][2])

    def _drop(self, use: int) -> None:
        """A use loses its unit and waits again; with a gift, so does all that came of it."""
        unit = self.unit[use]
        if use < self.matching.gifts:
            heir = self.first_gift + use
            if self.user[heir] != NONE:
                self._drop(self.user[heir])
            self.group[heir] = NONE
        else:
            self.left[self.group[unit]].append(self.matching.uses[use][2])
        self.user[unit], self.unit[use] = NONE, NONE
        self.waiting.append(use)
