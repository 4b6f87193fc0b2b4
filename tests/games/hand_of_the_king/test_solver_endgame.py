"""The search of the last cards: it agrees with the search by the table, may be put down anywhere, and loses no card."""

import random
from typing import Any

import numpy
import pytest

import smallcouncil as sc
from smallcouncil.core.bits import count
from smallcouncil.core.budget import Budget, Clock
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.games.hand_of_the_king import solver_endgame_kernel as endgame
from smallcouncil.games.hand_of_the_king import solver_kernel as search
from smallcouncil.games.hand_of_the_king import solver_position_kernel as positions
from smallcouncil.games.hand_of_the_king.kernel import landing, sweep
from smallcouncil.games.hand_of_the_king.layout import GRID, HOUSE_COUNT, KIN, SEAT, VARYS_AT
from smallcouncil.games.hand_of_the_king.solver_bare import BareSearch

GAME = sc.game("hand-of-the-king")
ENDLESS = 1 << 62


def row_with(left: int, seed: int) -> list[int] | None:
    """A position of a game played at random with just so many cards left, if the game has one."""
    state = GAME.start(seats=2, seed=seed, companions=False, first=seed % 2)
    rng = random.Random(seed)
    while state.awaiting and count(state.row[GRID]) > left:  # type: ignore[attr-defined]
        state.act(state.awaiting[0], rng.choice(state.actions(state.awaiting[0])))
    row: list[int] = state.row  # type: ignore[attr-defined]
    return list(row) if state.awaiting and count(row[GRID]) == left else None


def rows_with(left: int, number: int) -> list[list[int]]:
    found = (row_with(left, seed) for seed in range(1000 * left, 1000 * left + 10 * number))
    return [row for row in found if row is not None][:number]


class Forward(list[int]):
    """Numbers that are never looked up from their end, where the compiled side would look before their beginning."""

    def __getitem__(self, place: Any) -> Any:
        assert place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place: Any, number: Any) -> None:
        assert place >= 0
        super().__setitem__(place, number)


def plainly(row: list[int], target: int) -> tuple[int, int]:
    """The answer of the search as plain Python, and its nodes."""
    bare = BareSearch(numpy.array(row), Clock(Budget(nodes=0)), 1 << 22)
    desk, frames, table = (Forward(part) for part in (bare.workspace.tolist(), bare.frames.tolist(), [0] * (1 << 16)))
    desk[positions.TARGET], desk[positions.LIMIT], desk[positions.ROOM] = target, ENDLESS, ENDLESS
    answer = search.begin(desk, frames, row[GRID], row[VARYS_AT], row[SEAT], positions.all_stands(row))
    if answer == positions.NOT_YET:
        answer = search.search(desk, frames, table, len(table) // search.BUCKET - 1)
    return answer, desk[positions.NODES]


@pytest.mark.parametrize("left", [8, 12, 14])
def test_the_last_cards_come_to_the_same_with_and_without_the_table(left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = [(row, target) for row in rows_with(left, 25) for target in (-3, 1, 3)]
    without = [plainly(row, target) for row, target in asked]
    monkeypatch.setattr(search, "FEW", 0)
    with_table = [plainly(row, target) for row, target in asked]
    assert [answer for answer, _ in without] == [answer for answer, _ in with_table]
    assert without != with_table
    assert {answer for answer, _ in without} == {positions.YES, positions.NO}


@pytest.mark.parametrize("left", [endgame.FEW - 1, endgame.FEW, 18])
def test_a_search_that_is_put_down_again_and_again_comes_to_the_same(left: int) -> None:
    for row in rows_with(left, 6):
        at_once, in_parts = (BareSearch(numpy.array(row), Clock(Budget()), 1 << 22) for _ in range(2))
        answer = at_once.reaches(numpy.array(row), 1)
        assert _in_steps(in_parts, row, 7) == answer
        assert in_parts.nodes == at_once.nodes


def _in_steps(bare: BareSearch, row: list[int], step: int) -> bool:
    """Search on by a few nodes at a time; none is done beyond that."""
    place = (row[GRID], row[VARYS_AT], row[SEAT], positions.all_stands(row))
    bare.workspace[positions.TARGET] = 1
    answer = bare._fast.begin(bare.workspace, bare.frames, *place)
    while answer == positions.NOT_YET:
        bare.workspace[positions.LIMIT] = limit = bare.nodes + step
        answer = bare._fast.search(bare.workspace, bare.frames, bare.table.words, bare.table.mask)
        bare.table.grow_if_full()
        assert bare.nodes <= limit
    return bool(answer == positions.YES)


def test_what_varys_can_come_to_after_a_move_is_what_a_whole_look_tells() -> None:
    cut_off = kept = 0
    for seed in range(400):
        row = row_with(3 + seed % 16, seed)
        for rest, before, varys, swept in _moves(row) if row else ():
            reach = positions.reachable(rest, varys)
            assert positions.reachable_after(rest, before, varys, swept) == reach
            cut_off += reach != rest
            kept += reach == rest and count(swept) > 1
    assert cut_off > 20
    assert kept > 20


def _moves(row: list[int]) -> Any:
    """Every move from a position with nothing out of reach: the rest, Varys before and after, and what he took."""
    before = row[VARYS_AT]
    grid = positions.reachable(row[GRID], before)
    for direction in range(4):
        for house in range(HOUSE_COUNT):
            swept = sweep(row[KIN + house] & grid, before, direction)
            if swept:
                yield grid & ~swept, before, landing(swept, direction), swept


def test_the_moves_of_the_last_cards_are_the_kernels() -> None:
    refuted = 0
    for seed in range(300):
        row = row_with(3 + seed % 12, seed)
        if row is None:
            continue
        bare = BareSearch(numpy.array(row), Clock(Budget(nodes=0)), 1 << 16)
        desk, stack = bare.workspace.tolist(), [0] * endgame.STACK
        desk[positions.TARGET] = 1
        grid = positions.reachable(row[GRID], row[VARYS_AT])
        codes = positions.encode(desk, grid, positions.all_stands(row))
        marks = positions.survey(codes)[0]
        if positions.settled(marks, 1) != positions.NOT_YET:
            continue
        best = endgame.lay(desk, stack, 0, grid, row[VARYS_AT], codes, marks, endgame.sum_up(codes, 1), row[SEAT])
        moves = {(swept, varys): (rest, varys) for rest, _, varys, swept in _moves(row)}
        ends = [_settled_after(row, swept) for swept, _ in moves]
        assert (best == 1 - row[SEAT]) == (1 - row[SEAT] in ends)
        if best == 1 - row[SEAT]:
            continue
        listed = stack[endgame.FIRST_MOVE : stack[endgame.END]]
        assert best == max(listed, default=row[SEAT])
        assert len(listed) == stack[endgame.LEFT]
        took = {(move & endgame.SWEPT_BITS, move >> endgame.LANDED & endgame.LANDED_BITS) for move in listed}
        assert took <= moves.keys()
        for move in moves.keys() - took:
            assert _reply_settles(row, *move)
            refuted += 1
    assert refuted > 20


def _taking(row: list[int], swept: int, varys: int) -> list[int]:
    """A position after a move, by the rules kernel."""
    after = list(row)
    direction = next(way for way in range(4) if sweep(swept, row[VARYS_AT], way) == swept)
    house = next(number for number in range(HOUSE_COUNT) if row[KIN + number] & swept)
    kernel.advance(after, direction * HOUSE_COUNT + house)
    assert after[VARYS_AT] == varys
    return after


def _settled_after(row: list[int], swept: int) -> int:
    """The answer if a move settles it, with nothing counted as cut off."""
    return _settled(_taking(row, swept, _landing_of(row, swept)), row)


def _landing_of(row: list[int], swept: int) -> int:
    return next(varys for _, _, varys, taken in _moves(row) if taken == swept)


def _settled(after: list[int], row: list[int]) -> int:
    bare = BareSearch(numpy.array(row), Clock(Budget(nodes=0)), 1 << 16)
    grid = after[GRID] & positions.reachable(row[GRID], row[VARYS_AT])
    codes = positions.encode(bare.workspace.tolist(), grid, positions.all_stands(after))
    return positions.settled(positions.survey(codes)[0], 1)


def _reply_settles(row: list[int], swept: int, varys: int) -> bool:
    after = _taking(row, swept, varys)
    return any(_settled_after(after, reply) == row[SEAT] for _, _, _, reply in _moves(after))
