"""The marks of Legendary, each in a single colour {c}: points, classes, Houses and teams, ranges, places, keywords.

See web/drawing/strokes.py for the letters. Nothing is told by colour alone: every mark is known by its outline.
"""

from smallcouncil.web.drawing.strokes import dots, fill, line, moved, ring, twice


def _pierced(path: str) -> str:
    """A shape with holes: what lies within it an odd number of times is cut out."""
    return f'<path fill="{{c}}" fill-rule="evenodd" d="{path}"/>'


_BLADE = fill("c", "M50 -6L59 10V64H41V10ZM24 62H76V74H24ZM43 74H57V92H43Z") + dots("c", 9, (50, 96))
_SHIELD = "M6 4H94V50Q94 84 50 98 6 84 6 50Z"

MARKS = {
    # What is made and won: crossed blades, a coin with a star, a crown.
    "attack": moved("rotate(42 50 50)", _BLADE) + moved("rotate(-42 50 50)", _BLADE),
    "recruit": _pierced("M50 2A48 48 0 1 1 49.9 2ZM50 16L60 39 85 41 66 58 72 83 50 70 28 83 34 58 15 41 40 39Z"),
    "vp": fill("c", "M8 74L2 22 27 44 50 6 73 44 98 22 92 74ZM8 81H92V94H8Z"),
    "token": _pierced("M50 2L92 26V74L50 98 8 74V26ZM26 66H74L79 38 63 49 50 29 37 49 21 38Z"),
    # Classes: a fist, a paw, a mask, a tower of the board, an arrow in the mark.
    "strength": fill(
        "c",
        "M12 46Q12 34 24 34V24Q24 14 34 14 40 14 42 18 45 10 54 10 61 10 63 16 66 12 72 12 82 13 82 24V30Q92 32 92 44"
        "V60Q90 80 72 84V98H28V84Q10 74 12 46Z",
    ),
    "instinct": fill("c", "M50 46Q66 48 78 66 88 82 76 90 64 95 50 88 36 95 24 90 12 82 22 66 34 48 50 46Z")
    + twice(
        fill("c", "M37 6Q48 8 47 26 46 42 37 42 27 40 26 24 27 7 37 6Z"),
        fill("c", "M11 30Q21 28 26 42 28 56 20 60 10 60 5 46 3 33 11 30Z"),
    ),
    "covert": _pierced(
        "M4 18Q28 28 50 20 72 28 96 18 99 66 50 98 1 66 4 18Z"
        "M16 40Q30 30 44 48 32 58 19 52ZM84 40Q70 30 56 48 68 58 81 "
        "52Z"
    ),
    "strategy": fill("c", "M20 4H34V16H43V4H57V16H66V4H80V36L70 46V72H30V46L20 36ZM22 76H78V84H22ZM12 86H88V98H12Z"),
    "skill": _pierced("M44 12A42 42 0 1 1 43.9 12ZM44 26A28 28 0 1 0 44.1 26ZM44 38A16 16 0 1 1 43.9 38Z")
    + line("c", 7, "M46 52L84 14")
    + fill("c", "M78 -4V18H102L90 32H68V10Z"),
    # Houses and teams.
    "stark": _pierced(
        "M10 2L34 24Q50 17 66 24L90 2 95 42 80 60 68 86 50 99 32 86 20 60 5 42ZM24 47L43 55 31 59ZM76 47L57 55 69 59Z"
        "M42 78H58L53 88H47Z"
    ),
    "lannister": ring(14, fill("c", "M36 26L50 -2 64 26Z"))
    + _pierced("M50 12A38 38 0 1 1 49.9 12ZM28 34Q50 22 72 34L76 58 62 82H38L24 58Z")
    + fill("c", "M31 44L46 48 34 53ZM69 44L54 48 66 53ZM42 60H58L50 70Z"),
    "kings-landing": _pierced(
        "M4 98V46H0V32H9V38H17V32H26V46H31V28H27V4H37V12H45V4H55V12H63V4H73V28H69V46H74V32H83V38H91V32H100V46H96V98Z"
        "M40 98V72Q50 58 60 72V98ZM42 30H58V44H42Z"
    ),
    "dothraki": _pierced(
        "M30 98Q24 70 34 50L16 58Q6 62 4 54L22 30Q34 12 56 10L60 0 68 12Q92 26 92 60 92 80 84 98Z"
        "M39 30A4 4 0 1 0 47 30 "
        "4 4 0 1 0 39 30ZM60 22Q78 34 76 62L70 54Q70 36 56 26Z"
    ),
    "nights-watch": _pierced(
        "M98 30L82 24Q76 10 62 14 48 18 44 36 30 46 16 50L0 74 20 70 12 86 34 76Q56 80 70 62 82 48 82 34Z"
        "M66 24A4 4 0 1 "
        "0 74 24 4 4 0 1 0 66 24Z"
    )
    + line("c", 5, "M48 74L46 94M58 70L60 92"),
    "sell-swords": moved("translate(-18 -8)", moved("rotate(-30 50 50)", _BLADE))
    + _pierced("M72 52A24 24 0 1 1 71.9 52ZM72 60A16 16 0 1 0 72.1 60Z"),
    "neutral": fill("c", "M50 6L94 50 50 94 6 50Z"),
    # The five ranges.
    "bow": line("c", 8, "M28 4Q84 14 84 50 84 86 28 96") + line("c", 4, "M28 4V96") + line("c", 6, "M6 50H92"),
    "spear": fill("c", "M45 30H55V100H45ZM50 -4L66 20 50 40 34 20Z"),
    "sword": _BLADE,
    "dagger": fill("c", "M50 96L34 44H66ZM18 34H82V44H18ZM42 4H58V34H42Z"),
    "claw": fill("c", "M16 2Q36 30 24 74 12 40 4 10ZM46 2Q64 36 50 96 38 46 32 10ZM78 2Q96 30 82 74 72 40 64 10Z"),
    # Places and things.
    "hand": moved("rotate(-16 50 96)", fill("c", "M22 16H56V72H22Z"))
    + moved("rotate(16 50 96)", _pierced("M44 16H78V72H44ZM50 22V66H72V22Z")),
    "deck": _pierced("M22 6H82V86H22ZM30 14V78H74V14Z") + line("c", 6, "M14 16V94H72"),
    "discard": fill("c", "M10 84L22 18 78 30 66 94Z") + line("c", 7, "M40 8L92 18 82 70"),
    "victory": fill(
        "c",
        "M20 6H80V40Q78 66 56 70V82H72V96H28V82H44V70Q22 66 20 40ZM4 14H18V40Q4 36 4 14ZM82 14H96Q96 36 82 40Z",
    ),
    "ko": fill("c", "M14 2L50 38 86 2 98 14 62 50 98 86 86 98 50 62 14 98 2 86 38 50 2 14Z"),
    "escape": fill("c", "M2 40H54V14L98 50 54 86V60H2Z"),
    "wound": fill("c", "M50 2Q86 50 82 68 76 98 50 98 24 98 18 68 14 50 50 2Z"),
    "maester": line("c", 9, "M32 12A14 20 0 1 1 31.9 12M66 34A14 20 0 1 1 65.9 34M36 58A14 20 0 1 1 35.9 58"),
    "bystander": dots("c", 20, (50, 24)) + fill("c", "M50 50Q90 52 92 98H8Q10 52 50 50Z"),
    "event": fill("c", "M62 0L18 56H46L34 100 84 40H54Z"),
    "defender": fill("c", _SHIELD),
    "down": _pierced(f"{_SHIELD}M20 16V50Q20 74 50 84 80 74 80 50V16Z"),
    "mastermind": _pierced(
        "M24 98V54H14V44H28L26 8 33 20 38 -2 44 18 50 -6 56 18 62 -2 67 20 74 8 72 44H86V54H76V98ZM36 54V66H64V54Z"
        "M36 74V98H64V74Z"
    ),
    "first": fill("c", "M50 2L63 35 98 37 71 59 80 94 50 75 20 94 29 59 2 37 37 35Z"),
    "aside": fill("c", "M2 60Q30 20 50 56 70 20 98 60 72 46 56 72L50 84 44 72Q28 46 2 60Z"),
    # What an Ally can be.
    "bribe": _pierced("M50 2A48 48 0 1 1 49.9 2ZM50 14A36 36 0 1 0 50.1 14ZM40 26H60V74H40Z"),
    "elusive": line("c", 9, "M4 30Q26 8 50 30T96 30M4 56Q26 34 50 56T96 56M4 82Q26 60 50 82T96 82"),
    "supported": fill("c", "M14 0H24V100H14ZM28 6H94L78 32 94 58H28Z"),
    "lineup": _pierced(
        "M4 20H32V80H4ZM11 27V73H25V27ZM36 20H64V80H36ZM43 27V73H57V27ZM68 20H96V80H68ZM75 27V73H89V27Z"
    ),
}
