"""Scoring: what councils are worth, and who wins (BT-042 to BT-046).

What the scoring abilities of allies add is worked out for each alone, and then added up (BC-18).
"""

from collections.abc import Callable
from typing import NamedTuple

from smallcouncil.core.game import Result
from smallcouncil.games.btwixt.cards import POWER
from smallcouncil.games.btwixt.effects import ALLY_ABILITIES
from smallcouncil.games.btwixt.table import BtwixtTable, councils_of


def printed_power(s: BtwixtTable, council: int) -> int:
    return sum(POWER[ally] for ally in s.councils[council])


def plain_power(s: BtwixtTable, council: int) -> int:
    """Printed powers and tokens (BT-018)."""
    return printed_power(s, council) + sum(s.tokens[council])


SCORING: dict[int, Callable[[BtwixtTable, int], int]] = ALLY_ABILITIES.part("scoring")
"""What an ally adds to its council, for those that do."""


def bonuses(s: BtwixtTable, council: int) -> dict[int, int]:
    """What the scoring abilities of a council's allies add to it, by ally; some add nothing."""
    return {ally: SCORING[ally](s, council) for ally in s.councils[council] if ally in SCORING}


def power(s: BtwixtTable, council: int) -> int:
    """What a council is worth at the end."""
    return plain_power(s, council) + sum(bonuses(s, council).values())


class Standing(NamedTuple):
    """What decides between leaders, the first first."""

    small: int
    other: int
    allies: int


def standings(s: BtwixtTable) -> list[Standing]:
    """Each leader's small council, other council, and number of allies in both."""
    powers = [power(s, council) for council in range(s.setup.seats)]
    found = []
    for seat in range(s.setup.seats):
        one, two = councils_of(s, seat)
        allies = len(s.councils[one]) + len(s.councils[two])
        found.append(Standing(min(powers[one], powers[two]), max(powers[one], powers[two]), allies))
    return found


def scores(s: BtwixtTable) -> Result:
    """The strongest small council wins, then the other council, then the most allies; else victory is shared."""
    found = standings(s)
    ranks = tuple(1 + sum(other > own for other in found) for own in found)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(winners, tuple(standing.small for standing in found), ranks)
