"""Copies are independent, and a record plays the same game again, byte for byte."""

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lg_playing import GAME, KINDS, Play, ask, bare, begin, plays, random_game, starts, told

import smallcouncil as sc
from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import BadWord, GameOver, IllegalAction, WrongSeat


@settings(max_examples=8, deadline=None)
@given(play=plays(), at=st.integers(0, 300))
def test_a_copy_is_equal_and_independent(play: Play, at: int) -> None:
    state = play.stop(at)
    seats = range(state.seats)
    before = (state.digest(), [told(state, seat) for seat in seats])
    twin = state.copy()
    assert (twin.digest(), [told(twin, seat) for seat in seats]) == before
    for _ in play.moments(twin):
        pass
    assert (state.digest(), [told(state, seat) for seat in seats]) == before
    other = pickle.loads(pickle.dumps(state))
    assert other.digest() == before[0]
    for _ in play.moments(other):
        pass
    assert other.digest() == twin.digest()


@settings(max_examples=8, deadline=None)
@given(play=plays(), at=st.integers(0, 500))
def test_a_record_plays_the_same_game_again(play: Play, at: int) -> None:
    state = play.stop(at)
    record = state.record()
    again = sc.replay(record)
    assert again.digest() == state.digest()
    assert again.record() == record
    assert [told(again, seat) for seat in range(state.seats)] == [told(state, seat) for seat in range(state.seats)]
    assert state.restart().history == []
    half = len(state.history) // 2
    assert state.at(half).history == state.history[:half]


@settings(max_examples=15, deadline=None)
@given(start=starts())
def test_the_same_seed_deals_the_same_game(start: dict[str, int]) -> None:
    assert begin(**start).digest() == begin(**start).digest()
    assert begin(**start).digest() != begin(**{**start, "seed": (start["seed"] + 1) % (1 << 53)}).digest()


@pytest.mark.rule("LG-042", "LG-082", "LG-R126", "LG-R50")
def test_wrong_decisions_change_nothing() -> None:
    state = bare({"seats": 2, "hands": {"0": ["basic-soldier"]}})
    before = (state.digest(), told(state, 0), told(state, 1))
    for word, seat, error, rule in (
        ("play longclaw", 0, IllegalAction, "LG-082"),
        ("end turn", 1, WrongSeat, "LG-042"),
        ("yes", 0, IllegalAction, "LG-R126"),
        ("recruit 1", 0, IllegalAction, "LG-132"),
        ("fight defender 3", 0, IllegalAction, "LG-001"),
    ):
        with pytest.raises(error) as caught:
            state.play(word, seat)
        assert getattr(caught.value, "rule", None) == rule, word
    with pytest.raises(BadWord):
        state.play("fight everybody", 0)
    assert (state.digest(), told(state, 0), told(state, 1)) == before
    over = bare({"seats": 2, "ally_deck": ["-"]})
    over.play("end turn")
    with pytest.raises(GameOver) as ended:
        over.play("end turn", 0)
    assert ended.value.rule == "LG-208"


def test_a_word_that_is_refused_names_a_rule_of_the_ledger() -> None:
    """Every word of the vocabulary, at decisions of some games, by every seat: legal, or refused with a rule."""
    rules = set()
    for number in range(6):
        for state in random_game({**KINDS[number * 3], "seed": number}, Chance(number)):
            if len(state.history) % 40 != number or not state.awaiting:
                continue
            digest = state.digest()
            for seat in range(state.seats):
                legal = set(state.actions(seat))
                rules |= {
                    state.broken_rule(seat, action) for action in range(len(GAME.vocabulary)) if action not in legal
                }
            assert state.digest() == digest
    assert not {rule for rule in rules if rule not in GAME.ledger.by_id}
    assert len(rules) > 25


def test_a_prompt_names_a_rule_of_the_ledger_and_its_card() -> None:
    cards = {card["id"] for card in _cards()}
    for number in range(8):
        for state in random_game({**KINDS[number * 2], "seed": number}, Chance(number)):
            for seat in state.awaiting:
                prompt = state.prompt(seat)
                assert prompt is not None
                assert prompt.rule in GAME.ledger.by_id
                assert prompt.by == "game" or prompt.by in cards, ask(state)


def _cards() -> list[dict[str, str]]:
    from lg_playing import LIST

    kinds = ("hero_card", "minor_hero", "basic", "bystander", "ally", "henchman", "mastermind", "event", "defender")
    return [card for kind in kinds for card in LIST[kind]]
