"""Modifiers: what cards change for as long as they are in force.

The flow of a round names no card. Where cards may change something it asks for the `value` of a thing, or whether
anything `forbids` a verb; every card that has a say in it stands in the table of that thing, with its function.

What is in force the game tells: cards that lie in play, or lasting effects that began with an event and end with a
challenge, a phase or a round. Both are effects, flat data to be copied with the state.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from smallcouncil.cardkit.programs import NONE

S = TypeVar("S")
HERE: Final = -1
"""How long an effect lasts: as long as its source is in its place. Other durations are numbers of the game's own."""


class Effect(NamedTuple):
    """Something in force: which card says so, whose it is, what it is about, and until when."""

    source: int
    owner: int = NONE
    about: int = NONE
    until: int = HERE


Change = Callable[[S, Effect, Any, Any], Any]
"""From the state, the effect, the thing asked about and its value so far: the value as changed."""
Forbid = Callable[[S, Effect, Any], bool]


class Modifiers(Generic[S]):
    """The things of a game that cards may change or forbid: a closed list, and for each the cards that do."""

    def __init__(self, *things: str) -> None:
        self._tables: dict[str, dict[int, Callable[..., Any]]] = {thing: {} for thing in things}

    def add(self, thing: str, source: int, function: Callable[..., Any]) -> None:
        table = self._tables[thing]
        if source in table:
            raise ValueError(f"card {source} says twice what becomes of {thing!r}")
        table[source] = function

    def table(self, thing: str) -> dict[int, Callable[..., Any]]:
        """The functions of the cards that change this thing, for a flow that knows where to look for them."""
        return self._tables[thing]

    def value(self, s: S, thing: str, about: Any, value: Any, effects: Iterable[Effect]) -> Any:
        """A value after everything in force has changed it, in the order of the effects."""
        table = self._tables[thing]
        for effect in effects:
            change = table.get(effect[0])
            if change is not None:
                value = change(s, effect, about, value)
        return value

    def forbids(self, s: S, verb: str, about: Any, effects: Iterable[Effect]) -> bool:
        """Whether anything in force forbids it."""
        table = self._tables[verb]
        for effect in effects:
            forbid = table.get(effect[0])
            if forbid is not None and forbid(s, effect, about):
                return True
        return False

    def things_of(self, source: int) -> set[str]:
        """What a card has a say in."""
        return {thing for thing, table in self._tables.items() if source in table}


def expire(effects: list[Effect], until: int) -> list[Effect]:
    """The end of a challenge, a phase or a round: what lasted until then is over; these effects were."""
    over = [effect for effect in effects if effect.until == until]
    effects[:] = [effect for effect in effects if effect.until != until]
    return over


def source_left(effects: list[Effect], source: int, owner: int) -> None:
    """A card has left its place: what held as long as it was there is over."""
    effects[:] = [effect for effect in effects if effect[:2] != (source, owner) or effect.until != HERE]
