"""What the events say when a companion comes to nothing, when a card is one's own, and when a turn is repeated."""

import pytest


def told(t, since=0):
    """The events from a decision on, as their kinds."""
    return [event["event"] for event in t.events(since)]


def nothing(companion, rule, part=0, seat=0):
    return {"event": "nothing", "seat": seat, "companion": companion, "part": part, "rule": rule}


@pytest.mark.rule("HK-R05")
@pytest.mark.parametrize(
    ("name", "companion"),
    [
        ("loras", "loras-tyrell"),
        ("brienne", "brienne-of-tarth"),
        ("hodor", "hodor"),
        ("ilyn", "ilyn-payne"),
        ("bronn", "bronn"),
    ],
)
def test_a_companion_whose_characters_are_dead_says_that_it_does_nothing(table, name, companion):
    t = table("varys hoster . stannis", offer=f"{name} gendry").play("right tully", f"companion {companion}")
    assert t.events(1) == [
        {"event": "companion", "seat": 0, "companion": companion},
        nothing(companion, "HK-R05"),
        {"event": "discarded", "companion": companion},
        {"event": "banner", "house": "tully", "seat": 0, "from": None},
    ]


@pytest.mark.rule("HK-R05")
def test_sandor_in_an_empty_grid_does_nothing(table):
    t = table("varys hoster", areas=("", "robb"), offer="sandor").play("right tully", "companion sandor-clegane")
    assert nothing("sandor-clegane", "HK-R05") in t.events(1)


@pytest.mark.rule("HK-R10")
def test_ramsay_with_one_character_left_does_nothing(table):
    t = table("varys hoster . robb", offer="ramsay").play("right tully", "companion ramsay-snow")
    assert nothing("ramsay-snow", "HK-R10") in t.events(1)


@pytest.mark.rule("HK-R07")
def test_petyr_with_an_empty_deck_does_nothing(table):
    t = table("varys hoster . robb", offer="petyr").play("right tully", "companion petyr-baelish")
    assert nothing("petyr-baelish", "HK-R07") in t.events(1)


@pytest.mark.rule("HK-047")
@pytest.mark.parametrize(("area", "idle"), [("", True), ("tyrion", False)])
def test_shae_counts_nothing_without_tyrion_and_says_so(table, area, idle):
    t = table("varys hoster . robb", areas=(area, "jaime"), banners={"lannister": 1} if area else {}, offer="shae")
    t.play("right tully", "companion shae")
    assert {"event": "kept", "seat": 0, "companion": "shae"} in t.events(1)
    assert (nothing("shae", "HK-047") in t.events(1)) == idle


@pytest.mark.rule("HK-R05", "HK-049")
def test_each_part_of_drogo_that_finds_nobody_is_told(table):
    both = table("varys hoster . robb", offer="drogo").play("right tully", "companion khal-drogo")
    assert [event for event in both.events(1) if event["event"] == "nothing"] == [
        nothing("khal-drogo", "HK-R05", 0),
        nothing("khal-drogo", "HK-R05", 1),
    ]
    t = table("varys hoster viserys robb", offer="drogo").play("right tully", "companion khal-drogo")
    assert told(t, 1) == ["companion", "nothing"]
    assert nothing("khal-drogo", "HK-R05", 0) in t.events(1)
    t.play("card viserys-targaryen")
    assert told(t, 2) == ["killed", "discarded", "banner"]
    t = table("varys hoster daenerys aegon", offer="drogo").play("right tully", "companion khal-drogo")
    t.play("card daenerys-targaryen")
    assert told(t, 2) == ["took", "nothing", "discarded", "banner", "banner"]
    assert nothing("khal-drogo", "HK-R05", 1) in t.events(2)


@pytest.mark.rule("HK-R09", "HK-R05", "HK-050")
def test_each_part_of_jaqen_that_finds_nobody_is_told(table):
    t = table("varys hoster", offer="jaqen").play("right tully", "companion jaqen-hghar")
    assert nothing("jaqen-hghar", "HK-R05", 0) in t.events(1)
    t.play("card hoster-tully")
    assert t.events(2)[:3] == [
        {"event": "killed", "card": "hoster-tully", "from": {"seat": 0}, "by": "jaqen-hghar"},
        nothing("jaqen-hghar", "HK-R09", 2),
        {"event": "discarded", "companion": "jaqen-hghar"},
    ]


def test_a_companion_that_does_all_it_can_says_nothing_of_the_kind(table):
    t = table("varys hoster bran renly", areas=("", "arya robb"), offer="hodor").play("right tully", "companion hodor")
    t.play("card bran-stark")
    assert "nothing" not in told(t)


@pytest.mark.rule("HK-R06")
def test_taking_ones_own_card_is_told(table):
    t = table("varys hoster . renly", areas=("bran", "arya"), banners={"stark": 1}, offer="hodor")
    t.play("right tully", "companion hodor", "card bran-stark")
    assert t.events(2) == [
        {"event": "took-own", "seat": 0, "card": "bran-stark", "rule": "HK-R06"},
        {"event": "discarded", "companion": "hodor"},
        {"event": "banner", "house": "tully", "seat": 0, "from": None},
    ]


@pytest.mark.rule("HK-R04", "HK-045")
def test_melisandres_turn_is_told_after_the_banners(table):
    t = table("varys hoster . robb", areas=("", "edmure"), offer="melisandre").play(
        "right tully", "companion melisandre"
    )
    assert told(t, 1) == ["companion", "discarded", "banner", "again"]


@pytest.mark.rule("HK-R04", "HK-045")
def test_melisandres_turn_is_told_when_the_last_tie_is_decided(table):
    t = table("varys hoster bran renly", areas=("", "arya"), offer="hodor melisandre")
    t.play("right tully", "companion hodor", "card bran-stark", "companion melisandre")
    assert told(t, 3) == ["companion", "discarded", "banner"]
    t.play("seat 0")
    assert told(t, 4) == ["banner", "again"]


@pytest.mark.rule("HK-R11")
def test_no_further_turn_is_told_of_when_the_game_ends(table):
    t = table("varys hoster", areas=("", "cersei"), offer="melisandre").play("right tully", "companion melisandre")
    assert told(t, 1) == ["companion", "discarded", "banner", "nothing", "over"]
    assert nothing("melisandre", "HK-R11") in t.events(1)


@pytest.mark.rule("HK-044")
def test_a_melisandre_that_petyr_discards_gives_no_turn(table):
    t = table("varys hoster . robb", offer="petyr", deck="melisandre gendry")
    t.play("right tully", "companion petyr-baelish", "companion gendry")
    assert "again" not in told(t)
    t = table("varys hoster . robb", offer="petyr", deck="melisandre gendry")
    t.play("right tully", "companion petyr-baelish", "companion melisandre")
    assert told(t, 2)[-1] == "again"


@pytest.mark.rule("HK-028")
def test_a_later_companion_that_changes_no_count_has_not_raised_the_question(table):
    """Hodor ties Stark, and Sandor then kills somebody else in the grid."""
    t = table("varys hoster bran renly", areas=("", "arya"), offer="hodor sandor")
    t.play("right tully", "companion hodor", "card bran-stark", "companion sandor-clegane", "card renly-baratheon")
    t.asks(0, "banner", "seat 0", "seat 1", house="stark", by="hodor")
