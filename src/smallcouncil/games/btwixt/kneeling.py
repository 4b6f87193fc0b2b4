"""Kneeling and standing."""

from smallcouncil.games.btwixt import journal
from smallcouncil.games.btwixt.cards import ALLY
from smallcouncil.games.btwixt.frames import CLAIM, DISCARD, push
from smallcouncil.games.btwixt.moves import draw
from smallcouncil.games.btwixt.table import NONE, Table

JOFFREY, VARYS = ALLY["joffrey-baratheon"], ALLY["varys"]


def kneel(s: Table, seat: int, by: int = NONE) -> None:
    """A leader kneels, by choice or made to by a card; Joffrey and Varys meet those who have bid nothing."""
    s.standing &= ~(1 << seat)
    s.last_knelt = seat
    s.log.append((journal.KNELT, seat, by))
    if s.during in (JOFFREY, VARYS) and not s.piles[seat] and not s.once >> seat & 1:
        s.once |= 1 << seat
        if s.during == VARYS:
            draw(s, seat)
        elif s.hands[seat]:
            push(s, DISCARD, seat, limit=CLAIM + JOFFREY)


def stand(s: Table, seat: int, by: int) -> None:
    s.standing |= 1 << seat
    s.log.append((journal.STOOD, seat, by))
