"""Allies that count at the end: what each adds to its council.

Every scoring ability is worked out from printed powers, tokens and numbers of allies, never from another's result
(BC-18). What an ally adds to others of its council is counted with it.
"""

from smallcouncil.games.btwixt.cards import ALLY, POWER
from smallcouncil.games.btwixt.effects import ally
from smallcouncil.games.btwixt.scoring import plain_power
from smallcouncil.games.btwixt.table import BtwixtTable


def by_the_dead(s: BtwixtTable, council: int) -> int:
    return min(4, len(s.dead))


def by_the_others(s: BtwixtTable, council: int) -> int:
    return min(4, len(s.councils[council]) - 1)


def by_three_tokens(s: BtwixtTable, council: int) -> int:
    return min(3, len(s.tokens[council]) // 3)


def by_the_weak(s: BtwixtTable, council: int) -> int:
    return sum(POWER[other] <= 2 for other in s.councils[council])


def less_by_the_strong(s: BtwixtTable, council: int) -> int:
    return -sum(POWER[other] >= 5 for other in s.councils[council] if other != ALLY["sandor-clegane"])


def less_by_two_tokens(s: BtwixtTable, council: int) -> int:
    return -min(POWER[ALLY["lysa-arryn"]] - 1, len(s.tokens[council]) // 2)


def if_weakest(s: BtwixtTable, council: int) -> int:
    powers = [plain_power(s, other) for other in range(s.setup.seats)]
    return 3 if powers[council] == min(powers) else 0


def if_most_allies(s: BtwixtTable, council: int) -> int:
    return 2 if len(s.councils[council]) == max(map(len, s.councils)) else 0


def if_odd(s: BtwixtTable, council: int) -> int:
    return 2 * (len(s.councils[council]) % 2)


def less_by_the_mighty(s: BtwixtTable, council: int) -> int:
    return -2 * sum(POWER[other] >= 6 for other in s.councils[council])


ally("beric-dondarrion", scoring=by_the_dead)
ally("maester-aemon", scoring=by_the_others)
ally("victarion-greyjoy", scoring=by_three_tokens)
ally("catelyn-stark", scoring=by_the_weak)
ally("sandor-clegane", scoring=less_by_the_strong)
ally("lysa-arryn", scoring=less_by_two_tokens)
ally("arianne-martell", scoring=if_weakest)
ally("robb-stark", scoring=if_most_allies)
ally("gendry", scoring=if_odd)
ally("the-high-sparrow", scoring=less_by_the_mighty)
