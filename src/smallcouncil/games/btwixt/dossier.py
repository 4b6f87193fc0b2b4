"""What one seat has seen of the hidden things."""

from smallcouncil.core.game import Json
from smallcouncil.games.btwixt.table import Table


def known_hands(s: Table, seat: int | None) -> list[list[int]]:
    return [[] for _ in s.hands]


def known_allies(s: Table, seat: int | None) -> Json:
    return {"top": [], "bottom": []}
