"""What bid piles count, and who wins the bid."""

from smallcouncil.games.btwixt.cards import (
    ALLY,
    COLOR,
    DESIGN,
    GREEN,
    PURPLE,
    RED,
    VALUE,
    WHITE,
)
from smallcouncil.games.btwixt.table import NONE, Table, clockwise, councils_of

TYWIN, RENLY, WALDER = ALLY["tywin-lannister"], ALLY["renly-baratheon"], ALLY["walder-frey"]
PETYR, DAARIO = ALLY["petyr-baelish"], ALLY["daario-naharis"]
FAVOURED = {ALLY["grey-worm"]: RED, ALLY["margaery-tyrell"]: GREEN, ALLY["illyrio-mopatis"]: PURPLE}
BANNERS, HAND, GROWING, WARDEN = (
    DESIGN[name] for name in ("call-the-banners", "hand-of-the-king", "growing-strong", "warden-of-the-north")
)
QUEEN_REGENT = DESIGN["queen-regent"]
GROWING_CARDS = frozenset((BANNERS, HAND, GROWING, WARDEN))
SHADOWED = 3
"""The highest printed value that counts nothing under Tywin Lannister."""


def value(s: Table, owner: int, card: int) -> int:
    """What a card counts in a bid pile: printed, or 0 by Tywin, then all additions (BC-17)."""
    counted = 0 if s.during == TYWIN and VALUE[card] <= SHADOWED else VALUE[card]
    if FAVOURED.get(s.during) == COLOR[card]:
        counted += 2
    return counted + _growth(s, owner, card) if card in GROWING_CARDS else counted


def _growth(s: Table, owner: int, card: int) -> int:
    """What the cards that grow with others add to themselves."""
    colors = [COLOR[other] for other in s.piles[owner]]
    if card == BANNERS:
        return min(3, colors.count(RED) - 1)
    if card == GROWING:
        return min(3, colors.count(GREEN))
    if card == HAND:
        return min(3, len({color for color in colors if color != WHITE}))
    return min(4, min(len(s.councils[council]) for council in councils_of(s, owner)))


def total(s: Table, seat: int) -> int:
    """A leader's total if all knelt now, without Walder Frey (BC-24)."""
    pile = s.piles[seat]
    if not pile:
        return 0
    if s.during == TYWIN or s.during in FAVOURED:
        found = sum([value(s, seat, card) for card in pile])
    else:
        found = sum([VALUE[card] for card in pile])
        if not GROWING_CARDS.isdisjoint(pile):
            found += sum([_growth(s, seat, card) for card in pile if card in GROWING_CARDS])
    return found + len(pile) if s.during == RENLY else found


def final_totals(s: Table, last_knelt: int | None = None) -> list[int]:
    """All totals when all have knelt, this leader as the last; none falls below zero (BT-R09)."""
    totals = [total(s, seat) for seat in range(s.setup.seats)]
    last = s.last_knelt if last_knelt is None else last_knelt
    if s.during == WALDER and last != NONE:
        totals[last] = max(0, totals[last] - 4)
    return totals


def bid_winner(s: Table, totals: list[int]) -> int:
    """The highest total wins, a tie is won by the leader closest to the first player (BT-027, BT-028)."""
    order = clockwise(s, s.first)
    if s.during == PETYR:
        return sorted(order, key=lambda seat: -totals[seat])[1]
    best = max(totals)
    tied = [seat for seat in order if totals[seat] == best]
    if s.during == DAARIO:
        fewest = min(len(s.piles[seat]) for seat in tied)
        tied = [seat for seat in tied if len(s.piles[seat]) == fewest]
    return next((seat for seat in tied if QUEEN_REGENT in s.piles[seat]), tied[0])
