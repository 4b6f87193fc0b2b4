"""Copies are independent, and a record plays the same game again, byte for byte."""

import json
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sl_playing import GAME, Play, lay, plays, starts, told

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadWord, GameOver, IllegalAction, WrongSeat

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("rules-2-*.json"))


@settings(max_examples=8, deadline=None)
@given(play=plays(), at=st.integers(0, 400))
def test_a_copy_is_equal_and_independent(play: Play, at: int) -> None:
    state = play.stop(at)
    before = (state.digest(), [told(state, seat) for seat in (0, 1)])
    twin = state.copy()
    assert (twin.digest(), [told(twin, seat) for seat in (0, 1)]) == before
    for _ in play.moments(twin):
        pass
    assert (state.digest(), [told(state, seat) for seat in (0, 1)]) == before
    other = pickle.loads(pickle.dumps(state))
    assert other.digest() == before[0]
    for _ in play.moments(other):
        pass
    assert other.digest() == twin.digest()


@settings(max_examples=8, deadline=None)
@given(play=plays(), at=st.integers(0, 600))
def test_a_record_plays_the_same_game_again(play: Play, at: int) -> None:
    state = play.stop(at)
    record = state.record()
    again = sc.replay(record)
    assert again.digest() == state.digest()
    assert again.record() == record
    assert [told(again, seat) for seat in (0, 1)] == [told(state, seat) for seat in (0, 1)]
    assert state.restart().history == []
    assert state.at(len(state.history) // 2).history == state.history[: len(state.history) // 2]


@settings(max_examples=20, deadline=None)
@given(start=starts())
def test_the_same_seed_deals_the_same_game(start: dict[str, int]) -> None:
    assert GAME.start(**start).digest() == GAME.start(**start).digest()
    assert GAME.start(**start).digest() != GAME.start(**{**start, "seed": (start["seed"] + 1) % (1 << 53)}).digest()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays(path: Path) -> None:
    """A record of today must replay tomorrow: whoever changes this raises the rules version."""
    text = path.read_text(encoding="utf-8")
    state = sc.replay(text)
    assert state.record() == text
    assert state.awaiting == ()


def test_a_record_of_the_first_version_is_played_up_to_the_first_income_that_has_changed() -> None:
    """The Old Gods brought 5 gold then."""
    with pytest.raises(sc.RecordDiffers) as caught:
        sc.replay((HERE / "records" / "rules-1-standard.json").read_text(encoding="utf-8"))
    assert caught.value.line == 11
    agreed = caught.value.state
    assert (agreed.history, agreed.awaiting) == ([], (0, 1))


def test_there_are_golden_records_of_both_kinds_of_game() -> None:
    drafted = [json.loads(path.read_text(encoding="utf-8"))["options"]["draft"] for path in RECORDS]
    assert sorted(drafted) == [False, True]


@pytest.mark.rule("SL-134", "SL-172")
def test_wrong_decisions_change_nothing() -> None:
    state = lay("phase=challenges turn=stark | plot=calling-the-banners play=arya-stark | plot=detained play=the-hound")
    before = (state.digest(), told(state, 0), told(state, 1))
    for word, seat, error, rule in (
        ("attack power", 0, IllegalAction, "SL-099"),
        ("attack military", 1, WrongSeat, "SL-094"),
        ("pass", 0, IllegalAction, "SL-091"),
        ("pay", 0, IllegalAction, "SL-177"),
        ("stealth varys", 0, IllegalAction, "SL-164"),
    ):
        with pytest.raises(error) as caught:
            state.play(word, seat)
        assert getattr(caught.value, "rule", None) == rule, word
    with pytest.raises(BadWord):
        state.play("attack everybody", 0)
    assert (state.digest(), told(state, 0), told(state, 1)) == before
    over = lay("phase=draw | power=15 plot=calling-the-banners | plot=detained")
    with pytest.raises(GameOver) as ended:
        over.play("pass", 0)
    assert ended.value.rule == "SL-134"


def test_a_word_that_is_refused_names_a_rule_of_the_ledger() -> None:
    """Every word of the vocabulary, at decisions of some games, by either seat: legal, or refused with a rule."""
    luck = Chance(3)
    rules = set()
    for seed in range(3):
        state = GAME.start(draft=seed == 2, seed=seed)
        while state.awaiting and len(state.history) < 300:
            if len(state.history) % 25 == seed:
                digest = state.digest()
                for seat in (0, 1):
                    legal = set(state.actions(seat))
                    for action in range(len(GAME.vocabulary)):
                        if action not in legal:
                            rules.add(state.broken_rule(seat, action))
                assert state.digest() == digest
            seat = luck.choice(state.awaiting)
            state.act(seat, luck.choice(state.actions(seat)))
    assert not {rule for rule in rules if rule not in GAME.ledger.by_id}
    assert len(rules) > 25
