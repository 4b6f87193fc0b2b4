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


def subsets(numbers: range) -> list[tuple[int, ...]]:
    """For every set of these numbers, as bits from the first of them on, the tuple of its members."""
    found: list[tuple[int, ...]] = [()]
    for number in numbers:
        found += [(*subset, number) for subset in found]
    return found


PIECE, IN_TABLES = 12, 36
_FIRST, _SECOND, _THIRD = (subsets(range(start, start + PIECE)) for start in range(0, IN_TABLES, PIECE))


def members(mask: int) -> list[int]:
    """The numbers in a set, ascending; for the plain side only. Up to 36 they are looked up, twelve at a time."""
    found = [*_FIRST[mask & 0xFFF], *_SECOND[mask >> 12 & 0xFFF], *_THIRD[mask >> 24 & 0xFFF]]
    mask >>= IN_TABLES
    while mask:
        found.append(lowest(mask) + IN_TABLES)
        mask &= mask - 1
    return found
