"""What a seat may not know: hands, decks, tokens, drafts. Samples agree with all that the seat has seen."""

import json
from collections import Counter
from random import Random

import pytest
from btwixt_playing import KINDS, Play, begin, check_table, plays, random_game, whole
from hypothesis import given, settings
from hypothesis import strategies as st

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchSeat
from smallcouncil.core.perspective import Perspective
from smallcouncil.games.btwixt.deck_knowledge import known_allies
from smallcouncil.games.btwixt.hand_knowledge import known_hands
from smallcouncil.games.btwixt.state import BtwixtState


def known(state: BtwixtState, seat: int) -> str:
    """All that the contract tells a seat, as text."""
    prompt = state.prompt(seat)
    told = [state.view(seat), prompt.json() if prompt else None, state.actions(seat), state.words(seat)]
    result = state.result.json() if state.result else None
    return json.dumps([*told, state.events(seat), state.awaiting, repr(state), state.seats, result])


@settings(max_examples=10, deadline=None)
@given(play=plays(), rarely=st.integers(1, 9))
def test_what_is_known_does_not_depend_on_when_one_has_looked(play: Play, rarely: int) -> None:
    """Whoever looks now and then, and goes on reading, knows what one who reads all of it now does."""
    for number, state in enumerate(play.moments()):
        for viewer in (None, *range(state.seats)):
            if (number + (viewer or 0)) % rarely == 0:
                afresh = state.copy()
                assert known_hands(state, viewer) == known_hands(afresh, viewer)
                assert known_allies(state, viewer) == known_allies(afresh, viewer)


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 400), luck=st.integers(0, 1 << 62))
def test_a_seat_cannot_tell_a_sample_from_the_state(play: Play, at: int, luck: int) -> None:
    state = play.stop(at)
    before = whole(state)
    for seat in range(state.seats):
        told = known(state, seat)
        guess, other = state.sample(seat, luck + seat), state.sample(seat, luck + seat + 1)
        assert known(guess, seat) == known(other, seat) == told
        assert guess.setup.seed is None
        assert guess.setup.position is None
        check_table(guess)
    assert whole(state) == before


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 400), luck=st.integers(0, 1 << 62))
def test_states_that_look_the_same_give_the_same_sample(play: Play, at: int, luck: int) -> None:
    """Nothing of the true cards, tokens and luck can be in a sample, or these two would differ."""
    state = play.stop(at)
    for seat in range(state.seats):
        other = state.sample(seat, 1)
        assert whole(state.sample(seat, luck)) == whole(other.sample(seat, luck))


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 400))
def test_a_sample_plays_on_by_the_rules_to_the_end(play: Play, at: int) -> None:
    state = play.stop(at)
    guess = state.sample(at % state.seats, 99)
    for number, moment in enumerate(play.moments(guess)):
        if number % 10 == 0:
            check_table(moment)
    check_table(guess)
    assert guess.result is not None


@settings(max_examples=15, deadline=None)
@given(play=plays(), at=st.integers(0, 300), luck=st.integers(0, 1 << 62))
def test_samples_within_a_search(play: Play, at: int, luck: int) -> None:
    """A sample that was played on is sampled again, for any seat, as a tree search does."""
    state = play.stop(at)
    guess = state.sample(0, luck)
    rng = Chance(luck)
    for _ in range(12):
        if not guess.awaiting:
            break
        seat = rng.choice(guess.awaiting)
        guess.act(seat, rng.choice(guess.actions(seat)))
        for viewer in range(guess.seats):
            again = guess.sample(viewer, rng)
            assert known(again, viewer) == known(guess, viewer)
            check_table(again)


def test_a_sample_made_for_one_seat_is_sampled_for_another_that_puts_an_ally_back() -> None:
    """The journal of the first sample no longer says what the second seat saw when it looked."""
    start = {"seats": 3, "draft": "draft", "leaders": "choose", "first": 2, "seed": 153663}
    guess = Play(start, (0, 1, 1, 54, 2, 0, 17)).stop(56).sample(0, 0)
    rng = Chance(0)
    for _ in range(12):
        seat = rng.choice(guess.awaiting)
        guess.act(seat, rng.choice(guess.actions(seat)))
        for viewer in range(guess.seats):
            assert known(guess.sample(viewer, rng), viewer) == known(guess, viewer)


def test_hidden_things_differ_between_samples() -> None:
    """Samples are no copies: whatever can differ does."""
    state = begin({"seats": 4, "advanced": True, "seed": 11})
    rng = Random(3)
    hands = Counter()  # type: ignore[var-annotated]
    for _ in range(60):
        guess = state.sample(0, rng)
        assert guess.hands[0] == state.hands[0]
        hands[tuple(guess.hands[1])] += 1
        assert sum(card in (0, 1) for card in guess.whites[1]) == 0
    assert len(hands) == 60


def test_every_hidden_card_may_be_in_every_hand() -> None:
    state = begin({"seats": 3, "seed": 5})
    found = [Counter() for _ in range(3)]  # type: ignore[var-annotated]
    for luck in range(300):
        guess = state.sample(0, luck)
        for seat in (1, 2):
            found[seat].update(guess.hands[seat])
    own = Counter(state.hands[0])
    copies = Counter(state.deck) + Counter(state.hands[1]) + Counter(state.hands[2])
    assert copies.total() == 52
    for seat in (1, 2):
        assert set(found[seat]) == set(copies)
        for card, count in copies.items():
            expected = 300 * 10 * count / 52
            assert 0.5 * expected - 10 < found[seat][card] < 1.5 * expected + 10, (own, card)


def test_a_token_may_have_any_number() -> None:
    state = Play({"seats": 4, "seed": 8}, ()).stop(200)
    assert state.awaiting
    council = max(range(4), key=lambda number: len(state.tokens[number]))
    drawn = Counter(number for luck in range(200) for number in state.sample(0, luck).tokens[council])
    assert set(drawn) == {1, 2, 3}
    assert drawn[1] > drawn[2] > drawn[3]


def test_a_sample_has_no_beginning_and_no_record() -> None:
    guess = begin({"seats": 3, "seed": 5}).sample(1, 7)
    for refused in (guess.restart, guess.record):
        with pytest.raises(NoRecord):
            refused()
    with pytest.raises(NoSuchSeat):
        guess.sample(3, 7)


def test_secret_decisions_are_not_in_the_history_of_a_sample() -> None:
    state = begin({"seats": 4, "draft": "draft", "seed": 5})
    for seat in range(3):
        state.act(seat, state.actions(seat)[0])
    guess = state.sample(3, 1)
    assert guess.history == [(0, -1), (1, -1), (2, -1)]
    assert state.view(3)["last"] == {"seat": 2, "word": None}
    assert state.view(2)["last"] == {"seat": 2, "word": state.game.word(state.history[-1][1])}
    assert state.view(3)["draft"]["answered"] == [True, True, True, False]


@pytest.mark.parametrize("draft", ["draft", "kingsmoot"])
def test_what_was_seen_in_a_draft_is_in_every_sample(draft: str) -> None:
    """A card that has gone by is in a hand or pack, never back in the deck; what is missing was taken by the others."""
    rng = Random(1)
    for seed in range(4):
        state = begin({"seats": 3, "draft": draft, "seed": seed})
        seen = Counter(state.view(0)["draft"]["pack"])
        while state.awaiting and state.view(0)["phase"] == "draft":
            for seat in state.awaiting:
                state.act(seat, rng.choice(state.actions(seat)))
        events = [event for event in state.events(0) if event["event"] == "pack" and event["seat"] == 0]
        back = Counter(event for entry in events if entry["count"] == 7 for event in entry["cards"])
        own = state.view(0)["hand"]
        for luck in range(10):
            guess = state.sample(0, luck)
            others = Counter(card for seat in (1, 2) for card in guess.view(seat)["hand"])
            assert not (seen - Counter(own)) - others
            assert back - Counter(own) <= others


def test_bots_see_no_secret() -> None:
    luck = Chance(4)
    for number in range(6):
        for state in random_game({**KINDS[number * 13], "seed": number}, luck):
            if state.awaiting and luck.below(20) == 0:
                seat = state.awaiting[0]
                told = Perspective(state, seat, luck)
                assert json.dumps(told.view) == json.dumps(state.view(seat))
                assert told.actions == state.actions(seat)
                assert told.events() == state.events(seat)


def test_a_hand_that_was_looked_at_is_known_also_with_two_equal_cards() -> None:
    """One copy was returned to the hand for all to see, the other came to light by Crow's Eye."""
    position = {
        "seats": 3,
        "options": {"advanced": True},
        "leaders": ["euron-greyjoy", "jon-snow", "tyrion-lannister"],
        "hands": [["crows-eye", "valyrian-steel"], ["contingency-plan", "ambush"], ["full-granaries"]],
        "piles": [["sworn-swords"], ["contingency-plan"], []],
        "current": "hodor",
        "ally_deck": ["gendry"],
    }
    state = begin({"position": json.dumps(position), "seed": 1})
    for word in ("kneel", "kneel", "kneel", "council 0", "council 0"):
        state.play(word)
    assert state.view(0)["known"] == [[], ["contingency-plan"], []]
    for word in ("kneel", "kneel", "play crows-eye", "seat 1", "decline"):
        state.play(word)
    assert state.view(0)["known"] == [[], ["ambush", "contingency-plan", "contingency-plan"], []]
    assert state.view(2)["known"] == [[], ["contingency-plan"], []]
    for luck in range(20):
        assert state.sample(0, luck).view(1)["hand"] == ["ambush", "contingency-plan", "contingency-plan"]
        assert "contingency-plan" in state.sample(2, luck).view(1)["hand"]


@settings(max_examples=12, deadline=None)
@given(play=plays(), luck=st.integers(0, 1 << 62), rarely=st.integers(1, 12))
def test_a_sample_does_not_depend_on_what_was_asked_before(play: Play, luck: int, rarely: int) -> None:
    """What is kept in mind, here or by a copy, gives what a game that was never asked anything gives."""
    last = None
    for number, state in enumerate(play.moments()):
        last = state
        if number % rarely == 0:
            twin = state.copy()
            for seat in range(state.seats):
                state.sample(seat, luck + number)
                assert whole(twin.sample(seat, luck)) == whole(state.sample(seat, luck))
        if number > 150:
            break
    assert last is not None
    afresh = last.at(len(last.history))
    for seat in range(last.seats):
        assert whole(last.sample(seat, luck)) == whole(afresh.sample(seat, luck))


def test_a_sample_keeps_in_mind_what_its_seat_knows_and_no_more() -> None:
    state = Play({"seats": 4, "draft": "draft", "seed": 8}, ()).stop(90)
    for seat in range(4):
        state.sample(seat, 1)
        state.view(seat)
    guess = state.sample(2, 7)
    assert guess.minds.recall("heard", 2) == guess.log == state.heard(2)
    for other in (0, 1, 3):
        assert state.minds.recall("heard", other) == state.heard(other)
        assert guess.minds.recall("heard", other) is guess.minds.recall("hands", other) is None
