"""Tries to get out of the walls, from inside, and tells which of them held. Run as a script, without the package."""

import contextlib
import json
import mmap
import os
import socket
import sys
from typing import Any


def held(aim: dict[str, Any]) -> dict[str, bool]:
    return {
        "processes": bool(aim["space"]) and os.readlink("/proc/self/ns/pid") != aim["space"],
        "files": not _opens(aim["secret"], "rb") and not _opens(aim["own"], "rb+"),
        "network": not _connects(aim["port"]),
        "shared": not _shares(),
        "user": os.getuid() != 0 and not _opens(aim["secret"], "rb"),
        "memory": _limited(aim["memory"] << 20),
    }


def _opens(path: str, how: str) -> bool:
    with contextlib.suppress(OSError), open(path, how):
        return True
    return False


def _connects(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 2):
        return True
    return False


def _shares() -> bool:
    with contextlib.suppress(OSError), mmap.mmap(-1, 4096):
        return True
    return False


def _limited(most: int) -> bool:
    """Whether the cgroup of this process has the limit, as far as it can be seen from here."""
    with contextlib.suppress(OSError, ValueError), open("/proc/self/cgroup") as lines:
        path = next((line.strip().partition("::")[2] for line in lines if line.startswith("0::")), "")
        with open(f"/sys/fs/cgroup{path}/memory.max") as limit:
            return int(limit.read()) == most
    return False


if __name__ == "__main__":
    print(json.dumps(held(json.loads(sys.argv[1]))))
