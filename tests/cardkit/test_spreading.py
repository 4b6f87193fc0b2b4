"""What a game gathers goes to its place in the observation, plain and compiled alike."""

from marshal import dumps
from typing import Any

import numpy
import pytest

from smallcouncil.cardkit import spreading_kernel as kernel
from smallcouncil.cardkit.kept_parts import PLAIN_MARSHAL
from smallcouncil.cardkit.spreading import plan_of
from smallcouncil.core.compiled import compiled
from smallcouncil.core.encoding import Plane, split

PLANES = (
    Plane("ask", (4,), ""),
    Plane("turn", (3,), ""),
    Plane("round", (1,), "", 127),
    Plane("hand", (5,), "", 3),
    Plane("here", (4,), ""),
    Plane("strength", (4,), "", 127),
    Plane("icons", (4, 3), ""),
    Plane("gold", (3,), "", 127),
    Plane("piles", (3, 5), "", 3),
    Plane("lineups", (3, 2, 5), ""),
)
SEATS, VIEWER = 3, 1

CASES: list[tuple[Any, Any, str, Any]] = [
    ((kernel.MARK, "ask"), 2, "ask", [0, 0, 1, 0]),
    ((kernel.MARK, "ask"), -1, "ask", [0, 0, 0, 0]),
    ((kernel.SEAT, "turn"), 0, "turn", [0, 0, 1]),
    ((kernel.SEAT, "turn"), -1, "turn", [0, 0, 0]),
    ((kernel.NUMBER, "round"), 127, "round", [127]),
    ((kernel.NUMBER, "round"), 128, "round", [127]),
    ((kernel.NUMBER, "hand", 4), 2, "hand", [0, 0, 0, 0, 2]),
    ((kernel.COUNT, "hand"), [4, 0, 4], "hand", [1, 0, 0, 0, 2]),
    ((kernel.COUNT, "hand"), bytes([4, 0, 4]), "hand", [1, 0, 0, 0, 2]),
    ((kernel.COUNT, "hand"), (), "hand", [0] * 5),
    ((kernel.COUNT, ""), [1], "ask", [0, 1, 0, 0]),
    ((kernel.MARKS, "hand"), [3, 3], "hand", [0, 0, 0, 1, 0]),
    ((kernel.SEATS, "turn"), [1, 2], "turn", [1, 1, 0]),
    ((kernel.BY_SEAT, "gold"), [300, 5, 6], "gold", [5, 6, 127]),
    ((kernel.MARK_BY_SEAT, "piles"), [4, -1, 0], "piles", [[0] * 5, [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]]),
    ((kernel.BITS_BY_SEAT, "piles"), [0, 0b10010, 1], "piles", [[0, 1, 0, 0, 1], [1, 0, 0, 0, 0], [0] * 5]),
    ((kernel.PAIRS, ""), [7, 200, 8, 1], "round", [127]),
    ((kernel.COUNT_BY_SEAT, "piles"), [[2], [], [1, 1]], "piles", [[0] * 5, [0, 2, 0, 0, 0], [0, 0, 1, 0, 0]]),
    ((kernel.COUNT_TOGETHER, "hand"), [[2], bytes([2]), [1]], "hand", [0, 1, 2, 0, 0]),
    ((kernel.NUMBERS_BY_SEAT, "piles"), [[], [9, 8], [7]], "piles", [[9, 8, 0, 0, 0], [7, 0, 0, 0, 0], [0] * 5]),
    (
        (kernel.MARKS_BY_SEAT, "lineups"),
        [[], [0, 4], []],
        "lineups",
        [[[1, 0, 0, 0, 0], [0, 0, 0, 0, 1]], [[0] * 5] * 2, [[0] * 5] * 2],
    ),
    ((kernel.LENGTH_BY_SEAT, "gold"), [[3, 3], [], [4] * 130], "gold", [0, 127, 2]),
    ((kernel.LENGTH_BY_SEAT, "gold"), [bytes(2), b"", [4]], "gold", [0, 1, 2]),
    ((kernel.LAST_BY_SEAT, "piles"), [[3, 1], [], bytes([0, 4])], "piles", [[0] * 5, [0, 0, 0, 0, 1], [0, 1, 0, 0, 0]]),
    ((kernel.COUNT_LOW, "hand"), [4, 256 + 4, 512], "hand", [1, 0, 0, 0, 2]),
    ((kernel.COUNT_HIGH, "piles"), [4, 256 + 4, 512, 512], "piles", [[0, 0, 0, 0, 1], [2, 0, 0, 0, 0], [0] * 5]),
]


def spread(plan: Any, things: tuple[Any, ...], side: str) -> tuple[dict[str, Any], bool]:
    """The planes, and whether all that was gathered was read."""
    flat = dumps(things, PLAIN_MARSHAL)
    size = sum(plane.size for plane in PLANES)
    if side == "plain":
        row = bytearray(size)
        end = kernel.spread(flat, plan.tolist(), VIEWER, SEATS, row)
        out = numpy.frombuffer(row, numpy.int8)
    else:
        out = numpy.zeros(size, numpy.int8)
        end = compiled(kernel).spread(numpy.frombuffer(flat, numpy.uint8), plan, VIEWER, SEATS, out)
    return split(PLANES, out), end == len(flat)


@pytest.mark.parametrize("side", ["plain", "compiled"])
def test_each_thing_goes_where_its_plan_says_and_nowhere_else(side: str) -> None:
    for thing, gathered, name, expected in CASES:
        planes, all_read = spread(plan_of(PLANES, thing), (gathered,), side)
        assert planes.pop(name).tolist() == expected, (thing, gathered)
        assert all_read
        others = sum(int(plane.sum()) for plane in planes.values())
        assert others == (1 if thing[0] == kernel.PAIRS else 0)


@pytest.mark.parametrize("side", ["plain", "compiled"])
def test_numbers_of_places_count_where_something_lies(side: str) -> None:
    plan = plan_of(
        PLANES, (kernel.MARKS, "here"), (kernel.MASKED, "strength", "here"), (kernel.MASKED_BITS, "icons", "here")
    )
    planes, all_read = spread(plan, ([1, 3], bytes([9, 8, 7, 200, 5, 5]), [7, 5, 7, 2]), side)
    assert planes["strength"].tolist() == [0, 8, 0, 127]
    assert planes["icons"].tolist() == [[0] * 3, [1, 0, 1], [0] * 3, [0, 1, 0]]
    assert all_read


@pytest.mark.parametrize("side", ["plain", "compiled"])
def test_things_follow_each_other(side: str) -> None:
    plan = plan_of(PLANES, *(thing for thing, *_ in CASES if thing[0] != kernel.PAIRS))
    _, all_read = spread(plan, tuple(gathered for thing, gathered, *_ in CASES if thing[0] != kernel.PAIRS), side)
    assert all_read


@pytest.mark.parametrize("side", ["plain", "compiled"])
def test_a_thing_is_read_again_and_a_part_of_its_own_goes_on_where_the_last_one_ended(side: str) -> None:
    things = ((kernel.COUNT_BY_SEAT, "piles"), (kernel.AGAIN + kernel.LENGTH_BY_SEAT, "gold"), (kernel.NUMBER, "round"))
    planes, all_read = spread(plan_of(PLANES, *things), ([[2], [], [1, 1]], 9), side)
    assert all_read
    assert planes["piles"].tolist() == [[0] * 5, [0, 2, 0, 0, 0], [0, 0, 1, 0, 0]]
    assert planes["gold"].tolist() == [0, 2, 1]
    assert planes["round"].tolist() == [9]
    open_again = plan_of(PLANES, (kernel.NUMBER, "round"), (kernel.OPEN, ""), (kernel.COUNT, "hand"))
    planes, all_read = spread(open_again, (5, ([1],)), side)
    assert all_read
    assert (planes["round"].tolist(), planes["hand"].tolist()) == ([5], [0, 1, 0, 0, 0])
