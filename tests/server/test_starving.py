"""Nobody starves the house: what one visitor asks for costs the others nothing that they would notice."""

import asyncio
import json
import logging
import threading
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from house import SLUG, House, Time
from sqlalchemy import select

import smallcouncil as sc
from smallcouncil.server import schema, slow_work, uploads
from smallcouncil.server.config import Config
from smallcouncil.server.connections import OpenAtOnce
from smallcouncil.server.folding import Folding
from smallcouncil.server.refusals import Refused
from smallcouncil.server.slow_work import SlowWork

pytestmark = pytest.mark.anyio


def _record(seed: int = 7) -> str:
    state = sc.game(SLUG).start(seats=2, seed=seed)
    state.act(0, state.actions(0)[0])
    return state.record()


async def _kept(house: House) -> list[str]:
    rows = await house.hub.store.rows(select(schema.replays.c.id).order_by(schema.replays.c.used))
    return [row["id"] for row in rows]


async def _brought(house: House, record: str, status: int = 201) -> str:
    answer = await house.guest().post("/api/replays", json={"record": record})
    assert answer.status_code == status, answer.text
    return str(answer.json().get("replay") or answer.json()["error"])


# -- records


async def test_a_record_of_doubled_names_is_refused_at_once(house: House) -> None:
    record = "{" + ",".join('\n"game":0' for _ in range(60_000)) + "}"
    answer = await house.guest().post("/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["error"]) == (400, "error-bad-record")
    assert "line 3" in answer.json()["text"]


async def test_the_same_record_is_kept_once_however_it_is_laid_out(house: House) -> None:
    first = await _brought(house, _record())
    wide = json.dumps(dict(reversed(json.loads(_record()).items())), indent=4)
    assert await _brought(house, wide) == first
    assert await _brought(house, _record(8)) != first
    assert len(await _kept(house)) == 2
    answer = await house.guest().get(f"/r/{first}/record")
    assert answer.text == _record()


async def test_a_household_keeps_what_it_looked_at_last(
    house: House, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploads, "MOST_OWN", 3)
    names = []
    for seed in range(3):
        time.pass_by(1)
        names.append(await _brought(house, _record(seed)))
    assert await _kept(house) == names
    time.pass_by(1)
    assert await _brought(house, _record(0)) == names[0]
    time.pass_by(1)
    fourth = await _brought(house, _record(3))
    assert await _kept(house) == [names[2], names[0], fourth]


async def test_a_household_has_only_so_much_room(house: House, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(_record())
    monkeypatch.setattr(uploads, "MOST_OWN_SIZE", 2 * size)
    first, second = await _brought(house, _record(1)), await _brought(house, _record(2))
    assert set(await _kept(house)) == {first, second}
    time.pass_by(1)
    third = await _brought(house, _record(3))
    assert (len(await _kept(house)), third in await _kept(house)) == (2, True)


async def test_when_there_is_no_room_at_all_it_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_ALL_SIZE", 2 * len(_record()) - 1)
    await _brought(house, _record(1))
    assert await _brought(house, _record(2), status=503) == "server-shelf-full"
    monkeypatch.setattr(uploads, "MOST_ALL_SIZE", 2 * len(_record()))
    await _brought(house, _record(2))


async def test_a_record_that_is_too_large_for_a_game_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_SIZE", len(_record()) - 1)
    assert await _brought(house, _record(), status=413) == "server-too-large"
    monkeypatch.setattr(uploads, "MOST_SIZE", len(_record()))
    await _brought(house, _record())


async def test_a_record_that_nobody_looks_at_goes_in_time(house: House, time: Time) -> None:
    old, seen = await _brought(house, _record(1)), await _brought(house, _record(2))
    time.pass_by(uploads.KEPT_SECONDS)
    house.hub.limits.sweep()
    await uploads.expire(house.hub.store, time.now)
    assert set(await _kept(house)) == {old, seen}
    await uploads.note_use(house.hub.store, {"id": seen, "used": 0.0}, time.now)  # type: ignore[arg-type]
    await uploads.expire(house.hub.store, time.now + 0.1)
    assert await _kept(house) == [seen]


# -- slow work


async def test_households_take_turns_at_slow_work() -> None:
    work, done, gate = SlowWork(), [], threading.Event()
    first = asyncio.create_task(work.do("anna", lambda: gate.wait(60)))
    others = [
        asyncio.create_task(work.do(who, lambda name=name: done.append(name)))  # type: ignore[misc]
        for who, name in (("anna", "anna 1"), ("anna", "anna 2"), ("anna", "anna 3"), ("bran", "bran 1"))
    ]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(first, *others)
    assert done == ["bran 1", "anna 1", "anna 2", "anna 3"]
    await work.close()


async def test_whoever_asks_for_too_much_waits_and_nobody_else() -> None:
    work, gate = SlowWork(), threading.Event()
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()
    first = asyncio.create_task(work.do("anna", lambda: (loop.call_soon_threadsafe(begun.set), gate.wait(60))))
    await begun.wait()
    waiting = [asyncio.create_task(work.do("anna", lambda: None)) for _ in range(slow_work.MOST_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await work.do("anna", lambda: None)
    assert (refused.value.key, refused.value.status) == ("server-busy", 503)
    bran = asyncio.create_task(work.do("bran", lambda: "done"))
    await asyncio.sleep(0)
    gate.set()
    assert await bran == "done"
    await asyncio.gather(first, *waiting)
    await work.close()


async def test_what_fails_is_told_to_its_asker_alone() -> None:
    work = SlowWork()

    def fail() -> None:
        raise ValueError("needle")

    with pytest.raises(ValueError, match="needle"):
        await work.do("anna", fail)
    assert await work.do("anna", lambda: 1) == 1
    await work.close()


async def test_looking_back_holds_up_no_table_and_no_bot(house: House) -> None:
    """However much others look back, tables answer and bots decide."""
    anna = house.guest()
    laid = await anna.lay("me", "bot:random")
    anna.client.timeout = 60.0  # type: ignore[assignment]
    gate = threading.Event()
    blocked = asyncio.create_task(house.hub.slow_work.do("other", lambda: gate.wait(60)))
    replay = asyncio.create_task(anna.get(f"/t/{laid['table']}/replay"))
    async with anna.socket(laid) as wire:
        await wire.until("update")
        seen = await anna.act(laid)
        while len((await anna.look(laid))["lines"]) < 2:
            await wire.until("update", seen["version"])
    assert not replay.done()
    gate.set()
    assert (await replay).status_code == 200
    await blocked


# -- connections


async def _half(house: House, text: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which a part of a request was sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(text)
    await writer.drain()
    return reader, writer


async def _closed(reader: asyncio.StreamReader) -> bytes:
    """What is still said before the other end closes."""
    try:
        return await asyncio.wait_for(reader.read(), 60)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: "])
async def test_a_request_that_does_not_come_is_not_waited_for(config: Config, said: bytes) -> None:
    async with House(replace(config, head_seconds=0.3)) as house:
        reader, writer = await _half(house, said)
        assert await _closed(reader) == b""
        writer.close()


async def test_a_second_request_on_a_connection_must_come_in_time_too(config: Config) -> None:
    async with House(replace(config, head_seconds=0.3)) as house:
        reader, writer = await _half(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.write(b"GET /he")
        assert await _closed(reader) == b""
        writer.close()


async def test_a_body_that_does_not_come_is_refused(config: Config) -> None:
    async with House(replace(config, body_seconds=0.3)) as house:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
        reader, writer = await _half(house, head + b'{"game":')
        assert (await _closed(reader)).startswith(b"HTTP/1.1 408")
        writer.close()


async def test_a_table_stays_open_longer_than_a_request_may_take(config: Config) -> None:
    async with House(replace(config, head_seconds=0.3, body_seconds=0.3)) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here")
        async with anna.socket(laid) as wire:
            await wire.until("update")
            idle, writer = await _half(house, b"")
            await _closed(idle)
            writer.close()
            await anna.act(laid)
            await wire.until("update", 1)


async def test_an_address_has_only_so_many_connections_and_gets_them_back(config: Config) -> None:
    async with House(replace(config, connections_each=3, proxies=())) as house:
        held = [await _half(house, b"GET / HT") for _ in range(3)]
        reader, writer = await _half(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await _closed(reader) == b""
        writer.close()
        held[0][1].close()
        await held[0][1].wait_closed()
        answer = b""
        while not answer.startswith(b"HTTP/1.1 200"):
            reader, writer = await _half(house, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            answer = await _closed(reader)
            writer.close()
        for _, writer in held[1:]:
            writer.close()


async def test_a_thousand_half_sent_requests_lock_nobody_out(config: Config) -> None:
    async with House(config) as house:
        held = [await _half(house, b"GET / HT") for _ in range(1100)]
        assert (await house.guest().get("/healthz")).text == "ok"
        laid = await house.guest().lay("me", "here")
        assert laid["table"] in house.hub.tables
        for _, writer in held:
            writer.close()


def test_a_crowd_is_counted_by_address_and_in_all() -> None:
    crowd = OpenAtOnce(4, 2, trusted=("proxy",))
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert [crowd.enter("proxy") for _ in range(3)] == [True, True, False]
    crowd.leave("a")
    assert [crowd.enter("b") for _ in range(2)] == [True, False]


async def test_a_household_has_only_so_many_open_tables(config: Config) -> None:
    async with House(replace(config, sockets_each=2)) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here")
        async with AsyncExitStack() as stack:
            for _ in range(2):
                wire = await stack.enter_async_context(anna.socket(laid))
                await wire.until("update")
            third = await stack.enter_async_context(anna.socket(laid))
            assert await third.closed() == 4403
        async with anna.socket(laid) as wire:
            await wire.until("update")


async def test_only_so_many_answers_wait_for_news(config: Config) -> None:
    async with House(replace(config, polls_each=2)) as house:
        anna = house.guest()
        laid = await anna.lay("me", "here")
        anna.client.timeout = 60.0  # type: ignore[assignment]
        seen = await anna.look(laid)
        path = f"/api/tables/{laid['table']}?after={seen['version']}"
        waiting = [asyncio.create_task(anna.get(path)) for _ in range(2)]
        while len(house.table(laid).listeners) < 2:
            await asyncio.sleep(0.01)
        answer = await anna.get(path)
        assert (answer.status_code, answer.json()["error"]) == (429, "server-too-many-open")
        await anna.act(laid)
        assert [each.status_code for each in await asyncio.gather(*waiting)] == [200, 200]


def test_equal_lines_of_the_log_are_folded() -> None:
    time, lines = Time(), []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    handler = Kept()
    handler.addFilter(Folding(time))
    log = logging.Logger("folded")
    log.addHandler(handler)
    for number in range(1000):
        log.warning("refused: 100%% of %s", number)
    log.warning("something else")
    time.pass_by(59.9)
    log.warning("refused: 100%% of %s", "late")
    time.pass_by(0.1)
    log.warning("refused: 100%% of %s", "last")
    assert lines == ["refused: 100% of 0", "something else", "refused: 100% of last (and 1000 more like this)"]
