"""What lies around King's Landing: banners, companions on offer, the dead, and the play areas."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from smallcouncil.games.hand_of_the_king.cards import COMPANIONS, HOUSES
from smallcouncil.games.hand_of_the_king.ui.art.card_faces import (
    COMPANION_HEIGHT,
    COMPANION_WIDTH,
    GOLD,
    Pen,
    at,
    card_at,
    companion,
    house_of,
)
from smallcouncil.games.hand_of_the_king.ui.heraldry import CROW_TOKEN, PAPER, palette
from smallcouncil.web.drawing.lettering import safe, width, write

View = Mapping[str, Any]

PANEL, EDGE = "#2e323b", "#4b515e"
IVORY, DIM = "#f4ecd8", "#b3ac9c"

_OFFERED = 6
_TOKEN = 26
_FAINT = ' opacity=".3"'
_TAB = 15
_PAD = 12


def panel(x: float, y: float, w: float, h: float, *parts: str, edge: str = EDGE, attributes: str = "") -> str:
    stroke = 1 if edge == EDGE else 2
    frame = f'<rect width="{w:g}" height="{h:g}" rx="10" fill="{PANEL}" stroke="{edge}" stroke-width="{stroke}"/>'
    return at(x, y, frame, *parts, attributes=attributes)


def heading(text: str, x: float, y: float, room: float) -> str:
    return write(text, x, y, 13, room, fill=IVORY, anchor="start", bold=True, serif=True)


def banners(pen: Pen, view: View, x: float, y: float, w: float) -> str:
    """The seven banners in two rows, each over the name of its holder."""
    step = (w - 2 * _PAD) / 4
    parts = [heading(pen.labels("label-banners"), _PAD, 21, w - 2 * _PAD)]
    for place, house in enumerate(HOUSES):
        row, column = divmod(place, 4)
        left = _PAD + step * column + (step / 2 if row else 0)
        parts.append(_banner(pen, house, view["banners"][house], left, 30 + 76 * row, step))
    return panel(x, y, w, 184, *parts)


def _banner(pen: Pen, house: str, holder: int | None, x: float, y: float, w: float) -> str:
    held = holder is not None
    cloth = GOLD if held else "#5a5f6b"
    middle = w / 2
    name = pen.names[holder] if holder is not None else "–"
    return at(
        x,
        y,
        f"<title>{safe(pen.house(house))}: {safe(name)}</title>",
        f'<path fill="{cloth}" d="M{middle - 22:g} 4H{middle + 22:g}V56L{middle:g} 49 {middle - 22:g} 56Z"/>',
        f'<path stroke="{DIM}" stroke-width="3" stroke-linecap="round" d="M{middle - 26:g} 3H{middle + 26:g}"/>',
        pen.picture(house, middle - 19, 7, 38),
        write(name, middle, 70, 11, w - 3, fill=IVORY if held else DIM, bold=held),
        attributes=f' data-banner="{house}" data-holder="{"" if holder is None else holder}"',
    )


def offers(pen: Pen, view: View, x: float, y: float, w: float, h: float) -> str:
    """The companions on offer and just drawn, then those that are out of the game."""
    room = w - 2 * _PAD
    parts = [heading(pen.labels("label-offer"), _PAD, 21, room), _hand(pen, view["offer"], 30, w, _OFFERED)]
    below = 30.0 + 2 * (COMPANION_HEIGHT + 6)
    if view["drawn"]:
        parts += [
            heading(pen.labels("label-drawn"), _PAD, below + 15, room),
            _hand(pen, view["drawn"], below + 23, w, 0),
        ]
        below += 23 + COMPANION_HEIGHT + 6
    parts.append(
        write(pen.labels("label-deck", count=view["deck"]), _PAD, below + 11, 11.5, room, fill=DIM, anchor="start")
    )
    if not view["drawn"]:
        parts += [_back(_PAD + 29 * place, below + 18) for place in range(view["deck"])]
        below += 40
    parts.append(_lost(pen, view, below + 20, w))
    return panel(x, y, w, h, *parts)


def _back(x: float, y: float) -> str:
    """A companion face down."""
    return at(
        x,
        y,
        f'<rect width="25" height="31" rx="3" fill="{PAPER.other}"/>',
        '<rect x="2" y="2" width="21" height="27" rx="2" fill="#4a3a24"/>',
        f'<path fill="none" stroke="{PAPER.other}" d="M12.5 6L19 15.5 12.5 25 6 15.5ZM12.5 11l3 4.5 -3 4.5 -3 -4.5Z"/>',
    )


def _hand(pen: Pen, cards: Sequence[str], y: float, w: float, spaces: int) -> str:
    """Companions side by side, and the empty spaces of those that are gone."""
    step = (w - 2 * _PAD + 3) / 3
    parts = []
    for place in range(max(len(cards), spaces)):
        left, top = _PAD + step * (place % 3), y + (COMPANION_HEIGHT + 6) * (place // 3)
        gone = place >= len(cards)
        parts.append(
            hollow(left, top, COMPANION_WIDTH, COMPANION_HEIGHT) if gone else companion(pen, cards[place], left, top)
        )
    return "".join(parts)


def hollow(x: float, y: float, w: float, h: float) -> str:
    """A space whose card is gone."""
    return (
        f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{w - 2:g}" height="{h - 2:g}" rx="7" fill="#1a1d23" '
        f'fill-opacity=".55" stroke="{EDGE}" stroke-dasharray="3 4"/>'
    )


def _lost(pen: Pen, view: View, y: float, w: float) -> str:
    """The dead as struck names, discarded companions as small emblems."""
    room = w - 2 * _PAD
    dead, gone = view["dead"], view["discarded"]
    tabs, below = _flow(pen, dead, y + 23, w)
    step = min(29.0, (room - 26) / max(1, len(gone) - 1))
    return "".join(
        (
            heading(pen.labels("label-dead"), _PAD, y + 16, room),
            tabs if dead else _none(y + 34),
            heading(pen.labels("label-discarded"), _PAD, below + 16, room),
            "" if gone else _none(below + 34),
            *(
                card_at(pen, card, _PAD + step * place, below + 23, medal(pen, card, 26))
                for place, card in enumerate(gone)
            ),
        )
    )


def _none(y: float) -> str:
    return write("–", _PAD, y, 12, 20, fill=DIM, anchor="start")


def medal(pen: Pen, card: str, size: float) -> str:
    half = size / 2
    return (
        f'<circle cx="{half:g}" cy="{half:g}" r="{half:g}" fill="{PAPER.field}"/>'
        f"{pen.picture(card, size * 0.15, size * 0.15, size * 0.7)}"
    )


def _flow(pen: Pen, cards: Iterable[str], y: float, w: float) -> tuple[str, float]:
    """Names side by side, on as many lines as they need; also where the next thing may begin."""
    parts, x = [], float(_PAD)
    for card in cards:
        name = pen.card(card) if card in COMPANIONS else pen.short(card)
        room = min(width(name, 10.5) + 12, w - 2 * _PAD)
        if x + room > w - _PAD:
            x, y = float(_PAD), y + _TAB + 3
        parts.append(tab(pen, card, name, x, y, room, struck=True))
        x += room + 4
    return "".join(parts), y + _TAB + 3


def tab(
    pen: Pen, card: str, name: str, x: float, y: float, w: float, *, struck: bool = False, new: bool = False
) -> str:
    """A card so small that only its name and the colour of its House are left."""
    house = house_of(card)
    colour = palette[house].field if house else PAPER.other
    rim, line = (GOLD, 2) if new else ("#8d8778", 1)
    cross = f'<path stroke="#a02a22" stroke-opacity=".7" d="M8 {_TAB / 2:g}H{w - 4:g}"/>' if struck else ""
    return card_at(
        pen,
        card,
        x,
        y,
        f'<rect width="{w:g}" height="{_TAB}" rx="3" fill="{PAPER.field}" stroke="{rim}" stroke-width="{line}"/>',
        f'<path fill="{colour}" d="M3 .5H4V{_TAB - 0.5:g}H3Q.5 {_TAB - 0.5:g} .5 {_TAB - 3}V3Q.5 .5 3 .5Z"/>',
        write(name, (w + 3) / 2, _TAB - 4, 10.5, w - 7),
        cross,
    )


def area_height(view: View, seats: Iterable[int]) -> float:
    """Play areas beside each other are as high as the longest column of names needs."""
    columns = [sum(house_of(card) == house for card in view["areas"][seat]) for seat in seats for house in HOUSES]
    return 36 + 52 + max(3, *columns) * (_TAB + 2) + 8


def area(pen: Pen, view: View, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A play area: who it is, what is kept there, and the cards of each House under its shield."""
    result = view["result"]
    lit = seat in result["winners"] if result else view["turn"] == seat
    step = (w - 2 * _PAD) / len(HOUSES)
    houses = (_column(pen, view, seat, house, _PAD + step * place, step) for place, house in enumerate(HOUSES))
    return panel(
        x,
        y,
        w,
        h,
        _nameplate(pen, view, seat, w, lit),
        *houses,
        edge=GOLD if lit else EDGE,
        attributes=f' data-seat="{seat}"',
    )


def _nameplate(pen: Pen, view: View, seat: int, w: float, lit: bool) -> str:
    kept, taken = _kept(pen, view, seat, w - _PAD)
    mark = f'<path fill="{GOLD}" d="M{_PAD} 12L{_PAD + 9} 18 {_PAD} 24Z"/>' if lit else ""
    left = _PAD + (14 if lit else 0)
    team = pen.labels("team", n=seat % 2 + 1) + " · " if view["options"]["teams"] else ""
    room = w - _PAD - taken - left - 8
    return mark + write(team + pen.names[seat], left, 23, 15, room, fill=IVORY, anchor="start", bold=True) + kept


def _kept(pen: Pen, view: View, seat: int, right: float) -> tuple[str, float]:
    """The crow and the kept companions, from the right edge inwards; also how much room they took."""
    parts, x = [], right
    if view["options"]["crows"]:
        x -= _TOKEN
        parts.append(_crow(pen, view["crows"][seat], x))
    for card in reversed([card for card in view["areas"][seat] if card in COMPANIONS]):
        house = view["jon_snow"] if card == "jon-snow" else None
        name = pen.card(card)
        label = width(name, 11)
        x -= 28 + label + (20 if house else 0) + 8
        parts.append(
            card_at(
                pen,
                card,
                x,
                6,
                medal(pen, card, 24),
                write(name, 28, 16, 11, label, fill=IVORY, anchor="start"),
                pen.picture(house, 28 + label, 3, 18) if house else "",
            )
        )
    return "".join(parts), right - x


def _crow(pen: Pen, ready: bool, x: float) -> str:
    title = safe(pen.labels("label-crow" if ready else "label-crow-spent"))
    spent = "" if ready else f'<path stroke="{IVORY}" stroke-width="2" d="M4 22L22 4"/>'
    return at(
        x,
        6,
        f"<title>{title}</title>",
        at(0, 0, medal(pen, CROW_TOKEN, _TOKEN), attributes="" if ready else ' opacity=".4"'),
        spent,
        attributes=f' data-crow="{"ready" if ready else "spent"}"',
    )


def _column(pen: Pen, view: View, seat: int, house: str, x: float, w: float) -> str:
    count = view["counts"][seat].get(house, 0)
    held = view["banners"][house] == seat
    middle, room = w / 2, min(w - 3, 72)
    cloth = f'<path fill="{GOLD}" d="M{middle - 21:g} 0H{middle + 21:g}V50L{middle:g} 44 {middle - 21:g} 50Z"/>'
    last = view["last"]
    fresh = last["taken"] if last and last["seat"] == seat else ()
    own = [card for card in view["areas"][seat] if house_of(card) == house]
    return at(
        x,
        36,
        f'<g data-house="{house}" data-count="{count}"{"" if count else _FAINT}>',
        f"<title>{safe(pen.house(house))}: {count}</title>",
        cloth if held else "",
        pen.picture(house, middle - 18, 3, 36),
        _number(count, middle + 16, 36) if count else "",
        "</g>",
        *(
            tab(pen, card, pen.short(card), middle - room / 2, 54 + (_TAB + 2) * row, room, new=card in fresh)
            for row, card in enumerate(own)
        ),
    )


def _number(count: int, x: float, y: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="{IVORY}" stroke="{PANEL}" stroke-width="1.5"/>'
        f"{write(str(count), x, y + 4.3, 12.5, 16, bold=True)}"
    )
