"""Parts of an observation that are kept, as bytes, until what they are made of has changed.

Each part is kept with a copy of what it was made of, and counts only as long as the table still holds the very same:
so it does not matter how the table came to be as it is, by a decision, as a copy or from a file.
"""

from marshal import dumps
from typing import Any, Final

PLAIN_MARSHAL: Final = 2
"""The version of the format in which every number takes five bytes, and every list five more than what is in it."""

Parts = list[tuple[tuple[Any, ...], bytes] | None]


def still(kept: Parts, part: int, made_of: tuple[Any, ...]) -> bytes | None:
    """A part as it was written down last, if it would be the same now."""
    known = kept[part]
    return known[1] if known is not None and known[0] == made_of else None


def keep(kept: Parts, part: int, made_of: tuple[Any, ...], told: tuple[Any, ...]) -> bytes:
    """Write a part down and keep it. What it is made of must be copies: nobody changes them any more."""
    found = dumps(told, PLAIN_MARSHAL)
    kept[part] = (made_of, found)
    return found
