"""Gendry and Jon Snow, who are kept and count: HK-042, HK-043, HK-036, HK-R14."""

import pytest

HOUSES = ("stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully")

# Gendry


@pytest.mark.rule("HK-042", "HK-R14")
def test_gendry_is_kept_and_leads_baratheon_alone(table):
    t = table("varys hoster . robb", offer="gendry hodor").play("right tully", "companion gendry")
    t.expect(
        grid=". varys . robb",
        areas=("hoster gendry", ""),
        banners={"tully": 0, "baratheon": 0},
        offer="hodor",
        turn=1,
    )
    assert t.counts("baratheon") == [1, 0]


@pytest.mark.rule("HK-042")
def test_gendry_adds_one_to_the_baratheons_of_his_owner(table):
    t = table("varys hoster . robb", areas=("renly", "stannis robert"), offer="gendry").play("right tully")
    assert t.counts("baratheon") == [1, 2]
    t.play("companion gendry")
    assert t.counts("baratheon") == [2, 2]
    t.asks(0, "banner", "seat 0", "seat 1", house="baratheon", by="gendry")
    t.play("seat 0")
    t.expect(
        grid=". varys . robb",
        areas=("renly hoster gendry", "stannis robert"),
        banners={"tully": 0, "baratheon": 0},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-R14", "HK-R03")
def test_gendry_behind_two_who_were_tied_already_leaves_the_banner_with_its_holder(table):
    """One against two and two, as before: Baratheon is affected, but Gendry has not caused the tie."""
    t = table(
        "varys hoster . robb",
        areas=("", "stannis robert", "renly shireen"),
        banners={"baratheon": 1},
        offer="gendry",
    ).play("right tully", "companion gendry")
    t.expect(
        grid=". varys . robb",
        areas=("hoster gendry", "stannis robert", "renly shireen"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-042", "HK-027")
def test_gendry_counts_in_the_turns_that_follow(table):
    """Against Gendry one Baratheon is a tie by the move, and so the mover's."""
    t = table("varys stannis . robb", areas=("", "gendry")).play("right baratheon")
    t.expect(grid=". varys . robb", areas=("stannis", "gendry"), banners={"baratheon": 0}, turn=1)
    assert t.counts("baratheon") == [1, 1]


@pytest.mark.rule("HK-042", "HK-026")
def test_gendry_and_a_baratheon_beat_one_baratheon(table):
    t = table("varys stannis . robb", areas=("", "gendry renly")).play("right baratheon")
    t.expect(grid=". varys . robb", areas=("stannis", "gendry renly"), banners={}, turn=1)
    assert t.counts("baratheon") == [1, 2]


# Jon Snow


@pytest.mark.rule("HK-043")
def test_jon_snow_may_be_declared_for_any_house(table):
    t = table("varys hoster . robb", offer="jon hodor").play("right tully", "companion jon-snow")
    t.asks(0, "house", *(f"house {house}" for house in HOUSES), by="jon-snow")
    t.expect(grid=". varys . robb", areas=("hoster", ""), offer="hodor")


@pytest.mark.rule("HK-043", "HK-R14")
@pytest.mark.parametrize("house", HOUSES[:-1])
def test_jon_snow_is_kept_and_counts_two_for_his_house(table, house):
    t = table("varys hoster . robb", offer="jon").play("right tully", "companion jon-snow", f"house {house}")
    t.expect(
        grid=". varys . robb",
        areas=(f"hoster jon={house}", ""),
        banners={"tully": 0, house: 0},
        offer="",
        turn=1,
    )
    assert {name: t.counts(name) for name in HOUSES} == {
        name: {house: [2, 0], "tully": [1, 0]}.get(name, [0, 0]) for name in HOUSES
    }


@pytest.mark.rule("HK-043")
def test_jon_snow_may_strengthen_the_house_just_taken(table):
    """Tully: Hoster and Jon Snow against Edmure; affected by the move and the companion, and no tie."""
    t = table("varys hoster . robb", areas=("", "edmure"), offer="jon")
    t.play("right tully", "companion jon-snow", "house tully")
    t.expect(
        grid=". varys . robb",
        areas=("hoster jon=tully", "edmure"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )
    assert t.counts("tully") == [3, 1]


@pytest.mark.rule("HK-043", "HK-028", "HK-R14")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_user_decides_the_tie_that_jon_snow_makes(table, seat):
    t = table("varys hoster . robb", areas=("", "cersei jaime"), offer="jon")
    t.play("right tully", "companion jon-snow", "house lannister")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="jon-snow")
    t.play(f"seat {seat}")
    t.expect(
        grid=". varys . robb",
        areas=("hoster jon=lannister", "cersei jaime"),
        banners={"tully": 0, "lannister": seat},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-043", "HK-R14", "HK-R03")
def test_jon_snow_declared_for_a_house_where_one_stays_behind_asks_nobody(table):
    t = table(
        "varys hoster . robb",
        areas=("", "cersei jaime tywin", "tyrion joffrey kevan"),
        banners={"lannister": 2},
        offer="jon",
    ).play("right tully", "companion jon-snow", "house lannister")
    t.expect(
        grid=". varys . robb",
        areas=("hoster jon=lannister", "cersei jaime tywin", "tyrion joffrey kevan"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-043")
def test_jon_snow_behind_a_clear_leader_changes_no_banner(table):
    t = table("varys hoster . robb", areas=("", "cersei jaime tywin"), offer="jon")
    t.play("right tully", "companion jon-snow", "house lannister")
    t.expect(
        grid=". varys . robb",
        areas=("hoster jon=lannister", "cersei jaime tywin"),
        banners={"tully": 0},
        offer="",
        turn=1,
    )


@pytest.mark.rule("HK-043", "HK-027")
def test_jon_snow_counts_in_the_turns_that_follow(table):
    """Two Starks by a move tie with Jon Snow's two; one does not."""
    t = table("varys robb . arya stannis", areas=("", "jon=stark")).play("right stark")
    t.expect(grid=". . . varys stannis", areas=("robb arya", "jon=stark"), banners={"stark": 0}, turn=1)
    t = table("varys robb . stannis", areas=("", "jon=stark")).play("right stark")
    t.expect(grid=". varys . stannis", areas=("robb", "jon=stark"), banners={}, turn=1)
    assert t.counts("stark") == [1, 2]


@pytest.mark.rule("HK-043", "HK-036")
def test_jon_snow_stays_when_all_his_kin_die(table):
    """Ilyn Payne kills the only other Stark; Jon Snow still holds the banner for his owner."""
    t = table("varys hoster . stannis", areas=("", "eddard jon=stark"), offer="ilyn")
    t.play("right tully", "companion ilyn-payne", "card eddard-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", "jon=stark"),
        banners={"tully": 0},
        dead="eddard",
        offer="",
        discarded="ilyn",
        turn=1,
    )
