"""One server to a database, unless they tell each other: a second would not hear of the moves made at the first."""

import os
from pathlib import Path
from typing import IO

from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.core.errors import CouncilError


class AlreadyRunning(CouncilError):
    """Another server has this database open; `address` is where it can be reached, if it has said so."""

    key = "server-running"

    def __init__(self, address: str) -> None:
        super().__init__(f"a server is already running at {address or 'another place'}", address=address or "none")
        self.address = address


PLACE = int.from_bytes(b"council", "big")
"""The number under which PostgreSQL knows our lock; every database has its own."""


async def held_lock(engine: AsyncEngine, shared: bool = False) -> AsyncConnection:
    """A connection that holds the lock of a database server as long as it is open. A file has a `RunLock` instead.

    Servers that tell each other of their moves share the lock; one that does not has it alone.
    """
    connection = await engine.connect()
    wanted = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
    taken = await connection.scalar(select(wanted(PLACE)))
    await connection.commit()
    if not taken:
        await connection.close()
        raise AlreadyRunning("")
    return connection


class RunLock:
    """A locked file beside the database, with the server's address in it. It opens by itself when the process ends.

    Whatever links lead to the database, it lies beside the file itself.
    """

    def __init__(self, database: URL) -> None:
        named = database.get_backend_name() == "sqlite" and database.database not in (None, "", ":memory:")
        self._path = Path(f"{os.path.realpath(str(database.database))}.lock") if named else None
        self._file: IO[str] | None = None

    def take(self) -> None:
        if self._path is None:
            return
        file = open(self._path, "a+", encoding="utf-8", opener=_private)  # noqa: SIM115 it stays open as long as the lock is held
        if not _locked(file):
            file.seek(0)
            address = file.read().strip()
            file.close()
            raise AlreadyRunning(address)
        self._file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Leave the address for others to read."""
        if self._file is not None:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(address)
            self._file.flush()

    def give_back(self) -> None:
        if self._file is not None:
            self.tell("")
            self._file.close()
            self._file = None


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _locked(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows locks bytes; this one lies far behind the address
        import msvcrt

        file.seek(1 << 20)
        lock, how = msvcrt.locking, msvcrt.LK_NBLCK  # type: ignore[attr-defined, unused-ignore]
        arguments: tuple[int, ...] = (file.fileno(), how, 1)
    else:
        lock, arguments = fcntl.flock, (file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    try:
        lock(*arguments)
    except OSError:
        return False
    return True
