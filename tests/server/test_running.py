"""A server that is hard to bring down: whatever happens to clocks, files and disks is said, and nothing is lost."""

import os
import sqlite3
import stat
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from house import House, Luck, Time
from sqlalchemy.exc import IntegrityError

from smallcouncil.server import schema
from smallcouncil.server.config import Config
from smallcouncil.server.lock import AlreadyRunning, RunLock
from smallcouncil.server.playtime import PlayTime
from smallcouncil.server.store import Store, StoreTrouble, database_url

pytestmark = pytest.mark.anyio
BLITZ = {"seconds": 300}


@pytest.fixture
def config(config: Config) -> Config:
    """Nothing happens by itself: the tests tick."""
    return replace(config, tick_seconds=1000.0)


def _left(seen: dict[str, list[dict[str, object]]]) -> list[object]:
    return [seat["left"] for seat in seen["seats"]]


# -- two servers on one database


async def test_a_save_that_builds_on_another_version_is_made_again_on_what_is_new(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    seen = await anna.act(laid)
    before = house.table(laid).snapshot
    other = Store(house.config.database)
    await other.open()
    row = {"key": laid["table"], "built_on": before.version, **replace(before, version=before.version + 1).row()}
    await other.write([(schema.SAVE_TABLE, row)])
    await other.close()
    answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    assert answer.status_code == 200
    found = await anna.look(laid)
    assert (found["frozen"], found["version"], len(found["lines"])) == (False, before.version + 2, 2)
    assert len((await anna.act(laid))["lines"]) == 3


def test_a_link_to_a_database_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.db").symlink_to(tmp_path / "real" / "x.db")
    (tmp_path / "folder").symlink_to(tmp_path / "real")
    first = RunLock(database_url(str(tmp_path / "real" / "x.db")))
    first.take()
    for path in ("link.db", "folder/x.db"):
        with pytest.raises(AlreadyRunning):
            RunLock(database_url(str(tmp_path / path))).take()
    first.give_back()


# -- clocks


def test_play_time_passes_only_while_one_can_play() -> None:
    time = Time()
    played = PlayTime(time)
    played.begin(50.0)
    time.pass_by(10)
    assert played() == 60.0
    time.pass_by(5)
    played.stop(time.now - 2)
    time.pass_by(100)
    played.stop(time.now)
    assert played() == 63.0
    played.go_on()
    time.pass_by(1)
    played.go_on()
    assert played() == 64.0


async def test_a_system_clock_that_jumps_changes_no_time(tmp_path: Path) -> None:
    now, elapsed = Time(), Time()
    config = Config(str(tmp_path / "x.db"), warm=False, now=now, elapsed=elapsed, tick_seconds=1000, luck=Luck())
    async with House(config) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here", clock=BLITZ)
        for jump in (10_000, -20_000):
            now.pass_by(jump)
            await house.hub.tick()
            assert _left(await anna.look(laid)) == [300, 300]
        elapsed.pass_by(30)
        assert _left(await anna.look(laid)) == [270, 300]


async def test_a_restart_costs_no_time_and_gives_none(config: Config, time: Time) -> None:
    async with House(config) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here", clock=BLITZ)
        cookies = dict(anna.client.cookies)
        time.pass_by(100)
    time.pass_by(86_400)
    async with House(config) as again:
        guest = again.guest()
        guest.client.cookies.update(cookies)
        assert _left(await guest.look(laid)) == [200, 300]


async def test_a_server_that_died_gives_back_no_more_than_since_its_last_word(config: Config, time: Time) -> None:
    async with House(config) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here", clock=BLITZ)
        cookies = dict(anna.client.cookies)
        time.pass_by(100)
        await house.hub.tick()
        time.pass_by(3)
        copy = Path(config.database).with_name("died.db")
        with sqlite3.connect(config.database) as source, sqlite3.connect(copy) as target:
            source.backup(target)
        source.close()
        target.close()
    async with House(replace(config, database=str(copy))) as again:
        guest = again.guest()
        guest.client.cookies.update(cookies)
        assert _left(await guest.look(laid)) == [200, 300]


async def test_the_clock_loop_survives_every_error_and_says_so_once(
    config: Config, time: Time, caplog: pytest.LogCaptureFixture
) -> None:
    async with House(replace(config, tick_seconds=0.01)) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here", clock=BLITZ)
        table = house.table(laid)
        snapshot, table.snapshot = table.snapshot, None  # type: ignore[assignment]  # nothing can be done with this
        ticked, told = house.hub.ticked, 0
        for _ in range(5):
            time.pass_by(1)
            while house.hub.ticked == ticked:
                await house.hub._stopped_within(0.01)
            ticked = house.hub.ticked
        told = sum("clocks could not be seen to" in record.message for record in caplog.records)
        assert told == 1
        table.snapshot = snapshot
        time.pass_by(300)
        while table.snapshot.places[0].sitter != "bot":
            await house.hub._stopped_within(0.01)


# -- what is wrong is said


async def test_health_says_what_is_wrong(house: House, time: Time) -> None:
    anna = house.guest()
    assert ((await anna.get("/healthz")).status_code, (await anna.get("/healthz")).text) == (200, "ok")
    house.hub.ticked = time.now - house.config.tick_seconds - 10
    assert (await anna.get("/healthz")).status_code == 200
    house.hub.ticked -= 0.1
    house.hub.workers.failures = 2
    assert (await anna.get("/healthz")).text == "clocks: are not looked at"
    house.hub.workers.failures = 3
    answer = await anna.get("/healthz")
    assert (answer.status_code, answer.text) == (503, "clocks: are not looked at\nbots: do not answer")


@pytest.fixture
def disk(house: House, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Settings of SQLite for each write: by them the disk can be full, or not be written at all."""
    settings: dict[str, object] = {}

    commits: Any = house.hub.store._commits
    made = commits._made

    def limited(work: object) -> None:
        commits._held = commits._held or commits._engine.raw_connection()
        for name, value in settings.items():
            commits._held.dbapi_connection.execute(f"PRAGMA {name}={value}")
        made(work)

    monkeypatch.setattr(commits, "_made", limited)
    return settings


async def test_a_full_disk_refuses_what_has_no_room_and_takes_it_later(house: House, disk: dict[str, object]) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    disk["max_page_count"] = 1
    said = 0
    while said < 200:
        house.config.elapsed.pass_by(10)  # type: ignore[attr-defined]
        answer = await anna.do(laid, "chat", text="w" * 400)
        if answer.status_code != 200:
            break
        said += 1
    assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
    disk["max_page_count"] = 1 << 30
    assert (await anna.do(laid, "chat", text="w" * 400)).status_code == 200
    assert len((await anna.look(laid))["messages"]) == said + 1


async def test_a_disk_that_cannot_be_written_is_a_sentence_and_stops_the_clocks(
    house: House, time: Time, disk: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=BLITZ)
    time.pass_by(10)
    disk["query_only"] = 1
    answer = await anna.do(laid, "chat", text="hello?")
    assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
    time.pass_by(1000)
    await house.hub.tick()
    page = await anna.post("/play", data={"game": "hand-of-the-king", "level": "random"})
    assert page.status_code == 503
    assert "could not be saved" in page.text
    assert (await anna.get("/healthz")).text == "database: cannot be written"
    assert sum("cannot be written" in record.message for record in caplog.records) == 1
    assert not [record for record in caplog.records if record.exc_info]
    assert _left(await anna.look(laid)) == [290, 300]
    disk["query_only"] = 0
    time.pass_by(1000)
    await house.hub.tick()
    assert (await anna.get("/healthz")).text == "ok"
    assert _left(await anna.look(laid)) == [290, 300]
    assert len((await anna.act(laid))["lines"]) == 1


async def test_a_locked_database_refuses_and_loses_nothing(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here")
    seen = await anna.look(laid)
    anna.client.timeout = 60.0  # type: ignore[assignment]
    with sqlite3.connect(house.config.database, isolation_level=None) as other:
        other.execute("begin immediate")
        answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
        assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
        other.execute("rollback")
    other.close()
    assert len((await anna.act(laid))["lines"]) == 1


async def test_statements_in_logs_and_errors_hide_their_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    change = (schema.ADD_REPLAY, {"id": "twice", "record": "needle", "created": 0.0})
    await store.write([change])
    with pytest.raises(IntegrityError) as refused:
        await store.write([change])
    assert "needle" not in str(refused.value)
    assert "needle" not in caplog.text
    await store.close()


# -- files


async def test_the_database_and_its_side_files_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "new" / "x.db"
        store = Store(str(path))
        store.make_private()
        lock = RunLock(store.address)
        lock.take()
        await store.open()
        await store.write([(schema.ADD_REPLAY, {"id": "a", "record": "b", "created": 0.0})])
        found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in path.parent.iterdir()}
        assert found == dict.fromkeys(("x.db", "x.db-wal", "x.db-shm", "x.db.lock"), 0o600)
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        await store.close()
        lock.give_back()
    finally:
        os.umask(before)


async def test_an_older_database_is_closed_to_others_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.touch()
    path.chmod(0o644)
    store = Store(str(path))
    await store.open()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()


async def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("no folder")
    with pytest.raises(StoreTrouble) as refused:
        await Store(str(tmp_path / "letter" / "x.db")).open()
    assert refused.value.key == "server-database"
    assert refused.value.details["problem"] == "Not a directory"
