"""The marks of B'Twixt: the colours of influence, the seasons, tokens and offices, each in a single colour {c}.

See web/drawing/strokes.py for the letters. A colour of influence is told by its mark as well:
no colour stands alone.
"""

from smallcouncil.web.drawing.strokes import dots, fill, line, moved, ring, twice

_EAR = fill("c", "M0 -13Q8 -4 0 9 -8 -4 0 -13Z")


def _pierced(path: str) -> str:
    """A shape with holes: what lies within it an odd number of times is cut out."""
    return f'<path fill="{{c}}" fill-rule="evenodd" d="{path}"/>'


MARKS = {
    # Force of arms.
    "red": fill("c", "M50 0L58 12V64H42V12ZM22 62H78V73H22ZM44 73H56V88H44Z") + dots("c", 8, (50, 92)),
    # Wealth of the land.
    "green": line("c", 5, "M50 98V26")
    + moved("translate(50 14)", _EAR)
    + "".join(
        moved(f"translate({x} {y}) rotate({turn}) scale(1.15)", _EAR)
        for y in (32, 52, 72)
        for x, turn in ((36, -35), (64, 35))
    ),
    # Schemes.
    "purple": _pierced(
        "M4 18Q28 26 50 18 72 26 96 18 98 66 50 96 2 66 4 18ZM16 36Q30 30 43 44 32 54 19 48Z"
        "M84 36Q70 30 57 44 68 54 81 48ZM32 70Q50 58 68 70 50 68 32 70Z"
    ),
    # What nobody planned.
    "blue": fill("c", "M70 8L76 24 93 24 80 34 85 51 70 41 55 51 60 34 47 24 64 24Z")
    + line("c", 6, "M52 48L14 96M64 56L42 96M42 38L4 70"),
    # A leader's own.
    "white": fill("c", "M10 78L4 26 28 46 50 10 72 46 96 26 90 78ZM10 84H90V94H10Z"),
    "summer": ring(8, fill("c", "M44 20L50 0 56 20Z")) + dots("c", 24, (50, 50)),
    "autumn": _pierced(
        "M50 4Q92 24 84 62 76 84 53 84L52 98H48L47 84Q24 84 16 62 8 24 50 4Z"
        "M48 26V50L32 36 30 40 48 58V68L34 58 32 62 48 76H52L68 62 66 58 52 68V58L70 40 68 36 52 50V26Z"
    ),
    "winter": ring(3, line("c", 7, "M50 4V96M50 22L38 10M50 22L62 10M50 78L38 90M50 78L62 90")),
    # The side of a power token that shows while nobody knows its worth: a dragon's eye.
    "token": _pierced(
        "M50 2A48 48 0 1 1 49.9 2ZM8 50Q28 78 50 78 72 78 92 50 72 22 50 22 28 22 8 50ZM50 24Q61 50 50 76 39 50 50 24Z"
    ),
    # First among equals, for a round.
    "first": fill("c", "M50 2L63 35 98 37 71 59 80 94 50 75 20 94 29 59 2 37 37 35Z"),
    # A table with room for few.
    "small": dots("c", 24, (50, 50)) + ring(5, dots("c", 11, (50, 12))),
    "triumph": twice(
        line("c", 6, "M46 92Q14 80 14 46 14 26 26 10"),
        *(
            moved(f"translate({x} {y}) rotate({turn}) scale(1.1)", _EAR)
            for x, y, turn in ((12, 28, -40), (10, 52, -65), (20, 74, -95), (32, 34, 30), (30, 56, 5), (40, 74, -20))
        ),
    ),
    "kneel": dots("c", 12, (46, 14)) + fill("c", "M34 30H58L62 54 84 58V98H72V70L44 68 40 84H52V98H8V86H26L30 60Z"),
    "hand": moved("rotate(-16 50 96)", fill("c", "M22 16H56V72H22Z"))
    + moved("rotate(16 50 96)", _pierced("M44 16H78V72H44ZM50 22V66H72V22Z")),
}
