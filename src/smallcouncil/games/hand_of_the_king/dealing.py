"""Deals for tables: by luck that nobody can find out from the open board.

Afterwards the game needs no luck any more, so the generator inside the row stays empty.
"""

from array import array

from smallcouncil.core.chance import Chance
from smallcouncil.core.game import Setup
from smallcouncil.games.hand_of_the_king.kernel import begin_turn, clear, reveal, set_out
from smallcouncil.games.hand_of_the_king.layout import AT, COMPANION_COUNT, DECK, DECK_LEFT, LENGTH, SEAT, SQUARES


def sealed(setup: Setup, luck: Chance) -> "array[int]":
    """A row at its first decision: the grid is dealt first, then the companion deck, then the first seat is drawn."""
    row, options = array("q", bytes(8 * LENGTH)), setup.options
    clear(row, setup.seats, int(options["teams"]), int(options["crows"]), 0)
    row[AT : AT + SQUARES] = _shuffled(range(SQUARES), luck)
    set_out(row)
    if options["companions"]:
        stack(row, range(COMPANION_COUNT), luck)
        reveal(row)
    first = options["first"]
    row[SEAT] = luck.below(setup.seats) if first == "random" else int(first)
    begin_turn(row)
    return row


def stack(row: "array[int]", companions: "range | list[int]", luck: Chance) -> None:
    """Lay these companions face down in random order."""
    row[DECK_LEFT] = len(companions)
    row[DECK : DECK + len(companions)] = _shuffled(companions, luck)


def _shuffled(cards: "range | list[int]", luck: Chance) -> "array[int]":
    order = list(cards)
    luck.shuffle(order)
    return array("q", order)
