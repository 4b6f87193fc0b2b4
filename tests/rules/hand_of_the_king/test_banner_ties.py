"""Ties and who decides them: HK-028, HK-R03."""

import pytest


@pytest.mark.rule("HK-028", "HK-R03")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_user_of_the_companion_decides_the_tie_it_caused(table, seat):
    """Hodor's theft makes it two all; the user may give the banner to either, the user included."""
    t = table("varys hoster . aeron", areas=("robb", "bran arya sansa"), offer="hodor")
    t.play("right tully", "companion hodor", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="hodor")
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
    """Four seats: 1 and 3 are tied for Lannister by the kill, the user and seat 2 are not."""
    t = table(
        "varys hoster . aeron",
        areas=("cersei", "tyrion jaime joffrey", "", "tywin kevan"),
        offer="jaqen",
    )
    t.play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", "card joffrey-baratheon")
    t.asks(0, "banner", "seat 1", "seat 3", house="lannister", by="jaqen-hghar")
    t.refuses("seat 0", "HK-028")
    t.refuses("seat 2", "HK-028")
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys",
        areas=("cersei hoster", "tyrion jaime", "", "tywin kevan"),
        banners={"tully": 0, "lannister": seat},
        dead="aeron joffrey",
        discarded="jaqen",
        offer="",
        turn=1,
        over=((seat,), *{1: ((1, 1, 0, 0), (2, 1, 3, 3)), 3: ((1, 0, 0, 1), (2, 3, 3, 1))}[seat]),
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
    t.asks(1, "banner", "seat 0", "seat 1", "seat 2", house="lannister", by="jaqen-hghar")
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
def test_a_kill_in_the_grid_causes_no_tie(table):
    """One all before the kill and after it: the banner stays where it was, and no question is asked."""
    t = table("varys hoster rickon aeron", areas=("robb", "bran"), banners={"stark": 1}, offer="sandor")
    t.play("right tully", "companion sandor-clegane", "card rickon-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("robb hoster", "bran"),
        banners={"tully": 0},
        dead="rickon",
        discarded="sandor",
        offer="",
        turn=1,
    )
    assert {"event": "tie", "house": "stark", "tied": [0, 1], "seat": 1, "rule": "HK-R03"} in t.events()


@pytest.mark.rule("HK-R03")
def test_the_same_tie_broken_and_made_again_in_a_chain_is_no_companions_doing(table):
    """One all; Hodor makes it two to one, Jaqen one all again: those tied are the same as after the Varys move."""
    t = table("varys hoster bran aeron", areas=("robb", "arya"), banners={"stark": 1}, offer="hodor jaqen")
    t.play("right tully", "companion hodor", "card bran-stark", "companion jaqen-hghar")
    t.play("card aeron-greyjoy", "card robb-stark")
    t.expect(
        grid=". varys",
        areas=("hoster bran", "arya"),
        banners={"tully": 0},
        dead="robb aeron",
        discarded="hodor jaqen",
        offer="",
        turn=1,
        over=((1,), (1, 1), (2, 1)),
    )


@pytest.mark.rule("HK-R03", "HK-028")
def test_others_tied_than_before_are_a_new_tie(table):
    """Seats 1 and 2 were tied for Stark; Hodor takes Bran from seat 1, and now seats 0 and 2 are."""
    t = table("varys hoster . aeron", areas=("robb", "arya bran", "sansa eddard"), banners={"stark": 1}, offer="hodor")
    t.play("right tully", "companion hodor", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 2", house="stark", by="hodor")


@pytest.mark.rule("HK-R03", "HK-028")
@pytest.mark.parametrize(("named", "tied"), [("robb", (1, 2)), ("arya", (0, 2))])
def test_one_fewer_tied_than_before_is_a_new_tie(table, named, tied):
    """All three had one Stark; Jaqen kills one of them. Whoever still leads is another group than before."""
    t = table("varys hoster . aeron", areas=("robb", "arya", "sansa"), banners={"stark": 0}, offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", f"card {named}-stark")
    t.asks(0, "banner", *(f"seat {seat}" for seat in tied), house="stark", by="jaqen-hghar")


@pytest.mark.rule("HK-R03")
def test_what_counts_is_the_tie_after_the_move_not_the_one_before_the_turn(table):
    """Seats 1 and 2 had two Starks each. Robb makes it three with two, and they still are after the kill."""
    areas = ("sansa", "arya rickon", "lyanna catelyn", "eddard")
    t = table("varys robb . aeron", areas=areas, banners={"stark": 2}, offer="ilyn")
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("sansa robb", "arya rickon", "lyanna catelyn", ""),
        banners={"stark": 0},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R03", "HK-028")
def test_a_tie_of_before_the_turn_that_the_move_widened_and_a_kill_narrows_is_a_new_one(table):
    """Two all between seats 1 and 2, then three with two; Eddard's death leaves the mover and seat 1."""
    areas = ("sansa", "arya rickon", "eddard catelyn")
    t = table("varys robb . aeron", areas=areas, banners={"stark": 2}, offer="ilyn")
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="ilyn-payne")


@pytest.mark.rule("HK-R03")
def test_a_tie_among_others_in_the_house_that_varys_took_from_stays_with_its_holder(table):
    """Seats 1 and 2 lead Stark with two each; the mover's Robb is the first, and the kill concerns seat 3."""
    t = table(
        "varys robb . aeron", areas=("", "arya rickon", "lyanna catelyn", "eddard"), banners={"stark": 2}, offer="ilyn"
    )
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("robb", "arya rickon", "lyanna catelyn", ""),
        banners={},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R03", "HK-R04")
def test_melisandres_turn_compares_with_its_own_varys_move(table):
    """Bronn makes it two all, and the user gives the banner to seat 1. In the second turn that is an old tie: the kill
    of seat 2's Tywin asks nobody again."""
    t = table(
        "varys hoster tyrion . aeron robb",
        areas=("kevan", "cersei jaime", "tywin"),
        offer="bronn melisandre jaqen",
    )
    t.play("right tully", "companion bronn", "card tyrion-lannister", "companion melisandre")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="bronn")
    t.play("seat 1", "right greyjoy", "companion jaqen-hghar", "card robb-stark", "card tywin-lannister")
    t.expect(
        grid=". . . . varys",
        areas=("kevan hoster tyrion aeron", "cersei jaime", ""),
        banners={"tully": 0, "greyjoy": 0},
        dead="robb tywin",
        discarded="bronn melisandre jaqen",
        offer="",
        turn=1,
        over=((0,), (2, 1, 0), (1, 2, 3)),
    )


@pytest.mark.rule("HK-R03")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tie_in_a_house_affected_by_the_move_and_a_companion_is_decided_by_the_user(table, seat):
    """Robb, the last Stark, comes by the move; Ilyn Payne's kill then makes it one all: not simply the mover's."""
    t = table("varys robb . aeron", areas=("", "eddard arya"), offer="ilyn")
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="ilyn-payne")
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


@pytest.mark.rule("HK-R03", "HK-027")
def test_a_tie_that_the_move_caused_and_a_companion_left_alone_is_the_movers(table):
    """Robb makes it two all; the kill of seat 2's Eddard leaves that tie as it was."""
    t = table(
        "varys robb . aeron",
        areas=("sansa", "arya bran", "eddard"),
        offer="ilyn",
    )
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("sansa robb", "arya bran", ""),
        banners={"stark": 0},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )
    assert {"event": "tie", "house": "stark", "tied": [0, 1], "seat": 0, "rule": "HK-R03"} in t.events()


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
    """Loras leaves Tyrell tied, and Jaqen's kill Stark; Stark, the larger House, is asked about first."""
    t = table(
        "varys hoster margaery aeron",
        areas=("robb", "arya garlan bran"),
        offer="loras jaqen",
    )
    t.play("right tully", "companion loras-tyrell", "card margaery-tyrell")
    t.play("companion jaqen-hghar", "card aeron-greyjoy", "card bran-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="jaqen-hghar")
    t.play("seat 1")
    t.asks(0, "banner", "seat 0", "seat 1", house="tyrell", by="loras-tyrell")
    t.play("seat 0")
    t.expect(
        grid=". varys",
        areas=("robb margaery hoster", "arya garlan"),
        banners={"tully": 0, "tyrell": 0},
        dead="aeron bran",
        discarded="loras jaqen",
        offer="",
        turn=1,
        over=((0,), (2, 1), (1, 2)),
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
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="bronn")
    t.play("seat 0")
    t.asks(0, "banner", "seat 0", "seat 1", house="baratheon", by="loras-tyrell")
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
    t.asks(0, "banner", "seat 1", "seat 2", house="stark", by="brienne-of-tarth")
    t.play("seat 2")
    t.expect(
        grid=". varys . aeron",
        areas=("hoster sansa", "bran robb", "arya eddard"),
        banners={"tully": 0, "stark": 2},
        discarded="brienne",
        offer="",
        turn=1,
    )
