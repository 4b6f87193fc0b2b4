"""Intervals and ratings against values that are known from elsewhere."""

import math
import random

import pytest

from smallcouncil.arena.sprt import Sprt, expected_share
from smallcouncil.arena.statistics import bootstrap, elo, orders, plackett_luce, rating_intervals, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4901625, 0.9433178),
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (388, 400, 0.9483015, 0.9827570),
        (1, 2, 0.0945312, 0.9054688),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-6)


def test_who_won_everything_may_win_everything() -> None:
    assert wilson(10, 10)[1] == 1
    assert wilson(0, 10)[0] == 0


def test_elo_of_known_shares() -> None:
    assert elo(0.5) == pytest.approx(0)
    assert elo(0.75) == pytest.approx(190.848, abs=1e-3)
    assert elo(10 / 11) == pytest.approx(400)
    assert elo(0.25) == pytest.approx(-190.848, abs=1e-3)
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)
    assert expected_share(190.848) == pytest.approx(0.75, abs=1e-5)


@pytest.mark.parametrize(
    ("share", "fair", "lead"),
    [
        (0.447, 1 / 3, 83.445),
        (1 / 3, 1 / 3, 0.0),
        (0.333, 1 / 3, -0.261),
        (0.334, 1 / 3, 0.521),
        (0.39, 0.25, 113.142),
        (0.25, 0.25, 0.0),
        (0.55, 0.75, -155.988),
        (0.45, 0.25, 155.988),
        (0.75, 0.5, 190.848),
    ],
)
def test_a_lead_is_measured_from_the_fair_share(share: float, fair: float, lead: float) -> None:
    assert elo(share, fair) == pytest.approx(lead, abs=1e-3)
    assert elo(1 - share, 1 - fair) == pytest.approx(-lead, abs=1e-3)


@pytest.mark.parametrize(("held", "seats"), [(1, 3), (1, 4), (2, 4), (3, 4), (2, 5)])
def test_the_lead_is_the_strength_that_wins_such_a_share_in_the_plackett_luce_model(held: int, seats: int) -> None:
    strength = 10 ** (150 / 400)
    share = held * strength / (held * strength + seats - held)
    assert elo(share, held / seats) == pytest.approx(150)


def test_the_ratings_of_whole_orders_know_who_holds_several_seats() -> None:
    """All orders of one seat against two of an equal bot are alike, and so are the ratings."""
    first, second = plackett_luce({(0, 1, 1): 10, (1, 0, 1): 10, (1, 1, 0): 10}, 2)
    assert (first, second) == (pytest.approx(0, abs=1e-6), pytest.approx(0, abs=1e-6))  # type: ignore[comparison-overlap]


def test_bootstrap_covers_the_mean_as_often_as_it_says() -> None:
    luck = random.Random(5)
    hits = 0
    for _ in range(200):
        low, high = bootstrap([float(luck.random() < 0.3) for _ in range(120)])
        hits += low <= 0.3 <= high
    assert 180 <= hits <= 198


def test_bootstrap_of_equal_values_is_a_point() -> None:
    assert bootstrap([0.5] * 20) == (0.5, 0.5)


def test_two_players_have_the_lead_that_their_score_says() -> None:
    first, second = plackett_luce({(0, 1): 75, (1, 0): 25}, 2, prior=0)
    assert first - second == pytest.approx(190.848, abs=1e-3)
    assert first + second == pytest.approx(0)


def test_bradley_terry_finds_strengths_that_explain_the_scores_exactly() -> None:
    strengths = (300.0, 40.0, -90.0, -250.0)
    weights = {}
    for a in range(4):
        for b in range(4):
            if a != b:
                weights[a, b] = 1000 * expected_share(strengths[a] - strengths[b])
    assert plackett_luce(weights, 4, prior=0) == pytest.approx(strengths, abs=0.01)


def test_plackett_luce_finds_strengths_that_explain_the_orders_exactly() -> None:
    strength = {0: 5.0, 1: 3.0, 2: 2.0}
    weights = {}
    for a, b, c in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        weights[a, b, c] = strength[a] / 10 * strength[b] / (strength[b] + strength[c])
    found = plackett_luce(weights, 3, prior=0)
    expected = [400 * math.log10(strength[player]) for player in range(3)]
    mean = sum(expected) / 3
    assert found == pytest.approx([each - mean for each in expected], abs=0.01)


def test_who_won_everything_has_a_finite_rating() -> None:
    first, second = plackett_luce({(0, 1): 10}, 2)
    assert first - second == pytest.approx(400 * math.log10(10.5 / 0.5), abs=0.01)


def test_a_tie_counts_as_both_orders_in_halves() -> None:
    assert orders([(1, 4), (2, 7), (2, 5)]) == [((4, 5, 7), 0.5), ((4, 7, 5), 0.5)]
    assert plackett_luce(dict(orders([(1, 0), (1, 1)])), 2) == pytest.approx([0, 0])


def test_rating_intervals_hold_the_rating_and_shrink_with_more_deals() -> None:
    luck = random.Random(3)
    deals = [{(0, 1) if luck.random() < 0.7 else (1, 0): 1.0} for _ in range(400)]
    few, many = rating_intervals(deals[:40], 2)[0], rating_intervals(deals, 2)[0]
    assert many[0] < 400 * math.log10(0.7 / 0.3) / 2 < many[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    assert Sprt(0, 20, 0.05, 0.05).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 20, 0.01, 0.1).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


def test_the_likelihood_ratio_of_known_scores() -> None:
    test = Sprt(0, 100)
    low, high = 0.5, expected_share(100)
    shares = [1.0] * 6 + [0.5] * 3 + [0.0]
    mean, variance = 0.75, (6 * 0.0625 + 3 * 0.0625 + 0.5625 + 0.25) / 10
    expected = 10 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert list(test.ratios(shares))[-1] == pytest.approx(expected)
    assert list(test.ratios(shares[:4])) == [0, 0, 0, 0]


def _decisions(test: Sprt, lead: float, runs: int) -> list[str | None]:
    """What the test says in simulated matches of a given true lead, both games of a deal independent."""
    luck = random.Random(11)
    share = expected_share(lead)
    found = []
    for _ in range(runs):
        deals = ((float(luck.random() < share) + float(luck.random() < share)) / 2 for _ in range(5000))
        verdicts = (test.verdict(ratio) for ratio in test.ratios(deals))
        found.append(next((verdict for verdict in verdicts if verdict), None))
    return found


def test_the_sequential_test_errs_no_more_often_than_promised() -> None:
    test = Sprt(0, 60, 0.05, 0.05)
    assert _decisions(test, 0, 300).count("elo1") <= 0.08 * 300
    assert _decisions(test, 60, 300).count("elo0") <= 0.08 * 300
    assert None not in _decisions(test, 0, 20)
