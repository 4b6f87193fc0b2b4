"""What scenarios say of B'Twixt: `hand 0`, `pile 1`, `council 2`, `discard` and the like; all else by its view.

A `start` lays a position over a bare table: Cersei, Euron and Melisandre (with more seats the next leaders of the list)
hold empty hands and bid for Hodor. What lies by seats may be told as `{"1": [...]}`.
"""

import json
from typing import Any

from smallcouncil.core.facts import SEED, Fact, Facts, Unordered
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import LEADERS

BY_SEAT = ("leaders", "hands", "piles", "aside", "councils")
OF_A_SEAT = {"pile": "piles", "total": "totals", "aside": "aside", "council": "councils", "tokens": "councils"}
UNORDERED = frozenset({"discard", "removed", "dead"})


class BtwixtFacts(Facts):
    """Facts of a table of B'Twixt."""

    def lay(self, text: str) -> State:
        return self.game.start(position=_over_the_bare_table(text), seed=SEED)

    def fact(self, state: State, name: str) -> Fact:
        what, _, number = name.partition(" ")
        if number.isdecimal() and int(number) < state.seats:
            if what == "hand":
                return Unordered(state.view(int(number))["hand"])
            if what in OF_A_SEAT:
                return _of_a_seat(what, state.view(None)[OF_A_SEAT[what]][int(number)])
        view = state.view(None)
        if name in UNORDERED:
            return Unordered(view[name])
        if name == "standing":
            return [str(seat) for seat, stands in enumerate(view[name]) if stands]
        if name == "current":
            return view[name] and str(view[name]["ally"])
        return super().fact(state, name)


def _of_a_seat(what: str, found: Any) -> Fact:
    """A pile from the first card to the last; the allies of a council and cards set aside in no order."""
    match what:
        case "pile":
            return [each["card"] for each in found]
        case "aside":
            return Unordered(found)
        case "council":
            return Unordered(found["allies"])
        case "tokens":
            return int(found["tokens"])
    return int(found)


def _over_the_bare_table(text: str) -> str:
    """A position whose keys may be left out; the position reader says what is wrong with anything else."""
    try:
        told = json.loads(text)
    except ValueError:
        return text
    if not isinstance(told, dict) or not isinstance(told.get("seats"), int):
        return text
    seats = told["seats"]
    bare: dict[str, list[Any]] = {
        "leaders": [leader.id for leader in LEADERS[:seats]],
        "hands": [[] for _ in range(seats)],
    }
    laid = {**told, **{key: value for key, value in {"current": "hodor", **bare}.items() if key not in told}}
    for key in BY_SEAT:
        if isinstance(named := laid.get(key), dict) and set(named) <= set(map(str, range(seats))):
            empty = bare.get(key, [None] * seats)
            laid[key] = [named.get(str(seat), empty[seat]) for seat in range(seats)]
    return json.dumps(laid)
