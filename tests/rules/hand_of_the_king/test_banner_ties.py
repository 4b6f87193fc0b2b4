"""Ties and who decides them: HK-028, HK-R03."""

import pytest


@pytest.mark.rule("HK-028", "HK-R03")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_user_of_the_companion_decides_the_tie_it_caused(table, seat):
    """Hodor's theft makes it two all; the user may give the banner to either, the user included."""
    t = table("varys hoster . aeron", areas=("robb", "bran arya sansa"), offer="hodor")
    t.play("right tully", "companion hodor", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark")
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys . aeron",
        areas=("robb hoster bran", "arya sansa"),
        banners={"stark": seat, "tully": 0},
        discarded="hodor",
        offer="",
        turn=1,
    )
    t.asks(1, "move", "right greyjoy")


@pytest.mark.rule("HK-028")
@pytest.mark.parametrize("seat", [1, 3])
def test_only_those_tied_for_the_most_may_get_the_banner(table, seat):
    """Four seats: 1 and 3 are tied for Lannister, the user and seat 2 are not."""
    t = table(
        "varys hoster joffrey aeron",
        areas=("cersei", "tyrion jaime", "", "tywin kevan"),
        banners={"lannister": 3},
        offer="sandor",
    )
    t.play("right tully", "companion sandor-clegane", "card joffrey-baratheon")
    t.asks(0, "banner", "seat 1", "seat 3", house="lannister")
    t.refuses("seat 0", "HK-028")
    t.refuses("seat 2", "HK-028")
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys . aeron",
        areas=("cersei hoster", "tyrion jaime", "", "tywin kevan"),
        banners={"tully": 0, "lannister": seat},
        dead="joffrey",
        discarded="sandor",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-025", "HK-028")
def test_nobody_is_asked_about_a_tie_in_a_house_that_was_not_affected(table):
    t = table(
        "varys hoster . aeron",
        areas=("cersei", "tyrion jaime", "", "tywin kevan"),
        banners={"lannister": 3},
        offer="sandor",
    )
    t.play("right tully", "companion sandor-clegane", "card aeron-greyjoy")
    t.expect(
        grid=". varys",
        areas=("cersei hoster", "tyrion jaime", "", "tywin kevan"),
        banners={"tully": 0},
        dead="aeron",
        discarded="sandor",
        offer="",
        turn=1,
        over=((3,), (1, 0, 0, 1), (2, 3, 3, 1)),
    )


@pytest.mark.rule("HK-028", "HK-R03")
def test_three_players_tied_by_a_companion(table):
    t = table(
        "varys hoster . aeron",
        areas=("cersei", "jaime", "tywin tyrion"),
        banners={"lannister": 2},
        offer="jaqen",
        turn=1,
    )
    t.play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", "card tyrion-lannister")
    t.asks(1, "banner", "seat 0", "seat 1", "seat 2", house="lannister")
    t.play("seat 0")
    t.expect(
        grid=". varys",
        areas=("cersei", "jaime hoster", "tywin"),
        banners={"tully": 1, "lannister": 0},
        dead="aeron tyrion",
        discarded="jaqen",
        offer="",
        turn=2,
        over=((0,), (1, 1, 0), (1, 2, 3)),
    )


@pytest.mark.rule("HK-R03", "HK-028")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_kill_in_the_grid_affects_the_house_so_the_user_decides_the_tie_it_kept(table, seat):
    """The counts of Stark do not change, but a Stark card was affected and the tie is still there."""
    t = table(
        "varys hoster rickon aeron",
        areas=("robb", "bran"),
        banners={"stark": 1},
        offer="sandor",
    )
    t.play("right tully", "companion sandor-clegane", "card rickon-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark")
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys . aeron",
        areas=("robb hoster", "bran"),
        banners={"tully": 0, "stark": seat},
        dead="rickon",
        discarded="sandor",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tie_in_a_house_affected_by_the_move_and_a_companion_is_decided_by_the_user(table, seat):
    """Robb, the last Stark, comes by the move; Ilyn Payne's kill then makes it one all: not simply the mover's."""
    t = table("varys robb . aeron", areas=("", "eddard arya"), offer="ilyn")
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark")
    t.expect(
        grid=". varys . aeron",
        areas=("robb", "arya"),
        banners={},
        dead="eddard",
        discarded="ilyn",
        offer="",
    )
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys . aeron",
        areas=("robb", "arya"),
        banners={"stark": seat},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R03")
def test_a_tie_that_the_move_caused_and_a_companion_kept_is_decided_by_the_user(table):
    """Robb makes it two all; the kill of seat 2's Eddard leaves that tie, now also the companion's."""
    t = table(
        "varys robb . aeron",
        areas=("sansa", "arya bran", "eddard"),
        offer="ilyn",
    )
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark")
    t.play("seat 1")
    t.expect(
        grid=". varys . aeron",
        areas=("sansa robb", "arya bran", ""),
        banners={},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R03", "HK-027")
def test_a_tie_of_the_move_alone_is_the_movers_though_a_companion_affected_another_house(table):
    """Robb is the last Stark and makes it one all; Bronn affects Lannister only."""
    t = table("varys robb . aeron", areas=("", "arya tyrion"), offer="bronn")
    t.play("right stark", "companion bronn", "card tyrion-lannister")
    t.expect(
        grid=". varys . aeron",
        areas=("robb tyrion", "arya"),
        banners={"stark": 0, "lannister": 0},
        discarded="bronn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-028", "HK-R04")
def test_several_ties_of_one_turn_are_decided_in_the_order_of_the_houses(table):
    """Jaqen's two kills leave Tyrell and Stark tied; Stark, the larger House, is asked about first."""
    t = table(
        "varys hoster margaery aeron",
        areas=("robb olena", "arya garlan bran"),
        banners={"tyrell": 1},
        offer="jaqen",
    )
    t.play("right tully", "companion jaqen-hghar", "card margaery-tyrell", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark")
    t.play("seat 1")
    t.asks(0, "banner", "seat 0", "seat 1", house="tyrell")
    t.play("seat 0")
    t.expect(
        grid=". varys . aeron",
        areas=("robb olena hoster", "arya garlan"),
        banners={"tully": 0, "stark": 1, "tyrell": 0},
        dead="margaery bran",
        discarded="jaqen",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-028", "HK-R04")
def test_the_ties_of_a_chain_are_decided_and_one_that_it_never_affected_is_not(table):
    """Loras and Bronn leave Baratheon and Lannister tied; so is Tyrell, but no Tyrell card was affected."""
    t = table(
        "varys hoster renly aeron",
        areas=("cersei garlan", "tyrion tywin kevan stannis olena"),
        banners={"tyrell": 1},
        offer="loras bronn",
    )
    t.play("right tully", "companion loras-tyrell")
    t.asks(0, "take", "card renly-baratheon", "card garlan-tyrell", "card olena-tyrell", by="loras-tyrell")
    t.play("card renly-baratheon", "companion bronn", "card tyrion-lannister")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister")
    t.play("seat 0")
    t.asks(0, "banner", "seat 0", "seat 1", house="baratheon")
    t.play("seat 1")
    t.expect(
        grid=". varys . aeron",
        areas=("cersei garlan hoster renly tyrion", "tywin kevan stannis olena"),
        banners={"tully": 0, "lannister": 0},
        discarded="loras bronn",
        offer="",
        turn=1,
    )
    assert t.counts("tyrell") == [1, 1]


@pytest.mark.rule("HK-R03")
def test_the_mover_outside_the_tie_still_decides_what_the_companion_touched(table):
    """Three seats: 1 and 2 are left tied by the mover's Brienne, who is not among them."""
    t = table(
        "varys hoster . aeron",
        areas=("", "sansa bran robb", "arya eddard"),
        offer="brienne",
    )
    t.play("right tully", "companion brienne-of-tarth")
    t.asks(0, "take", "card sansa-stark", "card arya-stark", by="brienne-of-tarth")
    t.play("card sansa-stark")
    t.asks(0, "banner", "seat 1", "seat 2", house="stark")
    t.play("seat 2")
    t.expect(
        grid=". varys . aeron",
        areas=("hoster sansa", "bran robb", "arya eddard"),
        banners={"tully": 0, "stark": 2},
        discarded="brienne",
        offer="",
        turn=1,
    )
