"""Green influence cards: gain."""

import pytest

from .conftest import Scenario


@pytest.mark.parametrize(("card", "value"), [("golden-harvest", 10), ("full-granaries", 7)])
def test_plain_green_cards_only_count(table: Scenario, card: str, value: int) -> None:
    t = table(hands=[card, "tribute", ""])
    t.play(f"play {card}")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["", "tribute", ""], piles=[card, "", ""], totals=[value, 0, 0])


@pytest.mark.rule("BT-033", "BT-R04")
def test_market_town_draws_for_those_who_did_not_win(table: Scenario) -> None:
    t = table(
        hands=["", "tribute", ""],
        piles=["market-town sworn-swords", "market-town", "market-town"],
        deck="feast betrayal",
    )
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["hands"] == [[], ["feast", "tribute"], ["betrayal"]]
    assert t.happened("drew", seat=1) == [
        {"event": "drew", "seat": 1, "count": 1, "cards": ["feast"], "by": "market-town", "whose": 1},
        {"event": "drew", "seat": 2, "count": 1, "cards": None, "by": "market-town", "whose": 2},
    ]


def test_feast_lets_you_and_a_neighbour_draw(table: Scenario) -> None:
    t = table(seats=4, hands=["feast", "tribute", "", ""], deck="ambush betrayal ultimatum")
    t.play("play feast")
    t.asks(0, "seat", "seat 1", "seat 3")
    t.play("seat 3")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["ambush", "tribute", "", "betrayal"], piles=["feast", "", "", ""], totals=[5, 0, 0, 0], deck=58)


def test_marriage_pact_pays_when_a_neighbour_wins(table: Scenario) -> None:
    t = table(
        seats=4,
        hands=["", "", "", "tribute"],
        piles=["marriage-pact", "sworn-swords", "", "marriage-pact"],
        knelt=[0, 1, 2],
        turn=3,
    )
    t.play("kneel", "council 1", "council 1")
    assert t.happened("won")[-1]["seat"] == 1
    assert t.happened("token") == [
        {"event": "token", "seat": 1, "council": 1, "by": None, "whose": None},
        {"event": "token", "seat": 0, "council": 0, "by": "marriage-pact", "whose": 0},
    ]


@pytest.mark.rule("BC-06")
def test_contingency_plan_comes_back_if_you_did_not_win(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["contingency-plan sworn-swords", "contingency-plan", ""], turn=1)
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["hands"] == [[], ["contingency-plan", "tribute"], []]
    assert t.seen()["discard"] == ["contingency-plan", "sworn-swords"]
    assert t.happened("picked-up") == [{"event": "picked-up", "seat": 1, "cards": ["contingency-plan"]}]


@pytest.mark.rule("BC-12", "BT-059")
def test_matchmaker_lays_another_ally_beside_the_current_one(table: Scenario) -> None:
    t = table(hands=["matchmaker", "tribute", ""], ally_deck="brienne-of-tarth")
    t.play("play matchmaker")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", ""],
        piles=["matchmaker", "", ""],
        totals=[2, 0, 0],
        beside="brienne-of-tarth",
        ally_deck=48,
    )
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")
    t.play("council 0")
    t.asks(0, "place", "council 0", "council 2")
    t.play("council 2")
    t.asks(0, "token", "council 0", "council 2")
    assert t.seen()["councils"] == [(["hodor"], 0), ([], 0), (["brienne-of-tarth"], 0)]
    assert t.happened("won") == [{"event": "won", "seat": 0, "totals": [2, 0, 0]}]


@pytest.mark.rule("BT-048")
def test_tribute_brings_a_token(table: Scenario) -> None:
    t = table(hands=["tribute", "feast", ""])
    t.play("play tribute")
    t.asks(0, "token", "council 0", "council 2")
    t.play("council 2")
    t.asks(1, "turn", "play feast", "kneel")
    t.expect(
        hands=["", "feast", ""], piles=["tribute", "", ""], totals=[1, 0, 0], councils=["", "", ("", 1)], supply=53
    )
