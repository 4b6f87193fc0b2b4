"""Shae, who counts for Lannister only beside Tyrion: HK-047, HK-036, HK-R14, HK-R15."""

import pytest


@pytest.mark.rule("HK-047")
def test_shae_counts_two_beside_tyrion(table):
    """Tyrion and Shae are three Lannisters against two."""
    t = table("varys hoster . robb", areas=("tyrion", "cersei jaime"), offer="shae hodor").play("right tully")
    assert t.counts("lannister") == [1, 2]
    t.play("companion shae")
    t.expect(
        grid=". varys . robb",
        areas=("tyrion hoster shae", "cersei jaime"),
        banners={"tully": 0, "lannister": 0},
        offer="hodor",
        turn=1,
    )
    assert t.counts("lannister") == [3, 2]


@pytest.mark.rule("HK-047")
def test_shae_without_tyrion_is_kept_and_counts_nothing(table):
    t = table("varys hoster . robb", areas=("cersei", "tyrion jaime"), offer="shae").play(
        "right tully", "companion shae"
    )
    t.expect(
        grid=". varys . robb",
        areas=("cersei hoster shae", "tyrion jaime"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )
    assert t.counts("lannister") == [1, 2]


@pytest.mark.rule("HK-047")
def test_shae_alone_does_not_even_take_an_unheld_banner(table):
    t = table("varys hoster . robb", offer="shae").play("right tully", "companion shae")
    t.expect(grid=". varys . robb", areas=("hoster shae", ""), banners={"tully": 0}, offer="", turn=1)
    assert t.counts("lannister") == [0, 0]


@pytest.mark.rule("HK-R03", "HK-047")
def test_a_shae_that_counts_nothing_reopens_no_tie(table):
    """One all, held by seat 1: it is the tie that was there before Shae."""
    t = table("varys hoster . robb", areas=("cersei", "jaime"), banners={"lannister": 1}, offer="shae")
    t.play("right tully", "companion shae")
    t.expect(
        grid=". varys . robb",
        areas=("cersei hoster shae", "jaime"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R14", "HK-028")
def test_shae_and_tyrion_can_make_a_tie_that_the_user_decides(table):
    t = table("varys hoster . robb", areas=("tyrion", "cersei jaime tywin"), offer="shae")
    t.play("right tully", "companion shae")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="shae")


@pytest.mark.rule("HK-047", "HK-027")
def test_shae_counts_from_the_move_that_brings_tyrion(table):
    """Tyrion from the grid makes three against three: a tie by the move, so the mover's."""
    t = table(
        "varys tyrion . robb",
        areas=("shae", "cersei jaime tywin"),
    )
    assert t.counts("lannister") == [0, 3]
    t.play("right lannister")
    t.expect(grid=". varys . robb", areas=("shae tyrion", "cersei jaime tywin"), banners={"lannister": 0}, turn=1)
    assert t.counts("lannister") == [3, 3]


@pytest.mark.rule("HK-047", "HK-052")
def test_shae_counts_once_bronn_has_brought_tyrion(table):
    t = table("varys hoster . robb", areas=("shae", "tyrion cersei"), offer="bronn")
    t.play("right tully", "companion bronn", "card tyrion-lannister")
    t.expect(
        grid=". varys . robb",
        areas=("hoster shae tyrion", "cersei"),
        banners={"tully": 0, "lannister": 0},
        offer="",
        discarded="bronn",
        turn=1,
    )
    assert t.counts("lannister") == [3, 1]


@pytest.mark.rule("HK-R15")
def test_when_bronn_takes_tyrion_shae_counts_nothing_any_more(table):
    """Four Lannisters against one become one against two."""
    t = table("varys hoster . robb", areas=("jaime", "tyrion cersei shae"), offer="bronn")
    assert t.counts("lannister") == [1, 4]
    t.play("right tully", "companion bronn", "card tyrion-lannister")
    t.expect(
        grid=". varys . robb",
        areas=("jaime hoster tyrion", "cersei shae"),
        banners={"tully": 0, "lannister": 0},
        offer="",
        discarded="bronn",
        turn=1,
    )
    assert t.counts("lannister") == [2, 1]


@pytest.mark.rule("HK-R15", "HK-R01")
def test_when_tyrion_is_killed_the_lead_can_pass_to_a_third_player(table):
    t = table(
        "varys hoster aeron robb",
        areas=("jaime", "tyrion cersei shae", "tywin kevan"),
        offer="jaqen",
    ).play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", "card tyrion-lannister")
    t.expect(
        grid=". varys . robb",
        areas=("jaime hoster", "cersei shae", "tywin kevan"),
        banners={"tully": 0, "lannister": 2},
        dead="aeron tyrion",
        offer="",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-R15", "HK-028")
def test_when_tyrion_is_killed_a_tie_is_decided_by_the_user(table):
    t = table("varys hoster aeron robb", areas=("jaime", "tyrion cersei shae"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", "card tyrion-lannister")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="jaqen-hghar")
    t.play("seat 1")
    t.expect(
        grid=". varys . robb",
        areas=("jaime hoster", "cersei shae"),
        banners={"tully": 0},
        dead="aeron tyrion",
        offer="",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-R15", "HK-R02")
def test_shae_alone_cannot_hold_the_banner_when_tyrion_was_the_only_lannister(table):
    t = table("varys hoster aeron robb", areas=("", "tyrion shae"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar", "card aeron-greyjoy", "card tyrion-lannister")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", "shae"),
        banners={"tully": 0, "lannister": None},
        dead="aeron tyrion",
        offer="",
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-047")
def test_the_tyrion_of_another_is_of_no_use_to_shae(table):
    t = table("varys tyrion . robb", areas=("cersei", "shae", "jaime"), banners={"lannister": 2})
    t.play("right lannister")
    t.expect(grid=". varys . robb", areas=("cersei tyrion", "shae", "jaime"), banners={"lannister": 0}, turn=1)
    assert t.counts("lannister") == [2, 0, 1]
