"""For programs without a socket: an answer that comes when there is something new."""

import asyncio

from smallcouncil.server.connections import OpenAtOnce
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused
from smallcouncil.server.visitors import Visitor

LONGEST = 25.0
"""Seconds; proxies give up on an answer after half a minute or so."""


class _Waiter:
    """Listens until the first news."""

    def __init__(self, guest: Visitor) -> None:
        self.visitor = guest
        self.news = asyncio.Event()

    def poke(self) -> None:
        self.news.set()

    def wait(self) -> None:
        """No news of the game."""

    def hang_up(self) -> None:
        self.news.set()


async def moved_on(polls: OpenAtOnce, table: LiveTable, guest: Visitor, version: int) -> None:
    """Wait until the table has a later version than this one, but not for ever. `Refused` if too many wait already."""
    if not polls.enter(guest.address):
        raise Refused("server-too-many-open", 429)
    waiter = _Waiter(guest)
    table.enter(waiter)
    try:
        async with asyncio.timeout(LONGEST):
            while table.snapshot.version <= version and not table.closed:
                waiter.news.clear()
                await waiter.news.wait()
    except TimeoutError:
        return
    finally:
        table.leave(waiter)
        polls.leave(guest.address)
