"""Banners at the end of a turn: HK-025 to HK-029, HK-R01 to HK-R04."""

import pytest


@pytest.mark.rule("HK-026")
def test_the_mover_takes_the_banner_from_the_table(table):
    t = table("varys robb . aeron").play("right stark")
    t.expect(grid=". varys . aeron", areas=("robb", ""), banners={"stark": 0}, turn=1)


@pytest.mark.rule("HK-026")
def test_the_mover_takes_the_banner_from_its_holder_with_more_cards(table):
    t = table("varys robb arya aeron . rickon", areas=("", "bran sansa")).play("right stark")
    t.expect(grid=". . . aeron . varys", areas=("robb arya rickon", "bran sansa"), banners={"stark": 0}, turn=1)


@pytest.mark.rule("HK-026")
def test_the_mover_with_fewer_cards_leaves_the_banner_where_it_is(table):
    t = table("varys robb . aeron . rickon", areas=("", "bran sansa arya")).play("right stark")
    t.expect(grid=". . . aeron . varys", areas=("robb rickon", "bran sansa arya"), banners={}, turn=1)


@pytest.mark.rule("HK-026")
def test_the_holder_keeps_the_banner_by_taking_more(table):
    t = table("varys robb . aeron", areas=("bran", "sansa"), banners={"stark": 0}).play("right stark")
    t.expect(grid=". varys . aeron", areas=("bran robb", "sansa"), banners={}, turn=1)


@pytest.mark.rule("HK-027", "HK-026", "HK-R03")
def test_a_tie_reached_by_moving_varys_moves_the_banner_to_the_mover(table):
    t = table("varys robb . aeron", areas=("", "bran")).play("right stark")
    t.expect(grid=". varys . aeron", areas=("robb", "bran"), banners={"stark": 0}, turn=1)
    t.asks(1, "move", "right greyjoy")


@pytest.mark.rule("HK-027")
def test_a_tie_with_two_opponents_goes_to_the_mover_too(table):
    t = table("varys robb . aeron", areas=("bran", "", "sansa", "arya"), banners={"stark": 3}, turn=1)
    t.play("right stark")
    t.expect(grid=". varys . aeron", areas=("bran", "robb", "sansa", "arya"), banners={"stark": 1}, turn=2)


@pytest.mark.rule("HK-026")
def test_a_move_into_a_house_that_others_are_tied_for_leaves_the_banner_three_seats(table):
    t = table(
        "varys robb . aeron",
        areas=("", "bran sansa", "arya eddard"),
        banners={"stark": 2},
    ).play("right stark")
    t.expect(grid=". varys . aeron", areas=("robb", "bran sansa", "arya eddard"), banners={}, turn=1)


@pytest.mark.rule("HK-026")
def test_a_move_into_a_house_that_others_are_tied_for_leaves_the_banner_four_seats(table):
    t = table(
        "varys asha . robb",
        areas=("aeron balon", "euron theon", "", "victarion rodrik"),
        banners={"greyjoy": 1},
        turn=2,
    ).play("right greyjoy")
    t.expect(
        grid=". varys . robb",
        areas=("aeron balon", "euron theon", "asha", "victarion rodrik"),
        banners={},
        turn=3,
    )


@pytest.mark.rule("HK-025")
def test_a_house_that_the_turn_did_not_affect_is_not_checked(table):
    """The mover is tied for Greyjoy as well, but only Stark was affected: checking all would move Greyjoy's banner."""
    t = table(
        "varys robb . aeron",
        areas=("balon cersei", "euron tywin bran"),
        banners={"greyjoy": 1, "lannister": 1},
    ).play("right stark")
    t.expect(
        grid=". varys . aeron",
        areas=("balon cersei robb", "euron tywin bran"),
        banners={"stark": 0},
        turn=1,
    )


@pytest.mark.rule("HK-029", "HK-025")
def test_the_example_checks_lannister_and_stark_alone(table):
    """Cersei is the last Lannister, Hodor brings Bran; the Greyjoy tie is nobody's business this turn."""
    t = table(
        "varys cersei . aeron",
        areas=("jaime balon", "tywin bran euron"),
        banners={"lannister": 1, "greyjoy": 1},
        offer="hodor shae",
    )
    t.asks(0, "move", "right lannister", "right greyjoy")
    t.play("right lannister")
    t.asks(0, "companion", "companion hodor", "companion shae")
    t.play("companion hodor")
    t.asks(0, "take", "card bran-stark", by="hodor")
    t.play("card bran-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("jaime balon cersei bran", "tywin euron"),
        banners={"lannister": 0, "stark": 0},
        offer="shae",
        discarded="hodor",
        turn=1,
    )


@pytest.mark.rule("HK-R01")
def test_a_kill_can_give_the_lead_to_a_player_whose_turn_it_is_not(table):
    """Ilyn Payne's user loses Eddard and with him the Stark banner."""
    t = table(
        "varys hoster . aeron",
        areas=("eddard robb", "arya bran"),
        banners={"stark": 0},
        offer="ilyn",
    )
    t.play("right tully", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("robb hoster", "arya bran"),
        banners={"tully": 0, "stark": 1},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R01")
def test_a_theft_can_give_the_lead_to_a_third_player(table):
    """Bronn takes Tyrion from seat 1; now seat 2 has the most Lannisters, though seat 0 did the taking."""
    t = table(
        "varys hoster . aeron",
        areas=("", "tyrion cersei jaime", "tywin kevan joffrey"),
        banners={"lannister": 1},
        offer="bronn",
    )
    t.play("right tully", "companion bronn", "card tyrion-lannister")
    t.expect(
        grid=". varys . aeron",
        areas=("hoster tyrion", "cersei jaime", "tywin kevan joffrey"),
        banners={"tully": 0, "lannister": 2},
        discarded="bronn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R02")
def test_the_banner_of_a_house_that_nobody_has_returns_to_the_table(table):
    t = table("varys hoster . aeron", areas=("", "eddard"), offer="ilyn")
    t.play("right tully", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("hoster", ""),
        banners={"tully": 0, "stark": None},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )
    assert {"event": "banner", "house": "stark", "seat": None, "from": 1} in t.events()


@pytest.mark.rule("HK-R02")
def test_the_banner_of_the_house_just_taken_returns_when_its_only_card_is_killed(table):
    """The move took the last Stark, Eddard, whom the mover must then kill: Stark is affected and nobody has a card."""
    t = table("varys eddard . aeron", offer="ilyn")
    t.play("right stark", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . aeron",
        areas=("", ""),
        banners={},
        dead="eddard",
        discarded="ilyn",
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R04")
def test_banners_wait_for_the_whole_chain_and_are_checked_once(table):
    """While companions of the turn are resolved, no banner moves; then only the final counts matter.

    After Hodor the mover is tied for Stark; Brienne then takes the lead, so nobody is ever asked about a tie.
    """
    t = table(
        "varys hoster bran . aeron",
        areas=("robb", "sansa eddard"),
        offer="hodor brienne",
    )
    t.play("right tully")
    t.expect(grid=". varys bran . aeron", areas=("robb hoster", "sansa eddard"), banners={})
    t.play("companion hodor", "card bran-stark")
    t.asks(0, "companion", "companion brienne-of-tarth")
    t.expect(
        grid=". varys . . aeron",
        areas=("robb hoster bran", "sansa eddard"),
        banners={},
        discarded="hodor",
        offer="brienne",
    )
    t.play("companion brienne-of-tarth", "card sansa-stark")
    t.expect(
        grid=". varys . . aeron",
        areas=("robb hoster bran sansa", "eddard"),
        banners={"tully": 0, "stark": 0},
        discarded="hodor brienne",
        offer="",
        turn=1,
    )
    assert [event["house"] for event in t.events() if event["event"] == "banner"] == ["stark", "tully"]
    assert [event["house"] for event in t.events(since=4) if event["event"] == "banner"] == ["stark", "tully"]
