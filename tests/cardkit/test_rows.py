"""What a game writes into a row goes to its place, plain and compiled alike."""

from importlib import import_module
from typing import Any

import pytest

from smallcouncil.cardkit import rows
from smallcouncil.core.compiled_rules import COMPILED, IN_USE
from smallcouncil.core.native import Row

SEATS, VIEWER = 3, 1


def blank(size: int) -> Any:
    """An empty row of the kind that the rules in use write into."""
    row: Any = import_module("librt.strings").BytesWriter() if IN_USE == COMPILED else Row()
    row.write(bytes(size))
    return row


@pytest.mark.parametrize(("number", "told"), [(0, 0), (126, 126), (127, 127), (128, 127), (1000, 127)])
def test_a_number_is_told_as_far_as_it_fits(number: int, told: int) -> None:
    assert rows.few(number) == told


def test_seats_stand_from_the_viewer_on() -> None:
    assert [rows.place_of(seat, VIEWER, SEATS) for seat in range(SEATS)] == [2, 0, 1]


@pytest.mark.parametrize(("place", "told"), [(-1, [0, 0, 0, 0]), (0, [0, 1, 0, 0]), (2, [0, 0, 0, 1])])
def test_a_mark_stands_in_its_place_or_nowhere(place: int, told: list[int]) -> None:
    row = blank(4)
    rows.mark(row, 1, place)
    assert list(row.getvalue()) == told


@pytest.mark.parametrize(("seat", "told"), [(-1, [0, 0, 0, 0]), (0, [0, 0, 0, 1]), (1, [0, 1, 0, 0])])
def test_a_mark_stands_at_its_seat_or_nowhere(seat: int, told: list[int]) -> None:
    row = blank(4)
    rows.mark_seat(row, 1, seat, VIEWER, SEATS)
    assert list(row.getvalue()) == told


def test_cards_are_counted_and_places_marked() -> None:
    row = blank(8)
    rows.count(row, 1, [0, 2, 2])
    rows.mark_all(row, 4, [1, 3, 3])
    assert list(row.getvalue()) == [0, 1, 0, 2, 0, 1, 0, 1]


def test_every_seat_has_its_part() -> None:
    row = blank(13)
    rows.count_by_seat(row, 1, 2, [[0], [1, 1], []], VIEWER)
    rows.number_by_seat(row, 7, [300, 0, 5], VIEWER)
    rows.length_by_seat(row, 10, [[7, 7], [], [9]], VIEWER)
    assert list(row.getvalue()) == [0, 0, 2, 0, 0, 1, 0, 0, 5, 127, 0, 1, 2]


def test_a_place_beyond_the_row_is_refused() -> None:
    with pytest.raises(IndexError):
        rows.count(blank(3), 1, [2])
