"""The arms of the seven Houses, and every small picture of Hand of the King, as SVG.

No House is told by its colour alone: each has its own beast or flower, its own shape of shield and its own division of
the field. The colours themselves are a ladder from black to white, so that they stay apart in greyscale, and they were
chosen for the largest smallest distance under normal, red-blind, green-blind and blue-blind sight.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.ui.art.charges import CHARGES, CROW
from smallcouncil.web.drawing.emblems import EMBLEMS
from smallcouncil.web.drawing.ornaments import ORNAMENTS

CROW_TOKEN = "crow"
PICTURES = (*HOUSES, VARYS, CROW_TOKEN, *COMPANIONS, *CHARACTERS)


class Tinctures(NamedTuple):
    """The colours of a shield: the field and its second half-tone, the charge, and up to two accents."""

    field: str
    second: str
    charge: str
    accent: str
    other: str


class Shield(NamedTuple):
    """The outline of a shield, how its field is divided, and how its charge is set on it."""

    outline: str
    division: str
    setting: str


palette = {
    "stark": Tinctures("#ecf1f4", "#ecf1f4", "#323b47", "#a7b3bf", "#a7b3bf"),
    "greyjoy": Tinctures("#011c1b", "#164341", "#e8dcae", "#e8dcae", "#e8dcae"),
    "lannister": Tinctures("#991c22", "#7f1219", "#f3c24f", "#ffe39a", "#ffe39a"),
    "targaryen": Tinctures("#3e2466", "#241044", "#ff7d69", "#ff7d69", "#ff7d69"),
    "baratheon": Tinctures("#f7c13c", "#fde293", "#26200f", "#9c1420", "#9c1420"),
    "tyrell": Tinctures("#5d944b", "#467c36", "#fff3cb", "#ffd65c", "#1d4219"),
    "tully": Tinctures("#34b2f0", "#7fd2fa", "#0f2547", "#ffffff", "#ffffff"),
    VARYS: Tinctures("#6c5f73", "#877a8d", "#f6efe0", "#c8352f", "#f6efe0"),
}

PAPER = Tinctures("#efe6cf", "#e2d5b5", "#2c2620", "#9c2b22", "#b98a2e")

shields = {
    "stark": Shield("M6 4H94V46Q94 80 50 98 6 80 6 46Z", "", "translate(14 8) scale(.72)"),
    "greyjoy": Shield(
        "M50 2A48 48 0 1 1 49.9 2Z",
        "M0 12H100V25H0ZM0 38H100V51H0ZM0 64H100V77H0ZM0 90H100V100H0Z",
        "translate(12.5 13) scale(.75)",
    ),
    "lannister": Shield("M7 3H93V97L50 84 7 97Z", "M50 0H100V100H50Z", "translate(12 5) scale(.76)"),
    "targaryen": Shield(
        "M50 2L95 20V52Q92 82 50 98 8 82 5 52V20Z",
        "M0 0L50 50 0 100ZM100 0L50 50 100 100Z",
        "translate(14 13) scale(.72)",
    ),
    "baratheon": Shield(
        "M28 3H72L97 28V72L72 97H28L3 72V28Z", "M0 0H22L100 78V100H78L0 22Z", "translate(13 12) scale(.74)"
    ),
    "tyrell": Shield(
        "M23 23A28 28 0 0 1 77 23 28 28 0 0 1 77 77 28 28 0 0 1 23 77 28 28 0 0 1 23 23Z",
        "".join(
            f"M{x} {y - 10}L{x + 10} {y} {x} {y + 10} {x - 10} {y}Z"
            for x in range(10, 100, 20)
            for y in range(10, 100, 20)
        ),
        "translate(18 18.5) scale(.64)",
    ),
    "tully": Shield(
        "M5 5Q27 16 50 5 73 16 95 5V54Q95 84 50 98 5 84 5 54Z",
        "".join(
            f"M{x} 0Q{x + 8} 12 {x} 25T{x} 50 {x} 75 {x} 100H{x + 14}Q{x + 22} 87 {x + 14} 75T{x + 14} 50 {x + 14} 25"
            f" {x + 14} 0Z"
            for x in (-2, 26, 54, 82)
        ),
        "translate(15 14) scale(.74)",
    ),
    VARYS: Shield("M50 3L83 17 97 50 83 83 50 97 17 83 3 50 17 17Z", "", "translate(13 13) scale(.74)"),
}

_WEB = (
    "M50 3V97M3 50H97M17 17L83 83M83 17L17 83"
    "M50 16Q61 26 74 26 74 39 84 50 74 61 74 74 61 74 50 84 39 74 26 74 26 61 16 50 26 39 26 26 39 26 50 16Z"
    "M50 32Q56 37 63 37 63 44 68 50 63 56 63 63 56 63 50 68 44 63 37 63 37 56 32 50 37 44 37 37 44 37 50 32Z"
)


def name_of(picture: str, prefix: str = "hk") -> str:
    """The id of a symbol. A page with two drawings gives each its own prefix."""
    return f"{prefix}-{picture}"


def symbols(prefix: str = "hk", pictures: Iterable[str] = PICTURES) -> str:
    """The pictures as <symbol> elements of 100 by 100, to be put into a <defs> once and used by `place`."""
    _check(prefix)
    return "".join(
        f'<symbol id="{name_of(picture, prefix)}" viewBox="0 0 100 100">{_picture(picture, prefix)}</symbol>'
        for picture in pictures
    )


def place(picture: str, x: float, y: float, size: float, prefix: str = "hk") -> str:
    """A picture at a place, by reference to its symbol."""
    return f'<use href="#{name_of(picture, prefix)}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def sigil(picture: str, prefix: str = "hk") -> str:
    """One picture as a drawing of its own: a shield, Varys, the crow, an emblem or a seal."""
    _check(prefix)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{_picture(picture, prefix)}</svg>'


def _check(prefix: str) -> None:
    """A prefix becomes part of ids and of references to them, where little but letters is safe."""
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", prefix):
        raise ValueError(f"a prefix is a letter and then letters, digits, hyphens or underscores, not {prefix!r}")


def _picture(picture: str, prefix: str) -> str:
    if picture in shields:
        return _blazon(picture, prefix)
    if picture in ORNAMENTS:
        return _seal(picture)
    return _coloured(CROW if picture == CROW_TOKEN else EMBLEMS[picture], PAPER)


def _blazon(house: str, prefix: str) -> str:
    outline, division, setting = shields[house]
    tinctures = palette[house]
    clip = name_of(f"{house}-field", prefix)
    web = f'<path fill="none" stroke="{tinctures.second}" stroke-width="1.6" d="{_WEB}"/>' if house == VARYS else ""
    return (
        f'<clipPath id="{clip}"><path d="{outline}"/></clipPath>'
        f'<path fill="{tinctures.field}" d="{outline}"/>'
        f'<path fill="{tinctures.second}" clip-path="url(#{clip})" d="{division}"/>{web}'
        f'<g transform="{setting}">{_coloured(CHARGES[house], tinctures)}</g>'
        f'<path fill="none" stroke="{tinctures.charge}" stroke-width="3" stroke-linejoin="round" d="{outline}"/>'
    )


def _seal(character: str) -> str:
    """The ornament of a character in the colours of the House, turned round: the field lies on the charge."""
    field, second, charge, *_ = palette[HOUSES[HOUSE_OF[CHARACTERS.index(character)]]]
    ornament = _coloured(ORNAMENTS[character], Tinctures(charge, second, field, field, field))
    return (
        f'<circle cx="50" cy="50" r="47" fill="{charge}" stroke="{field}" stroke-width="6"/>'
        f'<g transform="translate(19 19) scale(.62)">{ornament}</g>'
    )


def _coloured(charge: str, tinctures: Tinctures) -> str:
    return charge.format(c=tinctures.charge, f=tinctures.field, a=tinctures.accent, b=tinctures.other)
