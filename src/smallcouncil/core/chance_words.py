"""The fast generator of `chance` as functions over numbers in a row, for rules that keep its words in their own."""

from collections.abc import MutableSequence

from smallcouncil.core.chance import WARM_UP, WORD


def spin(words: MutableSequence[int], at: int) -> int:
    """The next 32 random bits from the four words that start at `at`."""
    a, b, c, counter = words[at], words[at + 1], words[at + 2], words[at + 3]
    drawn = (a + b + counter) & WORD
    words[at] = b ^ (b >> 9)
    words[at + 1] = (c + (c << 3)) & WORD
    words[at + 2] = ((((c << 21) | (c >> 11)) & WORD) + drawn) & WORD
    words[at + 3] = (counter + 1) & WORD
    return drawn


def below(words: MutableSequence[int], at: int, bound: int) -> int:
    """A random number from 0 to bound - 1."""
    return (spin(words, at) * bound) >> 32


def sow(words: MutableSequence[int], at: int, seed: int) -> None:
    """Start the four words from a seed of up to 62 bits; neighbouring seeds give unrelated luck."""
    words[at] = seed & WORD
    words[at + 1] = (seed >> 32) & WORD
    words[at + 2] = 0x9E3779B9
    words[at + 3] = 1
    for _ in range(WARM_UP):
        spin(words, at)
