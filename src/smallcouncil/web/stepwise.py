"""Work that stops after each of its steps, so that several of a kind can be done side by side.

The longest part of a step is the way of code and words from memory into the processor's cache. Whoever comes next finds
them there.
"""

from collections.abc import Generator, Iterable
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""What the work was for comes at its end."""


def at_once(work: Steps[T]) -> T:
    """All steps of one work."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            made: T = end.value
            return made


def side_by_side(works: Iterable[Steps[None]]) -> None:
    """The first step of every work, then the second of every one, until all are done."""
    going = list(works)
    while going:
        going = [work for work in going if _goes_on(work)]


def _goes_on(work: Steps[None]) -> bool:
    try:
        next(work)
    except StopIteration:
        return False
    return True
