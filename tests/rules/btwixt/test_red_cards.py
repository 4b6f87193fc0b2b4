"""Red influence cards: force."""

import pytest

from .conftest import Scenario


@pytest.mark.parametrize(("card", "value"), [("valyrian-steel", 11), ("sworn-swords", 8)])
def test_plain_red_cards_only_count(table: Scenario, card: str, value: int) -> None:
    t = table(hands=[card, "tribute", ""])
    t.asks(0, "turn", f"play {card}", "kneel")
    t.play(f"play {card}")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["", "tribute", ""], piles=[card, "", ""], totals=[value, 0, 0])


@pytest.mark.rule("BT-033")
def test_forced_march_costs_a_card_after_the_bid(table: Scenario) -> None:
    t = table(hands=["feast tribute", "", ""], piles=["forced-march", "", ""], ally_deck="gendry")
    t.play("kneel", "council 0", "council 2")
    t.asks(0, "discard", "card feast", "card tribute")
    t.play("card feast")
    t.expect(
        hands=["tribute", "", ""],
        piles=["", "", ""],
        totals=[0, 0, 0],
        councils=["hodor", "", ("", 1)],
        discard="feast forced-march",
        current="gendry",
        standing=[0],
        first=1,
        round=2,
        supply=53,
        ally_deck=48,
    )


def test_forced_march_costs_the_loser_too_and_nothing_of_an_empty_hand(table: Scenario) -> None:
    t = table(hands=["", "feast tribute", ""], piles=["sworn-swords valyrian-steel", "forced-march", "forced-march"])
    t.play("kneel", "council 0", "council 0")
    t.asks(1, "discard", "card feast", "card tribute")
    t.play("card tribute")
    assert t.seen()["hands"] == [[], ["feast"], []]
    assert t.seen()["round"] == 2


def test_call_the_banners_grows_with_other_red_cards_up_to_three(table: Scenario) -> None:
    t = table(hands=["call-the-banners", "call-the-banners", ""], piles=["", "", "call-the-banners"])
    t.play("play call-the-banners")
    assert t.state.view(None)["totals"] == [6, 0, 6]
    pile = "call-the-banners sworn-swords sworn-swords sworn-swords ambush golden-harvest"
    t = table(hands=["tribute", "", ""], piles=["", pile, "call-the-banners call-the-banners full-granaries"])
    values = [{each["card"]: each["value"] for each in pile} for pile in t.state.view(None)["piles"]]
    assert values[1]["call-the-banners"] == 9
    assert values[2]["call-the-banners"] == 7
    assert t.seen()["totals"] == [0, 9 + 3 * 8 + 4 + 10, 7 + 7 + 7]


@pytest.mark.rule("BT-023", "BT-024", "BC-03")
def test_ambush_discards_a_card_of_five_or_less_from_another_pile(table: Scenario) -> None:
    t = table(hands=["ambush tribute", "", ""], piles=["tribute", "betrayal sworn-swords feast", ""], knelt=[1])
    t.asks(0, "turn", "play ambush", "play tribute", "kneel")
    t.play("play ambush")
    t.asks(0, "card", "card betrayal", "card feast")
    t.play("card betrayal")
    t.expect(
        hands=["tribute", "", ""],
        piles=["ambush tribute", "sworn-swords feast", ""],
        totals=[5, 13, 0],
        discard="betrayal",
        standing=[0],
    )


def test_ambush_asks_whose_pile_first(table: Scenario) -> None:
    t = table(seats=4, hands=["ambush", "feast", "", ""], piles=["feast", "ambush", "tribute betrayal", "sworn-swords"])
    t.play("play ambush")
    t.asks(0, "seat", "seat 1", "seat 2")
    t.play("seat 2")
    t.asks(0, "card", "card betrayal", "card tribute")
    t.play("card tribute")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["", "feast", "", ""],
        piles=["feast ambush", "ambush", "betrayal", "sworn-swords"],
        totals=[9, 4, 1, 8],
        discard="tribute",
    )


@pytest.mark.rule("BT-R07")
def test_ambush_without_a_target_still_counts(table: Scenario) -> None:
    t = table(hands=["ambush", "feast", ""], piles=["tribute", "market-town", ""])
    t.play("play ambush")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(hands=["", "feast", ""], piles=["tribute ambush", "market-town", ""], totals=[5, 6, 0])


def test_ultimatum_lets_its_target_discard(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", "feast"])
    t.play("play ultimatum")
    t.asks(0, "seat", "seat 1", "seat 2")
    t.play("seat 1")
    t.asks(1, "ultimatum", "card feast", "card tribute", "kneel")
    t.play("card tribute")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(hands=["", "feast", "feast"], piles=["ultimatum", "", ""], totals=[3, 0, 0], discard="tribute")


def test_ultimatum_lets_its_target_kneel(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", "feast"], knelt=[2])
    t.play("play ultimatum")
    t.asks(1, "ultimatum", "card feast", "card tribute", "kneel")
    t.play("kneel", "council 0", "council 0")
    assert t.happened("knelt")[0] == {"event": "knelt", "seat": 1, "by": "ultimatum", "whose": 0}
    assert t.seen()["hands"] == [[], ["feast", "tribute"], ["feast"]]


def test_ultimatum_with_nobody_else_standing_only_counts(table: Scenario) -> None:
    t = table(hands=["ultimatum tribute", "feast", "feast"], knelt=[1, 2])
    t.play("play ultimatum")
    t.asks(0, "turn", "play tribute", "kneel")
    t.expect(hands=["tribute", "feast", "feast"], piles=["ultimatum", "", ""], totals=[3, 0, 0])


@pytest.mark.rule("BT-061", "BC-11")
def test_blood_magic_kills_the_current_ally_and_reveals_the_next(table: Scenario) -> None:
    t = table(hands=["blood-magic", "feast", ""], tokens=[2], ally_deck="gendry")
    t.play("play blood-magic")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["", "feast", ""],
        piles=["blood-magic", "", ""],
        totals=[2, 0, 0],
        dead="hodor",
        current="gendry",
        supply=54,
        ally_deck=48,
    )


def test_blood_magic_without_a_current_ally_does_nothing(table: Scenario) -> None:
    t = table(hands=["blood-magic", "feast", ""], current=None)
    t.play("play blood-magic")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(hands=["", "feast", ""], piles=["blood-magic", "", ""], totals=[2, 0, 0])


def test_shadow_assassin_kills_the_current_ally_or_a_weak_one(table: Scenario) -> None:
    councils = ["gendry hodor", "podrick-payne", "brienne-of-tarth"]
    t = table(hands=["shadow-assassin", "feast", ""], current="robb-stark", councils=councils)
    t.play("play shadow-assassin")
    t.asks(0, "kill", "current", "ally gendry", "ally podrick-payne")
    t.play("ally podrick-payne")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["", "feast", ""],
        piles=["shadow-assassin", "", ""],
        totals=[1, 0, 0],
        councils=["gendry hodor", "", "brienne-of-tarth"],
        dead="podrick-payne",
    )


@pytest.mark.rule("BT-061", "BC-10", "BT-031")
def test_a_bid_for_a_dead_ally_still_brings_the_token(table: Scenario) -> None:
    t = table(hands=["shadow-assassin", "", "tribute"], tokens=[3, 1], ally_deck="gendry", knelt=[1, 2])
    t.play("play shadow-assassin")
    t.asks(0, "token", "council 0", "council 2")
    t.play("council 2")
    t.expect(
        hands=["", "", "tribute"],
        councils=["", "", ("", 1)],
        dead="hodor",
        discard="shadow-assassin",
        current="gendry",
        standing=[0, 2],
        first=1,
        round=2,
        supply=53,
        ally_deck=48,
    )


def test_wildfire_burns_the_highest_card_of_every_pile(table: Scenario) -> None:
    t = table(
        hands=["wildfire", "tribute", ""],
        piles=["ambush tribute", "sworn-swords silver-tongue feast", "market-town market-town"],
    )
    t.play("play wildfire")
    t.asks(1, "card", "card sworn-swords", "card silver-tongue")
    t.play("card silver-tongue")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", ""],
        piles=["wildfire tribute", "sworn-swords feast", "market-town"],
        totals=[2, 13, 6],
        discard="ambush silver-tongue market-town",
    )
