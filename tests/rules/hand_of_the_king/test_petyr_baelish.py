"""Petyr Baelish: HK-044, HK-R07."""

import pytest

PETYR = "petyr-baelish"


@pytest.mark.rule("HK-044", "HK-R07")
def test_petyr_draws_two_of_the_face_down_companions_and_shows_them(table):
    t = table("varys hoster . robb", offer="petyr hodor", deck="shae bronn").play(
        "right tully", "companion petyr-baelish"
    )
    t.asks(0, "drawn", "companion shae", "companion bronn", by=PETYR)
    t.expect(grid=". varys . robb", areas=("hoster", ""), offer="hodor", drawn="shae bronn", deck=0)
    assert {"event": "drew", "seat": 0, "companions": ["shae", "bronn"], "by": "petyr-baelish"} in t.state.events(1)


@pytest.mark.rule("HK-044")
@pytest.mark.parametrize("seed", range(4))
def test_petyr_draws_two_whatever_the_deck_holds(table, seed):
    """From the eight of a new game: two are shown, six stay face down, and the offer is not touched."""
    deck = "shae bronn loras ilyn jaqen ramsay jon gendry"
    t = table("varys hoster . robb", offer="petyr hodor", deck=deck, seed=seed)
    t.play("right tully", "companion petyr-baelish")
    drawn = t.state.view(None)["drawn"]
    assert len(set(drawn)) == 2
    assert {name.partition("-")[0] for name in drawn} < set(deck.split())
    t.asks(0, "drawn", *(f"companion {name}" for name in drawn), by=PETYR)
    shown = " ".join(name.partition("-")[0] for name in drawn)
    t.expect(grid=". varys . robb", areas=("hoster", ""), offer="hodor", drawn=shown, deck=6)


@pytest.mark.rule("HK-044")
def test_any_two_of_the_deck_may_come(table):
    """With three in the deck there are three pairs, and luck gives them all."""
    pairs = set()
    for seed in range(30):
        t = table("varys hoster . robb", offer="petyr", deck="shae bronn loras", seed=seed)
        t.play("right tully", "companion petyr-baelish")
        pairs.add(tuple(t.state.view(None)["drawn"]))
    assert pairs == {("shae", "bronn"), ("loras-tyrell", "shae"), ("loras-tyrell", "bronn")}


@pytest.mark.rule("HK-044", "HK-R07")
def test_one_is_resolved_and_the_other_discarded_for_all_to_see(table):
    t = table("varys hoster . robb", areas=("", "tyrion cersei"), offer="petyr hodor", deck="shae bronn")
    t.play("right tully", "companion petyr-baelish", "companion bronn")
    t.asks(0, "take", "card tyrion-lannister", by="bronn")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", "tyrion cersei"),
        offer="hodor",
        deck=0,
        discarded="petyr shae",
    )
    t.play("card tyrion-lannister")
    t.asks(0, "banner", "seat 0", "seat 1", house="lannister", by="bronn")
    t.play("seat 0")
    t.expect(
        grid=". varys . robb",
        areas=("hoster tyrion", "cersei"),
        banners={"tully": 0, "lannister": 0},
        offer="hodor",
        deck=0,
        discarded="petyr shae bronn",
        turn=1,
    )


@pytest.mark.rule("HK-044")
def test_only_the_drawn_may_be_played_not_the_offer(table):
    t = table("varys hoster . robb", offer="petyr hodor", deck="shae bronn").play(
        "right tully", "companion petyr-baelish"
    )
    t.refuses("companion hodor", "HK-044")
    t.refuses("companion petyr-baelish", "HK-044")


@pytest.mark.rule("HK-R07")
def test_with_one_card_in_the_deck_petyr_plays_that_one(table):
    t = table("varys hoster . robb", offer="petyr hodor", deck="gendry").play("right tully", "companion petyr-baelish")
    t.asks(0, "drawn", "companion gendry", by=PETYR)
    t.play("companion gendry")
    t.expect(
        grid=". varys . robb",
        areas=("hoster gendry", ""),
        banners={"tully": 0, "baratheon": 0},
        offer="hodor",
        deck=0,
        discarded="petyr",
        turn=1,
    )


@pytest.mark.rule("HK-R07", "HK-R05")
def test_with_no_card_in_the_deck_petyr_has_no_effect(table):
    t = table("varys hoster . robb", offer="petyr hodor").play("right tully", "companion petyr-baelish")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="hodor",
        discarded="petyr",
        turn=1,
    )


@pytest.mark.rule("HK-044", "HK-R05")
def test_the_played_card_without_a_target_is_discarded_as_well(table):
    t = table("varys hoster . robb", offer="petyr", deck="ilyn hodor")
    t.play("right tully", "companion petyr-baelish", "companion ilyn-payne")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        deck=0,
        discarded="petyr ilyn hodor",
        turn=1,
    )


@pytest.mark.rule("HK-044", "HK-033")
def test_a_drawn_hodor_who_takes_the_final_stark_earns_a_companion_from_the_offer(table):
    t = table("varys hoster bran renly", offer="petyr gendry", deck="hodor ilyn")
    t.play("right tully", "companion petyr-baelish", "companion hodor", "card bran-stark")
    t.asks(0, "companion", "companion gendry")
    t.expect(
        grid=". varys . renly",
        areas=("hoster bran", ""),
        offer="gendry",
        deck=0,
        discarded="petyr ilyn hodor",
    )


@pytest.mark.rule("HK-044", "HK-043")
def test_a_drawn_jon_snow_declares_and_is_kept(table):
    t = table("varys hoster . robb", offer="petyr", deck="jon shae")
    t.play("right tully", "companion petyr-baelish", "companion jon-snow")
    t.asks(0, "house", *(f"house {house}" for house in t.start["banners"]), by="jon-snow")
    t.play("house greyjoy")
    t.expect(
        grid=". varys . robb",
        areas=("hoster jon=greyjoy", ""),
        banners={"tully": 0, "greyjoy": 0},
        offer="",
        deck=0,
        discarded="petyr shae",
        turn=1,
    )


@pytest.mark.rule("HK-044", "HK-R09")
def test_a_drawn_jaqen_kills_among_the_offer_and_not_the_other_drawn_card(table):
    t = table("varys hoster robb renly", areas=("", "cersei"), offer="petyr gendry bronn", deck="jaqen shae")
    t.play(
        "right tully", "companion petyr-baelish", "companion jaqen-hghar", "card robb-stark", "card cersei-lannister"
    )
    t.asks(0, "kill-companion", "companion gendry", "companion bronn", by="jaqen-hghar")
    t.play("companion bronn")
    t.expect(
        grid=". varys . renly",
        areas=("hoster", ""),
        banners={"tully": 0, "lannister": None},
        dead="robb cersei bronn",
        offer="gendry",
        deck=0,
        discarded="petyr shae jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-044", "HK-045")
def test_a_drawn_melisandre_gives_another_turn_and_says_so(table):
    t = table("varys hoster . robb", offer="petyr", deck="melisandre shae")
    t.play("right tully", "companion petyr-baelish", "companion melisandre")
    t.asks(0, "move", "right stark")
    t.expect(
        grid=". varys . robb",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="",
        deck=0,
        discarded="petyr shae melisandre",
        turn=0,
    )
    assert {"event": "again", "seat": 0, "by": "melisandre"} in t.events(2)


@pytest.mark.rule("HK-044")
def test_a_melisandre_left_by_petyr_gives_nothing(table):
    t = table("varys hoster . robb", offer="petyr", deck="melisandre shae")
    t.play("right tully", "companion petyr-baelish", "companion shae")
    t.expect(
        grid=". varys . robb",
        areas=("hoster shae", ""),
        banners={"tully": 0},
        offer="",
        deck=0,
        discarded="petyr melisandre",
        turn=1,
    )
    assert "again" not in [event["event"] for event in t.events()]


@pytest.mark.rule("HK-R07")
def test_nobody_knows_the_deck_before_petyr_draws(table):
    """Two games that differ only in the order of the deck look the same to everyone until then."""
    games = [
        table("varys hoster . robb", offer="petyr", deck="shae bronn loras", seed=seed).play("right tully")
        for seed in range(8)
    ]
    assert len({str(t.state.view(0)) for t in games}) == 1
    for t in games:
        t.play("companion petyr-baelish")
    assert len({str(t.state.view(0)) for t in games}) > 1
