"""The marks of Stark against Lannister, each in a single colour {c}: icons, keywords, counters and places.

See web/drawing/strokes.py for the letters. Nothing is told by colour alone: an icon is known by its outline.
"""

from smallcouncil.web.drawing.strokes import dots, fill, line, moved, twice


def _pierced(path: str) -> str:
    """A shape with holes: what lies within it an odd number of times is cut out."""
    return f'<path fill="{{c}}" fill-rule="evenodd" d="{path}"/>'


_SWORD = fill("c", "M50 -8L59 8V62H41V8ZM24 60H76V72H24ZM43 72H57V92H43Z") + dots("c", 9, (50, 97))
_LEAF = fill("c", "M0 -15Q9 -4 0 11 -9 -4 0 -15Z")

MARKS = {
    # The three kinds of challenge: a blade, an eye, a crown.
    "military": moved("rotate(45 50 50)", _SWORD),
    "intrigue": _pierced("M0 50Q24 14 50 14 76 14 100 50 76 86 50 86 24 86 0 50ZM50 28A22 22 0 1 0 50.1 28Z")
    + dots("c", 11, (50, 50)),
    "power": fill("c", "M8 74L2 22 27 44 50 6 73 44 98 22 92 74ZM8 81H92V94H8Z"),
    # Keywords: a hood, a laurel, one and no more.
    "stealth": _pierced("M50 2Q92 10 92 62V98H8V62Q8 10 50 2ZM50 24Q26 34 28 74 50 92 72 74 74 34 50 24Z"),
    "renown": twice(
        line("c", 7, "M46 94Q12 82 12 46 12 26 24 10"),
        *(
            moved(f"translate({x} {y}) rotate({turn}) scale(1.15)", _LEAF)
            for x, y, turn in ((10, 28, -40), (9, 52, -65), (20, 75, -95), (32, 34, 30), (30, 57, 5), (42, 75, -20))
        ),
    ),
    "limited": _pierced("M50 2A48 48 0 1 1 49.9 2ZM50 15A35 35 0 1 0 50.1 15Z")
    + fill("c", "M44 74V44L34 50V38L48 27H57V74Z"),
    # What a plot is worth, and what lies on the table.
    "gold": _pierced("M50 2A48 48 0 1 1 49.9 2ZM50 13A37 37 0 1 0 50.1 13Z")
    + fill("c", "M50 24L58 42 78 44 63 57 68 77 50 66 32 77 37 57 22 44 42 42Z"),
    "initiative": fill("c", "M62 0L18 56H46L34 100 84 40H54Z"),
    "claim": fill("c", "M46 0H58V100H46ZM62 10Q92 4 98 32 92 62 62 54ZM42 18L16 8V56L42 46Z"),
    "counter": _pierced("M50 2L92 26V74L50 98 8 74V26ZM26 66H74L79 38 63 49 50 29 37 49 21 38Z"),
    "hand": moved("rotate(-16 50 96)", fill("c", "M22 16H56V72H22Z"))
    + moved("rotate(16 50 96)", _pierced("M44 16H78V72H44ZM50 22V66H72V22Z")),
    "deck": _pierced("M22 6H82V86H22ZM30 14V78H74V14Z") + line("c", 6, "M14 16V94H72"),
    "discard": fill("c", "M10 84L22 18 78 30 66 94Z") + line("c", 7, "M40 8L92 18 82 70"),
    "dead": _pierced(
        "M50 4Q92 6 92 46 92 62 80 70V84H66V96H34V84H20V70Q8 62 8 46 8 6 50 4Z"
        "M24 44A13 13 0 1 0 50 46 13 13 0 1 0 24 44Z"
        "M50 46A13 13 0 1 0 76 44 13 13 0 1 0 50 46ZM50 62L42 78H58Z"
    ),
    "plot": _pierced(
        "M20 4H86V70Q98 72 94 86 90 96 78 96H22Q6 94 10 80H20ZM32 18V26H74V18ZM32 36V44H74V36ZM32 54V62H60V54Z"
    ),
    "kneel": dots("c", 12, (46, 14)) + fill("c", "M34 30H58L62 54 84 58V98H72V70L44 68 40 84H52V98H8V86H26L30 60Z"),
    "first": fill("c", "M50 2L63 35 98 37 71 59 80 94 50 75 20 94 29 59 2 37 37 35Z"),
    "unique": fill("c", "M14 2H24V98H14ZM28 8H92L76 30 92 52H28Z"),
    "duplicate": _pierced("M8 4H62V74H8ZM17 13V65H53V13Z") + fill("c", "M40 82V96H92V26H70V82Z"),
    "bypassed": line("c", 9, "M8 70Q50 4 84 52") + fill("c", "M94 30L92 74 58 52Z"),
    "shield": fill("c", "M6 4H94V50Q94 84 50 98 6 84 6 50Z"),
}
