"""Position strings: a whole position on one line, as FEN is for chess. docs/positions.md describes the format.

    GRID AREAS BANNERS OFFER GONE CROWS TURN OPTIONS PENDING

The order of the face-down companions is nobody's to know and not part of a position; a game that starts from a
position draws it from the seed.
"""

from collections.abc import Sequence

from smallcouncil.core.bits import members
from smallcouncil.games.hand_of_the_king.cards import (
    CODES,
    COMPANION_CODES,
    HOUSE_LETTERS,
    VARYS_CODE,
)
from smallcouncil.games.hand_of_the_king.companions import JON_SNOW
from smallcouncil.games.hand_of_the_king.layout import (
    AGAIN,
    ASK_MOVE,
    ASKS,
    AT,
    BANNERS,
    CAUSES,
    CROWS,
    DECLARED,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_BITS,
    HOUSE_COUNT,
    HOUSE_MASK,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    LED,
    MOVED,
    NOBODY,
    OFFER,
    OVER,
    OWED,
    PART,
    RESOLVING,
    SEAT,
    SEATS,
    SHOWN,
    SIDE,
    SQUARES,
    STEP,
    SWAPPING,
    TOUCHED,
    VARYS_AT,
)

EMPTY = "."
OPTION_LETTERS = {"t": "teams", "w": "crows", "c": "companions"}


# Printing


def lying(v: Sequence[int], options: dict[str, bool]) -> str:
    """The position string of a row, but for its last field."""
    letters = "".join(letter for letter, name in OPTION_LETTERS.items() if options[name])
    gone = _cards(v, v[KILLED]) + _companions(v[KILLED_COMPANIONS])
    fields = (
        _grid(v),
        "/".join(_area(v, seat) or "-" for seat in range(v[SEATS])),
        "".join("-" if v[BANNERS + house] == NOBODY else str(v[BANNERS + house]) for house in range(HOUSE_COUNT)),
        _companions(v[OFFER]) or "-",
        (gone or "-") + "/" + (_companions(v[DISCARDED]) or "-"),
        "".join(map(str, members(v[CROWS]))) or "-",
        str(v[SEAT]),
        letters or "-",
    )
    return " ".join(fields)


def _cards(v: Sequence[int], squares: int) -> str:
    return "".join([CODES[card] for card in sorted([v[AT + square] for square in members(squares)])])


def _companions(mask: int) -> str:
    return "".join([COMPANION_CODES[companion] for companion in members(mask)])


def _houses(mask: int) -> str:
    return "".join(HOUSE_LETTERS[house] for house in members(mask))


def _touched(v: Sequence[int], causes: bool) -> str:
    """Each House that companions affected, who was tied for it after the Varys move, and who changed the count last."""
    text = ""
    for house in members(v[TOUCHED]):
        led = v[LED] >> house * HOUSE_BITS & HOUSE_MASK
        cause = v[CAUSES] >> house * HOUSE_BITS & HOUSE_MASK
        text += HOUSE_LETTERS[house] + "".join(map(str, members(led)))
        text += COMPANION_CODES[cause - 1] if cause and causes else ""
    return text


def _grid(v: Sequence[int]) -> str:
    """Row by row; empty squares beside each other are counted."""
    lying, squares = v[GRID], v[AT : AT + SQUARES]
    codes = [CODES[card] if lying >> square & 1 else EMPTY for square, card in enumerate(squares)]
    codes[v[VARYS_AT]] = VARYS_CODE
    text = "/".join(["".join(codes[start : start + SIDE]) for start in range(0, SQUARES, SIDE)])
    for count in range(SIDE, 0, -1):
        text = text.replace(EMPTY * count, str(count))
    return text


def _area(v: Sequence[int], seat: int) -> str:
    text = _cards(v, v[HELD + seat])
    for companion in members(v[KEPT + seat]):
        text += COMPANION_CODES[companion]
        if companion == JON_SNOW:
            text += "=" + HOUSE_LETTERS[v[DECLARED]]
    return text


def pending(v: Sequence[int], causes: bool = True) -> str:
    """The last field: what is under way in the middle of a turn, or a hyphen between turns.

    Without `causes` only what bears on the rest of the game.
    """
    if v[STEP] in (ASK_MOVE, OVER):
        return "-"
    parts = (
        ASKS[v[STEP]],
        "-" if v[RESOLVING] == NOBODY else COMPANION_CODES[v[RESOLVING]],
        str(v[PART]),
        "-" if v[SWAPPING] == NOBODY else CODES[v[SWAPPING]],
        _companions(v[SHOWN]) or "-",
        str(v[OWED]),
        _houses(v[MOVED]) or "-",
        _touched(v, causes) or "-",
        str(v[AGAIN]),
    )
    return ".".join(parts)
