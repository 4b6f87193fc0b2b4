"""The balance of a game: what its accountant counted over many games, as shares with intervals.

An interval is Wilson's, as if every count were independent. Those of one game are not quite: a card played twice by one
leader wins or loses the game twice. So the true intervals are a little wider where things come up often in one game.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from smallcouncil.arena.statistics import Interval, wilson
from smallcouncil.core.game import Game, Value
from smallcouncil.core.game_statistics import Account, Accountant, Book, Column
from smallcouncil.locale import Texts


@dataclass(frozen=True)
class Cell:
    """A count; of how many, if it is a share."""

    count: int
    of: int | None = None

    @property
    def share(self) -> float:
        return self.count / self.of if self.of else math.nan

    @property
    def interval(self) -> Interval:
        return wilson(self.count, self.of) if self.of else (math.nan, math.nan)


@dataclass(frozen=True)
class Line:
    """What was counted of one entry of an account."""

    entry: str
    cells: Mapping[str, Cell]


@dataclass(frozen=True)
class Balance:
    """All that was counted, and of which games. `sides` is how many could win; `bots` sat at the seats."""

    game: Game
    options: Mapping[str, Value]
    sides: int
    bots: tuple[str, ...]
    games: int = 0
    book: Book = field(default_factory=Book)

    @property
    def accountant(self) -> Accountant:
        return self.game.accountant()

    def lines(self, account: Account) -> list[Line]:
        """An entry each, of those that came up; ranked accounts begin with the highest share."""
        entries = sorted({entry for name, entry, _ in self.book.counts if name == account.name})
        found = [self._line(account, entry) for entry in entries]
        if not account.by or not account.ranked:
            return found
        return sorted(found, key=lambda line: -_finite(line.cells[account.by].share, -1.0))

    def together(self, account: Account) -> Line:
        """All entries as if they were one."""
        counts = Counter[str]()
        for (name, _, column), count in self.book.counts.items():
            if name == account.name:
                counts[column] += count
        return Line("", {column.name: _cell(column, counts) for column in account.columns})

    def even(self, account: Account) -> float:
        """What the column is compared with: the fair share of a side, or else the share of all entries together."""
        fair = next(column.fair for column in account.columns if column.name == account.by)
        return 1 / self.sides if fair else self.together(account).cells[account.by].share

    def fair_range(self, account: Account) -> Interval | None:
        """The lowest and the highest share of an account that knows a fair one, as parts of it."""
        if not any(column.fair and column.name == account.by for column in account.columns):
            return None
        shares = [line.cells[account.by].share * self.sides for line in self.lines(account)]
        return (min(shares), max(shares)) if shares else None

    def numbers(self, spread: str) -> Counter[int]:
        """How often each number of a spread came up."""
        return Counter({number: count for (name, number), count in self.book.numbers.items() if name == spread})

    def _line(self, account: Account, entry: str) -> Line:
        counts = {column.name: self.book.counts[account.name, entry, column.name] for column in account.columns}
        return Line(entry, {column.name: _cell(column, counts) for column in account.columns})


def _cell(column: Column, counts: Mapping[str, int]) -> Cell:
    return Cell(counts[column.name], counts[column.of] if column.of else None)


def _finite(value: float, otherwise: float) -> float:
    return value if math.isfinite(value) else otherwise


def mean(numbers: Counter[int]) -> float:
    return sum(number * count for number, count in numbers.items()) / max(1, numbers.total())


def label(say: Texts, account: Account, entry: str) -> str:
    """An entry by its name."""
    return say.seat(int(entry)) if account.name == "seat" else say(f"{account.things}-{entry}")


def as_json(balance: Balance) -> dict[str, Any]:
    """All accounts and spreads for programs, entries by their ids."""
    accounts = {each.name: [_line_json(line) for line in balance.lines(each)] for each in balance.accountant.accounts}
    spreads = {
        name: {str(number): count for number, count in sorted(balance.numbers(name).items())}
        for name in balance.accountant.spreads
    }
    return {"accounts": accounts, "spreads": spreads}


def _line_json(line: Line) -> dict[str, Any]:
    return {"entry": line.entry} | {name: _cell_json(cell) for name, cell in line.cells.items()}


def _cell_json(cell: Cell) -> dict[str, Any] | int:
    if cell.of is None:
        return cell.count
    low, high = cell.interval if cell.of else (None, None)
    return {"count": cell.count, "of": cell.of, "share": cell.share if cell.of else None, "low": low, "high": high}
