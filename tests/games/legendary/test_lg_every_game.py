"""Random games of every kind: what holds at every decision, and that they end."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from lg_playing import KINDS, MOST_DECISIONS, SETUPS, Play, check_table, name_of, plays, random_game

from smallcouncil.core.chance import Chance

ASKS = {
    *("turn", "pay", "duel", "along", "swap", "reward", "order", "capture", "replace", "discard", "may-discard"),
    *("smash", "versatile", "convert", "class", "show", "copy", "ko", "ko-this", "give", "recall", "seat", "cycle"),
    *("gain", "look", "weaken", "bribe", "push", "move", "space", "free", "option", "draw", "rescue", "event"),
    *("wound", "reveal", "house", "hero", "minor", "draft"),
}


@settings(max_examples=8, deadline=None)
@given(play=plays())
@pytest.mark.rule("LG-R23", "LG-R02", "LG-R11", "LG-R115", "LG-049", "LG-052")
def test_every_card_is_in_one_place_at_every_decision(play: Play) -> None:
    for number, state in enumerate(play.moments()):
        if number % 9 == 0 or not state.awaiting:
            check_table(state)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
@pytest.mark.rule("LG-001", "LG-R140", "LG-042")
def test_a_game_of_every_kind_ends(kind: dict[str, Any]) -> None:
    """After at most as many turns as the Ally Deck has cards; turns pass clockwise from the first player."""
    turns: list[int] = []
    for state in random_game({**kind, "seed": 1}, Chance(1)):
        assert all(state.actions(seat) for seat in state.awaiting)
        if state.turn >= 0 and state.number > len(turns) and state.awaiting:
            turns.append(state.turn)
    view = check_table(state)
    assert len(state.history) <= MOST_DECISIONS
    assert view["phase"] == "over"
    assert [state.prompt(seat) for seat in range(state.seats)] == [None] * state.seats
    assert len(turns) <= (82 if state.seats == 4 else 63)
    assert turns == [(view["first"] + number) % state.seats for number in range(len(turns))]


def test_every_question_is_met_by_random_games() -> None:
    """Guards the other tests of this folder: they must not pass because nothing happens in their games."""
    asked: Counter[str] = Counter()
    luck = Chance(5)
    for number in range(34):
        for state in random_game({**KINDS[number % len(KINDS)], "seed": number}, luck):
            for seat in state.awaiting:
                prompt = state.prompt(seat)
                assert prompt is not None
                asked[prompt.ask] += 1
    rare = {"swap", "class", "along", "duel", "rescue"}
    assert set(asked) - rare == ASKS - rare


@pytest.mark.rule("LG-001")
def test_kinds_cover_every_setup_and_number_of_players() -> None:
    assert {(kind["seats"], kind["setup"]) for kind in KINDS} == {
        (seats, setup) for seats in (2, 3, 4) for setup in SETUPS if (seats, setup) != (4, "tourney")
    }
