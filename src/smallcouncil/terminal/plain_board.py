"""The board of a game that nobody has drawn for the terminal yet: all that its viewer may know, line by line."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from smallcouncil.core.game import Json
from smallcouncil.terminal.boards import Board

if TYPE_CHECKING:
    from rich.console import RenderableType

# What the terminal tells by itself: the question and the ending.
TOLD = ("prompt", "result")
NOTHING = "–"


class PlainBoard(Board):
    """The view of a seat, as an outline."""

    def draw(self, view: Json, recent: Sequence[Json], width: int, brief: bool) -> "RenderableType":
        from rich.text import Text

        shown = {name: value for name, value in view.items() if name not in TOLD}
        return Text("\n".join(line[: max(width, 1)] for line in _outline(shown, "")))


def _outline(value: Mapping[str, Any], indent: str) -> Iterator[str]:
    for name, part in value.items():
        if isinstance(part, Mapping) and part:
            yield f"{indent}{name}:"
            yield from _outline(part, f"{indent}  ")
        elif isinstance(part, list | tuple) and any(isinstance(each, Mapping | list | tuple) for each in part):
            yield f"{indent}{name}:"
            yield from _outline({str(number): each for number, each in enumerate(part)}, f"{indent}  ")
        else:
            yield f"{indent}{name}: {_short(part)}"


def _short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(_short, value)) or NOTHING
    return NOTHING if value is None or value == {} else str(value)
