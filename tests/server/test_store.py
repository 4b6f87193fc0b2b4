"""The store: changes of many tables in one commit, a database of another time, one server to a file."""

import asyncio
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from house import House, Luck
from sqlalchemy import Executable, insert, select
from sqlalchemy.exc import IntegrityError

from smallcouncil.server import schema
from smallcouncil.server.commits import ROWS_A_FILING, Work
from smallcouncil.server.config import Config
from smallcouncil.server.lock import AlreadyRunning, RunLock
from smallcouncil.server.store import Store, StoreTrouble, database_url, grouped, shown

pytestmark = pytest.mark.anyio


def _replay(name: str) -> tuple[Executable, dict[str, object]]:
    return schema.ADD_REPLAY, {"id": name, "record": "x", "created": 0.0}


async def _names(store: Store) -> list[str]:
    return sorted(row["id"] for row in await store.rows(select(schema.replays.c.id)))


def test_changes_are_grouped_by_statement_and_stay_in_order() -> None:
    first, second = insert(schema.replays), insert(schema.keys)
    one, two, three = {"n": 1}, {"n": 2}, {"n": 3}
    together = [[(first, one), (second, two)], [(first, two)], [(second, three)]]
    assert grouped(together) == [(first, [one, two]), (second, [three, two])]
    assert grouped([[(first, one), (first, two), (second, three), (first, three)]]) == [
        (first, [one, two]),
        (second, [three]),
        (first, [three]),
    ]


async def test_what_was_written_is_there_for_another_process(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    await store.write([_replay("a"), _replay("b")])
    with sqlite3.connect(tmp_path / "x.db") as other:
        assert other.execute("select id from replays order by id").fetchall() == [("a",), ("b",)]
        assert other.execute("pragma journal_mode").fetchone() == ("wal",)
    other.close()
    await store.close()


async def test_what_was_committed_is_filed_beside_the_commits(tmp_path: Path) -> None:
    """Who looks at the database without its log finds it there, while the server runs."""
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    await store.write([_replay(f"r{number}") for number in range(ROWS_A_FILING - 1)])
    assert _filed(tmp_path / "x.db") == 0
    await store.write([_replay("last")])
    async with asyncio.timeout(60):
        while _filed(tmp_path / "x.db") < ROWS_A_FILING:
            await asyncio.sleep(0.02)
    await store.close()


def _filed(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as other:
        try:
            found: tuple[int] = other.execute("select count(*) from replays").fetchone()
        except sqlite3.DatabaseError:  # not even the schema is there, or a page of the file is just being written
            return 0
        return found[0]


async def test_a_bad_change_is_nobody_elses_misfortune(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    await store.write([_replay("a")])
    writes = [store.write([_replay(name)]) for name in ("b", "a", "c")]
    writes.append(store.write([_replay("d"), _replay("a")]))
    done = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(each) for each in done] == [type(None), IntegrityError, type(None), IntegrityError]
    assert await _names(store) == ["a", "b", "c"]
    await store.close()


async def test_many_writes_share_few_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    commits = 0
    make = store._commits.make

    async def counted(work: Work, built_on: Mapping[str, int]) -> None:
        nonlocal commits
        commits += 1
        await make(work, built_on)

    monkeypatch.setattr(store._commits, "make", counted)
    await asyncio.gather(*(store.write([_replay(f"{n}")]) for n in range(200)))
    assert len(await _names(store)) == 200
    assert commits <= 2
    await store.close()


async def test_closing_writes_what_was_handed_in(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    writing = asyncio.create_task(store.write([_replay("last")]))
    await asyncio.sleep(0)
    await store.close()
    await writing
    again = Store(str(tmp_path / "x.db"))
    await again.open()
    assert await _names(again) == ["last"]
    assert again.key == store.key
    await again.close()


async def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    store = Store(str(path))
    await store.open()
    await store.close()
    with sqlite3.connect(path) as other:
        other.execute("update keys set value = '99' where name = 'schema'")
    other.close()
    with pytest.raises(StoreTrouble) as refused:
        await Store(str(path)).open()
    assert (refused.value.key, refused.value.details) == (
        "server-database-newer",
        {"found": 99, "known": schema.VERSION},
    )


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("this is a letter, not a database" * 100)
    with pytest.raises(StoreTrouble) as refused:
        await Store(str(path)).open()
    assert refused.value.details["problem"] == "file is not a database"
    assert path.read_text().startswith("this is a letter")


def test_addresses_of_databases() -> None:
    assert str(database_url("/tmp/x.db")) == "sqlite+aiosqlite:////tmp/x.db"
    assert str(database_url("sqlite:///x.db")) == "sqlite+aiosqlite:///x.db"
    assert database_url("postgresql://u:p@host/db").drivername == "postgresql+asyncpg"


def test_a_driver_that_is_missing_is_told_without_the_password() -> None:
    with pytest.raises(StoreTrouble) as refused:
        Store("mysql+nodriver://anna:needle@host/db")
    assert "needle" not in str(refused.value)


def test_one_server_to_a_file(tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "x.db"))
    first, second = RunLock(url), RunLock(url)
    first.take()
    first.tell("http://127.0.0.1:8642")
    with pytest.raises(AlreadyRunning) as refused:
        second.take()
    assert refused.value.address == "http://127.0.0.1:8642"
    first.give_back()
    second.take()
    second.give_back()


async def test_a_conflict_with_another_writer_loses_nothing(house: House) -> None:
    """Somebody else has written to this table: it is read again, and the clients come back by themselves."""
    anna = house.guest()
    laid = await anna.lay("me", "here")
    seen = await anna.look(laid)
    row = {"table_id": laid["table"], "number": 0, "seat": 0, "word": seen["actions"][1], "at": 0.0}
    other = Store(house.config.database)
    await other.open()
    await other.write([(schema.ADD_DECISION, row)])
    async with anna.socket(laid) as wire:
        await wire.until("update")
        answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
        assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
        assert await wire.closed() == 1012
    assert [line["word"] for line in (await anna.look(laid))["lines"]] == [seen["actions"][1]]
    await other.close()


async def test_a_game_that_todays_rules_play_differently_is_frozen(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock={"seconds": 60})
    await anna.act(laid)
    house.hub.tables.clear()
    with sqlite3.connect(house.config.database) as other:
        other.execute("update tables set digest = 'another' where id = ?", (laid["table"],))
    other.close()
    seen = await anna.look(laid)
    assert (seen["frozen"], seen["actions"]) == (True, [])
    answer = await anna.do(laid, "actions", action="up stark", version=seen["version"])
    assert (answer.status_code, answer.json()["error"]) == (409, "server-frozen")
    assert (await anna.do(laid, "undo", what="ask")).status_code == 409
    assert (await anna.do(laid, "chat", text="what now?")).status_code == 200
    house.hub.tables.clear()
    assert (await anna.look(laid))["frozen"] is True


async def test_tables_are_let_go_and_found_again(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", name="Anna")
    played = await anna.act(laid)
    await anna.do(laid, "chat", text="hello")
    async with anna.socket(laid) as wire:
        await wire.until("update")
        house.config.now.pass_by(10_000)  # type: ignore[attr-defined]
        await house.hub.tick()
        assert laid["table"] in house.hub.tables
    while house.table(laid).listeners:
        await asyncio.sleep(0.01)
    house.config.now.pass_by(10_000)  # type: ignore[attr-defined]
    await house.hub.tick()
    assert house.hub.tables == {}
    seen = await anna.look(laid)
    for part in ("view", "lines", "options", "settings", "viewer", "host"):
        assert seen[part] == played[part]
    assert [message["text"] for message in seen["messages"]] == ["hello"]


async def test_two_visitors_who_wake_a_table_get_the_same_one(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay()
    house.hub.tables.clear()
    first, second = await asyncio.gather(house.hub.table(laid["table"]), house.hub.table(laid["table"]))
    assert first is second


async def test_two_houses_with_files_of_their_own_share_nothing(house: House, tmp_path: Path) -> None:
    laid = await house.guest().lay()
    async with House(Config(str(tmp_path / "other.db"), warm=False, luck=Luck())) as other:
        guest = other.guest(laid["seats"][1]["secret"])
        assert (await guest.get(f"/api/tables/{laid['table']}")).status_code == 404
        token = other.guest(laid["token"])
        assert (await token.get("/api/tables")).json() == {"mine": [], "open": []}


async def test_a_database_without_a_file_is_written_by_its_own_driver() -> None:
    store = Store("sqlite://")
    await store.open()
    done = await asyncio.gather(*(store.write([_replay(name)]) for name in "aba"), return_exceptions=True)
    assert [type(each) for each in done] == [type(None), type(None), IntegrityError]
    assert await _names(store) == ["a", "b"]
    await store.close()


def test_a_password_is_never_shown() -> None:
    assert shown("postgresql://council:secret@db/tables") == "postgresql://council:***@db/tables"
    assert shown("/home/anna/tables.db") == "/home/anna/tables.db"
