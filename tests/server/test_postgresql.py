"""The same tables on PostgreSQL: on a real one, started for these tests where it is installed."""

import asyncio
from collections.abc import Iterator

import pytest
from house import House, Luck, Time
from postgres import Postgres, running
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from smallcouncil.server import rated, schema
from smallcouncil.server.company import Company
from smallcouncil.server.config import Config
from smallcouncil.server.live import LiveTable
from smallcouncil.server.lock import AlreadyRunning
from smallcouncil.server.store import Store

pytestmark = pytest.mark.anyio
BLITZ = {"seconds": 300}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.address


async def test_a_game_is_played_and_found_again(database: str) -> None:
    config = Config(database, warm=False, limits=False, luck=Luck())
    async with House(config) as house:
        laid = await house.guest().lay("friend", "friend")
        players = [house.guest(seat["secret"]) for seat in laid["seats"]]
        await players[0].do(laid, "chat", text="Winter is coming")
        await players[0].act(laid)
        await players[0].do(laid, "undo", what="ask")
        await players[1].do(laid, "undo", what="agree")
        assert (await players[0].look(laid))["lines"] == []
        state = house.table(laid).snapshot.state
        while state.awaiting:
            await players[state.awaiting[0]].act(laid)
            state = house.table(laid).snapshot.state
        seen = await players[1].look(laid)
        token = players[1].client.headers["authorization"].removeprefix("Bearer ")
    async with House(config) as again:
        found = await again.guest(authorization=f"Bearer {token}").look(laid)
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


async def _break_locks(database: str) -> None:
    """End the connections that hold a lock, as a broken network would."""
    engine = create_async_engine(database.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.connect() as connection:
        held = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
        assert (await connection.execute(text(held))).scalars().all() == [True]
    await engine.dispose()


async def test_a_server_that_has_lost_its_lock_writes_nothing_until_it_has_it_again(database: str) -> None:
    async with House(Config(database, warm=False, limits=False, tick_seconds=1000, luck=Luck())) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here")
        seen = await anna.act(laid)
        await _break_locks(database)
        other = Store(database)
        await other.open()
        answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
        assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
        again = await anna.do(laid, "chat", text="hello?")
        assert (again.status_code, again.json()["error"]) == (503, "server-not-stored")
        assert (await anna.get("/healthz")).text == "database: cannot be written"
        assert len((await anna.look(laid))["lines"]) == 1
        await other.close()
        assert len((await anna.act(laid))["lines"]) == 2
        assert (await anna.get("/healthz")).text == "ok"


async def test_a_lost_lock_is_taken_again_without_anybody_noticing_more_than_a_refusal(database: str) -> None:
    async with House(Config(database, warm=False, limits=False, tick_seconds=1000, luck=Luck())) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here")
        seen = await anna.look(laid)
        await _break_locks(database)
        answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
        assert answer.status_code == 503
        assert len((await anna.act(laid))["lines"]) == 1
        with pytest.raises(AlreadyRunning):
            await Store(database).open()


async def test_an_outage_costs_nobody_time_and_the_clocks_go_on_after_it(postgres: Postgres) -> None:
    time = Time()
    config = Config(postgres.address, warm=False, limits=False, now=time, elapsed=time, tick_seconds=1000, luck=Luck())
    async with House(config) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here", clock=BLITZ)
        time.pass_by(100)
        postgres.stop()
        answer = await anna.do(laid, "chat", text="hello?")
        assert (answer.status_code, answer.json()["error"]) == (503, "server-not-stored")
        assert (await anna.get(f"/api/tables/{laid['table']}")).status_code == 503
        page = await anna.get("/")
        assert page.status_code == 503
        assert "clocks stand still" in page.text
        assert (await anna.get("/healthz")).text.splitlines() == ["database: does not answer"]
        for _ in range(3):
            time.pass_by(1000)
            await house.hub.tick()
        postgres.start()
        time.pass_by(1000)
        await house.hub.tick()
        assert [seat["left"] for seat in (await anna.look(laid))["seats"]] == [200, 300]
        time.pass_by(199)
        await house.hub.tick()
        assert (await anna.look(laid))["seats"][0]["sitter"] == "person"
        time.pass_by(1)
        await house.hub.tick()
        assert (await anna.look(laid))["seats"][0]["sitter"] == "bot"


async def test_many_results_of_the_same_people_are_counted_once_each_whoever_counts(postgres: Postgres) -> None:
    """Several at once for each table, and tables that share their players: every game moves both ratings once."""
    config = Config(postgres.fresh("ratings"), warm=False, limits=False, luck=Luck(), tick_seconds=600.0)
    async with House(config) as house:
        anna, bran = house.guest(), house.guest()
        await anna.post("/me/name", data={"name": "Anna"})
        await bran.post("/me/name", data={"name": "Bran"})
        company = house.hub.company
        house.hub.company = NoCompany(house.hub.store, config)
        tables = []
        for number in range(4):
            laid = await anna.lay("me", "friend", rated=True)
            await bran.sit(laid["seats"][1]["link"])
            await (anna, bran)[number % 2].post(f"/t/{laid['table']}/resign")
            tables.append(house.table(laid))
        counting = [rated.count(house.hub.store, company.people, table) for table in tables for _ in range(3)]
        found = await asyncio.gather(*counting)
        assert sum(each is not None for each in found) == 4
        rows = await house.hub.store.rows(select(schema.ratings))
        assert [row["games"] for row in rows] == [4, 4]
        assert len(await house.hub.store.rows(select(schema.result_seats))) == 8


class NoCompany(Company):
    """Counts nothing by itself."""

    def wake(self, table: LiveTable) -> None:
        """The test counts."""
