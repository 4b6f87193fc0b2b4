"""One look at each action, for the compiled side: how good is the position after it?"""

from typing import Any

from smallcouncil.games.hand_of_the_king.evaluation import all_shares
from smallcouncil.games.hand_of_the_king.kernel import advance, shuffle
from smallcouncil.games.hand_of_the_king.layout import DECK, DECK_LEFT
from smallcouncil.games.hand_of_the_king.search_kernel import copy_row


def rate(rows: Any, seat: int, guesses: int, actions: Any, worth: Any, weights: Any, room: Any) -> None:
    """Write down a seat's share after each action, the mean over guesses at the order of the face-down companions."""
    v, child = rows[0], rows[1]
    for _ in range(guesses):
        shuffle(v, DECK, v[DECK_LEFT])
        for index in range(len(actions)):
            copy_row(v, child)
            advance(child, actions[index])
            all_shares(child, weights, room)
            worth[index] += room[seat] / guesses
