"""Words on the drawing: what they say, how wide they are, and how they are made to fit.

A drawing has no idea which font its reader has. Widths are therefore guessed on the generous side (a wide bold sans
serif); what does not fit is set smaller, and what is still too long is cut with an ellipsis.
"""

import re
from collections.abc import Callable
from html import escape
from math import floor
from unicodedata import combining, normalize

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS

Labels = Callable[..., str]

INK = "#2c2620"
FAMILY = "'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
SERIF = "Georgia, 'Palatino Linotype', 'DejaVu Serif', serif"

_ENGLISH = {
    "title": "Hand of the King",
    "seat": "Seat {n}",
    "team": "Team {n}",
    "list-and": "{most} and {last}",
    "score": "banners: {count}",
    "winner-score": "{player} wins ({score}).",
    "winners": "{players} win together.",
    "no-winner": "Nobody wins.",
    "label-grid": "King's Landing",
    "label-banners": "Banners",
    "label-offer": "Available companions",
    "label-offer-empty": "no companion left",
    "label-drawn": "Drawn companions",
    "label-deck": "face down: {count}",
    "label-dead": "Dead",
    "label-discarded": "Discarded companions",
    "label-empty": "empty space",
    "label-crow": "crow token",
    "label-crow-spent": "crow spent",
    "prompt-move": "{player}: choose a direction and a House for Varys.",
    "prompt-crow-partner": "{player}: choose the player to talk with in private.",
    "prompt-companion": "{player}: choose a companion.",
    "prompt-drawn": "{player}: choose one of the drawn companions.",
    "prompt-take": "{player}: {companion} takes a character. Which one?",
    "prompt-kill": "{player}: {companion} kills a character. Which one?",
    "prompt-kill-companion": "{player}: {companion} kills an available companion. Which one?",
    "prompt-swap-first": "{player}: {companion} swaps two characters. Choose the first.",
    "prompt-swap-second": "{player}: choose the character to swap it with.",
    "prompt-house": "{player}: declare a House for {companion}.",
    "prompt-banner": "{player}: who gets the banner of {house}?",
}
_SPELLED = {"of": "of", "i": "I", "hghar": "H'ghar"}
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


def plain(key: str, **arguments: object) -> str:
    """English without a catalogue: names come from the ids, the few sentences from here."""
    kind, _, rest = key.partition("-")
    if kind not in {"card", "house"}:
        return _ENGLISH[key].format(**arguments)
    name, _, part = rest.partition(".")
    words = [_SPELLED.get(word, word.capitalize()) for word in name.split("-")]
    if kind == "house" and not part:
        return f"House {words[0]}"
    return " ".join(words[:-1] if part and name in CHARACTERS else words)


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
