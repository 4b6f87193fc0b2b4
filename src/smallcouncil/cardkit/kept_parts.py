"""Parts of an observation that are kept until what they are made of has changed.

Each part is kept with a copy of what it was made of, and counts only as long as the table still holds the very same:
so it does not matter how the table came to be as it is, by a decision, as a copy or from a file.
"""

from typing import Any

Parts = list[tuple[tuple[Any, ...], bytes] | None]


def still(kept: Parts, part: int, made_of: tuple[Any, ...]) -> bytes | None:
    """A part as it was written last, if it would be the same now."""
    known = kept[part]
    return known[1] if known is not None and known[0] == made_of else None


def keep(kept: Parts, part: int, made_of: tuple[Any, ...], told: bytes) -> bytes:
    """Keep a part. What it is made of must be copies: nobody changes them any more."""
    kept[part] = (made_of, told)
    return told
