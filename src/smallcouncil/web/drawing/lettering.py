"""Words on the drawing: what they say, how wide they are, and how they are made to fit.

A drawing has no idea which font its reader has. Widths are therefore guessed on the generous side (a wide bold sans
serif); what does not fit is set smaller, and what is still too long is cut with an ellipsis.
"""

import re
from collections.abc import Callable
from html import escape
from math import floor
from unicodedata import combining, normalize

Labels = Callable[..., str]

INK = "#2c2620"
FAMILY = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
SERIF = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")

# Widths in parts of the font size, of bold letters; others are narrower.
_WIDTHS = {
    character: share
    for characters, share in (
        (" ijlIJ.,:;'’|", 0.4),
        ("ftr-–·/!()[]", 0.52),
        ("csz?", 0.6),
        ("abdeghknopquvxy0123456789", 0.72),
        ("ABCEFKLPRSTVXYZ", 0.77),
        ("w", 0.92),
        ("mMW@%…—", 1.1),
    )
    for character in characters
}
_OTHER, _WIDE = 0.86, 1.35
_REGULAR = 0.92
_SMALLEST = 0.8


def safe(text: str) -> str:
    """Any text as XML; what XML cannot hold at all becomes a replacement character."""
    return escape(_NOT_XML.sub("\ufffd", text))


def width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text may turn out. An accent changes no width, so letters count without theirs."""
    letters = (character for character in normalize("NFD", text) if not combining(character))
    return size * sum(map(_width, letters)) * (1 if bold else _REGULAR)


def _width(character: str) -> float:
    return _WIDTHS.get(character, _WIDE if character >= "\u2e80" else _OTHER)


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> tuple[str, float]:
    """The text and a size at which it keeps within the room."""
    text = " ".join(text.split())
    wanted = width(text, size, bold=bold)
    if wanted <= room:
        return text, size
    if wanted * _SMALLEST <= room:
        return text, floor(100 * size * room / wanted) / 100
    size *= _SMALLEST
    while text and width(text + "…", size, bold=bold) > room:
        text = text[:-1].rstrip()
    return text + "…", size


def wrapped(text: str, size: float, room: float, most: int = 2, *, bold: bool = True) -> list[str]:
    """A text in at most so many lines; the last line takes whatever is left."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size, bold=bold) > room and len(lines) < most:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def write(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    *,
    fill: str = INK,
    anchor: str = "middle",
    bold: bool = False,
    serif: bool = False,
) -> str:
    """One line of text that keeps within its room."""
    shown, size = fitted(text, size, room, bold=bold)
    extra = (' font-weight="bold"' if bold else "") + (f' font-family="{SERIF}"' if serif else "")
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"{extra}>'
        f"{safe(shown)}</text>"
    )
