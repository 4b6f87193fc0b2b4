"""The cards of Hand of the King: seven Houses, 35 characters, 14 companions.

Everything is numbered in the order written here, and Houses run from the largest to the smallest, so that comparing
two House numbers also answers the tie-break at the end of the game (HK-056).
"""

HOUSES = ("stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully")

MEMBERS = {
    "stark": (
        "robb-stark",
        "sansa-stark",
        "catelyn-stark",
        "arya-stark",
        "rickon-stark",
        "eddard-stark",
        "bran-stark",
        "lyanna-stark",
    ),
    "greyjoy": (
        "aeron-greyjoy",
        "balon-greyjoy",
        "euron-greyjoy",
        "theon-greyjoy",
        "asha-greyjoy",
        "victarion-greyjoy",
        "rodrik-greyjoy",
    ),
    "lannister": (
        "cersei-lannister",
        "joffrey-baratheon",
        "tywin-lannister",
        "tyrion-lannister",
        "kevan-lannister",
        "jaime-lannister",
    ),
    "targaryen": (
        "daenerys-targaryen",
        "viserys-targaryen",
        "aegon-i-targaryen",
        "aerys-targaryen",
        "rhaegar-targaryen",
    ),
    "baratheon": ("renly-baratheon", "stannis-baratheon", "shireen-baratheon", "robert-baratheon"),
    "tyrell": ("olena-tyrell", "garlan-tyrell", "margaery-tyrell"),
    "tully": ("hoster-tully", "edmure-tully"),
}

CHARACTERS = tuple(card for house in HOUSES for card in MEMBERS[house])
HOUSE_OF = tuple(number for number, house in enumerate(HOUSES) for _ in MEMBERS[house])
SIZES = tuple(len(MEMBERS[house]) for house in HOUSES)

COMPANIONS = (
    "loras-tyrell",
    "sandor-clegane",
    "brienne-of-tarth",
    "gendry",
    "jon-snow",
    "petyr-baelish",
    "melisandre",
    "ramsay-snow",
    "shae",
    "hodor",
    "khal-drogo",
    "jaqen-hghar",
    "ilyn-payne",
    "bronn",
)

VARYS = "varys"

# Two letters a card, for position strings: the House's letter and one of the name, companions in lower case.
CODES = (
    *("Sr", "Ss", "Sc", "Sa", "Sk", "Se", "Sb", "Sl"),
    *("Ga", "Gb", "Ge", "Gt", "Gs", "Gv", "Gr"),
    *("Lc", "Lj", "Lw", "Lt", "Lk", "Lm"),
    *("Td", "Tv", "Tg", "Ta", "Tr"),
    *("Br", "Bs", "Bh", "Bo"),
    *("Yo", "Yg", "Ym"),
    *("Uh", "Ue"),
)
COMPANION_CODES = ("lo", "sa", "br", "ge", "jo", "pe", "me", "ra", "sh", "ho", "dr", "ja", "il", "bn")
HOUSE_LETTERS = "SGLTBYU"
VARYS_CODE = "VV"
