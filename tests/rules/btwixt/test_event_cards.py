"""Blue influence cards: events, in the advanced game."""

from typing import Any

import pytest

from .conftest import Scenario, Table

pytestmark = pytest.mark.rule("BT-062", "BT-067")


@pytest.fixture
def advanced(table: Scenario) -> Scenario:
    def lay(**told: Any) -> Table:
        return table(options={"advanced": True}, **told)

    return lay


@pytest.mark.rule("BT-051", "BC-06")
def test_bribery_makes_another_kneel_and_ends_in_that_hand(advanced: Scenario) -> None:
    """Cersei sends Bribery to Euron, who kneels; after the bid is won it goes to Euron's hand."""
    t = advanced(hands=["bribery", "feast", "tribute"])
    t.play("play bribery")
    t.asks(0, "seat", "seat 1", "seat 2")
    t.play("seat 1")
    t.asks(2, "turn", "play tribute", "kneel")
    t.expect(hands=["", "feast", "tribute"], piles=["", "bribery", ""], totals=[0, 4, 0], standing=[0, 2])
    t.play("kneel", "council 1", "council 1")
    assert t.seen()["hands"] == [[], ["bribery", "feast"], ["tribute"]]


def test_bribery_needs_another_who_stands(advanced: Scenario) -> None:
    t = advanced(hands=["bribery tribute", "feast", "feast"], knelt=[1, 2])
    t.asks(0, "turn", "play tribute", "kneel")


def test_royal_wedding_brings_both_a_token_in_their_council(advanced: Scenario) -> None:
    t = advanced(seats=4, hands=["royal-wedding", "feast", "", ""])
    t.play("play royal-wedding")
    t.asks(0, "seat", "seat 1", "seat 3")
    t.play("seat 3")
    t.expect(
        hands=["", "feast", "", ""],
        piles=["royal-wedding", "", "", ""],
        totals=[4, 0, 0, 0],
        councils=["", "", "", ("", 2)],
        supply=52,
    )


def test_purple_wedding_kills_the_strongest(advanced: Scenario) -> None:
    t = advanced(
        hands=["purple-wedding", "feast", ""], councils=["hodor", "tywin-lannister", "gendry"], current="varys"
    )
    t.play("play purple-wedding")
    t.expect(
        hands=["", "feast", ""],
        piles=["purple-wedding", "", ""],
        totals=[1, 0, 0],
        councils=["hodor", "", "gendry"],
        dead="tywin-lannister",
    )
    t = advanced(hands=["purple-wedding", "feast", ""], councils=["hodor", "robb-stark", "gendry"], current="varys")
    t.play("play purple-wedding")
    t.asks(0, "ally", "ally hodor", "ally robb-stark")


def test_winter_is_coming_for_every_hand(advanced: Scenario) -> None:
    t = advanced(hands=["winter-is-coming ambush tribute", "feast betrayal", ""])
    t.play("play winter-is-coming")
    t.asks(0, "discard", "card ambush", "card tribute")
    t.play("card ambush")
    t.asks(1, "discard", "card feast", "card betrayal")
    t.play("card feast")
    t.asks(1, "turn", "play betrayal", "kneel")
    t.expect(
        hands=["tribute", "betrayal", ""],
        piles=["winter-is-coming", "", ""],
        totals=[5, 0, 0],
        discard="ambush feast",
    )


@pytest.mark.parametrize(("answer", "current"), [("current", "gendry"), ("under", "hodor")])
def test_red_comet_replaces_the_current_ally_or_not(advanced: Scenario, answer: str, current: str) -> None:
    t = advanced(hands=["red-comet", "feast", ""], ally_deck="gendry varys", tokens=[1])
    t.play("play red-comet")
    t.asks(0, "comet", "current", "under")
    t.play(answer)
    t.asks(1, "turn", "play feast", "kneel")
    kept = answer == "under"
    t.expect(
        hands=["", "feast", ""],
        piles=["red-comet", "", ""],
        totals=[3, 0, 0],
        current=(current, int(kept)),
        supply=53 if kept else 54,
    )


def test_white_raven_lets_everybody_draw(advanced: Scenario) -> None:
    t = advanced(hands=["white-raven", "feast", ""], deck="ambush betrayal tribute")
    deck = t.seen()["deck"]
    t.play("play white-raven")
    t.expect(
        hands=["ambush", "betrayal feast", "tribute"],
        piles=["white-raven", "", ""],
        totals=[6, 0, 0],
        deck=deck - 3,
    )
    assert [event["seat"] for event in t.happened("drew")] == [0, 1, 2]


@pytest.mark.rule("BC-19")
def test_guest_right_protects_every_ally(advanced: Scenario) -> None:
    t = advanced(
        hands=["blood-magic purple-wedding", "feast", ""], piles=["", "guest-right", ""], councils=["gendry", "", ""]
    )
    t.play("play blood-magic", "kneel", "play purple-wedding")
    assert t.seen()["current"] == ("hodor", 0)
    assert t.seen()["councils"][0] == (["gendry"], 0)
    assert t.seen()["dead"] == []


def test_hostage_exchange_swaps_two_allies(advanced: Scenario) -> None:
    councils = ["gendry brienne-of-tarth", "bronn", "varys robb-stark"]
    t = advanced(hands=["hostage-exchange", "feast", ""], councils=councils)
    t.play("play hostage-exchange")
    t.asks(0, "ally", "ally gendry", "ally varys", "ally robb-stark", "decline")
    t.play("ally gendry")
    t.asks(0, "ally", "ally varys", "ally robb-stark")
    t.play("ally robb-stark")
    t.expect(
        hands=["", "feast", ""],
        piles=["hostage-exchange", "", ""],
        totals=[3, 0, 0],
        councils=["robb-stark brienne-of-tarth", "bronn", "varys gendry"],
    )


@pytest.mark.rule("BC-08", "BC-09")
def test_parley_lets_a_knelt_leader_stand(advanced: Scenario) -> None:
    t = advanced(seats=4, hands=["parley", "feast", "", "tribute"], knelt=[1, 2, 3])
    t.play("play parley")
    t.asks(0, "seat", "seat 1", "seat 3", "decline")
    t.play("seat 3")
    t.asks(3, "turn", "play tribute", "kneel")
    assert t.happened("stood") == [{"event": "stood", "seat": 3, "by": "parley", "whose": 0}]


def test_trial_by_combat_adds_a_random_card_of_each(advanced: Scenario) -> None:
    t = advanced(seats=4, hands=["trial-by-combat tribute", "feast", "", "full-granaries"])
    t.play("play trial-by-combat")
    t.asks(0, "seat", "seat 1", "seat 3")
    t.play("seat 1")
    t.asks(3, "turn", "play full-granaries", "kneel")
    assert t.seen()["piles"] == [["trial-by-combat", "tribute"], ["feast"], [], []]
    assert t.seen()["councils"] == [([], 0)] * 4, "Tribute does not resolve"


def test_tourney_of_the_hand_pays_the_best_loser(advanced: Scenario) -> None:
    t = advanced(
        seats=4,
        hands=["", "feast", "", ""],
        piles=["tourney-of-the-hand", "sworn-swords", "ambush", "ambush"],
        first=1,
    )
    t.play("kneel", "council 0", "council 0")
    t.asks(0, "token", "council 0", "council 3")
