"""The team game for four: HK-058 to HK-060, HK-R12."""

import pytest

from smallcouncil.core.errors import BadOption


@pytest.mark.rule("HK-058")
@pytest.mark.parametrize(
    ("areas", "winners"),
    [
        (("robb", "", "", ""), (0, 2)),
        (("", "robb", "", ""), (1, 3)),
        (("", "", "robb", ""), (0, 2)),
        (("", "", "", "robb"), (1, 3)),
    ],
)
def test_partners_sit_opposite_each_other_and_win_together(table, areas, winners):
    scores = tuple(int(seat in winners) for seat in range(4))
    ranks = tuple(1 if seat in winners else 3 for seat in range(4))
    t = table("varys", areas=areas, teams=True, over=(winners, scores, ranks))
    assert t.state.result.winners == winners
    assert t.state.view(None)["options"]["teams"] is True


@pytest.mark.rule("HK-058")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_are_for_four_players(game, seats):
    with pytest.raises(BadOption) as refused:
        game.start(seats=seats, seed=1, teams=True)
    assert refused.value.details["option"] == "teams"
    assert game.start(seats=4, seed=1, teams=True).seats == 4


@pytest.mark.rule("HK-059")
def test_teammates_add_their_banners(table):
    """Seat 1 alone has the most, three; but two and two make four."""
    over = ((0, 2), (4, 3, 4, 3), (1, 3, 1, 3))
    t = table("varys", areas=("robb aeron", "cersei daenerys renly", "olena hoster", ""), teams=True, over=over)
    assert t.state.awaiting == ()


@pytest.mark.rule("HK-059")
def test_without_teams_the_same_table_is_won_alone(table):
    over = ((1,), (2, 3, 2, 0), (2, 1, 3, 4))
    t = table("varys", areas=("robb aeron", "cersei daenerys renly", "olena hoster", ""), over=over)
    assert t.state.view(None)["options"]["teams"] is False


@pytest.mark.rule("HK-059")
@pytest.mark.parametrize("teams", [False, True])
def test_play_is_the_same_with_teams_and_without(table, teams):
    """Clockwise turns, the same choices, the same takings."""
    t = table("varys robb . arya cersei renly", areas=("", "", "", ""), teams=teams, companions=False)
    t.asks(0, "move", "right stark", "right lannister", "right baratheon")
    t.play("right stark")
    t.asks(1, "move", "right lannister", "right baratheon")
    t.play("right baratheon")
    t.asks(2, "move", "left lannister")
    t.expect(
        grid=". . . . cersei varys",
        areas=("robb arya", "renly", "", ""),
        banners={"stark": 0, "baratheon": 1},
        turn=2,
    )


@pytest.mark.rule("HK-060")
def test_a_tie_by_a_move_takes_the_banner_from_ones_own_teammate(table):
    t = table("varys robb . renly", areas=("", "", "arya", ""), teams=True).play("right stark")
    t.expect(grid=". varys . renly", areas=("robb", "", "arya", ""), banners={"stark": 0}, turn=1)


@pytest.mark.rule("HK-060")
def test_teammates_do_not_add_their_cards_for_a_banner(table):
    """Three Starks against two and two of the partners: the banner stays with the three."""
    t = table("varys robb . renly", areas=("bran", "arya eddard sansa", "rickon lyanna", ""), teams=True)
    t.play("right stark")
    t.expect(
        grid=". varys . renly",
        areas=("bran robb", "arya eddard sansa", "rickon lyanna", ""),
        banners={},
        turn=1,
    )


@pytest.mark.rule("HK-060", "HK-028")
def test_a_tie_between_teammates_is_decided_by_the_user_like_any_other(table):
    t = table(
        "varys hoster . renly",
        areas=("", "tyrion jaime", "cersei", "tywin"),
        teams=True,
        offer="bronn",
    ).play("right tully", "companion bronn", "card tyrion-lannister")
    t.asks(0, "banner", "seat 0", "seat 1", "seat 2", "seat 3", house="lannister", by="bronn")
    t.play("seat 3")
    t.expect(
        grid=". varys . renly",
        areas=("hoster tyrion", "jaime", "cersei", "tywin"),
        banners={"tully": 0, "lannister": 3},
        offer="",
        discarded="bronn",
        turn=1,
    )


@pytest.mark.rule("HK-R12")
def test_a_tie_of_the_teams_goes_to_the_largest_house_of_either(table):
    """Three all. Stark is seat 3's, so seats 1 and 3 win, though seat 0 has the most banners."""
    over = ((1, 3), (3, 3, 3, 3), (3, 1, 3, 1))
    t = table("varys", areas=("aeron cersei daenerys", "renly olena", "", "robb"), teams=True, over=over)
    assert t.state.result.winners == (1, 3)


@pytest.mark.rule("HK-R12")
def test_the_largest_house_of_a_tied_team_may_be_the_other_partners(table):
    over = ((0, 2), (2, 2, 2, 2), (1, 3, 1, 3))
    t = table("varys", areas=("hoster", "cersei", "aeron", "olena"), teams=True, over=over)
    assert t.state.result.winners == (0, 2)
