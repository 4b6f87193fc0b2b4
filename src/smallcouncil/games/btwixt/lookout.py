"""What one seat knows of the ally deck: who has looked at its top, what lies under it, and in which order.

The deck is followed through the journal as a pile of places. A place gets its ally when an entry that this seat may
read names it. Where others have chosen, or luck has, a guess takes their part; a guess that what follows contradicts is
made again.
"""

from collections.abc import Callable, Iterable
from itertools import takewhile
from typing import Self

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.dossier import Contradiction
from smallcouncil.games.btwixt.journal import SECRETIVE, Entry, scrubbed
from smallcouncil.games.btwixt.table import NONE, Table

Place = list[int]
"""One card of the deck: a list with its ally, or with nothing as long as that is unknown."""


class Lookout:
    """The ally deck as one seat knows it, top last; `looking` are the cards that somebody looks at just now."""

    def __init__(self, s: Table, seat: int | None, luck: Chance | None = None) -> None:
        """With luck all that the seat does not know of the order is guessed; without, it stays unknown."""
        self.luck = luck
        self.seat = seat
        self.looking: list[Place] = []
        self.known: set[int] = set()
        self.deck: list[Place] = [[NONE] for _ in range(s.allies_at_first)]
        self.read = 0
        """How far the journal has been read."""

    def follow(self, entries: list[Entry]) -> Self:
        """Read these entries of the journal; those that are not about the deck may be left out or not."""
        for entry in entries:
            reader = _READERS.get(entry[0])
            if reader is not None:
                reader(self, scrubbed(entry, self.seat) if entry[0] in SECRETIVE else entry)
        return self

    def go_on(self, s: Table) -> None:
        """Read what the journal has got since."""
        self.follow(s.log[self.read :])
        self.read = len(s.log)

    def name(self, place: Place, ally: int) -> None:
        """This place holds that ally."""
        if place[0] == NONE and ally not in self.known:
            place[0] = ally
            self.known.add(ally)
        elif place[0] != ally:
            raise Contradiction

    def leave(self, place: Place, ally: int) -> None:
        """A card leaves the deck face up."""
        self.name(place, ally)
        self.known.discard(ally)

    def new(self, ally: int) -> Place:
        self.known.add(ally)
        return [ally]

    def _row(self, entry: Entry) -> None:
        for ally in entry[1]:
            self.leave(self.deck.pop(), ally)

    def _revealed(self, entry: Entry) -> None:
        if entry[3] == "deck":
            self.leave(self.deck.pop(), entry[1])

    def _under(self, entry: Entry) -> None:
        self.deck.insert(0, self.new(entry[1]))

    def _looked(self, entry: Entry) -> None:
        _, _, count, row, allies = entry
        self.looking = [self.new(row)] if row != NONE else []
        while len(self.looking) < count:
            self.looking.append(self.deck.pop())
        for place, ally in zip(self.looking, allies or (), strict=False):
            self.name(place, ally)

    def _put_back(self, entry: Entry) -> None:
        """One on top; if this seat does not know which, any."""
        if entry[2] is not None:
            top = self._among_looked_at(entry[2])
        elif self.luck is not None:
            top = self.luck.choice(self.looking)
        else:
            self._forget()
            top = self.looking[0]
        self.deck.append(top)
        self._put_under(top)

    def _on_top(self, entry: Entry) -> None:
        """Into the row, out of the cards that were looked at or from the dead; or from the dead on the deck."""
        _, ally, to = entry
        if to == "deck":
            self.deck.append(self.new(ally))
        elif self.looking:
            top = self._among_looked_at(ally)
            self.leave(top, ally)
            self._put_under(top)

    def _among_looked_at(self, ally: int) -> Place:
        """The place of an ally that came to light; within a sample it may be one that the seat did not see."""
        for wanted in (ally, NONE):
            for place in self.looking:
                if place[0] == wanted:
                    self.name(place, ally)
                    return place
        raise Contradiction

    def _put_under(self, top: Place) -> None:
        """The others go under the deck in random order."""
        rest = [place for place in self.looking if place is not top]
        if self.luck is not None:
            self.luck.shuffle(rest)
        elif len(rest) > 1:
            self.looking = rest
            self._forget()
            rest = self.looking
        self.deck[:0] = rest
        self.looking = []

    def _forget(self) -> None:
        """Nobody can tell these cards apart any more."""
        self.known -= {place[0] for place in self.looking}
        self.looking = [[NONE] for _ in self.looking]


_READERS: dict[int, Callable[[Lookout, Entry], None]] = {
    journal.ROW: Lookout._row,
    journal.REVEALED: Lookout._revealed,
    journal.UNDER: Lookout._under,
    journal.LOOKED: Lookout._looked,
    journal.PUT_BACK: Lookout._put_back,
    journal.ON_TOP: Lookout._on_top,
}
TELLING = frozenset((journal.UNDER, journal.LOOKED, journal.ON_TOP))


def deck_entries(s: Table) -> list[Entry]:
    """The entries of the journal that are about the ally deck; none if it lies as it was shuffled."""
    entries = [entry for entry in s.log if entry[0] in _READERS]
    return entries if any(entry[0] in TELLING for entry in entries) else []


def known_allies(s: Table, seat: int | None) -> tuple[list[int], list[int]]:
    """The allies that a viewer knows to lie on top of the deck, from the top, and under it, from the bottom."""
    lookout: Lookout = s.lookouts.pop(seat, None) or Lookout(s, seat)
    lookout.go_on(s)
    s.lookouts[seat] = lookout
    return _until_unknown(reversed(lookout.deck)), _until_unknown(lookout.deck)


def _until_unknown(places: Iterable[Place]) -> list[int]:
    return [place[0] for place in takewhile(lambda place: place[0] != NONE, places)]
