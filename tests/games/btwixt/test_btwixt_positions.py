"""Positions: what they name lies there, the rest is dealt from the seed, and wrong ones are refused with the place."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from btwixt_playing import GAME, Play, begin, check_table, plays, random_game
from hypothesis import given, settings
from hypothesis import strategies as st

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadOption, BadPosition
from smallcouncil.games.btwixt.cards import LEADERS
from smallcouncil.games.btwixt.position import KEYS

ALL: dict[str, Any] = {
    "seats": 4,
    "options": {"advanced": True, "revealed": True},
    "leaders": ["jon-snow", "cersei-lannister", "olenna-tyrell", "doran-martell"],
    "season": "autumn",
    "round": 3,
    "first": 2,
    "turn": 1,
    "hands": [["ambush", "ghost"], ["tribute", "purge-the-council"], [], None],
    "piles": [["betrayal"], [], ["queen-of-thorns", "feast"]],
    "aside": [[], ["contingency-plan"]],
    "knelt": [2],
    "current": "hodor",
    "tokens": [3],
    "beside": ["bronn"],
    "row": ["gendry", "varys"],
    "dead": ["arya-stark"],
    "killed": 1,
    "councils": [{"allies": ["robb-stark"], "tokens": [1, 2]}, {}, {"allies": ["ygritte", "lysa-arryn"]}],
    "discard": ["guest-right", "market-town"],
    "removed": ["water-gardens"],
    "deck": ["wildfire", "parley"],
    "ally_deck": ["qyburn", "podrick-payne"],
}


def laid(**changed: Any) -> Any:
    return GAME.start(position=json.dumps({**ALL, **changed}), seed=5)


def test_everything_named_lies_there() -> None:
    state = laid()
    view = check_table(state)
    assert view["leaders"] == ALL["leaders"]
    assert (view["season"], view["round"], view["first"], view["turn"]) == ("autumn", 3, 2, 1)
    assert [state.view(seat)["hand"] for seat in range(3)] == [
        ["ambush", "ghost"],
        ["tribute", "purge-the-council"],
        [],
    ]
    assert view["hands"] == [2, 2, 0, 10]
    assert [[entry["card"] for entry in pile] for pile in view["piles"]] == [
        ["betrayal"],
        [],
        ["queen-of-thorns", "feast"],
        [],
    ]
    assert view["aside"] == [[], ["contingency-plan"], [], []]
    assert view["standing"] == [True, True, False, True]
    assert view["current"] == {"ally": "hodor", "power": 4, "tokens": 1}
    assert (view["beside"], view["row"], view["dead"]) == (["bronn"], ["gendry", "varys"], ["arya-stark"])
    assert [entry["allies"] for entry in view["councils"]] == [["robb-stark"], [], ["ygritte", "lysa-arryn"], []]
    assert [entry["tokens"] for entry in view["councils"]] == [2, 0, 0, 0]
    assert (view["discard"], view["removed"]) == (["guest-right", "market-town"], ["water-gardens"])
    assert view["set_aside"] == 11 - 3
    assert state.awaiting == (1,)
    assert state.words(1) == ("play tribute", "play purge-the-council", "kneel")


def test_the_rest_is_dealt_from_the_seed() -> None:
    text = json.dumps({"seats": 5})
    assert GAME.start(position=text, seed=1).digest() == GAME.start(position=text, seed=1).digest()
    assert GAME.start(position=text, seed=1).digest() != GAME.start(position=text, seed=2).digest()
    view = GAME.start(position=text, seed=1).view(None)
    assert (view["season"], view["round"], view["hands"], view["turn"]) == ("autumn", 1, [10] * 5, 0)
    assert set(view["leaders"]) < {leader.id for leader in LEADERS}


@pytest.mark.parametrize("seed", range(8))
def test_a_position_is_played_to_the_end_sampled_and_recorded(seed: int) -> None:
    luck = Chance(seed)
    for state in random_game({"position": json.dumps(ALL), "seed": seed}, luck):
        check_table(state)
        if luck.below(10) == 0 and state.awaiting:
            seat = luck.below(4)
            guess = state.sample(seat, luck)
            assert guess.view(seat) == state.view(seat)
            assert guess.events(seat) == state.events(seat)
            check_table(guess)
    again = state.restart()
    for seat, action in state.history:
        again.act(seat, action)
    assert again.digest() == state.digest()


def test_a_round_may_stand_without_an_ally() -> None:
    view = laid(current=None, tokens=[]).view(None)
    assert (view["current"], view["during"]) == (None, None)


@pytest.mark.parametrize(
    ("text", "column", "key"),
    [
        ("", 1, "position-no-json"),
        ('{"seats": 3', 12, "position-no-json"),
        ("[]", 1, "position-no-seats"),
        ('{"round": 3}', 1, "position-no-seats"),
        ('{"seats": 3, "moon": 1}', 14, "position-unknown"),
        ('{"seats": 3, "round": "1"}', 14, "position-wrong-kind"),
        ('{"seats": 3, "round": 5}', 14, "position-out-of-range"),
        ('{"seats": 3, "turn": -1}', 14, "position-out-of-range"),
        ('{"seats": 2}', 2, "error-bad-seats"),
        ('{"seats": 3, "options": {"moon": 1}}', 14, "error-unknown-option"),
        ('{"seats": 3, "options": {"draft": "x"}}', 14, "error-bad-option"),
        ('{"seats": 5, "season": "summer"}', 14, "position-no-season"),
        ('{"seats": 3, "leaders": ["jon-snow", "jon-snow"]}', 14, "position-twice"),
        ('{"seats": 3, "leaders": ["hodor"]}', 14, "position-no-such-card"),
        ('{"seats": 3, "hands": [["dragon"]]}', 14, "position-no-such-card"),
        ('{"seats": 3, "hands": ["ambush"]}', 14, "position-wrong-kind"),
        ('{"seats": 3, "hands": [[], [], [], []]}', 14, "position-too-long"),
        ('{"seats": 3, "hands": [["wildfire"], ["wildfire"]]}', 14, "position-no-card-left"),
        ('{"seats": 3, "hands": [["ghost"]]}', 14, "position-no-card-left"),
        ('{"seats": 3, "hands": [["parley"]]}', 14, "position-no-card-left"),
        ('{"seats": 3, "dead": ["hodor"], "current": "hodor"}', 33, "position-twice"),
        ('{"seats": 3, "councils": [{"tokens": [4]}]}', 14, "position-no-token"),
        ('{"seats": 3, "councils": [{"moon": []}]}', 14, "position-wrong-kind"),
        ('{"seats": 3, "knelt": [3]}', 14, "position-no-seat"),
        ('{"seats": 3, "removed": ["ambush"]}', 14, "position-white-discard"),
    ],
)
def test_a_wrong_position_is_refused(text: str, column: int, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.start(position=text, seed=1)
    assert caught.value.column == column
    problem = caught.value.details["problem"]
    assert getattr(problem, "key", None) == key


def test_a_hand_holds_white_cards_of_its_own_leader_only() -> None:
    with pytest.raises(BadPosition, match="'ghost' cannot lie in 'hands'"):
        laid(hands=[[], ["ghost"]])


def test_what_is_given_beside_a_position_must_not_contradict_it() -> None:
    text = json.dumps({"seats": 4, "options": {"advanced": True}})
    assert GAME.start(position=text, seats=4, advanced=True, seed=1).seats == 4
    with pytest.raises(BadOption, match="the position has 4 seats"):
        GAME.start(position=text, seats=5)
    with pytest.raises(BadOption, match="the position says True"):
        GAME.start(position=text, advanced=False)


def test_a_position_is_no_secret_of_a_sample() -> None:
    assert begin({"position": json.dumps(ALL), "seed": 3}).sample(0, 1).setup.position is None


# ---- writing


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 300), luck=st.integers(0, 1 << 53))
def test_a_written_position_is_the_same_table(play: Play, at: int, luck: int) -> None:
    """It is written again as it was read, and with equal luck and equal decisions both games go the same way."""
    state = play.stop(at)
    line = state.position()
    prompt = state.prompt(state.awaiting[0]) if state.awaiting else None
    assert (line is None) == (prompt is None or prompt.ask != "turn")
    if line is None:
        return
    again = begin({"position": line, "seed": luck})
    assert again.position() == line
    check_table(again)
    again.luck = state.luck.copy()
    rng = Chance(luck)
    for _ in range(80):
        assert (again.digest(), again.awaiting) == (state.digest(), state.awaiting)
        if not state.awaiting:
            break
        seat = rng.choice(state.awaiting)
        action = rng.choice(state.actions(seat))
        state.act(seat, action)
        again.act(seat, action)


def test_all_that_a_position_names_is_written() -> None:
    told = json.loads(laid(hands=[*ALL["hands"][:3], []]).position())
    for key, value in ALL.items():
        if key in ("hands", "piles", "aside", "councils", "ally_deck", "deck", "options"):
            continue
        assert told[key] == value, key
    assert told["hands"][:3] == ALL["hands"][:3]
    assert told["piles"] == [*ALL["piles"], []]
    assert told["aside"] == [*ALL["aside"], [], []]
    assert told["councils"] == [
        {"allies": ["robb-stark"], "tokens": [1, 2]},
        {"allies": [], "tokens": []},
        {"allies": ["ygritte", "lysa-arryn"], "tokens": []},
        {"allies": [], "tokens": []},
    ]
    assert (told["deck"][:2], told["ally_deck"][:2]) == (ALL["deck"], ALL["ally_deck"])
    assert (told["played"], told["met"], told["strings"], told["gifts"]) == ([0, 2], [], True, [[], [], [], []])


def test_a_card_of_another_leader_in_a_hand_is_a_gift() -> None:
    state = laid(hands=[["ambush"], [], [], []], gifts=[[], ["ghost"]])
    assert state.view(1)["hand"] == ["ghost"]
    assert json.loads(state.position())["gifts"] == [[], ["ghost"], [], []]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"played": [4]}, "position-no-seat"),
        ({"played": [1, 1]}, "position-no-seat"),
        ({"met": [["varys"]]}, "position-wrong-kind"),
        ({"met": [["ambush", 1]]}, "position-wrong-kind"),
        ({"met": [["varys", 4]]}, "position-wrong-kind"),
        ({"strings": 1}, "position-wrong-kind"),
        ({"gifts": [["moon"]]}, "position-no-such-card"),
    ],
)
def test_what_a_position_remembers_of_the_round_is_checked(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        laid(**changed)
    text = json.dumps({**ALL, **changed})
    assert caught.value.column == text.index(f'"{next(iter(changed))}"') + 1
    assert getattr(caught.value.details["problem"], "key", None) == key


def test_an_error_points_at_the_key_itself_not_at_one_of_the_same_name_within() -> None:
    text = '{"seats": 3, "councils": [{"tokens": [1]}], "tokens": [4]}'
    with pytest.raises(BadPosition) as caught:
        GAME.start(position=text, seed=1)
    assert caught.value.column == text.rindex('"tokens"') + 1


def test_joffrey_remembers_whom_he_has_met() -> None:
    changed = {"current": "joffrey-baratheon", "hands": [["ambush", "feast"], ["feast"], [], []], "options": {}}
    state = laid(**changed, piles=[], aside=[], discard=[], removed=[], deck=[], met=[["joffrey-baratheon", 0]], turn=0)
    state.play("kneel")
    assert state.view(0)["hand"] == ["ambush", "feast"]
    state.play("kneel")
    assert state.view(1)["hand"] == []


def test_the_python_of_the_document_runs() -> None:
    guide = Path(__file__).parents[3].joinpath("docs", "positions.md").read_text(encoding="utf-8")
    (script,) = re.findall(r"```python\n(.+?)```", guide.partition("## B'Twixt")[2].partition("\n## ")[0], re.DOTALL)
    names: dict[str, Any] = {}
    exec(script, names)
    told = json.loads(names["line"])
    assert [key for key in told if f"`{key}`" not in guide] == []
    assert set(KEYS) == set(told)
