"""Triumphs: what cards do after the bid is won, from the first player clockwise (BT-R04)."""

from typing import Final

from smallcouncil.games.btwixt.frames import Program
from smallcouncil.games.btwixt.table import BtwixtTable, Frame, neighbours_of

ANY: Final = 0
WON: Final = 1
LOST: Final = 2
NEIGHBOUR: Final = 3
"""When a triumph does something: whoever won; if you won; if you did not; if a neighbour of yours won."""

Triumph = tuple[int, Program]


def applies(s: BtwixtTable, when: int, seat: int) -> bool:
    if when == WON:
        return s.winner == seat
    if when == LOST:
        return s.winner != seat
    return when == ANY or (when == NEIGHBOUR and s.winner in neighbours_of(s, seat))


def winner_is_the_neighbour(s: BtwixtTable, f: Frame) -> bool:
    """The neighbour of whom the ability speaks is the one who won."""
    f.seat = s.winner
    return False
