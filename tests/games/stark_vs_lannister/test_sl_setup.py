"""How a game begins: Houses, decks, hands, secret placement, the handicap."""

from collections import Counter
from typing import Any

import pytest
from sl_playing import CARDS, DECKS, GAME, check_table, lay, play

from smallcouncil.core.errors import BadOption, IllegalAction, UnknownOption


def started(**options: Any) -> Any:
    return GAME.start(**{"seed": 1, **options})


@pytest.mark.rule("SL-033", "SL-034", "SL-001")
def test_the_houses_are_chosen_or_drawn() -> None:
    assert started().view(None)["houses"] == ["stark", "lannister"]
    assert started(stark=1).view(None)["houses"] == ["lannister", "stark"]
    drawn = Counter(started(stark="random", seed=seed).view(None)["houses"][0] for seed in range(60))
    assert set(drawn) == {"stark", "lannister"}
    assert min(drawn.values()) > 15
    for stark in (0, 1):
        state = started(stark=stark)
        for seat, house in enumerate(state.view(None)["houses"]):
            assert not Counter(state.view(seat)["hand"]) - DECKS[house]


@pytest.mark.rule("SL-030", "SL-039", "SL-038", "SL-055")
def test_the_setup_begins_with_seven_cards_of_a_shuffled_deck() -> None:
    """Before the mulligan all is laid out: treasury, bank, Houses, plot decks, decks and hands."""
    hands = set()
    for seed in range(20):
        state = started(seed=seed)
        assert (state.awaiting, state.view(None)["phase"]) == ((0, 1), "mulligan")
        view = check_table(state)
        assert [
            (side["hand"], side["deck"], side["discard"], side["dead"], side["play"]) for side in view["sides"]
        ] == [(7, 43, [], [], [])] * 2
        hands.add(tuple(sorted(state.view(0)["hand"])))
    assert len(hands) == 20
    for word in ("place hodor", "plot the-old-gods", "pass", "attack power"):
        with pytest.raises(IllegalAction):
            started().play(word, 0)


@pytest.mark.rule("SL-040", "SL-038")
def test_a_mulligan_shuffles_all_seven_back() -> None:
    """Over many games every card is drawn anew about as often as any other: also those that were held before."""
    held, drawn = Counter[str](), Counter[str]()
    for seed in range(400):
        state = started(seed=seed)
        before = Counter(state.view(0)["hand"])
        play(state, "0: mulligan", "1: keep")
        after = Counter(state.view(0)["hand"])
        assert after.total() == 7
        assert state.view(None)["sides"][0]["deck"] == 43
        single = Counter({card: 1 for card in before if CARDS[card]["copies"] == 1})
        held += single
        drawn += single & after
    assert 0.10 < drawn.total() / held.total() < 0.18  # 7 of 50


@pytest.mark.rule("SL-R09", "SL-R130")
def test_who_takes_a_mulligan_is_known_when_both_have_decided() -> None:
    for first in ("mulligan", "keep"):
        state = started()
        before = state.view(1)
        state.play(first, 0)
        view = state.view(1)
        assert view.pop("answered") == [True, False]
        assert before.pop("answered") == [False, False]
        assert {**view, "last": None, "awaiting": None} == {**before, "last": None, "awaiting": None}
        assert state.awaiting == (1,)
        assert not [event for event in state.events(1) if event["event"] == "mulligan"]
        state.play("keep", 1)
        assert [event for event in state.events(1) if event["event"] == "mulligan"] == [
            {"event": "mulligan", "seat": 0, "took": first == "mulligan"},
            {"event": "mulligan", "seat": 1, "took": False},
        ]
        assert state.view(None)["phase"] == "place"


@pytest.mark.rule("SL-R129", "SL-042", "SL-047")
def test_nothing_of_the_setup_cards_is_shown_before_both_have_finished() -> None:
    line = (
        "phase=place | hand=arya-stark,jon-snow,winterfell-keep,ice,needle,not-today,not-today | "
        "hand=varys,shae,bronn,the-hound,insidious-ways,insidious-ways,branded-a-traitor"
    )
    none, some = lay(line), lay(line)
    play(some, "0: place arya-stark", "0: place jon-snow")
    assert some.view(0)["placed"] == ["arya-stark", "jon-snow"]
    hidden = [some.view(1), some.view(None)]
    assert [view["sides"][0]["hand"] for view in hidden] == [7, 7]
    assert [view["sides"][0]["play"] for view in hidden] == [[], []]
    assert [view["placed"] for view in hidden] == [none.view(1)["placed"], none.view(None)["placed"]]
    play(none, "0: done")
    play(some, "0: done")
    for viewer in (1, None):
        assert none.view(viewer) == some.view(viewer)
        assert none.events(viewer) == some.events(viewer)
    play(some, "1: done")
    assert [card["card"] for card in some.view(1)["sides"][0]["play"]] == ["arya-stark", "jon-snow"]


@pytest.mark.rule("SL-145", "SL-R08")
def test_piles_are_open_to_all_and_hands_are_not() -> None:
    state = lay(
        "phase=marshalling turn=stark | plot=calling-the-banners hand=ice,needle discard=hodor dead=arya-stark | "
        "plot=detained hand=shae discard=varys dead=bronn"
    )
    for viewer in (0, 1, None):
        sides = state.view(viewer)["sides"]
        assert [(side["discard"], side["dead"], side["hand"]) for side in sides] == [
            (["hodor"], ["arya-stark"], 2),
            (["varys"], ["bronn"], 1),
        ]
        assert "crossing-the-trident" in sides[0]["plots"]
    assert [sorted(state.view(viewer)["hand"]) for viewer in (0, 1, None)] == [["ice", "needle"], ["shae"], []]


@pytest.mark.rule("SL-R137")
@pytest.mark.parametrize("power", [1, 5])
def test_a_handicap_lies_on_one_banner(power: int) -> None:
    view = started(lannister_power=power).view(None)
    assert [side["power"] for side in view["sides"]] == [0, power]
    assert view["bank"] == 30 - power
    assert [side["power"] for side in started(stark_power=power, stark=1).view(None)["sides"]] == [0, power]


@pytest.mark.rule("SL-R137")
@pytest.mark.parametrize(
    "options", [{"stark_power": 6}, {"lannister_power": -1}, {"stark_power": 1, "lannister_power": 1}, {"stark": 2}]
)
def test_a_wrong_option_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        started(**options)
    with pytest.raises(UnknownOption):
        started(moon=1)


@pytest.mark.rule("SL-049", "SL-R14")
def test_the_starting_hand_is_filled_up_to_seven() -> None:
    line = (
        "phase=place | hand=arya-stark,jon-snow,winterfell-keep,ice,needle,not-today,not-today "
        "deck=hodor,robb-stark,eddard-stark,eddard-stark | hand=varys"
    )
    state = play(lay(line), "0: place arya-stark", "0: place winterfell-keep", "0: done", "1: done")
    assert Counter(state.view(0)["hand"]) == Counter(
        ["jon-snow", "ice", "needle", "not-today", "not-today", "hodor", "robb-stark"]
    )
    assert len(state.view(1)["hand"]) == 7
    assert all(card in CARDS for card in state.view(1)["hand"])
