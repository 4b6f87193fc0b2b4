"""Allies whose ability holds for the whole round (BT-021)."""

import pytest

from .conftest import Scenario

pytestmark = pytest.mark.rule("BT-021")


@pytest.mark.rule("BC-17")
def test_tywin_makes_low_cards_worthless(table: Scenario) -> None:
    t = table(hands=["feast", "", ""], current="tywin-lannister", piles=["tribute little-birds ambush", "tribute", ""])
    assert t.seen()["totals"] == [4, 0, 0]


def test_joffrey_makes_those_who_bid_nothing_discard_once(table: Scenario) -> None:
    t = table(hands=["feast tribute", "ambush feast", ""], piles=["", "tribute", ""], current="joffrey-baratheon")
    t.play("kneel")
    t.asks(0, "discard", "card feast", "card tribute")
    t.play("card feast")
    t.asks(1, "turn", "play ambush", "play feast", "kneel")
    t.expect(hands=["tribute", "ambush feast", ""], discard="feast", standing=[1, 2])
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")
    t.expect(standing=[])


@pytest.mark.rule("BC-24")
def test_varys_lets_those_who_bid_nothing_draw_also_when_they_were_made_to_kneel(table: Scenario) -> None:
    t = table(hands=["feast ultimatum", "tribute", ""], current="varys", deck="ambush betrayal")
    t.play("play ultimatum", "seat 1", "kneel")
    t.asks(0, "turn", "play feast", "kneel")
    t.expect(
        hands=["feast", "ambush tribute", "betrayal"],
        piles=["ultimatum", "", ""],
        totals=[3, 0, 0],
        standing=[0],
        deck=57,
    )


def test_petyr_gives_the_bid_to_the_second(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["sworn-swords", "feast", "ambush"], current="petyr-baelish")
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")


def test_petyr_ranks_ties_by_closeness_to_the_first_player(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["feast", "feast", ""], current="petyr-baelish", first=2, turn=1)
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")


def test_khal_drogo_demands_a_card_before_kneeling(table: Scenario) -> None:
    t = table(hands=["full-granaries tribute", "feast", ""], current="khal-drogo", deck="ambush betrayal")
    t.asks(0, "turn", "play full-granaries", "play tribute")
    t.refuses("kneel", "BT-021")
    t.play("play full-granaries", "play feast", "seat 0")
    t.asks(0, "turn", "play tribute", "play betrayal", "kneel")


def test_brienne_protects_the_bid_piles(table: Scenario) -> None:
    t = table(hands=["betrayal", "ambush", "wildfire"], piles=["tribute", "", "feast"], current="brienne-of-tarth")
    t.play("play betrayal", "play ambush", "play wildfire")
    assert t.seen()["piles"] == [["betrayal", "tribute"], ["ambush"], ["feast", "wildfire"]]
    assert t.seen()["discard"] == []


@pytest.mark.rule("BC-19")
def test_barristan_cannot_be_killed_and_nobody_is_made_to_kneel(table: Scenario) -> None:
    t = table(hands=["blood-magic ultimatum", "feast tribute", "feast"], current="barristan-selmy")
    t.play("play blood-magic")
    t.expect(hands=["ultimatum", "feast tribute", "feast"], piles=["blood-magic", "", ""], totals=[2, 0, 0], dead="")
    t.play("kneel", "kneel", "play ultimatum")
    assert t.seen()["current"] == ("barristan-selmy", 0)
    t = table(hands=["ultimatum", "feast tribute", ""], current="barristan-selmy", knelt=[2])
    t.play("play ultimatum")
    t.asks(1, "ultimatum", "card feast", "card tribute")


@pytest.mark.parametrize(
    ("ally", "totals"),
    [("grey-worm", [10, 7, 8]), ("margaery-tyrell", [8, 9, 8]), ("illyrio-mopatis", [8, 7, 10])],
)
def test_colours_are_worth_two_more(table: Scenario, ally: str, totals: list[int]) -> None:
    t = table(hands=["tribute", "", ""], current=ally, piles=["sworn-swords", "full-granaries", "silver-tongue"])
    assert t.seen()["totals"] == totals


def test_stannis_allows_no_fourth_card(table: Scenario) -> None:
    t = table(
        hands=["market-town", "feast", ""], piles=["tribute feast ambush", "tribute", ""], current="stannis-baratheon"
    )
    t.asks(1, "turn", "play feast", "kneel")
    assert t.seen()["standing"] == [1, 2]


def test_balon_brings_no_token(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["feast", "", ""], current="balon-greyjoy", ally_deck="gendry")
    t.play("kneel", "council 0")
    t.asks(1, "turn", "play tribute", "kneel")
    assert t.seen()["councils"] == [(["balon-greyjoy"], 0), ([], 0), ([], 0)]
    assert t.seen()["supply"] == 54


def test_daario_gives_ties_to_the_smaller_pile(table: Scenario) -> None:
    t = table(hands=["", "", "tribute"], piles=["feast little-birds", "sworn-swords", ""], current="daario-naharis")
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")


@pytest.mark.rule("BT-R09")
def test_walder_frey_costs_the_last_to_kneel_four(table: Scenario) -> None:
    t = table(hands=["tribute", "", ""], piles=["sworn-swords", "feast", ""], knelt=[1, 2], current="walder-frey")
    t.play("kneel")
    assert t.happened("won")[-1] == {"event": "won", "seat": 1, "totals": [4, 5, 0]}
    t = table(hands=["tribute", "", ""], piles=["little-birds", "", ""], knelt=[1, 2], current="walder-frey")
    t.play("kneel")
    assert t.happened("won")[-1] == {"event": "won", "seat": 0, "totals": [0, 0, 0]}


def test_renly_counts_the_cards(table: Scenario) -> None:
    t = table(hands=["tribute", "", ""], piles=["", "feast ambush tribute", "sworn-swords"], current="renly-baratheon")
    assert t.seen()["totals"] == [0, 5 + 4 + 1 + 3, 8 + 1]


def test_pycelle_stops_triumphs(table: Scenario) -> None:
    t = table(
        hands=["", "tribute", ""],
        piles=["sworn-swords", "market-town contingency-plan", "pulling-the-strings forced-march"],
        current="grand-maester-pycelle",
    )
    t.play("kneel")
    t.asks(2, "place", "council 1", "council 2")
    t.play("council 1", "council 1")
    assert t.seen()["hands"] == [[], ["tribute"], []]
    assert t.happened("drew", "returned") == []
