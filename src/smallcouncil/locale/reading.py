"""Fluent texts that are read when they are first asked for.

The parser takes half a second for all texts of a game, and a run of the program says a few dozen of them. So the files
are only cut into their entries, and an entry is parsed, with those that it refers to, when somebody asks for it. A text
on one line with nothing to fill in needs no parser at all.
"""

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource
from fluent.syntax.visitor import Visitor

_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*(?:\n(?![#a-zA-Z-]).*)*)", re.MULTILINE)
"""A message or a term (`-name`) with all lines that belong to it: the next entry or comment starts at the margin."""
_VALUE = re.compile(r"\s*[^\s.]")
"""A message that has only parts has no text of its own."""
_PLACE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
"""Where an argument stands as it is."""


class Bundle:
    """The texts of one language; of a key that comes twice the last one counts. `keys` name those that have a text."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._plain: dict[str, str | None] = {}
        self._simple: dict[str, list[str] | None] = {}
        keys: dict[str, None] = {}
        for source in sources:
            for entry in _ENTRY.finditer(source):
                name, text = entry.groups()
                self._entries[name] = entry[0]
                if name[0] != "-" and _VALUE.match(text):
                    keys[name] = None
        self.keys = tuple(keys)

    def plain(self, key: str) -> str | None:
        """The text of a key, with its part if it names one, if there is nothing to fill in."""
        if key not in self._plain:
            line = self._line(key)
            self._plain[key] = None if line is None or "{" in line or "}" in line else line
        return self._plain[key]

    def simple(self, key: str) -> list[str] | None:
        """A text of one line with words to fill in and nothing to decide: by turns what stays, and whose place follows.

        To put words into it takes a tenth of the time that Fluent takes.
        """
        if key not in self._simple:
            line = self._line(key)
            pieces = _PLACE.split(line or "{")
            self._simple[key] = None if any("{" in each or "}" in each for each in pieces[::2]) else pieces
        return self._simple[key]

    def _line(self, key: str) -> str | None:
        name, dot, part = key.partition(".")
        return _line(self._entries.get(name, ""), part if dot else None)

    def pattern(self, key: str) -> Pattern | None:
        """What stands under a key, with its part if it names one."""
        name, dot, part = key.partition(".")
        if name in self._entries and name not in self._parsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(part) if dot else message.value

    def _parse(self, name: str) -> None:
        """Read an entry and all that it refers to; only then it counts as read, for another thread may ask for it."""
        found = [name]
        for each in found:
            resource = FluentResource(self._entries[each])
            self._bundle.add_resource(resource, allow_overrides=True)
            found += [other for other in _References.of(resource) if other in self._entries and other not in found]
        self._parsed.update(found)

    def format(self, pattern: Pattern, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A text with its arguments, and what went wrong."""
        text, problems = self._bundle.format_pattern(pattern, arguments)
        return str(text), problems


def _line(entry: str, part: str | None) -> str | None:
    """The one line of a text, or of a part of it; None if there are more."""
    head, *rest = entry.split("\n")
    while part is not None and rest:
        head, *rest = rest
        if head.strip().startswith(f".{part} ="):
            part = None
    text = head.partition("=")[2].strip()
    if part is not None or not text:
        return None
    below = next(filter(None, map(str.strip, rest)), ".")
    return text if below[0] == "." else None


class _References(Visitor):
    """The messages and terms that an entry names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @classmethod
    def of(cls, resource: Resource) -> list[str]:
        visitor = cls()
        visitor.visit(resource)
        return visitor.found

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  (so the parser calls it)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802  (so the parser calls it)
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
