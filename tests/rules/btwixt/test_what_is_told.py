"""What the table tells: the cards behind what happens, bonuses that add up, abilities that sleep."""

import pytest

from .conftest import Scenario


@pytest.mark.rule("BT-057", "BT-058")
def test_pulling_the_strings_is_named_where_it_decides(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["feast", "", "pulling-the-strings"])
    t.play("kneel")
    t.asks(0, "token", "council 0", "council 2")
    assert t.happened("strings", "claimed") == [
        {"event": "strings", "seat": 2, "card": "pulling-the-strings", "ally": "hodor", "council": 2},
        {"event": "claimed", "seat": 0, "ally": "hodor", "council": 2},
    ]


@pytest.mark.rule("BT-058", "BT-060")
@pytest.mark.parametrize(
    ("ally", "piles"),
    [
        ("hodor", ["feast sworn-swords", "pulling-the-strings", "pulling-the-strings"]),
        ("hodor", ["feast pulling-the-strings", "", ""]),
        ("mance-rayder", ["feast", "", "pulling-the-strings"]),
        ("grand-maester-pycelle", ["feast", "", "pulling-the-strings"]),
    ],
    ids=["both-neighbours", "the-winner", "an-ally-of-its-own-will", "pycelle"],
)
def test_pulling_the_strings_is_not_named_where_it_decides_nothing(
    table: Scenario, ally: str, piles: list[str]
) -> None:
    t = table(hands=["", "tribute", ""], piles=piles, current=ally)
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")
    assert t.happened("strings") == []


@pytest.mark.rule("BT-033", "BT-R04")
def test_triumphs_are_named_before_what_they_do(table: Scenario) -> None:
    t = table(
        hands=["", "tribute", ""],
        piles=["tribute", "market-town", "marriage-pact contingency-plan"],
        deck="ambush",
    )
    t.play("kneel")
    t.asks(2, "place", "council 1", "council 2")
    t.play("council 1", "council 1")
    assert t.happened("triumph", "drew", "token", "returned", seat=1) == [
        {"event": "token", "seat": 2, "council": 1, "by": None, "whose": None},
        {"event": "triumph", "seat": 1, "card": "market-town"},
        {"event": "drew", "seat": 1, "count": 1, "cards": ["ambush"], "by": "market-town", "whose": 1},
    ]


@pytest.mark.rule("BT-033")
def test_triumphs_of_several_leaders_are_each_named(table: Scenario) -> None:
    t = table(hands=["", "tribute", ""], piles=["sworn-swords", "marriage-pact", "contingency-plan"])
    t.play("kneel", "council 0", "council 0")
    assert t.happened("triumph", "token", "returned") == [
        {"event": "token", "seat": 0, "council": 0, "by": None, "whose": None},
        {"event": "triumph", "seat": 1, "card": "marriage-pact"},
        {"event": "token", "seat": 1, "council": 0, "by": "marriage-pact", "whose": 1},
        {"event": "triumph", "seat": 2, "card": "contingency-plan"},
        {"event": "returned", "seat": 2, "card": "contingency-plan", "by": "contingency-plan", "whose": 2},
    ]


@pytest.mark.rule("BC-18", "BT-042")
def test_powers_tokens_and_bonuses_make_the_total(table: Scenario) -> None:
    t = table(
        hands=["", "tribute", ""],
        piles=["", "feast", ""],
        councils=[("catelyn-stark podrick-payne robb-stark", [1, 3]), "the-high-sparrow tywin-lannister", "gendry"],
        season="winter",
        round=4,
    )
    assert [council["bonuses"] for council in t.state.view(None)["councils"]] == [None, None, None]
    t.play("kneel", "council 1", "council 0")
    councils = t.state.view(None)["councils"]
    assert [council["bonuses"] for council in councils] == [
        {"catelyn-stark": 1, "robb-stark": 2},
        {"the-high-sparrow": -2},
        {"gendry": 2},
    ]
    for council in councils:
        assert council["power"] + sum(council["values"]) + sum(council["bonuses"].values()) == council["total"]


@pytest.mark.rule("BC-12")
def test_an_ally_laid_beside_sleeps_if_its_ability_is_for_the_round(table: Scenario) -> None:
    t = table(hands=["matchmaker matchmaker", "tribute", "feast"], ally_deck="varys bronn", deck="ambush")
    t.play("play matchmaker")
    assert (t.state.view(1)["beside"], t.state.view(1)["sleeping"]) == (["varys"], ["varys"])
    t.play("kneel")
    assert t.seen()["hands"][1] == ["tribute"]
    t.play("kneel", "play matchmaker")
    assert (t.state.view(1)["beside"], t.state.view(1)["sleeping"]) == (["varys", "bronn"], ["varys"])
