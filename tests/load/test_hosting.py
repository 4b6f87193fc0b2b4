"""What docs/host.md says of the file of a running server: copied, restored and played on, and cleared of a table."""

import contextlib
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

DOCS = Path(__file__).parents[2] / "docs" / "host.md"
PROGRAM = Path(sys.executable).with_name("smallcouncil")
READY = re.compile(r"http://127\.0\.0\.1:\d+")
Table = dict[str, Any]


@contextlib.contextmanager
def serving(database: Path) -> Iterator[tuple[httpx.Client, subprocess.Popen[str]]]:
    """The real server on a file, and a client that talks to it."""
    command = [str(PROGRAM), "serve", "--lang", "en", "--database", str(database), "--port", str(_free_port())]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = READY.search(process.stdout.readline())
        assert address
        try:
            with httpx.Client(base_url=address[0], timeout=30) as client:
                yield client, process
        finally:
            process.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def laid(client: httpx.Client) -> Table:
    answer = client.post("/api/tables", json={"game": "hand-of-the-king", "seats": ["friend", "friend"]})
    assert answer.status_code == 201
    found: Table = answer.json()
    for seat in found["seats"]:
        invited = {"Authorization": f"Bearer {seat['secret']}"}
        joined = client.post(f"/api/tables/{found['table']}/join", headers=invited, json={})
        seat["token"] = joined.json()["token"]
    return found


def seen(client: httpx.Client, table: Table, seat: int) -> Table:
    answer = client.get(f"/api/tables/{table['table']}", headers=_as(table, seat))
    assert answer.status_code == 200, answer.text
    found: Table = answer.json()
    return found


def move(client: httpx.Client, table: Table) -> int:
    """Whoever is asked takes the first choice; the version after it."""
    shown = [seen(client, table, seat) for seat in (0, 1)]
    seat = next(number for number, each in enumerate(shown) if each["actions"])
    choice = {"version": shown[seat]["version"], "action": shown[seat]["actions"][0]}
    answer = client.post(f"/api/tables/{table['table']}/actions", json=choice, headers=_as(table, seat))
    assert answer.status_code == 200, answer.text
    version: int = answer.json()["version"]
    return version


def _as(table: Table, seat: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {table['seats'][seat]['token']}"}


@pytest.mark.parametrize("way", ["backup", "vacuum into"])
def test_a_copy_of_a_running_server_is_restored_and_played_on(way: str, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with serving(database) as (client, process):
        table = laid(client)
        for _ in range(3):
            move(client, table)
        with contextlib.closing(sqlite3.connect(database)) as source, contextlib.closing(sqlite3.connect(copy)) as into:
            if way == "backup":
                source.backup(into)
            else:
                source.execute("VACUUM INTO ?", (str(copy),))
        copied = seen(client, table, 0)["version"]
        assert move(client, table) == copied + 1, "nobody has to stop playing"
        process.kill()
        process.wait()
    for suffix in ("-wal", "-shm"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    shutil.copy(copy, database)
    with serving(database) as (client, _):
        assert seen(client, table, 0)["version"] == copied
        assert len(seen(client, table, 0)["lines"]) == 3
        assert move(client, table) == copied + 1


def test_a_table_is_deleted_as_the_page_says(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as (client, _):
        kept, gone = laid(client), laid(client)
        for table in (kept, gone):
            move(client, table)
            said = client.post(f"/api/tables/{table['table']}/chat", json={"text": "Well"}, headers=_as(table, 0))
            assert said.status_code == 200
    script = re.search(r'tables\.db "\n(  DELETE.*?)"', DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert script
    with contextlib.closing(sqlite3.connect(database)) as file:
        before = _mentions(file, gone["table"])
        assert len(before) == 5, "every kind of thing that belongs to a table is there to be deleted"
        file.executescript(script[1].replace("'ID'", f"'{gone['table']}'"))
        assert _mentions(file, gone["table"]) == {}
    assert gone["table"].encode() not in database.read_bytes()
    with serving(database) as (client, _):
        assert client.get(f"/t/{gone['table']}").status_code == 404
        assert move(client, kept) > 1


def _mentions(file: sqlite3.Connection, table: str) -> dict[str, int]:
    """How many rows of each kind belong to a table."""
    names = [row[0] for row in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {}
    for name in names:
        columns = {row[1] for row in file.execute(f'PRAGMA table_info("{name}")')}
        key = "table_id" if "table_id" in columns else "id"
        if key in columns:
            found[name] = file.execute(f'SELECT COUNT(*) FROM "{name}" WHERE {key} = ?', (table,)).fetchone()[0]
    return {name: count for name, count in found.items() if count}
