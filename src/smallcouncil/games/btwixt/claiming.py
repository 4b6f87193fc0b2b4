"""Claiming: in which council an ally may be placed, and that it lies there.

The frame of a claim belongs to the program of the ally. Its count is `CURRENT` for the current ally; its limit is the
council to which the ability through which it is claimed binds it.
"""

from typing import Final

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.ally_verbs import claimed_by
from smallcouncil.games.btwixt.effects import INFLUENCE, ally_forbids
from smallcouncil.games.btwixt.frames import ASK_PLACE, CLAIM, Among, Choice, push
from smallcouncil.games.btwixt.table import NONE, BtwixtTable, Frame, councils_of, neighbours_of, shared_council
from smallcouncil.games.btwixt.words import COUNCIL as COUNCIL_WORDS

CURRENT: Final = 1
_PULLS: Final = INFLUENCE.part("pulls")


def claim_current(s: BtwixtTable) -> None:
    push(s, CLAIM + s.current, s.winner, count=CURRENT)


def claim_beside(s: BtwixtTable) -> None:
    """The winner claims the first of the allies that lie beside the current one."""
    push(s, CLAIM + s.beside[0], s.winner)


def puller(s: BtwixtTable, winner: int) -> int:
    """The neighbour with more cards that pull, who draws the ally to the shared council (BT-058)."""
    one, two = neighbours_of(s, winner)
    cards = [len([card for card in s.piles[seat] if card in _PULLS]) for seat in (one, two)]
    if cards[0] == cards[1] or ally_forbids(s, "strings"):
        return NONE
    return one if cards[0] > cards[1] else two


def _pulling(s: BtwixtTable, f: Frame) -> int:
    return puller(s, f.you) if f.limit == NONE and f.count == CURRENT and s.strings else NONE


def councils_for(s: BtwixtTable, f: Frame) -> tuple[int, ...]:
    """BC-13: what the ability says through which the ally is claimed, then the strings, then free choice."""
    if f.limit != NONE:
        return (f.limit,)
    pulling = _pulling(s, f)
    return councils_of(s, f.you) if pulling == NONE else (shared_council(s, f.you, pulling),)


class Place(Choice):
    """In which council the ally that is claimed is placed."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ASK_PLACE, "council", COUNCIL_WORDS, councils_for)

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        pulling = _pulling(s, frame)
        if pulling != NONE:
            card = next(card for card in s.piles[pulling] if card in _PULLS)
            s.log.append((journal.STRINGS, pulling, card, claimed_by(frame), shared_council(s, frame.you, pulling)))
        return super().ask(s, frame)


class PlaceBy(Choice):
    """Place the ally by a rule of its own, which beats all others (BT-060)."""

    __slots__ = ()

    def __init__(self, rule: Among) -> None:
        super().__init__(ASK_PLACE, "council", COUNCIL_WORDS, rule)

    def ask(self, s: BtwixtTable, frame: Frame) -> bool:
        if frame.count == CURRENT:
            s.fixed = set(self.among(s, frame)) != set(councils_of(s, frame.you))
        return super().ask(s, frame)


place = Place()


def settle(s: BtwixtTable, f: Frame) -> bool:
    """The ally lies in its council, and so do the tokens on it."""
    ally, council = claimed_by(f), f.council
    s.councils[council].append(ally)
    s.log.append((journal.CLAIMED, f.you, ally, council))
    if f.count == CURRENT:
        s.tokens[council] += s.on_ally
        s.on_ally, s.current, s.placed = [], NONE, council
    else:
        s.beside.remove(ally)
    return False
