"""The journal: what happened, as small tuples, and who may read which part of them.

An entry is the number of its kind followed by its fields. A kind is told in one line, `seat*:seat count cards?:cards`:
the name of each field, then after a colon how its numbers read as JSON. A field marked `?` is secret but for the seats
in the fields marked `*`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from smallcouncil.core.game import Json

Entry = tuple[Any, ...]
Reading = Callable[[Any], Any]
_NOTHING: Final[Entry] = (None,)


class Kind(NamedTuple):
    """How entries of one kind read."""

    name: str
    fields: tuple[tuple[str, Reading], ...]
    secret: tuple[int, ...]
    """The places of an entry that not everybody may see."""
    readers: tuple[int, ...]
    """The places of an entry that hold the seats who may."""


def _same(value: Any) -> Any:
    return value


def _kind(name: str, fields: str, readings: Mapping[str, Reading]) -> Kind:
    parts = [field.partition(":") for field in fields.split()]
    named = tuple((name.rstrip("*?"), readings[reading] if reading else _same) for name, _, reading in parts)
    secret = tuple(place for place, (name, _, _) in enumerate(parts, start=1) if name.endswith("?"))
    readers = tuple(place for place, (name, _, _) in enumerate(parts, start=1) if name.endswith("*"))
    return Kind(name, named, secret, readers)


class Kinds:
    """All kinds of entries of a game, numbered in their order."""

    def __init__(self, lines: Mapping[str, str], readings: Mapping[str, Reading]) -> None:
        self.kinds = tuple(_kind(name, fields, readings) for name, fields in lines.items())
        self.secretive = frozenset(number for number, kind in enumerate(self.kinds) if kind.secret)
        """The kinds that not everybody may read whole."""
        self._secrets = tuple([(kind.secret, kind.readers) if kind.secret else None for kind in self.kinds])

    def readable(self, entry: Entry, seat: int | None) -> bool:
        """Whether a viewer may read the secret part of an entry."""
        kind = self.kinds[entry[0]]
        return not kind.secret or any(entry[place] == seat for place in kind.readers)

    def scrubbed(self, entry: Entry, seat: int | None) -> Entry:
        """An entry as a viewer may know it, with None in the place of what is secret."""
        hidden = self._secrets[entry[0]]
        if hidden is None:
            return entry
        secret, readers = hidden
        for place in readers:
            if entry[place] == seat:
                return entry
        for place in secret:
            entry = entry[:place] + _NOTHING + entry[place + 1 :]
        return entry

    def told(self, entry: Entry, seat: int | None) -> Json:
        """An entry as JSON for a viewer."""
        kind = self.kinds[entry[0]]
        found: Json = {"event": kind.name}
        for (name, reading), part in zip(kind.fields, self.scrubbed(entry, seat)[1:], strict=True):
            found[name] = None if part is None else reading(part)
        return found
