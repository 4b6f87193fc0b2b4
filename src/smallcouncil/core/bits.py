"""Sets of small numbers as the bits of one integer. The compiled side swaps the first five for machine instructions."""

from collections.abc import Sequence


def count(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The smallest number in a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The largest number in a set that is not empty."""
    return mask.bit_length() - 1


def nth(mask: int, number: int) -> int:
    """The number-th smallest member of a set, from 0."""
    for _ in range(number):
        mask &= mask - 1
    return lowest(mask)


def expect(words: Sequence[int], place: int) -> None:
    """Say that a place will soon be read: on the compiled side memory begins to fetch it, and nobody waits for it."""


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending; for the plain side only."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
