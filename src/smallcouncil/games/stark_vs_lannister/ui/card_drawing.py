"""The cards of Stark against Lannister as SVG, one design a type: character, location, attachment, event, plot.

symbols("sl")                   every picture, mark and emblem once, as <symbol> elements
face("jon-snow", labels, "sl")  a whole card with its words, by reference to those symbols
"""

from collections.abc import Iterator
from typing import NamedTuple

from smallcouncil.games.stark_vs_lannister.ui.art.marks import MARKS
from smallcouncil.games.stark_vs_lannister.ui.art.pictures import PICTURES, picture_name
from smallcouncil.games.stark_vs_lannister.ui.card_faces import PRINTED, Printed, card_text, trait_key
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import symbol
from smallcouncil.web.drawing.glyphs import LION, WOLF
from smallcouncil.web.drawing.lettering import INK, fitted, safe, wrapped, write

WIDTH, HEIGHT = 200, 290
PAPER, GILT, BLOOD, NIGHT = "#efe6cf", "#b98a2e", "#9c2b22", "#241d17"

# The sizes at which a text is tried, the largest first; what fits none is set in the smallest.
_SIZES = (13, 12, 11, 10.2, 9.4)
LINE = 1.16


class Colours(NamedTuple):
    """Of a House: its field, what is written on it, and the ground behind its pictures."""

    field: str
    ink: str
    ground: str


HOUSES = {
    "stark": Colours("#3f5161", "#f4f7fa", "#d5dce0"),
    "lannister": Colours("#8a1a20", "#fff0d6", "#ecd9a6"),
    "neutral": Colours("#5b4a33", "#fbf3df", "#e0d3b4"),
}
ICONS = {"military": "#8f1f24", "intrigue": "#28592d", "power": "#1d4e85"}

_ON_PAPER = {"c": INK, "f": PAPER, "a": BLOOD, "b": GILT}


def symbols(prefix: str) -> str:
    """Everything that cards are drawn with; a mark takes the colour of the text around it."""
    drawn = [*_pictures(), *((name, mark.format(c="currentColor")) for name, mark in MARKS.items())]
    return "".join(symbol(f"{prefix}-{name}", 100, 100, drawing) for name, drawing in drawn)


def _pictures() -> Iterator[tuple[str, str]]:
    for name, drawing in PICTURES.items():
        yield f"art-{name}", drawing.format(**_ON_PAPER)
    yield "stark", WOLF.format(c="#f4f7fa", f="#3f5161", a=BLOOD, b=GILT)
    yield "lannister", LION.format(c="#e9b949", f="#8a1a20", a=BLOOD, b="#8a1a20")


def size(card: str) -> tuple[int, int]:
    """How wide and how high a card is: plots lie on their side."""
    return (HEIGHT, WIDTH) if PRINTED[card].type == "plot" else (WIDTH, HEIGHT)


def face(card: str, labels: Texts, prefix: str) -> str:
    """What a card shows."""
    printed = PRINTED[card]
    return _DESIGNS[printed.type](printed, labels, prefix)


def _character(card: Printed, labels: Texts, prefix: str) -> str:
    """A portrait with icons to its left and strength to its right."""
    colours = HOUSES[card.house]
    icons = "".join(
        f'<circle cx="22" cy="{68 + 32 * row}" r="14" fill="{ICONS[icon]}"/>'
        f"{_place(prefix, icon, 13, 59 + 32 * row, 18, '#fff')}"
        for row, icon in enumerate(card.icons)
    )
    strength = (
        f"{_place(prefix, 'shield', 157, 54, 36, colours.field)}{_number(card.strength, 175, 80, 24, colours.ink)}"
    )
    return (
        f"{_frame(card, labels, prefix)}"
        f'<rect x="42" y="50" width="110" height="100" rx="6" fill="{colours.ground}"/>'
        f"{_art(card, prefix, 53, 56, 88)}{icons}{strength}{_coin(card, prefix, 175, 122)}"
        f"{_words(card, labels, 158)}"
    )


def _location(card: Printed, labels: Texts, prefix: str) -> str:
    """A view through an arch."""
    colours = HOUSES[card.house]
    return (
        f"{_frame(card, labels, prefix)}"
        f'<path fill="{colours.ground}" stroke="{colours.field}" stroke-width="4" '
        'd="M22 150V92Q30 54 100 52 170 54 178 92V150Z"/>'
        f"{_art(card, prefix, 57, 60, 86)}{_coin(card, prefix, 176, 146)}"
        f"{_words(card, labels, 160)}"
    )


def _attachment(card: Printed, labels: Texts, prefix: str) -> str:
    """A thing in a ring, hung on a cord as it hangs on its character."""
    colours = HOUSES[card.house]
    return (
        f"{_frame(card, labels, prefix)}"
        f'<path fill="none" stroke="{GILT}" stroke-width="5" d="M66 44L82 62M134 44L118 62"/>'
        f'<circle cx="100" cy="104" r="47" fill="{colours.ground}" stroke="{GILT}" stroke-width="5"/>'
        f"{_art(card, prefix, 66, 70, 68)}{_coin(card, prefix, 168, 134)}"
        f"{_words(card, labels, 162)}"
    )


def _event(card: Printed, labels: Texts, prefix: str) -> str:
    """A letter with a ragged edge: it is read and gone."""
    colours = HOUSES[card.house]
    ragged = "".join(f"L{x} {6 if number % 2 else 0}" for number, x in enumerate(range(10, 191, 10)))
    foot = "".join(f"L{x} {284 if number % 2 else 290}" for number, x in enumerate(range(190, 9, -10)))
    return (
        f'<path fill="{PAPER}" d="M0 6{ragged}L200 6V284{foot}L0 284Z"/>'
        f'<path fill="{colours.field}" d="M0 14H200V44L186 52H14L0 44Z"/>'
        f"{_title(card, labels, 88, 136, colours.ink)}{_emblem(card, prefix, 168, 18)}"
        f'<path fill="{colours.ground}" d="M30 60H170L182 104 170 148H30L18 104Z"/>'
        f"{_art(card, prefix, 58, 62, 84)}{_words(card, labels, 160)}"
    )


def _plot(card: Printed, labels: Texts, prefix: str) -> str:
    """On its side, with its three numbers in a column."""
    numbers = "".join(
        f"{_place(prefix, mark, 12, 14 + 62 * row, 24, '#e9b949')}{_number(value, 62, 36 + 62 * row, 28, '#fff6e0')}"
        for row, (mark, value) in enumerate(
            (("gold", card.income), ("initiative", card.initiative), ("claim", card.claim))
        )
    )
    name, lines = labels(f"card-{card.id}"), _paragraph(card_text(labels, card.id), 184, 74)
    return (
        f'<rect width="{HEIGHT}" height="{WIDTH}" rx="12" fill="{NIGHT}"/>'
        f'<rect x="86" y="6" width="198" height="188" rx="8" fill="{PAPER}"/>{numbers}'
        f"{write(name, 185, 27, _size(name, 186, 17, 13), 186, bold=True, serif=True)}"
        f'<rect x="94" y="36" width="182" height="76" rx="5" fill="{HOUSES["neutral"].ground}"/>'
        f"{_art(card, prefix, 149, 38, 72)}{_lines(lines, 185, 118)}"
    )


_DESIGNS = {
    "character": _character,
    "location": _location,
    "attachment": _attachment,
    "event": _event,
    "plot": _plot,
}


# Parts


def _frame(card: Printed, labels: Texts, prefix: str) -> str:
    """The border and the title bar: what it costs, its name, its House."""
    colours = HOUSES[card.house]
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{colours.field}"/>'
        f'<rect x="5" y="46" width="{WIDTH - 10}" height="{HEIGHT - 51}" rx="8" fill="{PAPER}"/>'
        f'<circle cx="24" cy="24" r="18" fill="#e9b949" stroke="{INK}" stroke-width="2"/>'
        f"{_number(card.cost, 24, 32, 23, INK)}"
        f"{_title(card, labels, 104, 116, colours.ink)}{_emblem(card, prefix, 165, 9)}"
    )


def _title(card: Printed, labels: Texts, x: float, room: float, ink: str) -> str:
    """The name in one line or two."""
    name = labels(f"card-{card.id}")
    size = next((each for each in (15, 13.5, 12) if len(wrapped(name, each, room, most=9)) < 3), 11)
    names = wrapped(name, size, room)
    top = (29 if len(names) == 1 else 21) + (8 if card.type == "event" else 0)
    return "".join(
        write(part, x, top + 16 * row, size, room, fill=ink, bold=True, serif=True) for row, part in enumerate(names)
    )


def _emblem(card: Printed, prefix: str, x: float, y: float) -> str:
    return "" if card.house == "neutral" else _place(prefix, card.house, x, y, 28)


def _art(card: Printed, prefix: str, x: float, y: float, side: float) -> str:
    return _place(prefix, f"art-{picture_name(card.id)}", x, y, side)


def _coin(card: Printed, prefix: str, x: float, y: float) -> str:
    """The gold that a card adds to its player's income."""
    if not card.income:
        return ""
    return (
        f'<circle cx="{x}" cy="{y}" r="17" fill="{NIGHT}"/>{_number(f"+{card.income}", x - 3, y + 6, 16, "#e9b949")}'
        f"{_place(prefix, 'gold', x + 6, y - 4, 10, '#e9b949')}"
    )


def _words(card: Printed, labels: Texts, top: float) -> str:
    """Traits, keywords and text below the picture, and at the foot what kind of card it is."""
    traits = " · ".join(labels(trait_key(trait)) for trait in card.traits)
    keywords = " · ".join(labels(f"keyword-{keyword}") for keyword in card.keywords)
    unique = labels("unique") if card.unique else ""
    parts, y = "", top + 6
    if traits or unique:
        line = " · ".join(filter(None, (traits, unique)))
        parts += write(line, WIDTH / 2, y + 4, _size(line, WIDTH - 16, 11.5, 9), WIDTH - 16, bold=True)
        y += 15
    if keywords:
        parts += write(keywords, WIDTH / 2, y + 5, 13, WIDTH - 16, fill=BLOOD, bold=True, serif=True)
        y += 16
    text = _paragraph(card_text(labels, card.id), WIDTH - 12, 270 - y)
    parts += _lines(text, WIDTH / 2, y - 4) + _reminder(card, labels, y + text.high)
    return parts + write(labels(f"type-{card.type}"), WIDTH / 2, 281, 9.5, WIDTH - 20, fill="#5c4c3a")


def _reminder(card: Printed, labels: Texts, top: float) -> str:
    """What its keywords mean, where there is room for it."""
    told = " ".join(labels(f"keyword-{keyword}.text") for keyword in card.keywords)
    small = (
        _Set(wrapped(told, _SIZES[-1], (WIDTH - 16) * 1.125, most=8, bold=False), _SIZES[-1]) if told else _Set([], 1)
    )
    return _lines(small, WIDTH / 2, top + 2, "#5c4c3a") if top + small.high < 272 else ""


class _Set(NamedTuple):
    """A text broken into lines, and the size at which they keep within their room."""

    lines: list[str]
    size: float

    @property
    def high(self) -> float:
        return len(self.lines) * self.size * LINE


def _paragraph(text: str, wide: float, high: float) -> _Set:
    """Widths are guessed on the generous side, so a line of running text may be an eighth longer."""
    found = _Set([], _SIZES[0])
    for size in _SIZES if text else ():
        found = _Set(wrapped(text, size, wide * 1.125, most=14, bold=False), size)
        if len(found.lines) * size * LINE <= high:
            break
    return found


def _lines(text: _Set, x: float, top: float, ink: str = INK) -> str:
    rows = "".join(f'<tspan x="{x:g}" dy="{text.size * LINE:g}">{safe(line)}</tspan>' for line in text.lines)
    return (
        f'<text y="{top:g}" font-size="{text.size:g}" text-anchor="middle" fill="{ink}">{rows}</text>' if rows else ""
    )


def _size(text: str, room: float, usual: float, small: float) -> float:
    """The usual size of a line, or the small one if the line would be cut."""
    return usual if fitted(text, usual, room, bold=True)[0] == text else small


def _number(value: int | str | None, x: float, y: float, size: float, ink: str) -> str:
    return write(str(value), x, y, size, 40, fill=ink, bold=True)


def _place(prefix: str, picture: str, x: float, y: float, side: float, colour: str = "") -> str:
    tint = f' color="{colour}"' if colour else ""
    return f'<use href="#{prefix}-{picture}" x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}"{tint}/>'
