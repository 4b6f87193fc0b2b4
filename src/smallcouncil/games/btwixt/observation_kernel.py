"""Spreads what `observation` has gathered over the planes: small loops over bytes, plain or compiled.

A number is five bytes, the last four its value; a list is five bytes, the last four its length, and what is in it.
Whatever belongs to a seat, or to the council after it, stands in the observation from the viewer on.
"""

from typing import Any

from smallcouncil.cardkit.spreading_kernel import ITEM, MANY, count, number, place_of
from smallcouncil.games.btwixt.cards import ALLIES, DESIGNS, LEADERS, POWER
from smallcouncil.games.btwixt.planes import DEBT, START

MELT = True
MARKS = tuple(
    START[plane] for plane in ("season", "current", "during", "comet", "playing", "ask", "by_card", "by_ally", "ally")
)
SEAT_MARKS = tuple(START[plane] for plane in ("first", "turn", "winner", "playing_by", "of", "council"))
NUMBERS = (
    START["round"],
    START["round"] + 1,
    START["current_tokens"],
    *range(START["decks"], START["decks"] + 4),
    START["to_the_right"],
    START["over"],
)
STANDING, AWAITED, TOTALS, ANSWERED = (START[plane] for plane in ("standing", "awaited", "totals", "answered"))
LEADER_MARKS, COUNCILS, POWERS = START["leaders"], START["councils"], START["power"]
SEAT_CARDS = tuple(START[plane] for plane in ("piles", "aside", "known"))
LENGTHS = tuple(START[plane] for plane in ("tokens", "hands", "whites", "packs"))
COUNTS = (
    *(START[plane] for plane in ("hand", "discard", "removed", "dead", "row", "beside", "looking", "top", "bottom")),
    *(START[plane] for plane in ("pack", "picked")),
    0,
)
"""The last one is for marks that say themselves where they stand."""
DESIGN_COUNT, ALLY_COUNT, LEADER_COUNT = len(DESIGNS), len(ALLIES), len(LEADERS)


def write_numbers(flat: Any, at: int, viewer: int, seats: int, out: Any, start: int) -> int:
    """A list with a number for each seat, or with none."""
    listed = number(flat, at)
    for seat in range(listed):
        out[start + place_of(seat, viewer, seats)] = min(number(flat, at + ITEM + ITEM * seat), MANY)
    return at + ITEM + ITEM * listed


def write_marks(flat: Any, at: int, viewer: int, seats: int, out: Any) -> int:
    """All that is a number by itself."""
    for index in range(len(MARKS)):
        value = number(flat, at)
        if value >= 0:
            out[MARKS[index] + value] = 1
        at += ITEM
    for index in range(len(SEAT_MARKS)):
        value = number(flat, at)
        if value >= 0:
            out[SEAT_MARKS[index] + place_of(value, viewer, seats)] = 1
        at += ITEM
    for index in range(len(NUMBERS)):
        out[NUMBERS[index]] = min(number(flat, at), MANY)
        at += ITEM
    standing = number(flat, at)
    for seat in range(seats):
        out[STANDING + place_of(seat, viewer, seats)] = standing >> seat & 1
    return at + ITEM


def write_seats(flat: Any, at: int, viewer: int, seats: int, out: Any) -> int:
    """Who is awaited, what the bids count, who has answered, who leads whom."""
    awaited = number(flat, at)
    for index in range(awaited):
        out[AWAITED + place_of(number(flat, at + ITEM + ITEM * index), viewer, seats)] = 1
    at += ITEM + ITEM * awaited
    at = write_numbers(flat, at, viewer, seats, out, TOTALS)
    at = write_numbers(flat, at, viewer, seats, out, ANSWERED)
    at += ITEM
    for seat in range(seats):
        leader = number(flat, at)
        if leader >= 0:
            out[LEADER_MARKS + place_of(seat, viewer, seats) * LEADER_COUNT + leader] = 1
        at += ITEM
    return at


def write_councils(flat: Any, at: int, viewer: int, seats: int, out: Any) -> int:
    at += ITEM
    for council in range(seats):
        place = place_of(council, viewer, seats)
        power = DEBT
        for index in range(number(flat, at)):
            ally = number(flat, at + ITEM + ITEM * index)
            out[COUNCILS + place * ALLY_COUNT + ally] = 1
            power += POWER[ally]
        out[POWERS + place] = min(power, MANY)
        at += ITEM + ITEM * number(flat, at)
    return at


def observe(flat: Any, viewer: int, seats: int, out: Any) -> None:
    """Write an observation over zeros."""
    at = write_marks(flat, ITEM, viewer, seats, out)
    at = write_seats(flat, at, viewer, seats, out)
    at = write_councils(flat, at, viewer, seats, out)
    for index in range(len(SEAT_CARDS)):
        listed = number(flat, at)
        at += ITEM
        for seat in range(listed):
            at = count(flat, at, out, SEAT_CARDS[index] + place_of(seat, viewer, seats) * DESIGN_COUNT)
    for index in range(len(LENGTHS)):
        at += ITEM
        for seat in range(seats):
            length = number(flat, at)
            out[LENGTHS[index] + place_of(seat, viewer, seats)] = min(length, MANY)
            at += ITEM + ITEM * length
    for index in range(len(COUNTS)):
        at = count(flat, at, out, COUNTS[index])
