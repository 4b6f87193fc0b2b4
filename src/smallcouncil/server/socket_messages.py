"""Reads the frames of a socket: JSON objects with a type. Anything else is refused, never guessed at."""

import json
from typing import Any

from smallcouncil.server.refusals import Refused

MOST_FRAME = 64 * 1024
MOST_NUMBER = 1 << 53
MOST_TEXTS = 100


class Frame:
    """One frame, whose parts are asked for by name and kind."""

    __slots__ = ("_parts",)

    def __init__(self, text: str) -> None:
        try:
            parts = json.loads(text)
        except (ValueError, RecursionError):
            raise Refused("server-bad-request") from None
        if not isinstance(parts, dict):
            raise Refused("server-bad-request")
        self._parts: dict[str, Any] = parts

    @property
    def type(self) -> object:
        return self._parts.get("type")

    def text(self, name: str) -> str:
        value = self._parts.get(name)
        if not isinstance(value, str):
            raise Refused("server-bad-request")
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Some texts, or none."""
        value = self._parts.get(name, [])
        if not isinstance(value, list) or len(value) > MOST_TEXTS or not all(isinstance(each, str) for each in value):
            raise Refused("server-bad-request")
        return tuple(value)

    def whole(self, name: str, default: int | None = None) -> int:
        return _whole(self._parts.get(name, default))

    def maybe(self, name: str) -> int | None:
        """A number, a list of one, or nothing."""
        value = self._parts.get(name)
        if isinstance(value, list) and len(value) == 1:
            return _whole(value[0])
        return None if value in (None, "", []) else _whole(value)


def _whole(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -MOST_NUMBER < value < MOST_NUMBER:
        raise Refused("server-bad-request")
    return value
