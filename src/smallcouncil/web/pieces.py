"""Small updates: a page is told only the pieces that it does not show yet.

Every line of a part of the page is a piece. A piece that the page shows already, or showed before the last change, is
named by its number there, wherever it lies; a new one is told as the values that stand in its shape. A shape is a line
without its words: tags, the attributes that never change, and holes. It is told once on each socket, and afterwards
named by a hash of its text.

    <b class="count">4</b>    is the piece ["kTz0W", "4"] in the shape ["<b class=\\"count\\">", "</b>\\n"]

A page knows of nothing but what it has been told on its own socket, so a name tells nobody anything. `static/pieces.js`
is the other end.
"""

import hashlib
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

# Bits of pages kept for all tables together, as they are told: some tenths of a kilobyte each.
KEPT_BITS = 32768
# Shapes come from templates, so there are some hundred; a page of somebody else's that has no end of them gets lines.
MOST_SHAPES = 2048
NAME_LENGTH = 5

Pieces = tuple[str, ...]
"""Lines in order, each as JSON: a shape's name with values, or the line itself."""

_HOLE = re.compile(r'([\w-]+)="([^"]*)"|(?:^|>)([^<>]+)(?=<|$)')
_FIXED = frozenset(
    {"role", "viewBox", "aria-hidden", "type", "form", "name", "tabindex", "method", "fill", "stroke", "d"}
)
"""Attributes that belong to the shape."""


_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class _Shapes:
    """All shapes that were ever told, by name, each with a bit of its own."""

    def __init__(self) -> None:
        self.bits: dict[str, int] = {}
        self.texts: dict[str, str] = {}
        self._names: dict[tuple[str, ...], str] = {}

    def name(self, shape: tuple[str, ...]) -> str | None:
        """The name of a shape; None if there are too many."""
        return self._names.get(shape) or self._new(shape)

    def _new(self, shape: tuple[str, ...]) -> str | None:
        text = _json(shape)
        name = urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:NAME_LENGTH].decode()
        if name in self.bits or len(self.bits) >= MOST_SHAPES:
            return None
        self.bits[name] = 1 << len(self.bits)
        self.texts[name] = text
        self._names[shape] = name
        return name


_shapes: Final = _Shapes()


def _in_pieces(bits: Iterable[str]) -> Pieces:
    return tuple([piece for bit in bits for piece in _lines(bit)])


@lru_cache(KEPT_BITS)
def _lines(bit: str) -> Pieces:
    return tuple(map(_piece, str.splitlines(bit, keepends=True)))


def _piece(line: str) -> str:
    shape, values = _parted(line)
    name = _shapes.name(shape)
    return _json(line) if name is None else _json([name, *values])


def _parted(line: str) -> tuple[tuple[str, ...], list[str | int]]:
    """What stays and what changes. A value that comes again is the number of its first place among the values."""
    shape: list[str] = []
    values: list[str | int] = []
    places: dict[str, int] = {}
    at = 0
    for start, end in _holes(line):
        value = line[start:end]
        known = next((each for each in places if value.endswith(each) and len(each) > 1), value)
        shape.append(line[at : end - len(known)])
        values.append(places.get(known, known))
        places.setdefault(known, len(places))
        at = end
    return (*shape, line[at:]), values


def _holes(line: str) -> Iterator[tuple[int, int]]:
    """Where values stand; blanks between tags and a class of one word belong to the shape."""
    for found in _HOLE.finditer(line):
        name, value, text = found.groups()
        if text is not None:
            if text.strip():
                yield found.span(3)
        elif value and name not in _FIXED and not (name == "class" and value.replace("-", "").isalpha()):
            yield found.span(2)


class Shown:
    """What a page shows, as it was told on one socket; pages that were told the same share one. Nobody changes it."""

    __slots__ = ("_before", "_known", "_parts")

    def __init__(
        self, parts: Mapping[str, Pieces] | None = None, before: Mapping[str, Pieces] | None = None, known: int = 0
    ) -> None:
        self._parts = parts or {}
        self._before = before or {}
        """What each part showed before it last changed."""
        self._known = known

    def told(self, parts: Mapping[str, Iterable[str]], news: Mapping[str, Iterable[str]]) -> tuple[str, "Shown"]:
        """The members of a JSON object that lead to these parts and add some news, and what is shown then."""
        then = {name: _in_pieces(bits) for name, bits in parts.items()}
        old, before = self._parts, self._before
        changed = {
            name: _steps(old.get(name, ()) + before.get(name, ()), new)
            for name, new in then.items()
            if old.get(name) != new
        }
        added = {name: _in_pieces(bits) for name, bits in news.items()}
        shapes, known = self._fresh((*changed.values(), *added.values()))
        members = {"shapes": _object(shapes), "parts": _object({name: _array(each) for name, each in changed.items()})}
        members |= {name: _array(pieces) for name, pieces in added.items()}
        return _object(members)[1:-1], Shown(then, {**before, **{name: old.get(name, ()) for name in changed}}, known)

    def _fresh(self, told: Iterable[Sequence[str]]) -> tuple[dict[str, str], int]:
        """The shapes that the page does not know yet, and all that it knows then."""
        known, fresh = self._known, {}
        for step in chain.from_iterable(told):
            if step[0] == "[":
                name = step[2 : 2 + NAME_LENGTH]
                bit = _shapes.bits[name]
                if not known & bit:
                    known |= bit
                    fresh[name] = _shapes.texts[name]
        return fresh, known


NOTHING: Final = Shown()


def _steps(old: Pieces, new: Pieces) -> Sequence[str]:
    """The way from some lines to others: `17,8` takes eight of the old from number 17 on, the rest are new pieces."""
    places = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
    coming = (*old, "")
    steps: list[str] = []
    start = at = -1
    for piece in new:
        if at >= 0:
            if coming[at] == piece:
                at += 1
                continue
            steps.append(f"{start},{at - start}")
        start = places.get(piece, -1)
        if start < 0:
            steps.append(piece)
        at = start + 1 if start >= 0 else -1
    if at >= 0:
        steps.append(f"{start},{at - start}")
    return steps


def _object(members: Mapping[str, str]) -> str:
    return "{" + ",".join([f'"{name}":{value}' for name, value in members.items()]) + "}"


def _array(items: Iterable[str]) -> str:
    return "[" + ",".join(items) + "]"
