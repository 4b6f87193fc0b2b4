"""The cards of B'Twixt as SVG: portraits, marks, and whole cards with their texts.

symbols("bt")                   every picture once, as <symbol> elements to be put into a <defs>
card("ambush", labels=texts("en", "btwixt"))
"""

from collections.abc import Iterator
from typing import NamedTuple

from smallcouncil.games.btwixt.cards import ALLIES, ALLY, DESIGN, DESIGNS, LEADERS, Ally, Design
from smallcouncil.games.btwixt.ui.art.marks import MARKS
from smallcouncil.games.btwixt.ui.art.portraits import portrait
from smallcouncil.web.drawing.lettering import FAMILY, INK, Labels, safe, wrapped, write

WIDTH, HEIGHT = 160, 238

PAPER, GILT, BLOOD = "#efe6cf", "#b98a2e", "#9c2b22"


class Colour(NamedTuple):
    """A colour of influence: its ground, what is written on it, and the outline of its shield in a box of 100."""

    field: str
    ink: str
    shield: str


palette = {
    "red": Colour("#8f1f24", "#fff1e0", "M6 4H94V50Q94 84 50 98 6 84 6 50Z"),
    "green": Colour("#28592d", "#f6f9e4", "M50 2L94 26V74L50 98 6 74V26Z"),
    "purple": Colour("#5a2f7d", "#fbeefe", "M50 1L99 50 50 99 1 50Z"),
    "blue": Colour("#1d4e85", "#eaf4ff", "M50 2A48 48 0 1 1 49.9 2Z"),
    "white": Colour("#f7f3e8", "#33291c", "M30 4H70L96 30V70L70 96H30L4 70V30Z"),
}

_PAPERED = {"c": INK, "f": PAPER, "a": BLOOD, "b": GILT}
PEOPLE = (*(leader.id for leader in LEADERS), *(ally.id for ally in ALLIES))


def symbols(prefix: str = "bt") -> str:
    """Portraits of leaders and allies, and all marks; a mark takes the colour of the text around it."""
    drawn = [*_portraits(), *_shields()]
    drawn += [(name, mark.format(c="currentColor")) for name, mark in MARKS.items()]
    return "".join(f'<symbol id="{prefix}-{name}" viewBox="0 0 100 100">{drawing}</symbol>' for name, drawing in drawn)


def _portraits() -> Iterator[tuple[str, str]]:
    for person in PEOPLE:
        yield person, portrait(person).format(**_PAPERED)


def _shields() -> Iterator[tuple[str, str]]:
    """The ground on which a value stands: each colour has its own shape."""
    for name, (field, ink, outline) in palette.items():
        yield f"shield-{name}", f'<path fill="{field}" stroke="{ink}" stroke-width="5" d="{outline}"/>'


def card(card_id: str, labels: Labels, prefix: str = "bt") -> str:
    """One card by itself: an influence card or an ally."""
    name = labels(f"card-{card_id}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{safe(name)}" font-family="{FAMILY}"><defs>{symbols(prefix)}</defs>'
        f"{face(card_id, labels, prefix)}</svg>\n"
    )


def face(card_id: str, labels: Labels, prefix: str = "bt") -> str:
    """What a card shows, by reference to the symbols."""
    if card_id in ALLY:
        return _ally(ALLIES[ALLY[card_id]], labels, prefix)
    return _influence(DESIGNS[DESIGN[card_id]], labels, prefix)


def _influence(design: Design, labels: Labels, prefix: str) -> str:
    field, ink, _ = palette[design.color]
    whose = _place(prefix, design.leader, 108, 12, 40) if design.leader else ""
    triumph = _place(prefix, "triumph", 112, 16, 32, ink) if design.triumph else ""
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>'
        f'<path fill="{field}" d="M0 66V10Q0 0 10 0H150Q160 0 160 10V66Z"/>'
        f"{_place(prefix, f'shield-{design.color}', 8, 6, 54)}"
        f"{write(str(design.value), 35, 44, 30, 40, fill=ink, bold=True)}"
        f"{_place(prefix, design.color, 68, 16, 34, ink)}{triumph or whose}"
        f"{_words(labels, design.id, 88)}"
    )


def _ally(ally: Ally, labels: Labels, prefix: str) -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>'
        f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="8" fill="none" stroke="{GILT}" '
        'stroke-width="2"/>'
        f"{_place(prefix, ally.id, 58, 10, 62)}"
        f'<circle cx="28" cy="30" r="19" fill="{INK}"/>{write(str(ally.power), 28, 39, 25, 34, fill=PAPER, bold=True)}'
        f"{_words(labels, ally.id, 94)}"
    )


def _place(prefix: str, picture: str, x: float, y: float, size: float, colour: str = "") -> str:
    tint = f' color="{colour}"' if colour else ""
    return f'<use href="#{prefix}-{picture}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{tint}/>'


def _words(labels: Labels, card_id: str, y: float) -> str:
    """The name in one line or two, and below it what the card does."""
    names = wrapped(labels(f"card-{card_id}"), 14, WIDTH - 12)
    name = "".join(
        write(part, WIDTH / 2, y + 15 * row, 14, WIDTH - 12, bold=True, serif=True) for row, part in enumerate(names)
    )
    lines = wrapped(labels(f"card-{card_id}.text"), 11, WIDTH + 6, most=11, bold=False)
    rows = "".join(f'<tspan x="{WIDTH / 2:g}" dy="12.4">{safe(line)}</tspan>' for line in lines)
    top = y + 15 * len(names) - 10
    return f'{name}<text y="{top:g}" font-size="11" text-anchor="middle" fill="{INK}">{rows}</text>'
