"""Gaining companions, taking and killing: HK-030 to HK-038, HK-R05, HK-R08, HK-R13."""

import pytest


@pytest.mark.rule("HK-030")
def test_the_final_card_of_a_house_earns_a_companion_at_once(table):
    t = table("varys hoster . stannis", offer="hodor shae ilyn").play("right tully")
    t.asks(0, "companion", "companion hodor", "companion shae", "companion ilyn-payne")
    t.expect(grid=". varys . stannis", areas=("hoster", ""), banners={})


@pytest.mark.rule("HK-030")
def test_the_last_two_of_a_house_in_one_move_earn_one_companion(table):
    t = table("varys hoster stannis edmure", offer="hodor ilyn").play("right tully", "companion hodor")
    t.expect(
        grid=". . stannis varys",
        areas=("hoster edmure", ""),
        banners={"tully": 0},
        offer="ilyn",
        discarded="hodor",
        turn=1,
    )
    t.asks(1, "move", "left baratheon")


@pytest.mark.rule("HK-030")
def test_a_house_with_a_card_left_in_kings_landing_earns_nothing(table):
    """Edmure lies elsewhere in the grid, out of Varys's way."""
    t = table(
        """
        varys hoster .      stannis
        .     .      edmure .
        """,
        offer="hodor",
    ).play("right tully")
    t.expect(
        grid="""
        .     varys  .      stannis
        .     .      edmure .
        """,
        areas=("hoster", ""),
        banners={"tully": 0},
        turn=1,
    )
    t.asks(1, "move", "right baratheon")


@pytest.mark.rule("HK-030")
def test_the_final_card_counts_even_if_others_of_the_house_lie_in_play_areas(table):
    t = table("varys hoster . stannis", areas=("", "edmure"), offer="hodor").play("right tully")
    t.asks(0, "companion", "companion hodor")
    t.expect(grid=". varys . stannis", areas=("hoster", "edmure"), banners={})


@pytest.mark.rule("HK-R08")
def test_with_no_companion_on_offer_nothing_is_gained(table):
    t = table("varys hoster . stannis", deck="hodor bronn").play("right tully")
    t.expect(grid=". varys . stannis", areas=("hoster", ""), banners={"tully": 0}, turn=1)
    t.asks(1, "move", "right baratheon")


@pytest.mark.rule("HK-R08")
def test_in_the_bare_game_a_final_card_gains_nothing(table):
    t = table("varys hoster . stannis", companions=False).play("right tully")
    t.expect(grid=". varys . stannis", areas=("hoster", ""), banners={"tully": 0}, turn=1)


@pytest.mark.rule("HK-R08", "HK-033")
def test_a_chain_ends_when_the_offer_is_empty(table):
    """Hodor takes Bran, the last Stark in the grid, and there is nobody left to choose."""
    t = table("varys hoster bran stannis", offer="hodor").play("right tully", "companion hodor", "card bran-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster bran", ""),
        banners={"tully": 0, "stark": 0},
        offer="",
        discarded="hodor",
        turn=1,
    )


@pytest.mark.rule("HK-031", "HK-038")
def test_the_example_eddard_must_be_killed_by_his_own_holder(table):
    """Asha is the last Greyjoy, only Ilyn Payne is on offer, and Eddard is one's own."""
    t = table("varys asha . stannis", areas=("eddard", ""), offer="ilyn").play("right greyjoy")
    t.asks(0, "companion", "companion ilyn-payne")
    for word, rule in (("right baratheon", "HK-031"), ("seat 0", "HK-030"), ("card eddard-stark", "HK-030")):
        t.refuses(word, rule)
    t.refuses("companion hodor", "HK-014")
    t.play("companion ilyn-payne")
    t.asks(0, "kill", "card eddard-stark", by="ilyn-payne")
    t.refuses("right baratheon", "HK-031")
    t.play("card eddard-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("asha", ""),
        banners={"greyjoy": 0, "stark": None},
        dead="eddard",
        offer="",
        discarded="ilyn",
        turn=1,
    )


@pytest.mark.rule("HK-032")
@pytest.mark.parametrize(
    "companion", ["loras-tyrell", "brienne-of-tarth", "hodor", "bronn", "ilyn-payne", "khal-drogo"]
)
def test_a_resolved_companion_is_discarded(table, companion):
    """Here all of these find their character dead; those with something to do are in their own scenarios."""
    name = {"khal-drogo": "drogo"}.get(companion, companion.partition("-")[0])
    t = table("varys hoster . stannis", offer=f"{name} shae").play("right tully", f"companion {companion}")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", ""),
        banners={"tully": 0},
        offer="shae",
        discarded=name,
        turn=1,
    )


@pytest.mark.rule("HK-032")
@pytest.mark.parametrize("companion", ["gendry", "shae"])
def test_a_kept_companion_is_not_discarded(table, companion):
    t = table("varys hoster . robb", offer=companion).play("right tully", f"companion {companion}")
    banners = {"tully": 0, "baratheon": 0} if companion == "gendry" else {"tully": 0}
    t.expect(
        grid=". varys . robb",
        areas=(f"hoster {companion}", ""),
        banners=banners,
        offer="",
        discarded="",
        turn=1,
    )


@pytest.mark.rule("HK-033", "HK-037")
def test_the_example_margaery_hodor_bran_bronn_tyrion(table):
    t = table(
        """
        varys margaery .    stannis
        .     .        bran .
        """,
        areas=("arya", "tyrion"),
        offer="hodor bronn ilyn",
    )
    t.play("right tyrell")
    t.asks(0, "companion", "companion hodor", "companion bronn", "companion ilyn-payne")
    t.play("companion hodor")
    t.asks(0, "take", "card bran-stark", by="hodor")
    t.play("card bran-stark")
    t.asks(0, "companion", "companion bronn", "companion ilyn-payne")
    t.play("companion bronn")
    t.asks(0, "take", "card tyrion-lannister", by="bronn")
    t.play("card tyrion-lannister")
    t.expect(
        grid=". varys . stannis",
        areas=("arya margaery bran tyrion", ""),
        banners={"tyrell": 0, "lannister": 0},
        offer="ilyn",
        discarded="hodor bronn",
        turn=1,
    )
    t.asks(1, "move", "right baratheon")


@pytest.mark.rule("HK-033")
def test_a_chain_may_go_on_as_long_as_final_cards_are_taken(table):
    """Tully, then Stark by Hodor, Lannister by Bronn, Targaryen by Drogo, Tyrell by Loras: five companions."""
    t = table(
        """
        varys  hoster .      stannis
        bran   tyrion olena  daenerys
        """,
        offer="hodor bronn loras drogo gendry",
    )
    t.play("right tully", "companion hodor", "card bran-stark", "companion bronn", "card tyrion-lannister")
    t.play("companion khal-drogo", "card daenerys-targaryen")
    t.asks(0, "companion", "companion loras-tyrell", "companion gendry")
    t.play("companion loras-tyrell", "card olena-tyrell", "companion gendry")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster bran tyrion daenerys olena gendry", ""),
        banners={"stark": 0, "lannister": 0, "targaryen": 0, "baratheon": 0, "tyrell": 0, "tully": 0},
        offer="",
        discarded="hodor bronn drogo loras",
        turn=1,
    )


@pytest.mark.rule("HK-033")
def test_a_card_taken_from_a_play_area_earns_nothing_though_none_lies_in_the_grid(table):
    t = table("varys hoster . stannis", areas=("", "bran"), offer="hodor bronn")
    t.play("right tully", "companion hodor", "card bran-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster bran", ""),
        banners={"tully": 0, "stark": 0},
        offer="bronn",
        discarded="hodor",
        turn=1,
    )


@pytest.mark.rule("HK-034")
def test_killing_the_final_card_of_a_house_earns_nothing(table):
    t = table("varys hoster robb stannis", offer="sandor bronn")
    t.play("right tully", "companion sandor-clegane", "card robb-stark")
    t.expect(
        grid=". varys . stannis",
        areas=("hoster", ""),
        banners={"tully": 0},
        dead="robb",
        offer="bronn",
        discarded="sandor",
        turn=1,
    )


@pytest.mark.rule("HK-034", "HK-030")
def test_a_house_whose_last_card_was_killed_can_never_earn_anything(table):
    """With Robb dead the last Stark left the grid by Sandor; the next turn's Stannis is final and earns."""
    t = table("varys hoster robb stannis", offer="sandor bronn hodor")
    t.play("right tully", "companion sandor-clegane", "card robb-stark", "right baratheon")
    t.asks(1, "companion", "companion bronn", "companion hodor")


@pytest.mark.rule("HK-035")
def test_a_taken_character_goes_to_the_taker_and_a_killed_one_leaves_the_game(table):
    """Drogo takes Daenerys and kills Viserys: she counts for her new owner, he is gone for everybody."""
    t = table("varys hoster . stannis", areas=("aegon", "daenerys viserys"), offer="drogo")
    t.play("right tully", "companion khal-drogo", "card daenerys-targaryen", "card viserys-targaryen")
    t.expect(
        grid=". varys . stannis",
        areas=("aegon hoster daenerys", ""),
        banners={"tully": 0, "targaryen": 0},
        dead="viserys",
        offer="",
        discarded="drogo",
        turn=1,
    )
    assert t.counts("targaryen") == [2, 0]


@pytest.mark.rule("HK-036")
@pytest.mark.parametrize("kept", ["shae", "gendry", "jon=stark"])
def test_kept_companions_can_be_neither_taken_nor_killed(table, kept):
    """Jaqen may kill anyone in a play area, but not them; no other companion reaches for them."""
    t = table("varys hoster . stannis", areas=("", f"cersei {kept}"), offer="jaqen")
    t.play("right tully", "companion jaqen-hghar")
    t.asks(0, "kill", "card stannis-baratheon", by="jaqen-hghar")
    t.play("card stannis-baratheon")
    t.asks(0, "kill", "card hoster-tully", "card cersei-lannister", by="jaqen-hghar")
    t.play("card cersei-lannister")
    t.expect(
        grid=". varys",
        areas=("hoster", kept),
        banners={"tully": 0, "lannister": None},
        dead="stannis cersei",
        offer="",
        discarded="jaqen",
        turn=1,
        over={
            "shae": ((0,), (1, 0), (1, 2)),
            "gendry": ((1,), (1, 1), (2, 1)),
            "jon=stark": ((1,), (1, 1), (2, 1)),
        }[kept],
    )


@pytest.mark.rule("HK-036")
@pytest.mark.parametrize("victim", ["shae", "gendry", "jon-snow"])
def test_while_on_offer_they_can_be_killed(table, victim):
    t = table("varys hoster . stannis robb", offer="jaqen shae gendry jon")
    t.play("right tully", "companion jaqen-hghar", "card stannis-baratheon", "card hoster-tully")
    t.asks(0, "kill-companion", "companion shae", "companion gendry", "companion jon-snow", by="jaqen-hghar")
    t.play(f"companion {victim}")
    name = victim.partition("-")[0]
    t.expect(
        grid=". varys . . robb",
        areas=("", ""),
        dead=f"stannis hoster {name}",
        offer=" ".join({"shae", "gendry", "jon"} - {name}),
        discarded="jaqen",
        turn=1,
    )


@pytest.mark.rule("HK-R13")
def test_a_companion_is_resolved_though_the_move_left_varys_nothing_around_him(table):
    """Varys cannot move any more, but Bronn still takes Tyrion before the game ends."""
    t = table("varys hoster", areas=("", "tyrion"), offer="bronn").play("right tully")
    t.asks(0, "companion", "companion bronn")
    t.play("companion bronn")
    t.asks(0, "take", "card tyrion-lannister", by="bronn")
    t.play("card tyrion-lannister")
    t.expect(
        grid=". varys",
        areas=("hoster tyrion", ""),
        banners={"tully": 0, "lannister": 0},
        offer="",
        discarded="bronn",
        turn=1,
        over=((0,), (2, 0), (1, 2)),
    )
