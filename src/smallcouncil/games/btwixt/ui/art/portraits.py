"""A portrait by ornament for every leader and ally. See web/drawing/strokes.py for the letters.

Those whom other games know too have their ornaments there; the others are drawn here.
"""

from smallcouncil.web.drawing.emblems import EMBLEMS
from smallcouncil.web.drawing.ornaments import ORNAMENTS
from smallcouncil.web.drawing.strokes import dots, edged, fill, line, moved, ring, twice

_RAY = fill("b", "M45 20L50 0 55 20Z")
_SUN = ring(12, _RAY) + dots("b", 24, (50, 50))
_LINK = "M0 -9A9 12 0 1 1 -.1 -9"

_OWN = {
    # The spear of Sunspear through its sun.
    "doran-martell": _SUN
    + dots("a", 17, (50, 50))
    + moved(
        "rotate(45 50 50)",
        fill("c", "M47 12H53V112H47ZM50 -14L59 10 50 18 41 10Z"),
    ),
    # The helm of a white knight.
    "barristan-selmy": fill("c", "M18 96V42Q20 6 50 3 80 6 82 42V96L62 86H38Z")
    + fill("f", "M25 42H46V50H25ZM54 42H75V50H54Z")
    + fill("b", "M46.5 8H53.5V84H46.5Z")
    + dots("f", 2.2, (34, 62), (34, 70), (34, 78), (66, 62), (66, 70), (66, 78)),
    # Spear and shield of the Unsullied.
    "grey-worm": fill("c", "M47 18H53V100H47ZM50 -2L60 20H40Z")
    + dots("f", 36, (50, 58))
    + dots("c", 34, (50, 58))
    + dots("b", 27, (50, 58))
    + dots("c", 9, (50, 58))
    + line("c", 3, "M50 31V49M50 67V85M23 58H41M59 58H77"),
    # Gold, in piles.
    "illyrio-mopatis": "".join(
        edged("b", "c", 3, f"M{x - 19} {y}A19 7 0 0 1 {x + 19} {y}V{y + 9}A19 7 0 0 1 {x - 19} {y + 9}Z")
        + line("c", 2, f"M{x - 19} {y}A19 7 0 0 0 {x + 19} {y}")
        for x, y in ((28, 80), (28, 66), (72, 80), (72, 66), (72, 52), (50, 84), (50, 70), (50, 56), (50, 42), (50, 28))
    ),
    # A beard in three prongs, and gold in the moustaches.
    "daario-naharis": twice(
        fill("b", "M50.5 36Q38 22 22 32 10 40 2 26 4 54 26 56 44 54 50.5 44Z"),
        fill("c", "M36 60Q44 54 50.5 56V98Q42 90 44 74L34 94Q26 78 36 60Z"),
    ),
    # The Twins, and the bridge that costs so much.
    "walder-frey": twice(fill("c", "M6 92V30H2V10H10V17H16V10H24V17H30V10H38V30H34V52H51V62H44Q38 66 37 78V92Z"))
    + fill("f", "M16 36H23V48H16ZM77 36H84V48H77Z")
    + line("a", 4, "M2 97Q14 90 26 97T50 97 74 97 98 97"),
    # A chain of many metals.
    "grand-maester-pycelle": "".join(
        moved(f"translate({x} {y}) rotate({turn})", line("bc"[odd], 5, _LINK))
        for x, y, turn, odd in (
            *((12, 14, 10, 0), (16, 34, -5, 1), (25, 53, -25, 0), (39, 68, -55, 1)),
            *((88, 14, -10, 0), (84, 34, 5, 1), (75, 53, 25, 0), (61, 68, 55, 1), (50, 84, 0, 0)),
        )
    ),
    # The lute of a king who sings.
    "mance-rayder": moved(
        "rotate(40 50 50)",
        fill("c", "M50 36Q78 40 78 70 76 100 50 102 24 100 22 70 22 40 50 36Z"),
        fill("b", "M50 44Q70 47 70 70 69 93 50 95 31 93 30 70 30 47 50 44Z"),
        dots("c", 9, (50, 66)),
        fill("c", "M45 -14H55V44H45ZM42 -16H58V-8H42Z"),
        line("c", 2, "M38 -12H62M38 -5H62"),
        line("f", 1.4, "M47.5 -6V88M52.5 -6V88"),
    ),
    # Leeches in a jar.
    "roose-bolton": fill("c", "M26 10H74V20L70 26Q84 34 84 52V84Q84 96 70 97H30Q16 96 16 84V52Q16 34 30 26L26 20Z")
    + fill("f", "M24 54Q24 38 38 34H62Q76 38 76 54V82Q76 88 68 89H32Q24 88 24 82Z")
    + line("a", 7, "M34 50Q44 42 42 58 38 74 48 78M66 46Q54 50 60 62 70 72 60 80M46 44Q52 50 50 56")
    + fill("b", "M28 4H72V12H28Z"),
    # Onions, smuggled.
    "davos-seaworth": fill("b", "M50 26Q58 26 64 34 92 44 90 68 84 94 50 95 16 94 10 68 8 44 36 34 42 26 50 26Z")
    + line("c", 3, "M50 28Q28 46 34 92M50 28Q72 46 66 92M50 28V94")
    + line("c", 5, "M50 28Q46 12 34 4M50 28Q52 12 50 2M50 28Q54 12 66 4")
    + line("c", 4, "M42 95L38 99M50 95V100M58 95L62 99"),
    # A blade of dragonglass.
    "samwell-tarly": moved(
        "rotate(40 50 50)",
        fill("c", "M50 -10L64 22 58 60H42L36 26Z"),
        line("f", 2.2, "M50 -6L46 24 52 58M46 24L37 27M46 24L62 23M49 42L42 58M49 42L59 50"),
        fill("b", "M34 60H66V68H34ZM44 68H56V100H44Z"),
        line("c", 2.4, "M44 76H56M44 84H56M44 92H56"),
    ),
    # A fire to look into.
    "thoros-of-myr": fill("a", "M50 2Q56 16 68 24 80 34 74 50H26Q18 36 30 24 34 34 40 34 38 16 50 2Z")
    + fill("b", "M50 24Q60 34 58 50H42Q38 40 46 36 50 32 50 24Z")
    + fill("c", "M14 50H86Q84 70 62 74L70 97H62L54 76H46L38 97H30L38 74Q16 70 14 50Z")
    + line("f", 2.4, "M24 58H76"),
    # The horn of a giant talker.
    "tormund-giantsbane": fill("c", "M92 8Q98 22 92 36 88 84 30 92L8 96 6 84 26 78Q62 66 70 26 76 8 92 8Z")
    + fill("b", "M70 26Q76 8 92 8 98 22 92 36Q82 36 70 26ZM30 77L38 89 28 92 22 80ZM50 64L64 76 56 82 43 70Z")
    + line("c", 4, "M18 82Q20 48 78 16"),
    # A quiver.
    "ygritte": moved(
        "rotate(20 50 50)",
        line("b", 4, "M38 40V8M50 40V2M62 40V8"),
        fill("a", "M38 -2L46 8V20L38 14 30 20V8ZM50 -10L58 0V12L50 6 42 12V0ZM62 -2L70 8V20L62 14 54 20V8Z"),
        fill("c", "M28 30H72L68 104H32Z"),
        line("b", 4, "M29 42H71M32 92H68"),
        line("f", 2, "M42 50L58 66M58 50L42 66M42 68L58 84M58 68L42 84"),
    ),
    # The viper on his spear.
    "oberyn-martell": fill("c", "M47 20H53V100H47ZM50 -4L60 20H40Z")
    + line("a", 9, "M24 92Q72 92 70 78 66 68 42 66 26 62 30 50 36 42 60 42 76 38 70 26")
    + fill("a", "M70 8Q84 12 82 26 78 36 66 32 58 24 62 14Z")
    + dots("f", 2.4, (75, 20))
    + line("a", 2, "M64 12L54 6M54 6L50 8M54 6L53 1"),
    # The Mountain.
    "gregor-clegane": fill("c", "M2 94L34 38 44 52 66 6 98 94Z")
    + fill("f", "M66 6L78 38 70 34 66 42 58 34 53 40ZM34 38L41 50 34 54 28 50Z")
    + line("b", 3, "M14 94L36 66 46 80M60 94L70 58 84 94"),
    # What bubbles in his cellar.
    "qyburn": fill("c", "M40 4H60V34L86 78Q92 96 74 97H26Q8 96 14 78L40 34Z")
    + fill("f", "M45 10H55V36L60 46H40L45 36Z")
    + fill("b", "M37 52H63L80 80Q83 90 74 90H26Q17 90 20 80Z")
    + dots("f", 5, (42, 74), (62, 80))
    + dots("f", 3.2, (54, 64), (34, 84)),
    # A kiss, and its price.
    "ellaria-sand": fill("a", "M2 48Q22 22 38 28 50 34 62 28 78 22 98 48 78 80 50 82 22 80 2 48Z")
    + line("f", 3.4, "M8 48Q30 42 50 48 70 42 92 48")
    + fill("c", "M50 60Q60 76 60 84 59 94 50 95 41 94 40 84 40 76 50 60Z")
    + dots("f", 2.6, (46, 86)),
    # The cup of the best of squires.
    "podrick-payne": fill("c", "M14 26H70V90Q70 97 62 97H22Q14 97 14 90Z")
    + line("c", 8, "M70 40H80Q90 40 90 52V64Q90 76 70 78")
    + fill("b", "M22 38H62V84H22Z")
    + line("c", 3, "M35 40V82M49 40V82")
    + fill("f", "M10 26Q8 12 22 12 26 2 38 6 48 0 56 8 72 6 74 22 76 32 66 32 60 40 54 32H20Q12 34 10 26Z")
    + line("c", 3, "M10 26Q8 12 22 12 26 2 38 6 48 0 56 8 72 6 74 22 76 32 66 32 60 40 54 32H20Q12 34 10 26Z"),
    # Lightning that strikes more than once.
    "beric-dondarrion": fill("b", "M62 0L22 54H46L32 100 82 40H54L74 0Z")
    + line("c", 4, "M62 0L22 54H46L32 100 82 40H54L74 0Z")
    + line("c", 4, "M24 62L10 84M78 34L94 14"),
    # A candle for the eldest.
    "maester-aemon": fill("b", "M50 0Q64 16 60 28 56 36 50 36 44 36 40 28 36 16 50 0Z")
    + fill("a", "M50 16Q56 24 54 30 50 34 46 30 44 24 50 16Z")
    + line("c", 3, "M50 34V42")
    + fill("c", "M36 42H64V84H36Z")
    + fill("f", "M36 42H64V52Q60 62 56 52 52 48 48 58 44 66 42 54 40 50 36 56Z")
    + fill("c", "M16 82H84Q82 97 66 97H34Q18 97 16 82Z")
    + line("c", 5, "M80 86Q98 82 92 70"),
    # The moon over the Vale, and a falcon before it.
    "lysa-arryn": dots("b", 44, (50, 50))
    + dots("f", 37, (62, 44))
    + fill(
        "c",
        "M50 44Q56 34 62 38L70 42 63 46Q64 54 60 60 78 50 96 54 80 60 72 70 64 80 52 78L46 96 40 80Q30 74 28 62 "
        "24 50 8 42 28 42 40 52 44 54 48 56 48 50 50 44Z",
    )
    + dots("f", 1.8, (60, 42)),
    # The sun that rises over the sands.
    "arianne-martell": "".join(
        moved(f"rotate({turn} 50 66)", fill("b", "M46 26L50 4 54 26Z")) for turn in range(-75, 90, 25)
    )
    + fill("b", "M18 66A32 32 0 0 1 82 66Z")
    + fill("c", "M2 70Q24 58 46 68 70 80 98 64V80Q70 94 46 84 24 76 2 84Z")
    + fill("a", "M8 90Q28 84 46 90 70 98 94 84V92Q70 104 46 97 28 92 8 97Z"),
    # The star of the Seven.
    "the-high-sparrow": ring(7, fill("b", "M50 0L62 50H38Z"))
    + ring(7, line("c", 2, "M50 4V38"))
    + dots("f", 13, (50, 50))
    + dots("c", 8, (50, 50)),
}

# People whom the games call by different names.
_ALSO = {"olenna-tyrell": "olena-tyrell", "ser-loras-tyrell": "loras-tyrell"}


def portrait(person: str) -> str:
    """The ornament of a leader or an ally, its colours still letters."""
    name = _ALSO.get(person, person)
    return next(found[name] for found in (_OWN, ORNAMENTS, EMBLEMS) if name in found)
