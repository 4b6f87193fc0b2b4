"""The few strokes that every charge is made of.

A charge is SVG text in a box of 100 by 100 in which colours are still letters in braces: {c} the charge itself,
{f} the field behind it (for eyes, folds and gaps), {a} an accent, {b} a second accent. A letter becomes a colour only
when the charge is set on its field, so that the same drawing serves every tincture.
"""


def fill(colour: str, path: str) -> str:
    return f'<path fill="{{{colour}}}" d="{path}"/>'


def line(colour: str, width: float, path: str) -> str:
    return (
        f'<path fill="none" stroke="{{{colour}}}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round" d="{path}"/>'
    )


def edged(colour: str, edge: str, width: float, path: str) -> str:
    return f'<path fill="{{{colour}}}" stroke="{{{edge}}}" stroke-width="{width:g}" d="{path}"/>'


def dots(colour: str, radius: float, *centres: tuple[float, float]) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{{{colour}}}"/>' for x, y in centres)


def moved(transform: str, *parts: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def twice(*parts: str) -> str:
    """A left half and its mirror image. Halves reach a little past the middle, or a seam would show."""
    half = "".join(parts)
    return half + moved("matrix(-1 0 0 1 100 0)", half)


def ring(count: int, part: str, start: int = 0) -> str:
    """A part repeated around the middle."""
    return "".join(moved(f"rotate({start + 360 * turn // count} 50 50)", part) for turn in range(count))
