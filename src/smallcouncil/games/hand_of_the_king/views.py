"""What may be known, as plain JSON: the view of a position, and the events that led to it.

Nothing in this game is secret but the order of the face-down companions, so all viewers see the same.
"""

from collections.abc import MutableSequence
from typing import TYPE_CHECKING, Any

from smallcouncil.core.bits import members
from smallcouncil.core.game import Json
from smallcouncil.games.hand_of_the_king import explain
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES, VARYS
from smallcouncil.games.hand_of_the_king.companions import MOST_PARTS, TURN_AGAIN, VERBS
from smallcouncil.games.hand_of_the_king.kernel import characters, strength
from smallcouncil.games.hand_of_the_king.layout import (
    ASK_COMPANION,
    ASK_DRAWN,
    ASK_HOUSE,
    ASK_PARTNER,
    AT,
    BANNERS,
    COMPANION_WORDS,
    CROW_WORD,
    CROWS,
    DECK_LEFT,
    DECLARED,
    DISCARDED,
    GRID,
    HELD,
    HOUSE_COUNT,
    HOUSE_WORDS,
    KEPT,
    KILLED,
    KILLED_COMPANIONS,
    NOBODY,
    OFFER,
    OVER,
    RESOLVING,
    SEAT,
    SEAT_WORDS,
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
    return [CHARACTERS[card] for card in members(characters(v, squares))]


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
        "grid": [_square(v, square) for square in range(SQUARES)],
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


def _square(v: Row, square: int) -> str | None:
    if square == v[VARYS_AT]:
        return VARYS
    return CHARACTERS[v[AT + square]] if v[GRID] >> square & 1 else None


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


def events(state: "HandState", since: int) -> list[Json]:
    """What each decision changed: the game is played again, and every step compared with the one before."""
    again = state.restart()
    assert type(again) is type(state)
    for seat, action in state.history[:since]:
        again.act(seat, action)
    found: list[Json] = []
    for seat, action in state.history[since:]:
        before = again.row[:]
        again.act(seat, action)
        found += _happened(before, again.row, seat, action)
    return found


def _happened(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """The events of one decision: what was said, what changed, whose banners moved, whether it ended."""
    found = _said(old, new, seat, action) + _moved_cards(old, new, seat)
    found += _companion_events(old, new, seat, action)
    for number, house in enumerate(HOUSES):
        held, holds = old[BANNERS + number], new[BANNERS + number]
        if held != holds:
            found.append({"event": "banner", "house": house, "seat": _seat(holds), "from": _seat(held)})
    if new[STEP] == OVER:
        found.append({"event": "over", "winners": list(result(new).winners)})
    return found


def _said(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    step = old[STEP]
    if action < CROW_WORD:
        direction, house = divmod(action, HOUSE_COUNT)
        word = f"{('up', 'down', 'left', 'right')[direction]} {HOUSES[house]}"
        move = {"event": "move", "seat": seat, "word": word, "house": HOUSES[house]}
        return [move | {"from": old[VARYS_AT], "to": new[VARYS_AT]}]
    if action == CROW_WORD:
        return [{"event": "crow", "seat": seat}]
    if step == ASK_PARTNER:
        return [{"event": "crow-partner", "seat": seat, "partner": action - SEAT_WORDS}]
    if step == ASK_COMPANION:
        return [{"event": "companion", "seat": seat, "companion": COMPANIONS[action - COMPANION_WORDS]}]
    if step == ASK_DRAWN:
        return [{"event": "played", "seat": seat, "companion": COMPANIONS[action - COMPANION_WORDS]}]
    if step == ASK_HOUSE:
        return [{"event": "declared", "seat": seat, "house": HOUSES[action - HOUSE_WORDS]}]
    return []


def _moved_cards(old: Row, new: Row, seat: int) -> list[Json]:
    """Characters taken, killed or swapped."""
    found: list[Json] = []
    for square in members(new[HELD + seat] & ~old[HELD + seat]):
        found.append({"event": "took", "seat": seat, "card": CHARACTERS[old[AT + square]], "from": _lay(old, square)})
    for square in members(new[KILLED] & ~old[KILLED]):
        found.append({"event": "killed", "card": CHARACTERS[old[AT + square]], "from": _lay(old, square)})
    swapped = [CHARACTERS[old[AT + square]] for square in range(SQUARES) if old[AT + square] != new[AT + square]]
    if swapped:
        found.append({"event": "swapped", "cards": swapped})
    return found


def _lay(v: Row, square: int) -> Any:
    """Where a character lay: its square of the grid, or somebody's play area."""
    if v[GRID] >> square & 1:
        return square
    return {"seat": next(seat for seat in range(v[SEATS]) if v[HELD + seat] >> square & 1)}


def _companion_events(old: Row, new: Row, seat: int, action: int) -> list[Json]:
    """Companions drawn, kept, killed, discarded, and Melisandre's extra turn."""
    found: list[Json] = []
    if new[SHOWN] and not old[SHOWN]:
        found.append({"event": "drew", "seat": seat, "companions": _companions(new[SHOWN])})
    for companion in members(new[KEPT + seat] & ~old[KEPT + seat]):
        found.append({"event": "kept", "seat": seat, "companion": COMPANIONS[companion]})
    for companion in members(new[KILLED_COMPANIONS] & ~old[KILLED_COMPANIONS]):
        found.append({"event": "killed-companion", "companion": COMPANIONS[companion]})
    for companion in members(new[DISCARDED] & ~old[DISCARDED]):
        if VERBS[companion * MOST_PARTS] == TURN_AGAIN and _resolved(old, companion, action):
            found.append({"event": "again", "seat": seat})
        found.append({"event": "discarded", "companion": COMPANIONS[companion]})
    return found


def _resolved(old: Row, companion: int, action: int) -> bool:
    """Whether a discarded companion did what its text says: not if Petyr Baelish drew it and the other was played."""
    return not old[SHOWN] >> companion & 1 or action == COMPANION_WORDS + companion
