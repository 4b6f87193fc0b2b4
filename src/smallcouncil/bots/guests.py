"""Bots that the one who runs a server brings to its tables, by name. Nobody else can name a file or a program there.

A server says once which it has; whoever asks for a code finds out here whether it is one of them.
"""

from collections.abc import Mapping

PREFIX = "own:"
_offered: dict[str, str] = {}


def offer(codes: Mapping[str, str]) -> None:
    """From now on these, each by its name; none of those before."""
    _offered.clear()
    _offered.update({f"{PREFIX}{name}": code for name, code in codes.items()})


def offered() -> tuple[str, ...]:
    """What they are called at the tables: `own:NAME`."""
    return tuple(_offered)


def is_guest(code: str | None) -> bool:
    """Whether a code is written as theirs are; it may be of a server that ran with others."""
    return bool(code) and str(code).startswith(PREFIX)


def behind(code: str) -> str | None:
    """The file or the program behind a name, if this server has brought it."""
    return _offered.get(code)


def name_of(code: str) -> str:
    return code.removeprefix(PREFIX)
