"""Where bots think: in processes of their own, each of which can be ended if it does not come to a decision.

A worker is handed a guess at the state that its seat cannot tell from the true one, never the true one. Each search
gets the time that the load allows, and whoever waits for a bot has its answer within the promised time.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from smallcouncil.core.game import State
from smallcouncil.server.bot_queue import BotQueue, Turn

log = logging.getLogger(__name__)

START_SECONDS = 180.0
"""How long a process may take to start. Nobody waits for it: turns are given to those that run, or are overdue."""
NICE = 5
"""Tables come first; bots get what is left of the machine."""
MOST_PART, UNWATCHED_PART = 0.3, 0.1
"""What part of the promised time one search may take; the second where nobody waits, so that nobody has to."""
WAIT_PART = 0.25
"""Within what part of the promised time all who wait now should have their answers."""
LEAST_SECONDS = 0.05
"""What a search gets at least: enough for some hundred playouts."""
NEWEST = 0.125
"""The weight of the newest turn in the mean of how long they take."""

Question = tuple[str, int, State, int, float]
"""The bot's code, a seed for its luck, a guess at the state, the seat, and how many seconds it may take."""
Result = TypeVar("Result")


class NoAnswer(Exception):
    """The bot did not come to a decision."""


class Moot(NoAnswer):
    """The question is not asked any more."""


class BotWorkers:
    """Some workers, started when they are needed and replaced when they hang, and the turns that wait for them."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self.failures = 0
        """How many questions in a row were not answered."""
        self.pace = 0.0
        """How long a turn has taken lately, in seconds."""
        self._queue: BotQueue[Turn] = BotQueue()
        self._all = [_Worker() for _ in range(workers)]
        self._asleep = list(self._all)
        self._idle: list[_Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def count(self) -> int:
        return len(self._all)

    def waiting(self) -> int:
        """How many turns wait for a worker."""
        return len(self._queue)

    def answered(self, table: str) -> None:
        """Answers come to whoever asked by themselves."""

    def warm(self) -> None:
        """Start one worker before anybody waits for it; it gets all games ready by itself."""
        if self._asleep:
            self._begin(self._start(self._asleep.pop()))

    async def choose(self, turn: Turn) -> int:
        """What a bot does. `NoAnswer` if it fails, or if somebody has waited as long as was promised."""
        if self._closed:
            raise NoAnswer("the server stops")
        loop = asyncio.get_running_loop()
        turn.answer, turn.since = loop.create_future(), loop.time()
        self._queue.add(turn)
        if turn.waited_for:
            self.hurry(turn)
        self._hand_out()
        try:
            return await turn.answer
        finally:
            self._queue.discard(turn)
            if turn.alarm is not None:
                turn.alarm.cancel()

    def hurry(self, turn: Turn) -> None:
        """Somebody waits for this turn from now on."""
        turn.waited_for = True
        self._queue.changed()
        if turn.alarm is None:
            loop = asyncio.get_running_loop()
            turn.due = loop.time() + self._seconds
            turn.alarm = loop.call_at(turn.due, self._give_up, turn)

    def give(self, turn: Turn, code: str) -> None:
        """Another bot is to think about it, unless one already does."""
        if not turn.begun and turn.code != code:
            turn.code = code
            self._queue.changed()

    def before(self, turn: Turn) -> int:
        """How many turns come before this one."""
        return self._queue.before(turn)

    def wait(self, turn: Turn) -> float:
        """For how many seconds a turn that waits is going to wait, as far as can be told."""
        return self.before(turn) * self.pace / len(self._all)

    async def close(self) -> None:
        """End all processes. Turns that still wait are for their askers to give up."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._all))
        await asyncio.gather(*self._tasks)

    # -- turns and workers

    def _hand_out(self) -> None:
        """Give the next turns to those who have nothing to do; if there are more, wake somebody up."""
        while self._idle and (turn := self._queue.take()):
            self._begin(self._ask(self._idle.pop(), turn))
        if self._queue and self._asleep:
            self._begin(self._start(self._asleep.pop()))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, worker: "_Worker") -> None:
        try:
            await worker.start()
        except (NoAnswer, OSError) as error:
            if not self._closed:
                log.warning("a bot's process does not start: %s", error)
            self._asleep.append(worker)
        else:
            self._idle.append(worker)
            self._hand_out()

    async def _ask(self, worker: "_Worker", turn: Turn) -> None:
        turn.begun = True
        loop = asyncio.get_running_loop()
        began = loop.time()
        question = (turn.code, turn.seed, turn.guess, turn.seat, self._time_for(turn, began))
        try:
            action = await worker.ask(question, self._seconds)
        except NoAnswer as error:
            self._fail(turn, error)
            if not self._closed:
                await self._start(worker)
            return
        turn.taken = loop.time() - began
        self.pace += (turn.taken - self.pace) * NEWEST
        if turn.answer is not None and not turn.answer.done():
            turn.answer.set_result(action)
            self.failures = 0
        self._idle.append(worker)
        self._hand_out()

    def _time_for(self, turn: Turn, now: float) -> float:
        """What the load allows one search: all of its time if nobody else waits, less the more do."""
        most = self._seconds * (MOST_PART if turn.waited_for else UNWATCHED_PART)
        if turn.due is not None:
            most = min(most, (turn.due - now) / 2)
        fair = self._seconds * WAIT_PART * len(self._all) / max(turn.share, self._queue.sharing(turn))
        return max(LEAST_SECONDS, min(fair, most))

    def _give_up(self, turn: Turn) -> None:
        """Who was promised an answer gets one. A worker that has the turn goes on with it, as long as it may."""
        self._fail(turn, NoAnswer(f"no decision after {self._seconds:g} s"))

    def _fail(self, turn: Turn, error: NoAnswer) -> None:
        if turn.answer is not None and not turn.answer.done():
            self.failures += 1
            turn.answer.set_exception(error)


class _Worker:
    """One process and the line to it. Both belong to the worker's own thread; others may only kill the process."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "bots")
        self._busy: asyncio.Future[Any] | None = None
        self._closed = False

    async def start(self) -> None:
        """See to it that there is a process, ready for questions."""
        await self._within(START_SECONDS, self._get_up)

    async def ask(self, question: Question, limit: float) -> int:
        """What the process answers. If it takes longer than the limit, it is ended."""
        return await self._within(limit, lambda: self._exchange(question))

    async def _within(self, limit: float, work: Callable[[], Result]) -> Result:
        if self._closed:
            raise NoAnswer("the server stops")
        busy = self._busy = asyncio.get_running_loop().run_in_executor(self._thread, work)
        done, _ = await asyncio.wait([busy], timeout=limit)
        if not done:
            self._kill()
            await asyncio.wait([busy])
            busy.exception()
            raise NoAnswer(f"nothing after {limit:g} s")
        result: Result = busy.result()
        return result

    async def close(self) -> None:
        """End the process, whatever it is doing, and whoever waits for it."""
        self._closed = True
        self._kill()
        if self._busy is not None:
            await asyncio.wait([self._busy])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._stop)
        self._thread.shutdown()

    def _kill(self) -> None:
        """The thread that waits for an answer sees the line break and clears up."""
        with contextlib.suppress(AttributeError, ValueError):
            self._process.kill()

    # -- in the worker's own thread

    def _exchange(self, question: Question) -> int:
        assert self._line is not None
        try:
            self._line.send(question)
        except (EOFError, OSError) as error:
            self._stop()
            raise NoAnswer("the process has ended") from error
        answer = self._hear()
        if isinstance(answer, str):
            raise NoAnswer(answer)
        return answer

    def _hear(self) -> int | str:
        assert self._line is not None
        try:
            heard: int | str = self._line.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise NoAnswer("the process has ended") from error
        return heard

    def _get_up(self) -> None:
        """Start a process unless there is one, and wait until it can think."""
        if self._process is not None and self._process.is_alive():
            return
        self._stop()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs,), name="bots", daemon=True)
        with _uninterrupted():
            process.start()
        self._process = process
        theirs.close()
        if self._closed:
            self._stop()
            raise NoAnswer("the server stops")
        self._hear()

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if line is not None:
            line.close()


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process started in here never hears of Ctrl-C: that is for the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(line: Connection) -> None:
    """A worker's life. It ends with the server, even if that was killed."""
    from smallcouncil.arena.workers import enter

    enter()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        line.send("ready")
        _warm_up()
        while True:
            line.send(_decided(*line.recv()))


def _warm_up() -> None:
    """Begin to compile. Until that is done the general searches serve, because every question has a time."""
    import smallcouncil as sc
    from smallcouncil import bots

    for game in sc.games().values():
        bots.prepare(game, wait=False)


def _decided(code: str, seed: int, guess: State, seat: int, seconds: float) -> int | str:
    """What the bot chooses, or the name of what went wrong."""
    from smallcouncil import bots
    from smallcouncil.core.budget import Budget
    from smallcouncil.core.chance import Chance
    from smallcouncil.core.perspective import Perspective

    try:
        bot = bots.make(code, seed, Budget(seconds=seconds))
        return int(bot.choose(Perspective(guess, seat, Chance(seed))))
    except Exception as error:
        return type(error).__name__
