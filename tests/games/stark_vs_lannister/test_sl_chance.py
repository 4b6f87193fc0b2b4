"""What is left to luck: shuffles, ties of initiative, random discards; and what comes around by itself."""

from collections import Counter

import pytest
from sl_playing import GAME, lay, play

TIE = "phase=plot | power=2 plot=calling-the-banners plots=crossing-the-trident | power=2 plot=detained plots={}"


@pytest.mark.rule("SL-065")
def test_a_tie_of_initiative_and_power_is_drawn() -> None:
    winners = Counter(lay(TIE.format("securing-the-throne"), seed).awaiting for seed in range(200))
    assert set(winners) == {(0,), (1,)}
    assert 70 < winners[0,] < 130


@pytest.mark.rule("SL-064")
def test_one_power_less_leaves_nothing_to_luck() -> None:
    line = TIE.format("securing-the-throne").replace("| power=2 plot=d", "| power=3 plot=d")
    assert {lay(line, seed).awaiting for seed in range(40)} == {(0,)}


@pytest.mark.rule("SL-112", "SL-R64")
def test_a_random_discard_takes_each_card_with_equal_chance() -> None:
    line = (
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners hand=ice,needle,hodor,winterfell | "
        "plot=the-killing-cold play=shae,the-hound"
    )
    pairs = Counter[tuple[str, ...]]()
    for seed in range(600):
        state = play(lay(line, seed), "attack intrigue")
        lost = state.view(None)["sides"][0]["discard"]
        assert state.view(1)["sides"][0]["discard"] == lost
        assert len(lost) == 2
        assert sorted([*lost, *state.view(0)["hand"]]) == ["hodor", "ice", "needle", "winterfell"]
        pairs[tuple(sorted(lost))] += 1
    assert len(pairs) == 6
    assert all(70 < count < 135 for count in pairs.values())


@pytest.mark.rule("SL-R64")
def test_each_of_two_equal_cards_counts() -> None:
    """Two of three cards are alike: one of them goes two times of three."""
    line = (
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners hand=not-today,not-today,hodor | "
        "plot=detained play=shae,the-hound"
    )
    lost = Counter(play(lay(line, seed), "attack intrigue").view(None)["sides"][0]["discard"][0] for seed in range(600))
    assert 350 < lost["not-today"] < 450
    assert lost.total() == 600


@pytest.mark.rule("SL-038", "SL-R135")
def test_a_search_ends_with_a_shuffle_even_if_nothing_is_taken() -> None:
    line = (
        "phase=marshalling turn=stark | gold=2 plot=calling-the-banners hand=a-raven-from-home,ice "
        "deck=hodor,robb-stark,eddard-stark,winterfell rest=discard play=maester-luwin | plot=detained"
    )
    tops = Counter[str]()
    for seed in range(120):
        state = play(lay(line, seed), "play a-raven-from-home", "pass", "pass")
        while state.view(None)["phase"] != "dominance":
            state.play("done")
        before = Counter(state.view(0)["hand"])
        state.play("use maester-luwin")
        drawn = Counter(state.view(0)["hand"]) - before
        assert drawn.total() == 2
        tops.update(drawn)
    assert set(tops) == {"hodor", "robb-stark", "eddard-stark", "winterfell"}
    assert min(tops.values()) > 35


@pytest.mark.rule("SL-R16", "SL-062", "SL-R15")
def test_used_plots_return_in_round_seven_and_every_sixth_after_it() -> None:
    """Read from the view at the choice of the first player, right after the reveal."""
    state = lay("phase=plot | rest=discard | rest=discard")
    returned: list[int] = []
    while len(returned) < 3:
        for seat in state.awaiting:
            words = state.words(seat)
            state.play(next((word for word in words if word in ("pass", "done")), words[-1]), seat)
        prompt = state.prompt(state.awaiting[0])
        view = state.view(None)
        side = view["sides"][0]
        if prompt and prompt.ask == "first" and not side["used"] and view["round"] > 1:
            returned.append(view["round"])
            assert len(side["plots"]) == 6
    assert returned == [7, 13, 19]


@pytest.mark.rule("SL-038")
def test_equal_seeds_deal_equal_games() -> None:
    assert GAME.start(seed=5).digest() == GAME.start(seed=5).digest() != GAME.start(seed=6).digest()
