"""Scoring: what councils are worth, and who wins (BT-042 to BT-046).

Every scoring ability is worked out from printed powers, tokens and numbers of allies, never from another's result
(BC-18); the bonuses are then added up.
"""

from collections.abc import Callable
from typing import NamedTuple

from smallcouncil.core.game import Result
from smallcouncil.games.btwixt.cards import ALLY, POWER
from smallcouncil.games.btwixt.table import Table, councils_of


def printed_power(s: Table, council: int) -> int:
    return sum(POWER[ally] for ally in s.councils[council])


def plain_power(s: Table, council: int) -> int:
    """Printed powers and tokens (BT-018)."""
    return printed_power(s, council) + sum(s.tokens[council])


def _beric(s: Table, council: int) -> int:
    return min(4, len(s.dead))


def _aemon(s: Table, council: int) -> int:
    return min(4, len(s.councils[council]) - 1)


def _victarion(s: Table, council: int) -> int:
    return min(3, len(s.tokens[council]) // 3)


def _catelyn(s: Table, council: int) -> int:
    return sum(POWER[ally] <= 2 for ally in s.councils[council])


def _sandor(s: Table, council: int) -> int:
    return -sum(POWER[ally] >= 5 for ally in s.councils[council] if ally != ALLY["sandor-clegane"])


def _lysa(s: Table, council: int) -> int:
    return -min(POWER[ALLY["lysa-arryn"]] - 1, len(s.tokens[council]) // 2)


def _arianne(s: Table, council: int) -> int:
    powers = [plain_power(s, other) for other in range(s.setup.seats)]
    return 3 if powers[council] == min(powers) else 0


def _robb(s: Table, council: int) -> int:
    return 2 if len(s.councils[council]) == max(map(len, s.councils)) else 0


def _gendry(s: Table, council: int) -> int:
    return 2 * (len(s.councils[council]) % 2)


def _sparrow(s: Table, council: int) -> int:
    return -2 * sum(POWER[ally] >= 6 for ally in s.councils[council])


SCORING: dict[int, Callable[[Table, int], int]] = {
    ALLY["beric-dondarrion"]: _beric,
    ALLY["maester-aemon"]: _aemon,
    ALLY["victarion-greyjoy"]: _victarion,
    ALLY["catelyn-stark"]: _catelyn,
    ALLY["sandor-clegane"]: _sandor,
    ALLY["lysa-arryn"]: _lysa,
    ALLY["arianne-martell"]: _arianne,
    ALLY["robb-stark"]: _robb,
    ALLY["gendry"]: _gendry,
    ALLY["the-high-sparrow"]: _sparrow,
}
"""What an ally adds to its council; what Catelyn and the High Sparrow add to others is counted with them."""


def bonuses(s: Table, council: int) -> dict[int, int]:
    """What the scoring abilities of a council's allies add to it, by ally; some add nothing."""
    return {ally: SCORING[ally](s, council) for ally in s.councils[council] if ally in SCORING}


def power(s: Table, council: int) -> int:
    """What a council is worth at the end."""
    return plain_power(s, council) + sum(bonuses(s, council).values())


class Standing(NamedTuple):
    """What decides between leaders, the first first."""

    small: int
    other: int
    allies: int


def standings(s: Table) -> list[Standing]:
    """Each leader's small council, other council, and number of allies in both."""
    powers = [power(s, council) for council in range(s.setup.seats)]
    found = []
    for seat in range(s.setup.seats):
        one, two = councils_of(s, seat)
        allies = len(s.councils[one]) + len(s.councils[two])
        found.append(Standing(min(powers[one], powers[two]), max(powers[one], powers[two]), allies))
    return found


def scores(s: Table) -> Result:
    """The strongest small council wins, then the other council, then the most allies; else victory is shared."""
    found = standings(s)
    ranks = tuple(1 + sum(other > own for other in found) for own in found)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Result(winners, tuple(standing.small for standing in found), ranks)
