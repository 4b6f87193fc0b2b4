"""Loras Tyrell, Brienne of Tarth, Hodor and Bronn: HK-039, HK-041, HK-048, HK-052, HK-R05, HK-R06."""

import pytest

# Loras Tyrell


@pytest.mark.rule("HK-039")
def test_loras_may_take_renly_or_any_tyrell_wherever_they_are(table):
    """Renly and Margaery lie in the grid, Olena in the opponent's play area, Garlan in one's own."""
    t = table(
        """
        varys hoster stannis robb
        renly .      .       margaery
        """,
        areas=("garlan", "olena cersei"),
        banners={"tyrell": 1},
        offer="loras",
    ).play("right tully", "companion loras-tyrell")
    t.asks(
        0,
        "take",
        *("card renly-baratheon", "card olena-tyrell", "card garlan-tyrell", "card margaery-tyrell"),
        by="loras-tyrell",
    )


@pytest.mark.rule("HK-039")
def test_loras_takes_renly_from_the_grid(table):
    t = table("varys hoster renly stannis", areas=("", "robert"), offer="loras")
    t.play("right tully", "companion loras-tyrell", "card renly-baratheon")
    t.asks(0, "banner", "seat 0", "seat 1", house="baratheon", by="loras-tyrell")
    t.play("seat 0")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster renly", "robert"),
        banners={"tully": 0, "baratheon": 0},
        offer="",
        discarded="loras",
        turn=1,
    )


@pytest.mark.rule("HK-039")
@pytest.mark.parametrize("tyrell", ["olena", "garlan", "margaery"])
def test_loras_takes_any_tyrell_from_a_play_area(table, tyrell):
    t = table("varys hoster . stannis", areas=("", "robb", tyrell), offer="loras")
    t.play("right tully", "companion loras-tyrell")
    t.asks(0, "take", f"card {tyrell}-tyrell", by="loras-tyrell")
    t.play(f"card {tyrell}-tyrell")
    t.expect(
        grid=". varys . stannis",
        areas=(f"hoster {tyrell}", "robb", ""),
        banners={"tully": 0, "tyrell": 0},
        offer="",
        discarded="loras",
        turn=1,
    )


@pytest.mark.rule("HK-039", "HK-R06")
def test_loras_may_take_what_one_has_and_then_tyrell_is_not_affected(table):
    """One all in Tyrell, held by seat 1: had Garlan's taking affected Tyrell, the user would be asked."""
    t = table("varys hoster . stannis", areas=("garlan", "olena"), banners={"tyrell": 1}, offer="loras")
    t.play("right tully", "companion loras-tyrell", "card garlan-tyrell")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster garlan", "olena"),
        banners={"tully": 0},
        offer="",
        discarded="loras",
        turn=1,
    )


@pytest.mark.rule("HK-039", "HK-033")
def test_loras_takes_the_final_tyrell_and_another_companion_is_chosen(table):
    t = table("varys hoster margaery stannis", areas=("", "olena garlan"), offer="loras bronn hodor")
    t.play("right tully", "companion loras-tyrell", "card margaery-tyrell")
    t.asks(0, "companion", "companion bronn", "companion hodor")
    t.play("companion bronn")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster margaery", "olena garlan"),
        banners={"tully": 0},
        offer="hodor",
        discarded="loras bronn",
        turn=1,
    )


@pytest.mark.rule("HK-039", "HK-033")
def test_loras_takes_the_final_baratheon(table):
    t = table("varys hoster renly robb", offer="loras bronn")
    t.play("right tully", "companion loras-tyrell", "card renly-baratheon")
    t.asks(0, "companion", "companion bronn")


# Brienne of Tarth


@pytest.mark.rule("HK-041")
def test_brienne_may_take_sansa_or_arya_and_no_other_stark(table):
    t = table("varys hoster arya bran", areas=("robb", "sansa"), banners={"stark": 1}, offer="brienne")
    t.play("right tully", "companion brienne-of-tarth")
    t.asks(0, "take", "card sansa-stark", "card arya-stark", by="brienne-of-tarth")
    t.refuses("card bran-stark", "HK-041")
    t.refuses("card robb-stark", "HK-041")


@pytest.mark.rule("HK-041")
def test_brienne_takes_arya_from_the_grid(table):
    t = table("varys hoster arya bran", areas=("robb", "sansa"), banners={"stark": 1}, offer="brienne")
    t.play("right tully", "companion brienne-of-tarth", "card arya-stark")
    t.expect(
        grid=". varys . bran",
        areas=("robb hoster arya", "sansa"),
        banners={"tully": 0, "stark": 0},
        offer="",
        discarded="brienne",
        turn=1,
    )


@pytest.mark.rule("HK-041")
def test_brienne_takes_sansa_from_a_play_area(table):
    t = table("varys hoster arya bran", areas=("", "sansa robb"), offer="brienne")
    t.play("right tully", "companion brienne-of-tarth", "card sansa-stark")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="brienne-of-tarth")
    t.play("seat 1")
    t.expect(
        grid=". varys arya bran",
        areas=("hoster sansa", "robb"),
        banners={"tully": 0},
        offer="",
        discarded="brienne",
        turn=1,
    )


@pytest.mark.rule("HK-041", "HK-R06")
def test_brienne_must_take_her_own_sansa_if_nobody_else_is_there(table):
    t = table("varys hoster . bran", areas=("sansa", "robb"), banners={"stark": 1}, offer="brienne")
    t.play("right tully", "companion brienne-of-tarth")
    t.asks(0, "take", "card sansa-stark", by="brienne-of-tarth")
    t.play("card sansa-stark")
    t.expect(
        grid=". varys . bran",
        areas=("hoster sansa", "robb"),
        banners={"tully": 0},
        offer="",
        discarded="brienne",
        turn=1,
    )


@pytest.mark.rule("HK-041", "HK-033")
def test_brienne_takes_the_final_stark(table):
    t = table("varys hoster sansa renly", areas=("", "arya"), offer="brienne bronn")
    t.play("right tully", "companion brienne-of-tarth", "card sansa-stark")
    t.asks(0, "companion", "companion bronn")


# Hodor and Bronn: one character each


ONE = [
    pytest.param("hodor", "bran", "card bran-stark", "stark", "robb", marks=pytest.mark.rule("HK-048")),
    pytest.param("bronn", "tyrion", "card tyrion-lannister", "lannister", "jaime", marks=pytest.mark.rule("HK-052")),
]


@pytest.mark.parametrize(("companion", "wanted", "word", "house", "kin"), ONE)
def test_the_one_is_taken_from_the_grid(table, companion, wanted, word, house, kin):
    t = table(f"varys hoster {wanted} {kin}", offer=companion).play("right tully", f"companion {companion}")
    t.asks(0, "take", word, by=companion)
    t.play(word)
    t.expect(
        grid=f". varys . {kin}",
        areas=(f"hoster {wanted}", ""),
        banners={"tully": 0, house: 0},
        offer="",
        discarded=companion,
        turn=1,
    )


@pytest.mark.parametrize(("companion", "wanted", "word", "house", "kin"), ONE)
def test_the_one_is_taken_from_anothers_play_area(table, companion, wanted, word, house, kin):
    t = table(f"varys hoster . {kin}", areas=("", "", wanted), offer=companion)
    t.play("right tully", f"companion {companion}")
    t.asks(0, "take", word, by=companion)
    t.play(word)
    t.expect(
        grid=f". varys . {kin}",
        areas=(f"hoster {wanted}", "", ""),
        banners={"tully": 0, house: 0},
        offer="",
        discarded=companion,
        turn=1,
    )


@pytest.mark.rule("HK-R06")
@pytest.mark.parametrize(("companion", "wanted", "word", "house", "kin"), ONE)
def test_the_one_that_one_already_has_changes_nothing(table, companion, wanted, word, house, kin):
    """The House is tied and its banner elsewhere, but the taking affects no House, so nobody is asked."""
    t = table("varys hoster . renly", areas=(wanted, kin), banners={house: 1}, offer=companion)
    t.play("right tully", f"companion {companion}")
    t.asks(0, "take", word, by=companion)
    t.play(word)
    t.expect(
        grid=". varys . renly",
        areas=(f"hoster {wanted}", kin),
        banners={"tully": 0},
        offer="",
        discarded=companion,
        turn=1,
    )


@pytest.mark.rule("HK-033")
@pytest.mark.parametrize(("companion", "wanted", "word", "house", "kin"), ONE)
def test_the_one_as_final_card_of_the_house_earns_another_companion(table, companion, wanted, word, house, kin):
    t = table(f"varys hoster {wanted} renly", areas=("", kin), offer=f"{companion} ilyn gendry")
    t.play("right tully", f"companion {companion}", word)
    t.asks(0, "companion", "companion ilyn-payne", "companion gendry")
    t.play("companion ilyn-payne")
    t.asks(0, "banner", "seat 0", "seat 1", house=house, by=companion)
    t.play("seat 1")
    t.expect(
        grid=". varys . renly",
        areas=(f"hoster {wanted}", kin),
        banners={"tully": 0},
        offer="gendry",
        discarded=f"{companion} ilyn",
        turn=1,
    )


# Nobody left to take


@pytest.mark.rule("HK-R05")
@pytest.mark.parametrize(
    ("companion", "strangers"),
    [
        ("loras-tyrell", "stannis robert"),
        ("brienne-of-tarth", "robb bran"),
        ("hodor", "robb arya"),
        ("bronn", "cersei jaime"),
    ],
)
def test_with_its_characters_dead_the_companion_is_discarded_without_effect(table, companion, strangers):
    """Others of the House are about, in the grid and in a play area, and stay."""
    in_grid, held = strangers.split()
    name = companion.partition("-")[0]
    t = table(f"varys hoster {in_grid} euron", areas=("", held), offer=name)
    t.play("right tully", f"companion {companion}")
    t.expect(
        grid=f". varys {in_grid} euron",
        areas=("hoster", held),
        banners={"tully": 0},
        offer="",
        discarded=name,
        turn=1,
    )
