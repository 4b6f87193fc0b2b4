"""Reads the small updates of a page's socket as `web/static/pieces.js` does: named pieces, and values in shapes."""

from collections.abc import Iterator, Sequence
from typing import Any

Run = tuple[Sequence[Any], Sequence[Any]]
"""The bits of a run, and those that it showed before it last changed."""


class PageReader:
    """What one page shows, followed from its first update on."""

    def __init__(self) -> None:
        self._shapes: dict[str, list[str]] = {"": ["", ""]}
        """A line of no shape stands in the one without a name."""
        self._parts: dict[str, list[Run]] = {}

    def take(self, update: dict[str, Any]) -> None:
        """Note what is new; nothing is put into words yet."""
        self._shapes |= update["shapes"]
        for name, ways in update["parts"].items():
            runs = self._parts.get(name, [])
            runs = runs + [((), ())] * (len(ways) - len(runs))
            self._parts[name] = [_turned(run, steps) for run, steps in zip(runs, ways, strict=False)]

    def part(self, name: str) -> str:
        return "".join([self.html(now) for now, _ in self._parts[name]])

    def parts(self) -> dict[str, str]:
        return {name: self.part(name) for name in self._parts}

    def html(self, bits: Sequence[list[Any]]) -> str:
        return "".join(map(self._bit, bits))

    def _bit(self, told: list[Any]) -> str:
        """One line, or a list of them."""
        return self._line(told) if told and isinstance(told[0], str) else "".join(map(self._line, told))

    def _line(self, piece: list[Any]) -> str:
        name, *values = piece
        texts = [value for value in values if isinstance(value, str)]
        filled = [value if isinstance(value, str) else texts[value] for value in values]
        first, *rest = self._shapes[name]
        return first + "".join(value + after for value, after in zip(filled, rest, strict=True))


def _turned(run: Run, steps: Any) -> Run:
    """A run as it was, or led on from what it shows and showed before."""
    now, before = run
    return run if steps == 0 else (list(_followed([*now, *before], steps)), now)


def _followed(old: list[Any], steps: list[Any]) -> Iterator[Any]:
    """Two numbers take so many of the old bits from there on; anything else is a new one."""
    coming = iter(steps)
    for step in coming:
        if isinstance(step, int):
            yield from old[step : step + next(coming)]
        else:
            yield step
