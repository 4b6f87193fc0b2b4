"""What scenarios say of Hand of the King: `area 0`, `banner stark`, `offer`, `dead`, `varys`, `position`.

Positions are the lines of docs/positions.md, and `position` compares one whole. All else is told by the view.
"""

from smallcouncil.core.facts import Fact, Facts, Unordered
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import VARYS

UNORDERED = frozenset({"offer", "drawn", "dead", "discarded"})


class HandFacts(Facts):
    """Facts of a table of Hand of the King."""

    def fact(self, state: State, name: str) -> Fact:
        view = state.view(None)
        what, _, whose = name.partition(" ")
        if what == "area" and whose in self.seats(state):
            return Unordered(view["areas"][int(whose)])
        if what == "banner" and whose in view["banners"]:
            held: int | None = view["banners"][whose]
            return held
        if name in UNORDERED:
            return Unordered(view[name])
        if name == "banners":
            return list(view[name].values())
        if name == "varys":
            return int(view["grid"].index(VARYS))
        if name == "position":
            return str(view[name]).split()
        return super().fact(state, name)
