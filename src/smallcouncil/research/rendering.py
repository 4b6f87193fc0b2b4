"""A position for people: as plain text in words, or as the pixels of a drawing.

Both show what one viewer may know, so that no picture gives a secret away.
"""

import io
import math
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from smallcouncil.core.discovery import ui_part
from smallcouncil.core.errors import BadOption, Reason
from smallcouncil.core.game import Game, Json, State
from smallcouncil.locale import texts
from smallcouncil.narration import narration
from smallcouncil.research import MissingLibrary

MODES = ("human", "ansi", "rgb_array")
SIDE, LETTERS = 640, 14
GROUND, INK = "#22262e", "#efe6cf"
NOTHING = "-"


def checked(mode: str | None) -> str | None:
    """One of the modes, or none."""
    if mode is not None and mode not in MODES:
        known = ", ".join(MODES)
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
    voice = narration(state.game.slug)(say, [say.seat(seat) for seat in range(state.seats)])
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
    """A view line by line; what has parts of its own goes below its name, and what there is none of is left out."""
    lines = []
    for name, value in view.items():
        below = _below(value, indent + "  ")
        if below:
            lines += [f"{indent}{name}:", *below]
        elif value not in (None, [], {}) and not _has_parts(value):
            lines.append(f"{indent}{name}: {_word(value)}")
    return lines


def _below(value: Any, indent: str) -> list[str]:
    if isinstance(value, Mapping) and _has_parts(value):
        return _listed(dict(value), indent)
    if isinstance(value, list):
        numbered = {str(number): part for number, part in enumerate(value)}
        return _listed(numbered, indent) if _has_parts(value) else _square(value, indent)
    return []


def _has_parts(value: Any) -> bool:
    """Whether there are lists or objects within."""
    parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(isinstance(part, Mapping | list) for part in parts)


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
    """What a viewer sees as an array of SIDE x SIDE points in red, green and blue, the same size at every step.

    It is the drawing of the game's table; a game that has none is shown in words.
    """
    import numpy

    try:
        from PIL import Image, ImageOps
    except ImportError:
        raise MissingLibrary("pillow") from None
    board = _board(state.game)
    picture = _written(text(state, viewer)) if board is None else Image.open(_drawn(board(state.view(viewer))))
    return numpy.array(ImageOps.pad(picture.convert("RGB"), (SIDE, SIDE), color=GROUND))


@cache
def _board(game: Game) -> Callable[[Json], str] | None:
    """The function that draws a game's table as SVG, if it has one in `ui/drawing.py`."""
    found: Callable[[Json], str] | None = ui_part(game.slug, "drawing", "board")
    return found


def _drawn(svg: str) -> io.BytesIO:
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise MissingLibrary("resvg-py") from None
    return io.BytesIO(svg_to_bytes(svg_string=svg, width=SIDE))


def _written(words: str) -> Any:
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(LETTERS)
    left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), words, font)
    page = Image.new("RGB", (int(right - left) + 2 * LETTERS, int(bottom - top) + 2 * LETTERS), GROUND)
    ImageDraw.Draw(page).multiline_text((LETTERS, LETTERS), words, INK, font)
    return page
