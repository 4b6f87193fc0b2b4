"""Clocks: time is the table's own, so these tests turn it by hand and wait for nothing."""

from typing import Any

import pytest
from house import House, Time

from smallcouncil.server.clocks import Times
from smallcouncil.web.table_view import Clock

pytestmark = pytest.mark.anyio
BLITZ = {"seconds": 300, "increment": 10}
DAYS = {"seconds": 2 * 86400, "per_move": True}


def test_time_runs_only_for_those_who_tick() -> None:
    clock = Clock(100, 5)
    times = Times.full(clock, 2).turned(clock, 1000.0, (0,))
    assert (times.left_at(0, 1030.0), times.left_at(1, 1030.0)) == (70.0, 100.0)
    moved = times.turned(clock, 1030.0, (1,), moved=0)
    assert moved.left == (75.0, 100.0)
    assert moved.since == (None, 1030.0)
    assert moved.due == 1130.0
    assert (moved.expired(1129.9), moved.expired(1130.0)) == ((), (1,))


def test_a_seat_that_decides_twice_gets_its_increment_twice() -> None:
    clock = Clock(100, 5)
    times = Times.full(clock, 1).turned(clock, 0.0, (0,)).turned(clock, 10.0, (0,), moved=0)
    assert (times.left, times.since) == ((95.0,), (10.0,))


def test_with_days_every_move_starts_afresh() -> None:
    clock = Clock(100, per_move=True)
    times = Times.full(clock, 2).turned(clock, 0.0, (0,)).turned(clock, 60.0, (1,), moved=0)
    back = times.turned(clock, 100.0, (0,), moved=1)
    assert back.left_at(0, 100.0) == 100.0


def test_an_undo_takes_the_increments_back_but_never_all_time() -> None:
    clock = Clock(100, 30)
    assert Times((80.0, 20.0), (None, None)).without(clock, [0, 1]).left == (50.0, 1.0)
    assert Times((0.5, 0.5), (None, None)).without(clock, [0]).left == (0.5, 0.5)


def test_times_are_written_and_read() -> None:
    for times in (Times((1.5, 2.0), (None, 7.25)), Times((1.5, 2.0), (None, None), waits=True)):
        assert Times.read(times.text()) == times


def test_times_of_an_earlier_version_wait_for_nobody() -> None:
    assert Times.read('{"left": [1.5], "since": [null]}') == Times((1.5,), (None,), waits=False)


async def test_clocks_wait_until_everybody_has_come(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock=BLITZ)
    time.pass_by(100)
    assert _clocks(await anna.look(laid)) == [(300, False)] * 2
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    time.pass_by(20)
    assert _clocks(await anna.look(laid)) == [(280, True), (300, False)]
    await anna.act(laid)
    time.pass_by(7)
    assert _clocks(await anna.look(laid)) == [(290, False), (293, True)]


def _clocks(seen: Any) -> list[tuple[float, bool]]:
    return [(seat["left"], seat["running"]) for seat in seen["seats"]]


@pytest.mark.parametrize(("away", "runs"), [(60.0, True), (60.1, False)])
async def test_clocks_wait_for_a_host_who_has_gone(house: House, time: Time, away: float, runs: bool) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock=BLITZ)
    time.pass_by(away)
    bran = house.guest()
    await bran.sit(laid["seats"][1]["link"])
    await house.hub.tick()
    assert house.table(laid).snapshot.times.waits is not runs
    page = (await bran.get(f"/t/{laid['table']}")).text
    assert ("The clocks start as soon as everybody is here." in page) is not runs


async def test_clocks_start_once_all_are_there_at_the_same_time(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock=BLITZ)
    time.pass_by(600)
    bran = house.guest()
    await bran.sit(laid["seats"][1]["link"])
    house.hub.tables.clear()
    async with bran.socket(laid) as wire:
        await wire.until("update")
        time.pass_by(600)
        await house.hub.tick()
        assert _clocks(await bran.look(laid)) == [(300, False)] * 2
        async with anna.socket(laid) as host:
            await host.until("update")
            await house.hub.tick()
            time.pass_by(10)
            assert _clocks(await bran.look(laid)) == [(290, True), (300, False)]
    time.pass_by(10)
    assert _clocks(await bran.look(laid)) == [(280, True), (300, False)]


async def test_with_days_a_move_nobody_need_be_there(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock=DAYS)
    time.pass_by(600)
    await house.guest().sit(laid["seats"][1]["link"])
    time.pass_by(60)
    assert _clocks(await anna.look(laid))[0] == (DAYS["seconds"] - 60, True)


async def test_out_of_time_a_bot_plays_on_and_the_seat_is_lost(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "friend", clock=BLITZ)
    bran = house.guest(laid["seats"][1]["secret"])
    await bran.look(laid)
    time.pass_by(299)
    await house.hub.tick()
    assert (await anna.look(laid))["seats"][0]["sitter"] == "person"
    time.pass_by(1)
    await house.hub.tick()
    seat = (await bran.look(laid))["seats"][0]
    assert (seat["sitter"], seat["bot"], seat["late"], seat["left"]) == ("bot", "knight", True, 0)
    answer = await anna.do(laid, "bot", seat=0, bot="")
    assert (answer.status_code, answer.json()["error"]) == (409, "server-time-is-up")


async def test_a_move_after_the_time_is_refused_even_before_the_next_tick(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=BLITZ)
    seen = await anna.look(laid)
    time.pass_by(301)
    answer = await anna.do(laid, "actions", action=seen["actions"][0], version=seen["version"])
    assert answer.status_code == 409
    assert house.table(laid).snapshot.places[0].late


async def test_with_days_a_move_the_seat_can_be_taken_back(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=DAYS)
    time.pass_by(2 * 86400)
    await house.hub.tick()
    assert house.table(laid).snapshot.places[0].sitter == "bot"
    answer = await anna.do(laid, "bot", seat=0, bot="")
    assert answer.status_code == 200
    seat = answer.json()["seats"][0]
    assert (seat["sitter"], seat["late"]) == ("person", False)


async def test_clocks_run_on_while_nobody_looks(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=DAYS)
    time.pass_by(3600)
    await house.hub.tick()
    assert laid["table"] not in house.hub.tables
    time.pass_by(3 * 86400)
    await house.hub.wake_overdue()
    await house.hub.tick()
    assert house.table(laid).snapshot.places[0].late


async def test_time_goes_on_after_a_restart(house: House, time: Time) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=BLITZ)
    time.pass_by(50)
    house.hub.tables.clear()
    assert (await anna.look(laid))["seats"][0]["left"] == 250


async def test_nobody_gains_time_by_moving_and_undoing(house: House) -> None:
    anna = house.guest()
    laid = await anna.lay("me", "here", clock=BLITZ, undo="free", options={"companions": False})
    for _ in range(3):
        await anna.act(laid)
        await anna.do(laid, "undo", what="ask")
    assert house.table(laid).snapshot.times == Times((300.0, 300.0), (house.config.now(), None))
