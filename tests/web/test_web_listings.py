"""How a table that is over is told of on the home page: for each who looks, in a few words."""

import pytest

from smallcouncil.web import sentences
from smallcouncil.web.rendering import page_texts
from smallcouncil.web.table_view import Listing, Seat, Settings


def _told(ranks: tuple[int, ...], *mine: int) -> str:
    seats = tuple(
        Seat(number=n, name=name, sitter="person", bot=None, mine=n in mine, present=False, awaited=False)
        for n, name in enumerate(("Anna", "Bran", "Cleo")[: len(ranks)])
    )
    listing = Listing("t", "hand-of-the-king", seats, {}, Settings(), 9, finished=True, ranks=ranks)
    return sentences.standing(page_texts("en", listing.slug), listing)


@pytest.mark.parametrize(
    ("ranks", "mine", "told"),
    [
        ((1, 2), (0,), "you won"),
        ((1, 2), (1,), "you lost"),
        ((1, 1), (1,), "you won, one of 2"),
        ((2, 1, 3), (0,), "you came 2 of 3"),
        ((1, 2, 1), (2,), "you won, one of 2"),
        ((2, 1, 3), (), "won by Bran"),
        ((1, 2, 1), (0, 1), "won together by Anna and Cleo"),
    ],
)
def test_how_a_game_has_ended(ranks: tuple[int, ...], mine: tuple[int, ...], told: str) -> None:
    assert _told(ranks, *mine) == told


def test_of_games_that_ended_before_results_were_kept_only_that_is_told() -> None:
    seats = (Seat(number=0, name="Anna", sitter="person", bot=None, mine=True, present=False, awaited=False),)
    listing = Listing("t", "hand-of-the-king", seats, {}, Settings(), 9, finished=True)
    assert sentences.standing(page_texts("en", listing.slug), listing) == "over"
