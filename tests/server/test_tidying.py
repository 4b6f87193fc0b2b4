"""Full collections look only at what came since the last one, and now and then at everything."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from smallcouncil.server.tidying import THOROUGH_EVERY, light_collections


class Knot:
    """Garbage that only a collection can find, once it is dropped."""

    def __init__(self) -> None:
        self.knot = self


@pytest.fixture(autouse=True)
def _by_hand() -> Iterator[None]:
    """Nothing is collected but when a test says so."""
    gc.disable()
    yield
    gc.enable()


def test_what_survives_is_set_aside() -> None:
    with light_collections():
        gc.collect()
        assert gc.get_freeze_count() > 100 * len(gc.get_objects())


def test_new_garbage_is_found_at_once_and_old_garbage_in_time() -> None:
    with light_collections():
        old = Knot()
        gc.collect()
        young = Knot()
        looks = [weakref.ref(old), weakref.ref(young)]
        del old, young
        gc.collect()
        assert [look() is None for look in looks] == [False, True]
        for _ in range(THOROUGH_EVERY):
            gc.collect()
        assert looks[0]() is None


def test_young_collections_set_nothing_aside() -> None:
    with light_collections():
        gc.collect(1)
        assert gc.get_freeze_count() == 0


def test_afterwards_all_is_as_before() -> None:
    callbacks, thresholds = list(gc.callbacks), gc.get_threshold()
    with light_collections():
        gc.collect()
        assert gc.get_threshold() > thresholds
    assert gc.get_freeze_count() == 0
    assert gc.callbacks == callbacks
    assert gc.get_threshold() == thresholds
