"""Observations of a seat that has looked before are those that a fresh look gives."""

import numpy
import pytest
from btwixt_playing import KINDS

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.state import BtwixtState

GAME = sc.game("btwixt")
ENCODER = GAME.encoder()


@pytest.mark.parametrize("number", range(0, len(KINDS), 5))
def test_a_seat_that_looks_again_sees_what_a_newcomer_in_its_place_sees(number: int) -> None:
    """The copy has kept nothing in mind; the seats look now and then, each at its own time."""
    state = GAME.start(seed=number, **KINDS[number])
    assert isinstance(state, BtwixtState)
    luck = Chance(number)
    while True:
        seat = state.awaiting[0] if state.awaiting else luck.below(state.seats)
        for viewer in {seat, luck.below(state.seats)}:
            kept, afresh = ENCODER.observation(state, viewer), ENCODER.observation(state.copy(), viewer)
            assert numpy.array_equal(kept, afresh)
        if not state.awaiting:
            break
        state.act(seat, luck.choice(state.actions(seat)))


def test_an_observation_is_an_array_of_its_own() -> None:
    state = GAME.start(seats=3, seed=1)
    first, mask = ENCODER.observation(state, 0), ENCODER.legal(state, state.awaiting[0])
    before = first.copy(), mask.copy()
    first[:], mask[:] = 7, 7
    again = ENCODER.observation(state, 0), ENCODER.legal(state, state.awaiting[0])
    assert numpy.array_equal(again[0], before[0])
    assert numpy.array_equal(again[1], before[1])
