"""Sandor Clegane and Ilyn Payne: HK-040, HK-051, HK-034, HK-R05."""

import pytest

# Sandor Clegane


@pytest.mark.rule("HK-040")
def test_sandor_may_kill_anyone_in_the_grid_and_nobody_in_a_play_area(table):
    """Every character of the grid, wherever it lies; not Varys; not those in play areas."""
    t = table(
        """
        varys hoster .     stannis
        robb  .      .     .
        .     .      .     .
        .     .      .     .
        .     .      .     .
        .     olena  .     daenerys
        """,
        areas=("bran", "cersei"),
        offer="sandor",
    ).play("right tully", "companion sandor-clegane")
    t.asks(
        0,
        "kill",
        *("card stannis-baratheon", "card robb-stark", "card olena-tyrell", "card daenerys-targaryen"),
        by="sandor-clegane",
    )
    t.refuses("card bran-stark", "HK-040")
    t.refuses("card cersei-lannister", "HK-040")
    t.refuses("card hoster-tully", "HK-040")
    t.play("card olena-tyrell")
    t.expect(
        grid="""
        .     varys  .     stannis
        robb  .      .     .
        .     .      .     .
        .     .      .     .
        .     .      .     .
        .     .      .     daenerys
        """,
        areas=("bran hoster", "cersei"),
        banners={"tully": 0},
        dead="olena",
        offer="",
        discarded="sandor",
        turn=1,
    )


@pytest.mark.rule("HK-040", "HK-053")
def test_sandor_can_end_the_game_by_killing_the_last_card_in_varyss_way(table):
    t = table(
        """
        varys hoster .    stannis
        .     .      robb .
        """,
        areas=("", "cersei"),
        offer="sandor",
    ).play("right tully", "companion sandor-clegane")
    t.asks(0, "kill", "card stannis-baratheon", "card robb-stark", by="sandor-clegane")
    t.play("card stannis-baratheon")
    t.expect(
        grid="""
        .     varys  .    .
        .     .      robb .
        """,
        areas=("hoster", "cersei"),
        banners={"tully": 0},
        dead="stannis",
        offer="",
        discarded="sandor",
        turn=1,
        over=((1,), (1, 1), (2, 1)),
    )


@pytest.mark.rule("HK-040", "HK-R05")
def test_sandor_finds_nobody_in_an_empty_grid(table):
    t = table("varys hoster", areas=("", "cersei"), offer="sandor").play("right tully", "companion sandor-clegane")
    t.expect(
        grid=". varys",
        areas=("hoster", "cersei"),
        banners={"tully": 0},
        offer="",
        discarded="sandor",
        turn=1,
        over=((1,), (1, 1), (2, 1)),
    )


@pytest.mark.rule("HK-040", "HK-034")
def test_sandor_kills_the_final_card_of_a_house_and_earns_nothing(table):
    t = table("varys hoster robb stannis", areas=("arya", ""), offer="sandor hodor")
    t.play("right tully", "companion sandor-clegane", "card robb-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("arya hoster", ""),
        banners={"tully": 0},
        dead="robb",
        offer="hodor",
        discarded="sandor",
        turn=1,
    )


# Ilyn Payne


@pytest.mark.rule("HK-051")
@pytest.mark.parametrize(
    ("picture", "areas", "after"),
    [
        ("varys hoster eddard robb", ("", "arya"), ("hoster", "arya")),
        ("varys hoster . robb", ("", "arya eddard"), ("hoster", "arya")),
        ("varys hoster . robb", ("eddard", "arya sansa"), ("hoster", "arya sansa")),
    ],
)
def test_ilyn_kills_eddard_in_the_grid_and_in_any_play_area(table, picture, areas, after):
    t = table(picture, areas=areas, offer="ilyn").play("right tully", "companion ilyn-payne")
    t.asks(0, "kill", "card eddard-stark", by="ilyn-payne")
    t.play("card eddard-stark")
    t.expect(
        grid=". varys . robb",
        areas=after,
        banners={"tully": 0},
        dead="eddard",
        offer="",
        discarded="ilyn",
        turn=1,
    )


@pytest.mark.rule("HK-051", "HK-034")
def test_ilyn_kills_eddard_the_final_stark_of_the_grid_and_earns_nothing(table):
    t = table("varys hoster eddard stannis", offer="ilyn hodor").play("right tully", "companion ilyn-payne")
    t.play("card eddard-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", ""),
        banners={"tully": 0},
        dead="eddard",
        offer="hodor",
        discarded="ilyn",
        turn=1,
    )


@pytest.mark.rule("HK-051", "HK-R05")
def test_ilyn_without_eddard_is_discarded_without_effect(table):
    t = table("varys hoster robb stannis", areas=("", "arya"), offer="ilyn")
    t.play("right tully", "companion ilyn-payne")
    t.expect(
        grid=". varys robb stannis",
        areas=("hoster", "arya"),
        banners={"tully": 0},
        offer="",
        discarded="ilyn",
        turn=1,
    )
