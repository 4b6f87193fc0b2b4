"""Spreads what a game has gathered over the planes of an observation: small loops over bytes, plain or compiled.

What was gathered is a tuple in the plain form of `marshal`: a number is five bytes, the last four its value; a list is
five bytes, the last four its length, and what is in it; of a string of bytes every byte is a number. A plan says for
each thing in it what is to be done, in rows of five numbers: how, where the plane begins, how many parts it has, how
wide each of them is, and where the plane lies that says what counts (or how wide a part of a part is).
"""

from typing import Any

MELT = True
MARK, SEAT, NUMBER = range(3)
"""Things that are one number: a place to mark, a seat to mark, the number itself."""
COUNT, MARKS, SEATS, BY_SEAT, MARK_BY_SEAT, BITS_BY_SEAT, MASKED, MASKED_BITS, PAIRS = range(3, 12)
"""Lists: things to count or to mark, seats to mark; of each seat a number, a mark or bits; of each place where
something lies a number or bits; places and numbers in turn."""
COUNT_BY_SEAT, COUNT_TOGETHER, NUMBERS_BY_SEAT, MARKS_BY_SEAT = range(12, 16)
"""Lists of lists: things to count for each seat, or of all seats together; for each seat a row of numbers, or of marks,
each of which has its part of the plane."""
LENGTH_BY_SEAT, LAST_BY_SEAT = range(16, 18)
"""Of a list of lists: for each seat how many things it has, or a mark for the last one."""
COUNT_LOW, COUNT_HIGH = range(18, 20)
"""Lists of things with a mark above their number: the numbers to count, or the marked ones by mark and number."""
OPEN = 20
"""No thing: what comes after it was written down by itself."""
AGAIN = 32
"""Beside any of these: the thing before is read once more."""
LOW = 256
ROW = 5
ITEM = 5
STRING = ord("s")
MANY = 127


def number(flat: Any, at: int) -> int:
    """The number at a place, or the length of the list there; none is beyond 16 bits, and one may be negative."""
    value = int(flat[at + 1]) + 256 * int(flat[at + 2])
    return value - 65536 if flat[at + 4] > 127 else value


def place_of(seat: int, viewer: int, seats: int) -> int:
    """Seats are told from the viewer on."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def stride(flat: Any, at: int) -> int:
    """How many bytes each item of a list takes."""
    return 1 if flat[at] == STRING else ITEM


def item(flat: Any, at: int, step: int) -> int:
    return int(flat[at]) if step == 1 else number(flat, at)


def after(flat: Any, at: int) -> int:
    """Where a list ends."""
    return at + ITEM + stride(flat, at) * number(flat, at)


def count(flat: Any, at: int, out: Any, start: int) -> int:
    """How often each thing is in a list, and where the list ends."""
    step, end = stride(flat, at), after(flat, at)
    at += ITEM
    while at < end:
        out[start + item(flat, at, step)] += 1
        at += step
    return end


def write_number(flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int) -> None:
    value = number(flat, at)
    if how == NUMBER:
        out[start] = min(value, MANY)
    elif value >= 0:
        out[start + (value if how == MARK else place_of(value, viewer, seats))] = 1


def write_marks(flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int) -> None:
    step, end = stride(flat, at), after(flat, at)
    at += ITEM
    while at < end:
        value = item(flat, at, step)
        out[start + (value if how == MARKS else place_of(value, viewer, seats))] = 1
        at += step


def write_bits(value: int, out: Any, start: int, width: int) -> None:
    for bit in range(width):
        out[start + bit] = value >> bit & 1


def write_by_seat(flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int, width: int) -> None:
    """A list with a number for each seat, or with none."""
    step = stride(flat, at)
    for seat in range(number(flat, at)):
        value = item(flat, at + ITEM + step * seat, step)
        own = start + place_of(seat, viewer, seats) * width
        if how == BY_SEAT:
            out[own] = min(value, MANY)
        elif how == BITS_BY_SEAT:
            write_bits(value, out, own, width)
        elif value >= 0:
            out[own + value] = 1


def write_masked(flat: Any, at: int, how: int, out: Any, start: int, places: int, width: int, mask: int) -> None:
    """A list with a number for each place: only what lies there counts, and only so many as the plane has."""
    step = stride(flat, at)
    for place in range(places):
        if out[mask + place]:
            value = item(flat, at + ITEM + step * place, step)
            if how == MASKED:
                out[start + place] = min(value, MANY)
            else:
                write_bits(value, out, start + place * width, width)


def write_pairs(flat: Any, at: int, out: Any) -> None:
    end = after(flat, at)
    at += ITEM
    while at < end:
        out[number(flat, at)] = min(number(flat, at + ITEM), MANY)
        at += 2 * ITEM


def write_row(flat: Any, at: int, how: int, out: Any, start: int, width: int) -> int:
    """The row of a seat: number by number, or mark by mark; and where it ends."""
    step = stride(flat, at)
    for index in range(number(flat, at)):
        value = item(flat, at + ITEM + step * index, step)
        if how == NUMBERS_BY_SEAT:
            out[start + index] = min(value, MANY)
        else:
            out[start + index * width + value] = 1
    return after(flat, at)


def write_nested(
    flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int, width: int, inner: int
) -> int:
    """A list with a list for each seat, or with none; and where it ends."""
    listed = number(flat, at)
    at += ITEM
    for seat in range(listed):
        own = start if how == COUNT_TOGETHER else start + place_of(seat, viewer, seats) * width
        at = count(flat, at, out, own) if how <= COUNT_TOGETHER else write_row(flat, at, how, out, own, inner)
    return at


def write_list(
    flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int, parts: int, width: int, mask: int
) -> int:
    """A list; and where it ends."""
    if how == COUNT:
        return count(flat, at, out, start)
    if how <= SEATS:
        write_marks(flat, at, how, viewer, seats, out, start)
    elif how <= BITS_BY_SEAT:
        write_by_seat(flat, at, how, viewer, seats, out, start, width)
    elif how <= MASKED_BITS:
        write_masked(flat, at, how, out, start, parts, width, mask)
    else:
        write_pairs(flat, at, out)
    return after(flat, at)


def write_ends(flat: Any, at: int, how: int, viewer: int, seats: int, out: Any, start: int, width: int) -> int:
    """A list with a list for each seat, of which only length or end is told; and where it ends."""
    listed = number(flat, at)
    at += ITEM
    for seat in range(listed):
        own, length = start + place_of(seat, viewer, seats) * width, number(flat, at)
        step, end = stride(flat, at), after(flat, at)
        if how == LENGTH_BY_SEAT:
            out[own] = min(length, MANY)
        elif length:
            out[own + item(flat, end - step, step)] = 1
        at = end
    return at


def count_marked(flat: Any, at: int, how: int, out: Any, start: int, width: int) -> int:
    """How often each thing is in a list, without its mark, or only if it has one; and where the list ends."""
    end = after(flat, at)
    at += ITEM
    while at < end:
        value = number(flat, at)
        if how == COUNT_LOW:
            out[start + value % LOW] += 1
        elif value >= LOW:
            out[start + (value // LOW - 1) * width + value % LOW] += 1
        at += ITEM
    return end


def spread(flat: Any, plan: Any, viewer: int, seats: int, out: Any) -> int:
    """Write an observation over zeros; and where the things end that the plan knows."""
    at = before = ITEM
    for row in range(0, len(plan), ROW):
        how, start, parts, width, mask = plan[row], plan[row + 1], plan[row + 2], plan[row + 3], plan[row + 4]
        if how >= AGAIN:
            how, at = how - AGAIN, before
        before = at
        if how <= NUMBER:
            write_number(flat, at, how, viewer, seats, out, start)
            at += ITEM
        elif how < COUNT_BY_SEAT:
            at = write_list(flat, at, how, viewer, seats, out, start, parts, width, mask)
        elif how < LENGTH_BY_SEAT:
            at = write_nested(flat, at, how, viewer, seats, out, start, width, mask)
        elif how <= LAST_BY_SEAT:
            at = write_ends(flat, at, how, viewer, seats, out, start, width)
        elif how < OPEN:
            at = count_marked(flat, at, how, out, start, width)
        else:
            at += ITEM
    return at
