"""Fluent texts that are read when they are first asked for.

The parser takes a second for all texts of a game, and a run of the program says a few dozen of them. So the files are
only cut into their entries, and an entry is parsed, with those that it refers to, when somebody asks for it.
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


class Bundle:
    """The texts of one language; of a key that comes twice the last one counts. `keys` name those that have a text."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self._read = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        keys: dict[str, None] = {}
        for source in sources:
            for entry in _ENTRY.finditer(source):
                name, text = entry.groups()
                self._unread[name] = entry[0]
                if name[0] != "-" and _VALUE.match(text):
                    keys[name] = None
        self.keys = tuple(keys)

    def pattern(self, name: str, part: str | None) -> Pattern | None:
        """What a message says, or one of its parts."""
        if name in self._unread:
            self._parse(name)
        if not self._read.has_message(name):
            return None
        message = self._read.get_message(name)
        return message.value if part is None else message.attributes.get(part)

    def _parse(self, name: str) -> None:
        """Read an entry and all that it refers to; only then it counts as read, for another thread may ask for it."""
        found = [name]
        for each in found:
            resource = FluentResource(self._unread.get(each, ""))
            self._read.add_resource(resource, allow_overrides=True)
            found += [other for other in _References.of(resource) if other in self._unread and other not in found]
        for each in found:
            self._unread.pop(each, None)

    def format(self, pattern: Pattern, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A text with its arguments, and what went wrong."""
        text, problems = self._read.format_pattern(pattern, arguments)
        return str(text), problems


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
