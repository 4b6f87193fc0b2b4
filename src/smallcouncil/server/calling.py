"""Calls players back to their tables: it is their turn, their time runs short, the game is over.

What is to be told stands in the table `letters`: one row for each subscription, table, seat and occasion. A letter
waits a little while: whoever looks at the table meanwhile, at whichever server, needs none. Then one of the servers
takes it, looks once more whether it is still true, and sends it. What does not get through is tried again, later and
later.
"""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import RowMapping, Select, and_, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from smallcouncil.locale import texts
from smallcouncil.server import subscriptions
from smallcouncil.server.clocks import Times
from smallcouncil.server.loading import awaited
from smallcouncil.server.mailing import Letter, NoSuchMailbox, PostOffice
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change, holders, keys, letters, seats, tables
from smallcouncil.server.schema import subscriptions as wanted
from smallcouncil.server.table_snapshot import read_settings
from smallcouncil.server.web_push import Reader, Vapid, is_there, new_key, push
from smallcouncil.web import calling_page

if TYPE_CHECKING:
    from smallcouncil.server.hub import Hub

log = logging.getLogger(__name__)

TURN, SHORT, OVER, CONFIRM = "turn", "short", "over", "confirm"
GRACE_SECONDS = 15.0
"""How long a letter waits before it is sent: a page that is loaded again is no reason to call."""
OVERLAP_SECONDS = 60.0
"""So far before the last look the next one begins: clocks of servers differ."""
LEASE_SECONDS = 90.0
FIRST_WAIT, TIMES_LONGER, MOST_TRIES = 30.0, 4, 6
"""After how long a letter is tried again, how much longer each time, and how often in all."""
SHORTEST_PART, MOST_SHORT = 0.25, 6 * 3600.0
"""Time runs short at this part of what a clock began with, and not before so many seconds are left."""
AT_ONCE = 20
TELLS_NOBODY = -1
VAPID = "vapid"
GONE = (404, 410)
"""What a push service answers when a subscription has ended."""

_KEY = ("subscription", "table_id", "seat", "occasion")
_OF_TABLES = ("version", "awaiting", "asked", "changed", "finished", "clock", "settings")


class Due(NamedTuple):
    """Something that a subscriber is to be told of a table."""

    subscription: str
    table: str
    seat: int
    occasion: str
    version: int

    def row(self, now: float) -> dict[str, Any]:
        return {**dict(zip(_KEY, self[:4], strict=True)), "version": self.version, "due": now, "since": now}


class Caller:
    """One server's part in calling people back."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._config = hub.config
        self.store = hub.store
        self.office = PostOffice.at(self._config.smtp, self._config.mail_from) if self._config.smtp else None
        self.vapid: Vapid | None = None
        self._looked = 0.0
        self._task: asyncio.Task[None] | None = None
        new = (postgresql if self.store.engine.dialect.name == "postgresql" else sqlite).insert(letters)
        told = {name: new.excluded[name] for name in ("version", "due", "since")}
        self._put = new.values(tries=0).on_conflict_do_update(
            index_elements=list(_KEY), set_={**told, "tries": 0}, where=letters.c.version < new.excluded.version
        )

    async def open(self) -> None:
        if is_there():
            self.vapid = Vapid(await self._kept_key(), self._config.public)

    @property
    def offer(self) -> calling_page.Offer | None:
        """What people may choose from; nothing where nothing can be sent."""
        push_key = self.vapid.public if self.vapid else ""
        return calling_page.Offer(push_key, self.office is not None) if push_key or self.office else None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _kept_key(self) -> str:
        """The key that signs messages: made on the first start, the same for all servers on a database."""
        query = select(keys.c.value).where(keys.c.name == VAPID)
        found = await self.store.row(query)
        if found is None:
            with suppress(Exception):  # another server was first
                await self.store.write([(insert(keys), {"name": VAPID, "value": new_key()})])
            found = await self.store.row(query)
        assert found is not None
        return str(found["value"])

    def asking(self, name: str, now: float) -> Change:
        """The letter that asks whether its reader wants others."""
        return self._put, Due(name, "", TELLS_NOBODY, CONFIRM, 1).row(now)

    # -- now and then

    def begin_to_look(self) -> None:
        """Look for what is to be told, unless that is going on."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look_safely(), name="calls")

    async def _look_safely(self) -> None:
        try:
            await self.look()
        except Refused:
            log.debug("nobody is called while the database is away")
        except Exception as error:
            log.error("players cannot be called: %s", type(error).__name__, exc_info=error)

    async def look(self) -> None:
        neighbours = self._hub.neighbours
        if neighbours is None or await neighbours.claim("calls"):
            await self._write_letters()
            await subscriptions.forget_unconfirmed(self.store, self._config.now())
        await self._spare_who_looks()
        await self._send_what_is_due()

    # -- what is to be told

    async def _write_letters(self) -> None:
        now, since = self._config.now(), self._looked
        rows = await self.store.rows(_changed(since - OVERLAP_SECONDS))
        rows += await self.store.rows(_pressed(self._hub.played() + MOST_SHORT))
        due = {each for row in rows for each in self._occasions(row)}
        if due:
            await self.store.write([(self._put, each.row(now + GRACE_SECONDS)) for each in sorted(due)])
        self._looked = now

    def _occasions(self, row: RowMapping) -> Iterator[Due]:
        name, table, seat = row["subscription"], row["table"], row["seat"]
        if row["finished"] is not None:
            yield Due(name, table, TELLS_NOBODY, OVER, row["version"])
        elif row["sitter"] == "person" and seat in awaited(row):
            asked = _asked(row, seat)
            if row["changed"] > row["created"]:
                yield Due(name, table, seat, TURN, asked)
            if self._is_short(row, seat):
                yield Due(name, table, seat, SHORT, asked)

    def _is_short(self, row: RowMapping, seat: int) -> bool:
        clock = read_settings(row["settings"]).clock
        if row["clock"] is None or clock is None:
            return False
        times = Times.read(row["clock"])
        least = min(clock.seconds * SHORTEST_PART, MOST_SHORT)
        return times.since[seat] is not None and 0 < times.left_at(seat, self._hub.played()) <= least

    # -- who needs no letter

    async def _spare_who_looks(self) -> None:
        """Whoever has the table open here needs no letter from anybody."""
        waiting = select(*(letters.c[name] for name in _KEY), letters.c.version, wanted.c.browser).join(
            wanted, wanted.c.id == letters.c.subscription
        )
        for row in await self.store.rows(waiting.where(letters.c.due.is_not(None), letters.c.table_id != "")):
            table = self._hub.tables.get(row["table_id"])
            if table is not None and _looks(table, row):
                await self.store.write([(_done(row), {})])

    # -- sending

    async def _send_what_is_due(self) -> None:
        now = self._config.now()
        due = select(letters).where(letters.c.due <= now).order_by(letters.c.due).limit(AT_ONCE)
        taken = [row for row in await self.store.rows(due) if await self._take(row, now)]
        await asyncio.gather(*(self._send(row, now) for row in taken))

    async def _take(self, row: RowMapping, now: float) -> bool:
        """Whether this letter is this server's to send; if it dies over that, another one takes it later."""
        mine = _this(row).where(letters.c.due == row["due"]).values(due=now + LEASE_SECONDS, tries=row["tries"] + 1)
        async with self.store.working() as connection:
            return (await connection.execute(mine)).rowcount == 1

    async def _send(self, row: RowMapping, now: float) -> None:
        found = await subscriptions.find(self.store, row["subscription"])
        if found is None or not await self._is_still_so(row):
            await self.store.write([(_done(row), {})])
            return
        try:
            await self._deliver(found, row, now)
        except (NoSuchMailbox, ValueError):
            log.info("a subscription has ended (%s)", found["kind"])
            await subscriptions.end(self.store, found["id"])
        except OSError as error:
            await self._try_later(row, now, error)
        else:
            await self.store.write([(_done(row), {})])

    async def _deliver(self, found: RowMapping, row: RowMapping, now: float) -> None:
        slug = await self._game_of(row["table_id"])
        told = calling_page.message(found["lang"], row["occasion"], slug)
        if found["kind"] == subscriptions.MAIL:
            if self.office is None:
                return
            letter = self._letter(found, row, told)
            await asyncio.to_thread(self.office.send, letter)
        elif self.vapid is not None:
            said = {**told._asdict(), "url": f"/t/{row['table_id']}", "off": way_out(found["id"])}
            said["out"] = texts(found["lang"])("web-call-out")
            text = json.dumps(said, ensure_ascii=False).encode()
            reader = Reader(found["address"], **json.loads(found["keys"]))
            private = self._config.private_push
            status = await asyncio.to_thread(push, self.vapid, reader, text, row["table_id"], now, private)
            if status in GONE:
                raise ValueError("the subscription has ended")
            if status >= 300:
                raise OSError(f"a push service answers {status}")

    def _letter(self, found: RowMapping, row: RowMapping, told: calling_page.Message) -> Letter:
        site, out = self._config.public, f"{self._config.public}{way_out(found['id'])}"
        confirming = row["occasion"] == CONFIRM
        link = f"{site}/calls/yes/{found['id']}" if confirming else f"{site}/t/{row['table_id']}"
        say = texts(found["lang"])
        ends = say("web-call-mail-ignore") if confirming else say("web-call-mail-out", link=out)
        return Letter(found["address"], told.title, f"{told.body}\n\n{link}\n\n-- \n{ends}\n", out)

    async def _game_of(self, table: str) -> str | None:
        row = await self.store.row(select(tables.c.game).where(tables.c.id == table)) if table else None
        return str(row["game"]) if row else None

    async def _is_still_so(self, row: RowMapping) -> bool:
        """Whether what the letter tells has not been overtaken."""
        if row["occasion"] == CONFIRM:
            return True
        table = await self.store.row(select(tables).where(tables.c.id == row["table_id"]))
        if table is None or row["occasion"] == OVER:
            return table is not None
        here = row["seat"] in awaited(table) and table["finished"] is None
        return here and _asked(table, row["seat"]) == row["version"]

    async def _try_later(self, row: RowMapping, now: float, error: OSError) -> None:
        tries = row["tries"] + 1
        if tries >= MOST_TRIES:
            log.warning("a letter is given up after %d tries: %s", tries, type(error).__name__)
            await self.store.write([(_done(row), {})])
            return
        later = now + FIRST_WAIT * TIMES_LONGER ** (tries - 1)
        await self.store.write([(_this(row).values(due=later), {})])


def way_out(name: str) -> str:
    """Where a subscription is ended, without any other proof."""
    return f"/calls/off/{name}"


def _asked(row: RowMapping, seat: int) -> int:
    asked: list[int] = json.loads(row["asked"] or "[]")
    return asked[seat] if seat < len(asked) else 0


def _looks(table: Any, row: RowMapping) -> bool:
    if row["seat"] == TELLS_NOBODY:
        return any(row["browser"] in table.snapshot.places[seat].holders for seat in table.present)
    return row["seat"] in table.present


def _this(row: RowMapping) -> Any:
    return update(letters).where(and_(*(letters.c[name] == row[name] for name in _KEY)))


def _done(row: RowMapping) -> Any:
    """Told, or not needed: unless something newer is to be told meanwhile."""
    return _this(row).where(letters.c.version == row["version"]).values(due=None)


def _held() -> Select[Any]:
    """The tables of all who want to be called back, seat by seat."""
    return (
        select(
            wanted.c.id.label("subscription"),
            wanted.c.created,
            tables.c.id.label("table"),
            *(tables.c[name] for name in _OF_TABLES),
            seats.c.seat,
            seats.c.sitter,
        )
        .join(holders, holders.c.browser == wanted.c.browser)
        .join(tables, tables.c.id == holders.c.table_id)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == holders.c.seat))
        .where(wanted.c.confirmed.is_not(None))
    )


def _changed(since: float) -> Select[Any]:
    """Where something has happened since then, and since the subscription."""
    news = or_(tables.c.finished.is_(None), tables.c.finished > wanted.c.created)
    return _held().where(tables.c.changed > since, tables.c.changed > wanted.c.created, news)


def _pressed(until: float) -> Select[Any]:
    """Where a clock may run short."""
    return _held().where(tables.c.due.is_not(None), tables.c.due < until, tables.c.finished.is_(None))
