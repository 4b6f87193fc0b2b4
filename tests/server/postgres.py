"""A real PostgreSQL for the tests: on a free port, in a folder of its own, stopped and started as they like."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import services


class Postgres:
    """A database server that tests may stop."""

    def __init__(self, control: str, folder: str, port: int, owner: str | None) -> None:
        self.address = f"postgresql://council@127.0.0.1:{port}/postgres"
        self._control = control
        self._folder = folder
        self._port = port
        self._owner = owner

    def run(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=self._owner, cwd=self._folder, timeout=60)

    def start(self) -> None:
        where = ("-D", f"{self._folder}/data", "-l", f"{self._folder}/log")
        self.run(self._control, *where, "-w", "-o", f"-p {self._port} -k {self._folder} -h 127.0.0.1", "start")

    def fresh(self, name: str) -> str:
        """The address of a new, empty database."""
        self.run(
            f"{self._control.removesuffix('pg_ctl')}createdb",
            "-h",
            "127.0.0.1",
            "-p",
            str(self._port),
            "-U",
            "council",
            name,
        )
        return self.address.replace("/postgres", f"/{name}")

    def stop(self) -> None:
        """At once, as if it had crashed."""
        self.run(self._control, "-D", f"{self._folder}/data", "-w", "-m", "immediate", "stop")


@contextmanager
def running() -> Iterator[Postgres]:
    make, control = services.program("initdb"), services.program("pg_ctl")
    if make is None or control is None:
        services.missing("PostgreSQL is not installed here")
    owner = _owner()
    with tempfile.TemporaryDirectory(prefix="council-pg-") as folder:
        if owner:
            shutil.chown(folder, owner)
        found = Postgres(control, folder, services.free_port(), owner)
        found.run(make, "--auth=trust", "--username=council", "--no-sync", f"{folder}/data")
        found.start()
        try:
            yield found
        finally:
            found.stop()


def _owner() -> str | None:
    """PostgreSQL does not run as root; then as the user that was made for it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    if "postgres" not in names:
        services.missing("PostgreSQL does not run as root, and there is no user postgres")
    return "postgres"
