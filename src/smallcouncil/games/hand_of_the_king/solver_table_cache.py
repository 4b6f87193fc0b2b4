"""Tables of proofs that stay in the process from one decision to the next, for bots that play against the clock.

A proof holds for every position of a deal, whoever asked; so tables lie here by the deal of the cards, not by the bot,
which at a server is made anew for each decision. Whoever takes one has it alone until it is laid back.
"""

import threading
from collections import OrderedDict
from typing import Any

from smallcouncil.core.budget import Budget, Clock
from smallcouncil.games.hand_of_the_king.layout import HOUSE_COUNT, KIN
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch


class Shelf:
    """So many bytes of tables; those that were not asked for the longest go first."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._lock = threading.Lock()
        self._searches: OrderedDict[tuple[int, ...], BareSearch] = OrderedDict()

    def take(self, row: Any) -> BareSearch:
        """A search with all that is proved of this deal, or a new one."""
        with self._lock:
            found = self._searches.pop(_deal(row), None)
        return found or BareSearch(row, Clock(Budget(nodes=0)), self._memory)

    def lay_back(self, row: Any, search: BareSearch) -> None:
        with self._lock:
            self._searches[_deal(row)] = search
            self._searches.move_to_end(_deal(row))
            while sum(kept.memory for kept in self._searches.values()) > self._memory and len(self._searches) > 1:
                self._searches.popitem(last=False)


def _deal(row: Any) -> tuple[int, ...]:
    """The squares of each House: all that proofs depend on but the position itself."""
    return tuple(int(squares) for squares in row[KIN : KIN + HOUSE_COUNT])
