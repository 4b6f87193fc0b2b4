"""The line of an analysis ends where the opponent goes on with a card that nobody knows him to hold."""

import pytest

import smallcouncil as sc
from smallcouncil.arena.analysis_values import Purse, Value, _line
from smallcouncil.core.budget import Budget

POSITION = (
    "phase=marshalling turn=stark first=stark | gold=3 plot=the-old-gods hand=hodor,jon-snow play=robb-stark"
    " | plot=detained hand=shae,varys,bronn,tyrion-lannister,the-hound,harbor-factor play=casterly-rock"
)


@pytest.mark.parametrize("number", range(4))
def test_a_line_holds_no_word_that_only_one_guess_allows(number: int) -> None:
    """Lannister marshals next, from a hand that is guessed anew for each line."""
    state = sc.game("stark-vs-lannister").start(position=POSITION, seed=1)
    line = _line(state, 0, Value("play jon-snow", 0.5, 0.1), None, Purse(Budget(nodes=400), number, 0))
    assert line[0] == "play jon-snow"
