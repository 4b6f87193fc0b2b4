"""What bid piles count, and who wins the bid."""

from typing import Final

from smallcouncil.cardkit.modifiers import Effect
from smallcouncil.games.btwixt.cards import VALUE
from smallcouncil.games.btwixt.effects import OF_THE_ROUND, PILE, ROUND, in_piles, plain
from smallcouncil.games.btwixt.table import BtwixtTable, clockwise

_VALUES: Final = ROUND.table("value")
_TOTALS: Final = ROUND.table("total")
_FINAL: Final = ROUND.table("final-totals")
_WINNERS: Final = ROUND.table("winner")
_TIED: Final = ROUND.table("tied")
_GROWING: Final = PILE.table("value")
_TIED_BY_CARD: Final = PILE.table("tied")
_GROWING_CARDS: Final = _GROWING.keys()
_printed = list(VALUE).__getitem__


def value(s: BtwixtTable, owner: int, card: int) -> int:
    """What a card counts in a bid pile: printed, or what the ally of the round makes of it, then additions (BC-17)."""
    counted = VALUE[card]
    if s.during in _VALUES:
        counted = ROUND.value(s, "value", card, counted, OF_THE_ROUND[s.during])
    return _grown(s, owner, card, counted) if card in _GROWING else counted


def _grown(s: BtwixtTable, owner: int, card: int, counted: int) -> int:
    """What a card counts that grows with others."""
    grown: int = _GROWING[card](s, Effect(card, owner), card, counted)
    return grown


def total(s: BtwixtTable, seat: int) -> int:
    """A leader's total if all knelt now, without what counts only then (BC-24)."""
    pile = s.piles[seat]
    if not pile:
        return 0
    if s.during in _VALUES:
        found = sum([value(s, seat, card) for card in pile])
    else:
        found = sum(map(_printed, pile))
        if not _GROWING_CARDS.isdisjoint(pile):
            found += sum([_grown(s, seat, card, 0) for card in pile if card in _GROWING])
    return ROUND.value(s, "total", seat, found, OF_THE_ROUND[s.during]) if s.during in _TOTALS else found


def final_totals(s: BtwixtTable, last_knelt: int | None = None) -> list[int]:
    """All totals when all have knelt, this leader as the last; none falls below zero (BT-R09)."""
    totals = [total(s, seat) for seat in range(s.setup.seats)]
    if s.during not in _FINAL:
        return totals
    last = s.last_knelt if last_knelt is None else last_knelt
    counted: list[int] = ROUND.value(s, "final-totals", last, totals, OF_THE_ROUND[s.during])
    return counted


def bid_winner(s: BtwixtTable, totals: list[int]) -> int:
    """The highest total wins, a tie is won by the leader closest to the first player (BT-027, BT-028)."""
    order = clockwise(s, s.first)
    best = max(totals)
    tied = [seat for seat in order if totals[seat] == best]
    if s.during in _TIED:
        tied = ROUND.value(s, "tied", totals, tied, OF_THE_ROUND[s.during])
    if not plain(s):
        tied = PILE.value(s, "tied", totals, tied, in_piles(s, _TIED_BY_CARD))
    winner = tied[0]
    return ROUND.value(s, "winner", totals, winner, OF_THE_ROUND[s.during]) if s.during in _WINNERS else winner
