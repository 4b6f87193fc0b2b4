"""The win chance over a game as inline SVG, coloured by the page around it."""

from collections.abc import Sequence
from html import escape

from smallcouncil.arena.analysis import Analysis, final_chances

WIDTH, HEIGHT = 480, 260
LEFT, RIGHT, TOP, BOTTOM = 52, 10, 24, 44
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)

Point = tuple[float, float]


def graph(found: Analysis, title: str, names: Sequence[str], axis: str) -> str:
    """One line for the first of two sides, with its uncertainty; a line for each side if there are more."""
    last = max(1, found.decisions[-1].number + 1)
    sides = [side[0] for side in found.sides]
    shown = sides[:1] if len(sides) == 2 else sides
    parts = [*_frame(last, axis)]
    if len(sides) == 2:
        parts += [_band(found, sides[0], last), *_ends(names)]
    for index, seat in enumerate(shown):
        places = " ".join(f"{x},{y}" for x, y in _course(found, seat, last))
        parts.append(f'<polyline class="line s{index}" points="{places}"/>')
    if len(sides) != 2:
        parts += _legend(names)
    parts += _turns(found, last)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _x(number: float, last: int) -> float:
    return round(LEFT + number / last * (WIDTH - LEFT - RIGHT), 1)


def _y(chance: float) -> float:
    return round(TOP + (1 - min(1.0, max(0.0, chance))) * (HEIGHT - TOP - BOTTOM), 1)


def _course(found: Analysis, seat: int, last: int) -> list[Point]:
    """A seat's chance before every decision, and at the end if the game came to it."""
    points = [(_x(each.number, last), _y(each.chances[seat])) for each in found.decisions]
    if found.result is not None:
        points.append((_x(last, last), _y(final_chances(found.state)[seat])))
    return points


def _band(found: Analysis, seat: int, last: int) -> str:
    edges = [(_x(each.number, last), each.chances[seat], each.best.error) for each in found.decisions]
    upper = [f"{x},{_y(chance + error)}" for x, chance, error in edges]
    lower = [f"{x},{_y(chance - error)}" for x, chance, error in reversed(edges)]
    return f'<polygon class="band" points="{" ".join(upper + lower)}"/>'


def _frame(last: int, axis: str) -> list[str]:
    parts = []
    for mark in MARKS:
        kind = "even" if mark == 0.5 else "axis"
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{_y(mark)}" y2="{_y(mark)}"/>')
        parts.append(_text(LEFT - 6, _y(mark) + 4, f"{mark:.0%}", "tick", "end"))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if last / step <= 8)
    for number in range(0, last, step):
        parts.append(_text(_x(number, last), HEIGHT - BOTTOM + 17, str(number + 1), "tick", "middle"))
    return [*parts, _text(WIDTH - RIGHT, HEIGHT - 6, axis, "tick", "end")]


def _ends(names: Sequence[str]) -> list[str]:
    """Whose win is at the top, and whose at the bottom."""
    top, bottom = _text(LEFT + 4, TOP - 7, f"▲ {names[0]}", "name"), f"▼ {names[1]}"
    return [top, _text(LEFT + 4, HEIGHT - 6, bottom, "name")]


def _legend(names: Sequence[str]) -> list[str]:
    parts = []
    for index, name in enumerate(names):
        x = LEFT + index * (WIDTH - LEFT - RIGHT) / len(names)
        parts.append(f'<line class="line s{index}" x1="{x:g}" x2="{x + 22:g}" y1="9" y2="9"/>')
        parts.append(_text(x + 27, 13, name, "name"))
    return parts


def _turns(found: Analysis, last: int) -> list[str]:
    """A mark on the decider's line at each turning point, that leads to what is said of it."""
    two = len(found.sides) == 2
    parts = []
    for each in found.turning_points:
        seat = found.sides[0][0] if two else each.seat
        x, y = _x(each.number, last), _y(each.chances[seat])
        above = y - 9 if y > TOP + 20 else y + 18
        mark = f'<circle class="turn" cx="{x}" cy="{y}" r="5"/>{_text(x, above, str(each.number + 1), "", "middle")}'
        parts.append(f'<a href="#d{each.number + 1}">{mark}</a>')
    return parts


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
