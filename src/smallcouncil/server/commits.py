"""Where commits are made. A file is written in a thread of its own, in one go; a database server is simply awaited.

A driver that waits for SQLite in a thread goes there and back for every step of a commit. In a busy event loop each way
back stands in line behind all that is being told to people, and a commit would take ten times as long.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import ARRAY, Engine, Executable, String, any_, bindparam, create_engine, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server import schema
from smallcouncil.server.lock import held_lock

Work = Sequence[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with the rows of values that it is run with."""


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


class ThreadCommits:
    """In a thread, by a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "commits")

    async def make(self, work: Work, built_on: Mapping[str, int]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._made, work)

    def _made(self, work: Work) -> None:
        with self._engine.begin() as connection:
            for statement, rows in work:
                connection.execute(statement, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def file_engine(url: URL) -> Engine:
    return create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True)
