"""Turns of bots in the database: claimed once, in a fair order whoever claims, and again when a claim has ended."""

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import Any

import pytest
from postgres import Postgres
from sqlalchemy import insert, select, update

import smallcouncil as sc
from smallcouncil.server import guesses, schema
from smallcouncil.server.bot_workers import BotWorkers
from smallcouncil.server.schema import turns
from smallcouncil.server.store import Store
from smallcouncil.server.thinking import FAILED, Claimed, Thinker

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("services")]
NAMES = (f"turns{number}" for number in count())


@pytest.fixture
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    found = Store(postgres.fresh(next(NAMES)), shared=True)
    await found.open()
    yield found
    await found.close()


def _guess() -> bytes:
    state = sc.game("hand-of-the-king").start(seed=1)
    return guesses.written(state.sample(0, 1))


GUESS = _guess()


async def _put_up(store: Store, *wishes: dict[str, Any]) -> None:
    """One turn after the other, each as old as its place in the list."""
    usual = {"seat": 1, "asked": 3, "code": "master", "seed": 1, "guess": GUESS, "asker": "x", "waited_for": 1}
    rows = [{**usual, "since": float(number), **wish} for number, wish in enumerate(wishes)]
    async with store.working() as connection:
        await connection.execute(insert(turns), rows)


def _turn(table: str, household: str, **more: Any) -> dict[str, Any]:
    return {"table_id": table, "address": household, "browser": f"{household}'s", **more}


def _machine(store: Store, name: str) -> Thinker:
    return Thinker(store.engine, name, BotWorkers(1, 10.0), 10.0, lambda table: None)


async def _claims(*machines: Thinker, times: int) -> list[str]:
    """The tables whose turns are claimed, by one machine after the other."""
    found = []
    for number in range(times):
        claimed = await machines[number % len(machines)]._claimed()
        found.append(claimed.standing.table if claimed else "")
    return found


async def test_a_flood_of_one_household_holds_up_nobody_else(store: Store) -> None:
    flood = [_turn(f"flood{number}", "a", browser=f"a{number % 2}") for number in range(20)]
    await _put_up(store, *flood, _turn("anna", "b"), _turn("bert", "c"))
    first, second = _machine(store, "one"), _machine(store, "two")
    found = await _claims(first, second, times=6)
    assert {"anna", "bert"} < set(found)
    assert len(set(found)) == 6


async def test_who_had_a_turn_at_one_machine_waits_at_another(store: Store) -> None:
    await _put_up(store, *(_turn(f"a{number}", "a") for number in range(3)), _turn("b0", "b"), _turn("b1", "b"))
    found = await _claims(_machine(store, "one"), _machine(store, "two"), times=5)
    assert [name[0] for name in found] == ["a", "b", "a", "b", "a"]


async def test_opponents_of_people_come_first_and_quick_bots_before_slow_ones(store: Store) -> None:
    await _put_up(
        store,
        _turn("empty", "a", waited_for=0),
        _turn("slow", "b"),
        _turn("quick", "c", code="novice"),
    )
    assert await _claims(_machine(store, "one"), times=4) == ["quick", "slow", "empty", ""]


async def test_now_and_then_one_goes_to_a_table_where_nobody_waits(store: Store) -> None:
    await _put_up(
        store, *(_turn(f"t{number}", f"h{number}") for number in range(10)), _turn("empty", "z", waited_for=0)
    )
    assert "empty" in await _claims(_machine(store, "one"), times=8)


async def test_of_many_who_claim_at_once_each_gets_another_turn(store: Store) -> None:
    await _put_up(store, *(_turn(f"t{number}", f"h{number}") for number in range(6)))
    machines = [_machine(store, f"m{number}") for number in range(4)]
    found = await asyncio.gather(*(machine._claimed() for machine in machines))
    assert len({each.standing.table for each in found if each}) == 4


async def test_a_claim_that_has_ended_is_claimed_again_and_the_late_answer_does_not_count(store: Store) -> None:
    await _put_up(store, _turn("t", "a"))
    slow, other = _machine(store, "slow"), _machine(store, "other")
    late = await slow._claimed()
    assert isinstance(late, Claimed)
    assert await other._claimed() is None
    async with store.working() as connection:
        await connection.execute(update(turns).values(until=0.0))
    again = await other._claimed()
    assert isinstance(again, Claimed)
    assert again.turn().guess.digest() == late.turn().guess.digest()
    await slow._think(_broken(late))
    assert (await _row(store))["answer"] is None
    await other._think(_broken(again))
    assert (await _row(store))["answer"] == FAILED


def _broken(claimed: Claimed) -> Claimed:
    """The same with something that is no guess: nobody has to think, and the answer is that there is none."""
    return Claimed(claimed.standing, {**claimed.row, "guess": b"x"}, claimed.share)


async def _row(store: Store) -> Any:
    return await store.row(select(schema.turns))


async def test_time_is_cut_for_all_who_wait_at_all_servers(store: Store) -> None:
    await _put_up(store, *(_turn(f"t{number}", f"h{number}") for number in range(5)))
    claimed = await _machine(store, "one")._claimed()
    assert claimed is not None
    assert claimed.turn().share == 5 * 2
