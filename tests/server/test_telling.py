"""Sockets that have news at the same moment are told side by side, step by step; nobody's trouble is another's."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from smallcouncil.server import telling
from smallcouncil.server.telling import Teller
from smallcouncil.web import pages
from smallcouncil.web.stepwise import Steps, at_once, side_by_side

from .house import House, Wire

pytestmark = pytest.mark.anyio

Journal = list[tuple[str, int]]


def work(name: str, steps: int, journal: Journal) -> Steps[None]:
    for number in range(steps):
        journal.append((name, number))
        if number < steps - 1:
            yield


class Reader:
    """Has news of some steps; each is noted."""

    def __init__(self, name: str, steps: int, journal: Journal) -> None:
        self._told = name, steps, journal

    def steps(self) -> Steps[None]:
        return work(*self._told)


def test_every_step_is_done_for_all_before_the_next_one() -> None:
    journal: Journal = []
    side_by_side([work("a", 3, journal), work("b", 1, journal), work("c", 2, journal)])
    assert journal == [("a", 0), ("b", 0), ("c", 0), ("a", 1), ("c", 1), ("a", 2)]


def test_all_steps_of_one_work_lead_to_what_it_was_for() -> None:
    def adding() -> Steps[int]:
        yield
        yield
        return 5

    assert at_once(adding()) == 5


@pytest.mark.parametrize(("each", "together"), [(1.0, 3), (0.0021, 4), (0.0000001, 24)])
async def test_a_bite_is_as_large_as_its_time_allows(each: float, together: int) -> None:
    """Never less than a table's three pages, never more than is of use."""
    teller, journal = Teller(), Journal()
    teller._each = each
    for number in range(30):
        teller.tell(Reader(str(number), 2, journal))
    assert not journal, "whoever has news a moment later comes along"
    await asyncio.sleep(0)
    first = [step for _, step in journal]
    assert first == [0] * together + [1] * together
    while len(journal) < 60:
        await asyncio.sleep(0)
    assert sorted(journal) == sorted((str(number), step) for number in range(30) for step in range(2))
    await asyncio.sleep(0)
    teller.tell(Reader("late", 1, journal))
    await asyncio.sleep(0)
    assert journal[-1] == ("late", 0)


class Troubled:
    def steps(self) -> Steps[None]:
        yield
        raise ValueError("no end")


async def test_a_bite_that_is_broken_off_does_not_silence_the_others() -> None:
    teller, journal = Teller(), Journal()
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: heard.append(str(context["exception"])))
    for _ in range(3):
        teller.tell(Troubled())
    teller.tell(Reader("next", 1, journal))
    teller._each = 1.0
    await asyncio.sleep(0)
    assert heard == ["no end"]
    await asyncio.sleep(0)
    assert journal == [("next", 0)]
    teller.tell(Reader("later", 1, journal))
    await asyncio.sleep(0)
    assert journal == [("next", 0), ("later", 0)]


async def test_two_tables_are_told_side_by_side(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of every page is made before the first of them is drawn."""
    anna, ben = house.guest(), house.guest()
    tables = [await each.lay("me", "here", options={"companions": False}) for each in (anna, ben)]
    done: list[str] = []
    drawing = pages.updating

    def noted(lang: str, view: Any, lately: Any) -> Any:
        done.append(view.table)
        return drawing(lang, view, lately)

    bites: list[int] = []

    def counted(works: list[Any]) -> None:
        bites.append(len(works))
        side_by_side(works)

    monkeypatch.setattr(pages, "updating", noted)
    monkeypatch.setattr(telling, "side_by_side", counted)
    async with anna.socket(tables[0], page=True) as hers, ben.socket(tables[1], page=True) as his:
        for wire in (hers, his):
            await wire.send(type="hello", version=0)
            await wire.until("update")
        done.clear()
        bites.clear()
        for laid in tables:
            house.table(laid).publish()
        for wire in (hers, his):
            await wire.until("update")
        assert bites == [2]
        assert sorted(done) == sorted(laid["table"] for laid in tables)


async def test_a_page_that_cannot_be_told_closes_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = house.guest(), house.guest()
    tables = [await each.lay("me", "here", options={"companions": False}) for each in (anna, ben)]
    drawing = pages.updating

    def failing(lang: str, view: Any, lately: Any) -> Any:
        if view.table == tables[0]["table"]:
            raise ValueError("no such drawing")
        return drawing(lang, view, lately)

    async with anna.socket(tables[0], page=True) as hers, ben.socket(tables[1], page=True) as his:
        for wire in (hers, his):
            await wire.send(type="hello", version=0)
            await wire.until("update")
        monkeypatch.setattr(pages, "updating", failing)
        for laid in tables:
            house.table(laid).publish()
        assert (await his.until("update"))["version"] == 0
        assert await hers.closed() == 1011


async def test_equal_viewers_told_side_by_side_are_told_one_text_made_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the first of them fails, the next one makes it."""
    anna = house.guest()
    laid = await anna.lay("me", "friend", watching="anyone", options={"companions": False})
    watchers = [house.guest() for _ in range(3)]
    table, drawing = house.table(laid), pages.updating
    made: list[int] = []

    def noted(lang: str, view: Any, lately: Any) -> Any:
        made.append(view.version)
        if len(made) == 1:
            raise ValueError("no such drawing")
        return drawing(lang, view, lately)

    async with AsyncExitStack() as stack:
        wires = [await stack.enter_async_context(each.socket(laid, page=True)) for each in watchers]
        for wire in wires:
            await wire.send(type="hello", version=0)
        for wire in wires:
            while (await wire.until("update"))["parts"].get("panel", "").count("3 spectators") != 1:
                pass
        monkeypatch.setattr(pages, "updating", noted)
        table.publish()
        ends = await asyncio.gather(*map(told_or_closed, wires))
    texts = [end for end in ends if end != "1011"]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    assert len(made) == 2
    assert not table.under_way


async def told_or_closed(wire: Wire) -> str:
    try:
        return str(await wire.until("update"))
    except ConnectionClosed:
        return str(wire.connection.close_code)
