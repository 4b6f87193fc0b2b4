"""Positions: what is written at a turn question can be laid again, and lies the same; what is wrong is refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lg_playing import GAME, KINDS, Play, ask, begin, check_table, lay, plays, random_game

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadPosition
from smallcouncil.games.legendary.state import LegendaryState

HISTORY = ("last", "known", "number", "unseen", "sources")
"""Of the way to a position nothing is told, and nothing is known of hidden places but what is open."""
KEYS = (
    *("seats", "options", "houses", "heroes", "groups", "first", "turn", "step", "hands", "decks", "discards"),
    *("victory", "aside", "lineups", "hero_decks", "masterminds", "defenders", "tokens", "field", "escaped", "ko"),
    *("ally_deck", "event_deck", "bystander_deck", "wounds", "maesters", "played", "gone", "attack", "recruit"),
    *("made", "marks", "end", "totals"),
)


def plain(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what only the way to it tells. What others pay is known by their cards that were seen."""
    own = view["costs"][view["viewer"]]
    return {key: value for key, value in view.items() if key not in HISTORY} | {"costs": own}


def check_written(state: LegendaryState) -> None:
    """The position of a state, laid again, is the same table; and written again it is the same line."""
    text = state.position()
    if not state.awaiting or ask(state) != "turn":
        assert text is None
        return
    assert text is not None
    assert "\n" not in text
    data = json.loads(text)
    assert [key for key in KEYS if key in data] == list(data)
    again = GAME.start(position=text, seed=7)
    assert isinstance(again, LegendaryState)
    for seat in range(state.seats):
        assert plain(again.view(seat)) == plain(state.view(seat))
        assert again.actions(seat) == state.actions(seat)
        assert sorted(again.view(seat)["unseen"]) == sorted(state.view(seat)["unseen"])
    assert again.position() == text
    check_table(again)


@settings(max_examples=15, deadline=None)
@given(play=plays(), at=st.integers(0, 500))
def test_a_written_position_is_the_same_table(play: Play, at: int) -> None:
    check_written(play.stop(at))


@pytest.mark.parametrize("number", range(4))
def test_positions_of_whole_games(number: int) -> None:
    luck = Chance(number)
    for state in random_game({**KINDS[number * 4], "seed": number}, luck):
        if luck.below(25) == 0:
            check_written(state)


@pytest.mark.rule("LG-R74")
def test_a_position_keeps_which_name_came_first() -> None:
    """Also of a name that is spent: what it earns later is paid first of what is level."""
    attack = {"hero-bronn": 0, "hero-jaime-lannister": 2, "-": 1}
    told = {"seats": 2, "options": {"setup": "tourney"}, "step": "main", "attack": attack}
    text = lay(told).position()
    assert text is not None
    assert list(json.loads(text)["attack"].items()) == list(attack.items())


def test_a_laid_position_plays_on_to_the_end() -> None:
    state = begin(seats=3, setup="full-allegiance", showdown=True)
    luck = Chance(4)
    while len(state.history) < 120:
        state.play(luck.choice(state.words(state.awaiting[0])), state.awaiting[0])
    while ask(state) != "turn":
        state.play(luck.choice(state.words(state.awaiting[0])), state.awaiting[0])
    text = state.position()
    assert text is not None
    again = lay(json.loads(text), seed=3)
    while again.awaiting:
        again.play(luck.choice(again.words(again.awaiting[0])), again.awaiting[0])
    check_table(again)


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("moon", {"moon": 1}),
        ("hands", {"hands": [["no-such-card"], []]}),
        ("hands", {"hands": [["event-crescendo"], []]}),
        ("hands", {"hands": [["unburnt", "unburnt"], []]}),
        ("hands", {"hands": [["unburnt"]]}),
        ("discards", {"hands": [["longclaw"] * 2, []], "discards": [["longclaw"] * 2, []]}),
        ("field", {"field": {"bow": ["hench-redcloaks", "hench-stark-bannermen"]}}),
        ("field", {"field": {"bow": ["hench-redcloaks"] * 4}}),
        ("field", {"field": {"moon": ["hench-redcloaks"]}}),
        ("field", {"field": {"bow": [{"ally": "hench-redcloaks", "moon": 1}]}}),
        ("field", {"field": {"bow": [{"ally": "hench-redcloaks", "less": -1}]}}),
        ("defenders", {"defenders": [4, 0]}),
        ("tokens", {"tokens": [-1, 0]}),
        ("houses", {"houses": ["stark", "stark"]}),
        ("houses", {"houses": ["stark", "nights-watch"]}),
        ("lineups", {"lineups": [["longclaw"], ["kingslayer"]]}),
        ("masterminds", {"masterminds": [["mm-jaime-lannister"], []]}),
        ("step", {"step": "moon"}),
        ("turn", {"turn": 2}),
        ("first", {"first": -1}),
        ("marks", {"marks": {"moon": 1}}),
        ("marks", {"marks": {"fought": 3}}),
        ("options", {"options": {"setup": "moon"}}),
        ("attack", {"attack": {"hero-bronn": 3}}),
        ("attack", {"attack": -1}),
        ("recruit", {"recruit": -1}),
        ("event_deck", {"event_deck": ["hench-redcloaks"]}),
        ("wounds", {"wounds": 21}),
        ("maesters", {"maesters": 13}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_position_names_its_key(key: str, position: dict[str, Any]) -> None:
    text = json.dumps({"seats": 2, **position})
    with pytest.raises(BadPosition) as caught:
        GAME.start(position=text)
    assert text[caught.value.column - 1 :].startswith(f'"{key}"'), caught.value


@pytest.mark.parametrize("text", ["", "[]", "{", '{"seats":1}', '{"seats":5}', '{"houses":["stark"]}', "moon"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.start(position=text)
