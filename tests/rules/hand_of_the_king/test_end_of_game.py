"""The end of the game: HK-053 to HK-057."""

import pytest

from smallcouncil.core.errors import GameOver


@pytest.mark.rule("HK-053")
def test_the_game_ends_when_varys_has_nobody_in_any_direction(table):
    """Robb and Cersei are left, but neither in Varys's row nor in his column."""
    t = table(
        """
        robb  .      .      .
        .     varys  .      hoster
        .     .      cersei .
        """,
        areas=("", "edmure"),
    ).play("right tully")
    t.expect(
        grid="""
        robb  .      .      .
        .     .      .      varys
        .     .      cersei .
        """,
        areas=("hoster", "edmure"),
        banners={"tully": 0},
        turn=1,
        over=((0,), (1, 0), (1, 2)),
    )
    assert t.state.awaiting == ()
    assert [t.state.actions(seat) for seat in (0, 1)] == [(), ()]
    assert [t.state.prompt(seat) for seat in (0, 1)] == [None, None]
    assert t.events()[-1] == {"event": "over", "winners": [0]}


@pytest.mark.rule("HK-053")
def test_the_game_goes_on_while_a_single_card_lies_in_one_direction(table):
    for picture, word in (
        ("varys hoster . . . robb", "right stark"),
        ("robb . . varys hoster", "left stark"),
        ("varys hoster\n . .\n . .\n . .\n . .\n . robb", "down stark"),
        (". robb\n . .\n varys hoster", "up stark"),
    ):
        t = table(picture).play("right tully")
        t.asks(1, "move", word)


@pytest.mark.rule("HK-053")
def test_after_the_end_nothing_is_accepted(table):
    t = table("varys . robb").play("right stark")
    for seat in (0, 1):
        before = t.state.digest()
        with pytest.raises(GameOver) as refused:
            t.state.play("left stark", seat)
        assert (refused.value.rule, refused.value.seat) == ("HK-053", seat)
        assert t.state.digest() == before


@pytest.mark.rule("HK-053")
def test_a_crow_does_not_put_off_the_end(table):
    """Seat 1 still has a crow, but Varys cannot move, so the game is over at once."""
    t = table("varys robb", areas=("", "", ""), crows=(1, 2)).play("right stark")
    t.expect(grid=". varys", areas=("robb", "", ""), banners={"stark": 0}, turn=1, over=((0,), (1, 0, 0), (1, 2, 2)))


@pytest.mark.rule("HK-054")
def test_characters_left_in_the_grid_and_companions_left_on_offer_count_for_nobody(table):
    """Seven Starks lie in the grid, Gendry and Jon Snow on offer: the only banner is Tully's."""
    t = table(
        """
        varys hoster .    .      .     .
        .     .      robb arya   bran  sansa
        .     .      .    rickon lyanna catelyn
        """,
        areas=("", ""),
        offer="gendry jon shae",
    ).play("right tully", "companion shae")
    t.expect(
        grid="""
        .     varys  .    .      .     .
        .     .      robb arya   bran  sansa
        .     .      .    rickon lyanna catelyn
        """,
        areas=("hoster shae", ""),
        banners={"tully": 0},
        offer="gendry jon",
        turn=1,
        over=((0,), (1, 0), (1, 2)),
    )


@pytest.mark.rule("HK-055")
@pytest.mark.parametrize(
    ("areas", "over"),
    [
        (("robb aeron", "hoster olena renly"), ((1,), (2, 3), (2, 1))),
        (("robb", "aeron", "hoster olena"), ((2,), (1, 1, 2), (2, 3, 1))),
        (("robb aeron cersei", "daenerys", "renly", "olena hoster"), ((0,), (3, 1, 1, 2), (1, 3, 4, 2))),
        (("robb arya bran sansa", "hoster", "olena"), ((0,), (1, 1, 1), (1, 3, 2))),
        (("", "", "hoster"), ((2,), (0, 0, 1), (2, 2, 1))),
    ],
)
def test_most_banners_win_however_small_their_houses(table, areas, over):
    """The last seats by rank: banners first, then the largest House; players without banners share a rank."""
    assert table("varys", areas=areas, over=over).state.awaiting == ()


@pytest.mark.rule("HK-056")
@pytest.mark.parametrize(
    ("larger", "smaller"),
    [
        ("robb", "aeron balon euron"),
        ("aeron", "cersei jaime"),
        ("cersei", "daenerys"),
        ("daenerys", "renly stannis shireen"),
        ("renly", "olena"),
        ("olena", "hoster edmure"),
    ],
)
def test_a_tie_goes_to_the_banner_of_the_larger_house(table, larger, smaller):
    """The size of the House as printed decides, not how many of its cards one has."""
    table("varys", areas=(larger, smaller), over=((0,), (1, 1), (1, 2)))
    t = table("varys", areas=(smaller, larger), over=((1,), (1, 1), (2, 1)))
    assert t.state.awaiting == ()


@pytest.mark.rule("HK-056")
def test_only_those_tied_for_the_most_banners_are_compared(table):
    """Seat 0 has the banner of Stark, the largest House, but only one; the two with two each compare theirs."""
    over = ((2,), (1, 2, 2), (3, 2, 1))
    t = table("varys", areas=("robb", "daenerys renly", "cersei hoster"), over=over)
    assert t.state.awaiting == ()


@pytest.mark.rule("HK-057", "HK-056")
def test_the_example_the_greyjoy_holder_wins_three_all(table):
    """Lannister, Tyrell and Greyjoy against Targaryen, Tully and Baratheon."""
    t = table("varys aeron", areas=("cersei olena", "daenerys hoster renly")).play("right greyjoy")
    t.expect(
        grid=". varys",
        areas=("cersei olena aeron", "daenerys hoster renly"),
        banners={"greyjoy": 0},
        turn=1,
        over=((0,), (3, 3), (1, 2)),
    )
    assert t.state.result.winners == (0,)
