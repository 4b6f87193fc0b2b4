"""The services that tests of many servers need; run as a program (`make services`), it gets those that are missing."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

REQUIRED = "SMALLCOUNCIL_SERVICES"
"""In the environment: where a service is missing, its tests fail instead of being skipped."""
WAYS = (
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "postgresql", "redis-server"],
)


def program(name: str) -> str | None:
    """Debian keeps the programs of PostgreSQL's server where no path leads."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(kept[-1]) if kept else shutil.which(name)


def missing(reason: str) -> NoReturn:
    import pytest

    if os.environ.get(REQUIRED):
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def lacking() -> list[str]:
    found = {
        "PostgreSQL": program("initdb") and program("pg_ctl"),
        "Redis or Valkey": shutil.which("redis-server") or shutil.which("valkey-server"),
    }
    return [name for name, path in found.items() if not path]


def main() -> None:
    if lacking() and shutil.which("apt-get") and os.geteuid() == 0:
        for command in WAYS:
            print(f"Here is no {', no '.join(lacking())}. Fetching: {' '.join(command)}", flush=True)
            subprocess.run(command, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if lacking():
        sys.exit(f"The tests of many servers need {' and '.join(lacking())}, which is not installed here.")
    print("PostgreSQL and Redis or Valkey are here.")


if __name__ == "__main__":
    main()
