"""Hand of the King as one picture: a view becomes a complete SVG that needs no fonts, styles or scripts.

    board(view)                                                  English, "Seat 1", "Seat 2"
    board(view, names=["Anna", "Jon"], labels=texts("de", "hand-of-the-king"))

The same view always gives the same text. A page with several boards gives each a prefix of its own.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from smallcouncil.games.hand_of_the_king.cards import COMPANIONS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.ui.art.around_the_grid import (
    IVORY,
    area,
    area_height,
    banners,
    hollow,
    medal,
    offers,
    panel,
)
from smallcouncil.games.hand_of_the_king.ui.art.card_faces import (
    COMPANION_HEIGHT,
    COMPANION_WIDTH,
    GOLD,
    HEIGHT,
    WIDTH,
    Pen,
    at,
    face,
    house_of,
)
from smallcouncil.games.hand_of_the_king.ui.art.default_labels import plain
from smallcouncil.games.hand_of_the_king.ui.heraldry import CROW_TOKEN, PICTURES, symbols
from smallcouncil.web.drawing.lettering import FAMILY, Labels, safe, wrapped, write

__all__ = ["board", "card"]

View = Mapping[str, Any]
Landings = Mapping[str, Mapping[str, int]]

_SIDE = 6
_GAP = 8
_MARGIN = 16
_TOP = 62
_PAGE = 900
_GRID_WIDTH = 24 + _SIDE * WIDTH + (_SIDE - 1) * _GAP
_GRID_HEIGHT = 24 + _SIDE * HEIGHT + (_SIDE - 1) * _GAP
_STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_TABLE = "#22252c"


def board(view: View, names: Sequence[str] | None = None, labels: Labels | None = None, prefix: str = "hk") -> str:
    """The whole table. `labels` is called as labels(key, **arguments), with the keys of the game's Fluent files."""
    say = labels or plain
    pen = Pen(prefix, say, tuple(names or (say("seat", n=seat + 1) for seat in range(view["seats"]))))
    side = _PAGE - 2 * _MARGIN - _GRID_WIDTH - 12
    right = _MARGIN + _GRID_WIDTH + 12
    areas, bottom = _areas(pen, view, _TOP + _GRID_HEIGHT + 12)
    return _svg(
        pen,
        _PAGE,
        bottom + _MARGIN,
        symbols(prefix, _pictures(view)),
        f"{say('title')}: {_status(pen, view)}",
        _description(pen, view),
        f'<rect width="{_PAGE}" height="{bottom + _MARGIN:g}" rx="14" fill="{_TABLE}"/>',
        _header(pen, view),
        panel(_MARGIN, _TOP, _GRID_WIDTH, _GRID_HEIGHT, _grid(pen, view)),
        banners(pen, view, right, _TOP, side),
        offers(pen, view, right, _TOP + 196, side, _GRID_HEIGHT - 196),
        areas,
    )


def card(card_id: str, labels: Labels | None = None, prefix: str = "hk") -> str:
    """One card by itself: a character, Varys or a companion."""
    pen = Pen(prefix, labels or plain)
    size = (COMPANION_WIDTH, COMPANION_HEIGHT) if card_id in COMPANIONS else (WIDTH, HEIGHT)
    name = pen.card(card_id)
    house = house_of(card_id)
    text = f"{name}, {pen.labels(f'house-{house}')}" if house else name
    return _svg(
        pen, *size, symbols(prefix, [house, card_id] if house else [card_id]), name, text, face(pen, card_id, 0, 0)
    )


def _pictures(view: View) -> list[str]:
    """What the drawing shows: of the seals only those in the grid, since elsewhere a character is but a name."""
    seen = {card for card in view["grid"] if card} | {CROW_TOKEN, *HOUSES, *COMPANIONS}
    return [picture for picture in PICTURES if picture in seen]


def _svg(pen: Pen, w: float, h: float, definitions: str, title: str, text: str, *parts: str) -> str:
    name, about = f"{pen.prefix}-title", f"{pen.prefix}-desc"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" width="{w:g}" height="{h:g}" role="img" '
        f'aria-labelledby="{name} {about}" font-family="{FAMILY}" style="max-width:100%;height:auto">'
        f'<title id="{name}">{safe(title)}</title><desc id="{about}">{safe(text)}</desc>'
        f"<defs>{definitions}</defs>{''.join(parts)}</svg>\n"
    )


def _status(pen: Pen, view: View) -> str:
    """What is asked of whom, or who has won."""
    result, prompt = view["result"], view["prompt"]
    if result:
        return _outcome(pen, result)
    by, house, where = prompt["by"], prompt["house"], prompt.get("where")
    return pen.labels(
        f"prompt-{prompt['ask']}-{where}" if where else f"prompt-{prompt['ask']}",
        player=pen.names[prompt["seat"]],
        companion=pen.card(by) if by in COMPANIONS else "",
        house=pen.labels(f"house-{house}") if house else "",
    )


def _outcome(pen: Pen, result: Mapping[str, Any]) -> str:
    players = [pen.names[seat] for seat in result["winners"]]
    if not players:
        return pen.labels("no-winner")
    if len(players) == 1:
        score = pen.labels("score", count=result["scores"][result["winners"][0]])
        return pen.labels("winner-score", player=players[0], score=score)
    return pen.labels("winners", players=pen.labels("list-and", most=", ".join(players[:-1]), last=players[-1]))


def _description(pen: Pen, view: View) -> str:
    """The board in words: the grid row by row, then every play area with its banners."""
    rows = [view["grid"][start : start + _SIDE] for start in range(0, _SIDE * _SIDE, _SIDE)]
    lines = [f"{pen.labels('label-grid')}:"]
    lines += ["; ".join(pen.card(card) if card else pen.labels("label-empty") for card in row) + "." for row in rows]
    for seat, name in enumerate(pen.names):
        held = [pen.house(house) for house, holder in view["banners"].items() if holder == seat]
        counts = [f"{pen.house(house)} {count}" for house, count in view["counts"][seat].items() if count]
        lines.append(f"{name}: {', '.join(counts) or '–'}; {pen.labels('label-banners')}: {', '.join(held) or '–'}.")
    return "\n".join(lines)


def _header(pen: Pen, view: View) -> str:
    """The name of the game and what happens now, with the companion at work if there is one."""
    working = view["companion"]
    left = _MARGIN + 250 + (40 if working else 0)
    room = _PAGE - _MARGIN - left
    lines = wrapped(_status(pen, view), 14, room)
    first = 38 if len(lines) == 1 else 29
    return "".join(
        (
            write(pen.labels("title"), _MARGIN, 40, 25, 240, fill=IVORY, anchor="start", bold=True, serif=True),
            at(left - 40, 16, medal(pen, working, 32)) if working else "",
            *(
                write(text, left, first + 18 * row, 14, room, fill=IVORY, anchor="start", bold=True)
                for row, text in enumerate(lines)
            ),
        )
    )


def _corner(cell: int) -> tuple[int, int]:
    row, column = divmod(cell, _SIDE)
    return 12 + column * (WIDTH + _GAP), 12 + row * (HEIGHT + _GAP)


def _grid(pen: Pen, view: View) -> str:
    """King's Landing: first what shows between the cards, then the cards, then the marks upon them."""
    grid = view["grid"]
    moving = view["prompt"] is not None and view["prompt"]["ask"] == "move"
    landings = _landings(grid) if moving else {}
    empty = (_cell(cell, hollow(*_corner(cell), WIDTH, HEIGHT)) for cell, card in enumerate(grid) if not card)
    cards = (_cell(cell, face(pen, card, *_corner(cell))) for cell, card in enumerate(grid) if card)
    last = view["last"]
    return "".join((_lanes(grid, landings), *empty, _trail(last), *cards, _marks(grid, landings, last)))


def _cell(cell: int, inner: str) -> str:
    return f'<g data-cell="{cell}">{inner}</g>'


def _landings(grid: Sequence[str | None]) -> dict[str, dict[str, int]]:
    """For every direction, the cell where each House that can be declared would bring Varys (HK-018, HK-019)."""
    row, column = divmod(grid.index(VARYS), _SIDE)
    found: dict[str, dict[str, int]] = {}
    for direction, (down, right) in _STEPS.items():
        line = [(row + down * far, column + right * far) for far in range(1, _SIDE)]
        inside = [r * _SIDE + c for r, c in line if 0 <= r < _SIDE and 0 <= c < _SIDE]
        farthest = {house: cell for cell in inside if (house := house_of(grid[cell] or ""))}
        if farthest:
            found[direction] = farthest
    return found


def _lanes(grid: Sequence[str | None], landings: Landings) -> str:
    """A faint light under the lines on which Varys may go, as far as he may go."""
    parts = []
    for farthest in landings.values():
        start = grid.index(VARYS)
        end = max(farthest.values(), key=lambda cell: abs(cell - start))
        (x, y), (far_x, far_y) = _corner(start), _corner(end)
        w, h = abs(x - far_x) + WIDTH + 8, abs(y - far_y) + HEIGHT + 8
        parts.append(
            f'<rect x="{min(x, far_x) - 4}" y="{min(y, far_y) - 4}" width="{w}" height="{h}" rx="10" fill="{GOLD}" '
            f'fill-opacity=".22"/>'
        )
    return "".join(parts)


def _trail(last: Mapping[str, Any] | None) -> str:
    """The way Varys came, seen between the cards and over the spaces he emptied."""
    if not last or last["from"] is None:
        return ""
    (x, y), (far_x, far_y) = _corner(last["from"]), _corner(last["to"])
    middle = f"M{x + WIDTH / 2:g} {y + HEIGHT / 2:g}L{far_x + WIDTH / 2:g} {far_y + HEIGHT / 2:g}"
    return f'<path stroke="{GOLD}" stroke-width="3" stroke-dasharray="1 9" stroke-linecap="round" d="{middle}"/>'


def _marks(grid: Sequence[str | None], landings: Landings, last: Mapping[str, Any] | None) -> str:
    """Arrows at Varys, a pin on every card he may go to, and frames around where he was and where he went."""
    parts = []
    if last and last["from"] is not None:
        parts += [_frame(last["from"], "from", ' stroke-dasharray="7 5"'), _frame(last["to"], "to", "")]
    parts += [_arrow(grid.index(VARYS), direction) for direction in landings]
    parts += [_pin(cell) for farthest in landings.values() for cell in farthest.values()]
    return "".join(parts)


def _arrow(cell: int, direction: str) -> str:
    x, y = _corner(cell)
    down, right = _STEPS[direction]
    turn = {"up": 0, "right": 90, "down": 180, "left": 270}[direction]
    tip_x = x + WIDTH / 2 + right * (WIDTH / 2 + 10)
    tip_y = y + HEIGHT / 2 + down * (HEIGHT / 2 + 10)
    return (
        f'<path fill="{GOLD}" d="M0 0L11 10H-11Z" data-direction="{direction}" '
        f'transform="translate({tip_x:g} {tip_y:g}) rotate({turn})"/>'
    )


def _pin(cell: int) -> str:
    x, y = _corner(cell)
    return (
        f'<path fill="{GOLD}" stroke="{_TABLE}" stroke-width="3" data-landing="{cell}" '
        f'd="M{x + WIDTH - 11} {y + 4}l7 7 -7 7 -7 -7Z"/>'
    )


def _frame(cell: int, end: str, dashes: str) -> str:
    x, y = _corner(cell)
    return (
        f'<rect x="{x - 2}" y="{y - 2}" width="{WIDTH + 4}" height="{HEIGHT + 4}" rx="9" fill="none" stroke="{GOLD}" '
        f'stroke-width="2.5" data-last="{end}"{dashes}/>'
    )


def _areas(pen: Pen, view: View, y: float) -> tuple[str, float]:
    """The play areas, two beside each other, so that partners of a team share a column; also where they end."""
    parts = []
    for first in range(0, view["seats"], 2):
        seats = range(first, min(first + 2, view["seats"]))
        h = area_height(view, seats)
        w = (_PAGE - 2 * _MARGIN + 12) / len(seats) - 12
        parts += [area(pen, view, seat, _MARGIN + (w + 12) * (seat - first), y, w, h) for seat in seats]
        y += h + 12
    return "".join(parts), y - 12
