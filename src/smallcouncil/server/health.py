"""What is wrong with a server, in a word for each: for those who watch over it."""

import shutil

from smallcouncil.server.hub import Hub

LEAST_FREE = 64 * 1024 * 1024
"""Bytes on the disk of the database."""
MOST_FAILURES = 3
"""Of bots in a row."""
SLOWEST_TICK = 10.0
"""Seconds after which the loop that sees to clocks counts as stuck."""


async def troubles(hub: Hub) -> dict[str, str]:
    """What does not work, by part; details are in the log, where no stranger reads them."""
    found = {}
    if not await hub.store.answers():
        found["database"] = "does not answer"
    elif hub.store.away_since is not None:
        found["database"] = "cannot be written"
    if hub.neighbours is not None and hub.neighbours.bus.is_away:
        found["redis"] = "cannot be reached"
    if _disk_is_full(hub):
        found["disk"] = "is nearly full"
    if hub.config.elapsed() - hub.ticked > hub.config.tick_seconds + SLOWEST_TICK:
        found["clocks"] = "are not looked at"
    if hub.workers.failures >= MOST_FAILURES:
        found["bots"] = "do not answer"
    return found


def _disk_is_full(hub: Hub) -> bool:
    file = hub.store.file
    return file is not None and shutil.disk_usage(file.absolute().parent).free < LEAST_FREE
