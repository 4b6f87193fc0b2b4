"""Collections look only at what came since the last one, at leisure, and once an hour at everything."""

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from smallcouncil.server import tidying
from smallcouncil.server.tidying import (
    LATEST_SECONDS,
    MOST_NEW,
    THOROUGH_SECONDS,
    WORTHWHILE,
    Tidying,
    light_collections,
)

pytestmark = pytest.mark.anyio


class Knot:
    """Garbage that only a collection can find, once it is dropped."""

    def __init__(self) -> None:
        self.knot = self


class Clock:
    """The time of day and of the processor, as a test wants them."""

    def __init__(self) -> None:
        self.now = self.spent = 1000.0

    def pass_by(self, seconds: float, busy: float = 0.0) -> None:
        self.now += seconds
        self.spent += seconds * busy

    def monotonic(self) -> float:
        return self.now

    def thread_time(self) -> float:
        return self.spent


@pytest.fixture(autouse=True)
def _by_hand() -> Iterator[None]:
    """Nothing is collected but when a test says so."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(tidying, "time", made)
    return made


def _dropped() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


def test_what_survives_is_set_aside_and_new_garbage_is_found() -> None:
    with light_collections():
        old = Knot()
        gc.collect(0)
        assert gc.get_freeze_count() > 100 * len(gc.get_objects())
        looks = [weakref.ref(old), _dropped()]
        del old
        gc.collect()
        assert [look() is None for look in looks] == [False, True]


def test_while_everybody_plays_it_is_done_in_small_bites() -> None:
    """As many objects as some twenty tables: they are looked at in several collections, each of them once."""
    with light_collections():
        gc.collect()
        aside, most = gc.get_freeze_count(), 0
        gc.enable()
        kept: list[list[int]] = []
        for _ in range(3 * MOST_NEW):
            kept.append([])
            most = max(most, gc.get_count()[0])
        gc.disable()
        assert most <= MOST_NEW + 1
        assert gc.get_freeze_count() - aside >= 2 * MOST_NEW


@pytest.mark.parametrize(("busy", "new", "collected"), [(0.09, 100, True), (0.11, 100, False), (0.09, -100, False)])
async def test_it_is_done_at_leisure_if_it_is_worthwhile(clock: Clock, busy: float, new: int, collected: bool) -> None:
    """Not to the object: other threads of this process make some and drop some meanwhile."""
    with light_collections() as tidy:
        gc.collect()
        look = _dropped()
        kept: list[list[int]] = [[] for _ in range(WORTHWHILE - gc.get_count()[0] + new)]
        clock.pass_by(1.0, busy)
        await tidy.look()
        assert (look() is None) == collected
        assert len(kept) > WORTHWHILE / 2


@pytest.mark.parametrize(("busy", "seconds"), [(0.0, THOROUGH_SECONDS), (1.0, LATEST_SECONDS)])
async def test_what_was_set_aside_is_looked_at_in_time(clock: Clock, busy: float, seconds: float) -> None:
    with light_collections() as tidy:
        old = Knot()
        gc.collect()
        look = weakref.ref(old)
        del old
        clock.pass_by(seconds - 1, busy)
        await tidy.look()
        assert look() is not None
        clock.pass_by(2, busy)
        await tidy.look()
        assert look() is None
        assert gc.get_freeze_count() > 0


class ThreadClock:
    """The real clock of this thread, and a time of day as on a machine that has nothing else to do."""

    def __init__(self) -> None:
        self.slept = 0.0

    def monotonic(self) -> float:
        return time.thread_time() + self.slept

    def thread_time(self) -> float:
        return time.thread_time()

    def sleep(self) -> None:
        self.slept += 60.0


async def test_the_clock_of_a_thread_tells_leisure_from_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that sleeps has leisure, one that counts has none."""
    clock = ThreadClock()
    monkeypatch.setattr(tidying, "time", clock)
    with light_collections() as tidy:
        gc.collect()
        looks = []
        for rest in (clock.sleep, lambda: sum(range(10_000))):
            await tidy.look()
            gc.collect()
            kept: list[list[int]] = [[] for _ in range(2 * WORTHWHILE)]
            look = _dropped()
            rest()
            await tidy.look()
            looks.append((look() is None, len(kept)))
        assert looks == [(True, 2 * WORTHWHILE), (False, 2 * WORTHWHILE)]


def test_afterwards_all_is_as_before() -> None:
    callbacks, thresholds = list(gc.callbacks), gc.get_threshold()
    with light_collections() as tidy:
        assert isinstance(tidy, Tidying)
        gc.collect()
        assert gc.get_threshold() > thresholds
    assert gc.get_freeze_count() == 0
    assert gc.callbacks == callbacks
    assert gc.get_threshold() == thresholds
