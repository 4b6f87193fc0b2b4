"""What is wrong with a server, in a word for each: for those who watch over it."""

from smallcouncil.server.hub import Hub
from smallcouncil.server.room import disk_is_full

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
    if disk_is_full(hub.store.file):
        found["disk"] = "is nearly full"
    if hub.config.elapsed() - hub.ticked > hub.config.tick_seconds + SLOWEST_TICK:
        found["clocks"] = "are not looked at"
    if hub.workers.failures >= MOST_FAILURES:
        found["bots"] = "do not answer"
    return found


NEEDED = ("database", "clocks")
"""Without these nobody can play; what else is wrong makes it slower or refuses something."""


async def health(hub: Hub) -> dict[str, object]:
    """Whether the process lives and whether people can play, for those who send visitors here or elsewhere."""
    found = await troubles(hub)
    ready = not any(part in found for part in NEEDED)
    told: dict[str, object] = {"live": True, "ready": ready, "troubles": found}
    if hub.neighbours is not None:
        told["server"] = hub.neighbours.me
        told["servers"] = sorted({*await hub.neighbours.figures(), hub.neighbours.me})
    return told
