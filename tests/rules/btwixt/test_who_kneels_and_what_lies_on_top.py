"""Fine points: a card lies where it was put, what Khal Drogo forbids, who is met once, and the empty row."""

from typing import Any

import pytest

import smallcouncil as sc

from .conftest import Scenario, Table

GAME = sc.game("btwixt")


@pytest.fixture
def advanced(table: Scenario) -> Scenario:
    def lay(**told: Any) -> Table:
        return table(options={"advanced": True}, **told)

    return lay


# ---- Bribery lies in the pile when its target kneels


@pytest.mark.rule("BC-01", "BT-051")
@pytest.mark.parametrize("ally", ["joffrey-baratheon", "varys"])
def test_whoever_is_bribed_kneels_with_a_card_in_the_bid_pile(advanced: Scenario, ally: str) -> None:
    t = advanced(hands=["bribery", "feast tribute", "ambush"], current=ally, deck="betrayal")
    t.play("play bribery", "seat 1")
    t.asks(2, "turn", "play ambush", "kneel")
    t.expect(hands=["", "feast tribute", "ambush"], piles=["", "bribery", ""], totals=[0, 4, 0], standing=[0, 2])
    assert t.happened("sent", "knelt", "discarded", "drew") == [
        {"event": "sent", "seat": 0, "card": "bribery", "to": 1},
        {"event": "knelt", "seat": 1, "by": "bribery", "whose": 0},
    ]


@pytest.mark.rule("BC-01")
@pytest.mark.parametrize("ally", ["joffrey-baratheon", "varys"])
def test_a_card_that_has_not_joined_the_pile_does_not_lie_there(table: Scenario, ally: str) -> None:
    """Honour Bound makes its player kneel before it lies anywhere: the bid pile is still empty."""
    t = table(
        options={"advanced": True},
        leaders=["eddard-stark", "euron-greyjoy", "melisandre"],
        hands=["honour-bound tribute feast", "ambush", ""],
        current=ally,
        deck="betrayal",
    )
    t.play("play honour-bound")
    if ally == "varys":
        assert t.seen()["hands"][0] == ["betrayal", "feast", "tribute"]
    else:
        t.asks(0, "discard", "card tribute", "card feast")


@pytest.mark.rule("BC-01")
def test_a_double_game_lies_at_once_where_it_was_sent(table: Scenario) -> None:
    t = table(hands=["double-game", "feast", "tribute"], deck="ambush")
    t.play("play double-game", "seat 1")
    t.expect(hands=["ambush", "feast", "tribute"], piles=["", "double-game", ""], totals=[0, 6, 0], deck=58)
    assert t.state.view(None)["playing"] is None


# ---- Khal Drogo and Ultimatum


@pytest.mark.rule("BC-19")
def test_under_khal_drogo_kneeling_is_no_answer_to_ultimatum_before_the_first_card(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", ""], current="khal-drogo", knelt=[2])
    t.play("play ultimatum")
    t.asks(1, "ultimatum", "card feast", "card tribute")
    t.refuses("kneel", "BC-19")
    t.play("card feast")
    t.asks(1, "turn", "play tribute")


@pytest.mark.rule("BC-19")
def test_under_khal_drogo_kneeling_is_an_answer_after_the_first_card(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", ""], piles=["", "ambush", ""], current="khal-drogo", knelt=[2])
    t.play("play ultimatum")
    t.asks(1, "ultimatum", "kneel", "card feast", "card tribute")


@pytest.mark.rule("BC-19")
def test_without_khal_drogo_kneeling_is_an_answer_before_the_first_card(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", ""], knelt=[2])
    t.play("play ultimatum")
    t.asks(1, "ultimatum", "kneel", "card feast", "card tribute")


@pytest.mark.rule("BC-19")
def test_under_khal_drogo_a_single_card_is_discarded_without_a_question(table: Scenario) -> None:
    t = table(hands=["ultimatum feast", "tribute", ""], current="khal-drogo", knelt=[2])
    t.play("play ultimatum")
    t.asks(0, "turn", "play feast", "kneel")
    t.expect(hands=["feast", "", ""], piles=["ultimatum", "", ""], totals=[3, 0, 0], discard="tribute", standing=[0])


@pytest.mark.rule("BC-19")
@pytest.mark.parametrize(
    ("hand", "answers"),
    [
        ("full-granaries", ["kneel", "card full-granaries"]),
        ("market-town", ["card market-town"]),
        ("full-granaries market-town", ["card full-granaries", "card market-town"]),
    ],
)
def test_under_khal_drogo_whoever_can_play_no_card_may_kneel(table: Scenario, hand: str, answers: list[str]) -> None:
    """Chain Across the Blackwater stops values from 7 on. That one is asked must not tell whether one can play."""
    t = table(
        options={"advanced": True},
        leaders=["tyrion-lannister", "euron-greyjoy", "melisandre"],
        hands=["ultimatum", hand, ""],
        piles=["chain-across-the-blackwater", "", ""],
        current="khal-drogo",
        knelt=[2],
    )
    t.play("play ultimatum")
    t.asks(1, "ultimatum", *answers)
    guess = t.state.sample(0, 5)
    held = guess.view(1)["hand"]
    assert guess.words(1)[-len(set(held)) :] == tuple(f"card {card}" for card in dict.fromkeys(held))


# ---- Joffrey and Varys each meet a leader once


def _kneel_twice(table: Scenario, first: str, second: str) -> Table:
    """Euron kneels under one ally, is raised by Daenerys, and kneels again under the ally that followed."""
    t = table(
        options={"draft": "kingsmoot"},
        hands=["blood-magic breaker-of-chains", "feast tribute", ""],
        piles=["ambush", "", ""],
        turn=1,
        current=first,
        ally_deck=f"{second} gendry",
        deck="market-town turncloak betrayal",
        knelt=[2],
    )
    t.play("kneel")
    return t


@pytest.mark.rule("BC-08", "BT-021")
def test_varys_meets_also_whom_joffrey_has_met(table: Scenario) -> None:
    t = _kneel_twice(table, "joffrey-baratheon", "varys")
    t.asks(1, "discard", "card feast", "card tribute")
    t.play("card feast", "play blood-magic", "play breaker-of-chains", "seat 1")
    assert t.seen()["hands"][1] == ["market-town", "tribute"]
    t.play("kneel")
    assert t.seen()["hands"][1] == ["market-town", "tribute", "turncloak"]


@pytest.mark.rule("BC-08", "BT-021")
def test_joffrey_meets_also_whom_varys_has_met(table: Scenario) -> None:
    t = _kneel_twice(table, "varys", "joffrey-baratheon")
    assert t.seen()["hands"][1] == ["feast", "market-town", "tribute"]
    t.play("play blood-magic", "play breaker-of-chains", "seat 1", "kneel")
    t.asks(1, "discard", "card feast", "card market-town", "card tribute", "card turncloak")


@pytest.mark.rule("BC-08", "BT-021")
@pytest.mark.parametrize(("ally", "hand"), [("joffrey-baratheon", ["tribute"]), ("varys", ["feast", "market-town"])])
def test_nobody_is_met_twice_by_the_same_ally(table: Scenario, ally: str, hand: list[str]) -> None:
    t = table(
        options={"draft": "kingsmoot"},
        hands=["parley", "feast tribute" if ally == "joffrey-baratheon" else "feast", "ambush"],
        piles=["ambush", "", ""],
        turn=1,
        current=ally,
        deck="market-town turncloak",
    )
    t.play("kneel", *(["card feast"] if ally == "joffrey-baratheon" else []), "kneel")
    if ally == "joffrey-baratheon":
        assert t.seen()["hands"] == [["parley"], hand, []]
    t.play("play parley", "seat 1", "kneel")
    assert t.seen()["hands"][1] == hand
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BC-08", "BT-021")
@pytest.mark.parametrize("ally", ["joffrey-baratheon", "varys"])
def test_every_leader_is_met(table: Scenario, ally: str) -> None:
    t = table(hands=["tribute", "feast", "ambush"], current=ally, deck="turncloak market-town betrayal")
    t.play("kneel", "kneel", "kneel")
    met = t.happened("discarded" if ally == "joffrey-baratheon" else "drew")
    assert [event["seat"] for event in met] == [0, 1, 2]


# ---- revealed allies: on top is the left end of the row, also when it is empty


@pytest.mark.rule("BC-22", "BT-075")
def test_what_goes_on_top_lies_open_also_in_the_last_round_of_a_season(table: Scenario) -> None:
    t = table(
        options={"revealed": True},
        hands=["maesters-ravens", "feast", ""],
        row="",
        ally_deck="gendry varys bronn hodor",
        current="podrick-payne",
        round=4,
    )
    t.play("play maesters-ravens")
    t.asks(0, "look", "ally gendry", "ally varys")
    t.play("ally varys")
    t.expect(hands=["", "feast", ""], piles=["maesters-ravens", "", ""], totals=[5, 0, 0], row="varys", ally_deck=48)
    assert t.happened("on-top", "put-back", seat=2) == [
        {"event": "on-top", "ally": "varys", "to": "row", "by": "maesters-ravens", "whose": 0}
    ]
    assert t.state.view(2)["seen"] == {"top": [], "bottom": []}
    t.play("kneel", "council 0", "council 0", "council 0", "council 0")
    t.asks(1, "turn", *t.state.words(1))
    assert t.seen()["season"] == "autumn"
    assert t.seen()["current"] == ("varys", 0)
    assert t.seen()["row"][:2] == ["bronn", "hodor"]
    assert len(t.seen()["row"]) == 3


@pytest.mark.rule("BC-22", "BT-075")
def test_qyburn_puts_the_dead_into_an_empty_row(table: Scenario) -> None:
    t = table(
        options={"revealed": True},
        hands=["", "feast", ""],
        piles=["tribute", "", ""],
        row="",
        dead="gendry bronn",
        current="qyburn",
        round=4,
    )
    t.play("kneel", "council 0", "ally gendry", "council 0")
    assert t.seen()["season"] == "autumn"
    assert t.seen()["current"] == ("gendry", 0)
    assert t.happened("on-top") == [{"event": "on-top", "ally": "gendry", "to": "row", "by": "qyburn", "whose": 0}]


@pytest.mark.rule("BC-22")
def test_without_revealed_allies_on_top_is_the_deck(table: Scenario) -> None:
    t = table(hands=["", "feast", ""], piles=["tribute", "", ""], dead="gendry bronn", current="qyburn")
    t.play("kneel", "council 0", "ally gendry")
    assert t.happened("on-top") == [{"event": "on-top", "ally": "gendry", "to": "deck", "by": "qyburn", "whose": 0}]
    assert t.seen()["row"] == []


@pytest.mark.rule("BC-22", "BT-073")
def test_with_an_empty_row_the_next_ally_comes_from_the_deck(table: Scenario) -> None:
    t = table(options={"revealed": True}, hands=["matchmaker", "feast", ""], row="", ally_deck="varys gendry", round=4)
    t.play("play matchmaker")
    t.expect(hands=["", "feast", ""], piles=["matchmaker", "", ""], totals=[2, 0, 0], beside="varys", ally_deck=48)


# ---- what is refused, and by which rule


@pytest.mark.rule("BT-037")
def test_a_card_that_one_does_not_hold_is_refused(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", ""], knelt=[2])
    t.refuses("play feast", "BT-037")
    t.refuses("card ultimatum", "BT-022")
    t.refuses("decline", "BT-022")
    t.play("play ultimatum")
    t.refuses("card ambush", "BT-037")
    t.refuses("play feast", "BT-023")


@pytest.mark.rule("BC-19", "BT-037")
def test_a_card_that_one_holds_and_may_not_play_is_refused_by_what_forbids_it(table: Scenario) -> None:
    t = table(
        options={"advanced": True},
        leaders=["tyrion-lannister", "euron-greyjoy", "melisandre"],
        hands=["", "full-granaries feast", ""],
        piles=["chain-across-the-blackwater", "", ""],
        knelt=[0, 2],
        turn=1,
    )
    t.refuses("play full-granaries", "BC-19")
    t.refuses("play golden-harvest", "BT-037")


@pytest.mark.rule("BC-19")
def test_kneeling_is_refused_where_barristan_forbids_it(table: Scenario) -> None:
    t = table(hands=["ultimatum", "feast tribute", ""], current="barristan-selmy", knelt=[2])
    t.play("play ultimatum")
    t.refuses("kneel", "BC-19")
