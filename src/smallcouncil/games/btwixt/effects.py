"""What cards do, by number. The modules of `abilities` fill these tables; the flow of the game reads them.

An ally of the round holds as long as `during` names it, an influence card as long as it lies in a bid pile. Where such
a card can change something, the flow asks here and names no card.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from smallcouncil.cardkit.catalogue import Abilities
from smallcouncil.cardkit.modifiers import Effect, Modifiers
from smallcouncil.games.btwixt.cards import ALLIES, ALLY_CATALOGUE, INFLUENCE_CATALOGUE
from smallcouncil.games.btwixt.table import KINGSMOOT, BtwixtTable

INFLUENCE: Final = Abilities(INFLUENCE_CATALOGUE, "played", "triumph", "playable", "pulls")
"""What an influence card does when it is played, and after the bid is won (when, and what); when it can be played at
all; whether it draws the ally that is claimed to its holder's side."""
ALLY_ABILITIES: Final = Abilities(ALLY_CATALOGUE, "claimed", "kneels", "scoring")
"""What an ally does when it is claimed, when a leader kneels during its round, and at scoring."""

VALUES: Final = ("value", "total", "final-totals", "winner", "tied")
"""What a card counts; what a pile counts; all totals when all have knelt; who wins; who wins among those who tie."""
VERBS: Final = ("touch", "make-kneel", "kill", "replace", "play")
"""What can be forbidden (BC-19): moving or discarding cards of a bid pile (owner, by), making a leader kneel (seat,
by), killing, replacing the current ally, playing a certain card (seat, card)."""
VERBS_OF_THE_ROUND: Final = ("bid", "kneel", "winning-token", "triumphs", "strings")
"""What only an ally forbids: playing any card (seat), kneeling by choice (seat), the token of the winner, all triumphs,
all strings."""
ROUND: Final[Modifiers[BtwixtTable]] = Modifiers(*VALUES, *VERBS, *VERBS_OF_THE_ROUND)
PILE: Final[Modifiers[BtwixtTable]] = Modifiers(*VALUES, *VERBS)
_FORBIDDEN_BY_ALLIES: Final = {verb: ROUND.table(verb) for verb in (*VERBS, *VERBS_OF_THE_ROUND)}
_FORBIDDEN_BY_CARDS: Final = {verb: PILE.table(verb) for verb in VERBS}

OF_THE_ROUND: Final[tuple[tuple[Effect, ...], ...]] = (*((Effect(ally),) for ally in range(len(ALLIES))), ())
"""What is in force by the ally of the round; the last entry, which nobody (-1) finds, is nothing."""

Forbidding = Mapping[str, Callable[[BtwixtTable, Effect, Any], bool]]
Changes = Mapping[str, Callable[[BtwixtTable, Effect, Any, Any], Any]]


def influence(card: str, *, forbids: Forbidding | None = None, changes: Changes | None = None, **parts: Any) -> None:
    """Tell what an influence card does: its programs, and what it changes or forbids while it lies in a bid pile."""
    _modify(PILE, INFLUENCE.tell(card, **parts), forbids, changes)


def ally(name: str, *, forbids: Forbidding | None = None, changes: Changes | None = None, **parts: Any) -> None:
    """Tell what an ally does: its programs, and what it changes or forbids during its round."""
    _modify(ROUND, ALLY_ABILITIES.tell(name, **parts), forbids, changes)


def _modify(table: Modifiers[BtwixtTable], source: int, forbids: Forbidding | None, changes: Changes | None) -> None:
    for verb, forbid in (forbids or {}).items():
        table.add(verb, source, forbid)
    for thing, change in (changes or {}).items():
        table.add(thing, source, change)


def always(s: BtwixtTable, effect: Effect, about: Any) -> bool:
    """Forbidden without exception."""
    return True


def plain(s: BtwixtTable) -> bool:
    """Whether only red, green and purple cards are in the game, so that no card of a bid pile forbids anything."""
    return not s.advanced and s.drafting != KINGSMOOT


def in_piles(s: BtwixtTable, table: Mapping[int, object]) -> list[Effect]:
    """The cards of such a table that lie in bid piles, each with its holder."""
    return [Effect(card, holder) for holder, pile in enumerate(s.piles) for card in pile if card in table]


def ally_forbids(s: BtwixtTable, verb: str, about: Any = None) -> bool:
    """Whether the ally of the round forbids something."""
    return s.during in _FORBIDDEN_BY_ALLIES[verb] and ROUND.forbids(s, verb, about, OF_THE_ROUND[s.during])


def forbids(s: BtwixtTable, verb: str, about: Any = None) -> bool:
    """Whether the ally of the round or a card in a bid pile forbids something (BC-19)."""
    if ally_forbids(s, verb, about):
        return True
    if plain(s):
        return False
    table = _FORBIDDEN_BY_CARDS[verb]
    return bool(table) and PILE.forbids(s, verb, about, in_piles(s, table))
