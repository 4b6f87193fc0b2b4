"""Whatever is wrong with a decision: a typed error with the rule, and a state that has not changed, on both sides."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import GAME, Play, plays

import smallcouncil as sc
from smallcouncil.core.compiled_rules import COMPILED, IN_USE
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king import engine

ACTIONS = range(len(GAME.vocabulary))


@pytest.fixture(params=["plain", "compiled"])
def state(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[State]:
    """A game of three with crows after a few decisions, on either side of the rules."""
    GAME.compile()
    if request.param == "plain":
        monkeypatch.setattr(engine.warm_up, "ready", None)
    game = GAME.start(seats=3, crows=True, seed=5)
    for _ in range(4):
        game.act(game.awaiting[0], game.actions(game.awaiting[0])[0])
    before = everything(game)
    yield game
    assert everything(game) == before


def everything(state: State) -> tuple[Any, ...]:
    return bytes(state.row), tuple(state.history), state.awaiting, state.digest(), json.dumps(state.view(None))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "seat", [3, 4, -1, 1 << 63, 10**30, -(10**30), True, False, 1.0, float("nan"), None, "1", [], b""]
)
def test_a_seat_that_is_not_at_the_table_can_do_nothing(state: State, seat: Any) -> None:
    (due,) = state.awaiting
    with pytest.raises(sc.NoSuchSeat, match="seats run from 0 to 2"):
        state.act(seat, state.actions(due)[0])
    with pytest.raises(sc.NoSuchSeat):
        state.prompt(seat)
    if seat is not None:
        with pytest.raises(sc.NoSuchSeat):
            state.view(seat)
        with pytest.raises(sc.NoSuchSeat):
            state.events(seat)
        with pytest.raises(sc.NoSuchSeat):
            state.play(state.words(due)[0], seat)


@pytest.mark.parametrize(
    "action",
    [-1, -89, 89, 90, 1 << 62, 1 << 63, (1 << 64) - 1, 10**30, -(10**30), True, False, 1.0, None, []],
)
def test_what_is_no_action_is_refused(state: State, action: Any) -> None:
    for seat in range(3):
        with pytest.raises(sc.BadWord, match="is no action of this game"):
            state.act(seat, action)


def test_every_action_of_every_other_seat_is_refused(state: State) -> None:
    (due,) = state.awaiting
    for seat in {0, 1, 2} - {due}:
        for action in ACTIONS:
            with pytest.raises(sc.WrongSeat) as caught:
                state.act(seat, action)
            error = caught.value
            assert (error.rule, error.seat, error.word) == ("HK-015", seat, GAME.word(action))
            assert error.details["awaiting"] == str(due)


def test_every_action_that_is_not_legal_is_refused(state: State) -> None:
    (due,) = state.awaiting
    illegal = set(ACTIONS) - set(state.actions(due))
    assert len(illegal) > 70
    for action in illegal:
        with pytest.raises(sc.IllegalAction) as caught:
            state.act(due, action)
        assert type(caught.value) is sc.IllegalAction
        assert caught.value.rule == ("HK-018" if action < 28 else "HK-016")


@pytest.mark.parametrize("word", ["", "up", "up strak", "Up Stark", None, 5, b"crow"])
def test_words_that_are_none_are_refused(state: State, word: Any) -> None:
    """What is not even text a compiled function refuses in Python's words."""
    refused = sc.BadWord if isinstance(word, str) or IN_USE != COMPILED else TypeError
    with pytest.raises(refused):
        state.play(word)
    with pytest.raises(refused):
        state.play(word, 0)


def test_nothing_can_be_done_after_the_end() -> None:
    for number, over in enumerate(Play({"seats": 2, "seed": 1}, ()).moments()):
        assert (over.result is None) == (over.awaiting != ()), number
    before = everything(over)
    assert [over.actions(seat) for seat in (0, 1)] == [(), ()]
    for seat in (0, 1):
        for action in ACTIONS:
            with pytest.raises(sc.GameOver) as caught:
                over.act(seat, action)
            assert (caught.value.rule, caught.value.seat) == ("HK-053", seat)
    with pytest.raises(sc.GameOver):
        over.play("up stark")
    with pytest.raises(sc.NoSuchSeat):
        over.act(2, 0)
    with pytest.raises(sc.BadWord):
        over.act(0, -1)
    assert everything(over) == before


@settings(max_examples=12, deadline=None)
@given(play=plays(), odd=st.integers() | st.floats() | st.text(max_size=3) | st.none())
def test_no_refusal_changes_a_game_and_every_refusal_names_a_rule(play: Play, odd: Any) -> None:
    rules = GAME.ledger.by_id
    for state in play.moments():
        before = everything(state)
        for seat in range(state.seats):
            for action in set(ACTIONS) - set(state.actions(seat)):
                with pytest.raises(sc.IllegalAction) as caught:
                    state.act(seat, action)
                assert caught.value.rule in rules
        if odd not in ACTIONS:
            with pytest.raises(sc.BadWord):
                state.act(0, odd)
        assert everything(state) == before


@settings(max_examples=30, deadline=None)
@given(play=plays())
def test_every_question_names_a_rule_of_the_ledger(play: Play) -> None:
    rules = GAME.ledger.by_id
    for state in play.moments():
        for seat in state.awaiting:
            prompt = state.prompt(seat)
            assert prompt is not None
            assert prompt.rule in rules
            assert prompt.seat == seat
            assert prompt.json() == state.view(seat)["prompt"]


def test_whole_numbers_of_numpy_are_taken_and_kept_as_plain_ones() -> None:
    import numpy

    state = GAME.start(seats=2, seed=7)
    action = state.actions(0)[0]
    state.act(numpy.int64(0), numpy.int32(action))
    assert state.history == [(0, action)]
    assert [type(part) for part in state.history[0]] == [int, int]
