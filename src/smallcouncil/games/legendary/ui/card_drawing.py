"""The cards of Legendary as SVG: a frame for every kind, a colour and an emblem for every House and team.

drawing("longclaw", labels)  a whole card with its words, which needs nothing else: it is fetched when somebody looks
symbols("lg")                pictures, marks and emblems for the small cards of the table, as <symbol> elements
"""

from typing import NamedTuple

from smallcouncil.games.legendary.cards import Card
from smallcouncil.games.legendary.ui.art.marks import MARKS
from smallcouncil.games.legendary.ui.art.pictures import PICTURES, picture_name
from smallcouncil.games.legendary.ui.card_words import card_text, design, hero_name, keywords, versatile
from smallcouncil.locale import Texts
from smallcouncil.web.board_parts import symbol
from smallcouncil.web.drawing.lettering import FAMILY, INK, safe, wrapped, write
from smallcouncil.web.drawing.strokes import moved

WIDTH, HEIGHT = 200, 290
PAPER, GILT, BLOOD, NIGHT, GOLD = "#efe6cf", "#b98a2e", "#9c2b22", "#241d17", "#e9b949"
ATTACK, RECRUIT = "#8f1f24", "#7a5408"

# The sizes at which a text is tried, the largest first; what fits none is set in the smallest.
_SIZES = (13, 12, 11, 10.2, 9.4, 8.6)
LINE = 1.18
COLUMN = 27
"""Where the middle of the badges is: between the narrowest frame and the picture."""


class Colours(NamedTuple):
    """Of a House or team: its field, what is written on it, and the ground behind its pictures."""

    field: str
    ink: str
    ground: str


TEAMS = {
    "stark": Colours("#3f5161", "#f4f7fa", "#d5dce0"),
    "lannister": Colours("#8a1a20", "#fff0d6", "#ecd9a6"),
    "kings-landing": Colours("#8a6300", "#fffbe8", "#f0e2b0"),
    "dothraki": Colours("#5f4426", "#fdf1dd", "#e2cfa8"),
    "nights-watch": Colours("#26262b", "#f2f2f4", "#cfd0d6"),
    "sell-swords": Colours("#3d5a3c", "#f1f8ee", "#d5e0cc"),
    "": Colours("#6a6459", "#fbf6ea", "#ddd6c6"),
}
_CLASSES = {
    "strength": "#2f6b2f",
    "instinct": "#8a6300",
    "covert": "#8f1f24",
    "strategy": "#1d4e85",
    "skill": "#3c3c44",
}
_ON_PAPER = {"c": INK, "f": PAPER, "a": BLOOD, "b": GILT}


def symbols(prefix: str) -> str:
    """What the table is drawn with; a mark takes the colour of the text around it."""
    pictures = ((f"art-{name}", drawing.format(**_ON_PAPER)) for name, drawing in PICTURES.items())
    marks = ((name, mark.format(c="currentColor")) for name, mark in MARKS.items())
    return "".join(symbol(f"{prefix}-{name}", 100, 100, drawing) for name, drawing in (*pictures, *marks))


def drawing(card: str, labels: Texts) -> str:
    """A whole card as a file of its own."""
    printed = design(card)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FAMILY}">'
        f"{_FRAMES[printed.kind](printed)}{_title(printed, labels)}{_picture(printed)}{_numbers(printed)}"
        f"{_words(printed, labels)}</svg>"
    )


# Frames: each kind is known by its outline


def _hero(card: Card) -> str:
    """A frame with a paper field; a rare Hero has a gilded edge."""
    edge = {"rare": GOLD, "uncommon": "#c9ccd1"}.get(card.rarity, TEAMS[card.house].field)
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{TEAMS[card.house].field}"/>'
        f'<rect x="2" y="2" width="196" height="286" rx="10" fill="none" stroke="{edge}" stroke-width="3"/>'
        f'<rect x="6" y="44" width="188" height="240" rx="7" fill="{PAPER}"/>'
    )


def _minor(card: Card) -> str:
    """A Minor Hero: the corners are cut."""
    return (
        f'<path fill="{TEAMS[card.house].field}" d="M16 0H184L200 16V274L184 290H16L0 274V16Z"/>'
        f'<path fill="{PAPER}" d="M6 44H194V270L181 284H19L6 270Z"/>'
    )


def _bystander(card: Card) -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="12" fill="{PAPER}"/>'
        f'<rect x="4" y="4" width="192" height="282" rx="9" fill="none" stroke="{TEAMS[""].field}" stroke-width="3" '
        f'stroke-dasharray="9 5"/><rect x="8" y="8" width="184" height="35" rx="5" fill="{TEAMS[""].field}"/>'
    )


def _ally(card: Card) -> str:
    """A banner: it ends in two points."""
    return (
        f'<path fill="{TEAMS[card.house].field}" d="M0 0H200V290L150 278 100 290 50 278 0 290Z"/>'
        f'<path fill="{PAPER}" d="M6 44H194V280L150 269 100 281 50 269 6 280Z"/>'
    )


def _mastermind(card: Card) -> str:
    """A gilded frame with a crown of points."""
    points = "M0 20L20 0 36 12 50 0 68 12 84 2 100 12 116 2 132 12 150 0 164 12 180 0 200 20V290H0Z"
    return (
        f'<path fill="{GOLD}" d="{points}"/>'
        f'<rect x="5" y="14" width="190" height="271" rx="8" fill="{TEAMS[card.house].field}"/>'
        f'<rect x="10" y="46" width="180" height="234" rx="5" fill="{PAPER}"/>'
    )


def _event(card: Card) -> str:
    """A letter with a ragged edge: it is read and gone."""
    ragged = "".join(f"L{x} {6 if number % 2 else 0}" for number, x in enumerate(range(10, 191, 10)))
    foot = "".join(f"L{x} {284 if number % 2 else 290}" for number, x in enumerate(range(190, 9, -10)))
    return f'<path fill="{PAPER}" d="M0 6{ragged}L200 6V284{foot}L0 284Z"/><path fill="{NIGHT}" d="M0 10H200V44H0Z"/>'


def _defender(card: Card) -> str:
    return (
        f'<path fill="{TEAMS[card.house].field}" d="M0 8Q100 -8 200 8V226Q190 266 100 290 10 266 0 226Z"/>'
        f'<path fill="{PAPER}" d="M6 44H194V224Q184 258 100 281 16 258 6 224Z"/>'
    )


_FRAMES = {
    "hero_card": _hero,
    "basic": _hero,
    "minor_hero": _minor,
    "bystander": _bystander,
    "ally": _ally,
    "henchman": _ally,
    "mastermind": _mastermind,
    "event": _event,
    "defender": _defender,
}


_LOWER = {"mastermind": 4, "event": 2}
"""Kinds whose upper edge is not straight: by how much lower their titles begin."""


# What stands on all of them


def _title(card: Card, labels: Texts) -> str:
    """The name in one line or two, and the emblem of the House."""
    ink = "#fff6e0" if card.kind == "event" else TEAMS[card.house].ink
    room = 150 if card.house else 182
    x = 84 if card.house else WIDTH / 2
    name = labels(f"card-{card.id}")
    size = next((each for each in (16, 14.5, 13, 12) if len(wrapped(name, each, room, most=9)) < 3), 11)
    lines = wrapped(name, size, room)
    lower = _LOWER.get(card.kind, 0)
    top = lower + (30 if len(lines) == 1 else 22)
    rows = (
        write(line, x, top + 16 * row, size, room, fill=ink, bold=True, serif=True) for row, line in enumerate(lines)
    )
    return "".join(rows) + (_mark(card.house, 163, 12 + lower, 26, ink) if card.house else "")


def _picture(card: Card) -> str:
    art = PICTURES[picture_name(card.id)].format(**_ON_PAPER)
    return (
        f'<rect x="44" y="50" width="112" height="100" rx="6" fill="{TEAMS[card.house].ground}"/>'
        f"{moved('translate(57 57) scale(.86)', art)}"
    )


def _numbers(card: Card) -> str:
    """Classes and points to the left of the picture, cost and Victory Points to the right."""
    left = [_class(name) for name in card.classes]
    plus = "+" if card.plus else ""
    fighter = card.kind in ("ally", "henchman", "mastermind", "defender")
    if card.attack is not None:
        left.append(_badge("attack", f"{card.attack}{plus}", ATTACK))
    if card.recruit is not None:
        left.append(_badge("recruit", f"{card.recruit}{plus}", RECRUIT))
    if either := versatile(card.id):
        left += [_badge("attack", either, ATTACK), _badge("recruit", either, RECRUIT)]
    right = []
    if card.cost or card.kind == "hero_card":
        cost = f"{card.cost}{'*' if card.star else ''}"
        right.append(
            f'<circle r="17" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>{write(cost, 0, 7, 21, 34, bold=True)}'
        )
    if card.vp and (fighter or card.kind in ("minor_hero", "bystander")):
        right.append(_badge("vp", str(card.vp), "#4d3b7a"))
    if card.cycle:
        right.append(_badge("lineup", str(card.cycle), "#1d4e85"))
    step = 29 if len(left) < 4 else 26
    return "".join(moved(f"translate({COLUMN} {64 + step * row})", part) for row, part in enumerate(left)) + "".join(
        moved(f"translate({WIDTH - COLUMN} {68 + 36 * row})", part) for row, part in enumerate(right)
    )


def _class(name: str) -> str:
    return f'<circle r="13" fill="{_CLASSES[name]}"/>{_mark(name, -8.5, -8.5, 17, "#fff")}'


def _badge(mark: str, number: str, colour: str) -> str:
    return (
        f'<rect x="-17" y="-12.5" width="34" height="25" rx="6" fill="{colour}"/>{_mark(mark, -15.5, -6.5, 13, "#fff")}'
        f'<text x="7" y="{7 if len(number) == 1 else 5.5:g}" font-size="{19 if len(number) == 1 else 15}" '
        f'font-weight="bold" text-anchor="middle" fill="#fff">{safe(number)}</text>'
    )


def _words(card: Card, labels: Texts) -> str:
    """What kind of card it is, its keywords, and its text as large as there is room for."""
    parts, y = "", 151.0
    for line in wrapped(_kind(card, labels), 10.5, WIDTH - 10):
        y += 11
        parts += write(line, WIDTH / 2, y, 10.5, WIDTH - 10, fill="#5c4c3a", bold=True)
    for line in wrapped(" · ".join(keywords(labels, card.id)), 13, WIDTH - 10):
        y += 15 if line else 0
        parts += write(line, WIDTH / 2, y + 2, 13, WIDTH - 10, fill=BLOOD, bold=True, serif=True)
    y += 4
    room = (266 if card.kind in ("ally", "henchman", "defender") else 280) - y
    text = card_text(labels, card.id)
    wide = WIDTH - (30 if card.kind == "mastermind" else 20)
    size = next((each for each in _SIZES if len(_rows(text, each, wide)) * each * LINE <= room), _SIZES[-1])
    rows = "".join(f'<tspan x="100" dy="{size * LINE:g}">{safe(line)}</tspan>' for line in _rows(text, size, wide))
    return f'{parts}<text y="{y + 2:g}" font-size="{size:g}" text-anchor="middle" fill="{INK}">{rows}</text>'


def _rows(text: str, size: float, wide: float) -> list[str]:
    """Widths are guessed on the generous side, so a line of running text may be an eighth longer."""
    return wrapped(text, size, wide * 1.125, most=14, bold=False) if text else []


def _kind(card: Card, labels: Texts) -> str:
    """The line under the picture: the kind, the House, and whose card it is."""
    told = [labels(f"type-{card.kind}")]
    if card.house:
        told.append(labels(f"house-{card.house}.short"))
    if card.hero:
        told.append(hero_name(labels, card.hero))
    return " · ".join(told)


def _mark(name: str, x: float, y: float, side: float, colour: str) -> str:
    return moved(f"translate({x:g} {y:g}) scale({side / 100:g})", MARKS[name].format(c=colour))
