"""Who plays the games: this process, several on this machine, or a Ray cluster.

Each yields finished games as they come, in any order, and stops when nobody asks for more. What is played may be the
plan of a contest, or anything else that names its game; a function plays the game of a number.
"""

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar

from smallcouncil import bots
from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.plan import Plan
from smallcouncil.arena.playing import Finished, play_one
from smallcouncil.core.discovery import load

AHEAD = 3
RESTARTS = 3


class Work(Protocol):
    """Games to be played, by number."""

    @property
    def game(self) -> str: ...


class Done(Protocol):
    """A game that was played."""

    @property
    def number(self) -> int: ...


W = TypeVar("W", bound=Work)
D = TypeVar("D", bound=Done)
Play = Callable[[W, int], D]
Stream = Generator[list[D], None, None]


def workers(play: Play[W, D], jobs: int, ray: bool = False) -> Callable[[W, Sequence[int]], Stream[D]]:
    if ray:
        return lambda plan, numbers: on_ray(play, plan, numbers)
    if jobs == 1:
        return lambda plan, numbers: here(play, plan, numbers)
    return lambda plan, numbers: on_processes(play, plan, numbers, jobs)


def here(play: Play[W, D], plan: W, numbers: Sequence[int]) -> Stream[D]:
    for number in numbers:
        yield [play(plan, number)]


def on_processes(play: Play[W, D], plan: W, numbers: Sequence[int], jobs: int) -> Stream[D]:
    """Fresh processes rather than forks. If one is killed from outside, its games are played again by new ones.

    What is not compiled yet is compiled here first, for all of them.
    """
    prepare(plan.game)
    left = dict.fromkeys(numbers)
    for restart in range(RESTARTS + 1):
        try:
            for games in _pool(play, plan, list(left), jobs):
                for game in games:
                    del left[game.number]
                yield games
            return
        except BrokenProcessPool:
            if restart == RESTARTS:
                raise ArenaError("error-arena-workers", "the processes that play the games keep dying") from None


def _pool(play: Play[W, D], plan: W, numbers: Sequence[int], jobs: int) -> Stream[D]:
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(min(jobs, len(numbers) or 1), mp_context=context, initializer=enter)
    queue = iter(numbers)
    running: set[Future[D]] = set()
    try:
        while True:
            for number in _upto(queue, AHEAD * jobs - len(running)):
                running.add(pool.submit(play, plan, number))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield [future.result() for future in done]
    finally:
        if running:
            _stop(others)
        pool.shutdown(wait=True, cancel_futures=True)


@contextlib.contextmanager
def pool_of(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Fresh processes to play games in, as they are wished for; what still runs when something goes wrong is ended."""
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=enter)
    try:
        yield pool
    except BaseException:
        _stop(others)
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _stop(others: set[BaseProcess]) -> None:
    """Nobody waits for the games that still run: end their processes, and no others."""
    for worker in set(multiprocessing.active_children()) - others:
        worker.terminate()


def on_ray(play: Play[W, D], plan: W, numbers: Sequence[int]) -> Stream[D]:
    """The cluster that RAY_ADDRESS names, else one on this machine. All its nodes need the package, and own bots."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise ArenaError("error-arena-no-ray", "Ray is not installed; the extra `ray` brings it") from None
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        yield from _ray_games(ray, play, plan, numbers)
    finally:
        if started:
            ray.shutdown()


def _ray_games(ray: Any, play: Play[W, D], plan: W, numbers: Sequence[int]) -> Stream[D]:
    shared, remote = ray.put(plan), ray.remote(max_retries=RESTARTS)(play)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    queue = iter(numbers)
    running: list[Any] = []
    while True:
        running += [remote.remote(shared, number) for number in _upto(queue, most - len(running))]
        if not running:
            return
        done, running = ray.wait(running)
        yield ray.get(done)


def play_ready(plan: Plan, number: int) -> Finished:
    """Play a game in a process that has compiled the rules, so that no bot pays for that from its own time."""
    prepare(plan.game)
    return play_one(plan, number)


@cache
def prepare(slug: str) -> None:
    """Get this process ready to play a game, once."""
    bots.prepare(load(slug))


def _upto(queue: Iterator[int], count: int) -> Iterator[int]:
    for _ in range(count):
        number = next(queue, None)
        if number is None:
            return
        yield number


def enter() -> None:
    """A worker leaves when its arena is gone, even if that was killed, and leaves Ctrl-C to the arena."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    with contextlib.suppress(OSError):
        if parent is not None:
            parent.join()
    os._exit(1)
