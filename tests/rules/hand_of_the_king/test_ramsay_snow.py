"""Ramsay Snow: HK-046, HK-R10."""

import pytest

RAMSAY = "ramsay-snow"


@pytest.mark.rule("HK-046", "HK-R10")
def test_ramsay_swaps_two_characters_of_the_grid(table):
    t = table(
        """
        varys hoster .    stannis
        .     .      .    .
        robb  .      .    cersei
        """,
        areas=("bran", "jaime"),
        offer="ramsay",
    ).play("right tully", "companion ramsay-snow")
    t.asks(0, "swap-first", "card stannis-baratheon", "card robb-stark", "card cersei-lannister", by=RAMSAY)
    t.refuses("card bran-stark", "HK-046")
    t.refuses("card jaime-lannister", "HK-046")
    t.play("card stannis-baratheon")
    t.asks(0, "swap-second", "card robb-stark", "card cersei-lannister", by=RAMSAY)
    t.refuses("card stannis-baratheon", "HK-R10")
    t.refuses("card jaime-lannister", "HK-046")
    t.expect(
        grid="""
        .     varys  .    stannis
        .     .      .    .
        robb  .      .    cersei
        """,
        areas=("bran hoster", "jaime"),
        offer="",
    )
    t.play("card robb-stark")
    t.expect(
        grid="""
        .       varys  .    robb
        .       .      .    .
        stannis .      .    cersei
        """,
        areas=("bran hoster", "jaime"),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
    )
    t.asks(1, "move", "right stark")


@pytest.mark.rule("HK-046")
def test_the_swapped_cards_are_what_they_are_where_they_lie_now(table):
    """Each of the two is later taken from its new place, under its own House."""
    t = table(
        """
        varys   hoster .    stannis
        .       .      .    .
        .       robb   .    cersei
        """,
        offer="ramsay",
    ).play("right tully", "companion ramsay-snow", "card robb-stark", "card stannis-baratheon")
    t.asks(1, "move", "right stark", "down baratheon")
    t.play("right stark")
    t.asks(0, "move", "down lannister")
    t.play("down lannister", "left baratheon")
    t.expect(
        grid="""
        .       .      .    .
        .       .      .    .
        .       varys  .    .
        """,
        areas=("hoster cersei", "robb stannis"),
        banners={"tully": 0, "stark": 1, "lannister": 0, "baratheon": 1},
        offer="",
        discarded="ramsay",
        turn=0,
        over=((1,), (2, 2), (2, 1)),
    )


@pytest.mark.rule("HK-046")
def test_two_of_the_same_house_change_places_too(table):
    t = table("varys hoster robb . arya", offer="ramsay")
    t.play("right tully", "companion ramsay-snow", "card arya-stark", "card robb-stark")
    t.expect(
        grid=". varys arya . robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
    )


@pytest.mark.rule("HK-046", "HK-025")
def test_a_swap_takes_and_kills_nobody_so_it_affects_no_house(table):
    """Stark is tied and its banner with seat 1; a Stark changing places in the grid asks nobody anything."""
    t = table(
        "varys hoster robb . cersei",
        areas=("bran", "arya"),
        banners={"stark": 1},
        offer="ramsay hodor",
    ).play("right tully", "companion ramsay-snow", "card robb-stark", "card cersei-lannister")
    t.expect(
        grid=". varys cersei . robb",
        areas=("bran hoster", "arya"),
        banners={"tully": 0},
        offer="hodor",
        discarded="ramsay",
        turn=1,
    )


@pytest.mark.rule("HK-R10", "HK-R05")
def test_with_one_character_in_the_grid_ramsay_has_no_effect(table):
    t = table("varys hoster . robb", offer="ramsay").play("right tully", "companion ramsay-snow")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
    )


@pytest.mark.rule("HK-R10", "HK-R05")
def test_with_none_in_the_grid_ramsay_has_no_effect(table):
    t = table("varys hoster", offer="ramsay").play("right tully", "companion ramsay-snow")
    t.expect(
        grid=". varys",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
        over=((0,), (1, 0), (1, 2)),
    )


@pytest.mark.rule("HK-R10", "HK-046")
def test_with_two_there_is_nothing_to_choose_but_the_order(table):
    t = table("varys hoster robb cersei", offer="ramsay").play("right tully", "companion ramsay-snow")
    t.asks(0, "swap-first", "card robb-stark", "card cersei-lannister", by=RAMSAY)
    t.play("card cersei-lannister")
    t.asks(0, "swap-second", "card robb-stark", by=RAMSAY)
    t.play("card robb-stark")
    t.expect(
        grid=". varys cersei robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
    )
    assert {"event": "swapped", "cards": ["robb-stark", "cersei-lannister"], "by": "ramsay-snow"} in t.events()


@pytest.mark.rule("HK-R10", "HK-053")
def test_ramsay_brings_nobody_into_an_empty_way(table):
    """Only characters change places, never an empty space or Varys: he still has nobody to go to."""
    t = table(
        """
        varys hoster .
        .     .      robb
        .     .      cersei
        """,
        offer="ramsay",
    ).play("right tully", "companion ramsay-snow", "card robb-stark", "card cersei-lannister")
    t.expect(
        grid="""
        .     varys  .
        .     .      cersei
        .     .      robb
        """,
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        discarded="ramsay",
        turn=1,
        over=((0,), (1, 0), (1, 2)),
    )
