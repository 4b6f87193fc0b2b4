"""Where hints and reviews are thought about: in one process of its own, behind everything that people play by.

A hint comes before all reviews; reviews take turns, decision by decision, and wait while anybody's opponent has to.
What the process gets is a guess of the asker's seat, or the record of a game that all may see in full.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from smallcouncil.core.game import State
from smallcouncil.server.refusals import Refused

log = logging.getLogger(__name__)

NICE = 5
"""Tables come first; whoever asked for a hint waits as one does for a bot."""
ANSWER_SECONDS = 180.0
"""How long one answer of the process may take, the first with all that has to be got ready; then it is ended."""
MOST_HINTS = 40
MOST_REVIEWS = 200
MOST_REVIEWS_EACH = 4
"""What may wait: hints in all, reviews in all and of one household."""
PATIENCE = 0.1
"""How often somebody looks whether people's opponents still wait."""

Question = tuple[Any, ...]


class Failed(Exception):
    """The process gave no answer."""


@dataclass(eq=False)
class Review:
    """A game that is looked at: how far that has come, and what was found."""

    name: str
    record: str
    household: str
    whole: int
    done: int = 0
    found: str | None = None
    failed: bool = False
    finished: asyncio.Event = field(default_factory=asyncio.Event)


class Study:
    """The process and what waits for it."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy` tells whether people's opponents wait for their turn to think."""
        self._busy = busy
        self._hints: list[tuple[Question, asyncio.Future[Any]]] = []
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "study")
        self._process: Any = None
        self._line: Connection | None = None
        self._closed = False

    async def hints(self, guess: State, seat: int, level: str, seed: int) -> Any:
        """The best answers of a seat, as `arena.hints` finds them."""
        if self._closed or len(self._hints) >= MOST_HINTS:
            raise Refused("server-busy", 503)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._hints.append((("hint", guess, seat, level, seed), answer))
        self._wake()
        try:
            return await answer
        except Failed:
            raise Refused("server-busy", 503) from None

    def review(self, name: str, record: str, household: str, whole: int) -> Review:
        """Look at a whole game, unless it is already looked at."""
        if name in self._reviews:
            return self._reviews[name]
        own = sum(each.household == household for each in self._reviews.values())
        if self._closed or own >= MOST_REVIEWS_EACH or len(self._reviews) >= MOST_REVIEWS:
            raise Refused("server-busy", 503)
        self._reviews[name] = Review(name, record, household, whole)
        self._wake()
        return self._reviews[name]

    def under_way(self, name: str) -> Review | None:
        return self._reviews.get(name)

    def before(self, name: str) -> int:
        """How many reviews share the process with this one."""
        return max(0, len(self._reviews) - 1)

    async def close(self) -> None:
        self._closed = True
        self._kill()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        for _, answer in self._hints:
            if not answer.done():
                answer.cancel()
        self._thread.shutdown(wait=False)

    # -- one thing after the other

    def _wake(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while not self._closed and (self._hints or self._reviews):
            if self._hints:
                await self._hint(*self._hints.pop(0))
            elif self._busy():
                await asyncio.sleep(PATIENCE)
            else:
                name, review = next(iter(self._reviews.items()))
                self._reviews.move_to_end(name)
                await self._next_decision(review)

    async def _hint(self, question: Question, answer: "asyncio.Future[Any]") -> None:
        try:
            found = await self._asked(question)
        except Failed as error:
            if not answer.done():
                answer.set_exception(error)
            return
        if not answer.done():
            answer.set_result(found)

    async def _next_decision(self, review: Review) -> None:
        """One decision more. The process forgets a game that it has not heard of for long; then it is sent again."""
        try:
            told = await self._asked(("review", review.name, review.record, review.done == 0))
        except Failed as error:
            log.warning("a review could not be made: %s", error)
            told = None
        if isinstance(told, int):
            review.done = told
            return
        self._reviews.pop(review.name, None)
        review.found, review.failed = told, told is None
        review.finished.set()

    # -- the process, in a thread of its own

    async def _asked(self, question: Question) -> Any:
        loop = asyncio.get_running_loop()
        asking = loop.run_in_executor(self._thread, self._exchange, question)
        done, _ = await asyncio.wait([asking], timeout=ANSWER_SECONDS)
        if not done:
            self._kill()
            await asyncio.wait([asking])
        return asking.result()

    def _exchange(self, question: Question) -> Any:
        try:
            self._get_up()
            assert self._line is not None
            self._line.send(question)
            kind, answer = self._line.recv()
        except (EOFError, OSError) as error:
            self._drop()
            raise Failed("the process has ended") from error
        if kind == "failed":
            raise Failed(answer)
        return answer

    def _get_up(self) -> None:
        if self._closed:
            raise Failed("the server stops")
        if self._process is not None and self._process.is_alive():
            return
        self._drop()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="study", daemon=True)
        self._process.start()
        theirs.close()

    def _kill(self) -> None:
        with contextlib.suppress(AttributeError, ValueError):
            self._process.kill()

    def _drop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


# -- in the process


def _work(line: Connection) -> None:
    """Answer until the server is gone."""
    from smallcouncil.arena.workers import enter

    enter()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    books: OrderedDict[str, Any] = OrderedDict()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(_answered(line.recv(), books))


def _answered(question: Question, books: "OrderedDict[str, Any]") -> tuple[str, Any]:
    try:
        if question[0] == "hint":
            from smallcouncil.arena.hints import hints

            return "hint", hints(*question[1:])
        return "review", _further(question[1], question[2], question[3], books)
    except Exception as error:
        return "failed", type(error).__name__


def _further(name: str, record: str, fresh: bool, books: "OrderedDict[str, Any]") -> int | str:
    """One decision more of a game: how many are done, or all that was found when it was the last."""
    from smallcouncil.arena.reviews import Reviewing

    if fresh or name not in books:
        books[name] = Reviewing(record)
        while len(books) > MOST_REVIEWS:
            books.popitem(last=False)
    found: int | str = books[name].further()
    if isinstance(found, str):
        del books[name]
    return found
