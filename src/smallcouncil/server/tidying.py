"""Collecting garbage without making anybody wait.

A collection of Python looks at all that was made since the last one and still lives, and with hundreds of tables open
that takes longer than a move may take. Moves leave next to no garbage that needs one. So they are made when there is
little else to do, and while everybody plays in bites so small that nobody notices. Nearly all of what survives one will
live on: it is set aside, and looked at again once an hour. So each object is looked at once, however small the bites.
"""

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager

MOST_NEW = 25_000
"""Objects more than at the last collection, after which there is one even while everybody plays: that takes 5 to 15
ms. A million, which is what 500 new tables bring, would take the better part of a second."""
WORTHWHILE = 20_000
"""So many more make one worthwhile at leisure."""
LEISURE = 0.1
"""The part of the time that may be spent on other things when there is leisure."""
THOROUGH_SECONDS, LATEST_SECONDS = 3600.0, 6 * 3600.0
"""What was set aside is looked at again after so long at leisure, and at the latest after so long."""


class Tidying:
    """What this process has collected, and when."""

    def __init__(self) -> None:
        self._looked = self._thorough = time.monotonic()
        self._spent = time.thread_time()

    async def look(self) -> None:
        """Called about every second by the thread that serves: collect if this is a good moment."""
        now, spent = time.monotonic(), time.thread_time()
        leisure = spent - self._spent < LEISURE * (now - self._looked)
        self._looked, self._spent = now, spent
        if now - self._thorough > (THOROUGH_SECONDS if leisure else LATEST_SECONDS):
            self._thorough = now
            gc.unfreeze()
            gc.collect()
        elif leisure and gc.get_count()[0] > WORTHWHILE:
            gc.collect()


def _set_aside(phase: str, info: object) -> None:
    if phase == "stop":
        gc.freeze()


@contextmanager
def light_collections() -> Iterator[Tidying]:
    """Collect like this for a while, as long as somebody looks."""
    before = gc.get_threshold()
    gc.callbacks.append(_set_aside)
    gc.set_threshold(MOST_NEW, *before[1:])
    try:
        yield Tidying()
    finally:
        gc.callbacks.remove(_set_aside)
        gc.set_threshold(*before)
        gc.unfreeze()
