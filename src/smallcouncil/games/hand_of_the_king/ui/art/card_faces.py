"""The faces of the cards: characters, Varys and companions."""

from dataclasses import dataclass

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, HOUSE_LETTERS, HOUSE_OF, HOUSES, SIZES, VARYS
from smallcouncil.games.hand_of_the_king.ui.heraldry import PAPER, palette, place
from smallcouncil.web.drawing.lettering import INK, Labels, safe, wrapped, write

WIDTH, HEIGHT = 88, 102
COMPANION_WIDTH, COMPANION_HEIGHT = 78, 92
FULL_WIDTH, FULL_HEIGHT = 160, 216
GOLD = "#e9b949"

_HOUSE = {card: HOUSES[number] for card, number in zip(CHARACTERS, HOUSE_OF, strict=True)}
_SIZE = dict(zip(HOUSES, SIZES, strict=True))
_LETTER = dict(zip(HOUSES, HOUSE_LETTERS, strict=True))
_PLATE = 29
PICTURE = HEIGHT - _PLATE


@dataclass(frozen=True)
class Pen:
    """What every part of a drawing needs to know: whose symbols it uses and what things are called."""

    prefix: str
    labels: Labels
    names: tuple[str, ...] = ()

    def picture(self, picture: str, x: float, y: float, size: float) -> str:
        return place(picture, x, y, size, self.prefix)

    def card(self, card: str) -> str:
        return self.labels(f"card-{card}")

    def short(self, card: str) -> str:
        return self.labels(f"card-{card}.short")

    def house(self, house: str) -> str:
        return self.labels(f"house-{house}.short")


def house_of(card: str) -> str | None:
    """The House whose card this is; Varys and the companions belong to none."""
    return _HOUSE.get(card)


def at(x: float, y: float, *parts: str, attributes: str = "") -> str:
    """Parts drawn from a corner of their own."""
    return f'<g transform="translate({x:g} {y:g})"{attributes}>{"".join(parts)}</g>'


def card_at(pen: Pen, card: str, x: float, y: float, *parts: str) -> str:
    """The one place of a card on the board: named for readers who point at it, marked for pages that move it."""
    return at(x, y, f"<title>{safe(pen.card(card))}</title>", *parts, attributes=f' data-card="{safe(card)}"')


def face(pen: Pen, card: str, x: float, y: float) -> str:
    """A card at its place, in the size of the grid."""
    if card == VARYS:
        return _varys(pen, x, y)
    house = house_of(card)
    return companion(pen, card, x, y) if house is None else _character(pen, card, house, x, y)


def portrait(pen: Pen, card: str) -> str:
    """What a card shows above its name: the arms of the House with its letter, and the seal of the person."""
    house = house_of(card)
    if house is None:
        return pen.picture(card, 10, 2, 70)
    field, _, charge, *_ = palette[house]
    return (
        f"{pen.picture(house, 11, 4, 65)}{pen.picture(card, 57, 43, 29)}"
        f'<circle cx="12.5" cy="12.5" r="9.5" fill="{charge}" stroke="{field}" stroke-width="2"/>'
        f"{write(_LETTER[house], 12.5, 17.8, 15, 16, fill=field, bold=True)}"
    )


def _character(pen: Pen, card: str, house: str, x: float, y: float) -> str:
    return card_at(
        pen,
        card,
        x,
        y,
        _body(palette[house].field, "#f7f1e1"),
        portrait(pen, card),
        _plate(),
        write(pen.short(card), WIDTH / 2, HEIGHT - 14.5, 13.5, WIDTH - 10, bold=True),
        write(f"{pen.house(house)} · {_SIZE[house]}", WIDTH / 2, HEIGHT - 5, 9, WIDTH - 14, fill="#5f5546"),
    )


def _varys(pen: Pen, x: float, y: float) -> str:
    return card_at(
        pen,
        VARYS,
        x,
        y,
        _body(palette[VARYS].field, GOLD),
        portrait(pen, VARYS),
        _plate(),
        write(pen.short(VARYS), WIDTH / 2, HEIGHT - 9.5, 15, WIDTH - 10, bold=True, serif=True),
    )


def companion(pen: Pen, card: str, x: float, y: float) -> str:
    """A companion is paper all over, so that nobody takes one for a House's card."""
    lines = wrapped(pen.card(card), 11, COMPANION_WIDTH - 8)
    first = COMPANION_HEIGHT - 13 if len(lines) == 1 else COMPANION_HEIGHT - 19
    return card_at(
        pen,
        card,
        x,
        y,
        f'<rect width="{COMPANION_WIDTH}" height="{COMPANION_HEIGHT}" rx="6" fill="{PAPER.field}"/>',
        f'<rect x="2.5" y="2.5" width="{COMPANION_WIDTH - 5}" height="{COMPANION_HEIGHT - 5}" rx="4" fill="none" '
        f'stroke="{PAPER.other}" stroke-width="1"/>',
        pen.picture(card, COMPANION_WIDTH / 2 - 27, 7, 54),
        *(
            write(text, COMPANION_WIDTH / 2, first + 12 * row, 11, COMPANION_WIDTH - 8, bold=True)
            for row, text in enumerate(lines)
        ),
    )


def in_full(pen: Pen, card: str) -> str:
    """A companion, or Varys, large enough to read what it does."""
    lines = wrapped(pen.labels(f"card-{card}.text"), 11.5, FULL_WIDTH - 16, most=8, bold=False)
    return "".join(
        (
            f'<rect width="{FULL_WIDTH}" height="{FULL_HEIGHT}" rx="10" fill="{PAPER.field}"/>',
            f'<rect x="4" y="4" width="{FULL_WIDTH - 8}" height="{FULL_HEIGHT - 8}" rx="7" fill="none" '
            f'stroke="{PAPER.other}" stroke-width="1.5"/>',
            pen.picture(card, FULL_WIDTH / 2 - 34, 10, 68),
            write(pen.card(card), FULL_WIDTH / 2, 96, 15, FULL_WIDTH - 20, bold=True, serif=True),
            *(write(line, FULL_WIDTH / 2, 113 + 13.5 * row, 11.5, FULL_WIDTH - 16) for row, line in enumerate(lines)),
        )
    )


def _body(field: str, rim: str) -> str:
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{rim}"/>'
        f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="5.5" fill="{field}"/>'
    )


def _plate() -> str:
    """Paper along the bottom edge, for the name; only its lower corners are round."""
    top, w, h = HEIGHT - _PLATE, WIDTH - 2, _PLATE - 1
    corners = f"M1 {top}h{w}v{h - 6}q0 6 -6 6h{12 - w}q-6 0 -6 -6Z"
    return f'<path fill="{PAPER.field}" d="{corners}"/><path stroke="{INK}" stroke-width="1" d="M1.5 {top}h{w - 1}"/>'
