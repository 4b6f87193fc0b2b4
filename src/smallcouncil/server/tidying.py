"""Collecting garbage without making anybody wait.

A full collection of Python looks at everything that lives, and with hundreds of tables open that takes longer than a
move may take. Nearly all of it will live on: so whatever has survived a full collection is set aside, and the next one
looks only at what came since.
"""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

FULL = 2
"""The oldest generation: collecting it is collecting all."""
YOUNG = (20_000, 20, 20)
"""After how many new objects the young are looked at, and so on. A move makes and drops thousands, few in knots."""
THOROUGH_EVERY = 100
"""So many full collections later, what was set aside is looked at once more: some of it is garbage by then."""


@contextmanager
def light_collections() -> Iterator[None]:
    """Collect like this for a while."""
    passes, before = 0, gc.get_threshold()

    def after(phase: str, info: Mapping[str, int]) -> None:
        nonlocal passes
        if phase != "stop" or info["generation"] != FULL:
            return
        passes += 1
        if passes % THOROUGH_EVERY:
            gc.freeze()
        else:
            gc.unfreeze()

    gc.callbacks.append(after)
    gc.set_threshold(*YOUNG)
    try:
        yield
    finally:
        gc.callbacks.remove(after)
        gc.set_threshold(*before)
        gc.unfreeze()
