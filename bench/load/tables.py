"""Tables as their people see them: three open pages each, a click every so often, and how long the news took."""

import asyncio
import contextlib
import gzip
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.pages import News, Page, Refused, Reply

PATIENCE = 10.0  # seconds, after which an update counts as lost


@dataclass
class Tally:
    """What a run has seen so far; tallies of several clients add up."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each click to the last of the table's pages that heard of it."""
    lags: list[float] = field(default_factory=list)
    """Seconds by which the client itself came late to a click that it could have made in time."""
    errors: Counter[str] = field(default_factory=Counter)
    updates: int = 0
    length: int = 0
    held: int = 0
    """Tables that sat down before the first move."""
    laid: int = 0
    """Tables in all: a finished game makes room for another one."""
    finished: int = 0
    cpu: float = 0.0
    """The share of a core that the clients themselves took while they played."""

    def begin_anew(self) -> None:
        """Forget what was seen, but for who sat down."""
        self.waits.clear()
        self.lags.clear()
        self.errors.clear()
        self.updates = self.length = 0

    def add(self, other: "Tally") -> None:
        self.waits += other.waits
        self.lags += other.lags
        self.errors += other.errors
        self.updates += other.updates
        self.length += other.length
        self.held += other.held
        self.laid += other.laid
        self.finished += other.finished
        self.cpu += other.cpu


class OpenPage:
    """A page with its socket open, and the newest that it was told."""

    def __init__(self, page: Page, socket: ClientConnection, table: "Table") -> None:
        self.page = page
        self.news = News(-1)
        self._socket = socket
        self._table = table

    async def listen(self) -> None:
        """Take in frames until the socket closes; closing is an error unless the people leave."""
        reason = "closed by the server"
        try:
            if opening := self.page.opened():
                await self._socket.send(opening.frame)
            async for frame in self._socket:
                await self._take(frame if isinstance(frame, str) else gzip.decompress(frame).decode(), len(frame))
        except ConnectionClosed as error:
            reason = f"closed: {error}"
        if not self._table.leaving:
            self._table.tally.errors[reason] += 1

    async def _take(self, frame: str, length: int) -> None:
        try:
            heard = self.page.heard(frame)
        except Refused as error:
            self._table.tally.errors[f"refused: {error}"] += 1
            return
        if isinstance(heard, Reply):
            await self._socket.send(heard.frame)
        elif heard is not None and heard.version >= self.news.version:
            self.news = heard
            self._table.told(length)

    async def click(self, word: str) -> None:
        await self._socket.send(self.page.click(self.news.version, word))


class Table:
    """Three pages at one table."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.pages: list[OpenPage] = []
        self.leaving = False
        self._awaited = 0
        self._complete = asyncio.Event()
        self._completed = 0.0

    def told(self, length: int) -> None:
        """One of the pages has new news."""
        self.tally.updates += 1
        self.tally.length += length
        if not self._complete.is_set() and all(page.news.version >= self._awaited for page in self.pages):
            self._completed = time.perf_counter()
            self._complete.set()

    def expect(self, version: int) -> None:
        """From now on, wait for every page to be told of a version."""
        self._awaited = version
        self._complete.clear()

    async def complete(self) -> None:
        """Every page has been told of the version that is expected."""
        await asyncio.wait_for(self._complete.wait(), PATIENCE)

    @property
    def version(self) -> int:
        return max(page.news.version for page in self.pages)

    @property
    def over(self) -> bool:
        return any(page.news.over for page in self.pages)

    async def move(self, luck: random.Random, clicked: float) -> None:
        """Somebody whose turn it is clicks on a choice; note when the last page has heard of it."""
        page = next((page for page in self.pages if page.news.words), None)
        if page is None:
            self.tally.errors["nobody is asked for a move"] += 1
            return
        try:
            self.expect(self.version + 1)
            await page.click(luck.choice(page.news.words))
            await self.complete()
        except TimeoutError:
            self.tally.errors[f"an update did not come in {PATIENCE:.0f} s"] += 1
        except ConnectionClosed as error:
            self.tally.errors[f"closed: {error}"] += 1
        else:
            self.tally.waits.append(self._completed - clicked)


@contextlib.asynccontextmanager
async def seated(pages: list[Page], tally: Tally) -> AsyncIterator[Table]:
    """A table with all its pages open and told of the first position; the sockets close at the end.

    Browsers offer to compress, so these pages do too: whether it is worth its memory is for the server to say.
    """
    table = Table(tally)
    async with contextlib.AsyncExitStack() as stack:
        group = await stack.enter_async_context(_listeners())
        for page in pages:
            opening = connect(page.url, additional_headers=page.headers, max_size=None, ping_interval=None)
            socket = await stack.enter_async_context(opening)
            table.pages.append(OpenPage(page, socket, table))
            group.append(asyncio.create_task(table.pages[-1].listen()))
        await table.complete()
        try:
            yield table
        finally:
            table.leaving = True


@contextlib.asynccontextmanager
async def _listeners() -> AsyncIterator[list[asyncio.Task[None]]]:
    """Tasks that end with the table: its sockets are closed by then, so they have nothing more to hear."""
    tasks: list[asyncio.Task[None]] = []
    try:
        yield tasks
    finally:
        await asyncio.gather(*tasks)
