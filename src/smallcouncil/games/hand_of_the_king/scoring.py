"""Who has won: most banners, then the banner of the largest House (HK-055 to HK-057, HK-059, HK-R12)."""

from collections.abc import Sequence

from smallcouncil.core.game import Result
from smallcouncil.games.hand_of_the_king.layout import BANNERS, HOUSE_COUNT, SEATS, TEAMS


def result(v: Sequence[int]) -> Result:
    """The result of a position as if the game ended here. Teammates share score and rank."""
    seats = v[SEATS]
    standing = [_standing(v, _side(v, seat)) for seat in range(seats)]
    sides = sorted(set(standing), reverse=True)
    ranks = tuple(1 + sum(standing.count(better) for better in sides if better > own) for own in standing)
    winners = tuple(seat for seat in range(seats) if ranks[seat] == 1)
    return Result(winners, tuple(own[0] for own in standing), ranks)


def _side(v: Sequence[int], seat: int) -> tuple[int, ...]:
    """A seat, or in the team game the two partners, who sit opposite each other (HK-058)."""
    return (seat % 2, seat % 2 + 2) if v[TEAMS] else (seat,)


def _standing(v: Sequence[int], side: tuple[int, ...]) -> tuple[int, int]:
    """Banners, and the size order of the largest House among them; Houses are numbered from the largest."""
    held = [house for house in range(HOUSE_COUNT) if v[BANNERS + house] in side]
    return len(held), -min(held, default=HOUSE_COUNT)
