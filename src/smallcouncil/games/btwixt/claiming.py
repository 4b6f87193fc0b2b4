"""Claiming: in which council an ally may be placed, and that it lies there.

The frame of a claim belongs to the program of the ally. Its count is `CURRENT` for the current ally; its limit is the
council to which the ability through which it is claimed binds it.
"""

from collections.abc import Callable, Iterable

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.ally_verbs import claimed_by
from smallcouncil.games.btwixt.cards import ALLY, DESIGN
from smallcouncil.games.btwixt.frames import ASK_PLACE, CLAIM, Step, choose_council, push
from smallcouncil.games.btwixt.table import (
    NONE,
    Frame,
    Table,
    councils_of,
    neighbours_of,
    shared_council,
)

CURRENT = 1
PYCELLE = ALLY["grand-maester-pycelle"]
PULLING_THE_STRINGS = DESIGN["pulling-the-strings"]

Councils = Callable[[Table, Frame], Iterable[int]]


def claim_current(s: Table) -> None:
    push(s, CLAIM + s.current, s.winner, count=CURRENT)


def claim_beside(s: Table) -> None:
    """The winner claims the first of the allies that lie beside the current one."""
    push(s, CLAIM + s.beside[0], s.winner)


def puller(s: Table, winner: int) -> int:
    """The neighbour with more copies of Pulling the Strings, who draws the ally to the shared council (BT-058)."""
    one, two = neighbours_of(s, winner)
    copies = [s.piles[seat].count(PULLING_THE_STRINGS) for seat in (one, two)]
    if copies[0] == copies[1] or s.during == PYCELLE:
        return NONE
    return one if copies[0] > copies[1] else two


def place(s: Table, f: Frame) -> bool:
    """BC-13: what the ability says through which the ally is claimed, then the strings, then free choice."""
    if f.limit != NONE:
        return choose_council(s, f, f.you, (f.limit,), ASK_PLACE)
    pulling = puller(s, f.you) if f.count == CURRENT and s.strings else NONE
    if pulling == NONE:
        return choose_council(s, f, f.you, councils_of(s, f.you), ASK_PLACE)
    council = shared_council(s, f.you, pulling)
    s.log.append((journal.STRINGS, pulling, PULLING_THE_STRINGS, claimed_by(f), council))
    return choose_council(s, f, f.you, (council,), ASK_PLACE)


def place_by(rule: Councils) -> Step:
    """Place the ally by a rule of its own, which beats all others (BT-060)."""

    def step(s: Table, f: Frame) -> bool:
        allowed = tuple(rule(s, f))
        if f.count == CURRENT:
            s.fixed = set(allowed) != set(councils_of(s, f.you))
        return choose_council(s, f, f.you, allowed, ASK_PLACE)

    return step


def settle(s: Table, f: Frame) -> bool:
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
