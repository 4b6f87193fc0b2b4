"""Who has won: most banners, then the banner of the largest House (HK-055 to HK-057, HK-059, HK-R12)."""

from collections.abc import Sequence

from smallcouncil.core.bits import count
from smallcouncil.core.game import Result
from smallcouncil.games.hand_of_the_king.kernel import standing
from smallcouncil.games.hand_of_the_king.layout import BANNERS, HOUSE_COUNT, SEATS, TEAMS


def result(v: Sequence[int]) -> Result:
    """The result of a position as if the game ended here. Teammates share score and rank."""
    seats = v[SEATS]
    held = [_held(v, _side(v, seat)) for seat in range(seats)]
    standings = [standing(banners) for banners in held]
    ranks = tuple(1 + sum(other > own for other in standings) for own in standings)
    winners = tuple(seat for seat in range(seats) if ranks[seat] == 1)
    return Result(winners, tuple(count(banners) for banners in held), ranks)


def _side(v: Sequence[int], seat: int) -> tuple[int, ...]:
    """A seat, or in the team game the two partners, who sit opposite each other (HK-058)."""
    return (seat % 2, seat % 2 + 2) if v[TEAMS] else (seat,)


def _held(v: Sequence[int], side: tuple[int, ...]) -> int:
    """The Houses whose banners a side holds."""
    return sum(1 << house for house in range(HOUSE_COUNT) if v[BANNERS + house] in side)
