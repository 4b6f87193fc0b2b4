"""Two servers on a real PostgreSQL, a real Redis between them: whoever is at one plays with those at the other."""

import asyncio
import os
import signal
import subprocess
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from itertools import count
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from house import PATIENCE, Guest, House, Luck, Time
from postgres import Postgres
from push_service import push_service
from redis.asyncio import Redis
from redis_server import RedisServer
from redis_server import running as running_redis
from sqlalchemy import select, text, update
from test_killing import PROGRAM, Program, get, post

import smallcouncil as sc
from smallcouncil.server import schema
from smallcouncil.server.config import Config
from smallcouncil.server.lock import AlreadyRunning
from smallcouncil.server.store import Store, StoreTrouble
from smallcouncil.server.visitors import Visitor

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("services")]
NAMES = (f"council{number}" for number in count())


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with running_redis() as found:
        yield found


@pytest.fixture
def shared(postgres: Postgres, redis: RedisServer) -> Config:
    return Config(
        postgres.fresh(next(NAMES)),
        redis=redis.address,
        bot_pause=0.0,
        pass_seconds=0.0,
        bot_workers=1,
        bot_seconds=PATIENCE,
        warm=False,
        limits=False,
        tick_seconds=0.1,
        luck=Luck(),
    )


@pytest.fixture
async def houses(shared: Config) -> AsyncIterator[tuple[House, House]]:
    async with House(shared) as first, House(shared) as second:
        for house in (first, second):
            assert house.hub.neighbours is not None
            await _until(lambda house=house: not house.hub.neighbours.bus.is_away)
        yield first, second


async def _until(holds: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait for something, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = holds()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)


async def _two(houses: tuple[House, House], **wish: Any) -> tuple[dict[str, Any], Guest, Guest]:
    """A table with Anna at the first server and Bert at the second."""
    anna, bert = houses[0].guest(), houses[1].guest()
    laid = await anna.lay("me", "friend", name="Anna", **wish)
    bert.become_known()
    await bert.sit(f"/t/{laid['table']}/seat/{laid['seats'][1]['secret']}", "Bert")
    return laid, anna, bert


async def test_a_game_is_played_across_two_servers(houses: tuple[House, House]) -> None:
    laid, anna, bert = await _two(houses)
    async with anna.socket(laid) as here, bert.socket(laid) as there:
        wires, over, moves = (here, there), False, 0
        seen = [await wire.until("update") for wire in wires]
        while not over:
            mover = next(seat for seat in (0, 1) if seen[seat]["actions"])
            await wires[mover].send(type="act", action=seen[mover]["actions"][0], version=seen[mover]["version"])
            moves += 1
            seen = [await wire.until("update", seen[mover]["version"] + 1) for wire in wires]
            over = seen[0]["over"]
    assert moves > 10
    told = [await guest.look(laid) for guest in (anna, bert)]
    assert told[0]["result"] == told[1]["result"]
    assert len(told[0]["lines"]) == len(told[1]["lines"]) == moves


async def test_a_call_is_sent_once_by_one_of_them_and_to_nobody_who_looks(shared: Config) -> None:
    """Anna moves at the first server while Bert looks at the second, and once more when he has gone."""
    time = Time()
    config = replace(shared, public="https://play.example.org", private_push=True, now=time)
    with push_service() as service:
        async with House(config) as first, House(config) as second:
            houses = (first, second)
            for house in houses:
                await _until(lambda house=house: not house.hub.neighbours.bus.is_away)
            callers = [house.hub.caller for house in houses]
            laid, anna, bert = await _two(houses, options={"companions": False})
            assert (await bert.post("/calls/push", json=service.wish())).status_code == 204
            time.pass_by(1)
            async with bert.socket(laid) as wire:
                await wire.until("update")
                await _until(lambda: all(house.table(laid).present == {1} for house in houses))
                await anna.act(laid)
                for seconds in (20, 0):
                    for caller in callers:
                        await caller.look()
                    time.pass_by(seconds)
            assert service.tried == 0
            await _until(lambda: all(house.table(laid).present == frozenset() for house in houses))
            await bert.act(laid)
            await anna.act(laid)
            for seconds in (20, 0):
                await asyncio.gather(*(caller.look() for caller in callers))
                time.pass_by(seconds)
            await _until(lambda: service.pushed != [])  # by a look of ours, or by one of those that come with time
            await asyncio.gather(*(caller.look() for caller in callers))
            assert [call.message["body"] for call in service.pushed] == ["It is your turn."]
            assert callers[0].vapid.public == callers[1].vapid.public == service.pushed[0].signer


async def test_only_one_of_two_moves_at_once_is_written_and_the_other_comes_back(houses: tuple[House, House]) -> None:
    """One player with two devices, each at another server, sends two answers to one question."""
    anna, other = houses[0].guest(), houses[1].guest()
    laid = await anna.lay("me", "here")
    other.client.cookies.update(anna.client.cookies)
    for _ in range(5):
        seen = await anna.look(laid)
        assert (await other.look(laid))["view"] == seen["view"]
        words = (seen["actions"][0], seen["actions"][-1])
        answers = await asyncio.gather(
            *(
                guest.do(laid, "actions", action=word, version=seen["version"])
                for guest, word in zip((anna, other), words, strict=True)
            )
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        late = next(answer.json() for answer in answers if answer.status_code == 409)
        done = next(answer.json() for answer in answers if answer.status_code == 200)
        assert late["error"] == "server-stale"
        assert len(done["lines"]) == len(seen["lines"]) + 1
        assert late["table"]["lines"] == done["lines"]


async def test_talk_undo_seats_and_presence_cross_over(houses: tuple[House, House]) -> None:
    laid, anna, bert = await _two(houses)
    async with anna.socket(laid) as here, bert.socket(laid) as there:
        await here.until("update")
        await _until(lambda: houses[0].table(laid).present == houses[1].table(laid).present == {0, 1})
        await here.send(type="say", text="Winter is coming")
        heard = await there.until("update", 2)
        while not heard["messages"]:
            heard = await there.until("update", 2)
        assert [message["text"] for message in heard["messages"]][-1] == "Winter is coming"
        before = await anna.act(laid)
        assert (await anna.do(laid, "undo", what="ask")).status_code == 200
        asked = await bert.look(laid)
        assert (asked["undoing"]["asked_by"], asked["undoing"]["must_answer"]) == (0, True)
        assert (await bert.do(laid, "undo", what="agree")).status_code == 200
        assert (await anna.look(laid))["lines"] == before["lines"][:-1]
        await bert.do(laid, "bot", seat=1, bot="novice")
        await _until(lambda: houses[0].table(laid).snapshot.places[1].sitter == "bot")
    await _until(lambda: houses[1].table(laid).present == frozenset())


async def test_a_bot_plays_once_however_many_servers_look_on(houses: tuple[House, House]) -> None:
    anna = houses[0].guest()
    laid = await anna.lay("me", "bot:novice", watching="anyone")
    async with anna.socket(laid) as wire, houses[1].guest().socket(laid) as other:
        await other.until("update")
        seen = await wire.until("update")
        for number in range(1, 6):
            await wire.send(type="act", action=seen["actions"][0], version=seen["version"])
            while not seen["actions"] or len(houses[0].table(laid).snapshot.state.history) < 2 * number:
                seen = await wire.until("update")
    told = (await anna.look(laid))["lines"]
    assert [line["seat"] for line in told[:10]] == [0, 1] * 5


async def test_without_redis_moves_arrive_a_little_later(houses: tuple[House, House], redis: RedisServer) -> None:
    laid, anna, bert = await _two(houses)
    async with bert.socket(laid) as there:
        seen = await there.until("update")
        redis.kill()
        try:
            await anna.act(laid)
            assert (await there.until("update", seen["version"] + 1))["actions"]
            assert "redis: cannot be reached" in (await anna.get("/healthz")).text
        finally:
            redis.start()
        await _until(lambda: not any(house.hub.neighbours.bus.is_away for house in houses))
        assert (await anna.get("/healthz")).text == "ok"
        await bert.act(laid)
        assert len((await anna.look(laid))["lines"]) == 2


async def test_a_server_that_tells_nobody_is_refused_beside_others(houses: tuple[House, House], shared: Config) -> None:
    with pytest.raises(AlreadyRunning):
        await Store(shared.database).open()


async def test_one_that_tells_is_refused_beside_one_that_does_not(shared: Config) -> None:
    lonely = Store(shared.database)
    await lonely.open()
    with pytest.raises(AlreadyRunning):
        await Store(shared.database, shared=True).open()
    await lonely.close()


def test_a_file_cannot_be_shared() -> None:
    with pytest.raises(StoreTrouble) as refused:
        Store("tables.db", shared=True)
    assert refused.value.key == "server-cannot-share"


async def test_clocks_go_by_one_time_at_all_servers(houses: tuple[House, House]) -> None:
    laid, anna, bert = await _two(houses, clock={"seconds": 300})
    await anna.act(laid)
    left = [[seat["left"] for seat in (await guest.look(laid))["seats"]] for guest in (anna, bert)]
    assert left[0] == pytest.approx(left[1], abs=2.0)
    hubs = [house.hub for house in houses]
    assert hubs[0].played() == pytest.approx(hubs[1].played(), abs=2.0)


async def test_a_clock_that_runs_out_is_seen_to_once(houses: tuple[House, House]) -> None:
    """It runs only once both are seen, each at another server."""
    laid, anna, bert = await _two(houses, clock={"seconds": 1})
    async with anna.socket(laid), bert.socket(laid):
        await _until(lambda: houses[0].table(laid).snapshot.places[0].sitter == "bot")
        await _until(lambda: houses[1].table(laid).snapshot.places[0].sitter == "bot")
    notes = [message["note"] for message in (await bert.look(laid))["messages"]]
    assert notes.count("late") == 1


async def test_a_claim_is_for_one_server_and_ends_with_it(houses: tuple[House, House]) -> None:
    neighbours = [house.hub.neighbours for house in houses]
    won = await asyncio.gather(*(each.claimed(["one", "two", "three"]) for each in neighbours))
    assert sorted([*won[0], *won[1]]) == ["one", "three", "two"]


async def test_a_game_is_reviewed_by_one_server(houses: tuple[House, House]) -> None:
    first, second = (house.hub for house in houses)
    state = sc.game("hand-of-the-king").start(seed=1)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    assert await first.neighbours.claim("review t-one")
    assert await first.neighbours.claim("review t-one"), "a claim can be renewed"
    assert await second.reviews.begin("t-one", state, Visitor(address="a")) is None
    assert second.study.under_way("t-one") is None
    assert (await second.reviews.of("t-one", state)).whole == len(state.history)
    assert (await second.reviews.of("t-two", state)).offered


async def test_what_a_dead_server_has_begun_is_taken_over(shared: Config) -> None:
    """It has written that the bot is to move, and died before the bot was asked."""
    async with House(replace(shared, bot_pause=1000.0)) as first:
        anna = first.guest()
        laid = await anna.lay("me", "bot:novice")
        await anna.act(laid)
        store = first.hub.store
        async with House(shared) as second:
            me = first.hub.neighbours.me
            first.hub.neighbours._done |= {"beat": inf, "dead": inf}  # it gives no more signs, and buries nobody
            async with store.working() as connection:
                await connection.execute(update(schema.servers).where(schema.servers.c.name == me).values(seen=0.0))
            await _until(lambda: laid["table"] in second.hub.tables)
            await _until(lambda: len(second.table(laid).snapshot.state.history) == 2)


async def test_no_word_and_no_secret_goes_over_redis(houses: tuple[House, House], redis: RedisServer) -> None:
    async with Redis.from_url(redis.address) as client, client.pubsub() as line:
        await line.psubscribe("*")
        laid, anna, bert = await _two(houses)
        async with anna.socket(laid), bert.socket(laid):
            await anna.do(laid, "chat", text="Winter is coming")
            seen = await anna.act(laid)
            await anna.do(laid, "device")
        heard = []
        while (message := await line.get_message(timeout=1.0)) is not None:
            heard.append(repr(message))
    told = "".join(heard)
    assert laid["table"] in told
    secrets = [laid["watch_secret"], laid["seats"][1]["secret"], seen["lines"][0]["word"], "Winter", "Anna", "Bert"]
    assert [each for each in secrets if each in told] == []


async def test_bots_think_on_a_machine_of_their_own_with_no_right_to_anything_but_turns(shared: Config) -> None:
    async with House(replace(shared, bot_workers=0)) as house:
        async with house.hub.store.working() as connection:
            for each in (
                "DO $$ BEGIN CREATE ROLE thinker LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$",
                "GRANT SELECT, UPDATE ON turns TO thinker",
            ):
                await connection.execute(text(each))
        words = ("--database", shared.database.replace("council@", "thinker@"), "--redis", shared.redis)
        process = await asyncio.create_subprocess_exec(*PROGRAM, "bots", *words, "--thinkers", "1", stdout=PIPE)
        try:
            assert process.stdout is not None
            said = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            assert said.decode().startswith("One process thinks for the bots of")
            anna = house.guest()
            laid = await anna.lay("me", "bot:novice")
            await anna.act(laid)
            await _until(lambda: len(house.table(laid).snapshot.state.history) == 2)
            row = await house.hub.store.row(select(schema.turns))
            assert row is not None
            assert row["thinker"].startswith("bots-")
            assert row["answer"] == house.table(laid).snapshot.state.history[1][1]
        finally:
            process.send_signal(signal.SIGINT)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


def test_several_servers_behind_one_port(shared: Config, tmp_path: Path) -> None:
    """One of them is killed, and another one takes its place."""
    program = Program(tmp_path)
    program.database = shared.database
    program.start("--redis", shared.redis, "--workers", "2", "--thinkers", "0")
    assert program.process is not None
    try:
        laid = post(f"{program.address}/api/tables", json={"game": "hand-of-the-king", "seats": ["me", "here"]}).json()
        shown = {"authorization": f"Bearer {laid['token']}"}
        path = f"{program.address}/api/tables/{laid['table']}"
        before = _servers(program.process.pid)
        os.kill(int(before[0]), signal.SIGKILL)
        deadline = monotonic() + PATIENCE
        while len(set(_servers(program.process.pid)) - set(before)) == 0:
            assert monotonic() < deadline
            sleep(0.05)
        for number in range(6):
            seen = get(path, headers=shown).json()
            wish = {"action": seen["actions"][0], "version": seen["version"]}
            done = post(f"{path}/actions", headers=shown, json=wish).json()
            assert len(done["lines"]) == number + 1
    finally:
        code, errors = program.end(signal.SIGTERM)
    assert (code, errors) == (0, "")


def _servers(parent: int) -> list[str]:
    """The processes that were started by one, but for the one that Python starts beside them."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [each for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("serve", "--workers", "2"), "More than one server on a machine needs --redis"),
        (("serve", "--workers", "2", "--redis", "redis://127.0.0.1:1"), "Only a PostgreSQL can be shared"),
        (("bots",), "Bots on a machine of their own need --redis"),
        (("bots", "--redis", "redis://127.0.0.1:1"), "Only a PostgreSQL can be shared"),
        (
            ("serve", "--redis", "mail://x", "--database", "postgresql://x@127.0.0.1:1/x"),
            "The address of Redis must begin with",
        ),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LANG": "en_US.UTF-8"}
    done = subprocess.run([*PROGRAM, *words], env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert said in done.stderr
