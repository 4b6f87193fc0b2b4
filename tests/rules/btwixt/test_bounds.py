"""Printed numbers: a case just inside and one just outside of each, and what luck of the draw rarely shows."""

from typing import Any

import pytest

from .conftest import Scenario, Table


@pytest.fixture
def kingsmoot(table: Scenario) -> Scenario:
    """Any leader may hold any card."""

    def lay(**told: Any) -> Table:
        return table(options={"draft": "kingsmoot"}, **told)

    return lay


# ---- Ambush: printed value 5 or less


@pytest.mark.rule("BC-17")
def test_ambush_reaches_five_and_not_six(table: Scenario) -> None:
    t = table(hands=["ambush", "tribute", ""], piles=["", "feast market-town", "market-town"])
    t.play("play ambush")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", ""],
        piles=["ambush", "market-town", "market-town"],
        totals=[4, 6, 6],
        discard="feast",
    )


def test_ambush_chooses_only_among_cards_of_five_or_less(table: Scenario) -> None:
    t = table(hands=["ambush", "tribute", ""], piles=["", "feast market-town turncloak", ""])
    t.play("play ambush")
    t.asks(0, "card", "card feast", "card turncloak")


# ---- Clever Stratagem: printed value 6 or less


@pytest.mark.rule("BC-17")
def test_clever_stratagem_takes_six_and_not_seven(kingsmoot: Scenario) -> None:
    t = kingsmoot(hands=["clever-stratagem", "tribute", ""], discard="market-town full-granaries")
    t.play("play clever-stratagem")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["market-town", "tribute", ""],
        piles=["clever-stratagem", "", ""],
        totals=[3, 0, 0],
        discard="full-granaries",
    )


def test_clever_stratagem_finds_nothing_above_six(kingsmoot: Scenario) -> None:
    t = kingsmoot(hands=["clever-stratagem", "tribute", ""], discard="full-granaries sworn-swords")
    t.play("play clever-stratagem")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["", "tribute", ""], piles=["clever-stratagem", "", ""], totals=[3, 0, 0])


# ---- The High Sparrow: power 6 or more


@pytest.mark.rule("BC-17", "BC-18")
@pytest.mark.parametrize(
    ("ally", "bonus", "total"),
    [("tywin-lannister", -2, 4 + 6 - 2), ("brienne-of-tarth", 0, 4 + 5)],
    ids=["six", "five"],
)
def test_the_high_sparrow_humbles_six_and_not_five(table: Scenario, ally: str, bonus: int, total: int) -> None:
    t = table(
        hands=["", "tribute", ""],
        piles=["", "feast", ""],
        councils=["", "", f"the-high-sparrow {ally}"],
        season="winter",
        round=4,
    )
    t.play("kneel", "council 0", "council 0")
    council = t.state.view(None)["councils"][2]
    assert (council["bonuses"], council["total"]) == ({"the-high-sparrow": bonus}, total)


# ---- Hostage Exchange: power 4 or less in each of the two councils


@pytest.mark.rule("BC-17")
def test_hostage_exchange_offers_four_and_not_five_on_either_side(kingsmoot: Scenario) -> None:
    councils = ["robb-stark brienne-of-tarth", "", "theon-greyjoy gendry roose-bolton"]
    t = kingsmoot(hands=["hostage-exchange", "feast", ""], councils=councils)
    t.play("play hostage-exchange")
    t.asks(0, "ally", "ally robb-stark", "ally theon-greyjoy", "ally gendry", "decline")
    t.play("ally robb-stark")
    t.asks(0, "ally", "ally theon-greyjoy", "ally gendry")


@pytest.mark.parametrize(
    "councils",
    [["robb-stark", "", "roose-bolton"], ["brienne-of-tarth", "", "theon-greyjoy"]],
    ids=["the-second", "the-first"],
)
def test_hostage_exchange_needs_four_or_less_in_both_councils(kingsmoot: Scenario, councils: list[str]) -> None:
    t = kingsmoot(hands=["hostage-exchange", "feast", ""], councils=councils)
    t.play("play hostage-exchange")
    t.asks(1, "turn", "play feast", "kneel")


# ---- Joffrey and Varys: once per leader


@pytest.mark.rule("BC-08", "BT-021")
def test_joffrey_takes_one_card_from_a_leader_and_not_two(table: Scenario) -> None:
    t = table(
        options={"draft": "kingsmoot"},
        hands=["parley", "feast tribute ambush", ""],
        piles=["market-town", "", "tribute"],
        turn=1,
        current="joffrey-baratheon",
        knelt=[2],
    )
    t.play("kneel")
    t.asks(1, "discard", "card feast", "card tribute", "card ambush")
    t.play("card feast", "play parley", "seat 1")
    t.asks(1, "turn", "play tribute", "play ambush", "kneel")
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")
    assert t.seen()["hands"][1] == ["ambush", "tribute"]


@pytest.mark.rule("BC-08", "BT-021")
def test_varys_brings_a_leader_one_card_and_not_two(table: Scenario) -> None:
    t = table(
        options={"draft": "kingsmoot"},
        hands=["parley", "feast", ""],
        piles=["market-town", "", "tribute"],
        turn=1,
        current="varys",
        knelt=[2],
        deck="ambush turncloak",
    )
    t.play("kneel")
    assert t.seen()["hands"][1] == ["ambush", "feast"]
    t.play("play parley", "seat 1", "kneel")
    t.asks(0, "place", "council 0", "council 2")
    assert t.seen()["hands"][1] == ["ambush", "feast"]


@pytest.mark.rule("BC-08", "BT-021")
def test_a_new_round_forgets_whom_varys_has_met(table: Scenario) -> None:
    """Killed with Blood Magic and brought back by Qyburn, Varys is the next ally again."""
    t = table(
        hands=["blood-magic", "feast", ""],
        current="varys",
        ally_deck="qyburn",
        deck="ambush turncloak",
        turn=1,
        knelt=[2],
    )
    t.play("kneel")
    assert t.seen()["hands"][1] == ["ambush", "feast"]
    t.play("play blood-magic", "council 0", "ally varys", "council 0")
    assert t.seen()["current"] == ("varys", 0)
    t.play("kneel")
    drawn = [event["cards"] for event in t.happened("drew", seat=1) if event["seat"] == 1]
    assert drawn == [["ambush"], ["turncloak"]]


@pytest.mark.rule("BC-08", "BT-021")
def test_a_new_round_forgets_whom_joffrey_has_met(table: Scenario) -> None:
    t = table(
        hands=["blood-magic", "feast tribute ambush", ""],
        current="joffrey-baratheon",
        ally_deck="qyburn",
        turn=1,
        knelt=[2],
    )
    t.play("kneel", "card feast", "play blood-magic", "council 0", "ally joffrey-baratheon", "council 0", "kneel")
    t.asks(1, "discard", "card tribute", "card ambush")


# ---- Grand Maester Pycelle stops Pulling the Strings, which is a triumph


@pytest.mark.rule("BT-021", "BT-057")
def test_pycelle_cuts_the_strings(table: Scenario) -> None:
    piles = ["sworn-swords", "", "pulling-the-strings"]
    t = table(hands=["", "tribute", ""], piles=piles, current="grand-maester-pycelle")
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-057")
def test_without_pycelle_the_strings_pull(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["sworn-swords", "", "pulling-the-strings"])
    t.play("kneel")
    t.asks(0, "token", "council 0", "council 2")
    t.expect(councils=["", "", "hodor"], current=None, standing=[])


# ---- Tourney of the Hand: on a tie the leader closest to the first player


@pytest.mark.parametrize(
    ("first", "piles", "gains"),
    [
        (1, ["ambush", "tourney-of-the-hand sworn-swords", "feast", "feast"], 2),
        (3, ["ambush", "tourney-of-the-hand sworn-swords", "feast", "feast"], 3),
        (0, ["feast", "tourney-of-the-hand sworn-swords", "ambush", "feast"], 0),
        (2, ["feast", "tourney-of-the-hand sworn-swords", "ambush", "feast"], 3),
        (1, ["ambush", "tourney-of-the-hand sworn-swords", "ambush", "feast"], 3),
    ],
    ids=["tie-from-1", "tie-from-3", "tie-from-0", "tie-from-2", "no-tie"],
)
def test_the_tourney_pays_the_best_loser_closest_to_the_first_player(
    kingsmoot: Scenario, first: int, piles: list[str], gains: int
) -> None:
    t = kingsmoot(seats=4, hands=["", "turncloak", "", ""], piles=piles, first=first)
    t.play("kneel", "council 0", "council 0")
    own = sorted(f"council {council}" for council in (gains, (gains - 1) % 4))
    t.asks(gains, "token", *own)


# ---- The Pack Survives: the council that did not get the current ally


PACK = "the-pack-survives valyrian-steel"


@pytest.mark.rule("BC-13")
@pytest.mark.parametrize(("chosen", "other"), [("council 0", 2), ("council 2", 0)])
def test_the_pack_goes_to_the_council_that_did_not_get_the_current_ally(
    kingsmoot: Scenario, chosen: str, other: int
) -> None:
    t = kingsmoot(hands=["", "tribute", ""], piles=[PACK, "", ""], ally_deck="gendry bronn")
    t.play("kneel", chosen, "council 0")
    assert "gendry" in t.seen()["councils"][other][0]
    assert t.happened("claimed")[-1] == {"event": "claimed", "seat": 0, "ally": "gendry", "council": other}


@pytest.mark.rule("BC-13")
def test_the_pack_is_free_if_the_current_ally_went_to_another_council(kingsmoot: Scenario) -> None:
    t = kingsmoot(hands=["", "tribute", ""], piles=[PACK, "", ""], current="ramsay-snow", ally_deck="gendry bronn")
    t.play("kneel", "council 0")
    assert t.seen()["councils"][1] == (["ramsay-snow"], 0)
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BC-13")
def test_the_pack_is_free_if_the_current_ally_died_after_it_was_claimed(kingsmoot: Scenario) -> None:
    t = kingsmoot(
        hands=["", "tribute", ""],
        piles=[PACK, "", ""],
        councils=["", "hodor", ""],
        current="oberyn-martell",
        ally_deck="gendry bronn",
    )
    t.play("kneel", "council 0", "ally hodor", "council 0")
    assert t.seen()["dead"] == ["hodor", "oberyn-martell"]
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BC-10", "BC-13")
def test_the_pack_is_free_without_a_current_ally(kingsmoot: Scenario) -> None:
    t = kingsmoot(hands=["", "tribute", ""], piles=[PACK, "", ""], current=None, ally_deck="gendry bronn")
    t.play("kneel", "council 0")
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BC-13")
def test_the_pack_brings_nobody_to_a_leader_who_lost(kingsmoot: Scenario) -> None:
    t = kingsmoot(
        hands=["", "tribute", ""], piles=["the-pack-survives", "feast", ""], ally_deck="gendry bronn", current="hodor"
    )
    t.play("kneel", "council 0", "council 0")
    assert [event["ally"] for event in t.happened("claimed")] == ["hodor"]
    assert t.seen()["current"] == ("gendry", 0)
