"""Plots as inline SVG: narrow enough for a phone, coloured by the page around them.

Shapes carry classes (`line`, `band`, `mark`, `even`, `axis`), so that light and dark are one matter of style.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from smallcouncil.arena.statistics import Interval

WIDTH = 360
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 10, 34
ROW = 40
LONGEST_LABEL = 44


@dataclass(frozen=True)
class Scale:
    """From values to places."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return round(self.begin + min(1.0, max(0.0, share)) * (self.end - self.begin), 1)

    def ticks(self, count: int = 4) -> list[float]:
        """Round numbers within the scale."""
        raw = (self.high - self.low) / count
        power = 10.0 ** len(str(int(raw))) / 10 if raw >= 1 else 10.0 ** -_zeros(raw)
        step = next((power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw), power * 10)
        first = -(-self.low // step) * step
        found = [first + step * index for index in range(2 * count + 2)]
        return [tick for tick in found if tick <= self.high + 1e-9]


def _zeros(value: float) -> int:
    """How far behind the point the first figure of a small number stands."""
    places = 1
    while value * 10**places < 1 and places < 9:
        places += 1
    return places


def forest(
    title: str,
    rows: Sequence[tuple[str, float, Interval, str]],
    scale: tuple[float, float],
    even: Sequence[float],
    unit: str,
) -> str:
    """A row for each (label, value, interval, text): a mark on its interval, and a line where even is for that row."""
    height = TOP + ROW * len(rows) + BOTTOM
    across = Scale(*scale, 20, WIDTH - 24)
    parts = [_vertical(across.at(at), TOP + ROW * row, TOP + ROW * (row + 1), "even") for row, at in enumerate(even)]
    for index, (label, value, (low, high), text) in enumerate(rows):
        y = TOP + ROW * index + 14
        parts.append(_text(2, y, _short(label), "name"))
        parts.append(_text(WIDTH - 2, y, text, "value", "end"))
        parts.append(f'<line class="line" x1="{across.at(low)}" x2="{across.at(high)}" y1="{y + 12}" y2="{y + 12}"/>')
        parts.append(f'<circle class="mark" cx="{across.at(value)}" cy="{y + 12}" r="5"/>')
    parts += [_text(across.at(tick), height - 12, _tick(tick, unit), "tick", "middle") for tick in across.ticks()]
    return _svg(title, height, parts)


def whisker(value: float, interval: Interval, scale: Interval, even: float) -> str:
    """A mark on its interval, small enough for the cell of a table; the figures stand beside it."""
    across = Scale(*scale, 6, 114)
    low, high = (across.at(bound) for bound in interval)
    return (
        '<svg viewBox="0 0 120 20" aria-hidden="true">'
        f'<line class="even" x1="{across.at(even)}" x2="{across.at(even)}" y1="0" y2="20"/>'
        f'<line class="line" x1="{low}" x2="{high}" y1="10" y2="10"/>'
        f'<circle class="mark" cx="{across.at(value)}" cy="10" r="4"/></svg>'
    )


Point = tuple[float, float]


def course(title: str, shares: Sequence[Point], bands: Sequence[Interval], even: float, caption: str) -> str:
    """Pairs of a number of deals and the share after them, with its interval."""
    height = 220
    across, up = _axes(shares, (0.0, 1.0), height)
    low = [f"{across.at(count)},{up.at(band[0])}" for (count, _), band in zip(shares, bands, strict=True)]
    high = [f"{across.at(count)},{up.at(band[1])}" for (count, _), band in zip(shares, bands, strict=True)]
    parts = [f'<polygon class="band" points="{" ".join(high + low[::-1])}"/>', _horizontal(up.at(even), "even")]
    parts += [_polyline(across, up, shares), *_frame(across, up, height, caption, "%")]
    return _svg(title, height, parts)


def path(title: str, values: Sequence[Point], bounds: Interval, caption: str) -> str:
    """Pairs of a number of deals and a quantity after them, between two bounds."""
    height = 220
    seen = [value for _, value in values]
    reach = (min(*seen, *bounds) - 0.5, max(*seen, *bounds) + 0.5)
    across, up = _axes(values, reach, height)
    parts = [_horizontal(up.at(bound), "even") for bound in bounds]
    parts += [_polyline(across, up, values), *_frame(across, up, height, caption, "")]
    return _svg(title, height, parts)


def bars(title: str, values: Sequence[tuple[str, float]], even: float | None, caption: str, unit: str) -> str:
    """A bar for each (label, value)."""
    height = 200
    up = Scale(0.0, max([value for _, value in values] + [even or 0.0, 1e-9]) * 1.05, height - BOTTOM, TOP)
    room = (WIDTH - LEFT - RIGHT) / max(1, len(values))
    every = -(-len(values) // 10)
    parts = [_text(LEFT - 6, up.at(tick) + 4, _tick(tick, unit), "tick", "end") for tick in up.ticks()]
    for index, (label, value) in enumerate(values):
        x, y = LEFT + room * index, up.at(value)
        parts.append(
            f'<rect class="bar" x="{x + room * 0.1:.1f}" y="{y}" width="{room * 0.8:.1f}"'
            f' height="{height - BOTTOM - y:.1f}"><title>{escape(label)}: {escape(_tick(value, unit))}</title></rect>'
        )
        if index % every == 0:
            parts.append(_text(x + room / 2, height - 18, label, "tick", "middle"))
    if even is not None:
        parts.append(_horizontal(up.at(even), "even"))
    parts.append(_horizontal(height - BOTTOM, "axis"))
    parts.append(_text(WIDTH - RIGHT, height - 5, caption, "tick", "end"))
    return _svg(title, height, parts)


def _axes(points: Sequence[Point], reach: Interval, height: int) -> tuple[Scale, Scale]:
    return Scale(0, points[-1][0] if points else 1, LEFT, WIDTH - RIGHT), Scale(*reach, height - BOTTOM, TOP)


def _frame(across: Scale, up: Scale, height: int, caption: str, unit: str) -> list[str]:
    parts = [_text(LEFT - 6, up.at(tick) + 4, _tick(tick, unit), "tick", "end") for tick in up.ticks()]
    whole = [tick for tick in across.ticks() if tick == int(tick)]
    parts += [_text(across.at(tick), height - 18, _tick(tick, ""), "tick", "middle") for tick in whole]
    parts.append(_horizontal(height - BOTTOM, "axis"))
    parts.append(_text(WIDTH - RIGHT, height - 5, caption, "tick", "end"))
    return parts


def _polyline(across: Scale, up: Scale, values: Sequence[Point]) -> str:
    places = [(across.at(x), up.at(y)) for x, y in values]
    points = " ".join(f"{x},{y}" for x, y in places)
    dots = "".join(f'<circle class="mark" cx="{x}" cy="{y}" r="4"/>' for x, y in places[-1:])
    return f'<polyline class="line" points="{points}"/>{dots}'


def _horizontal(y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>'


def _vertical(x: float, top: int, bottom: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>'


def _text(x: float, y: float, text: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _short(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def _tick(value: float, unit: str) -> str:
    shown = 100 * value if unit == "%" else value
    text = f"{shown:.0f}" if abs(shown) >= 10 or shown == int(shown) else f"{shown:.1f}"
    return text.replace("-", "−") + (f"\N{NO-BREAK SPACE}{unit}" if unit else "")


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    label = escape(title)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
