"""Where commits are made. A file is written in a thread of its own, in one go; a database server is simply awaited.

A driver that waits for SQLite in a thread goes there and back for every step of a commit. In a busy event loop each way
back stands in line behind all that is being told to people, and a commit would take ten times as long.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Engine, Executable, create_engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

Work = Sequence[tuple[Executable, list[dict[str, Any]]]]
"""Statements, each with the rows of values that it is run with."""


class Commits(Protocol):
    async def make(self, work: Work) -> None:
        """All of the work or none of it; it is on disk when this returns."""

    async def close(self) -> None: ...


class AwaitedCommits:
    """By a driver that does not block."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, work: Work) -> None:
        async with self._engine.begin() as connection:
            for statement, rows in work:
                await connection.execute(statement, rows)

    async def close(self) -> None:
        """The engine belongs to the store."""


class ThreadCommits:
    """In a thread, by a connection of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "commits")

    async def make(self, work: Work) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._made, work)

    def _made(self, work: Work) -> None:
        with self._engine.begin() as connection:
            for statement, rows in work:
                connection.execute(statement, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def file_engine(url: URL) -> Engine:
    return create_engine(url.set(drivername="sqlite+pysqlite"))
