"""Luck for tables: a keyed hash in counter mode, pinned, so that a record stays good on every Python.

Nobody without the key, which is the seed, finds the next number from all the earlier ones; and a hash of the key, told
before the game, proves afterwards that it was this one.
"""

import hashlib
import re
from typing import Any, Self

from smallcouncil.core.chance import Chance, Item, Seed

KEY_BYTES = 32
KEY_BITS = 8 * KEY_BYTES
PERSON = b"smallcouncil"
_KEY = re.compile(r"[0-9a-f]{64}")


class SealedChance(Chance):
    """BLAKE2b with the seed as its key, over a counter: eight 64-bit numbers to a block.

    A number below n is the upper half of a drawn 64-bit number times n.
    """

    __slots__ = ("_block", "drawn", "key")

    def __init__(self, seed: str) -> None:
        self.key = bytes.fromhex(seed)
        self.drawn = 0
        self._block = b""

    def below(self, bound: int) -> int:
        number, place = divmod(self.drawn, 8)
        if place == 0:
            counter = number.to_bytes(8, "little")
            self._block = hashlib.blake2b(counter, key=self.key, person=PERSON).digest()
        self.drawn += 1
        return int.from_bytes(self._block[8 * place : 8 * place + 8], "little") * bound >> 64

    def shuffle(self, items: list[Item]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.key, twin.drawn, twin._block = self.key, self.drawn, self._block
        return twin

    def apart(self) -> Chance:
        return SealedChance("".join(f"{self.below(1 << 32):08x}" for _ in range(KEY_BYTES // 4)))

    def standing(self) -> list[Any]:
        return [self.key.hex(), self.drawn]


def is_key(seed: object) -> bool:
    """Whether this is the key of a sealed generator."""
    return isinstance(seed, str) and _KEY.fullmatch(seed) is not None


def number_of(seed: Seed | None) -> int:
    """A number for luck beside the game, such as a bot's, that does not lead back to the seed's own luck."""
    if isinstance(seed, str):
        return int(hashlib.sha256(f"beside {seed}".encode()).hexdigest()[:12], 16)
    return seed or 0


def key_of(number: int) -> str:
    """The key that is this number of 256 bits."""
    return f"{number:0{2 * KEY_BYTES}x}"


def commitment(seed: str) -> str:
    """What is told of a key before it may be known: whoever learns the key later can check that it was this one."""
    return hashlib.sha256(f"smallcouncil seed {seed}".encode()).hexdigest()
