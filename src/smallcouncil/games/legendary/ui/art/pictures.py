"""The pictures of Legendary. See web/drawing/strokes.py for the letters.

A picture is of a person, a troop, a place or a thing; all cards about the same share it. `picture_name` says which one
a card has: its own, that of its Hero or of its group, or that of its kind.
"""

from smallcouncil.games.legendary.cards import CARDS
from smallcouncil.web.drawing import glyphs as g
from smallcouncil.web.drawing.emblems import EMBLEMS
from smallcouncil.web.drawing.ornaments import ORNAMENTS
from smallcouncil.web.drawing.strokes import dots, fill, line, moved, ring

_KNOWN = ORNAMENTS | EMBLEMS
_PEOPLE = (
    *("eddard-stark", "robb-stark", "catelyn-stark", "jon-snow", "arya-stark", "sansa-stark", "bran-stark"),
    *("rickon-stark", "theon-greyjoy", "tywin-lannister", "cersei-lannister", "jaime-lannister", "tyrion-lannister"),
    *("kevan-lannister", "joffrey-baratheon", "varys", "bronn", "shae", "petyr-baelish", "sandor-clegane"),
    *("robert-baratheon", "renly-baratheon", "stannis-baratheon", "loras-tyrell", "daenerys-targaryen"),
    *("viserys-targaryen", "khal-drogo", "ilyn-payne", "gendry"),
)


def _small(glyph: str, x: float, y: float, size: float, turn: int = 0) -> str:
    """A glyph within the picture: where its corner is, and how large it is of a hundred."""
    return moved(f"translate({x:g} {y:g}) scale({size / 100:g}) rotate({turn} 50 50)", glyph)


def _crossed(glyph: str) -> str:
    return moved("rotate(40 50 50)", glyph) + moved("rotate(-40 50 50)", glyph)


_DRAGON = (
    fill("a", "M50 20L66 6 62 24Q92 20 100 52 82 44 70 52L60 76 50 98 40 76 30 52Q18 44 0 52 8 20 38 24L34 6Z")
    + fill("c", "M50 26L60 40 56 58 50 66 44 58 40 40Z")
    + dots("f", 2.6, (46, 42), (54, 42))
)
_BEAR = (
    dots("c", 15, (20, 26), (80, 26))
    + fill("c", "M50 12Q92 14 90 56 84 96 50 98 16 96 10 56 8 14 50 12Z")
    + fill("b", "M50 52Q74 54 72 76 66 92 50 92 34 92 28 76 26 54 50 52Z")
    + dots("f", 4, (34, 42), (66, 42))
    + fill("c", "M40 62H60L50 74Z")
)
_ARAKH = fill("c", "M26 98L20 92 52 58Q88 40 84 2 100 50 62 68Z") + fill("b", "M14 86L28 100 22 104 8 92Z")
_SMALLFOLK = dots("c", 13, (28, 34), (72, 34), (50, 24)) + fill(
    "c", "M4 96Q6 52 28 52 38 52 50 44 62 52 72 52 94 52 96 96Z"
)
_DROPS = fill("a", "M50 4Q82 50 78 68 74 96 50 96 26 96 22 68 18 50 50 4Z") + line("f", 4, "M36 66Q36 82 50 84")
_STORM = line("c", 7, "M4 66Q20 48 36 66T68 66T100 66M4 88Q20 70 36 88T68 88T100 88") + fill(
    "b", "M60 0L30 40H48L40 62 72 26H54Z"
)
_WHEAT = "".join(
    moved(f"rotate({turn} 50 100)", line("b", 4, "M50 98V30"), fill("b", "M50 4Q62 18 50 34 38 18 50 4Z"))
    + moved(f"rotate({turn} 50 100)", fill("b", "M50 40Q66 36 66 22 52 26 50 40ZM50 40Q34 36 34 22 48 26 50 40Z"))
    for turn in (-24, 0, 24)
)
_STAG = fill("c", "M36 40L50 36 64 40 60 74 50 98 40 74ZM30 40L16 46 34 52ZM70 40L84 46 66 52Z") + line(
    "b", 5, "M42 38Q20 30 18 2M24 22L6 14M30 30L12 30M58 38Q80 30 82 2M76 22L94 14M70 30L88 30"
)
_PALISADE = fill(
    "c", "M4 98V30L15 12 26 30V98ZM28 98V30L39 12 50 30V98ZM52 98V30L63 12 74 30V98ZM76 98V30L87 12 98 30V98Z"
)

PICTURES = {name: _KNOWN[name] for name in _PEOPLE} | {
    # People whom no other game draws.
    "barristan": _small(g.SHIELD, 12, 14, 76) + _small(g.SWORD, 22, 10, 58),
    "jorah": _BEAR,
    "dragons": _DRAGON,
    "hound-and-mountain": _small(_KNOWN["sandor-clegane"], 0, 30, 62) + _small(g.HELM, 44, 0, 58),
    "warriors": _crossed(g.SWORD) + _small(g.SHIELD, 28, 26, 46),
    "pycelle": g.CHAIN + _small(g.CUP, 2, 48, 50),
    "luwin": g.CHAIN + _small(g.SCROLL, 4, 52, 46),
    "jory": _crossed(g.SWORD) + _small(g.SHIELD, 26, 24, 48) + _small(g.WOLF, 34, 30, 32),
    "direwolf": g.WOLF,
    "lion": g.LION,
    "stag": _STAG,
    "council": g.CHAIR_TABLE + _small(g.HAND_BADGE, 34, 54, 34),
    "hand": g.HAND_BADGE,
    "horse": g.HORSE,
    "arakh": _ARAKH,
    "raven": g.RAVEN,
    "ranger": _small(g.RAVEN, 30, 0, 66) + _small(g.SPEAR, -24, 6, 94),
    "singer": _KNOWN["rhaegar-targaryen"],
    "eggs": _small(_KNOWN["daenerys-targaryen"], -4, 26, 66) + _small(_KNOWN["daenerys-targaryen"], 40, 26, 66),
    # Troops.
    "spears": _small(g.SPEAR, -22, 0, 100) + _small(g.SPEAR, 22, 0, 100) + _small(g.HELM, 22, 26, 56),
    "axes": _crossed(g.AXE),
    "banners": _small(g.BANNER, -14, 8, 80) + _small(g.BANNER, 30, 0, 90) + _small(g.AXE, -10, 34, 64),
    "guards": fill("a", "M20 96Q18 44 50 38 82 44 80 96L64 88 50 98 36 88Z") + _small(g.HELM, 22, 0, 56),
    "riders": g.HORSE + _small(g.SPEAR, 40, -6, 90, 20),
    "raiders": _small(g.FLAME, 30, 4, 70) + _small(g.AXE, -14, 0, 100),
    "screamers": g.HORSE + _small(_ARAKH, 44, 40, 56),
    # Things and places.
    "castle": g.CASTLE,
    "rock": g.ROCK,
    "throne": g.THRONE,
    "great-sword": g.SWORD,
    "dagger": g.DAGGER,
    "wine": g.CUP,
    "crown": g.CROWN,
    "scroll": g.SCROLL,
    "coins": g.COINS,
    "chest": g.CHEST,
    "flame": g.FLAME,
    "tree": g.TREE,
    "sun": g.SUN,
    "flake": g.FLAKE,
    "horn": g.HORN,
    "mask": g.MASK,
    "eye": g.EYE,
    "skull": g.SKULL,
    "scales": g.SCALES,
    "tent": g.TENT,
    "storm": _STORM,
    "wheat": _WHEAT,
    "palisade": _PALISADE,
    "inn": g.HOUSE,
    "key": g.KEY,
    # What everybody has.
    "merchant": g.SCALES + _small(g.COIN, 36, 62, 28),
    "soldier": _small(g.SPEAR, -24, 0, 100) + _small(g.SHIELD, 24, 22, 70),
    "maester": g.CHAIN,
    "wound": _DROPS,
    "strike": ring(8, fill("a", "M44 26L50 -2 56 26Z")) + _small(g.THRONE, 20, 18, 62),
    "smallfolk": _SMALLFOLK,
}

_OF_HERO = {
    "hero-kingdom-of-the-north": "banners",
    "hero-lord-eddard-stark": "eddard-stark",
    "hero-winter-is-coming": "flake",
    "hero-young-arya": "arya-stark",
    "hero-hound-and-mountain": "hound-and-mountain",
    "hero-jaime-lannister": "jaime-lannister",
    "hero-queen-cersei": "cersei-lannister",
    "hero-tyrion-lannister": "tyrion-lannister",
    "hero-baratheons-in-summer": "stag",
    "hero-great-warriors": "warriors",
    "hero-robert-baratheon": "robert-baratheon",
    "hero-small-council": "council",
    "hero-daenerys-new-khaleesi": "daenerys-targaryen",
    "hero-jorah-mormont": "jorah",
    "hero-khal-drogo": "khal-drogo",
    "hero-young-dragons": "dragons",
    "hero-jon-snow-steward-of-the-watch": "jon-snow",
    "hero-bronn": "bronn",
}

_OWN = {
    # Heroes, where a card shows something else than its Hero.
    "grey-wind-runs-ahead": "direwolf",
    "they-proclaim-him-king": "robb-stark",
    "counsel-of-the-hand": "hand",
    "summer-on-watch": "direwolf",
    "luwins-remedies": "luwin",
    "rodrik-bars-the-gate": "palisade",
    "sansas-courtesies": "sansa-stark",
    "the-pack-survives": "tree",
    "not-today": "dagger",
    "the-hounds-scorn": "sandor-clegane",
    "riverlands-raid": "raiders",
    "things-done-for-love": "bran-stark",
    "wine-and-whispers": "wine",
    "poison-in-the-cup": "skull",
    "her-childrens-crown": "crown",
    "debts-paid": "coins",
    "hill-tribes-for-hire": "axes",
    "acting-hand": "hand",
    "renly-as-ally": "renly-baratheon",
    "feast-under-the-sun": "sun",
    "stannis-weighs-justice": "stannis-baratheon",
    "loras-knight-of-flowers": "loras-tyrell",
    "barristan-the-bold": "barristan",
    "arthur-sword-of-the-morning": "great-sword",
    "robert-at-court": "throne",
    "kingswood-hunt": "stag",
    "varys-and-his-birds": "varys",
    "baelishs-ledger": "petyr-baelish",
    "pycelle-plays-feeble": "pycelle",
    "learning-the-tongue": "scroll",
    "rakharo-sworn-to-her": "arakh",
    "unknown-potential": "eggs",
    "unburnt": "flame",
    "reports-to-the-spider": "varys",
    "qotho-rides-first": "riders",
    "stallion-mounts-world": "horse",
    "ghost-in-the-snow": "direwolf",
    "a-stewards-duties": "raven",
    "longclaw": "great-sword",
    "paid-up-front": "coins",
    # Minor Heroes.
    "minor-sansa-little-bird": "sansa-stark",
    "minor-bran-climber": "bran-stark",
    "minor-jory-captain-of-guards": "jory",
    "minor-rickon-and-shaggydog": "rickon-stark",
    "minor-theon-ward": "theon-greyjoy",
    "minor-lancel-squire": "wine",
    "minor-joffrey-cruel-prince": "joffrey-baratheon",
    "minor-kevan-loyal-brother": "kevan-lannister",
    "minor-shae-camp-follower": "shae",
    "minor-myrcella-gentle-heart": "crown",
    "minor-gendry-apprentice": "gendry",
    "minor-ilyn-silent-blade": "ilyn-payne",
    "minor-tobho-master-smith": "gendry",
    "minor-janos-for-sale": "coins",
    "minor-moon-boy": "mask",
    "minor-viserys-begging": "viserys-targaryen",
    "minor-irri-handmaid": "horse",
    "minor-doreah-companion": "mask",
    "minor-mirri-godswife": "flame",
    "minor-kovarro-young-rider": "riders",
    # Basics and Bystanders.
    "basic-merchant": "merchant",
    "basic-soldier": "soldier",
    "basic-maester": "maester",
    "basic-wound": "wound",
    "basic-master-strike": "strike",
    "by-smallfolk": "smallfolk",
    "by-innkeeper": "inn",
    "by-silent-sister": "skull",
    "by-wandering-singer": "singer",
    "by-hedge-knight": "soldier",
    "by-cutpurse": "key",
    # Allies and Henchmen.
    "ally-karstark-spears": "spears",
    "ally-mormont-axes": "axes",
    "ally-manderly-knights": "warriors",
    "ally-greatjon-umber": "axes",
    "ally-roose-bolton": "skull",
    "ally-jory-at-the-gate": "jory",
    "ally-septa-mordane": "scroll",
    "ally-lady-and-nymeria": "direwolf",
    "ally-sansa-betrothed": "sansa-stark",
    "ally-eddard-regent-of-the-realm": "hand",
    "ally-the-odd-companions": "tyrion-lannister",
    "ally-marbrand-outriders": "riders",
    "ally-lancel-with-the-wine": "wine",
    "ally-sandor-the-princes-dog": "sandor-clegane",
    "ally-jaime-and-cersei": "jaime-lannister",
    "ally-swyft-levies": "spears",
    "ally-lorchs-raiders": "raiders",
    "ally-kevans-column": "kevan-lannister",
    "ally-gregors-vanguard": "hound-and-mountain",
    "ally-tywins-war-council": "tywin-lannister",
    "ally-court-bailiffs": "scales",
    "ally-janos-slynt": "guards",
    "ally-berics-riders": "riders",
    "ally-ser-ilyn-payne": "ilyn-payne",
    "ally-barristan-sworn-shield": "barristan",
    "ally-pycelle-at-the-bedside": "pycelle",
    "ally-varys-behind-the-arras": "varys",
    "ally-renlys-hundred-swords": "renly-baratheon",
    "ally-joffrey-heir-apparent": "joffrey-baratheon",
    "ally-robert-on-the-hunt": "robert-baratheon",
    "ally-irri-and-jhiqui": "tent",
    "ally-viserys-beggar-king": "viserys-targaryen",
    "ally-rakharo-and-aggo": "arakh",
    "ally-jorah-at-her-side": "jorah",
    "ally-daenerys-at-the-pyre": "flame",
    "ally-khals-outriders": "riders",
    "ally-arakh-dancers": "arakh",
    "ally-haggo-and-cohollo": "screamers",
    "ally-slavers-caravan": "chest",
    "ally-khal-ogos-host": "khal-drogo",
    "ally-ranging-party": "ranger",
    "ally-yorens-recruits": "axes",
    "ally-samwell-and-grenn": "scroll",
    "ally-ser-alliser-thorne": "warriors",
    "ally-benjen-first-ranger": "raven",
    "hench-stark-bannermen": "banners",
    "hench-winterfell-guards": "castle",
    "hench-redcloaks": "guards",
    "hench-lannisport-watch": "lion",
    "hench-kings-guard": "barristan",
    "hench-gold-cloaks": "spears",
    "hench-the-khalasar": "horse",
    "hench-dothraki-screamers": "screamers",
    # Masterminds.
    "mm-lady-catelyn-stark": "catelyn-stark",
    "mm-lord-eddard-of-winterfell": "eddard-stark",
    "mm-lord-eddard-the-hand": "hand",
    "mm-robb-king-in-the-north": "robb-stark",
    "mm-winterfell": "castle",
    "mm-cersei-lannister": "cersei-lannister",
    "mm-jaime-lannister": "jaime-lannister",
    "mm-tyrion-lannister": "tyrion-lannister",
    "mm-casterly-rock": "rock",
    "mm-tywin-lannister": "tywin-lannister",
    "mm-king-robert-baratheon": "robert-baratheon",
    "mm-petyr-baelish-of-the-small-council": "petyr-baelish",
    "mm-varys": "varys",
    "mm-the-red-keep": "throne",
    "mm-ser-barristan-lord-commander": "barristan",
    "mm-rhaegal-viserion-and-drogon": "dragons",
    "mm-khal-drogo-of-the-great-khalasar": "khal-drogo",
    "mm-daenerys-stormborn": "daenerys-targaryen",
    "mm-vaes-dothrak": "horse",
    "mm-ser-jorah-of-bear-island": "jorah",
    # Events.
    "event-crescendo": "horn",
    "event-oh-no": "storm",
    "event-feast-in-the-great-hall": "wine",
    "event-the-hands-lists": "hand",
    "event-raven-at-dusk": "raven",
    "event-the-crowns-debt": "coins",
    "event-late-harvest": "wheat",
    "event-wildfire-in-the-cellars": "flame",
    "event-a-golden-crown": "viserys-targaryen",
    "event-storm-on-the-narrow-sea": "storm",
    "event-forced-march": "spears",
    "event-trial-by-combat": "warriors",
    "event-whispers-in-the-walls": "eye",
    "event-hostages-exchanged": "key",
    "event-watch-on-the-walls": "palisade",
    "event-night-raid": "raiders",
    "event-bread-riot": "smallfolk",
    "event-a-maester-arrives": "maester",
    "event-wandering-sword": "great-sword",
    "event-the-long-summer": "sun",
    "event-eggs-turned-to-stone": "eggs",
    "event-a-marriage-pact": "scroll",
    "event-ransom-paid": "chest",
    "event-snow-on-the-kingsroad": "flake",
    "event-war-horns": "horn",
    "event-gold-at-the-gate": "coins",
    "event-ambush-at-the-ford": "riders",
    "event-camp-fever": "tent",
    "event-beggars-at-the-feast": "inn",
    "event-council-of-war": "council",
    "event-old-men-retire": "pycelle",
    "event-test-of-strength": "axes",
    # Defenders.
    "def-stark": "direwolf",
    "def-lannister": "lion",
    "def-kings-landing": "stag",
    "def-dothraki": "arakh",
}


def picture_name(card: str) -> str:
    """Which picture a card has."""
    return _OWN.get(card) or _OF_HERO[CARDS.cards[CARDS.number[card]].hero]
