"""Databases of every earlier version, as the programs of their time have left them, are carried on."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from house import House
from postgres import Postgres
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from smallcouncil.server import schema
from smallcouncil.server.config import Config
from smallcouncil.server.store import Store, StoreTrouble, database_url

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("services")]
OLD = sorted((Path(__file__).parent / "databases").glob("version-*.sql"))


def test_every_version_is_here() -> None:
    assert [path.stem for path in OLD] == [f"version-{number}" for number in range(1, schema.VERSION)]


def _token(rows: dict[str, str], browser: str) -> str:
    from smallcouncil.server.visitors import Signer

    return Signer(bytes.fromhex(rows["signing"])).token(browser)


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_a_game_from_then_goes_on(old: Path, config: Config) -> None:
    with sqlite3.connect(config.database) as database:
        database.executescript(old.read_text())
        table, length = database.execute("SELECT id, length FROM tables WHERE length > 0").fetchone()
        browser = database.execute("SELECT browser FROM holders WHERE table_id = ?", (table,)).fetchone()[0]
        keys = dict(database.execute("SELECT name, value FROM keys"))
        words = [row[0] for row in database.execute("SELECT word FROM decisions ORDER BY number")]
    database.close()
    async with House(config) as house:
        anna = house.guest(authorization=f"Bearer {_token(keys, browser)}")
        seen = await anna.look({"table": table})
        assert (seen["frozen"], [line["word"] for line in seen["lines"]]) == (False, words)
        assert [message["text"] for message in seen["messages"]] == ["Winter is coming"]
        assert len((await anna.act({"table": table}))["lines"]) == length + 1
        used = [place.secret for place in house.hub.tables[table].snapshot.places]
        assert used == ["", ""]
    assert _shape(config.database) == _fresh_shape(config)
    with sqlite3.connect(config.database) as database:
        assert database.execute("SELECT value FROM keys WHERE name = 'schema'").fetchone() == (str(schema.VERSION),)
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(str(schema.VERSION),)]
    database.close()


def _shape(file: str) -> dict[str, Any]:
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        found = _described(connection)
    engine.dispose()
    return found


def _described(connection: Connection) -> dict[str, Any]:
    """Tables, columns and indexes, whatever order they came in."""
    seen = inspect(connection)
    return {
        name: (
            sorted((each["name"], str(each["type"]), each["nullable"]) for each in seen.get_columns(name)),
            sorted((each["name"], tuple(each["column_names"])) for each in seen.get_indexes(name)),
            seen.get_pk_constraint(name)["constrained_columns"],
        )
        for name in seen.get_table_names()
    }


def _fresh_shape(config: Config) -> dict[str, Any]:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        schema.metadata.create_all(connection)
        found = _described(connection)
    engine.dispose()
    return found


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.stem)
async def test_the_same_on_postgresql(old: Path, postgres: Postgres) -> None:
    address = postgres.fresh(old.stem.replace("-", ""))
    engine = create_async_engine(database_url(address))
    async with engine.begin() as connection:
        dump = old.read_text().replace(" BLOB ", " BYTEA ")
        for statement in dump.removeprefix("BEGIN TRANSACTION;").removesuffix("COMMIT;\n").split(";\n"):
            if statement.strip():
                await connection.execute(text(statement.replace(":", "\\:")))
    store = Store(address)
    await store.open()
    await store.close()
    async with engine.connect() as connection:
        carried = await connection.run_sync(_described)
    fresh = postgres.fresh(f"fresh{old.stem[-1]}")
    store = Store(fresh)
    await store.open()
    await store.close()
    other = create_async_engine(database_url(fresh))
    async with other.connect() as connection:
        assert carried == await connection.run_sync(_described)
    await engine.dispose()
    await other.dispose()


async def test_a_schema_from_the_future_is_refused_in_a_sentence(config: Config) -> None:
    store = Store(config.database)
    await store.open()
    await store.close()
    with sqlite3.connect(config.database) as database:
        database.execute("UPDATE keys SET value = '99' WHERE name = 'schema'")
    database.close()
    with pytest.raises(StoreTrouble) as refused:
        await Store(config.database).open()
    assert (refused.value.key, refused.value.details) == (
        "server-database-newer",
        {"found": 99, "known": schema.VERSION},
    )
