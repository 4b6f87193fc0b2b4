"""Khal Drogo: HK-049. First Daenerys is taken, then Viserys is killed; each part for itself."""

import pytest

DAENERYS = "card daenerys-targaryen"
VISERYS = "card viserys-targaryen"


@pytest.mark.rule("HK-049")
@pytest.mark.parametrize(
    ("picture", "areas"),
    [
        ("varys hoster daenerys viserys robb aegon", ("", "")),
        ("varys hoster daenerys . robb aegon", ("", "viserys")),
        ("varys hoster daenerys . robb aegon", ("viserys", "")),
        ("varys hoster . viserys robb aegon", ("", "daenerys")),
        ("varys hoster . . robb aegon", ("", "daenerys viserys")),
        ("varys hoster . viserys robb aegon", ("daenerys", "")),
        ("varys hoster . . robb aegon", ("daenerys viserys", "")),
    ],
)
def test_drogo_takes_daenerys_and_then_kills_viserys_wherever_they_are(table, picture, areas):
    t = table(picture, areas=areas, offer="drogo gendry").play("right tully", "companion khal-drogo")
    t.asks(0, "take", DAENERYS, by="khal-drogo")
    t.refuses(VISERYS, "HK-049")
    t.play(DAENERYS)
    t.asks(0, "kill", VISERYS, by="khal-drogo")
    t.refuses("card aegon-i-targaryen", "HK-049")
    t.play(VISERYS)
    t.expect(
        grid=". varys . . robb aegon",
        areas=("hoster daenerys", ""),
        banners={"tully": 0, "targaryen": 0},
        dead="viserys",
        offer="gendry",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-R05")
def test_drogo_kills_viserys_though_daenerys_is_dead(table):
    t = table("varys hoster viserys robb", areas=("", "aegon"), offer="drogo").play(
        "right tully", "companion khal-drogo"
    )
    t.asks(0, "kill", VISERYS, by="khal-drogo")
    t.play(VISERYS)
    t.expect(
        grid=". varys . robb",
        areas=("hoster", "aegon"),
        banners={"tully": 0},
        dead="viserys",
        offer="",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-R05")
def test_drogo_takes_daenerys_though_viserys_is_dead(table):
    t = table("varys hoster . robb", areas=("", "aegon daenerys"), offer="drogo")
    t.play("right tully", "companion khal-drogo", DAENERYS)
    t.asks(0, "banner", "seat 0", "seat 1", house="targaryen", by="khal-drogo")
    t.play("seat 0")
    t.expect(
        grid=". varys . robb",
        areas=("hoster daenerys", "aegon"),
        banners={"tully": 0, "targaryen": 0},
        offer="",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-R05")
def test_drogo_with_both_dead_does_nothing(table):
    t = table("varys hoster aerys robb", areas=("", "aegon"), offer="drogo").play("right tully", "companion khal-drogo")
    t.expect(
        grid=". varys aerys robb",
        areas=("hoster", "aegon"),
        banners={"tully": 0},
        offer="",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-033")
def test_drogo_kills_viserys_before_the_companion_that_daenerys_earned_is_chosen(table):
    """Daenerys is the final Targaryen of the grid, Viserys is held: first he dies, then the user chooses."""
    t = table("varys hoster daenerys robb", areas=("", "viserys"), offer="drogo hodor bronn")
    t.play("right tully", "companion khal-drogo", DAENERYS)
    t.asks(0, "kill", VISERYS, by="khal-drogo")
    t.play(VISERYS)
    t.asks(0, "companion", "companion hodor", "companion bronn")
    t.play("companion hodor")
    t.expect(
        grid=". varys . robb",
        areas=("hoster daenerys", ""),
        banners={"tully": 0, "targaryen": 0},
        dead="viserys",
        offer="bronn",
        discarded="drogo hodor",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-033", "HK-R05")
def test_drogo_takes_the_final_targaryen_with_viserys_dead_and_another_companion_follows(table):
    t = table("varys hoster daenerys robb", areas=("", "aegon"), offer="drogo hodor")
    t.play("right tully", "companion khal-drogo", DAENERYS)
    t.asks(0, "companion", "companion hodor")


@pytest.mark.rule("HK-049", "HK-034")
def test_drogo_empties_the_grid_of_targaryens_by_a_kill_and_earns_nothing(table):
    """Daenerys was not the final one while Viserys still lay there, and killing him gives no companion."""
    t = table("varys hoster daenerys viserys robb", offer="drogo hodor")
    t.play("right tully", "companion khal-drogo", DAENERYS, VISERYS)
    t.expect(
        grid=". varys . . robb",
        areas=("hoster daenerys", ""),
        banners={"tully": 0, "targaryen": 0},
        dead="viserys",
        offer="hodor",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-R06", "HK-R03")
def test_drogo_with_daenerys_ones_own_and_viserys_in_the_grid_leaves_an_old_tie(table):
    """One all before and after: nothing that Drogo did has caused it, so seat 1 keeps the banner."""
    t = table(
        "varys hoster viserys robb",
        areas=("daenerys", "aegon"),
        banners={"targaryen": 1},
        offer="drogo",
    ).play("right tully", "companion khal-drogo", DAENERYS, VISERYS)
    t.expect(
        grid=". varys . robb",
        areas=("hoster daenerys", "aegon"),
        banners={"tully": 0},
        dead="viserys",
        offer="",
        discarded="drogo",
        turn=1,
    )


@pytest.mark.rule("HK-049", "HK-R06")
def test_drogo_with_daenerys_ones_own_and_viserys_dead_affects_no_house(table):
    t = table("varys hoster . robb", areas=("daenerys", "aegon"), banners={"targaryen": 1}, offer="drogo")
    t.play("right tully", "companion khal-drogo", DAENERYS)
    t.expect(
        grid=". varys . robb",
        areas=("hoster daenerys", "aegon"),
        banners={"tully": 0},
        offer="",
        discarded="drogo",
        turn=1,
    )
