"""The other servers on the same database: what this one tells them, and what it hears from them.

A table in memory is a copy of what is on disk. News say that there is more; who has missed them finds it out by a look
at the version: soon while the bus is away, now and then in any case. Beside that, servers tell each other who looks at
a table and what its players wish; that is forgotten when it is not told again.
"""

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from smallcouncil.core.errors import CouncilError
from smallcouncil.server import metrics, schema, sharing
from smallcouncil.server.bot_workers import BotWorkers
from smallcouncil.server.bus import TURNS, Bus, News
from smallcouncil.server.chances import Wish
from smallcouncil.server.live import LiveTable
from smallcouncil.server.refusals import Refused
from smallcouncil.server.turn_board import TurnBoard

if TYPE_CHECKING:
    from smallcouncil.server.hub import Hub

log = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
LOOK_SECONDS, AWAY_LOOK_SECONDS = 10.0, 1.0
"""How often the versions on disk are looked at: while the bus works, and while it is away."""
HERE_SECONDS, GONE_SECONDS = 8.0, 20.0
"""How often it is told who looks at a table, and after how long without a word they are gone."""
AT_ONCE = 500
"""Versions that are asked for in one question."""


class Neighbours:
    """A hub's side towards the others."""

    def __init__(self, hub: "Hub", address: str) -> None:
        self.me = secrets.token_hex(4)
        self.bus = Bus(address, self._hear, self._look_soon)
        self._hub = hub
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()
        """Tables that are being read on."""
        self._unsure: set[str] = set()
        """Tables that have just been read: news may have come before anybody listened."""
        self._done: dict[str, float] = {}
        """When each of the things that happen now and then was last done."""

    async def open(self) -> float:
        """Begin to listen; the play time that all servers share."""
        store = self._hub.store
        counted = await store.played()
        await sharing.begin_time(store, self._hub.config.now() if counted is None else counted)
        self.bus.follow(TURNS)
        self.bus.open()
        return await sharing.beat(store, self.me, "")

    def board(self, workers: BotWorkers) -> TurnBoard:
        """Where bots are asked, with this server's own workers among those who think."""
        self._board = TurnBoard(self._hub.store, workers, self._hub.config.bot_seconds, self.me, self._say)
        return self._board

    def think(self) -> None:
        if self._board.count:
            self._board.thinker.begin()

    async def claimed(self, tables: list[str]) -> list[str]:
        """Those of the tables whose clocks this server is to see to."""
        return sorted(await sharing.claimed(self._hub.store, self.me, tables))

    async def claim(self, name: str) -> bool:
        """Whether something is this server's to do, for the next half minute."""
        return bool(await sharing.claimed(self._hub.store, self.me, [name]))

    async def is_claimed(self, name: str) -> bool:
        """Whether another server does it."""
        return await sharing.is_claimed(self._hub.store, self.me, name)

    async def figures(self) -> dict[str, metrics.Figures]:
        """What each of the servers has last told of itself; nothing while the database is away."""
        with suppress(Refused):
            return {name: metrics.read(told) for name, told in (await sharing.alive(self._hub.store)).items()}
        return {}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        with suppress(CouncilError):
            await self._hub.store.write(sharing.leaving(self.me))

    # -- out

    def keep(self, table: LiveTable) -> None:
        """A table has come into memory."""
        table.herald = self._tell
        self.bus.follow(table.id)
        self._unsure.add(table.id)
        self._say(table.id, {"who": 1})

    def forget(self, table: LiveTable) -> None:
        self.bus.leave(table.id)

    def _tell(self, table: LiveTable, what: str) -> None:
        self._say(table.id, _told(table, what))

    def _say(self, channel: str, news: News) -> None:
        self.bus.tell(channel, {"s": self.me, **news})

    # -- in

    def _hear(self, channel: str, news: News) -> None:
        if channel == TURNS:
            self._board.thinker.look()
        table = self._hub.tables.get(channel)
        if news["s"] == self.me or table is None:
            return
        if "v" in news and int(news["v"]) > table.snapshot.version:
            self._follow(table)
        if "who" in news:
            for what in ("here", "wishes"):
                self._tell(table, what)
        if "here" in news:
            here = {str(browser): int(count) for browser, count in news["here"].items()}
            table.hear_elsewhere(str(news["s"]), here)
        if "wishes" in news:
            _take_wishes(table, news)
        if "turn" in news:
            self._hub.bots.answered(table.id)

    def _follow(self, table: LiveTable) -> None:
        if table.id not in self._behind:
            self._behind.add(table.id)
            task = asyncio.create_task(self._read_on(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _read_on(self, table: LiveTable) -> None:
        try:
            async with table.lock:
                self._behind.discard(table.id)
                await table.read_on()
        except CouncilError as error:
            log.info("table %s cannot be read on: %s", table.id, error.key)
        finally:
            self._behind.discard(table.id)

    async def freshen(self, table: LiveTable) -> None:
        """Whoever comes with a request may have acted at another server a moment ago."""
        with suppress(Refused):
            await self._look([table])

    async def _look(self, tables: list[LiveTable]) -> None:
        """Read on where there is more on disk than in memory."""
        for start in range(0, len(tables), AT_ONCE):
            some = {table.id: table for table in tables[start : start + AT_ONCE]}
            found = select(schema.tables.c.id, schema.tables.c.version).where(schema.tables.c.id.in_(some))
            for row in await self._hub.store.rows(found):
                table = some[row["id"]]
                if row["version"] > table.snapshot.version:
                    await self._read_on(table)

    # -- now and then

    def _look_soon(self) -> None:
        """The bus is back: what was told meanwhile was not heard."""
        self._done.pop("look", None)
        self._done.pop("here", None)

    def _is_time(self, what: str, seconds: float) -> bool:
        now = self._hub.config.elapsed()
        if now - self._done.get(what, -seconds) < seconds:
            return False
        self._done[what] = now
        return True

    async def tick(self) -> None:
        hub = self._hub
        if self._is_time("beat", BEAT_SECONDS):
            hub.played.begin(await sharing.beat(hub.store, self.me, metrics.written(hub.figures())))
        unsure, self._unsure = self._unsure, set()
        if self._is_time("look", AWAY_LOOK_SECONDS if self.bus.is_away else LOOK_SECONDS):
            unsure = set(hub.tables)
        await self._look([hub.tables[name] for name in unsure if name in hub.tables])
        if self._is_time("here", HERE_SECONDS):
            for table in hub.tables.values():
                table.forget_elsewhere(GONE_SECONDS)
                if table.listeners:
                    self._tell(table, "here")
        if self._is_time("dead", sharing.DEAD_SECONDS / 2):
            await self._inherit()
            await self._board.tidy()

    async def _inherit(self) -> None:
        for name in await sharing.inherited(self._hub.store, self.me):
            try:
                await self._hub.table(name)
            except CouncilError as error:
                log.warning("table %s cannot be read: %s", name, error.key)


def _told(table: LiveTable, what: str) -> dict[str, Any]:
    if what == "version":
        return {"v": table.snapshot.version}
    if what == "here":
        return {"here": dict(Counter(listener.visitor.browser for listener in table.listeners))}
    wishes = {str(seat): {**asdict(wish), "stops": sorted(wish.stops)} for seat, wish in table.wishes.items()}
    return {"wishes": wishes, "ready": table.ready}


def _take_wishes(table: LiveTable, news: News) -> None:
    wishes = {int(seat): Wish(**{**wish, "stops": frozenset(wish["stops"])}) for seat, wish in news["wishes"].items()}
    ready = {str(browser): int(seat) for browser, seat in news["ready"].items()}
    if any(table.wishes.get(seat) != wish for seat, wish in wishes.items()) or ready != table.ready:
        table.wishes |= wishes
        table.ready |= ready
        table.publish()
        table.on_change(table)
