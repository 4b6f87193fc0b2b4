"""What scenarios say of B'Twixt: `hand 0`, `pile 1`, `council 2`, `discard` and the like; all else by its view.

A `start` lays a position over a bare table: Cersei, Euron and Melisandre (with more seats the next leaders of the list)
hold empty hands and bid for Hodor. What lies by seats may be told as `{"1": [...]}`.
"""

import json
from typing import Any

from smallcouncil.cardkit.positions import over_a_bare_table
from smallcouncil.core.facts import SEED, Fact, Facts, Unordered
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.cards import LEADERS

BY_SEAT = ("leaders", "hands", "piles", "aside", "councils")
OF_A_SEAT = {"pile": "piles", "total": "totals", "aside": "aside", "council": "councils", "tokens": "councils"}
UNORDERED = frozenset({"discard", "removed", "dead"})


class BtwixtFacts(Facts):
    """Facts of a table of B'Twixt."""

    def lay(self, text: str) -> State:
        laid = over_a_bare_table(text, _bare_table, BY_SEAT, None)
        return self.game.start(position=text if laid is None else json.dumps(laid), seed=SEED)

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


def _bare_table(told: dict[str, Any]) -> dict[str, Any]:
    seats = told["seats"]
    leaders = [leader.id for leader in LEADERS[:seats]]
    return {"current": "hodor", "leaders": leaders, "hands": [[] for _ in range(seats)]}
