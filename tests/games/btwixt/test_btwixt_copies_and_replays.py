"""Copies are independent, and a record plays the same game again, byte for byte."""

import json
import pickle

import pytest
from btwixt_playing import GAME, Play, begin, plays, starts, whole
from hypothesis import given, settings
from hypothesis import strategies as st

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadOption, BadSeats, GameOver, IllegalAction, WrongSeat
from smallcouncil.core.records import RecordDiffers
from smallcouncil.games.btwixt.state import BtwixtState


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 300))
def test_a_copy_is_equal_and_independent(play: Play, at: int) -> None:
    state = play.stop(at)
    before = whole(state)
    twin = state.copy()
    assert whole(twin) == before
    for _ in play.moments(twin):
        pass
    assert whole(state) == before
    other = pickle.loads(pickle.dumps(state))
    assert whole(other) == before
    for _ in play.moments(other):
        pass
    assert other.digest() == twin.digest()


@settings(max_examples=15, deadline=None)
@given(play=plays(), at=st.integers(0, 600))
def test_a_record_plays_the_same_game_again(play: Play, at: int) -> None:
    state = play.stop(at)
    record = state.record()
    again = sc.replay(record)
    assert isinstance(again, BtwixtState)
    assert whole(again) == whole(state)
    assert again.record() == record
    assert state.restart().history == []


@settings(max_examples=25, deadline=None)
@given(start=starts())
def test_the_same_seed_deals_the_same_game(start: dict[str, object]) -> None:
    assert begin(start).digest() == begin(start).digest()
    assert begin(start).digest() != begin({**start, "seed": (int(str(start["seed"])) + 1) % (1 << 53)}).digest()


OF_NUMBERS = {3: "b479efbc885b1ada", 4: "5f2ba624781845e7", 6: "47bc949c728f8452"}
"""Digests as they were taken before they held ids."""


def test_digests_stay_what_they_are() -> None:
    """A record of today must replay tomorrow: whoever changes this raises the rules version."""
    found = []
    for seats, options in (
        (3, {}),
        (4, {"advanced": True, "draft": "draft"}),
        (6, {"draft": "kingsmoot", "revealed": True}),
    ):
        state = GAME.start(seats=seats, seed=2022, **options)
        luck = Chance(11)
        while state.awaiting:
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))
        found.append((len(state.history), state.digest()))
        assert state.agrees(OF_NUMBERS[seats])
    assert GAME.rules_version == 2
    assert found == [(182, "i61e03edaa19bcce2"), (379, "i6f0c6b3f719a5baf"), (397, "i3ad7867a66f2237e")]


START = {"leaders": ["cersei-lannister", "euron-greyjoy", "melisandre"], "seats": 3}
BRIBED = {
    **START,
    "options": {"advanced": True},
    "current": "joffrey-baratheon",
    "hands": [["bribery"], ["feast", "tribute"], ["feast"]],
}
PRESSED = {**START, "current": "khal-drogo", "hands": [["ultimatum"], ["feast"], []]}
FEASTED = {**START, "current": "hodor", "hands": [["ambush"], ["feast"], []]}


def _of_the_first_version(position: dict[str, object], first: str, *decisions: object) -> dict[str, object]:
    """A record as it was written under version 1 of the rules."""
    return {
        "smallcouncil": 1,
        "game": "btwixt",
        "rules": 1,
        "seats": 3,
        "seed": 1,
        "options": position.get("options", {}),
        "position": json.dumps(position),
        "decisions": [{"digest": first}, *decisions],
    }


def test_a_record_of_the_first_version_that_nothing_has_changed_for_is_played() -> None:
    decisions = [[0, "play ambush"], [1, "play feast"], [1, "seat 0"], [0, "kneel"]]
    record = _of_the_first_version(FEASTED, "3feb69f510db0b6d", *decisions, {"digest": "c6a72df98602935a"})
    assert len(sc.replay(record).history) == 4


@pytest.mark.parametrize(
    "record",
    [
        _of_the_first_version(
            BRIBED,
            "887336049ac742b4",
            *([0, "play bribery"], [0, "seat 1"], [1, "card feast"], [2, "kneel"], {"digest": "653ff529e005d698"}),
        ),
        _of_the_first_version(
            PRESSED,
            "49745b65b97fff09",
            *([0, "play ultimatum"], [0, "seat 1"], [1, "kneel"], {"digest": "c673e96660832e60"}),
        ),
    ],
    ids=["bribery", "ultimatum"],
)
def test_a_record_of_the_first_version_that_went_differently_is_only_to_look_at(record: dict[str, object]) -> None:
    """Joffrey asked whoever was bribed for a card; under Khal Drogo one could kneel before an ultimatum."""
    with pytest.raises(RecordDiffers) as caught:
        sc.replay(record)
    assert caught.value.state.history == []


def test_wrong_decisions_change_nothing() -> None:
    state = begin({"seats": 4, "seed": 3})
    before = whole(state)
    with pytest.raises(WrongSeat) as caught:
        state.play("kneel", 1)
    assert caught.value.rule == "BT-022"
    with pytest.raises(IllegalAction) as illegal:
        state.play("decline", 0)
    assert illegal.value.rule == "BT-022"
    missing = next(word for word in GAME.vocabulary if word.startswith("play") and word not in state.words(0))
    with pytest.raises(IllegalAction) as missed:
        state.play(missing, 0)
    assert missed.value.rule == "BT-037"
    assert whole(state) == before


def test_nothing_can_be_done_after_the_end() -> None:
    *_, state = Play({"seats": 3, "short": True, "seed": 4}, ()).moments()
    with pytest.raises(GameOver) as caught:
        state.play("kneel", 0)
    assert caught.value.rule == "BT-041"


@pytest.mark.rule("BT-002")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_players(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats=seats)


@pytest.mark.rule("BT-R11")
def test_the_kingsmoot_draft_excludes_the_advanced_game() -> None:
    with pytest.raises(BadOption, match="BT-R11") as caught:
        GAME.start(seats=4, draft="kingsmoot", advanced=True)
    assert caught.value.details["option"] == "draft"


def test_the_first_player_sits_at_the_table() -> None:
    with pytest.raises(BadOption, match="a seat from 0 to 3, or random"):
        GAME.start(seats=4, first=4)


def test_talk_is_free() -> None:
    state = begin({"seats": 3, "seed": 1})
    talk = GAME.talk(state.setup)
    assert (talk.public, talk.whispers, talk.audience) == (True, True, None)
