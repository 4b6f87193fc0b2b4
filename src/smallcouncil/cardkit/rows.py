"""Rows: an observation of a card game as it is written, number by number.

A table is small lists of small numbers. What is here puts them where they stand in an observation: a card counts one
more in its place, a mark is a 1, a number is told as far as it fits. Compiled, each takes some nanoseconds.
"""

from typing import Final

from smallcouncil.core.native import Row, i64

MANY: Final = 127
"""More than this is told as this."""


def few(number: int) -> int:
    """A number as it is told."""
    return number if number < MANY else MANY


def place_of(seat: i64, viewer: i64, seats: i64) -> i64:
    """Seats are told from the viewer on."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def mark(row: Row, start: i64, place: i64) -> None:
    """A mark in one of many places, or nowhere."""
    if place >= 0:
        row[start + place] = 1


def mark_seat(row: Row, start: i64, seat: i64, viewer: i64, seats: i64) -> None:
    """A mark at a seat, or nowhere."""
    if seat >= 0:
        row[start + place_of(seat, viewer, seats)] = 1


def mark_all(row: Row, start: i64, places: list[int]) -> None:
    for place in places:
        row[start + place] = 1


def count(row: Row, start: i64, cards: list[int]) -> None:
    """How often each card lies there."""
    for card in cards:
        at: i64 = start + card
        row[at] = row[at] + 1


def count_by_seat(row: Row, start: i64, width: i64, zones: list[list[int]], viewer: i64) -> None:
    """The same for every seat."""
    seats: i64 = len(zones)
    for seat, zone in enumerate(zones):
        if zone:
            count(row, start + width * place_of(seat, viewer, seats), zone)


def number_by_seat(row: Row, start: i64, numbers: list[int], viewer: i64) -> None:
    """A number for each seat."""
    seats: i64 = len(numbers)
    for seat, number in enumerate(numbers):
        if number:
            row[start + place_of(seat, viewer, seats)] = few(number)


def length_by_seat(row: Row, start: i64, zones: list[list[int]], viewer: i64) -> None:
    """How many cards each seat has."""
    seats: i64 = len(zones)
    for seat, zone in enumerate(zones):
        row[start + place_of(seat, viewer, seats)] = few(len(zone))
