"""Who meets whom, on which deals, in which seats."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.plan import Plan, make_plan
from smallcouncil.arena.playing import bot_seed
from smallcouncil.arena.sprt import Sprt
from smallcouncil.core.errors import CouncilError


def _plan(kind: str, *codes: str, games: int = 6, **more: object) -> Plan:
    return make_plan(kind, codes, game="hand-of-the-king", games=games, seed=40, **more)  # type: ignore[arg-type]


def test_a_match_plays_every_deal_in_both_orders() -> None:
    plan = _plan("match", "random", "greedy")
    tasks = [plan.task(number) for number in range(plan.games)]
    assert [(task.deal, task.seating) for task in tasks] == [
        (0, (0, 1)),
        (0, (1, 0)),
        (1, (0, 1)),
        (1, (1, 0)),
        (2, (0, 1)),
        (2, (1, 0)),
    ]
    assert [task.seed for task in tasks[::2]] == [task.seed for task in tasks[1::2]]
    assert len({task.seed for task in tasks}) == 3


def test_deals_follow_from_the_seed_of_the_contest_and_from_nothing_else() -> None:
    """Pinned, so that a report of today can be played again tomorrow: HMAC-SHA256 of "deal N", its first 53 bits."""
    seeds = [_plan("match", "random", "greedy").task(number).seed for number in (0, 2, 4)]
    expected = [hmac.digest(b"40", f"deal {deal}".encode(), "sha256") for deal in range(3)]
    assert seeds == [int.from_bytes(digest, "big") >> 203 for digest in expected]
    assert all(0 <= seed < 2**53 for seed in seeds)


def test_without_a_seed_nobody_can_guess_it() -> None:
    found = {make_plan("match", ("random", "greedy"), game="hand-of-the-king", games=2).seed for _ in range(8)}
    assert len(found) == 8
    assert all(seed < 2**128 for seed in found)
    assert max(found) > 2**100


def test_the_luck_of_a_bot_cannot_be_reckoned_from_its_deal() -> None:
    """Two contests that happen to share a deal give their bots different luck, and the old way to it is closed."""
    one, other = _plan("match", "random", "greedy"), replace(_plan("match", "random", "greedy"), seed=41)
    task = one.task(0)
    lucks = {bot_seed(plan, task, seat) for plan in (one, other) for seat in (0, 1)}
    assert len(lucks) == 4
    name = f"{task.seed}/{task.group}/{task.rotation}/0"
    assert int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big") not in lucks


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert _plan("match", "random", "greedy", games=5).games == 6
    assert _plan("match", "random", "greedy", "novice", games=4, seats=3).games == 6


def test_three_seats_are_rotated() -> None:
    plan = _plan("match", "random", "greedy", "novice", games=3, seats=3)
    assert [plan.task(number).seating for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    plan = _plan("match", "random", "greedy", games=4, seats=4)
    assert [plan.task(number).seating for number in range(4)] == [
        (0, 1, 1, 1),
        (1, 1, 1, 0),
        (1, 1, 0, 1),
        (1, 0, 1, 1),
    ]


def test_a_bot_that_is_named_twice_holds_two_seats() -> None:
    plan = _plan("match", "random", "greedy", "random", "greedy", games=3, seats=4)
    assert (plan.bots, plan.labels, plan.rotations) == (("random", "greedy"), ("random", "greedy"), 2)
    assert (plan.deals, plan.games) == (2, 4)
    assert [plan.task(number).seating for number in range(4)] == [(0, 1, 0, 1), (1, 0, 1, 0)] * 2
    beside = _plan("match", "random", "random", "greedy", games=4, seats=4)
    assert [beside.task(number).seating for number in range(4)] == [
        (0, 0, 1, 1),
        (0, 1, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 1),
    ]


def test_copies_of_one_bot_are_told_apart() -> None:
    plan = _plan("match", "random", "random", "random", games=3, seats=3)
    assert (plan.labels, plan.rotations) == (("random", "random (2)", "random (3)"), 3)


def test_partners_are_played_by_one_bot() -> None:
    plan = _plan("match", "random", "greedy", games=2, seats=4, options={"teams": True})
    assert plan.sides == ((0, 2), (1, 3))
    assert [plan.task(number).seating for number in range(2)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_tournament_every_group_meets_and_every_bot_sits_everywhere_equally(seats: int) -> None:
    codes = ("random", "greedy", "novice", "knight", "apprentice")
    plan = _plan("tournament", *codes, games=seats, seats=seats)
    tasks = [plan.task(number) for number in range(plan.games)]
    assert plan.groups == tuple(combinations(range(5), seats))
    assert len({task.seed for task in tasks}) == 1
    sat = Counter((seat, bot) for task in tasks for seat, bot in enumerate(task.seating))
    assert len(sat) == 5 * seats
    assert len(set(sat.values())) == 1


def test_a_ladder_has_neighbours_meet() -> None:
    assert _plan("ladder", "random", "greedy", "novice").groups == ((0, 1), (1, 2))


@pytest.mark.parametrize(
    ("kind", "codes", "more", "key"),
    [
        ("match", ("random",), {}, "error-arena-match"),
        ("match", ("random", "random", "random"), {}, "error-arena-match"),
        ("tournament", ("random", "greedy"), {"seats": 3}, "error-arena-few"),
        ("ladder", ("random", "greedy"), {"seats": 3}, "error-arena-ladder"),
        ("match", ("random", "greedy"), {"seats": 3, "sprt": Sprt()}, "error-arena-sprt"),
        ("tournament", ("random", "greedy"), {"sprt": Sprt()}, "error-arena-sprt"),
    ],
)
def test_what_cannot_be_played_is_refused(kind: str, codes: tuple[str, ...], more: dict[str, object], key: str) -> None:
    with pytest.raises(ArenaError) as caught:
        _plan(kind, *codes, **more)
    assert caught.value.key == key


def test_unknown_bots_and_bad_options_are_refused_before_the_first_game() -> None:
    with pytest.raises(CouncilError):
        _plan("match", "random", "gredy")
    with pytest.raises(CouncilError):
        _plan("match", "random", "greedy", options={"teams": True})


def test_a_bot_may_play_against_itself() -> None:
    assert _plan("match", "random", "random").labels == ("random", "random (2)")
