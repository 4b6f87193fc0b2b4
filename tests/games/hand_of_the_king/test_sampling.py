"""What a seat may not know: the order of the face-down companions, and the seed. Samples agree with all the rest."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import GAME, Play, check_table, plays

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchSeat
from smallcouncil.core.game import State
from smallcouncil.games.hand_of_the_king.cards import COMPANIONS
from smallcouncil.games.hand_of_the_king.layout import DECK, DECK_LEFT


def known(state: State, seat: int | None) -> str:
    """All that the contract tells a seat, or a spectator, as text."""
    seats = range(state.seats) if seat is None else [seat]
    prompts = [prompt.json() for prompt in map(state.prompt, seats) if prompt is not None]
    actions = [state.actions(other) for other in seats]
    words = [state.words(other) for other in seats]
    told = [state.view(seat), prompts, actions, words, state.events(seat), state.awaiting, repr(state), state.seats]
    return json.dumps([*told, state.result.json() if state.result else None, state.position()])  # type: ignore[attr-defined]


def face_down(state: State) -> tuple[int, ...]:
    return tuple(state.row[DECK : DECK + state.row[DECK_LEFT]])  # type: ignore[attr-defined]


@settings(max_examples=15, deadline=None)
@given(play=plays(), luck=st.integers(0, 1 << 62))
def test_no_viewer_can_tell_a_sample_from_the_state(play: Play, luck: int) -> None:
    """At every moment for another seat: what is hidden is hidden from all alike."""
    for number, state in enumerate(play.moments()):
        before = bytes(state.row)
        viewers = (*range(state.seats), None)
        guess = state.sample(number % state.seats, luck + number)
        for viewer in viewers:
            assert known(guess, viewer) == known(state, viewer)
        assert sorted(face_down(guess)) == sorted(face_down(state))
        assert guess.setup.seed is None
        assert bytes(state.row) == before


@settings(max_examples=30, deadline=None)
@given(play=plays(), at=st.integers(0, 60), luck=st.integers(0, 1 << 62))
def test_states_that_differ_in_the_hidden_alone_give_the_same_sample(play: Play, at: int, luck: int) -> None:
    """Nothing of the true order and the true luck can be in a sample, or these two would differ."""
    state = play.stop(at)
    other = state.sample(0, 1)
    assert other.digest() != state.digest()
    for seat in range(state.seats):
        one, two = state.sample(seat, luck), other.sample(seat, luck)
        assert bytes(one.row) == bytes(two.row)
        assert bytes(one.restart().row) == bytes(two.restart().row)
        assert one.setup == two.setup
        assert one.history == two.history == state.history


@settings(max_examples=30, deadline=None)
@given(play=plays(), at=st.integers(0, 60))
def test_a_sample_plays_on_by_the_rules_to_the_end(play: Play, at: int) -> None:
    state = play.stop(at)
    before = bytes(state.row)
    guess = state.sample(0, 99)
    for moment in play.moments(guess):
        check_table(moment)
    assert guess.result is not None
    again = guess.restart()
    for seat, action in guess.history:
        again.act(seat, action)
    assert bytes(again.row) == bytes(guess.row)
    assert bytes(state.row) == before


def test_every_hidden_companion_may_lie_anywhere() -> None:
    state = GAME.start(seed=11)
    orders = [face_down(state.sample(0, luck)) for luck in range(4000)]
    hidden = set(face_down(state))
    assert len(hidden) == 8
    for place in range(8):
        seen = Counter(order[place] for order in orders)
        assert set(seen) == hidden
        assert all(400 < times < 600 for times in seen.values())
    assert len(set(orders)) > 3500


def test_petyr_draws_other_cards_in_other_samples() -> None:
    position = (
        "SrSsScSaSkSe/SbSlGaGbGeGt/GsGvGrLcLjLw/LtLkLmTdTvTg/TaTrBrBsBhBo/VV2YoYgYm "
        "UhUe/- ------- pe -/- - 0 c companion.-.0.-.-.1.U.-.0"
    )
    state = GAME.start(position=position, seed=1)
    drawn: Counter[tuple[str, ...]] = Counter()
    for luck in range(1000):
        guess = state.sample(0, luck)
        guess.play("companion petyr-baelish")
        drawn[tuple(guess.view(0)["drawn"])] += 1
    assert len(drawn) == 78
    assert {card for pair in drawn for card in pair} == set(COMPANIONS) - {"petyr-baelish"}


@pytest.mark.parametrize("source", [7, Chance(7), Random(7)], ids=["seed", "chance", "random"])
def test_any_source_of_luck_will_do(source: int | Chance | Random) -> None:
    state = GAME.start(seed=2)
    guess = state.sample(1, source)
    assert known(guess, 1) == known(state, 1)


def test_equal_luck_gives_equal_samples_and_a_generator_moves_on() -> None:
    state = GAME.start(seed=2)
    assert state.sample(0, Chance(7)).digest() == state.sample(0, Chance(7)).digest()
    luck = Chance(7)
    assert state.sample(0, luck).digest() != state.sample(0, luck).digest()


def test_a_sample_has_no_record() -> None:
    guess = GAME.start(seed=2).sample(0, 1)
    with pytest.raises(NoRecord, match="a sampled state has no seed, and so no record"):
        guess.record()


@pytest.mark.parametrize("seat", [-1, 2, True, None, 0.0, "0"])
def test_a_sample_is_for_a_seat(seat: object) -> None:
    with pytest.raises(NoSuchSeat):
        GAME.start(seed=2).sample(seat, 1)
