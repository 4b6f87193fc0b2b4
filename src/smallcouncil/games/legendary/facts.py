"""What scenarios say of Legendary: `hand 0`, `discard 1`, `field`, `tokens` and the like; all else by its view.

A `start` lays a position over a bare table: nothing in hands, decks and discard piles, and lineups and top Masterminds
that are always the same. What lies by seats may be told as `{"1": [...]}`.
"""

import json
from typing import Any

from smallcouncil.cardkit.positions import over_a_bare_table
from smallcouncil.core.facts import SEED, Fact, Facts, Unordered
from smallcouncil.core.game import State
from smallcouncil.games.legendary.cards import DESIGNS, MASTERMINDS_OF, SPACES
from smallcouncil.games.legendary.state import LegendaryState

LINEUPS = (
    ("call-the-banners", "northern-vanguard", "swing-the-sword", "counsel-of-the-hand", "the-pointy-end"),
    ("riverlands-raid", "intertwined", "kingslayer", "debts-paid", "wit-and-nerve"),
    ("gerold-the-white-bull", "kingswood-hunt", "varys-and-his-birds", "robert-at-court", "loras-knight-of-flowers"),
    ("rakharo-sworn-to-her", "he-is-khal", "exiles-longsword", "reports-to-the-spider", "rhaegal-takes-wing"),
)
MASTERMINDS = {
    "stark": "mm-winterfell",
    "lannister": "mm-jaime-lannister",
    "kings-landing": "mm-ser-barristan-lord-commander",
    "dothraki": "mm-daenerys-stormborn",
}
HOUSES = tuple(MASTERMINDS)
BY_SEAT = ("hands", "decks", "discards", "victory", "aside", "lineups", "hero_decks", "masterminds")
OF_A_SEAT = {"hand": "hands", "discard": "discards", "victory": "victory", "aside": "aside"}
UNORDERED = frozenset({"ko", "escaped", "played", "gone"})


class LegendaryFacts(Facts):
    """Facts of a table of Legendary."""

    def lay(self, text: str) -> State:
        laid = over_a_bare_table(text, _bare_table, BY_SEAT, [])
        if laid is None:
            return self.game.start(position=text, seed=SEED)
        if isinstance(laid["decks"], list):
            laid["decks"] = [_closed(deck) for deck in laid["decks"]]
        return self.game.start(position=json.dumps(laid), seed=SEED)

    def fact(self, state: State, name: str) -> Fact:
        assert isinstance(state, LegendaryState)
        what, _, number = name.partition(" ")
        if number.isdecimal() and int(number) < state.seats:
            return self._of_a_seat(state, what, int(number))
        if name == "field":
            return [_space(state, at) for at in range(len(SPACES)) if state.field[at]]
        if name in UNORDERED:
            return Unordered(state.view(None)[name])
        return super().fact(state, name)

    def _of_a_seat(self, state: LegendaryState, what: str, seat: int) -> Fact:
        if what in OF_A_SEAT:
            return Unordered(DESIGNS[card].id for card in getattr(state, OF_A_SEAT[what])[seat])
        if what == "deck":
            return [DESIGNS[card].id for card in reversed(state.decks[seat])]
        if what == "bottom":
            return DESIGNS[state.hero_decks[seat][0]].id if state.hero_decks[seat] else None
        if what == "lineup":
            return [DESIGNS[card].id for card in state.lineups[seat]]
        return super().fact(state, f"{what}.{seat}")


def _space(state: LegendaryState, at: int) -> str:
    allies = ["+".join(DESIGNS[card].id for card in (ally.ally, *ally.bystanders)) for ally in state.field[at]]
    return f"{SPACES[at]}:{','.join(allies)}"


def _bare_table(told: dict[str, Any]) -> dict[str, Any]:
    seats = told["seats"]
    empty: list[Any] = [[] for _ in range(seats)]
    return {
        "first": 0,
        "turn": 0,
        "step": "main",
        "hands": empty,
        "decks": [["-"] for _ in range(seats)],
        "discards": empty,
        "lineups": [list(lineup) for lineup in LINEUPS[:seats]],
        "masterminds": [_stack(house, _lost(told)) for house in told.get("houses", HOUSES[:seats])],
    }


def _lost(told: dict[str, Any]) -> set[str]:
    """All that a scenario names in Victory Piles: a Mastermind that lies there is in no stack."""
    piles = told.get("victory", [])
    named = list(piles.values()) if isinstance(piles, dict) else piles if isinstance(piles, list) else []
    return {str(name) for pile in named if isinstance(pile, list) for name in pile}


def _stack(house: str, lost: set[str]) -> list[str]:
    """The Mastermind that is always on top, and beneath it the others of the House in the order of the card list."""
    if house not in MASTERMINDS:
        return []
    own = [DESIGNS[card].id for card in MASTERMINDS_OF[HOUSES.index(house)]]
    stack = [MASTERMINDS[house], *[name for name in own if name != MASTERMINDS[house]]]
    return [*[name for name in stack if name not in lost], "-"]


def _closed(deck: Any) -> Any:
    """A personal deck of which a scenario names the cards has nothing beneath them."""
    return [*deck, "-"] if isinstance(deck, list) and deck[-1:] != ["-"] else deck
