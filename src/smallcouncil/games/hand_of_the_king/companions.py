"""What each companion does, in a small closed vocabulary.

A companion is a list of parts, resolved in the printed order. A part is a verb, the characters it may aim at, and
where they may be. The same entry answers "may I?" (the legal targets) and "do it".
"""

from typing import NamedTuple

from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSE_OF, HOUSES

NOTHING, TAKE, KILL, KILL_OFFERED, SWAP, DECLARE, KEEP, DRAW, TURN_AGAIN = range(9)
IN_GRID, IN_AREAS, ANYWHERE = 1, 2, 3
MOST_PARTS = 3


class Part(NamedTuple):
    """One printed part of a companion."""

    verb: int
    targets: int = 0
    where: int = ANYWHERE
    house: int = -1


def _mask(*ids: str) -> int:
    return sum(1 << CHARACTERS.index(name) for name in ids)


def _members(house: str) -> int:
    return sum(1 << card for card, owner in enumerate(HOUSE_OF) if HOUSES[owner] == house)


EVERYONE = (1 << len(CHARACTERS)) - 1

ABILITIES: dict[str, tuple[Part, ...]] = {
    "loras-tyrell": (Part(TAKE, _mask("renly-baratheon") | _members("tyrell")),),
    "sandor-clegane": (Part(KILL, EVERYONE, IN_GRID),),
    "brienne-of-tarth": (Part(TAKE, _mask("sansa-stark", "arya-stark")),),
    "gendry": (Part(KEEP, house=HOUSES.index("baratheon")),),
    "jon-snow": (Part(DECLARE),),
    "petyr-baelish": (Part(DRAW),),
    "melisandre": (Part(TURN_AGAIN),),
    "ramsay-snow": (Part(SWAP, EVERYONE, IN_GRID),),
    "shae": (Part(KEEP, house=HOUSES.index("lannister")),),
    "hodor": (Part(TAKE, _mask("bran-stark")),),
    "khal-drogo": (Part(TAKE, _mask("daenerys-targaryen")), Part(KILL, _mask("viserys-targaryen"))),
    "jaqen-hghar": (Part(KILL, EVERYONE, IN_GRID), Part(KILL, EVERYONE, IN_AREAS), Part(KILL_OFFERED)),
    "ilyn-payne": (Part(KILL, _mask("eddard-stark")),),
    "bronn": (Part(TAKE, _mask("tyrion-lannister")),),
}

_PARTS = tuple(
    part for name in COMPANIONS for part in ABILITIES[name] + (Part(NOTHING),) * (MOST_PARTS - len(ABILITIES[name]))
)

VERBS = tuple(part.verb for part in _PARTS)
TARGETS = tuple(part.targets for part in _PARTS)
WHERE = tuple(part.where for part in _PARTS)
KEPT_FOR = tuple(part.house for part in _PARTS)

GENDRY = COMPANIONS.index("gendry")
JON_SNOW = COMPANIONS.index("jon-snow")
MELISANDRE = COMPANIONS.index("melisandre")
PETYR = COMPANIONS.index("petyr-baelish")
RAMSAY = COMPANIONS.index("ramsay-snow")
SHAE = COMPANIONS.index("shae")
TYRION = CHARACTERS.index("tyrion-lannister")
