"""A log that cannot be flooded: the same line is written once a minute, with the number of those left out."""

import logging
import time
from collections.abc import Callable

QUIET_SECONDS = 60.0
MOST_LINES = 1000
"""Different lines that are remembered."""


class Folding(logging.Filter):
    """Lets the first of equal lines pass and counts the rest. Lines are equal if only their values differ."""

    def __init__(self, elapsed: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._elapsed = elapsed
        self._last: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key, now = (record.name, record.levelno, str(record.msg)), self._elapsed()
        last, left_out = self._last.get(key, (-QUIET_SECONDS, 0))
        if now - last < QUIET_SECONDS:
            self._last[key] = (last, left_out + 1)
            return False
        if len(self._last) >= MOST_LINES:
            self._last.clear()
        self._last[key] = (now, 0)
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more like this)"
            record.args = None
        return True
