"""Glicko-2 as its author worked it out on paper, and what must hold for games of more than two."""

import pytest

from smallcouncil.arena.glicko import UNKNOWN, WEEK, Game, Rating, after, aged, all_after


def test_the_example_of_the_paper() -> None:
    games = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    found = after(Rating(1500, 200, 0.06), games)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_nothing_changes() -> None:
    assert after(Rating(1600, 80), []) == Rating(1600, 80)


def test_an_upset_moves_more_than_what_was_expected() -> None:
    weak, strong = Rating(1300, 80), Rating(1700, 80)
    upset, usual = all_after([weak, strong], [1, 2]), all_after([weak, strong], [2, 1])
    assert upset[0].value - 1300 > 5 * (1300 - usual[0].value) > 0
    assert usual[1].value > 1700 > upset[1].value


def test_of_equals_a_draw_moves_nobody_and_is_still_known_better() -> None:
    both = all_after([Rating(), Rating()], [1, 1])
    assert [each.value for each in both] == pytest.approx([1500, 1500])
    assert all(each.deviation < UNKNOWN for each in both)


def test_a_game_of_two_is_the_game_of_the_paper() -> None:
    one, two = Rating(1500, 200), Rating(1400, 30)
    assert all_after([one, two], [1, 2])[0] == after(one, [Game(two, 1)])


def test_among_more_the_order_counts_and_all_games_weigh_as_much_as_one() -> None:
    four = all_after([Rating()] * 4, [1, 2, 3, 4])
    assert [each.value for each in four] == sorted((each.value for each in four), reverse=True)
    assert sum(each.value for each in four) == pytest.approx(4 * 1500)
    assert four[0].deviation == pytest.approx(all_after([Rating()] * 2, [1, 2])[0].deviation)
    assert four[0].value == pytest.approx(all_after([Rating()] * 2, [1, 2])[0].value)


def test_who_does_not_play_is_known_less_well_up_to_a_point() -> None:
    known = Rating(1600, 60)
    later = aged(known, 10 * WEEK)
    assert 60 < later.deviation < 100
    assert later.value == 1600
    assert aged(known, 1e12).deviation == UNKNOWN
    assert aged(known, -5) == known
