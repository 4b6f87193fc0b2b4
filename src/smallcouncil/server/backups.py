"""Backups while people play, and bringing one back.

A backup is an SQLite file, whatever the tables are kept in: a copy of their file as it is at one moment, or all rows of
a PostgreSQL as they are at one moment. So it can be brought back to either. It is as secret as the server.
"""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Table, create_engine, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil.server import schema
from smallcouncil.server.lock import RunLock, held_lock
from smallcouncil.server.migrations import begin
from smallcouncil.server.store import Store, StoreTrouble

PASSING = (schema.servers, schema.claims, schema.turns)
"""What is of the moment, and in no backup."""
KEPT = [table for table in schema.metadata.sorted_tables if table not in PASSING]
AT_ONCE = 1000
"""Rows on their way."""


async def back_up(database: str, target: Path) -> int:
    """Write a backup to a new file; how many tables are in it. Whoever plays notices nothing."""
    store = Store(database)
    try:
        with _new_file(target) as new:
            if store.file is not None:
                return _copied(store.file, new)
            return await _drawn(store, new)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise store.unusable(error) from error
    finally:
        await store.engine.dispose()


async def restore(source: Path, database: str, replace: bool) -> int:
    """Bring a backup back to a database that no server has open; how many tables are in it.

    All of it or nothing. One that is not empty is only replaced if that is wanted.
    """
    if not source.is_file():
        raise StoreTrouble("server-no-backup", file=str(source))
    with tempfile.TemporaryDirectory(prefix="council-restore-") as folder:
        checked = Path(folder) / "backup.db"
        shutil.copyfile(source, checked)
        await _carried_on(checked, source)
        store = Store(database)
        try:
            if store.file is not None:
                return _put_in_place(checked, store, replace)
            return await _poured(checked, store, replace)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise store.unusable(error) from error
        finally:
            await store.engine.dispose()


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file that is whole or not there at all, and for its owner only."""
    if target.exists():
        raise StoreTrouble("server-backup-exists", file=str(target))
    new = target.with_name(f".{target.name}.part")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield new
        with open(new, "rb") as written:
            os.fsync(written.fileno())
        os.replace(new, target)
    finally:
        new.unlink(missing_ok=True)


def _copied(file: Path, new: Path) -> int:
    if not file.is_file():
        raise StoreTrouble("server-no-backup", file=str(file))
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(new)) as copy:
        old.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
        return int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])


async def _drawn(store: Store, new: Path) -> int:
    """All rows of a database server as they are at one moment."""
    engine = create_engine(f"sqlite:///{new}")
    try:
        with engine.begin() as copy:
            begin(copy)
            copy.execute(delete(schema.alembic_version))
            async with store.reader.connect() as connection:
                for table in KEPT:
                    rows = await connection.stream(select(table).execution_options(yield_per=AT_ONCE))
                    async for some in rows.mappings().partitions(AT_ONCE):
                        copy.execute(insert(table), [dict(row) for row in some])
            return _count(copy)
    finally:
        engine.dispose()


def _count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


async def _carried_on(checked: Path, source: Path) -> None:
    """A backup of an earlier version becomes one of today's; what is none is refused."""
    with closing(sqlite3.connect(checked)) as file:
        try:
            kept = file.execute("SELECT count(*) FROM keys WHERE name = 'signing'").fetchone() == (1,)
        except sqlite3.DatabaseError:
            kept = False
    if not kept:
        raise StoreTrouble("server-no-backup", file=str(source))
    store = Store(str(checked))
    await store.open()
    await store.close()


def _put_in_place(checked: Path, store: Store, replace: bool) -> int:
    assert store.file is not None
    store.make_private()
    lock = RunLock(store.address)
    lock.take()
    try:
        with closing(sqlite3.connect(store.file)) as there:
            empty = not there.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if not (empty or replace):
                raise StoreTrouble("server-not-empty", database=str(store.file))
            with closing(sqlite3.connect(checked)) as backup:
                backup.backup(there)
            return int(there.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        lock.give_back()


async def _poured(checked: Path, store: Store, replace: bool) -> int:
    """All rows into a database server, in one transaction."""
    lock = await held_lock(store.engine)
    engine = create_engine(f"sqlite:///{checked}")
    try:
        async with store.engine.begin() as target:
            await target.run_sync(schema.metadata.create_all)
            if await target.run_sync(_count) and not replace:
                raise StoreTrouble("server-not-empty", database=store.shown)
            for table in schema.metadata.sorted_tables:
                await target.execute(delete(table))
            with engine.connect() as backup:
                for table in KEPT:
                    for some in _partitions(backup, table):
                        await target.execute(insert(table), some)
                return _count(backup)
    finally:
        engine.dispose()
        await lock.close()


def _partitions(backup: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    for some in backup.execute(select(table)).mappings().partitions(AT_ONCE):
        yield [dict(row) for row in some]
