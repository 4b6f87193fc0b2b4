"""The plot draft: three deals, one of three, one of two, seven of thirteen; what each seat knows of it."""

from collections import Counter

import pytest
from sl_playing import GAME, PLOTS, lay, play, told

from smallcouncil.core.chance import Chance
from smallcouncil.core.errors import IllegalAction
from smallcouncil.core.game import State

DRAFTED = [plot for plot, design in PLOTS.items() if design["set"] == "draft"]
LAID = f"phase=draft draft={','.join(DRAFTED)} | - | -".replace(" | - | -", " | rest=deck | rest=deck")


def drafted(seed: int = 1) -> State:
    return GAME.start(draft=True, seed=seed)


def through(state: State, luck: Chance) -> list[list[str]]:
    """Draft by luck; the plots that each seat kept."""
    kept: list[list[str]] = [[], []]
    while state.view(None)["phase"] == "draft":
        prompt = state.prompt(state.awaiting[0])
        if prompt is None or prompt.ask != "draft":
            break
        for seat in state.awaiting:
            word = luck.choice(state.words(seat))
            state.play(word, seat)
            kept[seat].append(word.split()[1])
    return kept


@pytest.mark.rule("SL-200", "SL-201", "SL-202", "SL-030")
def test_the_draft_deals_three_of_the_eighteen_to_each() -> None:
    assert GAME.start(seed=1).view(None)["phase"] == "mulligan"
    state = drafted()
    assert (state.view(None)["phase"], state.awaiting) == ("draft", (0, 1))
    packs = [state.view(seat)["draft"]["pack"] for seat in (0, 1)]
    assert [len(pack) for pack in packs] == [3, 3]
    assert not set(packs[0]) & set(packs[1])
    assert set(packs[0] + packs[1]) <= set(DRAFTED)
    for seat in (0, 1):
        assert sorted(state.words(seat)) == sorted(f"draft {plot}" for plot in packs[seat])
    orders = {tuple(drafted(seed).view(0)["draft"]["pack"]) for seed in range(20)}
    assert len(orders) > 15


@pytest.mark.rule("SL-203", "SL-204", "SL-R93")
def test_two_are_passed_on_and_the_last_one_leaves_the_game() -> None:
    state = lay(LAID)
    first, second = DRAFTED[:3], DRAFTED[3:6]
    assert [state.view(seat)["draft"]["pack"] for seat in (0, 1)] == [first, second]
    assert state.view(None)["awaiting"]["rule"] == "SL-203"
    state.play(f"draft {first[1]}", 0)
    assert state.awaiting == (1,)
    assert state.view(1)["draft"] == {"pack": second, "kept": []}
    state.play(f"draft {second[0]}", 1)
    assert state.view(None)["awaiting"]["rule"] == "SL-204"
    assert sorted(state.words(0)) == sorted(f"draft {plot}" for plot in second[1:])
    assert sorted(state.words(1)) == sorted(f"draft {plot}" for plot in (first[0], first[2]))
    with pytest.raises(IllegalAction) as caught:
        state.play(f"draft {first[0]}", 0)
    assert caught.value.rule in ("SL-203", "SL-204")
    play(state, f"0: draft {second[2]}", f"1: draft {first[0]}")
    assert [sorted(state.view(seat)["draft"]["kept"]) for seat in (0, 1)] == [
        sorted([first[1], second[2]]),
        sorted([second[0], first[0]]),
    ]
    assert [state.view(seat)["draft"]["pack"] for seat in (0, 1)] == [DRAFTED[6:9], DRAFTED[9:12]]


@pytest.mark.rule("SL-205", "SL-206", "SL-207", "SL-R93", "SL-R131")
@pytest.mark.parametrize("seed", range(4))
def test_three_passes_give_six_each_and_seven_of_thirteen_are_chosen(seed: int) -> None:
    state = drafted(seed)
    luck = Chance(seed)
    kept = through(state, luck)
    assert [len(set(each)) for each in kept] == [6, 6]
    assert not set(kept[0]) & set(kept[1])
    chosen: list[list[str]] = [[], []]
    for number in range(7):
        for seat in (0, 1):
            standard = [plot for plot in PLOTS if PLOTS[plot]["set"] == state.view(None)["houses"][seat]]
            left = {f"deck {plot}" for plot in (*standard, *kept[seat]) if plot not in chosen[seat]}
            assert set(state.words(seat)) == left
            assert len(left) == 13 - number
            word = luck.choice(state.words(seat))
            chosen[seat].append(word.split()[1])
            assert state.view(None)["phase"] == "draft"
            state.play(word, seat)
    view = state.view(None)
    assert view["phase"] == "mulligan"
    assert [side["plots"] for side in view["sides"]] == [7, 7]
    for seat in (0, 1):
        own = state.view(seat)
        assert Counter(own["sides"][seat]["plots"]) == Counter(chosen[seat])
        assert own["sides"][1 - seat]["plots"] == 7


@pytest.mark.rule("SL-203", "SL-204", "SL-207", "SL-R131", "SL-R08")
def test_the_choices_of_the_other_are_never_told() -> None:
    """Two drafts that differ in the hidden choices of seat 0 alone look the same to seat 1."""
    states = [lay(LAID), lay(LAID)]
    for state, second in zip(states, (DRAFTED[4], DRAFTED[5]), strict=True):
        play(state, f"0: draft {DRAFTED[0]}", f"1: draft {DRAFTED[3]}", f"0: draft {second}", f"1: draft {DRAFTED[1]}")
    assert told(states[0], 1) == told(states[1], 1)
    assert told(states[0], 0) != told(states[1], 0)


@pytest.mark.rule("SL-R08")
def test_a_standard_plot_deck_is_open_and_a_drafted_one_is_not() -> None:
    state = GAME.start(seed=1)
    assert len(state.view(1)["sides"][0]["plots"]) == len(state.view(None)["sides"][0]["plots"]) == 7
    state = drafted()
    luck = Chance(3)
    while state.view(None)["phase"] == "draft":
        for seat in state.awaiting:
            state.play(luck.choice(state.words(seat)), seat)
    assert state.view(1)["sides"][0]["plots"] == 7
    assert len(state.view(0)["sides"][0]["plots"]) == 7
