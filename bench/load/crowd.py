"""The people of many tables in one process, told by the run when to sit down, when to play and when to leave."""

import asyncio
import contextlib
import gc
import math
import random
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from bench.load.pages import Address, House, Refused
from bench.load.tables import Table, Tally, seated

AT_ONCE = 16  # tables that sit down at the same time
TROUBLE = (httpx.HTTPError, OSError, TimeoutError, WebSocketException, Refused)


@dataclass(frozen=True)
class Plan:
    """The people of one process, at so many tables."""

    house: House
    address: Address
    first: int
    tables: int


class Phase(NamedTuple):
    """When they play: a decision every so many seconds a table, for so long."""

    number: int
    start: float
    every: float
    seconds: float

    def moments(self, share: float, laid: float) -> Iterator[float]:
        """When a table is to move, from when it was laid on; its first move is due after a `share` of the pace."""
        for number in range(math.ceil(self.seconds / self.every)):
            due = self.start + self.every * (share + number)
            if laid <= due < self.start + self.seconds:
                yield due


class Crowd:
    """All tables of a plan."""

    def __init__(self, plan: Plan, client: httpx.AsyncClient) -> None:
        self.tally = Tally()
        self.settled = asyncio.Event()
        """Every table has sat down, or has failed to."""
        self._plan = plan
        self._client = client
        self._doors = asyncio.Semaphore(AT_ONCE)
        self._unsettled = set(range(plan.first, plan.first + plan.tables))
        self._phase: Phase | None = None
        self._called = asyncio.Event()
        """Set and replaced when a phase begins, and when the people leave."""
        self._played = dict.fromkeys(self._unsettled, -1)
        """By table, the last phase that it has played to its end."""
        self._playing = 0
        self._left = asyncio.Event()

    def begin(self, every: float, seconds: float) -> None:
        number = 0 if self._phase is None else self._phase.number + 1
        self._phase = Phase(number, time.perf_counter(), every, seconds)
        self._call()

    def _call(self) -> None:
        called, self._called = self._called, asyncio.Event()
        called.set()

    async def last_moves(self) -> None:
        """Wait for the updates that are still on their way, so that the slowest are counted too."""
        while self._playing:
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        self._left.set()
        self._call()

    async def live(self) -> None:
        """The whole evening of all tables."""
        async with asyncio.TaskGroup() as group:
            for number in tuple(self._unsettled):
                group.create_task(self._table(number))

    async def _table(self, number: int) -> None:
        """One game after another, each with sockets of its own, until the people leave."""
        luck = random.Random(number)
        share = luck.random()
        try:
            while not self._left.is_set():
                await self._game(number, luck, share)
        except TROUBLE as error:
            self.tally.errors[f"no table: {type(error).__name__} {error}".strip()] += 1
        finally:
            self._settle(number)

    def _settle(self, number: int) -> None:
        self._unsettled.discard(number)
        if not self._unsettled:
            self.settled.set()

    async def _game(self, number: int, luck: random.Random, share: float) -> None:
        async with contextlib.AsyncExitStack() as stack:
            async with self._doors:
                pages = await self._plan.house.lay(self._client, self._plan.address)
                table = await stack.enter_async_context(seated(pages, self.tally))
            self.tally.laid += 1
            self.tally.held += number in self._unsettled
            self._settle(number)
            laid = time.perf_counter()
            while not table.over and not self._left.is_set():
                phase = self._phase
                if phase is None or phase.number <= self._played[number]:
                    await self._called.wait()
                    continue
                self._playing += 1
                await self._play(table, luck, phase.moments(share, laid))
                self._playing -= 1
                if not table.over:
                    self._played[number] = phase.number
        self.tally.finished += table.over

    async def _play(self, table: Table, luck: random.Random, moments: Iterable[float]) -> None:
        """Click when it is time to. A click that an earlier update held up counts from when it was due."""
        for due in moments:
            clicked = time.perf_counter()
            if clicked < due:
                await asyncio.sleep(due - clicked)
                clicked = time.perf_counter()
                self.tally.lags.append(clicked - due)
            else:
                clicked = due
            await table.move(luck, clicked)
            if table.over:
                return


async def _evening(plan: Plan, orders: Connection) -> None:
    """Sit down, say so, play when told to and tell what was seen, once or several times; leave when told to."""
    told = asyncio.get_running_loop().run_in_executor
    async with httpx.AsyncClient(timeout=30) as client:
        crowd = Crowd(plan, client)
        living = asyncio.create_task(crowd.live())
        await crowd.settled.wait()
        gc.disable()  # looking through all that the pages show would hold up the clicks, and little of it is garbage
        orders.send("seated")
        while (order := await told(None, orders.recv)) is not None:
            every, seconds = order
            spent = time.process_time()
            crowd.begin(every, seconds)
            await asyncio.sleep(seconds)
            crowd.tally.cpu = (time.process_time() - spent) / seconds
            await crowd.last_moves()
            orders.send(crowd.tally)
            crowd.tally.begin_anew()
        crowd.leave()
        await living


def people(plan: Plan, orders: Connection) -> None:
    """A process of its own: the life of all tables of a plan."""
    asyncio.run(_evening(plan, orders))
