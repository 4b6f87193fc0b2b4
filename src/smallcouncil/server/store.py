"""The store: SQLite by default, any database of SQLAlchemy by its address.

All writing goes through one task. Whatever was handed in while the last commit ran is committed together by the next
one, so a disk that needs milliseconds for a commit still carries hundreds of moves a second.
"""

import asyncio
import errno
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Executable, RowMapping, Select, event, func, insert, inspect, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from smallcouncil.core.errors import CouncilError
from smallcouncil.server import schema
from smallcouncil.server.clocks import Times
from smallcouncil.server.commits import AwaitedCommits, Commits, LockedCommits, Outdated, ThreadCommits, file_engine
from smallcouncil.server.lock import PLACE
from smallcouncil.server.metrics import Metrics
from smallcouncil.server.migrations import begin, carry_on
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change

log = logging.getLogger(__name__)

Rows = Callable[[Select[Any]], Awaitable[list[RowMapping]]]
"""Asks the database."""
Batch = tuple[Sequence[Change], "asyncio.Future[None]"]

PATIENCE_SECONDS = 2.0
MAKING = PLACE + 1
"""The number of the lock that is held while the schema is made."""
PLAYED = "played"
"""The key under which the play time is kept."""
TRY_AGAIN = ("40001", "40P01")
"""What PostgreSQL calls a transaction that met another one."""
ANSWER_SECONDS = 10.0
"""How long a database server may take to answer before it counts as away."""


class StoreTrouble(CouncilError):
    """A database that cannot be used."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(f"{key}: {details}", **details)
        self.key = key


class Store:
    """One database, opened by one server; or by many that tell each other of what they write."""

    def __init__(self, address: str, elapsed: Callable[[], float] = time.monotonic, shared: bool = False) -> None:
        self.address = database_url(address)
        if shared and self.address.get_backend_name() != "postgresql":
            raise StoreTrouble("server-cannot-share", database=self.shown)
        self.key = b""
        """What cookies are signed with: made on the first start, kept with the tables."""
        self.away_since: float | None = None
        """Since when the database cannot be written; None while all is well."""
        self.metrics = Metrics()
        self.on_outage: Callable[[float], None] = lambda moment: None
        self.on_recovery: Callable[[], None] = lambda: None
        self._elapsed = elapsed
        self.engine = _engine(self.address)
        self.reader = _reader(self.engine)
        self._commits = _commits(self.engine, shared)
        self._queue: asyncio.Queue[Batch] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the database if it is new, refuse it if it is newer or another server's, and start to write."""
        try:
            self.make_private()
            if isinstance(self._commits, LockedCommits):
                await self._commits.take()
            async with self.engine.begin() as connection:
                self.key = await connection.run_sync(_prepared)
        except (SQLAlchemyError, OSError, CouncilError) as error:
            await self._dispose()
            if isinstance(error, CouncilError):
                raise
            raise self.unusable(error) from error
        self._writer = asyncio.create_task(self._write(), name="store-writer")

    def make_private(self) -> None:
        """A file is made for its owner only, before anything is in it."""
        if self.file is None:
            return
        try:
            _keep_private(self.file)
        except OSError as error:
            raise self.unusable(error) from error

    def unusable(self, error: Exception) -> StoreTrouble:
        return StoreTrouble("server-database", database=self.shown, problem=_first_line(error))

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return _file(self.address)

    async def close(self) -> None:
        """Write what was handed in, and let the database go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._dispose()

    async def _dispose(self) -> None:
        await self._commits.close()
        await self.engine.dispose()

    @property
    def shown(self) -> str:
        return self.address.render_as_string(hide_password=True)

    async def write(self, changes: Sequence[Change]) -> None:
        """All of these changes or none; they are on disk when this returns. `Refused` if the database is away."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self._queue.put_nowait((changes, done))
        try:
            await done
        except Exception:
            self.metrics.refused += 1
            raise
        self.metrics.stored(time.perf_counter() - began, sum(change[0] is schema.ADD_DECISION for change in changes))

    async def rows(self, query: Select[Any]) -> list[RowMapping]:
        async with self.reading() as rows:
            return await rows(query)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Rows]:
        """Read several things as they were at one moment, whatever is written meanwhile."""
        try:
            async with self.reader.connect() as connection:

                async def rows(query: Select[Any]) -> list[RowMapping]:
                    return list((await connection.execute(query)).mappings())

                yield rows
        except Exception as error:
            if not _is_outage(error) or isinstance(error, CouncilError):
                raise
            raise Refused("server-database-away", 503) from error

    @asynccontextmanager
    async def working(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that reads and writes, beside those of the tables."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except Exception as error:
            if not _is_outage(error) or isinstance(error, CouncilError):
                raise
            raise Refused("server-database-away", 503) from error

    async def row(self, query: Select[Any]) -> RowMapping | None:
        return next(iter(await self.rows(query)), None)

    async def answers(self) -> bool:
        """Whether the database can be read now, without much waiting."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self.row(select(schema.keys.c.name).limit(1))
        except (Refused, TimeoutError):
            return False
        return True

    async def played(self) -> float | None:
        """The play time at which the last server stopped, as far as is known."""
        kept = await self.rows(
            select(schema.keys.c.value).where(schema.keys.c.name == PLAYED, schema.keys.c.value != "")
        )
        running = await self.rows(select(schema.tables.c.clock).where(schema.tables.c.due.is_not(None)))
        begun = [since for row in running for since in Times.read(row["clock"]).since if since is not None]
        return max([*begun, *(float(row["value"]) for row in kept)], default=None)

    async def keep_played(self, seconds: float) -> None:
        await self.write([(schema.SAVE_KEY, {"key": PLAYED, "value": repr(seconds)})])

    async def _write(self) -> None:
        while True:
            batches = [await self._queue.get()]
            while not self._queue.empty():
                batches.append(self._queue.get_nowait())
            await self._settle(batches)
            for _ in batches:
                self._queue.task_done()

    async def _settle(self, batches: list[Batch]) -> None:
        """Commit all together. If that fails, one by one: a bad change is nobody else's misfortune.

        If it is the database that fails, none is tried again: everybody would wait for the same answer.
        """
        began = self._elapsed()
        try:
            await self._commits.make(grouped([changes for changes, _ in batches]), _built_on(batches))
        except Outdated as error:
            await self._settle_others(batches, error)
        except Exception as error:
            if _is_outage(error):
                self._note_outage(began, error)
                for _, done in batches:
                    _tell(done, Refused("server-not-stored", 503))
            elif len(batches) == 1:
                log.warning("a change could not be stored: %s", type(error).__name__)
                _tell(batches[0][1], error)
            else:
                for batch in batches:
                    await self._settle([batch])
        else:
            for _, done in batches:
                _tell(done, None)
            self._note_recovery()

    async def _settle_others(self, batches: list[Batch], error: Outdated) -> None:
        """Whoever builds on what is no longer so is told; all others are committed."""
        late = [batch for batch in batches if _tables(batch) & error.tables]
        for _, done in late:
            _tell(done, error)
        others = [batch for batch in batches if batch not in late]
        if others:
            await self._settle(others)

    def _note_outage(self, began: float, error: Exception) -> None:
        """Once for each outage: the log is no place to be flooded."""
        if self.away_since is None:
            log.error("the database cannot be written: %s", _first_line(error))
            self.away_since = began
            self.on_outage(began)

    def _note_recovery(self) -> None:
        if self.away_since is not None:
            log.warning("the database can be written again after %.0f s", self._elapsed() - self.away_since)
            self.away_since = None
            self.on_recovery()


def _built_on(batches: list[Batch]) -> dict[str, int]:
    """By table, the version that a save of it builds on."""
    rows = (row for changes, _ in batches for statement, row in changes if statement in schema.SAVES)
    return {row["key"]: row["built_on"] for row in rows}


def _tables(batch: Batch) -> set[str]:
    return set(_built_on([batch]))


def _is_outage(error: Exception) -> bool:
    """Whether it is the database that fails, and not what it was asked to do."""
    if isinstance(error, IntegrityError | DataError | ProgrammingError):
        return False
    if getattr(getattr(error, "orig", None), "sqlstate", None) in TRY_AGAIN:
        return False
    return isinstance(error, SQLAlchemyError | OSError | CouncilError)


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
    more: dict[str, Any] = {}
    if url.get_backend_name() == "postgresql":
        waits = {"timeout": ANSWER_SECONDS, "command_timeout": ANSWER_SECONDS}
        more = {"pool_pre_ping": True, "connect_args": waits}
    try:
        engine = create_async_engine(url, hide_parameters=True, **more)
    except (ImportError, SQLAlchemyError) as error:
        told = url.render_as_string(hide_password=True)
        raise StoreTrouble("server-database", database=told, problem=_first_line(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _sqlite)
    return engine


def _reader(engine: AsyncEngine) -> AsyncEngine:
    """For reading at one moment. What is read of a file is written by nobody else."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine


def _commits(engine: AsyncEngine, shared: bool) -> Commits:
    """A file gets a thread; a database in memory cannot be seen from another connection."""
    if engine.dialect.name == "postgresql":
        return LockedCommits(engine, shared)
    if _file(engine.url) is None:
        return AwaitedCommits(engine)
    direct = file_engine(engine.url)
    event.listen(direct, "connect", _sqlite)
    return ThreadCommits(direct)


def _file(url: URL) -> Path | None:
    named = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if named else None


def _keep_private(file: Path) -> None:
    """The database holds the key that cookies are signed with, so it is for its owner only, and so are its side files.

    SQLite gives those the rights of the database itself.
    """
    folder = file.absolute().parent
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", ".lock"))):
        with suppress(FileNotFoundError, PermissionError):
            each.chmod(0o600)


def _sqlite(connection: Any, _: object) -> None:
    """WAL: readers never wait for the writer. FULL: a commit survives a power cut, not only the end of this process."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _prepared(connection: Connection) -> bytes:
    """Make what is missing, and find the signing key. Two servers that start at once do so one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MAKING)))
    if inspect(connection).has_table("keys"):
        known = {row.name: row.value for row in connection.execute(select(schema.keys))}
        found = int(known.get("schema", 0))
        if found > schema.VERSION:
            raise StoreTrouble("server-database-newer", found=found, known=schema.VERSION)
        carry_on(connection, found)
        if PLAYED not in known:
            connection.execute(insert(schema.keys), {"name": PLAYED, "value": ""})
        return bytes.fromhex(known["signing"])
    begin(connection)
    key = secrets.token_bytes(32)
    values = {"schema": str(schema.VERSION), "signing": key.hex(), PLAYED: ""}
    connection.execute(insert(schema.keys), [{"name": name, "value": value} for name, value in values.items()])
    return key


def _first_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    cause = getattr(error, "orig", None) or error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__
