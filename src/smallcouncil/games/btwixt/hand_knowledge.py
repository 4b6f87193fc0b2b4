"""What one seat has seen of the hands: read from the journal, and from nothing else that is hidden.

It tells of every other hand which cards are surely in it, which have come out of its hidden part this season, and from
which deck its hidden cards were drawn. It is all that `sampling` knows when it deals the unseen.
"""

from typing import NamedTuple, Self

from smallcouncil.cardkit.journal import Entry
from smallcouncil.cardkit.knowledge import Follower
from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.table import NONE
from smallcouncil.games.btwixt.table import BtwixtTable as Table


class Contradiction(Exception):
    """A guess does not fit with what was seen."""


class Reveal(NamedTuple):
    """A card that came out of the hidden part of a hand, for this seat to see."""

    seat: int
    time: int
    card: int


class Gift(NamedTuple):
    """A hidden card that changed hands, and this seat does not know which."""

    seat: int
    time: int
    taker: int


class HandKnowledge(Follower):
    """One seat's knowledge of this season's hands. Without a seat: what everybody knows.

    When a card changes hands in secret, luck says whether it was one that this seat knew. Without luck, all that was
    known of that hand is uncertain from then on.
    """

    __slots__ = (
        "dealt",
        "decks",
        "drawn",
        "gifts",
        "packs",
        "picks",
        "reveals",
        "seat",
        "sure",
        "to_the_right",
        "torn",
        "unsure",
        "whites",
    )

    def __init__(self, seats: int, seat: int | None, began: int) -> None:
        super().__init__(began)
        self.seat = seat
        self.torn = False
        """Whether this seat's own cards are missing from the journal, as in a sample made for another seat."""
        self.sure: list[list[int]] = [[] for _ in range(seats)]
        self.unsure = [0] * seats
        """How many cards of each hand are hidden from this seat."""
        self.reveals: list[Reveal] = []
        self.gifts: list[Gift] = []
        self.drawn: list[tuple[int, int, int]] = []
        """Who drew a card, from which deck (0 is the season's first), and when."""
        self.decks: list[list[int]] = []
        """The decks that were shuffled anew within the season: their cards, without those this seat drew itself."""
        self.dealt = [0] * seats
        self.whites = [0] * seats
        self.packs: list[tuple[int, ...]] = []
        self.picks: list[int] = []
        self.to_the_right = False

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.began, twin.read, twin.luck = self.began, self.read, self.luck
        twin.seat, twin.time, twin.torn = self.seat, self.time, self.torn
        twin.sure, twin.unsure = [*map(list, self.sure)], self.unsure[:]
        twin.reveals, twin.gifts, twin.drawn = self.reveals[:], self.gifts[:], self.drawn[:]
        twin.decks, twin.dealt, twin.whites = [*map(list, self.decks)], self.dealt[:], self.whites[:]
        twin.packs, twin.picks, twin.to_the_right = self.packs[:], self.picks[:], self.to_the_right
        return twin

    def leaves_open(self, entry: Entry) -> bool:
        """Which card changed hands, if it may have been one that this seat knew."""
        if entry[0] == journal.GAVE:
            return entry[3] is None and bool(self.sure[entry[1]])
        return entry[0] == journal.SWAPPED and entry[3] is None and bool(self.sure[entry[1]] or self.sure[entry[2]])

    def known(self) -> list[list[int]]:
        """The cards that surely lie in each hand but this seat's own."""
        return [[] if other == self.seat else sorted(cards) for other, cards in enumerate(self.sure)]

    # ---- cards that come out of a hand, and cards that go in, for all to see or for this seat

    def out(self, seat: int, card: int) -> None:
        if card in self.sure[seat]:
            self.sure[seat].remove(card)
        else:
            self.unsure[seat] -= 1
            self.reveals.append(Reveal(seat, self.time, card))

    def into(self, seat: int, card: int) -> None:
        self.sure[seat].append(card)

    def secretly(self, giver: int) -> int:
        """The card that a leader gives away in secret, if luck says that this seat knew it; else nothing."""
        if self.luck is None:
            self.sure[giver].clear()
            return NONE
        sure = self.sure[giver]
        chosen = self.luck.below(len(sure) + max(0, self.unsure[giver]))
        return sure[chosen] if chosen < len(sure) else NONE

    def hand_over(self, *gifts: tuple[int, int, int | None]) -> None:
        """Cards change hands at the same time: giver, taker and the card, or None if this seat does not know it."""
        cards = [self.secretly(giver) if known is None else known for giver, _, known in gifts]
        for (giver, taker, _), card in zip(gifts, cards, strict=True):
            if card != NONE:
                self.out(giver, card)
            else:
                self.unsure[giver] -= 1
                self.unsure[taker] += 1
                self.gifts.append(Gift(giver, self.time, taker))
        for (_, taker, _), card in zip(gifts, cards, strict=True):
            if card != NONE:
                self.into(taker, card)

    # ---- entries of the journal

    def _season(self, entry: Entry) -> None:
        self.to_the_right = entry[3] == "right"

    def _dealt(self, entry: Entry) -> None:
        _, seat, count, whites, cards = entry
        self.dealt[seat], self.whites[seat], self.unsure[seat] = count, whites, count
        if seat == self.seat:
            self.torn = self.torn or cards is None
            self.packs.append(cards)

    def _pack(self, entry: Entry) -> None:
        if entry[1] == self.seat:
            self.packs.append(entry[3])

    def _drafted(self, entry: Entry) -> None:
        if entry[1] == self.seat:
            self.picks.append(entry[2])

    def _drew(self, entry: Entry) -> None:
        _, seat, count, cards, _, _ = entry
        self.unsure[seat] += count
        self.drawn += [(seat, len(self.decks), self.time)] * count
        if seat == self.seat and cards is None:
            self.torn = True
        elif seat == self.seat and self.decks:
            for card in cards:
                self.decks[-1].remove(card)

    def _came_out(self, entry: Entry) -> None:
        self.out(entry[1], entry[2])

    def _discarded(self, entry: Entry) -> None:
        if entry[3] == "hand":
            self.out(entry[1], entry[2])

    def _picked_up(self, entry: Entry) -> None:
        for card in entry[2]:
            self.into(entry[1], card)

    def _took(self, entry: Entry) -> None:
        self.into(entry[1], entry[2])

    def _saw(self, entry: Entry) -> None:
        """This seat has looked at a hand: all that was hidden in it came to light, and is sure now."""
        _, looker, seat, cards, _, _ = entry
        if looker != self.seat:
            return
        if cards is None:
            self.torn = True
            return
        unseen = list(cards)
        for card in self.sure[seat]:
            if card not in unseen:
                raise Contradiction
            unseen.remove(card)
        self.sure[seat] = []
        for card in unseen:
            self.out(seat, card)
        self.sure[seat] = list(cards)

    def _gave(self, entry: Entry) -> None:
        self.hand_over(entry[1:4])

    def _swapped(self, entry: Entry) -> None:
        _, seat, other, given, taken, _, _ = entry
        self.hand_over((other, seat, taken), (seat, other, given))

    def _reshuffled(self, entry: Entry) -> None:
        self.decks.append(list(entry[1]))


HandKnowledge.opening = frozenset((journal.GAVE, journal.SWAPPED))
HandKnowledge.readers = {
    journal.SEASON: HandKnowledge._season,
    journal.DEALT: HandKnowledge._dealt,
    journal.PACK: HandKnowledge._pack,
    journal.DRAFTED: HandKnowledge._drafted,
    journal.DREW: HandKnowledge._drew,
    journal.PLAYED: HandKnowledge._came_out,
    journal.ADDED: HandKnowledge._came_out,
    journal.DISCARDED: HandKnowledge._discarded,
    journal.PICKED_UP: HandKnowledge._picked_up,
    journal.TOOK: HandKnowledge._took,
    journal.SAW: HandKnowledge._saw,
    journal.GAVE: HandKnowledge._gave,
    journal.SWAPPED: HandKnowledge._swapped,
    journal.RESHUFFLED: HandKnowledge._reshuffled,
}


def guessed_hands(s: Table, seat: int, luck: Chance) -> HandKnowledge:
    """What a seat knows of the hands, with luck for what was left open; it may be kept, and is not to be changed.

    Of a torn journal only the sure is worth anything.
    """
    heard = s.heard(seat)
    certain = s.minds.certain("hands", seat, heard, s.began, lambda: HandKnowledge(s.setup.seats, seat, s.began))
    if certain.read == len(heard):
        return certain
    guess = s.minds.guess("hands", certain, seat, heard, luck)
    return sure_hands(s, seat) if guess.torn else guess


def sure_hands(s: Table, viewer: int | None) -> HandKnowledge:
    """The same without luck."""
    return s.minds.sure(
        "hands", viewer, s.heard(viewer), s.began, lambda: HandKnowledge(s.setup.seats, viewer, s.began)
    )


def known_hands(s: Table, seat: int | None) -> list[list[int]]:
    """The cards that a viewer knows to lie in each hand but its own."""
    return sure_hands(s, seat).known()
