"""What a seat may not know: hands, decks, picks. Samples agree with all that the seat has seen, and nothing else."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sl_playing import DECKS, GAME, KINDS, PLOTS, Play, check_table, lay, play, plays, random_game, told

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import NoRecord, NoSuchSeat
from smallcouncil.core.game import State


def check_samples(state: State, seat: int, luck: int) -> State:
    """Neither a state nor its sample tells the seat which of the two it is; and a sample shows nothing of the truth."""
    known = told(state, seat)
    guess = state.sample(seat, luck)
    assert told(guess, seat) == known
    assert (guess.view(None), guess.events(None)) == (state.view(None), state.events(None))
    assert guess.setup.seed is None
    assert guess.setup.position is None
    assert guess.sample(seat, luck + 1).digest() == state.sample(seat, luck + 1).digest()
    return guess


def check_who_is_asked(state: State, guess: State, seat: int, luck: int) -> None:
    """After the same decision, if the seat sees the same happen, the same is asked of the same seat then.

    Of the other seat's decisions only a pass is possible whatever it holds.
    """
    (decider,) = state.awaiting
    action = GAME.action("pass")
    if decider == seat:
        action = state.actions(seat)[luck % len(state.actions(seat))]
    elif action not in state.actions(decider) or action not in guess.actions(decider):
        return
    true, guessed = state.copy(), guess.copy()
    at = len(state.history)
    true.act(decider, action)
    guessed.act(decider, action)
    if true.events(seat, since=at) == guessed.events(seat, since=at):
        assert true.awaiting == guessed.awaiting
        if true.view(seat)["phase"] != "draft":  # where new plots are dealt
            assert true.view(seat) == guessed.view(seat)


@settings(max_examples=25, deadline=None)
@given(play=plays(), at=st.integers(0, 500), luck=st.integers(0, 1 << 52))
@pytest.mark.rule("SL-R08", "SL-R94", "SL-R95")
def test_a_seat_cannot_tell_a_sample_from_the_state(play: Play, at: int, luck: int) -> None:
    state = play.stop(at)
    before = state.digest()
    for seat in (0, 1):
        guess = check_samples(state, seat, luck + seat)
        check_table(guess)
        if len(state.awaiting) == 1:
            check_who_is_asked(state, guess, seat, luck)
    assert state.digest() == before


@pytest.mark.parametrize("number", range(6))
def test_nothing_leaks_in_whole_games(number: int) -> None:
    luck = Chance(number)
    for state in random_game({**KINDS[number * 5 % len(KINDS)], "seed": number}, luck):
        if state.awaiting and luck.below(12) == 0:
            seat = luck.below(2)
            guess = check_samples(state, seat, luck.below(1 << 40))
            if len(state.awaiting) == 1:
                check_who_is_asked(state, guess, seat, luck.below(99))


@settings(max_examples=8, deadline=None)
@given(play=plays(), at=st.integers(0, 500))
def test_a_sample_plays_on_by_the_rules_to_the_end(play: Play, at: int) -> None:
    state = play.stop(at)
    guess = state.sample(at % 2, 99)
    for number, moment in enumerate(play.moments(guess)):
        if number % 25 == 0:
            check_table(moment)
            moment.sample(number // 25 % 2, number)
    check_table(guess)
    assert guess.result is not None


def test_a_sample_deals_the_unknown_cards_of_the_other_alike() -> None:
    """All cards of the other deck that are not in sight come into the hand about as often as they are many."""
    state = lay(
        "phase=challenges turn=stark | plot=calling-the-banners hand=ice play=arya-stark | "
        "plot=detained hand=shae,varys,bronn discard=the-hound dead=the-hound play=tywin-lannister"
    )
    seen = Counter[str]()
    for luck in range(800):
        guess = state.sample(0, luck)
        assert guess.view(0)["hand"] == ["ice"]
        seen.update(guess.view(1)["hand"])
    unknown = DECKS["lannister"] - Counter(["the-hound", "the-hound", "tywin-lannister"])
    assert set(seen) == set(unknown)
    for card, copies in unknown.items():
        expected = 800 * 3 * copies / unknown.total()
        assert 0.6 * expected < seen[card] < 1.45 * expected, card


@pytest.mark.rule("SL-R08", "SL-R135")
def test_what_was_shown_is_known_until_it_leaves_the_hand() -> None:
    """A card searched for and one that returned to the hand: known to all, in every sample."""
    state = lay(
        "phase=marshalling turn=stark | gold=9 plot=calling-the-banners hand=a-raven-from-home,ice,jon-snow | "
        "plot=detained"
    )
    play(state, "play a-raven-from-home", "card jon-snow")
    assert [state.view(viewer)["known"] for viewer in (1, None)] == [[["jon-snow"], []]] * 2
    for luck in range(20):
        assert "jon-snow" in state.sample(1, luck).view(0)["hand"]
    play(state, "play jon-snow")
    assert state.view(1)["known"] == [[], []]
    assert Counter(state.view(0)["hand"]) == Counter(["ice", "jon-snow"])
    hound = lay(
        "phase=challenges turn=lannister challenge=military.defenders first=lannister | plot=calling-the-banners "
        "play=robb-stark(k.def),sansa-stark | plot=detained play=the-hound(k.att)"
    )
    assert hound.view(0)["known"] == [[], ["the-hound"]]
    assert all(hound.sample(0, luck).view(1)["hand"] == ["the-hound"] for luck in range(5))


@pytest.mark.rule("SL-R08")
def test_a_hand_seen_with_spies_is_known_to_that_seat_alone() -> None:
    state = lay(
        "phase=plot | plot=the-old-gods plots=spies-in-their-midst | "
        "plot=valar-morghulis plots=uneasy-peace hand=shae,varys,insidious-ways,the-lions-cunning"
    )
    play(state, "first stark")
    assert sorted(state.view(0)["known"][1]) == ["insidious-ways", "shae", "the-lions-cunning", "varys"]
    assert state.view(None)["known"] == [[], []]
    play(state, "discard insidious-ways")
    assert sorted(state.view(0)["known"][1]) == ["shae", "the-lions-cunning", "varys"]
    assert state.view(None)["known"] == [[], []]
    for luck in range(10):
        assert not Counter(["shae", "the-lions-cunning", "varys"]) - Counter(state.sample(0, luck).view(1)["hand"])


@pytest.mark.rule("SL-R131")
def test_a_sample_of_a_draft_keeps_what_the_seat_has_seen() -> None:
    """Of each pack passed on the other kept one of two; what was never seen are his first picks."""
    state = GAME.start(draft=True, seed=11)
    luck = Chance(2)
    own: list[str] = []
    passed: list[set[str]] = []
    seen: set[str] = set()
    for number in range(6):
        pack = list(state.view(0)["draft"]["pack"])
        seen |= set(pack)
        word = luck.choice(state.words(0))
        own.append(word.split()[1])
        if number % 2 == 0:
            passed.append(set(pack) - {own[-1]})
        state.play(word, 0)
        state.play(luck.choice(state.words(1)), 1)
    never = {plot for plot, design in PLOTS.items() if design["set"] == "draft"} - seen
    assert len(never) == 3
    for number in range(30):
        kept = set(state.sample(0, number).view(1)["draft"]["kept"])
        assert len(kept) == 6
        assert never <= kept
        assert [len(kept & pair) for pair in passed] == [1, 1, 1]
        assert not kept & set(own)
    kept = {frozenset(state.sample(0, number).view(1)["draft"]["kept"]) for number in range(30)}
    assert len(kept) == 8


@pytest.mark.rule("SL-R131", "SL-R08")
def test_plots_that_were_revealed_are_in_every_sample_of_a_draft() -> None:
    """After seven rounds all seven have been seen, and have come back into the hidden deck but for the last one."""
    state = GAME.start(draft=True, seed=5)
    luck = Chance(5)
    while not (state.view(None)["round"] == 8 and state.prompt(state.awaiting[0]).ask == "plot"):  # type: ignore[union-attr]
        for seat in state.awaiting:
            words = state.words(seat)
            state.play(next((word for word in ("pass", "done") if word in words), luck.choice(words)), seat)
    for seat in (0, 1):
        true = state.view(1 - seat)["sides"][1 - seat]["plots"]
        assert len(true) == 6
        assert isinstance(state.view(seat)["sides"][1 - seat]["plots"], int)
        for number in range(10):
            assert state.sample(seat, number).view(1 - seat)["sides"][1 - seat]["plots"] == true


def test_a_sample_has_no_record_and_is_for_a_seat() -> None:
    state = GAME.start(seed=1)
    with pytest.raises(NoRecord):
        state.sample(0, 1).record()
    with pytest.raises(NoSuchSeat):
        state.sample(2, 1)


@pytest.mark.rule("SL-R94", "SL-R95")
def test_who_is_asked_is_the_same_whatever_the_hand_holds() -> None:
    """The same table with every card of the deck as the only one in hand: asked in the same windows."""
    line = "phase=standing | plot=the-old-gods play=arya-stark | gold=2 plot=detained hand={} play=varys,the-hound"
    for card in DECKS["lannister"]:
        if card in ("varys", "the-hound"):
            continue
        state = lay(line.format(card))
        assert state.awaiting == (1,)
        assert (state.prompt(1).ask, state.words(1)[0]) == ("act", "pass")  # type: ignore[union-attr]
        play(state, "pass")
        assert state.view(None)["phase"] == "plot"
