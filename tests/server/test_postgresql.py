"""The same tables on PostgreSQL: on a real one, started for these tests where it is installed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import House

from smallcouncil.server.config import Config
from smallcouncil.server.lock import AlreadyRunning
from smallcouncil.server.store import Store

pytestmark = pytest.mark.anyio


def _program(name: str) -> str | None:
    """Debian keeps the programs of the server where no path leads."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(kept[-1]) if kept else shutil.which(name)


def _owner() -> str | None:
    """PostgreSQL does not run as root; then as the user that was made for it."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    if "postgres" not in names:
        pytest.skip("PostgreSQL does not run as root, and there is no user postgres")
    return "postgres"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    make, control = _program("initdb"), _program("pg_ctl")
    if make is None or control is None:
        pytest.skip("PostgreSQL is not installed here")
    owner = _owner()
    with socket.socket() as free, tempfile.TemporaryDirectory(prefix="council-pg-") as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        if owner:
            shutil.chown(folder, owner)
        free.close()
        data, log = f"{folder}/data", f"{folder}/log"

        def run(*command: str) -> None:
            subprocess.run(command, check=True, capture_output=True, user=owner, cwd=folder, timeout=60)

        run(make, "--auth=trust", "--username=council", "--no-sync", data)
        run(control, "-D", data, "-l", log, "-w", "-o", f"-p {port} -k {folder} -h 127.0.0.1", "start")
        try:
            yield f"postgresql://council@127.0.0.1:{port}/postgres"
        finally:
            run(control, "-D", data, "-w", "-m", "immediate", "stop")


async def test_a_game_is_played_and_found_again(database: str) -> None:
    config = Config(database, warm=False, limits=False)
    async with House(config) as house:
        laid = await house.guest().lay("friend", "friend")
        players = [house.guest(seat["secret"]) for seat in laid["seats"]]
        await players[0].do(laid, "chat", text="Winter is coming")
        await players[0].act(laid)
        await players[0].do(laid, "undo", what="ask")
        await players[1].do(laid, "undo", what="agree")
        assert (await players[0].look(laid))["lines"] == []
        state = house.table(laid).sheet.state
        while state.awaiting:
            await players[state.awaiting[0]].act(laid)
            state = house.table(laid).sheet.state
        seen = await players[1].look(laid)
    async with House(config) as again:
        found = await again.guest(laid["seats"][1]["secret"]).look(laid)
    assert found["over"]
    told = ("version", "view", "result", "lines", "messages")
    assert [found[name] for name in told] == [seen[name] for name in told]


async def test_a_second_server_is_refused_until_the_first_has_gone(database: str) -> None:
    first, second = Store(database), Store(database)
    await first.open()
    with pytest.raises(AlreadyRunning):
        await second.open()
    await first.close()
    third = Store(database)
    await third.open()
    await third.close()
