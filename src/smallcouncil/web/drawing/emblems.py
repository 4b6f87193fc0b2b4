"""Emblems of people who serve many masters: the thing one remembers them by. See strokes.py for the letters."""

from smallcouncil.web.drawing.strokes import dots, edged, fill, line, moved, ring, twice

_SUN = dots("b", 8.5, (0, 0)) + fill(
    "b",
    "M0 -17L3 -9H-3ZM0 17L3 9H-3ZM17 0L9 3V-3ZM-17 0L-9 3V-3ZM12 12L4 8.5 8.5 4ZM-12 12L-4 8.5 -8.5 4Z"
    "M12 -12L4 -8.5 8.5 -4ZM-12 -12L-4 -8.5 -8.5 -4Z",
)
_FLAKE = line("c", 2.2, "M0 -7V7M-6 -3.5L6 3.5M6 -3.5L-6 3.5")

_SPIDER = (
    twice(
        line("c", 3.2, "M46 41L30 30 25 8M44 45L22 40 9 22M44 49L22 54 8 72M46 53L30 66 27 94"),
        line("c", 2.6, "M47 32Q42 26 46 21"),
    )
    + dots("c", 10, (50, 41))
    + fill("c", "M50 47Q32 53 33 71 35 88 50 91 65 88 67 71 68 53 50 47Z")
    + dots("f", 1.7, (46.5, 36), (53.5, 36))
    + fill("a", "M50 58L43 64 48 71 43 79 50 84 57 79 52 71 57 64Z")
)

EMBLEMS = {
    # A spider, its hourglass red.
    "varys": _SPIDER,
    # A lance that won a tourney, and the rose it won.
    "loras-tyrell": moved(
        "rotate(45 50 50)",
        fill("c", "M50 -14L54 4V62H46V4Z"),
        fill("b", "M39 66Q46 64 46 56H54Q54 64 61 66L56 75H44Z"),
        fill("c", "M46.5 75H53.5L55 106H45Z"),
    )
    + moved(
        "translate(0 0) scale(.58)",
        ring(5, edged("a", "f", 2.5, "M50 50C30 36 26 16 36 8Q43 3 50 8Q57 3 64 8C74 16 70 36 50 50Z")),
        ring(5, edged("b", "f", 2.5, "M50 50C39 43 36 33 42 28Q46 25 50 28Q54 25 58 28C64 33 61 43 50 50Z"), 36),
        dots("c", 7, (50, 50)),
    ),
    # A helm in the shape of a snarling hound.
    "sandor-clegane": fill(
        "c",
        "M30 34L22 8 42 22Q60 20 70 32L95 42Q98 50 93 55L76 58 90 64Q86 71 74 70 66 72 64 80L66 95H20"
        "Q24 78 18 62 14 44 30 34Z",
    )
    + fill("f", "M53 34L67 38 62 43 52 41ZM76 58.5L72 65.5 88 65Z")
    + fill("c", "M73 60L75.5 65 78 60 80 65 82.5 61 84 65 87 63 80 58Z")
    + dots("f", 1.8, (91, 46))
    + line("b", 2.6, "M22 86H65M19.5 62Q34 66 42 58M30 34Q44 40 42 58 40 70 46 84M28 17L36 27")
    + dots("b", 2, (30, 52), (28, 76), (56, 76)),
    # Suns and moons, quarterly.
    "brienne-of-tarth": fill("c", "M10 3H90V46Q90 81 50 98 10 81 10 46Z")
    + fill("a", "M13 6H49V49H13ZM51 51H86.5Q84 78 51 94Z")
    + moved("translate(31 27)", _SUN)
    + moved("translate(66 68) scale(.85)", _SUN)
    + fill("f", "M72 14A14 14 0 1 0 82 35 12 12 0 1 1 72 14ZM33 56A12 12 0 1 0 42 76 10.5 10.5 0 1 1 33 56Z"),
    # A smith's hammer, coming down on the anvil.
    "gendry": fill("c", "M4 64H20L22 60H94Q92 74 66 76V84L78 91V97H28V91L40 84V76Q12 78 4 64Z")
    + moved(
        "translate(36 30) rotate(-110)",
        fill("b", "M-4 9H4L5 58H-5Z"),
        fill("c", "M-20 -11H16L20 -7V8L16 12H-20Z"),
        line("f", 1.6, "M-12 -11V12M12 -11V12"),
    )
    + line("a", 3, "M24 53L16 47M34 54L31 48M55 54L60 47M66 54L75 49"),
    # A wolf that howls at the moon while snow falls.
    "jon-snow": dots("b", 40, (54, 42))
    + fill(
        "c",
        "M72 5L79 12Q77 21 69 31 75 44 74 57 74 66 71 73L73 97H62L60 80Q55 87 54 97H28Q10 96 6 83 15 89 22 86 "
        "22 68 37 53 43 43 44 36L37 22 51 24Q62 17 72 5Z",
    )
    + fill("a", "M57 26L63 23 61 28Z")
    + line("f", 1.8, "M54 44Q57 54 53 63M62 44Q64 53 63 60M34 78Q42 72 46 78 50 85 48 93")
    + moved("translate(11 48)", _FLAKE)
    + moved("translate(90 78)", _FLAKE)
    + moved("translate(20 12)", _FLAKE),
    # A mockingbird on its twig.
    "petyr-baelish": fill(
        "c", "M96 26L83 21Q77 10 64 13 52 17 49 32 40 44 28 53L3 78 8 83 32 66 38 70Q58 72 72 58 84 46 84 31Z"
    )
    + fill("b", "M54 36C50 50 40 58 26 64 42 68 60 62 64 46Z")
    + dots("f", 2.6, (71, 22))
    + line("c", 2.8, "M52 66L56 82M62 63L67 80")
    + line("c", 4, "M34 86Q60 80 92 82")
    + fill("a", "M82 82Q84 72 94 70 94 80 82 82ZM40 85Q36 94 44 98 48 90 40 85Z")
    + line("f", 1.5, "M54 44Q50 54 40 60M60 46Q57 56 48 61"),
    # A heart on fire.
    "melisandre": fill(
        "a",
        "M50 2Q56 14 66 20 68 14 67 8 78 20 77 32 83 30 85 24 94 44 88 64 80 92 50 98 20 92 12 64 6 44 15 24 "
        "17 30 23 32 22 16 34 6 33 16 38 20 48 12 50 2Z",
    )
    + fill(
        "b",
        "M50 20Q56 32 64 38 68 36 70 31 80 48 77 64 72 86 50 92 28 86 23 64 20 48 30 31 32 36 36 38 46 30 50 20Z",
    )
    + fill("c", "M50 84Q28 68 29 54 31 43 41 44 47 45 50 52 53 45 59 44 69 43 71 54 72 68 50 84Z"),
    # A flaying knife.
    "ramsay-snow": moved(
        "rotate(38 50 50)",
        fill("c", "M45 60V20Q45 2 66 -6 58 12 56 28 60 44 56 60Z"),
        line("f", 1.5, "M49 56V22"),
        fill("b", "M41 60H60V67H41Z"),
        fill("c", "M45 67H56L58 98Q51 104 44 98Z"),
        dots("b", 2, (51, 75), (51, 84), (51, 93)),
    )
    + fill(
        "a",
        "M76 44Q84 56 84 62 84 69 77 69 70 69 70 62 70 56 76 44ZM63 62Q68 70 68 74 68 79 63 79 58 79 58 74 "
        "58 70 63 62ZM82 74Q87 82 87 86 87 91 82 91 77 91 77 86 77 82 82 74Z",
    ),
    # A golden necklace with its stone.
    "shae": line("b", 3, "M12 6Q10 62 50 66 90 62 88 6")
    + dots("c", 6.5, (12, 12), (14, 29), (21, 45), (33, 57), (67, 57), (79, 45), (86, 29), (88, 12))
    + dots("b", 4.5, (12, 12), (14, 29), (21, 45), (33, 57), (67, 57), (79, 45), (86, 29), (88, 12))
    + fill("c", "M50 54L68 70 50 99 32 70Z")
    + fill("a", "M50 59L63 70.5 50 92 37 70.5Z")
    + line("f", 1.3, "M37 70.5H63M50 59L45 70.5 50 92 55 70.5Z"),
    # The door that is held.
    "hodor": fill("c", "M14 97V42Q16 6 50 4 84 6 86 42V97Z")
    + fill("b", "M21 97V43Q23 13 50 11 77 13 79 43V97Z")
    + line("c", 2, "M35.5 15V96M50 12V96M64.5 15V96")
    + fill("c", "M21 40H62L69 44 62 48H21ZM21 74H62L69 78 62 82H21Z")
    + dots("f", 1.6, (28, 44), (43, 44), (57, 44), (28, 78), (43, 78), (57, 78))
    + line("a", 3.2, "M69 55A6 6 0 1 1 68.9 55"),
    # An arakh, half sword and half scythe.
    "khal-drogo": fill("c", "M33 60C17 30 42 0 96 9 71 16 60 32 61 48 61 53 61 61 55 72Z")
    + line("f", 1.8, "M42 52Q32 26 66 15")
    + fill("c", "M36 66L49 74 30 97 18 89Z")
    + line("f", 1.5, "M34 72L43 78M29 79L38 85")
    + fill("b", "M29 56L60 75 56 81 25 62ZM17 86L33 96 28 101 12 91Z")
    + fill("a", "M12 91Q2 88 2 76 10 80 17 86Z"),
    # The coin of a man without a face.
    "jaqen-hghar": dots("c", 47, (50, 50))
    + dots("b", 42, (50, 50))
    + ring(24, dots("c", 1.3, (50, 12.5)))
    + fill("c", "M50 17Q31 22 31 46 31 60 22 72 34 84 50 85 66 84 78 72 69 60 69 46 69 22 50 17Z")
    + fill("f", "M50 27Q39 30 39 47 40 60 50 68 60 60 61 47 61 30 50 27Z"),
    # The King's Justice: a broad sword in its block.
    "ilyn-payne": fill("b", "M14 76Q50 70 86 76V92Q50 102 14 92Z")
    + line("c", 2, "M14 76Q50 84 86 76M30 86V94M50 88V96M70 86V94")
    + fill("c", "M40 27H60V78H40Z")
    + line("f", 2, "M50 34V70")
    + fill("b", "M22 20H78V28H22Z")
    + fill("c", "M46 6H54V20H46Z")
    + dots("b", 6, (50, 6)),
    # A sellsword's purse.
    "bronn": fill(
        "c",
        "M40 30Q28 22 32 10L44 15 50 8 56 15 68 10Q72 22 60 30 86 48 86 72 84 96 50 96 16 96 14 72 14 48 40 30Z",
    )
    + fill("b", "M38 29H62V35H38Z")
    + dots("b", 18, (50, 66))
    + dots("c", 14.5, (50, 66))
    + dots("b", 12.5, (50, 66))
    + fill("c", "M50 55L52 58V69H56V72H52V77H48V72H44V69H48V58Z"),
}
