"""What the lead in one House can still come to, as tables for the solver.

Between two seats a House is three things: the cards still in the grid, by how many cards seat 0 leads, and who holds
the banner on level terms. Two such standings are *alike* when no way of taking the remaining cards can tell them apart;
the solver merges positions by these classes. All of it is worked out here from the banner rule of the kernel.
"""

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


# What a standing means for the whole, one bit each, a byte apart so that a shift by the House makes sets of Houses.
IS_SURE_0, IS_SURE_1, IS_OPEN, IS_UNHELD, IS_GONE_0, IS_GONE_1 = (1 << byte * 8 for byte in range(6))
BEST_RANK = 31


def _marks(left: int, standing: int, alike: int) -> int:
    sure = {SURE_0: IS_SURE_0, SURE_1: IS_SURE_1, SURE_NOBODY: 0}.get(alike, IS_OPEN)
    if left == 0:
        return sure | {SURE_0: IS_GONE_0, SURE_1: IS_GONE_1, SURE_NOBODY: 0}[alike]
    return sure | (IS_UNHELD if standing == LEVEL else 0)


def _rank(left: int, alike: int) -> int:
    """The order of the classes, the better for seat 0 the higher; 0 with no card left, where only banners count."""
    if left == 0 or alike == SURE_1:
        return 0
    return BEST_RANK if alike == SURE_0 else alike - OPEN + 1


_CLASS_OF = _classes()
_ALL = [(left, standing) for left in range(MOST_CARDS + 1) for standing in range(STANDINGS)]

# Indexed by cards left * STANDINGS + standing; a standing of 0 never occurs.
MARKS = tuple(_marks(left, standing, _CLASS_OF[left, standing]) if standing else 0 for left, standing in _ALL)
RANK = tuple(_rank(left, _CLASS_OF[left, standing]) if standing else 0 for left, standing in _ALL)
EXPECTED = tuple(
    round(CERTAIN * (_chance(left, standing, 0) - _chance(left, standing, 1))) if standing else 0
    for left, standing in _ALL
)
SPREAD = tuple(CERTAIN * CERTAIN - expected * expected for expected in EXPECTED)  # how uncertain that is
# Indexed by (seat * (MOST_CARDS + 1) + cards taken) * STANDINGS + standing.
AFTER = tuple(
    _after(standing, seat, cards) if standing else 0
    for seat in (0, 1)
    for cards in range(MOST_CARDS + 1)
    for standing in range(STANDINGS)
)
