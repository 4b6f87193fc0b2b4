"""Ornaments of people of the great Houses: what one remembers them by, in place of a face.

Only two letters of strokes.py are used, {c} on {f}, so that an ornament can be struck like a seal in two colours.
"""

from smallcouncil.web.drawing.strokes import dots, edged, fill, line, moved, ring, twice

_FLAME = "M50 2Q54 20 68 32 84 46 84 66 82 92 50 98 18 92 16 66 16 54 26 42 30 54 38 56 34 26 50 2Z"
_INNER_FLAME = "M52 46Q54 58 62 64 68 70 66 80 62 90 50 91 38 90 34 80 34 70 42 64 44 70 48 70 46 56 52 46Z"
_BLOSSOM = ring(5, edged("c", "f", 4, "M50 50C34 40 32 24 40 17Q50 9 60 17C68 24 66 40 50 50Z")) + dots(
    "f", 9, (50, 50)
)
_SWORD = (
    fill("c", "M50 0L56 9V66H44V9Z")
    + line("f", 2.4, "M50 12V58")
    + fill("c", "M26 64H74V73H26ZM46 73H54V90H46Z")
    + dots("c", 7, (50, 93))
)

ORNAMENTS = {
    # The open crown of the North, its points like swords.
    "robb-stark": fill("c", "M16 66L12 30 26 52 32 18 42 50 50 8 58 50 68 18 74 52 88 30 84 66Z")
    + fill("c", "M15 71H85V88H15Z")
    + dots("f", 3.4, (28, 79.5), (50, 79.5), (72, 79.5)),
    # A little bird that sings what it was taught.
    "sansa-stark": fill(
        "c", "M97 36L82 30Q74 16 60 20 47 25 44 40 30 46 3 44 16 56 30 58 24 70 10 80 34 84 54 76 80 66 84 40Z"
    )
    + fill("f", "M50 44Q56 60 38 68 62 68 66 50 60 42 50 44Z")
    + dots("f", 3.6, (72, 32))
    + line("c", 4.5, "M52 76L48 95M62 72L62 93"),
    # The dagger that was meant for her son.
    "catelyn-stark": moved(
        "rotate(35 50 50)",
        fill("c", "M50 102L40 46H60Z"),
        line("f", 2.6, "M50 52V86"),
        fill("c", "M26 37H74Q78 42 74 47H26Q22 42 26 37ZM44 8H56V37H44Z"),
        line("f", 2.4, "M44 17H56M44 26H56"),
        dots("c", 8.5, (50, 4)),
    ),
    # Needle.
    "arya-stark": moved(
        "rotate(45 50 50)",
        fill("c", "M50 -18L53.5 62H46.5Z"),
        fill("c", "M32 61H68V68H32ZM46 68H54V94H46Z"),
        line("c", 4.5, "M68 66Q76 78 56 92"),
        dots("c", 7, (50, 98)),
    ),
    # The paw of a half-wild wolf.
    "rickon-stark": fill("c", "M50 46Q64 48 74 64 84 78 74 86 64 92 50 86 36 92 26 86 16 78 26 64 36 48 50 46Z")
    + twice(
        fill("c", "M38 12Q48 14 47 28 46 42 38 42 29 40 28 26 29 13 38 12Z"),
        fill("c", "M13 34Q22 32 26 44 28 56 21 59 12 60 8 48 6 37 13 34Z"),
    ),
    # Ice, the greatsword.
    "eddard-stark": _SWORD,
    # A leaf of the weirwood.
    "bran-stark": fill(
        "c",
        "M50 2L60 26 76 14 74 38 97 38 84 54 94 72 70 70 66 82 54 76V98H46V76L34 82 30 70 6 72 16 54 3 38 26 38 "
        "24 14 40 26Z",
    )
    + line("f", 3, "M50 22V72M50 62L30 50M50 62L70 50M50 46L36 32M50 46L64 32"),
    # A rose of winter.
    "lyanna-stark": moved("translate(9 -6) scale(.82)", _BLOSSOM)
    + line("c", 5, "M50 70Q52 86 46 99")
    + fill("c", "M50 86Q62 70 82 76 74 92 50 86ZM48 80Q36 66 20 72 26 86 48 80Z"),
    # The wave that drowns and gives back.
    "aeron-greyjoy": fill(
        "c", "M2 70Q4 22 46 14 82 10 92 44 84 34 72 36 84 46 78 60 70 46 56 50 44 56 52 70 62 84 98 80V97H2Z"
    )
    + line("f", 3.4, "M14 68Q18 38 46 28 62 24 72 30M26 80Q26 54 44 44"),
    # A crown of driftwood.
    "balon-greyjoy": fill("c", "M18 64L8 20 26 46 34 6 42 44 56 14 58 46 74 8 74 48 94 26 82 64Z")
    + fill("c", "M12 68L88 66 86 76 90 86 14 88 16 78Z")
    + line("f", 3, "M24 80L46 76M56 82L78 76"),
    # The eye under the patch.
    "euron-greyjoy": fill("c", "M2 52Q24 18 50 18 76 18 98 52 76 84 50 84 24 84 2 52Z")
    + dots("f", 23, (50, 51))
    + dots("c", 15, (50, 51))
    + dots("f", 5.5, (56, 45)),
    # A bow at full draw.
    "theon-greyjoy": moved(
        "rotate(45 50 50)",
        line("c", 7, "M8 42Q22 10 50 10 78 10 92 42"),
        line("c", 2.8, "M8 42L50 76 92 42"),
        line("c", 5, "M50 88V-6"),
        fill("c", "M50 -20L60 4H40ZM50 84L60 94V106L50 98 40 106V94Z"),
    ),
    # An axe to throw.
    "asha-greyjoy": moved(
        "rotate(25 50 50)",
        fill("c", "M45 -2H55V104H45Z"),
        fill("c", "M52 12Q74 14 86 0 98 30 86 62 74 46 52 46Z"),
        fill("c", "M48 18H34V38H48Z"),
        line("f", 3, "M82 16Q88 30 82 46"),
    ),
    # A longship of the Iron Fleet.
    "victarion-greyjoy": fill(
        "c",
        "M4 60Q0 48 8 42 14 42 12 50 16 62 26 64H74Q84 62 88 50 86 42 92 42 100 48 96 60 90 84 68 86H32Q10 84 4 60Z",
    )
    + fill("c", "M47 4H53V62H47Z")
    + fill("c", "M20 12Q50 6 80 12 86 32 80 52 50 44 20 52 26 32 20 12Z")
    + line("f", 3, "M38 11Q42 30 38 48M62 11Q58 30 62 48M22 74H78"),
    # An anchor.
    "rodrik-greyjoy": line("c", 7, "M50 22V92M30 36H70M10 62Q16 92 50 92 84 92 90 62")
    + fill("c", "M10 50L22 70 2 72ZM90 50L98 72 78 70Z")
    + line("c", 6, "M50 6A8 8 0 1 1 49.9 6"),
    # A goblet that is never empty.
    "cersei-lannister": fill("c", "M18 6H82Q84 48 56 56V78L74 90V97H26V90L44 78V56Q16 48 18 6Z")
    + fill("f", "M26 14H74Q74 22 72 28H28Q26 22 26 14Z")
    + line("f", 3, "M44 67H56"),
    # A crossbow.
    "joffrey-baratheon": moved(
        "rotate(45 50 50)",
        line("c", 7.5, "M6 44Q20 14 50 14 80 14 94 44"),
        line("c", 2.8, "M6 44L50 56 94 44"),
        fill("c", "M44 -4H56V84L62 106H38L44 84Z"),
        line("f", 2.6, "M50 8V50M44 70H56"),
    ),
    # The quill that wins more than swords.
    "tywin-lannister": fill("c", "M94 4Q92 44 68 62L46 70 22 97 16 92 38 64 40 44Q56 12 94 4Z")
    + line("f", 3, "M84 14Q60 34 40 66M62 32L66 48M52 42L54 58")
    + line("c", 4, "M40 97H86"),
    # A mind needs books.
    "tyrion-lannister": fill("c", "M50 24Q34 12 6 14V78Q34 76 50 88 66 76 94 78V14Q66 12 50 24Z")
    + line(
        "f",
        3,
        "M50 26V84M16 28Q30 27 41 33M16 42Q30 41 41 47M16 56Q30 55 41 61M84 28Q70 27 59 33M84 42Q70 41 59 47"
        "M84 56Q70 55 59 61",
    ),
    # The key to somebody else's vault.
    "kevan-lannister": moved(
        "rotate(45 50 50)",
        line("c", 9, "M50 -8A16 16 0 1 1 49.9 -8"),
        fill("c", "M45.5 26H54.5V108H45.5Z"),
        fill("c", "M54 76H72V86H66V94H72V104H54Z"),
    ),
    # A hand of gold.
    "jaime-lannister": fill(
        "c",
        "M34 97V74L14 54Q10 46 18 44 26 46 34 54V18Q35 11 40 11 45 11 46 18V8Q47 2 52 2 57 2 58 8V18Q59 12 63.5 12 "
        "68 12 69 18V26Q70 21 74 21 79 21 80 28V66L72 78V97Z",
    )
    + line("f", 2.8, "M46 20V44M58 20V44M69 28V46M34 86H72"),
    # An egg that is no stone.
    "daenerys-targaryen": fill("c", "M50 2Q84 30 82 64 78 97 50 98 22 97 18 64 16 30 50 2Z")
    + line(
        "f",
        3.2,
        "M38 24Q50 34 62 24M28 42Q39 52 50 42 61 52 72 42M22 60Q36 70 50 60 64 70 78 60M24 78Q37 88 50 78 63 88 76 78",
    ),
    # The golden crown he was promised, running.
    "viserys-targaryen": fill("c", "M14 20L30 36 50 6 70 36 86 20 84 58H16Z")
    + fill(
        "c",
        "M16 54H84V62Q84 80 79 80 74 80 74 66 70 62 66 68V88Q65 97 60 97 55 97 54 88V70Q50 62 46 70 46 80 41 80 "
        "36 80 36 68 32 62 28 68 28 90 22 90 16 90 16 62Z",
    )
    + dots("f", 3.6, (32, 50), (50, 48), (68, 50)),
    # The throne that he had forged.
    "aegon-i-targaryen": fill(
        "c",
        "M26 56V20L20 4 32 16 36 2 42 18 50 0 58 18 64 2 68 16 80 4 74 20V56H88V68H80V82H94V97H6V82H20V68H12V56Z",
    )
    + line("f", 3, "M38 24V54M50 20V54M62 24V54M24 82H76M28 68H72"),
    # Fire, the rest is noise.
    "aerys-targaryen": fill("c", _FLAME) + fill("f", _INNER_FLAME),
    # A harp with silver strings.
    "rhaegar-targaryen": fill(
        "c", "M16 97Q10 40 24 6 32 0 38 8 56 24 86 14 92 20 86 26 60 34 40 22 28 54 32 84L84 24 92 30 40 97Z"
    )
    + line("c", 3, "M46 30V72M57 33V59M68 32V47"),
    # A peach.
    "renly-baratheon": fill("c", "M50 28Q68 16 84 32 98 52 82 76 68 96 50 97 32 96 18 76 2 52 16 32 32 16 50 28Z")
    + line("f", 3.4, "M50 30Q40 54 52 80")
    + fill("c", "M52 22Q54 4 78 4 78 22 52 22Z"),
    # A sword that burns.
    "stannis-baratheon": fill(
        "c", "M50 0Q58 10 56 20 68 22 66 8 80 24 72 44 62 62 60 70H40Q38 62 28 44 20 24 34 8 32 22 44 20 42 10 50 0Z"
    )
    + fill("f", "M50 14L58 28V70H42V28Z")
    + fill("c", "M50 22L54 30V68H46V30ZM28 70H72V78H28ZM46 78H54V92H46Z")
    + dots("c", 6, (50, 94)),
    # A shell from under the sea.
    "shireen-baratheon": fill(
        "c",
        "M42 97L36 84Q8 70 4 44 8 34 16 34 18 20 30 20 38 8 50 8 62 8 70 20 82 20 84 34 92 34 96 44 92 70 64 84L58 97Z",
    )
    + line("f", 3.2, "M46 84L18 42M48.5 80L34 26M50 78V18M51.5 80L66 26M54 84L82 42"),
    # The hammer of the Trident.
    "robert-baratheon": moved(
        "rotate(35 50 50)",
        fill("c", "M45 34H55V108H45Z"),
        fill("c", "M18 -2H74V36H18L22 28V6Z"),
        fill("c", "M74 8L94 17 74 26Z"),
        line("f", 3, "M32 -2V36M62 -2V36"),
    ),
    # A stem that has thorns.
    "olena-tyrell": line("c", 7, "M30 98Q62 72 46 44 36 24 66 2")
    + fill("c", "M52 66L78 62 56 80ZM44 44L18 38 46 30ZM42 86L16 78 46 72ZM52 26L78 34 48 44ZM58 12L38 2 52 20Z"),
    # Two swords for a gallant.
    "garlan-tyrell": moved("rotate(40 50 50)", _SWORD) + moved("rotate(-40 50 50)", _SWORD),
    # A crown of roses.
    "margaery-tyrell": fill("c", "M10 62Q50 46 90 62L86 90Q50 76 14 90Z")
    + moved("translate(23 0) scale(.54)", _BLOSSOM)
    + moved("translate(-4 22) scale(.42)", _BLOSSOM)
    + moved("translate(62 22) scale(.42)", _BLOSSOM)
    + line("f", 3, "M22 78Q50 66 78 78"),
    # Riverrun between its rivers.
    "hoster-tully": fill("c", "M22 78V30H16V8H28V16H36V8H46V16H54V8H64V16H72V8H84V30H78V78Z")
    + fill("f", "M42 78V58Q50 46 58 58V78ZM32 36H40V48H32ZM60 36H68V48H60Z")
    + line("c", 5.5, "M4 86Q16 78 27 86T50 86 73 86 96 86")
    + line("c", 4.5, "M14 96Q24 90 32 96T50 96 68 96 86 96"),
    # The arrow that should light the boat.
    "edmure-tully": moved(
        "rotate(45 50 50)",
        line("c", 5.5, "M50 34V104"),
        fill("c", "M50 80L62 92V106L50 96 38 106V92Z"),
        moved("translate(20 -20) scale(.6)", fill("c", _FLAME), fill("f", _INNER_FLAME)),
    ),
}
