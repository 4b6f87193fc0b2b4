"""What is told of what happens: each event with its numbers, and to whom."""

from typing import Any

import pytest
from sl_playing import lay, play

from smallcouncil.core.game import State


def told(state: State, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in event.items() if name != "event"}
        for event in state.events(viewer)
        if event["event"] == kind
    ]


@pytest.mark.rule("SL-113", "SL-118", "SL-162", "SL-136")
def test_every_counter_of_power_is_told_where_it_comes_from_and_goes() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister | power=5 plot=calling-the-banners | "
        "plot=securing-the-throne play=tywin-lannister,shae"
    )
    play(state, "attack power")
    assert told(state, "power") == [
        {"seat": 0, "gained": -2, "from": "banner", "on": None, "by": "securing-the-throne"},
        {"seat": 1, "gained": 2, "from": "banner", "on": None, "by": "securing-the-throne"},
        {"seat": 1, "gained": 1, "from": "bank", "on": None, "by": "unopposed"},
        {"seat": 1, "gained": 1, "from": "bank", "on": "tywin-lannister", "by": "renown"},
    ]
    assert told(state, "resolved") == [
        {"type": "power", "attacker": 1, "totals": [5, 0], "winner": 1, "unopposed": True}
    ]
    assert told(state, "claim") == [{"seat": 0, "type": "power", "claim": 2, "by": "securing-the-throne"}]
    assert told(state, "attackers") == [{"seat": 1, "type": "power", "cards": ["tywin-lannister"]}]


@pytest.mark.rule("SL-100", "SL-101")
@pytest.mark.parametrize("attacker", [0, 1])
def test_who_defends_is_told_of_the_other_house(attacker: int) -> None:
    house, word = (("stark", "done"), ("lannister", "defender robb-stark"))[attacker]
    state = lay(
        f"phase=challenges turn={house} first={house} | plot=calling-the-banners play=robb-stark | "
        "plot=uneasy-peace play=tywin-lannister"
    )
    play(state, "attack power", word)
    cards = ["robb-stark"] if attacker else []
    assert told(state, "attackers")[0]["seat"] == attacker
    assert told(state, "defenders") == [{"seat": 1 - attacker, "cards": cards}]


@pytest.mark.rule("SL-R55")
def test_without_an_attacker_left_the_defender_wins() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister challenge=intrigue.defenders | plot=calling-the-banners "
        "play=sansa-stark(k.def),catelyn-stark(k.def) | plot=detained play=shae(k.att),bronn"
    )
    play(state, "use shae", "target sansa-stark")
    assert told(state, "resolved") == [
        {"type": "intrigue", "attacker": 1, "totals": [0, 2], "winner": 0, "unopposed": False}
    ]


@pytest.mark.rule("SL-064", "SL-065")
@pytest.mark.parametrize(("power", "lucky"), [(0, True), (1, False)])
def test_a_tie_of_initiative_says_whether_luck_broke_it(power: int, lucky: bool) -> None:
    state = lay(
        f"phase=plot | power={power} plot=the-old-gods plots=spies-in-their-midst | "
        "plot=detained plots=securing-the-throne"
    )
    (event,) = told(state, "initiative")
    assert (event["totals"], event["tied"], event["random"]) == ([4, 4], True, lucky)
    assert lucky or event["winner"] == 1


@pytest.mark.rule("SL-R08")
@pytest.mark.parametrize("spying", [0, 1])
def test_whose_hand_was_looked_at_is_told(spying: int) -> None:
    looks, other = "plots=spies-in-their-midst", "plots=uneasy-peace hand={}"
    sides = (looks, other.format("shae,varys")) if spying == 0 else (other.format("hodor,ice"), looks)
    state = lay("phase=plot | plot=the-old-gods {} | plot=detained {}".format(*sides))
    play(state, "first stark")
    (event,) = told(state, "looked", spying)
    assert (event["seat"], event["of"]) == (spying, 1 - spying)
    assert sorted(event["cards"]) == (["shae", "varys"] if spying == 0 else ["hodor", "ice"])


@pytest.mark.rule("SL-R64", "SL-112")
def test_a_random_discard_is_told_to_all() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister seat=1 | plot=calling-the-banners hand=ice | "
        "plot=detained play=shae,the-hound"
    )
    play(state, "attack intrigue")
    for viewer in (0, 1, None):
        assert told(state, "discarded", viewer) == [
            {"seat": 1, "cards": ["ice"], "from": "hand", "by": "detained", "random": True}
        ]
    empty = lay(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners | plot=detained play=shae,the-hound"
    )
    play(empty, "attack intrigue")
    assert told(empty, "discarded") == []


@pytest.mark.rule("SL-R08", "SL-070")
def test_drawn_cards_are_told_to_their_seat_alone() -> None:
    state = lay("phase=draw | plot=calling-the-banners deck=ice,hodor,needle | plot=detained deck=shae rest=discard")
    own, other = (
        {"seat": 0, "count": 2, "cards": None, "by": "game"},
        {"seat": 1, "count": 1, "cards": None, "by": "game"},
    )
    assert told(state, "drew", 0) == [{**own, "cards": ["ice", "hodor"]}, other]
    assert told(state, "drew", 1) == [own, {**other, "cards": ["shae"]}]
    assert told(state, "drew") == [own, other]
    assert told(state, "income") == [{"seat": 0, "gold": 6, "wanted": 6}]


@pytest.mark.rule("SL-R01", "SL-077")
def test_gold_is_told_as_it_was_taken_and_paid() -> None:
    state = lay("phase=marshalling | gold=22 plot=calling-the-banners hand=hodor | plot=detained hand=shae")
    play(state, "play hodor")
    assert told(state, "income") == [{"seat": 0, "gold": 4, "wanted": 6}, {"seat": 1, "gold": 1, "wanted": 2}]
    assert told(state, "paid") == [{"seat": 0, "gold": 1, "by": "hodor"}]
    assert told(state, "played") == [{"seat": 0, "card": "hodor", "cost": 1}]


@pytest.mark.rule("SL-R88", "SL-R118", "SL-147", "SL-190")
def test_saves_and_kills_are_told() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners hand=not-today "
        "play=arya-stark(k.d1),hodor(k),sansa-stark(k) | plot=fire-and-plunder plots=detained play=ser-gregor-clegane"
    )
    play(state, "attack military", "claim hodor", "claim arya-stark", "save arya-stark", "pass")
    assert told(state, "saved") == [{"seat": 0, "card": "arya-stark", "by": "duplicate"}]
    assert told(state, "killed") == [{"cards": ["hodor"], "by": "fire-and-plunder"}]
    assert told(state, "discarded") == [
        {"seat": 0, "cards": ["arya-stark"], "from": "play", "by": "duplicate", "random": False}
    ]


@pytest.mark.rule("SL-063", "SL-066", "SL-062", "SL-125")
def test_what_a_round_decides_is_told() -> None:
    """Houses are told as seats: here Lannister sits first."""
    state = lay(
        "phase=plot seat=1 | plot=calling-the-banners plots=crossing-the-trident rest=discard | "
        "plot=hear-me-roar used=valar-morghulis plots=uneasy-peace,detained rest=discard"
    )
    play(state, "plot uneasy-peace", "first lannister")
    assert told(state, "plots")[0] == {"plots": ["uneasy-peace", "crossing-the-trident"], "returned": [1]}
    assert told(state, "initiative")[0] == {"totals": [3, 4], "winner": 1, "tied": False, "random": False}
    assert told(state, "first") == [{"seat": 0, "by": 1}]
    assert told(state, "dominance") == [{"totals": [4, 5], "winner": 1}]


@pytest.mark.rule("SL-R08")
def test_a_hand_that_was_looked_at_is_told_to_the_one_who_looked_and_its_owner() -> None:
    state = lay(
        "phase=plot | plot=the-old-gods plots=spies-in-their-midst | "
        "plot=valar-morghulis plots=uneasy-peace hand=shae,varys"
    )
    play(state, "first stark")
    looked = {"seat": 0, "of": 1, "cards": None, "by": "spies-in-their-midst"}
    assert told(state, "looked", 0) == [{**looked, "cards": ["varys", "shae"]}]
    assert told(state, "looked") == [looked]


@pytest.mark.rule("SL-R64")
def test_a_discard_that_was_chosen_is_not_told_as_random() -> None:
    state = lay(
        "phase=dominance first=lannister | plot=calling-the-banners hand=ice,needle | "
        "gold=2 plot=detained play=cersei-lannister"
    )
    play(state, "use cersei-lannister", "discard needle")
    assert told(state, "discarded") == [
        {"seat": 0, "cards": ["needle"], "from": "hand", "by": "cersei-lannister", "random": False}
    ]


@pytest.mark.rule("SL-113", "SL-118")
def test_power_that_house_lannister_loses_is_told_as_gained_by_house_stark() -> None:
    state = lay(
        "phase=challenges turn=stark first=stark | plot=calling-the-banners play=robb-stark | power=5 plot=uneasy-peace"
    )
    play(state, "attack power")
    assert told(state, "power")[:2] == [
        {"seat": 1, "gained": -1, "from": "banner", "on": None, "by": "calling-the-banners"},
        {"seat": 0, "gained": 1, "from": "banner", "on": None, "by": "calling-the-banners"},
    ]


def test_an_attachment_that_is_discarded_from_play_is_told_with_its_cause() -> None:
    state = lay(
        "phase=plot | plot=storm-of-swords plots=chains-undone play=arya-stark+needle | "
        "plot=valar-morghulis plots=uneasy-peace play=the-hound"
    )
    play(state, "first stark", "target needle")
    assert told(state, "discarded") == [
        {"seat": 0, "cards": ["needle"], "from": "play", "by": "chains-undone", "random": False}
    ]


def test_power_that_joffrey_takes_from_a_character_goes_to_the_bank() -> None:
    state = lay(
        "phase=dominance first=lannister | power=5 plot=calling-the-banners play=eddard-stark(p2),robb-stark(p1) | "
        "gold=1 plot=detained play=joffrey-baratheon"
    )
    play(state, "use joffrey-baratheon", "target eddard-stark")
    assert [event for event in told(state, "power") if event["on"]] == [
        {"seat": 0, "gained": -1, "from": "bank", "on": "eddard-stark", "by": "joffrey-baratheon"}
    ]


@pytest.mark.rule("SL-R48", "SL-164")
def test_each_character_with_stealth_is_told_with_whom_it_bypasses() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister | plot=calling-the-banners play=sansa-stark,maester-luwin | "
        "plot=detained play=whispering-page#1,whispering-page#2,shae"
    )
    play(state, "attack intrigue", "attacker whispering-page#2", "attacker whispering-page#1", "done")
    play(state, "stealth sansa-stark", "stealth maester-luwin")
    assert told(state, "bypassed") == [
        {"seat": 1, "card": "sansa-stark", "by": "whispering-page#2"},
        {"seat": 1, "card": "maester-luwin", "by": "whispering-page#1"},
    ]


def test_a_response_from_the_hand_is_told_by_its_name() -> None:
    state = lay(
        "phase=challenges turn=lannister first=lannister challenge=military.defenders | plot=calling-the-banners "
        "hand=blood-for-blood,ice play=arya-stark(k),sansa-stark(k),robb-stark | "
        "plot=fire-and-plunder plots=detained play=ser-gregor-clegane(k.att)"
    )
    play(state, "claim arya-stark", "claim sansa-stark", "pass", "respond blood-for-blood")
    assert told(state, "responded") == [{"seat": 0, "card": "blood-for-blood"}]


@pytest.mark.rule("SL-R97")
def test_an_event_costs_nothing_to_play() -> None:
    state = lay(
        "phase=challenges turn=stark challenge=military.attackers | plot=calling-the-banners hand=howl-of-the-pack "
        "play=jon-snow(k.att),arya-stark(k.att) | plot=detained play=the-hound"
    )
    play(state, "play howl-of-the-pack")
    assert told(state, "played") == [{"seat": 0, "card": "howl-of-the-pack", "cost": 0}]
