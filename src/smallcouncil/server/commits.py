"""Where commits are made. A file is written in a thread of its own, in one go; a database server is simply awaited.

A driver that waits for SQLite in a thread goes there and back for every step of a commit. In a busy event loop each way
back stands in line behind all that is being told to people, and a commit would take ten times as long.
"""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from typing import Any, Protocol

from sqlalchemy import (
    ARRAY,
    ClauseElement,
    Engine,
    Executable,
    PoolProxiedConnection,
    String,
    any_,
    bindparam,
    create_engine,
    event,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server import schema
from smallcouncil.server.lock import held_lock

log = logging.getLogger(__name__)

Work = Sequence[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with the rows of values that it is run with."""
_NAMED = sqlite.dialect(paramstyle="named")


class Outdated(Exception):
    """Somebody else has changed some of the tables that the work builds on."""

    def __init__(self, tables: Collection[str]) -> None:
        super().__init__()
        self.tables = frozenset(tables)


class Commits(Protocol):
    async def make(self, work: Work, built_on: Mapping[str, int]) -> None:
        """All of the work or none of it; it is on disk when this returns. `built_on` are versions of tables."""

    async def close(self) -> None: ...


class AwaitedCommits:
    """By a driver that does not block: for a database in memory."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, work: Work, built_on: Mapping[str, int]) -> None:
        async with self._engine.begin() as connection:
            for statement, rows in work:
                await connection.execute(statement, rows)

    async def close(self) -> None:
        """The engine belongs to the store."""


_LOCK_TABLES = (
    select(schema.tables.c.id, schema.tables.c.version)
    .where(schema.tables.c.id == any_(bindparam("tables", type_=ARRAY(String))))
    .order_by(schema.tables.c.id)
    .with_for_update()
)


class LockedCommits:
    """By the one connection that holds the lock of a database server.

    Whoever has lost that connection has lost the lock, and can write nothing until it has both again. Where servers
    share it, all tables of a commit are locked first, always in the same order: no two of them wait for each other.
    """

    def __init__(self, engine: AsyncEngine, shared: bool) -> None:
        self._engine = engine
        self._shared = shared
        self._held: AsyncConnection | None = None

    async def take(self) -> None:
        """Take the lock. `AlreadyRunning` if another server has it."""
        self._held = await held_lock(self._engine, self._shared)

    async def make(self, work: Work, built_on: Mapping[str, int]) -> None:
        if self._held is None:
            await self.take()
        assert self._held is not None
        try:
            async with self._held.begin():
                if self._shared and built_on:
                    await self._lock(self._held, built_on)
                for statement, rows in work:
                    await self._held.execute(statement, rows)
        except (IntegrityError, DataError, ProgrammingError, Outdated):
            raise
        except BaseException:
            await self._let_go()
            raise

    async def _lock(self, connection: AsyncConnection, built_on: Mapping[str, int]) -> None:
        found = await connection.execute(_LOCK_TABLES, {"tables": list(built_on)})
        versions = {row.id: row.version for row in found}
        late = [name for name, version in built_on.items() if versions.get(name) != version]
        if late:
            raise Outdated(late)

    async def _let_go(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            with suppress(Exception):  # it is broken already
                await held.invalidate()
                await held.close()

    async def close(self) -> None:
        if self._held is not None:
            await self._held.close()
            self._held = None


SWITCH_SECONDS = 0.0005
"""Writing a row gives the interpreter away and wants it back. Python's usual 5 ms each time would be the longest part
of a move while people are told of others."""


@contextmanager
def quick_switches() -> Iterator[None]:
    """The thread that commits does not wait long for the interpreter."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


ROWS_A_FILING = 500
"""Rows after which what was committed is filed."""
_FILE = "PRAGMA wal_checkpoint(PASSIVE)"


class Filing:
    """Takes what was committed from the log of SQLite into the database itself, in a thread beside the commits.

    SQLite would do so within every so-many-th commit, in which everybody then waits for a disk that has hundreds of
    pages to write. Here a commit waits for the last few of them only, after which the log begins anew.
    """

    def __init__(self, engine: Engine, catch_up: Callable[[], None]) -> None:
        self._engine = engine
        self._catch_up = catch_up
        self._thread = ThreadPoolExecutor(1, "filing")
        self._rows = 0
        self._filing = False

    def note(self, rows: int) -> None:
        """So many rows have been committed."""
        self._rows += rows
        if self._rows >= ROWS_A_FILING and not self._filing:
            self._rows, self._filing = 0, True
            self._thread.submit(self._file)

    def _file(self) -> None:
        try:
            with closing(self._engine.raw_connection()) as held:
                held.cursor().execute(_FILE)
            self._catch_up()
        except (SQLAlchemyError, sqlite3.Error) as error:
            log.warning("what was committed could not be filed: %s", type(error).__name__)
        finally:
            self._filing = False

    def close(self) -> None:
        self._thread.shutdown()


class ThreadCommits:
    """In a thread, by its own connection. Statements are put into SQL once: that takes longer than to run them."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "commits")
        self._filing = Filing(engine, self._catch_up)
        self._held: PoolProxiedConnection | None = None
        self._sql: dict[tuple[Executable, tuple[str, ...]], tuple[str, dict[str, Any]]] = {}

    async def make(self, work: Work, built_on: Mapping[str, int]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._made, work)

    def _made(self, work: Work) -> None:
        connection = self._connection()
        try:
            for statement, rows in work:
                sql, usual = self._worded(statement, tuple(rows[0]))
                connection.executemany(sql, [{**usual, **row} for row in rows] if usual else rows)
            connection.commit()
        except sqlite3.Error as error:
            self._let_go()
            raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error
        except BaseException:
            self._let_go()
            raise
        self._filing.note(sum(len(rows) for _, rows in work))

    def _connection(self) -> Any:
        if self._held is None:
            self._held = self._engine.raw_connection()
        return self._held.dbapi_connection

    def _catch_up(self) -> None:
        """Between two commits, file what was committed while the rest was filed."""
        self._thread.submit(lambda: self._connection().execute(_FILE))

    def _worded(self, statement: Executable, names: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
        """A statement in SQL, for rows with values of these names; and those that it brings or that columns have."""
        key = (statement, names)
        if key not in self._sql:
            assert isinstance(statement, ClauseElement)
            made: Any = statement.compile(dialect=_NAMED, column_keys=list(names))
            usual = {name: bind.value for name, bind in made.binds.items() if not bind.required}
            usual |= {column.key: column.default.arg for column in made.insert_prefetch or ()}
            self._sql[key] = (str(made), usual)
        return self._sql[key]

    def _let_go(self) -> None:
        """What was begun is taken back; the next commit takes a new connection."""
        held, self._held = self._held, None
        if held is not None:
            held.close()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self._filing.close)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    def _end(self) -> None:
        self._let_go()
        self._engine.dispose()


def file_engine(url: URL) -> Engine:
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
    event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA wal_autocheckpoint=0"))
    return engine
