"""Positions: games that begin in the middle, as one line of text; a wrong line is refused with its column.

Two ways of writing them are read here. An object of JSON: an error points at the key at fault. Fields `key=value` in
parts, `phase=plot first=stark | hand=jon-snow,arya-stark`: an error points at the very word, since a `Piece` of the
text knows its column however often it is split.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from smallcouncil.core.errors import BadPosition, Reason

EMPTY = "-"
"""A list with nothing in it."""
BETWEEN_PARTS = " | "


def a_line(text: object) -> str:
    """What was given, if it is a text at all."""
    if not isinstance(text, str):
        raise BadPosition(1, Reason("position-no-text", "a position is a line of text"))
    return text


# ---- an object of JSON


class JsonPosition:
    """A position that was read as an object of JSON, with the columns of its keys."""

    def __init__(self, text: object, keys: Mapping[str, tuple[type, ...]], required: str) -> None:
        self.text = a_line(text)
        try:
            data = json.loads(self.text)
        except (ValueError, RecursionError) as error:
            column = getattr(error, "pos", 0) + 1
            raise BadPosition(column, Reason("position-no-json", "a position of this game is a JSON object")) from None
        if not isinstance(data, dict) or required not in data:
            raise BadPosition(
                1, Reason(f"position-no-{required}", f'a position is a JSON object with at least "{required}"')
            )
        self.data: dict[str, Any] = data
        self._columns = _key_columns(self.text)
        for key, value in data.items():
            if key not in keys:
                raise self.wrong(key, Reason("position-unknown", f"a position has no {key!r}", name=key))
            if type(value) not in keys[key]:
                raise self.wrong(key, Reason("position-wrong-kind", f"{key!r} has the wrong kind of value", name=key))

    def wrong(self, key: str, reason: Reason) -> BadPosition:
        """An error that points at a key of the text; at its beginning if the key is not there."""
        return BadPosition(self._columns.get(key, 1), reason)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        """A whole number between two bounds."""
        value: int = self.data.get(key, default)
        if not least <= value <= most:
            text = f"{key!r} must lie between {least} and {most}"
            raise self.wrong(key, Reason("position-out-of-range", text, name=key, least=least, most=most))
        return value


def _key_columns(text: str) -> dict[str, int]:
    """Where the keys of the outermost object stand; of one that stands twice, the one that counts."""
    columns: dict[str, int] = {}
    decoder = json.JSONDecoder()
    at = _skip(text, _skip(text, 0) + 1)
    while text[at] != "}":
        start = at
        key, at = decoder.raw_decode(text, at)
        columns[key] = start + 1
        _, at = decoder.raw_decode(text, _skip(text, _skip(text, at) + 1))
        at = _skip(text, at)
        if text[at] == ",":
            at = _skip(text, at + 1)
    return columns


def _skip(text: str, at: int) -> int:
    while text[at] in " \t\r\n":
        at += 1
    return at


def over_a_bare_table(
    text: str, bare: Callable[[dict[str, Any]], dict[str, Any]], by_seat: Iterable[str], nothing: Any
) -> dict[str, Any] | None:
    """What a scenario tells of a position, laid over a bare table; None if it is no object that names its seats.

    What it tells comes first, so that the columns of its mistakes are its own; what it leaves out is as on the bare
    table. What lies by seats may be told as `{"1": [...]}`: the other seats have what the bare table has there, or
    `nothing`. Whatever is wrong with the rest, the reader of positions will say.
    """
    try:
        told = json.loads(text)
    except ValueError:
        return None
    if not isinstance(told, dict) or not isinstance(told.get("seats"), int):
        return None
    seats, usual = told["seats"], bare(told)
    laid = told | {key: value for key, value in usual.items() if key not in told}
    for key in by_seat:
        named = laid.get(key)
        if isinstance(named, dict) and set(named) <= set(map(str, range(seats))):
            lies = usual.get(key, [nothing] * seats)
            laid[key] = [named.get(str(seat), lies[seat]) for seat in range(seats)]
    return laid


def write_json(fields: Mapping[str, Any]) -> str:
    """The line of a position, its keys in this order."""
    return json.dumps(fields, separators=(",", ":"))


# ---- fields in parts


class Piece(NamedTuple):
    """A piece of a position's text, and the column at which it begins."""

    text: str
    column: int

    def split(self, separator: str) -> list["Piece"]:
        """Its pieces between separators; none if it is empty or says so."""
        if self.text in ("", EMPTY):
            return []
        pieces, column = [], self.column
        for text in self.text.split(separator):
            pieces.append(Piece(text, column))
            column += len(text) + len(separator)
        return pieces

    def partition(self, separator: str) -> tuple["Piece", "Piece"]:
        """What stands before the first separator, and after it."""
        before, found, after = self.text.partition(separator)
        return Piece(before, self.column), Piece(after, self.column + len(before) + len(found))

    def wrong(self, reason: Reason) -> BadPosition:
        return BadPosition(self.column, reason)

    def number(self, least: int, most: int) -> int:
        if not self.text.isascii() or not self.text.isdecimal() or not least <= int(self.text) <= most:
            text = f"{self.text!r} is not a number between {least} and {most}"
            raise self.wrong(Reason("position-no-number", text, word=self.text, least=least, most=most))
        return int(self.text)

    def one_of(self, known: Mapping[str, int] | Iterable[str]) -> str:
        """The word itself, if it is known."""
        names = list(known)
        if self.text not in names:
            told = ", ".join(names)
            raise self.wrong(
                Reason("position-one-of", f"{self.text!r} should be one of {told}", word=self.text, known=told)
            )
        return self.text


def read_fields(text: object, *parts: Iterable[str]) -> list[dict[str, Piece]]:
    """The fields of each part by key; `parts` are the keys that each may have."""
    whole = Piece(a_line(text), 1)
    found = whole.split(BETWEEN_PARTS)
    if len(found) != len(parts):
        reason = f"a position has {len(parts)} parts, this has {len(found)}"
        raise whole.wrong(Reason("position-parts", reason, count=len(parts), found=len(found)))
    return [_fields(piece, frozenset(keys)) for piece, keys in zip(found, parts, strict=True)]


def _fields(part: Piece, keys: frozenset[str]) -> dict[str, Piece]:
    fields: dict[str, Piece] = {}
    for piece in part.split(" "):
        key, value = piece.partition("=")
        if key.text not in keys or len(key.text) == len(piece.text):
            raise piece.wrong(Reason("position-unknown", f"a position has no {key.text!r} here", name=key.text))
        if key.text in fields:
            raise piece.wrong(Reason("position-doubled", f"{key.text!r} stands here twice", name=key.text))
        fields[key.text] = value
    return fields


def write_fields(*parts: Mapping[str, Any]) -> str:
    """The line of a position: lists are joined by commas, an empty one is `-`, what is None is left out."""
    return BETWEEN_PARTS.join(
        " ".join(f"{key}={_written(value)}" for key, value in part.items() if value is not None) for part in parts
    )


def _written(value: Any) -> str:
    if isinstance(value, str) or not isinstance(value, Iterable):
        return str(value)
    return ",".join(map(str, value)) or EMPTY
