"""What one seat knows of the ally deck: who has looked at its top, what lies under it, and in which order.

The deck is followed through the journal as a pile of places. A place gets its ally when an entry that this seat may
read names it. Where others have chosen, or luck has, a guess takes their part; a guess that what follows contradicts is
made again.
"""

from collections.abc import Iterable
from itertools import takewhile
from typing import Self

from smallcouncil.cardkit.journal import Entry
from smallcouncil.cardkit.knowledge import Follower
from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.hand_knowledge import Contradiction
from smallcouncil.games.btwixt.table import NONE
from smallcouncil.games.btwixt.table import BtwixtTable as Table


class DeckKnowledge(Follower):
    """The ally deck as one seat knows it, top last; `looking` are the cards that somebody looks at just now.

    A place holds its ally, or nothing as long as that is unknown. With luck all that the seat does not know of the
    order is guessed; without, it stays unknown.
    """

    __slots__ = ("deck", "known", "looking")

    def __init__(self, cards: int) -> None:
        super().__init__()
        self.looking: list[int] = []
        self.known: set[int] = set()
        self.deck = [NONE] * cards

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.began, twin.read, twin.time, twin.luck = self.began, self.read, self.time, self.luck
        twin.looking, twin.known, twin.deck = self.looking[:], self.known.copy(), self.deck[:]
        return twin

    def leaves_open(self, entry: Entry) -> bool:
        """In which order known cards lie, after somebody has looked at them and put them back."""
        if entry[0] == journal.PUT_BACK:
            top = entry[2]
        elif entry[0] == journal.ON_TOP and entry[2] != "deck":
            top = entry[1]
        else:
            return False
        known = [ally for ally in self.looking if ally not in (NONE, top)]
        return bool(known) and (top is None or len(self.looking) > 2)

    def ends(self) -> tuple[list[int], list[int]]:
        """The known allies on top of the deck, from the top, and under it, from the bottom."""
        return _until_unknown(reversed(self.deck)), _until_unknown(self.deck)

    def name(self, place: int, ally: int) -> None:
        """This place, which held so much, holds that ally."""
        if place == NONE and ally not in self.known:
            self.known.add(ally)
        elif place != ally:
            raise Contradiction

    def leave(self, place: int, ally: int) -> None:
        """A card leaves the deck face up."""
        self.name(place, ally)
        self.known.discard(ally)

    def _row(self, entry: Entry) -> None:
        for ally in entry[1]:
            self.leave(self.deck.pop(), ally)

    def _revealed(self, entry: Entry) -> None:
        if entry[3] == "deck":
            self.leave(self.deck.pop(), entry[1])

    def _under(self, entry: Entry) -> None:
        self.known.add(entry[1])
        self.deck.insert(0, entry[1])

    def _looked(self, entry: Entry) -> None:
        _, _, count, row, allies, _, _ = entry
        self.looking = []
        if row != NONE:
            self.known.add(row)
            self.looking.append(row)
        while len(self.looking) < count:
            self.looking.append(self.deck.pop())
        for place, ally in enumerate(allies or ()):
            self.name(self.looking[place], ally)
            self.looking[place] = ally

    def _put_back(self, entry: Entry) -> None:
        """One on top; if this seat does not know which, any."""
        if entry[2] is not None:
            top = self._among_looked_at(entry[2])
        elif self.luck is not None:
            top = self.luck.below(len(self.looking))
        else:
            self._forget()
            top = 0
        self.deck.append(self.looking.pop(top))
        self._put_under()

    def _on_top(self, entry: Entry) -> None:
        """Into the row, out of the cards that were looked at or from the dead; or from the dead on the deck."""
        _, ally, to, _, _ = entry
        if to == "deck":
            self.known.add(ally)
            self.deck.append(ally)
        elif self.looking:
            self.looking.pop(self._among_looked_at(ally))
            self.known.discard(ally)
            self._put_under()

    def _among_looked_at(self, ally: int) -> int:
        """The place of an ally that came to light; within a sample it may be one that the seat did not see."""
        for wanted in (ally, NONE):
            if wanted in self.looking:
                place = self.looking.index(wanted)
                self.name(wanted, ally)
                self.looking[place] = ally
                return place
        raise Contradiction

    def _put_under(self) -> None:
        """The others go under the deck in random order."""
        if self.luck is not None:
            self.luck.shuffle(self.looking)
        elif len(self.looking) > 1:
            self._forget()
        self.deck[:0] = self.looking
        self.looking = []

    def _forget(self) -> None:
        """Nobody can tell these cards apart any more."""
        self.known.difference_update(self.looking)
        self.looking = [NONE] * len(self.looking)


DeckKnowledge.opening = frozenset((journal.PUT_BACK, journal.ON_TOP))
DeckKnowledge.readers = {
    journal.ROW: DeckKnowledge._row,
    journal.REVEALED: DeckKnowledge._revealed,
    journal.UNDER: DeckKnowledge._under,
    journal.LOOKED: DeckKnowledge._looked,
    journal.PUT_BACK: DeckKnowledge._put_back,
    journal.ON_TOP: DeckKnowledge._on_top,
}


def guessed_deck(s: Table, seat: int, luck: Chance) -> DeckKnowledge:
    """What a seat knows of the deck, with luck for what was left open; it may be kept, and is not to be changed.

    It is guessed again until what was seen later does not contradict; the truth is one of the guesses.
    """
    heard = s.heard(seat)
    certain = s.minds.certain("deck", seat, heard, 0, lambda: DeckKnowledge(s.allies_at_first))
    if certain.read == len(heard):
        return certain
    while True:
        try:
            return s.minds.guess("deck", certain, seat, heard, luck)
        except Contradiction:
            continue


def sure_deck(s: Table, viewer: int | None) -> DeckKnowledge:
    """The same without luck; it may be kept, and is not to be changed."""
    return s.minds.sure("deck", viewer, s.heard(viewer), 0, lambda: DeckKnowledge(s.allies_at_first))


def known_allies(s: Table, seat: int | None) -> tuple[list[int], list[int]]:
    """The allies that a viewer knows to lie on top of the deck, from the top, and under it, from the bottom."""
    return sure_deck(s, seat).ends()


def _until_unknown(places: Iterable[int]) -> list[int]:
    return [*takewhile(lambda ally: ally != NONE, places)]
