"""Work that takes long and that nobody plays by: reading records, drawing moments of the past.

It has a thread of its own, so that it holds up neither the tables nor the bots. Visitors take turns at it, and whoever
asks for more than a few things at once is asked to wait.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from smallcouncil.server.refusals import Refused

MOST_EACH = 8
MOST_ALL = 200
"""Pieces of work that may wait: for one household, and in all."""

Result = TypeVar("Result")
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class SlowWork:
    """One piece of work at a time, households in turn."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "slow-work")
        self._waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        self._running: asyncio.Task[None] | None = None

    async def do(self, who: str, work: Callable[[], Result]) -> Result:
        """The result of some work for a household; `Refused` if it has too much waiting already."""
        line = self._waiting.get(who, ())
        if len(line) >= MOST_EACH or sum(map(len, self._waiting.values())) >= MOST_ALL:
            raise Refused("server-busy", 503)
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append((work, done))
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._run())
        return await done

    async def _run(self) -> None:
        while self._waiting:
            who, line = self._waiting.popitem(last=False)
            work, done = line.popleft()
            if line:
                self._waiting[who] = line
            if not done.cancelled():
                await self._settle(work, done)

    async def _settle(self, work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
        try:
            result = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception as error:
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)

    async def close(self) -> None:
        for line in self._waiting.values():
            for _, done in line:
                done.cancel()
        self._waiting.clear()
        if self._running is not None:
            await asyncio.gather(self._running, return_exceptions=True)
        self._thread.shutdown()
