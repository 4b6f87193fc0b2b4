"""Backups while people play, brought back to the same kind of database or to the other."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from house import Guest, House, Luck
from postgres import Postgres

from smallcouncil.server.backups import back_up, restore
from smallcouncil.server.config import Config
from smallcouncil.server.lock import AlreadyRunning, RunLock
from smallcouncil.server.store import StoreTrouble, database_url

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("services")]


async def _played(house: House) -> tuple[dict[str, Any], Guest, dict[str, Any]]:
    anna = house.guest()
    laid = await anna.lay("me", "here", name="Anna", clock={"seconds": 600})
    await anna.do(laid, "chat", text="Winter is coming")
    return laid, anna, await anna.act(laid)


async def _found_again(config: Config, laid: dict[str, Any], anna: Guest, seen: dict[str, Any]) -> None:
    async with House(config) as house:
        again = house.guest(authorization=f"Bearer {anna.client.cookies['council']}")
        found = await again.look(laid)
        told = ("version", "view", "lines", "messages", "host")
        assert [found[name] for name in told] == [seen[name] for name in told]
        assert len((await again.act(laid))["lines"]) == len(seen["lines"]) + 1


async def test_a_file_is_copied_while_it_is_written(config: Config, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with House(config) as house:
        laid, anna, seen = await _played(house)
        moving = asyncio.create_task(anna.act(laid))
        assert await asyncio.to_thread(lambda: asyncio.run(back_up(config.database, copy))) == 1
        await moving
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == ["copy.db"]
    with sqlite3.connect(copy) as database:
        count = database.execute("SELECT count(*) FROM decisions").fetchone()[0]
    database.close()
    assert count in (1, 2)
    await restore(copy, config.database, replace=True)
    if count == 1:
        await _found_again(config, laid, anna, seen)


async def test_from_a_file_to_postgresql_and_back(config: Config, postgres: Postgres, tmp_path: Path) -> None:
    async with House(config) as house:
        laid, anna, seen = await _played(house)
    await back_up(config.database, tmp_path / "one.db")
    server = Config(postgres.fresh("restored"), warm=False, limits=False, luck=Luck())
    assert await restore(tmp_path / "one.db", server.database, replace=False) == 1
    assert await back_up(server.database, tmp_path / "two.db") == 1
    assert await restore(tmp_path / "two.db", str(tmp_path / "new.db"), replace=False) == 1
    await _found_again(server, laid, anna, seen)
    await _found_again(Config(str(tmp_path / "new.db"), warm=False, limits=False, luck=Luck()), laid, anna, seen)
    with pytest.raises(StoreTrouble) as refused:
        await restore(tmp_path / "two.db", server.database, replace=False)
    assert refused.value.key == "server-not-empty"
    assert await restore(tmp_path / "two.db", server.database, replace=True) == 1
    await _found_again(server, laid, anna, seen)


async def test_a_backup_of_an_earlier_version_is_carried_on(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as database:
        database.executescript((Path(__file__).parent / "databases" / "version-1.sql").read_text())
    database.close()
    before = old.read_bytes()
    assert await restore(old, str(tmp_path / "new.db"), replace=False) == 2
    assert old.read_bytes() == before


async def test_nothing_is_overwritten_by_mistake(config: Config, tmp_path: Path) -> None:
    async with House(config) as house:
        await _played(house)
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Robb")
    for wrong, key in ((back_up(config.database, letter), "server-backup-exists"),):
        with pytest.raises(StoreTrouble) as refused:
            await wrong
        assert refused.value.key == key
    for source in (letter, tmp_path / "nowhere.db"):
        with pytest.raises(StoreTrouble) as refused:
            await restore(source, config.database, replace=True)
        assert refused.value.key == "server-no-backup"
    await back_up(config.database, tmp_path / "good.db")
    with pytest.raises(StoreTrouble) as refused:
        await restore(tmp_path / "good.db", config.database, replace=False)
    assert refused.value.key == "server-not-empty"
    lock = RunLock(database_url(config.database))
    lock.take()
    with pytest.raises(AlreadyRunning):
        await restore(tmp_path / "good.db", config.database, replace=True)
    lock.give_back()
    assert letter.read_text() == "Dear Robb"
