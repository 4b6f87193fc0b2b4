"""Random games of every kind: what holds at every decision, and that they end."""

from collections import Counter

import pytest
from hypothesis import given, settings
from sl_playing import KINDS, MOST_DECISIONS, Play, check_table, name_of, plays, random_game

from smallcouncil.core.chance import Chance

ASKS = {
    *("draft", "deck", "mulligan", "place", "plot", "first", "resolve", "act", "attack", "attackers", "stealth"),
    *("defenders", "respond", "save", "claim", "target", "cost", "card", "discard", "upkeep"),
}
EVENTS = {
    *("round", "phase", "drafted", "mulligan", "placed", "plots", "initiative", "first", "drew", "looked", "searched"),
    *("income", "paid", "gold", "played", "attached", "duplicate", "used", "responded", "knelt", "stood", "attackers"),
    *("bypassed", "defenders", "left-challenge", "resolved", "claim", "saved", "killed", "discarded", "returned"),
    *("power", "effect", "dominance", "shuffled", "over"),
}


@settings(max_examples=10, deadline=None)
@given(play=plays())
@pytest.mark.rule("SL-R04", "SL-133", "SL-R74")
def test_every_card_and_token_is_in_one_place_at_every_decision(play: Play) -> None:
    for number, state in enumerate(play.moments()):
        if number % 7 == 0 or not state.awaiting:
            check_table(state)


@pytest.mark.parametrize("kind", KINDS, ids=name_of)
def test_a_game_of_every_kind_ends_with_a_winner(kind: dict[str, object]) -> None:
    for state in random_game({**kind, "seed": 1}, Chance(1)):
        assert all(state.actions(seat) for seat in state.awaiting)
    check_table(state)
    assert state.result is not None
    assert len(state.history) <= MOST_DECISIONS
    assert state.view(None)["phase"] == "over"
    assert [state.prompt(seat) for seat in (0, 1)] == [None, None]
    (winner,) = state.result.winners
    assert state.events(None)[-1] == {"event": "over", "winner": winner, "totals": list(state.result.scores)}
    rounds = [event["round"] for event in state.events(None) if event["event"] == "round"]
    assert rounds == [*range(1, len(rounds) + 1)]


def test_every_question_and_every_event_is_met_by_random_games() -> None:
    """Guards the other tests of this folder: they must not pass because nothing happens in their games."""
    asked: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    luck = Chance(5)
    for number in range(40):
        for state in random_game({**KINDS[number % len(KINDS)], "seed": number}, luck):
            for seat in state.awaiting:
                prompt = state.prompt(seat)
                assert prompt is not None
                asked[prompt.ask] += 1
        happened.update(event["event"] for event in state.events(None))
    assert set(asked) == ASKS
    assert set(happened) == EVENTS


@pytest.mark.rule("SL-060", "SL-056", "SL-057")
def test_phases_come_in_their_order_and_one_plot_is_revealed() -> None:
    order = ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]
    for state in random_game({"seed": 4}, Chance(4)):
        view = state.view(None)
        if view["phase"] in order[1:]:
            assert all(side["plot"] for side in view["sides"])
    phases = [event["phase"] for event in state.events(None) if event["event"] == "phase"]
    played = [phase for phase in phases if phase in order]
    assert played == (order * (len(played) // 7 + 1))[: len(played)]
