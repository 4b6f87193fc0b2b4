"""Jaqen H'ghar: HK-050, HK-R09. One death in the grid, one in a play area, one among the companions on offer."""

import pytest

JAQEN = "jaqen-hghar"


@pytest.mark.rule("HK-050", "HK-R09", "HK-R05")
def test_jaqen_kills_three_in_the_printed_order(table):
    t = table(
        """
        varys hoster .    stannis
        .     robb   .    .
        """,
        areas=("bran", "cersei tyrion"),
        offer="jaqen shae hodor",
    ).play("right tully", "companion jaqen-hghar")
    t.asks(0, "kill", "card stannis-baratheon", "card robb-stark", by=JAQEN)
    t.refuses("card bran-stark", "HK-050")
    t.play("card robb-stark")
    t.asks(
        0,
        "kill",
        *("card bran-stark", "card hoster-tully", "card cersei-lannister", "card tyrion-lannister"),
        by=JAQEN,
    )
    t.refuses("card stannis-baratheon", "HK-050")
    t.play("card tyrion-lannister")
    t.asks(0, "kill-companion", "companion shae", "companion hodor", by=JAQEN)
    t.refuses("companion jaqen-hghar", "HK-R09")
    t.play("companion shae")
    t.expect(
        grid=". varys . stannis",
        areas=("bran hoster", "cersei"),
        banners={"tully": 0},
        dead="robb tyrion shae",
        offer="hodor",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-050")
@pytest.mark.parametrize(
    ("victim", "areas", "banners"),
    [
        ("bran", ("hoster", "cersei"), {"tully": 0, "stark": None}),
        ("hoster", ("bran", "cersei"), {}),
        ("cersei", ("bran hoster", ""), {"tully": 0, "lannister": None}),
    ],
)
def test_any_play_area_includes_ones_own(table, victim, areas, banners):
    words = {"bran": "card bran-stark", "hoster": "card hoster-tully", "cersei": "card cersei-lannister"}
    t = table("varys hoster robb stannis", areas=("bran", "cersei"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark")
    t.asks(0, "kill", *words.values(), by=JAQEN)
    t.play(words[victim])
    t.expect(
        grid=". varys . stannis",
        areas=areas,
        banners=banners,
        dead=f"robb {victim}",
        offer="",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-050", "HK-R05")
def test_with_an_empty_grid_jaqen_goes_on_to_the_play_areas(table):
    t = table("varys hoster", areas=("", "cersei jaime"), offer="jaqen hodor")
    t.play("right tully", "companion jaqen-hghar")
    t.asks(0, "kill", "card hoster-tully", "card cersei-lannister", "card jaime-lannister", by=JAQEN)
    t.play("card cersei-lannister")
    t.asks(0, "kill-companion", "companion hodor", by=JAQEN)
    t.play("companion hodor")
    t.expect(
        grid=". varys",
        areas=("hoster", "jaime"),
        banners={"tully": 0},
        dead="cersei hodor",
        offer="",
        discarded="jaqen",
        turn=1,
        over=((1,), (1, 1), (2, 1)),
    )


@pytest.mark.rule("HK-050", "HK-R05")
def test_with_empty_play_areas_jaqen_goes_on_to_the_offer(table, owed):
    """The taker of a final card always has one, so this starts in the middle of a turn."""
    t = table("varys robb stannis", offer="jaqen hodor bronn", pending=owed)
    t.play("companion jaqen-hghar")
    t.asks(0, "kill", "card robb-stark", "card stannis-baratheon", by=JAQEN)
    t.play("card robb-stark")
    t.asks(0, "kill-companion", "companion hodor", "companion bronn", by=JAQEN)
    t.play("companion bronn")
    t.expect(
        grid="varys . stannis",
        dead="robb bronn",
        offer="hodor",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-R09", "HK-R05")
def test_with_nobody_else_on_offer_the_third_part_is_skipped(table):
    t = table("varys hoster robb stannis", areas=("", "cersei jaime"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark", "card jaime-lannister")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", "cersei"),
        banners={"tully": 0},
        dead="robb jaime",
        offer="",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-050", "HK-R05")
def test_with_nothing_anywhere_jaqen_does_nothing(table, owed):
    t = table("varys", offer="jaqen", pending=owed).play("companion jaqen-hghar")
    t.expect(offer="", discarded="jaqen", turn=1, over=((0, 1), (0, 0), (1, 1)))


@pytest.mark.rule("HK-050", "HK-034")
def test_jaqen_kills_the_final_card_of_a_house_and_earns_nothing(table):
    t = table("varys hoster robb stannis", areas=("", "cersei jaime"), offer="jaqen hodor bronn")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark", "card jaime-lannister", "companion hodor")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", "cersei"),
        banners={"tully": 0},
        dead="robb jaime hodor",
        offer="bronn",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-050", "HK-036")
def test_a_kept_companion_is_not_among_his_victims(table):
    t = table("varys hoster robb stannis", areas=("", "cersei shae"), offer="jaqen hodor")
    t.play("right tully", "companion jaqen-hghar", "card robb-stark")
    t.asks(0, "kill", "card hoster-tully", "card cersei-lannister", by=JAQEN)
    t.play("card cersei-lannister")
    t.asks(0, "kill-companion", "companion hodor", by=JAQEN)
    t.refuses("companion shae", "HK-036")


@pytest.mark.rule("HK-050", "HK-028")
def test_both_kills_in_one_house_leave_one_check_of_it(table):
    """Two Starks die, one in the grid and one held: two all afterwards, decided once."""
    t = table(
        "varys hoster robb stannis",
        areas=("bran sansa", "arya rickon eddard"),
        offer="jaqen",
    ).play("right tully", "companion jaqen-hghar", "card robb-stark", "card eddard-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="jaqen-hghar")
    t.play("seat 0")
    t.expect(
        grid=". varys . stannis",
        areas=("bran sansa hoster", "arya rickon"),
        banners={"tully": 0, "stark": 0},
        dead="robb eddard",
        offer="",
        discarded="jaqen",
        turn=1,
    )
