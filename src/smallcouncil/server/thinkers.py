"""Where bots think: in processes of their own, each of which can be ended if it does not come to a decision.

A worker is handed a guess at the state that its seat cannot tell from the true one, never the true one.
"""

import asyncio
import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

from smallcouncil.core.game import State

WARMING_SECONDS = 180.0
"""How long a decision may take while the worker still compiles what its bots need."""
NICE = 5
"""Tables come first; bots get what is left of the machine."""

Question = tuple[str, int, State, int]
"""The bot's code, a seed for its luck, a guess at the state, and the seat."""
Answer = tuple[int, bool]
"""The action, and whether all is compiled for this game."""


class NoAnswer(Exception):
    """The bot did not come to a decision."""


class Thinkers:
    """Some workers, started when they are needed and replaced when they hang."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds = seconds
        self.failures = 0
        """How many questions in a row were not answered."""
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._all = [_Worker() for _ in range(workers)]
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def warm(self) -> None:
        """Start one worker before anybody waits for it; it gets all games ready by itself."""
        await asyncio.to_thread(self._all[-1].start)

    async def choose(self, code: str, guess: State, seat: int, seed: int) -> int:
        """What a bot does at a seat. `NoAnswer` if it fails or takes too long."""
        worker = await self._idle.get()
        try:
            action = await worker.ask((code, seed, guess, seat), self._seconds)
        except NoAnswer:
            self.failures += 1
            raise
        else:
            self.failures = 0
            return action
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._all))


class _Worker:
    """One process and the line to it. Both belong to the thread that asks; anybody else may only kill the process."""

    def __init__(self) -> None:
        self._process: Any = None
        self._line: Connection | None = None
        self._warm: set[str] = set()
        self._asking: asyncio.Task[Answer] | None = None
        self._closed = False

    async def ask(self, question: Question, seconds: float) -> int:
        slug = question[2].game.slug
        limit = seconds if slug in self._warm else WARMING_SECONDS
        self._asking = asyncio.create_task(asyncio.to_thread(self._exchange, question))
        done, _ = await asyncio.wait([self._asking], timeout=limit)
        if not done:
            self._kill()
            await asyncio.wait([self._asking])
            self._asking.exception()
            raise NoAnswer(f"no decision after {limit:g} s")
        action, warm = self._asking.result()
        if warm:
            self._warm.add(slug)
        return action

    async def close(self) -> None:
        """End the process, whatever it is doing, and whoever waits for it."""
        self._closed = True
        self._kill()
        if self._asking is not None:
            await asyncio.wait([self._asking])
            self._asking.exception()
        await asyncio.to_thread(self._stop)

    def _kill(self) -> None:
        """The thread that waits for an answer sees the line break and clears up."""
        if self._process is not None:
            self._process.kill()

    def _exchange(self, question: Question) -> Answer:
        """Ask and wait, in a thread of its own."""
        if self._closed:
            raise NoAnswer("the server stops")
        self.start()
        assert self._line is not None
        try:
            self._line.send(question)
            answer: Answer | str = self._line.recv()
        except (EOFError, OSError) as error:
            self._stop()
            raise NoAnswer("the process has ended") from error
        if isinstance(answer, str):
            raise NoAnswer(answer)
        return answer

    def start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        self._stop()
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs,), name="bots", daemon=True)
        with _uninterrupted():
            self._process.start()
        theirs.close()

    def _stop(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        self._warm.clear()
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
    _warm_up()
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(_decided(*line.recv()))


def _warm_up() -> None:
    import smallcouncil as sc
    from smallcouncil import bots

    for game in sc.games().values():
        bots.prepare(game, wait=False)


def _decided(code: str, seed: int, guess: State, seat: int) -> Answer | str:
    """What the bot chooses, or the name of what went wrong."""
    from smallcouncil import bots
    from smallcouncil.core.chance import Chance
    from smallcouncil.core.perspective import Perspective

    try:
        action = bots.make(code, seed).choose(Perspective(guess, seat, Chance(seed)))
    except Exception as error:
        return type(error).__name__
    return int(action), bots.prepare(guess.game, wait=False)
