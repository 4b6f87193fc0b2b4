"""What a server does for people beside their games: counts results, and knows who waits for company."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import select, update

from smallcouncil.core.errors import CouncilError
from smallcouncil.server import rated
from smallcouncil.server.config import Config
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.messages import added, notes
from smallcouncil.server.people import People, Person
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import holders, messages, seats, tables
from smallcouncil.server.store import Store

log = logging.getLogger(__name__)

SEEN_SECONDS = 20.0
"""How often it is put on disk that somebody still waits at a table."""


class Company:
    """The people of a server."""

    def __init__(self, store: Store, config: Config) -> None:
        self.people = People(store, config.now, config.elapsed)
        self._store = store
        self._config = config
        self._counting: dict[str, asyncio.Task[None]] = {}
        self._seen = -SEEN_SECONDS

    def wake(self, table: LiveTable) -> None:
        """Something has changed at a table; if it was rated and is over, its result is counted."""
        if table.terms.settings.rated and not table.snapshot.goes_on and table.id not in self._counting:
            self._counting[table.id] = asyncio.create_task(self._count(table), name="counting")

    async def _count(self, table: LiveTable) -> None:
        try:
            found = await rated.count(self._store, self.people, table)
            if found is not None:
                await _tell(table, found)
        except CouncilError as error:
            log.warning("the result of table %s waits: %s", table.id, error.key)
            self._counting.pop(table.id, None)

    async def settled(self) -> None:
        """Wait until all results that are known of are counted."""
        await asyncio.gather(*self._counting.values(), return_exceptions=True)

    async def sweep(self, bring: Callable[[str], Awaitable[LiveTable]]) -> None:
        """Count what a server that died has left, and forget what was counted long ago."""
        for name in [name for name, task in self._counting.items() if task.done()]:
            del self._counting[name]
        for name in await rated.uncounted(self._store):
            try:
                self.wake(await bring(name))
            except CouncilError as error:
                log.warning("table %s cannot be read: %s", name, error.key)

    async def tick(self, live: list[LiveTable]) -> None:
        """Tell the lobby at which tables somebody waits."""
        now = self._config.elapsed()
        if now - self._seen < SEEN_SECONDS:
            return
        self._seen = now
        waiting = [table.id for table in live if _is_waited_at(table)]
        if waiting:
            with suppress(Refused):
                await self.note_waiting(*waiting)

    async def note_waiting(self, *names: str) -> None:
        async with self._store.working() as work:
            await work.execute(update(tables).where(tables.c.id.in_(names)).values(waited=self._config.now()))

    async def forget(self, person: Person, live: dict[str, LiveTable]) -> None:
        """Delete somebody; the name leaves all games, and what was said there is said by nobody."""
        theirs = await self.people.browsers_of(person)
        held = await self._store.rows(select(holders).where(holders.c.browser.in_(theirs), holders.c.seat >= 0))
        await self.people.delete(person)
        for row in held:
            name, seat = row["table_id"], row["seat"]
            async with self._store.working() as work:
                own = (seats.c.table_id == name) & (seats.c.seat == seat)
                await work.execute(update(seats).where(own).values(name=""))
                said = (messages.c.table_id == name) & (messages.c.seat == seat)
                await work.execute(update(messages).where(said).values(author=""))
                await work.execute(update(tables).where(tables.c.id == name).values(version=tables.c.version + 1))
            if name in live:
                await _look_again(live[name])

    async def close(self) -> None:
        await self.settled()


def _is_waited_at(table: LiveTable) -> bool:
    if not table.snapshot.goes_on or not table.may_join():
        return False
    return any(listener.visitor.browser == table.terms.host for listener in table.listeners)


async def _look_again(table: LiveTable) -> None:
    async with table.lock:
        await table.read_on()


@alone
async def _tell(table: LiveTable, found: rated.Outcome) -> None:
    """Tell everybody at the table whether the game counts, and if not, why."""
    kind, seat = ("unrated" if found.unrated else "rated"), 0
    told = notes(table.snapshot, table.now(), [(seat, kind, found.unrated)])  # type: ignore[list-item]
    new = table.next(messages=(*table.snapshot.messages, *told))
    await table.commit(new, [added(table.id, each) for each in told])
