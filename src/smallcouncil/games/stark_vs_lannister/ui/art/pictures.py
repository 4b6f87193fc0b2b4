"""A picture for every card and plot of Stark against Lannister. See web/drawing/strokes.py for the letters.

Whom other games know too has an ornament there; the others are put together here, most of them from the same glyphs.
"""

from smallcouncil.web.drawing import glyphs as g
from smallcouncil.web.drawing.emblems import EMBLEMS
from smallcouncil.web.drawing.ornaments import ORNAMENTS
from smallcouncil.web.drawing.strokes import dots, fill, line, moved

_KNOWN = ORNAMENTS | EMBLEMS
_SHARED = {
    **{name: _KNOWN[name] for name in ("eddard-stark", "robb-stark", "catelyn-stark", "jon-snow", "arya-stark")},
    **{name: _KNOWN[name] for name in ("sansa-stark", "bran-stark", "hodor", "theon-greyjoy", "tywin-lannister")},
    **{name: _KNOWN[name] for name in ("cersei-lannister", "jaime-lannister", "tyrion-lannister", "joffrey-baratheon")},
    **{name: _KNOWN[name] for name in ("varys", "bronn", "shae")},
    "littlefinger": _KNOWN["petyr-baelish"],
    "the-hound": _KNOWN["sandor-clegane"],
}


def _small(glyph: str, x: float, y: float, size: float, turn: int = 0) -> str:
    """A glyph within the picture: where its corner is, and how large it is of a hundred."""
    return moved(f"translate({x:g} {y:g}) scale({size / 100:g}) rotate({turn} 50 50)", glyph)


def _crossed(glyph: str) -> str:
    return moved("rotate(40 50 50)", glyph) + moved("rotate(-40 50 50)", glyph)


_BLADE = fill("c", "M50 -16L53 4V74H47V4Z") + fill("b", "M36 72H64V78H36ZM47 78H53V98H47Z")
_ARROW_UP = fill("a", "M50 2L92 48H66V98H34V48H8Z")

PICTURES = _SHARED | {
    # Characters
    "maester-luwin": g.CHAIN + _small(g.SCROLL, 4, 52, 46),
    "maester-pycelle": g.CHAIN + _small(g.CUP, 2, 48, 50),
    "jory-cassel": _crossed(g.SWORD) + _small(g.SHIELD, 26, 24, 48) + _small(g.WOLF, 34, 30, 32),
    "grey-wind": g.WOLF,
    "stark-escort": _small(g.SPEAR, -22, 0, 100) + _small(g.SPEAR, 22, 0, 100) + _small(g.HELM, 22, 26, 56),
    "northern-bannermen": _small(g.BANNER, -14, 8, 80) + _small(g.BANNER, 30, 0, 90) + _small(g.AXE, -10, 34, 64),
    "outrider-of-the-north": g.HORSE,
    "ser-gregor-clegane": _small(g.SWORD, 30, 0, 100) + _small(g.HELM, -4, 12, 84),
    "ser-amory-lorch": _small(g.FLAME, 30, 4, 70) + _small(g.AXE, -14, 0, 100),
    "red-cloak-guard": fill("a", "M20 96Q18 44 50 38 82 44 80 96L64 88 50 98 36 88Z") + _small(g.HELM, 22, 0, 56),
    "whispering-page": fill("c", "M50 4Q84 12 84 58L92 98H8L16 58Q16 12 50 4Z")
    + fill("f", "M50 24Q30 32 32 62 50 80 68 62 70 32 50 24Z")
    + dots("b", 3.5, (42, 50), (58, 50)),
    "harbor-factor": g.BOAT + _small(g.COIN, 62, 58, 36),
    # Locations
    "winterfell": g.CASTLE + _small(g.FLAKE, 38, -6, 22),
    "winterfell-keep": g.TOWER + _small(g.COIN, 62, 60, 38),
    "the-iron-throne": g.THRONE,
    "wayside-inn": g.HOUSE + _small(g.CUP, 56, 54, 42),
    "godswood": g.TREE,
    "lannister-encampment": g.TENT + _small(g.COIN, 64, 62, 36),
    "casterly-rock": g.ROCK + _small(g.COIN, 4, 4, 30),
    "council-chamber": g.CHAIR_TABLE,
    # Attachments
    "hand-of-the-king": g.HAND_BADGE,
    "ice": moved("rotate(45 50 50) translate(50 50) scale(1.2) translate(-50 -50)", g.SWORD),
    "needle": moved(
        "rotate(45 50 50)", fill("c", "M50 -16L53 4V74H47V4Z"), fill("b", "M36 72H64V78H36ZM47 78H53V98H47Z")
    ),
    "hostage-of-winterfell": _small(g.TOWER, 0, 14, 84) + _small(g.CHAIN, 30, 22, 70),
    "seal-of-the-rock": dots("a", 46, (50, 50)) + dots("f", 36, (50, 50)) + _small(g.LION, 20, 20, 60),
    "gilded-dagger": moved("rotate(40 50 50)", g.DAGGER) + dots("b", 4, (20, 24), (84, 70), (26, 82)),
    "branded-a-traitor": g.FLAME + fill("f", "M32 50H68V60H55V94H45V60H32Z"),
    # Events
    "not-today": g.SHIELD + fill("f", "M26 46L42 64 76 24 84 32 44 80 18 54Z"),
    "howl-of-the-pack": _small(g.SUN, 30, -4, 76) + _small(g.WOLF, 0, 34, 66),
    "blood-for-blood": _small(g.SWORD, -8, 0, 96)
    + fill("a", "M72 22Q92 54 92 68 92 86 73 86 54 86 54 68 54 54 72 22Z"),
    "a-raven-from-home": g.RAVEN + _small(g.SCROLL, 54, 56, 42),
    "the-crypts-remember": fill("c", "M12 98V44Q14 6 50 4 86 6 88 44V98Z")
    + fill("f", "M24 98V46Q26 18 50 16 74 18 76 46V98Z")
    + _small(g.SKULL, 30, 34, 40)
    + _small(g.SWORD, 26, 68, 48, 90),
    "insidious-ways": g.MASK + _small(g.DAGGER, 52, 38, 56, 30),
    "the-lions-cunning": _small(g.LION, -4, -2, 76) + _small(g.EYE, 46, 54, 52),
    "a-lannister-pays-his-debts": g.COINS + _small(g.DAGGER, 0, -2, 62, 24),
    "confined-to-quarters": g.BARS + _small(g.KEY, 42, 42, 50),
    "gold-opens-every-gate": _small(g.TOWER, -6, 2, 92) + _small(g.COINS, 44, 44, 56),
    # The plots of House Stark
    "calling-the-banners": _small(g.BANNER, 24, 0, 80) + _small(g.HORN, -4, 48, 56),
    "crossing-the-trident": line(
        "b", 6, "M0 60Q16 50 34 60T68 60 102 60M0 78Q16 68 34 78T68 78 102 78M0 94Q16 84 34 94T68 94 102 94"
    )
    + _small(g.HORSE, 24, -2, 62),
    "hidden-in-shadows": fill("c", "M50 2Q92 10 92 62V98H8V62Q8 10 50 2Z")
    + fill("f", "M50 24Q26 34 28 76 50 92 72 76 74 34 50 24Z")
    + _small(g.EYE, 32, 42, 36),
    "spies-in-their-midst": g.EYE + _small(g.KEY, 56, 54, 44),
    "storm-of-swords": _crossed(g.SWORD) + _small(g.SWORD, 0, 0, 100),
    "the-lion-and-the-wolf": _small(g.WOLF, -4, 18, 56) + _small(g.LION, 46, 18, 56),
    "the-old-gods": g.TREE,
    # The plots of House Lannister
    "detained": g.BARS,
    "game-of-thrones": g.THRONE,
    "hear-me-roar": g.LION,
    "securing-the-throne": _small(g.THRONE, 14, -2, 72) + _crossed(_small(g.SWORD, 16, 30, 68)),
    "the-killing-cold": _small(g.FLAKE, 0, 0, 100) + _small(g.SKULL, 28, 28, 44),
    "uneasy-peace": fill("c", "M50 96L10 52Q2 18 30 18 44 20 50 34 56 20 70 18 98 18 90 52Z")
    + moved("rotate(60 50 55)", _small(g.SWORD, 22, 22, 60)),
    "valar-morghulis": g.COIN + _small(g.SKULL, 24, 22, 54),
    # The plots of the draft
    "illyrios-gift": g.CHEST + _small(g.CROWN, 28, -14, 44),
    "open-granaries": "".join(line("b", 5, f"M{x} 98V40") for x in (26, 50, 74))
    + "".join(
        moved(f"translate({x} {y})", fill("c", "M0 -14Q10 -4 0 10 -10 -4 0 -14Z"))
        for x in (26, 50, 74)
        for y in (20, 36, 52)
    ),
    "full-court": g.CHAIR_TABLE + _small(g.CROWN, 34, -12, 32),
    "empty-coffers": g.CHEST + line("a", 8, "M14 14L86 92"),
    "toll-at-the-crossing": _small(g.TOWER, -14, 4, 70) + _small(g.TOWER, 44, 4, 70) + _small(g.COIN, 30, 56, 42),
    "no-grave-so-deep": fill("c", "M6 98V70Q50 54 94 70V98Z") + _small(g.HAND_BADGE, 24, 6, 52),
    "raised-levies": _small(g.SPEAR, -24, 0, 100)
    + _small(g.SPEAR, 0, -4, 100)
    + _small(g.SPEAR, 24, 0, 100)
    + _small(g.SHIELD, 18, 44, 30)
    + _small(g.SHIELD, 52, 44, 30),
    "scorched-riverlands": _small(g.HOUSE, 2, 24, 74) + _small(g.FLAME, 44, -2, 60),
    "chains-undone": g.CHAIN + fill("a", "M60 8L66 24 82 22 72 34 80 48 65 43 55 55 55 39 40 32 55 27Z"),
    "ravens-on-the-wing": _small(g.RAVEN, -2, -2, 66) + _small(g.RAVEN, 40, 40, 60),
    "whispers-at-court": g.MASK + _small(g.SCROLL, 54, 52, 44),
    "nothing-left-to-lose": _small(g.SKULL, 4, 26, 60) + _small(_ARROW_UP, 62, 6, 36),
    "ride-through-the-night": fill("b", "M64 6A34 34 0 1 0 94 56 28 28 0 1 1 64 6Z") + _small(g.HORSE, -4, 30, 70),
    "fire-and-plunder": g.FLAME + _small(g.COINS, 34, 44, 60),
    "guest-right": g.CUP + fill("c", "M60 58Q78 48 96 58V82H60Z"),
    "trial-by-combat": _crossed(g.SWORD) + _small(g.SCALES, 24, 26, 52),
    "lowered-lances": moved("rotate(115 50 50)", g.SPEAR) + moved("rotate(65 50 50)", g.SPEAR),
    "champion-of-the-lists": _small(g.HELM, 14, 24, 72) + _small(g.CROWN, 30, -6, 40),
}


def picture_name(card: str) -> str:
    """Under which name the picture of a card or plot is found: cards that both Houses have look alike."""
    if card in PICTURES:
        return card
    return card.removesuffix("-stark").removesuffix("-lannister")
