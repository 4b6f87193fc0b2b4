"""What may be known of a position, as plain JSON.

Nothing in this game is secret but the order of the face-down companions, so all viewers see the same.
"""

from collections.abc import MutableSequence
from typing import TYPE_CHECKING

from smallcouncil.core.bits import members
from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king import explain
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.events import events
from smallcouncil.games.hand_of_the_king.kernel import strength
from smallcouncil.games.hand_of_the_king.layout import (
    AT,
    BANNERS,
    CROWS,
    DECK_LEFT,
    DECLARED,
    DISCARDED,
    GRID,
    HELD,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    NOBODY,
    OFFER,
    OVER,
    RESOLVING,
    SEAT,
    SEATS,
    SHOWN,
    SQUARES,
    STEP,
    VARYS_AT,
)
from smallcouncil.games.hand_of_the_king.scoring import result

if TYPE_CHECKING:
    from smallcouncil.games.hand_of_the_king.state import HandState

Row = MutableSequence[int]


def _cards(v: Row, squares: int) -> list[str]:
    return [CHARACTERS[card] for card in sorted([v[AT + square] for square in members(squares)])]


def _companions(mask: int) -> list[str]:
    return [COMPANIONS[companion] for companion in members(mask)]


def _seat(holder: int) -> int | None:
    return None if holder == NOBODY else holder


def view(state: "HandState") -> Json:
    """The whole table."""
    v = state.row
    over = v[STEP] == OVER
    return {
        "game": state.game.slug,
        "seats": v[SEATS],
        "options": {name: state.setup.options[name] for name in ("teams", "crows", "companions")},
        "grid": _grid(v),
        "areas": [_cards(v, v[HELD + seat]) + _companions(v[KEPT + seat]) for seat in range(v[SEATS])],
        "jon_snow": None if v[DECLARED] == NOBODY else HOUSES[v[DECLARED]],
        "counts": [_counts(v, seat) for seat in range(v[SEATS])],
        "banners": {house: _seat(v[BANNERS + number]) for number, house in enumerate(HOUSES)},
        "offer": _companions(v[OFFER]),
        "drawn": _companions(v[SHOWN]),
        "deck": v[DECK_LEFT],
        "dead": _cards(v, v[KILLED]) + _companions(v[KILLED_COMPANIONS]),
        "discarded": _companions(v[DISCARDED]),
        "crows": [bool(v[CROWS] >> seat & 1) for seat in range(v[SEATS])],
        "turn": v[SEAT],
        "companion": None if v[RESOLVING] == NOBODY else COMPANIONS[v[RESOLVING]],
        "prompt": None if over else explain.prompt(v).json(),
        "result": result(v).json() if over else None,
        "last": _last(state),
        "position": state.position(),
    }


def _grid(v: Row) -> list[str | None]:
    lying = v[GRID]
    squares = [CHARACTERS[card] if lying >> square & 1 else None for square, card in enumerate(v[AT : AT + SQUARES])]
    squares[v[VARYS_AT]] = VARYS
    return squares


def _counts(v: Row, seat: int) -> dict[str, int]:
    return {house: strength(v, seat, number) for number, house in enumerate(HOUSES)}


def _last(state: "HandState") -> Json | None:
    """The last decision: who, what word, where Varys went, what was taken."""
    if not state.history:
        return None
    seat, action = state.history[-1]
    last: Json = {"seat": seat, "word": state.game.word(action), "from": None, "to": None, "taken": []}
    for event in events(state, len(state.history) - 1):
        if event["event"] == "move":
            last |= {"from": event["from"], "to": event["to"]}
        elif event["event"] == "took":
            last["taken"].append(event["card"])
    return last
