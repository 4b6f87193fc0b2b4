"""What scenarios say of Stark against Lannister: `stark.gold`, `lannister.holds`, `jon-snow.kneeling`, `phase`."""

from collections.abc import Mapping
from typing import Any

from smallcouncil.core.facts import Fact, Facts, UnknownFact, Unordered
from smallcouncil.core.game import State
from smallcouncil.games.stark_vs_lannister.cards import HOUSE_NAMES, PLACE

UNORDERED = frozenset(
    {"discard", "dead", "holds", "used", "plots", "icons", "keywords", "challenges", "bypassed", "effects"}
)


class StarkVsLannisterFacts(Facts):
    """Facts of a table, by Houses and cards."""

    def seats(self, state: State) -> Mapping[str, int]:
        houses = state.view(None)["houses"]
        return {house: houses.index(house) for house in HOUSE_NAMES}

    def fact(self, state: State, name: str) -> Fact:
        first, _, what = name.partition(".")
        view = state.view(None)
        if first in HOUSE_NAMES and what:
            return self._of_house(state, view, first, what)
        if first in PLACE:
            return _of_card(view, first, what)
        if name in ("first", "active"):
            return None if view[name] is None else str(view["houses"][view[name]])
        if name == "effects":
            return Unordered(sorted(_effect(effect) for effect in view[name]))
        if name in ("challenge.attacker", "challenge.winner") and view["challenge"]:
            seat = view["challenge"][what]
            return None if seat is None else str(view["houses"][seat])
        return super().fact(state, name)

    def _of_house(self, state: State, view: Any, house: str, what: str) -> Fact:
        seat = self.seats(state)[house]
        if what in ("holds", "placed", "known"):
            own: Any = state.view(seat)["hand"] if what == "holds" else state.view(seat)["placed"]
            return Unordered(own if what != "known" else state.view(1 - seat)["known"][seat])
        side = state.view(seat)["sides"][seat]
        if what not in side:
            raise UnknownFact(f"a side has no {what!r}: {', '.join(side)}")
        return _plain(what, side[what])


def _of_card(view: Any, card: str, what: str) -> Fact:
    found = _cards(view).get(card)
    if what == "here":
        return found is not None
    if found is None:
        raise UnknownFact(f"{card!r} is not in play")
    if what not in found:
        raise UnknownFact(f"a card has no {what!r}: {', '.join(found)}, here")
    return _plain(what, found[what])


def _cards(view: Any) -> dict[str, Any]:
    found = {}
    for side in view["sides"]:
        for card in side["play"]:
            found[card["card"]] = card
            found.update({each["card"]: each for each in card["attachments"]})
    return found


def _plain(what: str, value: Any) -> Fact:
    if what in ("play", "attachments"):
        return [card["card"] for card in value]
    if what in UNORDERED and isinstance(value, list):
        return Unordered(value)
    plain: Fact = value
    return plain


def _effect(effect: Any) -> str:
    return effect["source"] if effect["card"] is None else f"{effect['source']}@{effect['card']}"
