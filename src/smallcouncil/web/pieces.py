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
from itertools import accumulate, chain
from operator import is_
from typing import Final

# Bits of pages and lines kept for all tables together, as they are told: some tenths of a kilobyte each.
KEPT_BITS = 8192
KEPT_LINES = 16384
# Shapes come from templates, so there are some hundred; a page of somebody else's that has no end of them gets lines.
MOST_SHAPES = 2048
NAME_LENGTH = 5

Pieces = tuple[str, ...]
"""The lines of a bit in order, each as JSON: a shape's name with values, or the line itself."""
Part = tuple[Pieces, ...]
"""A part of the page bit by bit, as it was drawn. Bits that are kept are the same objects wherever they come again."""

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


def _in_pieces(bits: Iterable[str]) -> Part:
    return tuple(map(_lines, bits))


@lru_cache(KEPT_BITS)
def _lines(bit: str) -> Pieces:
    return tuple(map(_piece, str.splitlines(bit, keepends=True)))


@lru_cache(KEPT_LINES)
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
        self, parts: Mapping[str, Part] | None = None, before: Mapping[str, Part] | None = None, known: int = 0
    ) -> None:
        self._parts = parts or {}
        self._before = before or {}
        """What each part showed before it last changed."""
        self._known = known

    def told(self, parts: Mapping[str, Iterable[str]], news: Mapping[str, Iterable[str]]) -> tuple[str, "Shown"]:
        """The members of a JSON object that lead to these parts and add some news, and what is shown then."""
        old, then, before, changed = self._parts, {}, dict(self._before), {}
        for name, bits in parts.items():
            was, then[name] = old.get(name, ()), _in_pieces(bits)
            if then[name] != was:
                way = _steps_in_place if len(was) == len(then[name]) else _steps
                changed[name] = way(was, before.get(name, ()), then[name])
                before[name] = was
        added = {name: list(chain.from_iterable(_in_pieces(bits))) for name, bits in news.items()}
        shapes, known = self._fresh((*changed.values(), *added.values()))
        members = {"shapes": _object(shapes), "parts": _object({name: _array(each) for name, each in changed.items()})}
        members |= {name: _array(pieces) for name, pieces in added.items()}
        return _object(members)[1:-1], Shown(then, before, known)

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


def _steps(was: Part, before: Part, new: Part) -> Sequence[str]:
    """The way from some lines to others: `17,8` takes eight of the old from number 17 on, the rest are new pieces.

    Bits that were there are found as a whole; only those that were not are looked at line by line.
    """
    shown = was + before
    old = tuple(chain.from_iterable(shown))
    ends = [0, *accumulate(map(len, shown))]
    starts = dict(zip(map(id, reversed(shown)), reversed(ends[:-1]), strict=True))
    places: dict[str, int] = {}
    steps: list[str] = []
    start = at = 0
    for bit in new:
        if at > start and old[at : at + len(bit)] == bit:
            at += len(bit)
            continue
        begin = starts.get(id(bit), -1)
        if begin >= 0 and bit:
            _take(steps, start, at)
            start, at = begin, begin + len(bit)
            continue
        places = places or dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
        for piece in bit:
            if at > start and at < len(old) and old[at] == piece:
                at += 1
                continue
            _take(steps, start, at)
            start = at = places.get(piece, -1)
            if at < 0:
                steps.append(piece)
            else:
                at += 1
    _take(steps, start, at)
    return steps


def _steps_in_place(was: Part, before: Part, new: Part) -> Sequence[str]:
    """The same for a part with as many bits as it had: only those that are no longer the same are looked at."""
    starts = [0, *accumulate(map(len, was))]
    fresh = _unlike(was, new)
    places = _places(before, starts[-1], _unlike(was, before) if len(was) == len(before) else range(len(before)))
    places |= _places(was, 0, fresh)
    steps: list[str] = []
    start = at = same = 0
    for number in fresh:
        start, at = _go_on(steps, (start, at), starts[same], starts[number])
        same = number + 1
        for piece in new[number]:
            place = places.get(piece, -1)
            if place < 0:
                _take(steps, start, at)
                steps.append(piece)
                start = at = -1
            else:
                start, at = _go_on(steps, (start, at), place, place + 1)
    start, at = _go_on(steps, (start, at), starts[same], starts[-1])
    _take(steps, start, at)
    return steps


def _unlike(one: Part, other: Part) -> list[int]:
    return [number for number, same in enumerate(map(is_, one, other)) if not same]


def _places(part: Part, first: int, numbers: Iterable[int]) -> dict[str, int]:
    """Where the lines of some bits are, if the lines of the part are numbered from `first` on."""
    starts = list(accumulate(map(len, part), initial=first))
    return {line: starts[number] + at for number in numbers for at, line in enumerate(part[number])}


def _go_on(steps: list[str], run: tuple[int, int], first: int, end: int) -> tuple[int, int]:
    """Take old lines up to `end`, too: in one step with those before them, if they follow them."""
    if first >= end:
        return run
    if first == run[1] > run[0]:
        return run[0], end
    _take(steps, *run)
    return first, end


def _take(steps: list[str], start: int, end: int) -> None:
    if end > start:
        steps.append(f"{start},{end - start}")


def _object(members: Mapping[str, str]) -> str:
    return "{" + ",".join([f'"{name}":{value}' for name, value in members.items()]) + "}"


def _array(items: Iterable[str]) -> str:
    return "[" + ",".join(items) + "]"
