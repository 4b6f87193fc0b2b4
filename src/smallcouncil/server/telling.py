"""Tells open sockets what is new: all that have news at the same moment side by side."""

import asyncio
import time
from collections import deque
from typing import Protocol

from smallcouncil.web.stepwise import Steps, side_by_side

BITE_SECONDS = 0.01
"""What is told side by side may take so long; everything else waits for it."""
FEWEST, MOST = 3, 24
"""Sockets that are told together at the least, which is a table's, and at the most."""
LASTING = 0.9
"""How much of what a socket took so far counts beside what it took now."""


class Hearer(Protocol):
    """An open socket."""

    def steps(self) -> Steps[None]:
        """Make up what is new, and send it off."""


class Teller:
    """The sockets of a server that have news. Nobody is told anything while it makes up what is told."""

    def __init__(self) -> None:
        self._waiting: deque[Hearer] = deque()
        self._each = BITE_SECONDS / MOST
        """Seconds that a socket takes, as far as is known."""

    def tell(self, hearer: Hearer) -> None:
        """Soon, with all others that have news by then."""
        self._waiting.append(hearer)
        if len(self._waiting) == 1:
            self._soon()

    def _soon(self) -> None:
        asyncio.get_running_loop().call_soon(self._bite)

    def _bite(self) -> None:
        count = min(len(self._waiting), max(FEWEST, min(MOST, int(BITE_SECONDS / self._each))))
        began = time.perf_counter()
        try:
            side_by_side([self._waiting[number].steps() for number in range(count)])
        finally:
            self._each = LASTING * self._each + (1 - LASTING) * (time.perf_counter() - began) / count
            for _ in range(count):
                self._waiting.popleft()
            if self._waiting:
                self._soon()
