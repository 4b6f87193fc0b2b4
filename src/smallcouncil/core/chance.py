"""Luck: generators whose algorithms are pinned, so that a record stays good on every Python.

The fast one is for simulations, bots and the compiled rules: four 32-bit words, three added and mixed, one a counter
(the "small fast counting" family). All arithmetic stays below 2**63, so that the same source gives the same numbers as
plain Python and compiled. What it has given tells what it will give.

The one for tables is in `sealed`.
"""

import random
from array import array
from collections.abc import Iterable, Iterator
from hashlib import shake_128
from itertools import chain, repeat
from struct import unpack
from typing import Any, Final, Self, TypeVar

from smallcouncil.core.flat import Flat
from smallcouncil.core.native import mypyc_attr

Item = TypeVar("Item")

Seed = int | str
"""A number starts the fast generator; 64 hexadecimal digits are the key of the sealed one."""

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
HANDFUL: Final = 64


def shuffle_by(numbers: Iterable[int], items: list[Any]) -> None:
    """Shuffle by numbers of 32 bits, of which it takes one fewer than there are items."""
    for last, number in zip(range(len(items) - 1, 0, -1), numbers, strict=False):
        other = number * (last + 1) >> 32
        items[last], items[other] = items[other], items[last]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Flat):
    """The generator by itself, for those who need luck outside a state: bots, samplers, tournaments."""

    __slots__ = ("words",)

    words: "array[int]"

    def __init__(self, seed: int) -> None:
        """Every sample makes one, so `chance_words.sow` is spelled out here; the words are the same."""
        a, b, c, counter = seed & WORD, (seed & (1 << 62) - 1) >> 32, 0x9E3779B9, 1
        for _ in range(WARM_UP):
            drawn = (a + b + counter) & WORD
            a = b ^ (b >> 9)
            b = 9 * c & WORD
            c = ((c << 21 | c >> 11) + drawn) & WORD
            counter += 1
        self.words = array("q", (a, b, c, counter))

    @classmethod
    def of(cls, source: "Chance | random.Random | Seed") -> "Chance":
        """A generator from whatever a caller has at hand: one of ours, Python's own, or a seed."""
        if isinstance(source, Chance):
            return source
        if isinstance(source, str):
            from smallcouncil.core.sealed import SealedChance

            return SealedChance(source)
        if isinstance(source, random.Random):
            return cls(source.getrandbits(62))
        return cls(source)

    def below(self, bound: int) -> int:
        """`chance_words.below`, spelled out: it is called more than anything else here."""
        words = self.words
        a, b, c, counter = words
        drawn = (a + b + counter) & WORD
        words[0] = b ^ (b >> 9)
        words[1] = 9 * c & WORD
        words[2] = ((c << 21 | c >> 11) + drawn) & WORD
        words[3] = (counter + 1) & WORD
        return (drawn * bound) >> 32

    def choice(self, items: "tuple[Item, ...] | list[Item]") -> Item:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Item]) -> None:
        """Samples shuffle all the time, so the generator is spelled out here; the numbers are those of `below`."""
        words = self.words
        a, b, c, counter = words
        for last in range(len(items) - 1, 0, -1):
            drawn = (a + b + counter) & WORD
            a = b ^ b >> 9
            b = 9 * c & WORD
            c = ((c << 21 | c >> 11) + drawn) & WORD
            counter += 1
            other = drawn * (last + 1) >> 32
            items[last], items[other] = items[other], items[last]
        words[0], words[1], words[2], words[3] = a, b, c, counter & WORD

    def numbers(self, count: int) -> tuple[int, ...]:
        """So many numbers of 32 bits at once, hashed from the next two: for guesses, which need hundreds of them."""
        seed = self.below(1 << 31) << 31 | self.below(1 << 31)
        drawn: tuple[int, ...] = unpack(f"<{count}I", shake_128(seed.to_bytes(8, "little")).digest(4 * count))
        return drawn

    def stream(self) -> Iterator[int]:
        """The same for those who do not know how many they will need."""
        return chain.from_iterable(map(self.numbers, repeat(HANDFUL)))

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.words = self.words[:]
        return twin

    def apart(self) -> "Chance":
        """A new generator from this one's luck."""
        return Chance(self.below(1 << 31) << 31 | self.below(1 << 31))

    def standing(self) -> list[Any]:
        """Where the generator stands, for digests."""
        return list(self.words)
