"""A position for people: as plain text in words, or as the pixels of the game's drawing.

Both show what one viewer may know, so that no picture gives a secret away.
"""

import io
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from smallcouncil.core.errors import BadOption, Reason
from smallcouncil.core.game import Game, Json, State
from smallcouncil.herald import herald
from smallcouncil.locale import texts
from smallcouncil.research import MissingLibrary

MODES = ("human", "ansi", "rgb_array")
SIDE = 640
TABLE = "#000000"
NOTHING = "-"


def modes(game: Game) -> list[str]:
    """How a game can be shown; one that nobody has drawn has no pixels."""
    return [mode for mode in MODES if mode != "rgb_array" or find_spec(_drawing(game))]


def checked(game: Game, mode: str | None) -> str | None:
    """A mode that the game has, or none."""
    if mode is not None and mode not in modes(game):
        known = ", ".join(modes(game))
        raise BadOption("render_mode", mode, Reason("one-of", f"choose one of {known}", known=known))
    return mode


def shown(state: State, viewer: int | None, mode: str | None) -> Any:
    """What `render` returns in a mode; for people it is printed and nothing is returned."""
    if mode == "rgb_array":
        return pixels(state, viewer)
    if mode == "ansi":
        return text(state, viewer)
    if mode == "human":
        print(text(state, viewer))
    return None


# In words


def text(state: State, viewer: int | None, lang: str = "en") -> str:
    """The table as that viewer sees it, what the last decision brought, and what is asked now."""
    say = texts(lang, state.game.slug)
    voice = herald(state.game.slug)(say, [say.seat(seat) for seat in range(state.seats)])
    view = state.view(viewer)
    lines = _listed(view)
    if state.history:
        lines.append(voice.tell(state.events(viewer, len(state.history) - 1)))
    prompts = [state.prompt(seat) for seat in state.awaiting]
    lines += [voice.question(prompt) for prompt in prompts if prompt is not None]
    if not state.awaiting:
        lines += voice.ending(view)
    return "\n".join(line for line in lines if line) + "\n"


def _listed(view: Json, indent: str = "") -> list[str]:
    """A view line by line; what has parts of its own goes below its name."""
    lines = []
    for name, value in view.items():
        below = _below(value, indent + "  ")
        lines += [f"{indent}{name}:", *below] if below else [f"{indent}{name}: {_word(value)}"]
    return lines


def _below(value: Any, indent: str) -> list[str]:
    if isinstance(value, Mapping) and any(map(_has_parts, value.values())):
        return _listed(dict(value), indent)
    if not isinstance(value, list):
        return []
    if any(map(_has_parts, value)):
        return _listed({str(number): part for number, part in enumerate(value)}, indent)
    return _square(value, indent)


def _has_parts(value: Any) -> bool:
    return isinstance(value, Mapping | list)


def _square(cells: Sequence[Any], indent: str) -> list[str]:
    """As many cells as a square board has are laid out like one."""
    side = math.isqrt(len(cells))
    if side < 3 or side * side != len(cells):
        return []
    words = [_word(cell) for cell in cells]
    width = max(map(len, words)) + 1
    rows = (words[start : start + side] for start in range(0, len(words), side))
    return [indent + "".join(word.ljust(width) for word in row).rstrip() for row in rows]


def _word(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_word(part)}" for name, part in value.items()) or NOTHING
    if isinstance(value, list):
        return ", ".join(map(_word, value)) or NOTHING
    return NOTHING if value is None else str(value)


# In pixels


def pixels(state: State, viewer: int | None) -> Any:
    """The drawing of a view as an array of SIDE x SIDE points in red, green and blue, the same size at every step."""
    import numpy

    rasterize, image, ops = _painters()
    png = rasterize(svg_string=_board(state.game)(state.view(viewer)), width=SIDE)
    with image.open(io.BytesIO(png)) as picture:
        return numpy.array(ops.pad(picture.convert("RGB"), (SIDE, SIDE), color=TABLE))


def _painters() -> tuple[Callable[..., bytes], Any, Any]:
    try:
        from PIL import Image, ImageOps
        from resvg_py import svg_to_bytes
    except ImportError as missing:
        raise MissingLibrary(missing.name or "resvg-py") from None
    return svg_to_bytes, Image, ImageOps


def _drawing(game: Game) -> str:
    """The module that draws a game stands beside its rules."""
    return f"smallcouncil.games.{game.slug.replace('-', '_')}.drawing"


@cache
def _board(game: Game) -> Callable[[Json], str]:
    board: Callable[[Json], str] = import_module(_drawing(game)).board
    return board
