"""The store: SQLite by default, any database of SQLAlchemy by its address.

All writing goes through one task. Whatever was handed in while the last commit ran is committed together by the next
one, so a disk that needs milliseconds for a commit still carries hundreds of moves a second.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection, Executable, RowMapping, Select, event, insert, inspect, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from smallcouncil.core.errors import CouncilError
from smallcouncil.server import schema
from smallcouncil.server.commits import AwaitedCommits, Commits, ThreadCommits, file_engine
from smallcouncil.server.lock import held_lock
from smallcouncil.server.migrations import carry_on
from smallcouncil.server.schema import Change

log = logging.getLogger(__name__)

Batch = tuple[Sequence[Change], "asyncio.Future[None]"]


class StoreTrouble(CouncilError):
    """A database that cannot be used."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"{key}: {details}", **details)
        self.key = key


class Store:
    """One database, opened by one server."""

    def __init__(self, address: str) -> None:
        self.address = database_url(address)
        self.key = b""
        """What cookies are signed with: made on the first start, kept with the tables."""
        self._engine = _engine(self.address)
        self._commits = _commits(self._engine)
        self._queue: asyncio.Queue[Batch] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lock: AsyncConnection | None = None

    async def open(self) -> None:
        """Make the database if it is new, refuse it if it is newer or another server's, and start to write."""
        try:
            self._lock = await held_lock(self._engine)
            async with self._engine.begin() as connection:
                self.key = await connection.run_sync(_prepared)
        except (SQLAlchemyError, OSError, CouncilError) as error:
            await self._dispose()
            if isinstance(error, CouncilError):
                raise
            raise StoreTrouble("server-database", database=self._shown, problem=_first_line(error)) from error
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    async def close(self) -> None:
        """Write what was handed in, and let the database go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._dispose()

    async def _dispose(self) -> None:
        if self._lock is not None:
            await self._lock.close()
        await self._commits.close()
        await self._engine.dispose()

    @property
    def _shown(self) -> str:
        return self.address.render_as_string(hide_password=True)

    async def write(self, changes: Sequence[Change]) -> None:
        """All of these changes or none; they are on disk when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((changes, done))
        await done

    async def rows(self, query: Select[Any]) -> list[RowMapping]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def row(self, query: Select[Any]) -> RowMapping | None:
        return next(iter(await self.rows(query)), None)

    async def _write(self) -> None:
        while True:
            batches = [await self._queue.get()]
            while not self._queue.empty():
                batches.append(self._queue.get_nowait())
            await self._settle(batches)
            for _ in batches:
                self._queue.task_done()

    async def _settle(self, batches: list[Batch]) -> None:
        """Commit all together. If that fails, one by one: a bad change is nobody else's misfortune."""
        try:
            await self._commits.make(grouped([changes for changes, _ in batches]))
        except Exception as error:
            if len(batches) == 1:
                log.error("a change could not be stored: %s", type(error).__name__)
                _tell(batches[0][1], error)
                return
            for batch in batches:
                await self._settle([batch])
        else:
            for _, done in batches:
                _tell(done, None)


def grouped(together: list[Sequence[Change]]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """The changes of several tables by statement, so that each statement is run once.

    Changes of one table stay in their order: the first of all tables, then the second of all, and so on.
    """
    found: list[tuple[Executable, list[dict[str, Any]]]] = []
    for stage in range(max(map(len, together))):
        here: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for changes in together:
            if stage < len(changes):
                statement, row = changes[stage]
                here.setdefault(id(statement), (statement, []))[1].append(row)
        for statement, values in here.values():
            if found and found[-1][0] is statement:
                found[-1][1].extend(values)
            else:
                found.append((statement, values))
    return found


def _tell(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Whoever waited may have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def database_url(address: str) -> URL:
    """The address of a database: a path means SQLite, and drivers that cannot wait are exchanged for those that can."""
    url = make_url(address if "://" in address else f"sqlite:///{address}")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def shown(address: str) -> str:
    """The address of a database as people may see it: a path as it is, and never a password."""
    return make_url(address).render_as_string(hide_password=True) if "://" in address else address


def _engine(url: URL) -> AsyncEngine:
    try:
        engine = create_async_engine(url)
    except (ImportError, SQLAlchemyError) as error:
        told = url.render_as_string(hide_password=True)
        raise StoreTrouble("server-database", database=told, problem=_first_line(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _sqlite)
    return engine


def _commits(engine: AsyncEngine) -> Commits:
    """A file gets a thread; a database in memory cannot be seen from another connection."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return AwaitedCommits(engine)
    direct = file_engine(engine.url)
    event.listen(direct, "connect", _sqlite)
    return ThreadCommits(direct)


def _sqlite(connection: Any, _: object) -> None:
    """WAL: readers never wait for the writer. FULL: a commit survives a power cut, not only the end of this process."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _prepared(connection: Connection) -> bytes:
    """Make what is missing, and find the signing key."""
    if inspect(connection).has_table("keys"):
        known = {row.name: row.value for row in connection.execute(select(schema.keys))}
        found = int(known.get("schema", 0))
        if found > schema.VERSION:
            raise StoreTrouble("server-database-newer", found=found, known=schema.VERSION)
        carry_on(connection, found)
        return bytes.fromhex(known["signing"])
    schema.metadata.create_all(connection)
    key = secrets.token_bytes(32)
    values = [{"name": "schema", "value": str(schema.VERSION)}, {"name": "signing", "value": key.hex()}]
    connection.execute(insert(schema.keys), values)
    return key


def _first_line(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__
