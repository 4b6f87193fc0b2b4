"""Paints drawings: the program of a process of its own, which reads a wish as JSON and writes what it asks for.

What turns SVG into points holds up all Python around it while it works, and is not ours; so it works elsewhere, for so
long at most, and whatever goes wrong there goes wrong alone.
"""

import io
import json
import sys
from functools import cache
from typing import Any

GROUND = "#22262e"
NO_LETTERS = 3
"""The status with which the process ends on a machine without any fonts: a picture without words helps nobody."""
LETTER = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text x="2" y="16">A</text></svg>'
SANS = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "FreeSans")
SERIF = ("DejaVu Serif", "Liberation Serif", "Noto Serif", "Times New Roman", "Times", "FreeSerif")
"""For words whose own fonts are missing: what paints would look for Arial and Times alone, which few servers have."""
TALLEST = 3
"""How many times as high as wide a picture may be."""
SHOWN_MS, LAST_SHOWN_MS = 900, 3000
COLOURS = 128


def main() -> int:
    wish = json.load(sys.stdin)
    if not can_write():
        return NO_LETTERS
    sys.stdout.buffer.write(_file(wish["kind"], [_opaque(svg, wish["width"]) for svg in wish["drawings"]]))
    return 0


def _file(kind: str, frames: list[Any]) -> bytes:
    found = io.BytesIO()
    if kind == "png":
        frames[0].save(found, "PNG")
        return found.getvalue()
    frames = _of_one_size(frames)
    times = [SHOWN_MS] * (len(frames) - 1) + [LAST_SHOWN_MS]
    if kind == "gif":
        frames = [frame.quantize(COLOURS, dither=0) for frame in frames]
        more: dict[str, Any] = {"optimize": False}
    else:
        more = {"quality": 70, "method": 2}
    frames[0].save(found, kind.upper(), save_all=True, append_images=frames[1:], duration=times, loop=0, **more)
    return found.getvalue()


def _of_one_size(frames: list[Any]) -> list[Any]:
    """Tables grow while they are played; what there is not yet is ground."""
    from PIL import Image

    size = (frames[0].width, max(frame.height for frame in frames))
    found = []
    for frame in frames:
        page = Image.new("RGB", size, GROUND)
        page.paste(frame, (0, 0))
        found.append(page)
    return found


def _opaque(svg: str, width: int) -> Any:
    from PIL import Image

    painted = _painted(svg, width)
    page = Image.new("RGB", (painted.width, min(painted.height, TALLEST * width)), GROUND)
    page.paste(painted, (0, 0), painted)
    return page


def _painted(svg: str, width: int) -> Any:
    return _points(svg, width, **_families())


@cache
def _families() -> dict[str, str | None]:
    """Fonts that are there."""
    sans, serif = (next(filter(_is_there, names), None) for names in (SANS, SERIF))
    return {"font_family": sans or serif, "sans_serif_family": sans or serif, "serif_family": serif or sans}


def _is_there(family: str) -> bool:
    return _points(LETTER, 20, font_family=family).getbbox() is not None


def can_write() -> bool:
    """Whether this machine has fonts."""
    return _painted(LETTER, 20).getbbox() is not None


def _points(svg: str, width: int, **families: Any) -> Any:
    from PIL import Image
    from resvg_py import svg_to_bytes

    return Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, width=width, **families))).convert("RGBA")


if __name__ == "__main__":
    sys.exit(main())
