"""Random games of every kind: what holds at every decision, and that they end."""

from collections import Counter

import pytest
from hypothesis import given, settings
from playing import GAME, KINDS, MOST_DECISIONS, Play, check_table, name_of, plays, starts

from smallcouncil.core.chance import Chance


@settings(max_examples=150, deadline=None)
@given(play=plays())
def test_every_card_is_in_one_place_and_every_banner_with_a_leader_at_every_decision(play: Play) -> None:
    for state in play.moments():
        check_table(state)


@settings(max_examples=150, deadline=None)
@given(play=plays())
def test_every_game_ends_with_a_result(play: Play) -> None:
    for state in play.moments():
        assert len(state.history) <= MOST_DECISIONS
        assert (state.result is None) == (state.awaiting != ())
    assert state.awaiting == ()
    assert state.view(None)["prompt"] is None
    assert [state.prompt(seat) for seat in range(state.seats)] == [None] * state.seats
    assert state.result is not None
    assert len(state.result.winners) == (2 if play.start.get("teams") else 1)


@settings(max_examples=60, deadline=None)
@given(start=starts())
def test_a_new_game_lies_as_the_rulesheet_says(start: dict[str, object]) -> None:
    view = GAME.start(**start).view(None)
    assert None not in view["grid"]
    assert view["areas"] == [[]] * view["seats"]
    assert set(view["banners"].values()) == {None}
    assert (len(view["offer"]), view["deck"]) == ((6, 8) if start["companions"] else (0, 0))
    assert view["crows"] == [bool(start.get("crows"))] * view["seats"]
    assert view["options"] == {name: start.get(name, False) for name in ("teams", "crows", "companions")}
    assert view["turn"] == start["first"] or start["first"] == "random"
    assert (view["drawn"], view["dead"], view["discarded"], view["last"]) == ([], [], [], None)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_every_question_is_met_by_random_games(kind: dict[str, object]) -> None:
    """Guards the other tests of this folder: they must not pass because nothing happens in their games."""
    asked: Counter[str] = Counter()
    luck = Chance(5)
    for seed in range(60):
        state = GAME.start(**kind, seed=seed)
        while state.awaiting:
            seat = state.awaiting[0]
            prompt = state.prompt(seat)
            assert prompt is not None
            asked[prompt.ask] += 1
            state.act(seat, luck.choice(state.actions(seat)))
    expected = {"move"}
    if kind.get("crows"):
        expected |= {"crow-partner"}
    if kind["companions"]:
        expected |= {"companion", "drawn", "take", "kill", "kill-companion", "swap-first", "swap-second", "house"}
        expected |= {"banner"}
    assert set(asked) == expected
