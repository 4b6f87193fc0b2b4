"""Small updates: a page is told only the bits that it does not show yet.

A part of the page is drawn in runs of bits. A run that stays is told as 0. In one that changes, a bit that it shows
already, or showed before it last changed, is named by its number there; a new one is told line by line, each as the
values that stand in its shape. A shape is a line without its words: tags, the attributes that never change, and holes;
lines that have none belong to the next one. It is told once on each socket, and afterwards named by a hash of its text.

    <b class="count">4</b>    is the piece ["kTz0W", "4"] in the shape ["<b class=\\"count\\">", "</b>\\n"]

Bits that are kept are the same objects wherever they come again, so what changed is found without reading a word. A
page knows of nothing but what it has been told on its own socket, so a name tells nobody anything. `static/pieces.js`
is the other end.
"""

import hashlib
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from json.encoder import encode_basestring as _quoted
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape

# Bits and lines kept for all tables together: some tenths of a kilobyte each.
KEPT_BITS = 4096
KEPT_LINES = 2048
KEPT_SHAPED = 2048
KEPT_WORDS = 8192
KEPT_NOW = 64
# Ways from what was shown to what is shown, at the tables that are told of something at the same moment.
KEPT_WAYS = 256
# Shapes come from templates, so there are some hundred; a page of somebody else's that has no end of them gets lines.
MOST_SHAPES = 2048
NAME_LENGTH = 5

_HOLE = re.compile(r'([\w-]+)="([^"]*)"|(?:^|>)([^<>]+)(?=<|$)')
_NUMBERED = re.compile(r"\{(\d)\}")
_FIXED = frozenset(
    {"role", "viewBox", "aria-hidden", "type", "form", "name", "tabindex", "method", "fill", "stroke", "d"}
)
"""Attributes that belong to the shape."""


class Told(NamedTuple):
    """Something as it is told: JSON, and the shapes that it needs, each a bit of a number."""

    text: str
    shapes: int = 0


class Bit(Markup):
    """HTML that is drawn as one and told as one."""

    __slots__ = ("_told",)
    _told: Told | None

    def told(self) -> Told:
        """A piece for a bit of one line, a list of them for any other. Kept from the second time on: most of what
        belongs to one table alone is told once, to all who look at it.
        """
        try:
            known = self._told
        except AttributeError:
            self._told = None
            return _told_now(self)
        if known is None:
            known = self._told = _told_now(self)
        return known


Part = tuple[Bit, ...]
"""A part of the page bit by bit, as it was drawn."""

_json = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class _Shapes:
    """All shapes that were ever told, by name, each with a bit of its own."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str]] = []
        """The name and the text of each, in the order of their bits."""
        self._bits: dict[tuple[str, ...], tuple[str, int]] = {}
        self._names: set[str] = set()

    def find(self, shape: tuple[str, ...]) -> tuple[str, int] | None:
        """The name of a shape and its bit; None if there are too many."""
        return self._bits.get(shape) or self._new(shape)

    def _new(self, shape: tuple[str, ...]) -> tuple[str, int] | None:
        text = _json(shape)
        name = urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:NAME_LENGTH].decode()
        if name in self._names or len(self.texts) >= MOST_SHAPES:
            return None
        self._names.add(name)
        self._bits[shape] = name, 1 << len(self.texts)
        self.texts.append((name, text))
        return self._bits[shape]

    def named(self, shapes: int) -> Iterator[tuple[str, str]]:
        """The names and texts of some shapes."""
        while shapes:
            lowest = shapes & -shapes
            yield self.texts[lowest.bit_length() - 1]
            shapes ^= lowest


_shapes: Final = _Shapes()


@lru_cache(KEPT_BITS)
def bit(html: str) -> Bit:
    """HTML that was drawn without being kept as a bit: the same object for the same HTML."""
    return Bit(html)


def in_bits(drawn: Iterable[str]) -> Part:
    """All of a part as bits; one that is there already is not taken apart again."""
    if type(drawn) is tuple and {Bit}.issuperset(map(type, drawn)):
        return drawn
    return tuple([each if type(each) is Bit else bit(each) for each in drawn])


def _lines(html: str) -> Iterator[str]:
    """The lines that hold something that changes, each with those before it that never do."""
    begun = ""
    for line in str.splitlines(html, keepends=True):
        begun += line
        if next(_holes(line), None):
            yield begun
            begun = ""
    if begun:
        yield begun


@lru_cache(KEPT_NOW)
def _told_now(html: str) -> Told:
    return _all_told(list(map(_piece, _lines(html))))


def _all_told(pieces: Sequence[Told]) -> Told:
    if len(pieces) == 1:
        return pieces[0]
    shapes = 0
    for piece in pieces:
        shapes |= piece.shapes
    return Told(_array(piece.text for piece in pieces), shapes)


@lru_cache(KEPT_LINES)
def _piece(line: str) -> Told:
    shape, values = _parted(line)
    return _filled(shape, values) or Told(_json(["", line]))


def _filled(shape: tuple[str, ...], values: Iterable[str | int]) -> Told | None:
    found = _shapes.find(shape)
    if found is None:
        return None
    texts = [str(value) if isinstance(value, int) else _quoted(value) for value in values]
    return Told(f'["{found[0]}"' + "".join([f",{text}" for text in texts]) + "]", found[1])


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


@lru_cache(KEPT_WORDS, typed=True)
def _safe(word: str) -> tuple[str, str]:
    """A word as it stands in HTML, and so in JSON. What is HTML already is not escaped again."""
    safe = str(escape(word))
    return safe, _quoted(safe)


def shaped(pattern: str, most: int = KEPT_SHAPED) -> Callable[..., Bit]:
    """Draws a line with `{0}`, `{1}` and so on filled by words: for what is seldom the same again.

    A template, and looking for the shape of what it made, would take many times as long. So many of the lines are kept
    for when their words come again.
    """
    shape, places = tuple(_NUMBERED.split(pattern)[::2]), [int(place) for place in _NUMBERED.findall(pattern)]
    order = list(dict.fromkeys(places))
    again = [place in places[:number] for number, place in enumerate(places)]
    line = "%s".join(part.replace("%", "%%") for part in shape)
    piece = ",".join(str(order.index(place)) if old else "%s" for place, old in zip(places, again, strict=True))

    def drawn(*words: str) -> Bit:
        safe = [_safe(word) for word in words]
        made = str.__new__(Bit, line % tuple([safe[place][0] for place in places]))
        found = _shapes.find(shape)
        if found is None:
            made._told = Told(_json(["", made]))
        else:
            values = piece % tuple([safe[place][1] for place in order])
            made._told = Told(f'["{found[0]}",{values}]', found[1])
        return made

    return lru_cache(most)(drawn) if most else drawn


def make_room(kept: dict[Any, Any], most: int) -> None:
    """For one more among the most that are kept: the oldest goes first."""
    if len(kept) >= most:
        del kept[next(iter(kept))]


class Drawn:
    """A part of the page in runs of bits; a run that several people see is one object for all of them.

    Each run is compared with the run of the same number that was shown, so a part has always as many: some are empty.
    """

    __slots__ = ("runs",)

    def __init__(self, *runs: Part) -> None:
        self.runs = runs

    def __iter__(self) -> Iterator[Bit]:
        return chain.from_iterable(self.runs)


Runs = tuple[Part, ...]


def in_runs(drawn: Iterable[str]) -> Drawn:
    """A part in its runs; what comes without any is one."""
    return drawn if isinstance(drawn, Drawn) else Drawn(in_bits(drawn))


class Shown:
    """What a page shows, as it was told on one socket; pages that were told the same share one. Nobody changes it."""

    __slots__ = ("_before", "_known", "_parts")

    def __init__(
        self, parts: Mapping[str, Runs] | None = None, before: Mapping[str, Runs] | None = None, known: int = 0
    ) -> None:
        self._parts = parts or {}
        self._before = before or {}
        """What each run showed before it last changed."""
        self._known = known

    def told(self, parts: Mapping[str, Iterable[str]], news: Mapping[str, Iterable[str]]) -> tuple[str, "Shown"]:
        """The members of a JSON object that lead to these parts and add some news, and what is shown then."""
        then, before = dict(self._parts), dict(self._before)
        changed: list[str] = []
        needed = 0
        for name, drawn in parts.items():
            was, new = then.get(name, ()), in_runs(drawn).runs
            if new != was:
                (text, shapes), before[name] = _ways_of(was, before.get(name, ()), new)
                changed.append(f'"{name}":{text}')
                needed |= shapes
                then[name] = new
        added = ""
        for name, lines in news.items():
            text, shapes = _way((), (), in_bits(lines))
            added += f',"{name}":{text}'
            needed |= shapes
        fresh = _object(dict(_shapes.named(needed & ~self._known)))
        members = f'"shapes":{fresh},"parts":{{{",".join(changed)}}}{added}'
        return members, Shown(then, before, self._known | needed)


NOTHING: Final = Shown()
_NO_NEWS: Final = Told("[]")
_AS_IT_WAS: Final = "0"


def _ways_of(was: Runs, before: Runs, new: Runs) -> tuple[Told, Runs]:
    """The way of every run, and what each showed before that."""
    texts: list[str] = []
    earlier: list[Part] = []
    shapes = 0
    for number, run in enumerate(new):
        shown, last = (was[number], before[number]) if number < len(was) else ((), ())
        if run == shown:
            texts.append(_AS_IT_WAS)
            earlier.append(last)
        else:
            text, needs = _way(shown, last, run)
            texts.append(text)
            earlier.append(shown)
            shapes |= needs
    return Told(_array(texts), shapes), tuple(earlier)


_ways: dict[tuple[int, int, int], tuple[Part, Part, Part, Told]] = {}
"""What was last found, with the runs themselves, so that their numbers are nobody else's."""


def _way(was: Part, before: Part, new: Part) -> Told:
    """The way from some bits to others, found once for all who go it."""
    if not new:
        return _NO_NEWS
    if len(new) == 1:
        return _found(was, before, new)
    key = (id(was), id(before), id(new))
    known = _ways.get(key)
    if known is None:
        make_room(_ways, KEPT_WAYS)
        known = _ways[key] = (was, before, new, _found(was, before, new))
    return known[3]


def _found(was: Part, before: Part, new: Part) -> Told:
    """`17,8` takes eight of the old from number 17 on, the rest are new. What was shown before has the last numbers."""
    if new == before:
        return Told(f"[{len(was)},{len(new)}]")
    old = was + before
    there, end = set(map(id, old)), len(old)
    steps: list[str] = []
    shapes = start = at = 0
    for each in new:
        if at < end and old[at] is each:
            at += 1
            continue
        if at > start:
            steps.append(f"{start},{at - start}")
        if id(each) in there:
            start = _place(old, each, at)
            at = start + 1
        else:
            start = at
            text, needs = each.told()
            steps.append(text)
            shapes |= needs
    if at > start:
        steps.append(f"{start},{at - start}")
    return Told(_array(steps), shapes)


def _place(old: Part, wanted: Bit, at: int) -> int:
    """Where a bit lies: mostly soon after the last one."""
    for number in chain(range(at, len(old)), range(at)):
        if old[number] is wanted:
            return number
    raise ValueError(wanted)


def _object(members: Mapping[str, str]) -> str:
    return "{" + ",".join([f'"{name}":{value}' for name, value in members.items()]) + "}"


def _array(items: Iterable[str]) -> str:
    return "[" + ",".join(items) + "]"
