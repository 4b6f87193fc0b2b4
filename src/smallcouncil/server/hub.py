"""All tables of a server: brought into memory when somebody comes, let go when nobody has looked for a while."""

import asyncio
import logging
import math
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select

from smallcouncil.bots import guests
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.sealed import KEY_BITS, key_of
from smallcouncil.server import metrics, new_tables, schema, uploads
from smallcouncil.server.bot_workers import BotWorkers
from smallcouncil.server.bots import BotPlayers
from smallcouncil.server.calling import Caller
from smallcouncil.server.classroom import Classroom
from smallcouncil.server.company import Company
from smallcouncil.server.config import Config
from smallcouncil.server.connections import OpenAtOnce
from smallcouncil.server.guest_bots import GuestBots
from smallcouncil.server.limits import Limits
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.loading import read_table
from smallcouncil.server.messages import added, notes
from smallcouncil.server.moves import expire
from smallcouncil.server.new_tables import NewTable
from smallcouncil.server.passing import Passers
from smallcouncil.server.pictures import Painter
from smallcouncil.server.playtime import PlayTime
from smallcouncil.server.refusals import Refused, no_table, not_yours
from smallcouncil.server.reviews import Reviews
from smallcouncil.server.room import allowed_memory, check_room
from smallcouncil.server.seats import start_clocks
from smallcouncil.server.slow_work import SlowWork
from smallcouncil.server.store import Store
from smallcouncil.server.study import Study
from smallcouncil.server.telling import Teller
from smallcouncil.server.visitors import Signer, Visitor, is_id

if TYPE_CHECKING:
    from smallcouncil.server.neighbours import Neighbours
    from smallcouncil.server.turn_board import TurnBoard

log = logging.getLogger(__name__)

EXPIRE_EVERY = 7200
"""Ticks between two looks for brought records that nobody has looked at for long."""
CALL_EVERY = 10
"""Ticks between two looks for players to call back."""
OVERDUE_EVERY = 60
"""Ticks between two looks into the store for clocks that have run out at tables nobody looks at."""


AWAY_SECONDS, TICKING_SECONDS, QUIET_SECONDS = 1.0, 5.0, 60.0
"""How often the play time is put on disk: while the database is away, while a clock ticks, and else. A server that dies
gives the players back what has passed since."""


def neighbours_of(hub: "Hub") -> "Neighbours":
    """What a server needs to be one of many; whoever is alone need not have it installed."""
    from smallcouncil.server.neighbours import Neighbours

    return Neighbours(hub, hub.config.redis)


class Hub:
    """The live side of a server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database, config.elapsed, shared=bool(config.redis))
        self.store.on_outage = self._stop_play
        self.store.on_recovery = self._resume_play
        self.played = PlayTime(config.elapsed)
        self.ticked = config.elapsed()
        """When the clocks were last looked at."""
        self.limits = Limits(config.limits, config.elapsed)
        self.signer = Signer(b"")
        self.slow_work = SlowWork()
        self.painter = Painter()
        self.company = Company(self.store, config)
        each = config.sockets_each if config.limits else config.connections
        self.open_sockets = OpenAtOnce(config.connections, each)
        self.open_polls = OpenAtOnce(config.polls, config.polls_each if config.limits else config.polls)
        self.tables: dict[str, LiveTable] = {}
        own = BotWorkers(config.bot_workers, config.bot_seconds)
        self.neighbours = neighbours_of(self) if config.redis else None
        self.workers: BotWorkers | TurnBoard = self.neighbours.board(own) if self.neighbours else own
        guests.offer(config.guests)
        self.guests = GuestBots(_database_files(self.store))
        self.bots = BotPlayers(self.workers, config.bot_pause, self.guests)
        self.classroom = Classroom(config.classroom, self._somebody_waits) if config.classroom else None
        self.passers = Passers()
        self.teller = Teller()
        self.study = Study(self._somebody_waits)
        self.reviews = Reviews(self.store, self.study, self.neighbours)
        self.caller = Caller(self) if config.public else None
        """Calls players back, if the host has said where they find the server."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._stop = asyncio.Event()
        self._memory = allowed_memory(config.memory)
        self._kept = -math.inf
        """When the play time was last put on disk."""

    async def open(self) -> None:
        await self.store.open()
        self.signer = Signer(self.store.key)
        if self.neighbours is not None:
            self.played.begin(await self.neighbours.open())
        else:
            counted = await self.store.played()
            self.played.begin(self.config.now() if counted is None else counted)
        if self.caller is not None:
            await self.caller.open()
        self._tasks.append(asyncio.create_task(self._tick_until_stopped(), name="ticks"))
        if self.neighbours is not None:
            self.neighbours.think()
        if self.config.warm:
            self.workers.warm()
        if self.classroom is not None:
            await self.classroom.open()

    async def close(self) -> None:
        """Stop at once. What is on its way to or from the disk still gets there; what bots think is given up."""
        self._stop.set()
        thinking = [task for table in self.tables.values() for task in table.thinking.values()]
        for table in self.tables.values():
            table.closed = True
        await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
        await self.company.close()
        if self.caller is not None:
            await self.caller.close()
        await self.slow_work.close()
        await self.study.close()
        await self.workers.close()
        await self.bots.close()
        self.guests.close()
        if self.classroom is not None:
            await self.classroom.close()
        guests.offer({})
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        with suppress(CouncilError):
            await self.store.keep_played(self.played())
        if self.neighbours is not None:
            await self.neighbours.close()
        await self.store.close()

    # -- tables

    async def table(self, name: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        if not is_id(name):
            raise no_table()
        table = self.tables.get(name)
        if table is None:
            if name not in self._loading:
                self._loading[name] = asyncio.create_task(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(self._loading[name])
        elif self.neighbours is not None:
            await self.neighbours.freshen(table)
        table.touched = self.config.elapsed()
        return table

    def seed(self) -> str:
        """Of the next deal."""
        return key_of(self.config.luck(KEY_BITS))

    async def lay(self, new: NewTable) -> LiveTable:
        """Put a new table on disk and on its feet. `Refused` if there is no room for it."""
        self.check_room()
        await self.store.write(new.changes())
        return self.keep(new)

    def check_room(self) -> None:
        check_room(self.store.file, self._memory)

    def keep(self, new: NewTable) -> LiveTable:
        """A table that has just been put on disk, by somebody who is there."""
        table = self._keep(LiveTable(new.terms, new.snapshot, self.store, self.config, self.played))
        table.seen[table.terms.host] = table.elapsed()
        return table

    async def rematch(self, table: LiveTable, guest: Visitor) -> str:
        """The table of the rematch; laid when the first of the players asks for it."""
        return await _rematch(table, self, guest)

    async def _load(self, name: str) -> LiveTable:
        terms, snapshot = await read_table(self.store, name)
        return self._keep(LiveTable(terms, snapshot, self.store, self.config, self.played))

    def _keep(self, table: LiveTable) -> LiveTable:
        table.on_change = self._wake
        table.on_trouble = self._forget
        self.tables[table.id] = table
        if self.neighbours is not None:
            self.neighbours.keep(table)
        self._wake(table)
        return table

    def _wake(self, table: LiveTable) -> None:
        """Something has changed: let those decide who are no people, and those who wish to pass."""
        self.passers.wake(table)
        self.company.wake(table)
        self.bots.wake(table)

    def _forget(self, table: LiveTable) -> None:
        """Let a table go; whoever still looks at it comes back by itself and finds what is on disk."""
        table.closed = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            if self.neighbours is not None:
                self.neighbours.forget(table)
        for listener in list(table.listeners):
            listener.hang_up()

    # -- time

    async def _tick_until_stopped(self) -> None:
        """See to the clocks as long as the server runs, whatever goes wrong; the same trouble is told once."""
        ticks, told = 0, ""
        while not await self._stopped_within(self.config.tick_seconds):
            ticks += 1
            try:
                await self._tick_and_look(ticks)
                told = ""
            except Exception as error:
                if told != repr(error):
                    told = repr(error)
                    log.error("the clocks could not be seen to: %s", type(error).__name__, exc_info=error)

    async def _tick_and_look(self, ticks: int) -> None:
        await self.tick()
        if ticks % CALL_EVERY == 0 and self.caller is not None:
            self.caller.begin_to_look()
        if ticks % OVERDUE_EVERY == 0:
            self.limits.sweep()
            with suppress(Refused):  # the database is away, and the store has said so
                await self.wake_overdue()
                await self.company.sweep(self.table)
        if ticks % EXPIRE_EVERY == 0:
            with suppress(Refused):
                await uploads.expire(self.store, self.config.now())

    async def _stopped_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stop.wait(), seconds)
        return self._stop.is_set()

    async def tick(self) -> None:
        """See to clocks and audiences that have run out, and let tables go that nobody needs."""
        now, played = self.config.elapsed(), self.played()
        self.ticked = now
        await self._keep_played(now)
        if self.neighbours is not None:
            with suppress(Refused):
                await self.neighbours.tick()
        for table in list(self.tables.values()):
            if table.due <= played:
                with suppress(Refused):  # the disk is in trouble; the table has been let go and will be read again
                    await alone(expire)(table)
            elif table.snapshot.times and table.snapshot.times.waits and table.are_there(table.snapshot.places):
                with suppress(Refused):
                    await start_clocks(table)
            elif table.is_idle and now - table.touched > self.config.idle_seconds:
                self._forget(table)
        self.guests.tidy(self._goes_on)
        await self.company.tick(list(self.tables.values()))

    def _somebody_waits(self) -> bool:
        """Whether people's opponents stand in line to think: then nothing else does."""
        return self.workers.waiting() > 0

    def _goes_on(self, name: str) -> bool:
        return name in self.tables and self.tables[name].snapshot.goes_on

    async def _keep_played(self, now: float) -> None:
        """Put the play time on disk now and then; while the database is away this is also how its return is noticed."""
        ticking = any(table.due < math.inf for table in self.tables.values())
        away = self.store.away_since is not None
        if now - self._kept >= (AWAY_SECONDS if away else TICKING_SECONDS if ticking else QUIET_SECONDS):
            self._kept = now
            with suppress(Refused):
                await self.store.keep_played(self.played())

    def _stop_play(self, moment: float) -> None:
        self.played.stop(moment)

    def _resume_play(self) -> None:
        """Time passes again. Who knows what another server has written meanwhile: every table is read anew."""
        self.played.go_on()
        for table in list(self.tables.values()):
            self._forget(table)

    async def wake_overdue(self) -> None:
        """Bring in the tables whose clocks have run out while nobody looked; the next tick sees to them."""
        due, finished = schema.tables.c.due, schema.tables.c.finished
        query = select(schema.tables.c.id).where(due < self.played(), finished.is_(None)).limit(100)
        due_now = [row["id"] for row in await self.store.rows(query)]
        if self.neighbours is not None and due_now:
            due_now = await self.neighbours.claimed(due_now)
        for name in due_now:
            try:
                await self.table(name)
            except CouncilError as error:
                log.warning("table %s cannot be read: %s", name, error.key)

    def figures(self) -> metrics.Figures:
        """What is told of this server in figures."""
        found: metrics.Figures = {
            "tables": len(self.tables),
            "sockets": sum(len(table.listeners) for table in self.tables.values()),
            "bot_queue": self.workers.waiting(),
            "bot_failures": self.workers.failures,
            "database_up": int(self.store.away_since is None),
            **self.store.metrics.figures(),
        }
        return {**found, "redis_up": int(not self.neighbours.bus.is_away)} if self.neighbours else found

    async def all_figures(self) -> dict[str, metrics.Figures]:
        """Those of this server, and what others on the same database have left of theirs."""
        if self.neighbours is None:
            return {"alone": self.figures()}
        return {**await self.neighbours.figures(), self.neighbours.me: self.figures()}


def _database_files(store: Store) -> tuple[str, ...]:
    """What no bot may read, should it lie in its folder."""
    return tuple(f"{store.file}{end}" for end in ("", "-wal", "-shm")) if store.file else ()


@alone
async def _rematch(table: LiveTable, hub: Hub, guest: Visitor) -> str:
    """The new table is on disk together with the word at the old one that leads there: two who ask get one table."""
    if not table.held(guest):
        raise not_yours()
    if table.snapshot.rematch is not None:
        return table.snapshot.rematch
    if table.snapshot.goes_on:
        raise Refused("server-not-over", 409)
    hub.check_room()
    snapshot, now, held = table.snapshot, hub.config.now(), table.held(guest)
    new = new_tables.rematch(table.terms, snapshot, held, now, hub.played(), hub.seed())
    told = notes(snapshot, now, [(held[0], "rematch", new.terms.id)])
    changed = table.next(rematch=new.terms.id, messages=(*snapshot.messages, *told))
    await table.commit(changed, [*new.changes(), *(added(table.id, each) for each in told)])
    hub.keep(new)
    return new.terms.id
