"""Random games of every kind: what holds at every decision, and that they end."""

from collections import Counter

import pytest
from btwixt_playing import GAME, KINDS, MOST_DECISIONS, Play, check_table, name_of, plays, random_game, starts
from hypothesis import given, settings

from smallcouncil.core.chance import Chance
from smallcouncil.games.btwixt.frames import ASKS
from smallcouncil.games.btwixt.journal import KINDS as EVENT_KINDS


@settings(max_examples=40, deadline=None)
@given(play=plays())
def test_every_card_ally_and_token_is_in_one_place_at_every_decision(play: Play) -> None:
    for number, state in enumerate(play.moments()):
        if number % 3 == 0 or not state.awaiting:
            check_table(state)


@settings(max_examples=60, deadline=None)
@given(play=plays())
def test_every_game_ends_with_a_result(play: Play) -> None:
    for state in play.moments():
        assert (state.result is None) == (state.awaiting != ())
    assert len(state.history) <= MOST_DECISIONS
    assert state.result is not None
    assert state.view(None)["phase"] == "over"
    assert [state.prompt(seat) for seat in range(state.seats)] == [None] * state.seats
    assert state.events(None)[-1] == {"event": "over", "winners": list(state.result.winners)}


@settings(max_examples=40, deadline=None)
@given(start=starts())
@pytest.mark.rule("BT-006", "BT-007", "BT-010", "BT-076")
def test_a_new_game_lies_as_the_rulebook_says(start: dict[str, object]) -> None:
    state = GAME.start(**start)
    view = state.view(None)
    few = start["seats"] in (3, 4)
    seasons = ["summer", "autumn", "winter"] if few else ["autumn", "winter"]
    seasons = seasons[1:] if start["short"] else seasons
    assert (view["season"], view["seasons"]) == (seasons[0], seasons)
    assert view["rounds"] == start["seats"] + 1  # type: ignore[operator]
    assert start["first"] in (view["first"], "random")
    assert (view["supply"], view["dead"], view["discard"], view["removed"]) == (54, [], [], [])
    assert all(entry["allies"] == [] and entry["tokens"] == 0 for entry in view["councils"])
    assert view["phase"] == (
        "leaders" if start["leaders"] == "choose" else "play" if start["draft"] == "none" else "draft"
    )
    assert view["last"] is None


def test_every_question_and_every_event_is_met_by_random_games() -> None:
    """Guards the other tests of this folder: they must not pass because nothing happens in their games."""
    asked: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    luck = Chance(5)
    for number in range(150):
        kind = KINDS[number * 7 % len(KINDS)]
        for state in random_game({**kind, "seed": number}, luck):
            if state.awaiting:
                prompt = state.prompt(state.awaiting[0])
                assert prompt is not None
                asked[prompt.ask] += 1
        happened.update(event["event"] for event in state.events(None))
    assert set(asked) == set(ASKS)
    assert {kind.name for kind in EVENT_KINDS} - set(happened) == {"no-ally"}


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_game_of_every_kind(kind: dict[str, object]) -> None:
    """Every legal combination of the variants is played once."""
    for state in random_game({**kind, "first": "random", "seed": 1}, Chance(1)):
        assert all(state.actions(seat) for seat in state.awaiting)
    check_table(state)
    seasons = [event["season"] for event in state.events(None) if event["event"] == "season"]
    assert seasons == state.view(None)["seasons"]
    rounds = [event["round"] for event in state.events(None) if event["event"] == "round"]
    assert rounds == [*range(1, state.seats + 2)] * len(seasons)
