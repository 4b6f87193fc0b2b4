"""Parts of the exact solver's search by themselves: settled or not, one banner from it, and positions after a move."""

from itertools import product
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.games.hand_of_the_king import solver_bare
from smallcouncil.games.hand_of_the_king import solver_kernel as search
from smallcouncil.games.hand_of_the_king import solver_position_kernel as positions
from smallcouncil.games.hand_of_the_king.kernel import advance, sweep
from smallcouncil.games.hand_of_the_king.layout import GRID, HOUSE_COUNT, KIN, SEAT, VARYS_AT
from smallcouncil.games.hand_of_the_king.solver import FIRST_TARGET, position_after
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

FOR_0, FOR_1, OPEN, NOBODY = range(4)


def sets(fates: tuple[int, ...]) -> tuple[int, int, int]:
    """The Houses that are sure for either seat, and those still open."""
    sure_0, sure_1, still_open = (
        sum((fate == wanted) << house for house, fate in enumerate(fates)) for wanted in (FOR_0, FOR_1, OPEN)
    )
    return sure_0, sure_1, still_open


def marks(fates: tuple[int, ...]) -> int:
    sure_0, sure_1, still_open = sets(fates)
    return sure_0 | sure_1 << positions.SURE_FOR_1 | still_open << positions.STILL_OPEN


def every_fate() -> list[tuple[int, ...]]:
    return list(product((FOR_0, FOR_1, OPEN), repeat=HOUSE_COUNT))


@pytest.mark.parametrize("target", range(-15, 16, 2))
def test_banners_reach_a_target_if_their_worth_does(target: int) -> None:
    for fates in product((FOR_0, FOR_1, NOBODY), repeat=HOUSE_COUNT):
        held_0, held_1, _ = sets(fates)
        assert positions.reached(held_0, held_1, target) == (positions.worth(held_0, held_1) >= target)


@pytest.mark.parametrize("target", [-3, 1, 5])
def test_a_position_is_settled_if_open_houses_change_nothing(target: int) -> None:
    for fates in every_fate():
        sure_0, sure_1, still_open = sets(fates)
        worst = positions.worth(sure_0, sure_1 | still_open) >= target
        best = positions.worth(sure_0 | still_open, sure_1) >= target
        expected = positions.YES if worst else positions.NOT_YET if best else positions.NO
        assert positions.settled(marks(fates), target) == expected


@pytest.mark.parametrize("target", [-3, 1, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_banner_from_the_end_is_never_overlooked(seat: int, target: int) -> None:
    seen = set()
    for fates in every_fate():
        if positions.settled(marks(fates), target) != positions.NOT_YET:
            continue
        after = [(*fates[:house], seat, *fates[house + 1 :]) for house in range(HOUSE_COUNT) if fates[house] == OPEN]
        ends = any(positions.settled(marks(later), target) == 1 - seat for later in after)
        close = positions.one_from_end(marks(fates), seat, target)
        assert close or not ends, fates
        seen.add((close, ends))
    assert (True, True) in seen
    assert (False, False) in seen


@pytest.mark.parametrize("target", [-3, 1, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_where_any_banner_ends_it_every_one_does(seat: int, target: int) -> None:
    found = 0
    for fates in every_fate():
        if positions.settled(marks(fates), target) == positions.NOT_YET and positions.any_ends(
            marks(fates), seat, target
        ):
            after = [(*fates[:house], seat, *fates[house + 1 :]) for house, fate in enumerate(fates) if fate == OPEN]
            assert {positions.settled(marks(later), target) for later in after} == {1 - seat}
            found += 1
    assert found > 100


def test_a_position_after_a_move_is_what_a_whole_look_at_it_tells() -> None:
    cut_off = 0
    for seed in range(6):
        state = sc.game("hand-of-the-king").start(seats=2, seed=seed, companions=False)
        turn = 0
        while state.awaiting:
            bare = BareSearch(numpy.array(state.row), Clock(Budget(nodes=0)), 1 << 16)  # type: ignore[attr-defined]
            cut_off += _compare(bare, state.row)  # type: ignore[attr-defined]
            actions = state.actions(state.awaiting[0])
            state.act(state.awaiting[0], actions[(seed + turn) % len(actions)])
            turn += 1
    assert cut_off > 0


def _compare(bare: BareSearch, row: list[int]) -> int:
    """Check all positions after a move; how many had cards that Varys can no longer come to."""
    desk, frames = bare.workspace.tolist(), bare.frames.tolist()
    desk[positions.TARGET] = 1
    place = (row[GRID], row[VARYS_AT], row[SEAT], positions.all_stands(row))
    if search.begin(desk, frames, *place) != positions.NOT_YET:
        return 0
    listed = search.list_children(desk, frames, 0, bare.table.words, bare.table.mask)
    cut_off = 0
    for number in range(max(listed, 0)):
        child = search.FIRST_CHILD + number * search.PLACE
        grid, varys, codes = (frames[child + part] for part in (search.GRID_LEFT, search.VARYS, search.ALL_CODES))
        assert positions.reachable(grid, varys) == grid
        told = tuple(
            frames[child + part] for part in (search.ALL_MARKS, search.ALL_RANKS, search.MEAN, search.SPREAD_OUT)
        )
        assert told == positions.survey(codes)
        assert codes == positions.encode(desk, grid, _stands_after(row, varys))
        cut_off += grid.bit_count() < row[GRID].bit_count() - 3
    return cut_off


def _stands_after(row: list[int], varys: int) -> int:
    """The standings after the move of Varys to a square, by the rules kernel."""
    after = list(row)
    house = next(number for number in range(HOUSE_COUNT) if row[KIN + number] >> varys & 1)
    direction = next(way for way in range(4) if sweep(1 << varys, row[VARYS_AT], way))
    advance(after, direction * HOUSE_COUNT + house)
    assert after[VARYS_AT] == varys
    return positions.all_stands(after)


def test_the_move_that_a_tree_likes_is_tried_first() -> None:
    """Each in turn; the others keep the solver's own order."""
    state = sc.game("hand-of-the-king").start(seats=2, seed=3, companions=False)
    row = numpy.array(state.row)  # type: ignore[attr-defined]
    moves = {action: int(position_after(row, action)[VARYS_AT]) for action in state.actions(0)}
    firsts = []
    for shares in ({}, *({action: 1.0} for action in moves), {}):
        bare = BareSearch(row, Clock(Budget(nodes=2)), 1 << 16)
        assert bare.reaches(row, FIRST_TARGET, shares) is None
        firsts.append(int(bare.frames[search.FRAME + search.VARYS]))
    assert firsts[1:-1] == list(moves.values())
    assert firsts[0] == firsts[-1]


def test_what_takes_long_begins_anew_in_the_order_of_a_tree() -> None:
    """This opening is won at a move that the solver by itself tries late: 32 million nodes instead of 4."""
    row = numpy.array(sc.game("hand-of-the-king").start(seats=2, seed=1314, companions=False).row)  # type: ignore[attr-defined]
    patient, hasty = (BareSearch(row, Clock(Budget(nodes=6_000_000)), 1 << 28, patience) for patience in (True, False))
    assert [patient.reaches(row, FIRST_TARGET), hasty.reaches(row, FIRST_TARGET)] == [True, None]
    assert patient.nodes < 6_000_000 == hasty.nodes


@pytest.mark.parametrize("target", [1, 3])
def test_what_is_soon_answered_needs_no_tree(target: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a budget that ends before, or any other question than who wins."""
    monkeypatch.setattr(solver_bare, "shares_of_moves", lambda row: pytest.fail("a tree was grown"))
    row = numpy.array(sc.game("hand-of-the-king").start(seats=2, seed=1314, companions=False).row)  # type: ignore[attr-defined]
    most = solver_bare.LONG if target == FIRST_TARGET else 2 * solver_bare.LONG
    bare = BareSearch(row, Clock(Budget(nodes=most)), 1 << 28, patient=True)
    assert bare.reaches(row, target) is None
    assert bare.nodes == most


def test_what_takes_very_long_is_answered_by_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """And so are the parts: the answers are those of one search, for both seats and both answers."""
    monkeypatch.setattr(solver_bare, "LONG", 40)
    monkeypatch.setattr(solver_bare, "VERY_LONG", 80)
    monkeypatch.setattr(solver_bare, "PLAYOUTS", 20)
    told, parts = set(), 0
    by_parts = BareSearch._by_parts

    def counted(bare: BareSearch, *asked: Any) -> bool | None:
        nonlocal parts
        parts += 1
        return by_parts(bare, *asked)

    monkeypatch.setattr(BareSearch, "_by_parts", counted)
    for seed in range(40):
        state, turn = sc.game("hand-of-the-king").start(seats=2, seed=seed, companions=False), 0
        while state.row[GRID].bit_count() > 23:  # type: ignore[attr-defined]
            actions = state.actions(state.awaiting[0])
            state.act(state.awaiting[0], actions[(seed + turn) % len(actions)])
            turn += 1
        row = numpy.array(state.row)  # type: ignore[attr-defined]
        patient, hasty = (BareSearch(row, Clock(Budget()), 1 << 24, patience) for patience in (True, False))
        answer = hasty.reaches(row, FIRST_TARGET)
        assert patient.reaches(row, FIRST_TARGET) == answer is not None
        assert patient.recalls(row, FIRST_TARGET) == answer
        told.add((int(row[SEAT]), answer))
    assert len(told) == 4
    assert parts > 100


def test_parts_share_one_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_bare, "LONG", 1000)
    monkeypatch.setattr(solver_bare, "VERY_LONG", 1000)
    monkeypatch.setattr(solver_bare, "PLAYOUTS", 20)
    row = numpy.array(sc.game("hand-of-the-king").start(seats=2, seed=1314, companions=False).row)  # type: ignore[attr-defined]
    for most in (999, 1000, 1001, 2000, 2001, 10_000):
        bare = BareSearch(row, Clock(Budget(nodes=most)), 1 << 24, patient=True)
        assert bare.reaches(row, FIRST_TARGET) is None
        assert bare.nodes == most
