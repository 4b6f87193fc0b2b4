"""Allies whose ability resolves when they are claimed (BT-030). Seat 0 has councils 0 and 2, and wins the bid."""

from typing import Any

import pytest

from .conftest import Scenario, Table

pytestmark = pytest.mark.rule("BT-030", "BT-052")


@pytest.fixture
def claimed(table: Scenario) -> Scenario:
    def lay(ally: str, *answers: str, **told: Any) -> Table:
        """Seat 0 wins the bid for an ally with a single Sworn Swords, and answers."""
        given: dict[str, Any] = {"hands": ["", "feast", ""], "piles": ["sworn-swords", "", ""]}
        t = table(current=ally, **{**given, **told})
        t.kneel_all()
        t.play(*answers)
        return t

    return lay


@pytest.mark.rule("BT-056", "BT-060", "BC-13")
def test_sansa_goes_to_the_council_of_the_strongest_ally_whoever_pulls_the_strings(claimed: Scenario) -> None:
    t = claimed(
        "sansa-stark",
        councils=["robb-stark", "tywin-lannister", "hodor gendry brienne-of-tarth"],
        piles=["sworn-swords", "pulling-the-strings", ""],
    )
    t.asks(0, "token", "council 0", "council 2")
    assert t.happened("claimed") == [{"event": "claimed", "seat": 0, "ally": "sansa-stark", "council": 2}]


@pytest.mark.rule("BT-R08")
@pytest.mark.parametrize("councils", [["robb-stark", "", "hodor"], ["", "tywin-lannister", ""]])
def test_sansa_leaves_the_choice_on_a_tie_and_without_allies(claimed: Scenario, councils: list[str]) -> None:
    claimed("sansa-stark", councils=councils).asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-060")
def test_mance_goes_where_fewer_allies_are(claimed: Scenario) -> None:
    t = claimed(
        "mance-rayder", councils=["gendry", "", "hodor varys"], piles=["sworn-swords", "", "pulling-the-strings"]
    )
    assert t.happened("claimed") == [{"event": "claimed", "seat": 0, "ally": "mance-rayder", "council": 0}]
    claimed("mance-rayder", councils=["gendry", "", "hodor"]).asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-060", "BT-054")
def test_jaqen_takes_the_place_of_whom_he_kills(claimed: Scenario) -> None:
    t = claimed("jaqen-hghar", councils=["brienne-of-tarth", "gendry", ""])
    t.asks(0, "ally", "ally gendry", "decline")
    t.play("ally gendry")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["brienne-of-tarth"], 0), (["jaqen-hghar"], 0), ([], 0)]
    assert t.seen()["dead"] == ["gendry"]


def test_jaqen_is_placed_as_usual_if_nobody_dies(claimed: Scenario) -> None:
    claimed("jaqen-hghar", "decline", councils=["", "gendry", ""]).asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BC-12", "BT-060")
def test_loras_brings_another_ally_into_his_council(claimed: Scenario) -> None:
    t = claimed("ser-loras-tyrell", "council 2", ally_deck="podrick-payne gendry")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [([], 0), ([], 0), (["podrick-payne", "ser-loras-tyrell"], 0)]
    t.play("council 0", "council 0", "council 0")
    assert t.seen()["current"] == ("gendry", 0)


def test_arya_may_kill_a_weak_ally_anywhere(claimed: Scenario) -> None:
    t = claimed("arya-stark", "council 0", councils=["samwell-tarly", "gendry", "hodor"])
    t.asks(0, "ally", "ally samwell-tarly", "ally gendry", "decline")
    t.play("ally gendry")
    assert t.seen()["councils"] == [(["arya-stark", "samwell-tarly"], 0), ([], 0), (["hodor"], 0)]
    assert t.seen()["dead"] == ["gendry"]


def test_bran_sees_four_allies_and_brings_a_token(claimed: Scenario) -> None:
    t = claimed("bran-stark", "council 0", ally_deck="gendry varys robb-stark arya-stark hodor")
    t.asks(0, "look", "ally gendry", "ally varys", "ally robb-stark", "ally arya-stark")
    t.play("ally robb-stark")
    assert t.state.view(0)["seen"]["top"] == ["robb-stark"]
    t.play("council 0", "council 2")
    assert t.seen()["councils"] == [(["bran-stark"], 1), ([], 0), ([], 1)]
    assert t.seen()["current"] == ("robb-stark", 0)


def test_jaime_costs_a_random_card(claimed: Scenario) -> None:
    t = claimed("jaime-lannister", "council 0", hands=["ambush tribute betrayal", "feast", ""])
    t.asks(0, "token", "council 0", "council 2")
    assert len(t.seen()["hands"][0]) == 2
    assert sorted(t.seen()["hands"][0] + t.seen()["discard"]) == ["ambush", "betrayal", "tribute"]


def test_bronn_sells_a_token_for_a_card(claimed: Scenario) -> None:
    t = claimed("bronn", "council 0", hands=["ambush tribute", "feast", ""])
    t.asks(0, "discard", "card ambush", "card tribute", "decline")
    t.play("card ambush", "council 2")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["bronn"], 0), ([], 0), ([], 1)]
    assert t.seen()["discard"] == ["ambush"]
    t.play("council 0")
    t.asks(1, "turn", "play feast", "kneel")
    t = claimed("bronn", "council 0", "decline", hands=["ambush tribute", "feast", ""])
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"][2] == ([], 0)


def test_theon_stays_or_moves_as_the_neighbour_says(claimed: Scenario) -> None:
    t = claimed("theon-greyjoy", "council 0")
    t.asks(1, "theon", "stay", "move")
    t.play("move")
    t.asks(0, "token", "council 0", "council 2")
    t.play("council 2")
    assert t.seen()["councils"] == [([], 0), (["theon-greyjoy"], 0), ([], 1)]
    t = claimed("theon-greyjoy", "council 0", "stay", "council 2")
    assert t.seen()["councils"] == [(["theon-greyjoy"], 0), ([], 0), ([], 1)]


def test_roose_costs_a_token_of_his_council(claimed: Scenario) -> None:
    t = claimed("roose-bolton", "council 0", councils=[("", [2, 2]), ("", [1]), ("", [])])
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["roose-bolton"], 1), ([], 1), ([], 0)]
    assert t.seen()["supply"] == 54 - 2
    t = claimed("roose-bolton", "council 2", councils=[("", [2, 2]), ("", [1]), ("", [])])
    assert t.seen()["supply"] == 54 - 3


@pytest.mark.rule("BC-06")
def test_davos_may_bring_a_card_back(claimed: Scenario) -> None:
    t = claimed("davos-seaworth", "council 0", piles=["sworn-swords tribute", "", ""])
    t.asks(0, "return", "card sworn-swords", "card tribute", "decline")
    t.play("card sworn-swords")
    assert t.seen()["aside"] == [["sworn-swords"], [], []]
    t.play("council 0")
    assert t.seen()["hands"][0] == ["sworn-swords"]


def test_samwell_brings_two_cards_and_a_token(claimed: Scenario) -> None:
    t = claimed("samwell-tarly", "council 0", "council 0", "council 2", deck="ambush betrayal feast")
    assert t.seen()["hands"][0] == ["ambush", "betrayal"]
    assert t.seen()["councils"] == [(["samwell-tarly"], 1), ([], 0), ([], 1)]
    t.asks(1, "turn", "play feast", "kneel")


@pytest.mark.rule("BC-16")
def test_thoros_may_revive_a_weak_ally_whose_ability_does_not_resolve(claimed: Scenario) -> None:
    t = claimed("thoros-of-myr", "council 2", dead="podrick-payne brienne-of-tarth hodor")
    t.asks(0, "dead", "ally podrick-payne", "ally hodor", "decline")
    t.play("ally podrick-payne")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [([], 0), ([], 0), (["podrick-payne", "thoros-of-myr"], 0)]
    assert t.seen()["dead"] == ["brienne-of-tarth", "hodor"]


@pytest.mark.rule("BC-20")
def test_asha_takes_a_token_from_a_council_of_others(claimed: Scenario) -> None:
    t = claimed("asha-greyjoy", "council 0", councils=[("", [1]), ("", [3, 2]), ""])
    t.asks(0, "token-to", "council 0", "council 2")
    t.play("council 2")
    assert t.seen()["councils"] == [(["asha-greyjoy"], 1), ([], 1), ([], 1)]


def test_tormund_brings_the_neighbour_a_token(claimed: Scenario) -> None:
    t = claimed("tormund-giantsbane", "council 0")
    t.asks(1, "token", "council 0", "council 1")
    t.play("council 1")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["tormund-giantsbane"], 0), ([], 1), ([], 0)]


def test_ygritte_may_move_a_weak_ally_between_your_councils(claimed: Scenario) -> None:
    t = claimed("ygritte", "council 0", councils=["gendry robb-stark", "arya-stark", "varys"])
    t.asks(0, "ally", "ally gendry", "ally varys", "decline")
    t.play("ally varys")
    assert t.seen()["councils"] == [(["gendry", "robb-stark", "varys", "ygritte"], 0), (["arya-stark"], 0), ([], 0)]


def test_oberyn_may_die_with_another(claimed: Scenario) -> None:
    t = claimed("oberyn-martell", "council 0", councils=["gendry", "tywin-lannister", ""])
    t.asks(0, "ally", "ally gendry", "ally tywin-lannister", "decline")
    t.play("ally tywin-lannister")
    assert t.seen()["councils"] == [(["gendry"], 0), ([], 0), ([], 0)]
    assert t.seen()["dead"] == ["oberyn-martell", "tywin-lannister"]


def test_gregor_kills_the_weakest_beside_him(claimed: Scenario) -> None:
    t = claimed("gregor-clegane", "council 0", councils=["gendry robb-stark", "podrick-payne", ""])
    assert t.seen()["dead"] == ["gendry"]
    t = claimed("gregor-clegane", "council 0", councils=["gendry arya-stark robb-stark", "", ""])
    t.asks(0, "ally", "ally gendry", "ally arya-stark")
    t = claimed("gregor-clegane", "council 2", councils=["gendry", "", ""])
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["dead"] == []


def test_qyburn_puts_a_dead_ally_on_top_or_brings_a_token(claimed: Scenario) -> None:
    t = claimed("qyburn", "council 0", dead="gendry tywin-lannister")
    t.asks(0, "dead", "ally gendry", "ally tywin-lannister", "decline")
    t.play("ally tywin-lannister", "council 0")
    assert t.seen()["current"] == ("tywin-lannister", 0)
    assert t.seen()["dead"] == ["gendry"]
    t = claimed("qyburn", "council 0", "decline", "council 2", "council 2", dead="gendry")
    assert t.seen()["councils"] == [(["qyburn"], 0), ([], 0), ([], 2)]
    t = claimed("qyburn", "council 0", "council 2", "council 2")
    assert t.seen()["councils"][2] == ([], 2)


def test_ellaria_may_move_up_to_two_tokens_from_one_council(claimed: Scenario) -> None:
    t = claimed("ellaria-sand", "council 0", councils=[("", [1, 1, 1]), "", ("", [2])])
    t.asks(0, "token-from", "council 0", "council 2", "decline")
    t.play("council 0")
    t.asks(0, "token-from", "council 0", "decline")
    t.play("council 0")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["ellaria-sand"], 1), ([], 0), ([], 3)]


def test_podrick_brings_two_tokens(claimed: Scenario) -> None:
    t = claimed("podrick-payne", "council 0", "council 0", "council 2", "council 2")
    assert t.seen()["councils"] == [(["podrick-payne"], 1), ([], 0), ([], 2)]


@pytest.mark.rule("BC-20")
def test_ramsay_goes_to_a_council_of_others(table: Scenario) -> None:
    t = table(seats=4, hands=["", "feast", "", ""], piles=["sworn-swords", "", "", ""], current="ramsay-snow")
    t.kneel_all()
    t.asks(0, "place", "council 1", "council 2")
    t.play("council 1", "council 0")
    assert t.seen()["councils"] == [([], 1), (["ramsay-snow"], 0), ([], 0), ([], 0)]


def test_viserys_brings_two_cards_and_two_tokens(claimed: Scenario) -> None:
    t = claimed("viserys-targaryen", "council 0", "council 2", "council 2", "council 0", deck="ambush betrayal feast")
    assert t.seen()["hands"][0] == ["ambush", "betrayal"]
    assert t.seen()["councils"] == [(["viserys-targaryen"], 1), ([], 0), ([], 2)]
    t.asks(1, "turn", "play feast", "kneel")


def test_hodor_is_hodor(claimed: Scenario) -> None:
    t = claimed("hodor", "council 0", "council 0")
    assert t.seen()["councils"] == [(["hodor"], 1), ([], 0), ([], 0)]
