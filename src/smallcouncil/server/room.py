"""Whether there is room for one more table: on the disk, and in memory. Those that are there go on in any case."""

import shutil
from contextlib import suppress
from pathlib import Path

from smallcouncil.server.metrics import resident_memory
from smallcouncil.server.refusals import Refused

LEAST_FREE = 64 * 1024 * 1024
"""Bytes on the disk of the database."""
MOST_PART = 0.85
"""Of the memory that this process may have."""
_NO_LIMIT = 1 << 60


def disk_is_full(file: Path | None) -> bool:
    return file is not None and shutil.disk_usage(file.absolute().parent).free < LEAST_FREE


def allowed_memory(wanted: int) -> int:
    """Bytes: what was said, or most of what the machine or the container has; 0 if that cannot be told."""
    if wanted:
        return wanted
    limits = [limit for limit in (_of_container(), _of_machine()) if limit]
    return int(min(limits) * MOST_PART) if limits else 0


def check_room(file: Path | None, memory: int) -> None:
    """`Refused` if a new table would be one too many."""
    if disk_is_full(file):
        raise Refused("server-disk-full", 503)
    if memory and resident_memory() > memory:
        raise Refused("server-memory-full", 503)


def _of_container() -> int:
    for path in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        with suppress(OSError, ValueError):
            found = int(Path(path).read_text())
            return found if found < _NO_LIMIT else 0
    return 0


def _of_machine() -> int:
    with suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/meminfo").read_text().split()[1]) * 1024
    return 0
