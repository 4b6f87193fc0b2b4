"""What the lead in one House can still come to, as tables for the solver.

Between two seats a House is three things: the cards still in the grid, by how many cards seat 0 leads, and who holds
the banner on level terms. Two such standings are *alike* when no way of taking the remaining cards can tell them apart;
the solver merges positions by these classes. In its search a House is one small number, its code, which says all this
and what becomes of it. All of it is worked out here from the banner rule of the kernel.
"""

import typing
from collections.abc import Callable, Iterable
from functools import cache

from smallcouncil.games.hand_of_the_king.cards import SIZES
from smallcouncil.games.hand_of_the_king.kernel import banner_after_move
from smallcouncil.games.hand_of_the_king.layout import NOBODY

MOST_CARDS = max(SIZES)
# A standing is 2 * lead + 1 if seat 0 holds the banner, - 1 if seat 1 does; LEVEL is added to keep it positive.
STANDINGS = 64
LEVEL = STANDINGS // 2
WIDEST = MOST_CARDS + 3  # Jon Snow counts two; one more for good measure

SURE_0, SURE_1, SURE_NOBODY = 0, 1, 2  # the classes of Houses that nothing can change any more
OPEN = 3  # the first class of the others
CERTAIN = 1024
NEVER = MOST_CARDS + 1
CODE_BITS = 7


def standing_of(lead: int, holder: int) -> int:
    """The standing in a House where seat 0 leads by some cards (fewer than none: seat 1 leads)."""
    return LEVEL + 2 * lead + (0 if holder == NOBODY else 1 - 2 * holder)


def _lead(standing: int) -> int:
    """Seat 0's lead: 2 * lead is off by the holder's one, towards the holder."""
    offset = standing - LEVEL
    return (abs(offset) - 1) // 2 * (1 if offset > 0 else -1) if offset else 0


def holder_of(standing: int) -> int:
    return NOBODY if standing == LEVEL else int(standing < LEVEL)


def _after(standing: int, seat: int, cards: int) -> int:
    """The standing after a seat takes some cards with one move of Varys."""
    lead = max(-WIDEST, min(WIDEST, _lead(standing) + (cards if seat == 0 else -cards)))
    leading = 3 if lead == 0 else 1 if lead > 0 else 2
    return standing_of(lead, banner_after_move(leading, seat, holder_of(standing)))


def _sure(future: frozenset[int]) -> int:
    """The class of a House whose banner can only end with one seat, or an open class."""
    return OPEN if len(future) > 1 else {0: SURE_0, 1: SURE_1, NOBODY: SURE_NOBODY}[min(future)]


@cache
def _holders(left: int, standing: int) -> frozenset[int]:
    """Who may hold the banner in the end; not all cards need be taken."""
    found = {holder_of(standing)}
    for cards in range(1, left + 1):
        for seat in (0, 1):
            found |= _holders(left - cards, _after(standing, seat, cards))
    return frozenset(found)


@cache
def _chance(left: int, standing: int, seat: int) -> float:
    """How often a seat holds the banner in the end if a coin decides over every card."""
    if left == 0:
        return float(holder_of(standing) == seat)
    return (_chance(left - 1, _after(standing, 0, 1), seat) + _chance(left - 1, _after(standing, 1, 1), seat)) / 2


def _classes() -> dict[tuple[int, int], int]:
    """The class of every (cards left, standing): equal classes have equal holders now and equal classes ever after."""
    found: dict[tuple[int, int], int] = {}
    for left in range(MOST_CARDS + 1):
        known: dict[tuple[int, ...], int] = {}
        for standing in range(1, STANDINGS):
            sure = _sure(_holders(left, standing))
            if sure != OPEN:
                found[left, standing] = sure
                continue
            future = [
                found[left - cards, _after(standing, seat, cards)] for cards in range(1, left + 1) for seat in (0, 1)
            ]
            alike = (holder_of(standing), *future)
            found[left, standing] = known.setdefault(alike, OPEN + len(known))
    return found


# What a House means for the whole, one bit each, a byte apart so that a shift by the House makes sets of Houses. In the
# last two a single card more makes an open House sure for a seat.
IS_SURE_0, IS_SURE_1, IS_OPEN, IS_UNHELD, IS_GONE_0, IS_GONE_1, ONE_FOR_0, ONE_FOR_1 = (
    1 << byte * 8 for byte in range(8)
)
BEST_RANK = 31
_CLASS_OF = _classes()


def _need(left: int, standing: int, seat: int) -> int:
    """How many cards, taken at once, make an open House sure for a seat; more than there are if none do."""
    if _CLASS_OF[left, standing] < OPEN:
        return NEVER
    sure = (SURE_0, SURE_1)[seat]
    takes = range(1, left + 1)
    return next((cards for cards in takes if _CLASS_OF[left - cards, _after(standing, seat, cards)] == sure), NEVER)


def _marks(left: int, standing: int) -> int:
    alike = _CLASS_OF[left, standing]
    sure = {SURE_0: IS_SURE_0, SURE_1: IS_SURE_1, SURE_NOBODY: 0}.get(alike, IS_OPEN)
    if left == 0:
        return sure | {SURE_0: IS_GONE_0, SURE_1: IS_GONE_1, SURE_NOBODY: 0}[alike]
    one = sum(bit for seat, bit in ((0, ONE_FOR_0), (1, ONE_FOR_1)) if _need(left, standing, seat) == 1)
    return sure | one | (IS_UNHELD if standing == LEVEL else 0)


def _rank(left: int, standing: int) -> int:
    """The order of the classes, the better for seat 0 the higher; 0 with no card left, where only banners count."""
    alike = _CLASS_OF[left, standing]
    if left == 0 or alike == SURE_1:
        return 0
    return BEST_RANK if alike == SURE_0 else alike - OPEN + 1


class _House(typing.NamedTuple):
    """All that the search asks of a House; `taken` and `lost` are the codes after cards are taken or cut off."""

    marks: int
    rank: int
    needs: tuple[int, int]
    taken: tuple[int, ...]
    lost: int


def _codes() -> tuple[dict[tuple[int, int], int], list[_House]]:
    """One small number for every (cards left, standing); the same for two that nothing in the search tells apart."""
    code_of: dict[tuple[int, int], int] = {}
    houses: dict[_House, int] = {}
    for left in range(MOST_CARDS + 1):
        for standing in range(1, STANDINGS):
            house = _House(
                _marks(left, standing),
                _rank(left, standing),
                (_need(left, standing, 0), _need(left, standing, 1)),
                tuple(
                    code_of[left - cards, _after(standing, seat, cards)]
                    for seat in (0, 1)
                    for cards in range(1, left + 1)
                ),
                code_of[left - 1, standing] if left else 0,
            )
            code_of[left, standing] = houses.setdefault(house, len(houses))
    return code_of, list(houses)


_CODE_OF, _HOUSES = _codes()
CODES = 1 << CODE_BITS
assert len(_HOUSES) <= CODES


def _padded(numbers: Iterable[int]) -> tuple[int, ...]:
    found = tuple(numbers)
    return found + (0,) * (CODES - len(found))


def _by_code(told: Callable[[int, int], int]) -> tuple[int, ...]:
    """What a function of cards left and standing tells, by code."""
    some = {code: place for place, code in _CODE_OF.items()}
    return _padded(told(*some[code]) for code in range(len(_HOUSES)))


def _taken(house: _House, seat: int, cards: int) -> int:
    left = len(house.taken) // 2
    return house.taken[seat * left + cards - 1] if 0 < cards <= left else 0


# Indexed by cards left * STANDINGS + standing; a standing of 0 never occurs.
CODE = tuple(_CODE_OF.get((left, standing), 0) for left in range(MOST_CARDS + 1) for standing in range(STANDINGS))
# Indexed by code.
MARKS = _by_code(_marks)
RANK = _by_code(_rank)
EXPECTED = _by_code(lambda left, standing: round(CERTAIN * (_chance(left, standing, 0) - _chance(left, standing, 1))))
SPREAD = tuple(CERTAIN * CERTAIN - expected * expected for expected in EXPECTED)  # how uncertain that is
LOST = _padded(house.lost for house in _HOUSES)
# Indexed by seat * CODES + code.
NEED = tuple(need for seat in (0, 1) for need in _padded(house.needs[seat] for house in _HOUSES))
# Indexed by (seat * (MOST_CARDS + 1) + cards taken) * CODES + code.
TAKEN = tuple(
    code
    for seat in (0, 1)
    for cards in range(MOST_CARDS + 1)
    for code in _padded(_taken(house, seat, cards) for house in _HOUSES)
)
