"""What is counted of finished games: tables of things with their counts, and spreads of numbers.

A balance report is made of these and knows no game. `account-NAME` is the text over a table, with a part `.about`;
`account-NAME-COLUMN` the one over a column; `spread-NAME` the one over a spread, with the parts `.about` and `.axis`.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from smallcouncil.core.game import Json, State


class Column(NamedTuple):
    """A count, or how many of another column's count came to this."""

    name: str
    of: str = ""
    fair: bool = False
    """Whether in an even game every side would have the same share."""


@dataclass(frozen=True)
class Account:
    """A table: an entry a row, whose text is `THINGS-ENTRY`. Entries are compared and ranked by the column `by`."""

    name: str
    things: str
    columns: tuple[Column, ...]
    by: str = ""
    ranked: bool = True


@dataclass
class Book:
    """The counts of any number of games, by account, entry and column; and how often each number came up."""

    counts: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    numbers: Counter[tuple[str, int]] = field(default_factory=Counter)

    def add(self, account: str, entry: str, **counts: int) -> None:
        for column, count in counts.items():
            self.counts[account, entry, column] += count

    def note(self, spread: str, number: int) -> None:
        self.numbers[spread, number] += 1

    def include(self, other: "Book") -> None:
        self.counts.update(other.counts)
        self.numbers.update(other.numbers)

    def json(self) -> "Json":
        counts = [[*place, count] for place, count in self.counts.items()]
        return {"counts": counts, "numbers": [[*place, count] for place, count in self.numbers.items()]}

    @classmethod
    def from_json(cls, data: "Json") -> "Book":
        counts = Counter({(account, entry, column): count for account, entry, column, count in data["counts"]})
        return cls(counts, Counter({(spread, number): count for spread, number, count in data["numbers"]}))


class Accountant:
    """Counts what every game has: who won from which seat, and how long it took. A game adds what it is made of."""

    accounts: tuple[Account, ...] = (
        Account("seat", "seat", (Column("games"), Column("won", of="games", fair=True)), by="won", ranked=False),
    )
    spreads: tuple[str, ...] = ("decisions",)

    def read(self, state: "State") -> Book:
        """The book of one game that has ended."""
        book = Book()
        self.count(state, book)
        return book

    def count(self, state: "State", book: Book) -> None:
        assert state.result is not None
        for seat in range(state.seats):
            book.add("seat", str(seat), games=1, won=seat in state.result.winners)
        book.note("decisions", len(state.history))
