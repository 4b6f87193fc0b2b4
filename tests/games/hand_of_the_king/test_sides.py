"""The plain and the compiled side of the rules are one set of rules: row by row, decision by decision."""

from array import array
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from hypothesis import given, settings
from playing import GAME, KINDS, Play, name_of, plays

from smallcouncil.core import bits
from smallcouncil.core.chance import Chance
from smallcouncil.core.compiled import compiled
from smallcouncil.games.hand_of_the_king import engine, kernel
from smallcouncil.games.hand_of_the_king.layout import LENGTH, OVER, SEAT, STEP

GAMES_OF_A_KIND = 25


@pytest.fixture(scope="module")
def fast() -> SimpleNamespace:
    GAME.compile()
    return compiled(kernel)


def _flags(kind: dict[str, Any]) -> tuple[int, int, int]:
    return int(kind.get("teams", False)), int(kind.get("crows", False)), int(kind["companions"])


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_both_sides_play_the_same_games(fast: SimpleNamespace, kind: dict[str, Any]) -> None:
    """Both rows hold their own generator: each side also draws the same random action."""
    plain, quick = array("q", bytes(8 * LENGTH)), numpy.zeros(LENGTH, dtype=numpy.int64)
    decisions = 0
    for seed in range(GAMES_OF_A_KIND):
        start = (kind["seats"], *_flags(kind), seed % (kind["seats"] + 1) - 1, seed * 7919)
        kernel.new_game(plain, *start)
        fast.new_game(quick, *start)
        while plain[STEP] != OVER:
            assert plain.tolist() == quick.tolist()
            action = kernel.random_action(plain)
            assert fast.random_action(quick) == action
            kernel.advance(plain, action)
            fast.advance(quick, action)
            decisions += 1
        assert plain.tolist() == quick.tolist()
    assert decisions > 20 * GAMES_OF_A_KIND


def test_both_sides_read_a_row_alike(fast: SimpleNamespace) -> None:
    for seed in range(40):
        kind = KINDS[seed % len(KINDS)]
        state = GAME.start(**kind, seed=seed)
        luck = Chance(seed)
        while state.awaiting:
            row, shared = state.row, numpy.frombuffer(state.row, dtype=numpy.int64)
            assert kernel.declarations(row) == fast.declarations(shared)
            for house in range(7):
                assert kernel.leaders(row, house) == fast.leaders(shared, house)
                for seat in range(state.seats):
                    assert kernel.strength(row, seat, house) == fast.strength(shared, seat, house)
            state.act(row[SEAT], luck.choice(state.actions(row[SEAT])))


def test_play_out_is_random_actions_to_the_end(fast: SimpleNamespace) -> None:
    for seed, kind in enumerate(KINDS):
        one, other = (numpy.zeros(LENGTH, dtype=numpy.int64) for _ in range(2))
        start = (kind["seats"], *_flags(kind), 0, seed)
        fast.new_game(one, *start)
        fast.new_game(other, *start)
        decisions = 0
        while one[STEP] != OVER:
            fast.advance(one, fast.random_action(one))
            decisions += 1
        assert fast.play_out(other) == decisions
        assert one.tolist() == other.tolist()


@settings(max_examples=40, deadline=None)
@given(play=plays())
def test_a_state_plays_the_same_on_either_side(play: Play) -> None:
    """The public interface on the compiled side, against the plain functions on a row of their own."""
    GAME.compile()
    state = GAME.start(**play.start)
    assert engine.warm_up.ready is not None
    plain = state.row[:]
    done = 0
    for moment in play.moments(state):
        for _, action in moment.history[done:]:
            kernel.advance(plain, action)
        done = len(moment.history)
        assert plain == moment.row


@pytest.mark.parametrize("mask", [1, 2, 3, 0b1011000, (1 << 36) - 1, 1 << 35, 1 << 62, (1 << 62) + 1])
def test_both_sides_count_bits_alike(fast: SimpleNamespace, mask: int) -> None:
    assert fast.count(mask) == bits.count(mask) == bin(mask).count("1")
    numbers = [number for number in range(63) if mask >> number & 1]
    assert bits.members(mask) == numbers
    assert fast.lowest(mask) == bits.lowest(mask) == numbers[0]
    assert fast.highest(mask) == bits.highest(mask) == numbers[-1]
    assert [fast.nth(mask, place) for place in range(len(numbers))] == numbers
    assert [bits.nth(mask, place) for place in range(len(numbers))] == numbers
