"""Games played at random by the rules themselves, on the plain side: any legal action, and each of them."""

from array import array

import pytest

import smallcouncil as sc
from smallcouncil.core.chance_words import sow
from smallcouncil.games.hand_of_the_king import kernel
from smallcouncil.games.hand_of_the_king.layout import CROWS, LENGTH, OVER, STEP, TEAMS
from smallcouncil.games.hand_of_the_king.state import HandState

GAME = sc.game("hand-of-the-king")


@pytest.mark.parametrize("seats", [2, 3])
def test_any_legal_action_may_come_and_no_other(seats: int) -> None:
    state = GAME.start(seats=seats, seed=5, crows=seats == 3)
    assert isinstance(state, HandState)
    luck = array("q", bytes(8 * 4))
    sow(luck, 0, 9)
    while state.awaiting:
        seat = state.awaiting[0]
        legal = state.actions(seat)
        assert {kernel.any_action(state.row, luck, 0) for _ in range(12 * len(legal))} == set(legal)
        state.act(seat, kernel.any_action(state.row, luck, 0))


def test_many_games_are_the_single_ones_added_up() -> None:
    row = array("q", bytes(8 * LENGTH))
    single = []
    for seed in (3, 4, 5):
        kernel.new_game(row, 2, 0, 0, 1, 0, seed)
        played = kernel.play_out(row)
        assert row[STEP] == OVER
        kernel.new_game(row, 2, 0, 0, 1, 0, seed)
        for _ in range(played):
            assert row[STEP] != OVER
            kernel.advance(row, kernel.random_action(row))
        assert row[STEP] == OVER
        single.append(played)
    last = row[:]
    assert kernel.play_many(row, 3, 2, 1, 3) == sum(single)
    assert row == last
    kernel.play_many(row, 1, 4, 1, 3)
    assert (row[TEAMS], row[CROWS]) == (0, 0)
