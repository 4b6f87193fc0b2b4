"""Where hints, reviews and analysis boards are thought about: in one process, behind everything that people play by.

A hint comes first. Boards that somebody looks at and reviews take turns, step by step and decision by decision, and
wait while anybody's opponent has to. A visitor has one board, forgotten when the visitor moves on or stays away.
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

from smallcouncil.arena.analysis_board import NODES, settled
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
MOST_BOARDS = 100
MOST_BOARDS_EACH = 4
"""Analysis boards in all, and of one household."""
BOARD_SECONDS = 20.0
"""For so long a board is thought about after it was last looked at."""
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


@dataclass(eq=False)
class Board:
    """A position that a visitor looks at: what is known of its moves, and after how many steps."""

    household: str
    slug: str
    position: str
    seen: float
    steps: int = 0
    found: tuple[dict[str, Any], ...] = ()
    done: bool = False


class Study:
    """The process and what waits for it."""

    def __init__(self, busy: Callable[[], bool] = lambda: False) -> None:
        """`busy` tells whether people's opponents wait for their turn to think."""
        self._busy = busy
        self._hints: list[tuple[Question, asyncio.Future[Any]]] = []
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._boards: OrderedDict[str, Board] = OrderedDict()
        self._turn_of_boards = True
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

    def look(self, visitor: str, household: str, slug: str, position: str) -> Board:
        """What is known of a position by now. It is thought about further while somebody looks at it."""
        now = asyncio.get_running_loop().time()
        board = self._boards.get(visitor)
        if board is None or (board.slug, board.position) != (slug, position):
            self._boards.pop(visitor, None)
            self._forget_boards(now, household)
            if self._closed or len(self._boards) >= MOST_BOARDS:
                raise Refused("server-busy", 503)
            board = self._boards[visitor] = Board(household, slug, position, now)
        board.seen = now
        self._wake()
        return board

    def leave(self, visitor: str) -> None:
        """A visitor looks at no board any more."""
        self._boards.pop(visitor, None)

    def _forget_boards(self, now: float, household: str) -> None:
        """Those that nobody looks at any more, and the oldest of a household that has as many as it may."""
        for visitor, board in list(self._boards.items()):
            if now - board.seen > BOARD_SECONDS:
                del self._boards[visitor]
        own = [visitor for visitor, board in self._boards.items() if board.household == household]
        if len(own) >= MOST_BOARDS_EACH:
            del self._boards[min(own, key=lambda each: self._boards[each].seen)]

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
        while not self._closed and (self._hints or self._reviews or self._open_boards()):
            boards = self._open_boards()
            if self._hints:
                await self._hint(*self._hints.pop(0))
            elif self._busy():
                await asyncio.sleep(PATIENCE)
            elif boards and (self._turn_of_boards or not self._reviews):
                self._turn_of_boards = False
                self._boards.move_to_end(boards[0])
                await self._next_step(self._boards[boards[0]])
            else:
                self._turn_of_boards = True
                name, review = next(iter(self._reviews.items()))
                self._reviews.move_to_end(name)
                await self._next_decision(review)

    def _open_boards(self) -> list[str]:
        """Whose boards are still to be thought about."""
        since = asyncio.get_running_loop().time() - BOARD_SECONDS
        return [visitor for visitor, board in self._boards.items() if not board.done and board.seen >= since]

    async def _next_step(self, board: Board) -> None:
        """One look more, deeper than the last."""
        try:
            board.found = tuple(await self._asked(("board", board.slug, board.position, board.steps)))
        except Failed as error:
            log.warning("a position could not be analysed: %s", error)
            board.done = True
            return
        board.steps += 1
        board.done = board.steps == len(NODES) or settled(board.found)

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
        if question[0] == "board":
            from smallcouncil.arena.analysis_board import values

            return "board", values(*question[1:])
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
