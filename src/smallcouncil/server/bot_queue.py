"""Whose bot thinks next. Bots that somebody waits for come first, and among them visitors take turns.

A round gives each household as many turns as it has browsers, but not more than a few: names of browsers cost nothing.
Within a browser its tables take turns.
"""

import asyncio
import zlib
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from smallcouncil.core.game import State
from smallcouncil.server.limits import HOUSEHOLD

QUICK = ("random", "novice", "apprentice")
"""Bots that look one move ahead at most. They cost next to nothing, so nobody is held up if they come first."""
OTHERS_EVERY = 8
"""Every so many turns one goes to a table where nobody waits, so that those move on as well."""
MOST_REMEMBERED = 20_000


@dataclass(eq=False, kw_only=True)
class Standing:
    """One decision of a bot as it stands in line: which bot, and who wants to know."""

    code: str
    seat: int
    table: str
    address: str = ""
    browser: str = ""
    waited_for: bool = True
    """Somebody who plays at the table is there."""

    @property
    def lane(self) -> tuple[str, int]:
        """All browsers of a household share a few lanes."""
        return self.address, zlib.crc32(self.browser.encode()) % HOUSEHOLD

    @property
    def rank(self) -> tuple[bool, bool]:
        """Those of the lowest rank come first."""
        return not self.waited_for, self.code not in QUICK


@dataclass(eq=False, kw_only=True)
class Turn(Standing):
    """The same with the question itself, for those who think about it."""

    guess: State
    seed: int
    asked: int = 0
    """The version at which the question was put."""
    still_asked: Callable[[], bool] = lambda: True
    share: int = 1
    """In how many parts time is cut where more than one machine thinks."""
    since: float = 0.0
    """When the bot was asked, by the time of the event loop."""
    begun: bool = False
    """It waits no longer: a worker has it."""
    taken: float = 0.0
    """How many seconds the worker took."""
    due: float | None = None
    """When it is answered at the latest."""
    alarm: asyncio.TimerHandle | None = None
    answer: "asyncio.Future[int] | None" = None

    @property
    def waits(self) -> bool:
        return not self.begun and self.answer is not None and not self.answer.done()


InLine = TypeVar("InLine", bound=Standing)


class BotQueue(Generic[InLine]):
    """The turns that wait for a worker."""

    def __init__(self, served: Mapping[Hashable, float] | None = None) -> None:
        self._waiting: dict[InLine, None] = {}
        self._served: dict[Hashable, float] = dict(served or {})
        """When a lane, a browser or a table last had its turn, counted in turns or in seconds."""
        self._count = 0
        self._order: list[InLine] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, turn: InLine) -> None:
        self._waiting[turn] = None
        self._order = None

    def discard(self, turn: InLine) -> None:
        if turn in self._waiting:
            del self._waiting[turn]
            self._order = None

    def changed(self) -> None:
        """Somebody has come to a table, or a bot has been given another level."""
        self._order = None

    def take(self) -> InLine | None:
        """The next one; None if nobody waits."""
        if not self._waiting:
            return None
        self._count += 1
        turn = self.next_ones(others_first=self._count % OTHERS_EVERY == 0)[0]
        self._remember(turn)
        self.discard(turn)
        return turn

    def next_ones(self, others_first: bool) -> list[InLine]:
        """All that wait, the next one first; now and then those at tables where nobody waits."""
        order = self.order()
        return sorted(order, key=lambda turn: turn.waited_for) if others_first else order

    def _remember(self, turn: InLine) -> None:
        if len(self._served) > MOST_REMEMBERED:
            self._served.clear()
        for key in (turn.lane, turn.browser, turn.table):
            self._served[key] = self._count

    def before(self, turn: InLine) -> int:
        """How many come before this one."""
        return self.order().index(turn) if turn in self._waiting else 0

    def sharing(self, turn: InLine) -> int:
        """In how many parts time is cut for this turn to get its fair one: each lane has one, for all its turns."""
        competing = [other for other in self._waiting if other.waited_for or not turn.waited_for]
        lanes = {other.lane for other in competing} | {turn.lane}
        return len(lanes) * (1 + sum(other.lane == turn.lane for other in competing))

    def order(self) -> list[InLine]:
        """All that wait, the next one first."""
        if self._order is None:
            ranks: dict[tuple[bool, bool], list[InLine]] = defaultdict(list)
            for turn in self._waiting:
                ranks[turn.rank].append(turn)
            self._order = [turn for rank in sorted(ranks) for turn in self._in_turns(ranks[rank])]
        return self._order

    def _in_turns(self, turns: Iterable[InLine]) -> list[InLine]:
        for group in (lambda turn: turn.table, lambda turn: turn.browser, lambda turn: turn.lane):
            turns = self._round_robin(turns, group)
        return list(turns)

    def _round_robin(self, turns: Iterable[InLine], group: Callable[[InLine], Hashable]) -> list[InLine]:
        """One of each group in every round, those first that have waited longest for a turn; else as they came."""
        rounds: dict[Hashable, int] = defaultdict(int)
        placed = []
        for turn in turns:
            key = group(turn)
            placed.append((rounds[key], self._served.get(key, 0), turn))
            rounds[key] += 1
        return [turn for _, _, turn in sorted(placed, key=lambda each: each[:2])]
