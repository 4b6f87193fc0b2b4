"""Seats and setup: HK-010 to HK-015."""

from itertools import pairwise

import pytest

from smallcouncil.core.errors import BadOption, BadPosition, BadSeats
from smallcouncil.games.hand_of_the_king.cards import CHARACTERS, COMPANIONS, HOUSES

SEATS = (2, 3, 4)


@pytest.mark.rule("HK-010")
@pytest.mark.parametrize("seats", SEATS)
def test_two_three_or_four_players_are_seated(game, seats):
    state = game.start(seats=seats, seed=1)
    assert (state.seats, state.view(None)["seats"]) == (seats, seats)
    assert [len(state.view(None)[name]) for name in ("areas", "counts", "crows")] == [seats] * 3


@pytest.mark.rule("HK-010")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 2.5, "2", True])
def test_any_other_number_is_refused(game, seats):
    with pytest.raises(BadSeats) as refused:
        game.start(seats=seats, seed=1)
    assert refused.value.details == {"seats": str(seats), "allowed": "2, 3, 4"}


@pytest.mark.rule("HK-010")
@pytest.mark.parametrize("areas", [("",), ("", "", "", "", "")])
def test_a_position_with_another_number_of_play_areas_is_refused(table, areas):
    with pytest.raises(BadPosition, match="two to four play areas"):
        table("varys robb", areas=areas)


@pytest.mark.rule("HK-011")
@pytest.mark.parametrize("seats", SEATS)
def test_kings_landing_is_35_characters_and_varys_six_by_six_face_up(game, seats):
    grid = game.start(seats=seats, seed=3).view(None)["grid"]
    assert len(grid) == 36
    assert sorted(grid) == sorted((*CHARACTERS, "varys"))


@pytest.mark.rule("HK-011")
def test_the_shuffle_can_lay_every_card_on_every_square(game):
    """600 deals miss a given pair of the 1,296 about once in twenty million times; the seeds are fixed anyway."""
    deals = [game.start(seed=seed).view(None)["grid"] for seed in range(600)]
    assert len({(square, card) for grid in deals for square, card in enumerate(grid)}) == 36 * 36
    assert len({tuple(grid) for grid in deals}) == 600


@pytest.mark.rule("HK-011")
def test_the_same_seed_deals_the_same_table(game):
    assert game.start(seed=42).view(None) == game.start(seed=42).view(None)


@pytest.mark.rule("HK-012")
@pytest.mark.parametrize("seats", SEATS)
def test_play_areas_are_empty_and_nobody_has_a_banner(game, seats):
    view = game.start(seats=seats, seed=5).view(None)
    assert view["areas"] == [[] for _ in range(seats)]
    assert view["banners"] == dict.fromkeys(HOUSES)
    assert (view["dead"], view["discarded"]) == ([], [])


@pytest.mark.rule("HK-013")
@pytest.mark.parametrize("seats", SEATS)
def test_six_companions_are_revealed_and_eight_stay_face_down(game, seats):
    views = [game.start(seats=seats, seed=seed).view(None) for seed in range(40)]
    assert {(len(view["offer"]), len(set(view["offer"])), view["deck"]) for view in views} == {(6, 6, 8)}
    assert {companion for view in views for companion in view["offer"]} == set(COMPANIONS)


@pytest.mark.rule("HK-013")
def test_the_order_of_the_eight_is_told_to_nobody(game):
    view = game.start(seed=6).view(0)
    hidden = set(COMPANIONS) - set(view["offer"])
    assert len(hidden) == 8
    assert [name for name in hidden if f"'{name}'" in str(view)] == []


@pytest.mark.rule("HK-013")
def test_the_bare_game_has_no_companions(game):
    view = game.start(seed=6, companions=False).view(None)
    assert (view["offer"], view["deck"], view["discarded"]) == ([], 0, [])


@pytest.mark.rule("HK-014")
def test_a_chosen_companion_is_not_replaced(table):
    t = table("varys hoster . stannis", offer="hodor bronn", deck="shae loras melisandre")
    t.play("right tully")
    t.asks(0, "companion", "companion hodor", "companion bronn")
    t.play("companion hodor")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="bronn",
        discarded="hodor",
        deck=3,
        turn=1,
    )


@pytest.mark.rule("HK-014")
def test_a_killed_companion_is_not_replaced(table):
    t = table("varys hoster", areas=("", ""), offer="jaqen hodor bronn", deck="shae loras melisandre")
    t.play("right tully", "companion jaqen-hghar", "card hoster-tully")
    t.asks(0, "kill-companion", "companion hodor", "companion bronn", by="jaqen-hghar")
    t.play("companion hodor")
    t.expect(
        grid=". varys",
        dead="hoster hodor",
        discarded="jaqen",
        offer="bronn",
        deck=3,
        turn=1,
        over=((0, 1), (0, 0), (1, 1)),
    )


@pytest.mark.rule("HK-014")
def test_the_offer_runs_dry_in_a_whole_game(game):
    """Whatever is chosen from the six, no seventh ever joins them."""
    for seed in range(10):
        state = game.start(seats=2, seed=seed)
        offers = [set(state.view(None)["offer"])]
        while state.awaiting:
            seat = state.awaiting[0]
            legal = state.actions(seat)
            state.act(seat, legal[len(state.history) * 7 % len(legal)])
            offers.append(set(state.view(None)["offer"]))
        assert all(later <= earlier for earlier, later in pairwise(offers))
        assert offers[-1] < offers[0]


@pytest.mark.rule("HK-015")
@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in SEATS for first in range(seats)])
def test_the_chosen_seat_starts_and_play_goes_clockwise(game, seats, first):
    state = game.start(seats=seats, seed=8, first=first, companions=False)
    turns = []
    for _ in range(seats + 2):
        turns += state.awaiting
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    assert turns == [(first + number) % seats for number in range(seats + 2)]


@pytest.mark.rule("HK-015")
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_seat_starts_by_the_seed(game, seats):
    firsts = [game.start(seats=seats, seed=seed, first="random").awaiting for seed in range(60)]
    assert set(firsts) == {(seat,) for seat in range(seats)}
    assert firsts == [game.start(seats=seats, seed=seed, first="random").awaiting for seed in range(60)]


@pytest.mark.rule("HK-015")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 3), (4, 4), (2, -1), (2, "youngest"), (2, True)])
def test_a_first_seat_that_is_not_at_the_table_is_refused(game, seats, first):
    with pytest.raises(BadOption) as refused:
        game.start(seats=seats, seed=1, first=first)
    assert (refused.value.details["option"], refused.value.details["value"]) == ("first", str(first))


@pytest.mark.rule("HK-015")
def test_nobody_moves_out_of_turn(table):
    t = table("varys robb . arya", areas=("", "", "bran"))
    t.refuses("right stark", "HK-015", seat=1)
    t.refuses("right stark", "HK-015", seat=2)
    t.asks(0, "move", "right stark")
