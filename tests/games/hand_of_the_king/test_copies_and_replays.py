"""Copies are independent, and a record gives the same game again to the last byte."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import GAME, KINDS, Play, name_of, plays

import smallcouncil as sc
from smallcouncil.core.game import State


def everything(state: State) -> tuple[object, ...]:
    """All that there is to a state, as plain values."""
    return bytes(state.row), tuple(state.history), state.digest(), json.dumps(state.view(None)), state.setup  # type: ignore[attr-defined]


@settings(max_examples=25, deadline=None)
@given(play=plays())
def test_trying_every_action_on_copies_leaves_the_state_alone(play: Play) -> None:
    for state in play.moments():
        before = everything(state)
        for seat in state.awaiting:
            for action in state.actions(seat):
                one, other = state.copy(), state.copy()
                one.act(seat, action)
                assert (bytes(state.row), len(state.history)) == (before[0], len(other.history))
                other.act(seat, action)
                assert bytes(one.row) == bytes(other.row)
                assert one.history == other.history == [*state.history, (seat, action)]
                assert one.digest() == other.digest() != before[2]
        assert everything(state) == before


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 60))
def test_a_copy_plays_on_as_its_original_would(play: Play, at: int) -> None:
    state = play.stop(at)
    twin = state.copy()
    assert everything(twin) == everything(state)
    before = everything(twin)
    for there, here in zip(play.moments(twin), play.moments(state.copy()), strict=True):
        assert everything(there) == everything(here)
    assert everything(state) == before
    assert state.awaiting == () or everything(twin) != before


@settings(max_examples=25, deadline=None)
@given(play=plays())
def test_restarting_gives_the_first_decision_again(play: Play) -> None:
    first = everything(GAME.start(**play.start))
    for state in play.moments():
        before = everything(state)
        assert everything(state.restart()) == first
        assert everything(state) == before


@settings(max_examples=25, deadline=None)
@given(play=plays())
def test_a_record_replays_to_the_last_byte_from_every_decision(play: Play) -> None:
    for state in play.moments():
        text = state.record()
        again = sc.replay(text)
        assert everything(again) == everything(state)
        assert again.record() == text
        assert again.setup == state.setup
    assert again.events(None) == state.events(None)
    assert again.result == state.result is not None
    assert sc.replay(json.loads(text)).record() == text
    assert sc.replay(json.dumps(json.loads(text), indent=3)).record() == text


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 60), seed=st.integers(0, 1 << 40))
def test_a_game_from_a_position_replays_to_the_last_byte(play: Play, at: int, seed: int) -> None:
    position = play.stop(at).position()
    *_, state = play.moments(GAME.start(position=position, seed=seed))
    text = state.record()
    again = sc.replay(text)
    assert everything(again) == everything(state)
    assert again.record() == text
    assert json.loads(text)["position"] == position
    assert again.events(None) == state.events(None)


@settings(max_examples=25, deadline=None)
@given(play=plays())
def test_equal_starts_are_equal_games_and_events_add_up(play: Play) -> None:
    told: list[object] = []
    for number, (state, twin) in enumerate(zip(play.moments(), play.moments(), strict=True)):
        assert state.digest() == twin.digest()
        if number:
            told += state.events(0, since=number - 1)
        assert state.events(None) == told
    assert told[-1] == {"event": "over", "winners": list(state.result.winners)}


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_other_seeds_are_other_games(kind: dict[str, object]) -> None:
    digests = {GAME.start(**kind, seed=seed).digest() for seed in range(300)}
    assert len(digests) == 300


def test_a_game_without_a_seed_has_a_fresh_one_in_its_record() -> None:
    one, other = GAME.start(), GAME.start()
    assert one.setup.seed != other.setup.seed
    assert json.loads(one.record())["seed"] == one.setup.seed
    assert sc.replay(one.record()).digest() == one.digest()


def test_a_view_is_the_readers_own() -> None:
    state = GAME.start(seed=3, crows=True, seats=3)
    state.act(0, state.actions(0)[0])
    before = everything(state)
    view = state.view(0)
    for part in view.values():
        if hasattr(part, "clear"):
            part.clear()
    for event in state.events(0):
        event.clear()
    assert everything(state) == before


@settings(max_examples=25, deadline=None)
@given(play=plays())
def test_events_told_one_by_one_are_those_told_at_once(play: Play) -> None:
    """Also by copies that part from a state of which events were told, whichever of them is asked first."""
    told: list[object] = []
    apart = None
    for state in play.moments():
        told += state.events(None, max(0, len(state.history) - 1)) if state.history else []
        again = state.at(len(state.history))
        assert everything(again) == everything(state)
        if apart is None and len(state.history) > 5:
            apart = state.copy()
    fresh = sc.replay(state.record())
    assert told == fresh.events(None, 0) == state.events(None, 0)
    if apart is not None and apart.awaiting:
        seat = apart.awaiting[0]
        apart.act(seat, apart.actions(seat)[-1])
        last = len(apart.history) - 1
        assert apart.events(None, last) == sc.replay(apart.record()).events(None, last)
