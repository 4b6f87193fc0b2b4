"""The round: BT-019 to BT-037, and the rulings on it."""

import pytest

from .conftest import Scenario


@pytest.mark.rule("BT-019", "BT-R01", "BT-034", "BT-035", "BT-036")
def test_a_round_from_the_first_step_to_the_last(table: Scenario) -> None:
    t = table(hands=["sworn-swords", "full-granaries feast", "tribute"], ally_deck="gendry")
    t.play("play sworn-swords", "play full-granaries", "kneel", "kneel", "council 0", "council 2")
    kinds = [event["event"] for event in t.state.events(None)]
    order = ["played", "played", "knelt", "knelt", "knelt", "won", "claimed", "token", "cleared", "round", "revealed"]
    assert kinds[kinds.index("played") :] == order
    t.expect(
        hands=["", "feast", "tribute"],
        councils=["hodor", "", ("", 1)],
        discard="full-granaries sworn-swords",
        current="gendry",
        first=1,
        round=2,
        supply=53,
        ally_deck=48,
    )


@pytest.mark.rule("BT-022", "BT-025", "BT-026")
def test_leaders_play_or_kneel_in_turn_until_all_have_knelt(table: Scenario) -> None:
    t = table(hands=["sworn-swords feast", "full-granaries", "market-town silver-tongue"], first=1)
    t.asks(1, "turn", "play full-granaries", "kneel")
    t.play("kneel")
    t.asks(2, "turn", "play market-town", "play silver-tongue", "kneel")
    t.play("play market-town")
    t.asks(0, "turn", "play sworn-swords", "play feast", "kneel")
    t.play("play sworn-swords")
    t.asks(2, "turn", "play silver-tongue", "kneel")
    t.play("kneel")
    t.asks(0, "turn", "play feast", "kneel")
    t.play("kneel")
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-R02")
def test_an_empty_hand_kneels_by_itself(table: Scenario) -> None:
    t = table(hands=["tribute", "", "feast"])
    t.play("kneel")
    t.asks(2, "turn", "play feast", "kneel")
    assert [event["seat"] for event in t.happened("knelt")] == [0, 1]


@pytest.mark.rule("BT-R03")
def test_the_last_one_standing_may_play_on(table: Scenario) -> None:
    t = table(hands=["sworn-swords full-granaries", "feast", ""], knelt=[1, 2])
    t.play("play sworn-swords")
    t.asks(0, "turn", "play full-granaries", "kneel")
    t.play("play full-granaries")
    t.asks(0, "place", "council 0", "council 2")


@pytest.mark.rule("BT-027", "BT-032")
def test_the_highest_total_wins(table: Scenario) -> None:
    """Tyrion has three cards totalling 12, Cersei two totalling 15: Cersei claims the ally."""
    t = table(
        leaders=["tyrion-lannister", "cersei-lannister", "jon-snow"],
        hands=["", "", "feast"],
        piles=["full-granaries ambush tribute", "sworn-swords full-granaries", ""],
    )
    t.play("kneel")
    assert t.happened("won") == [{"event": "won", "seat": 1, "totals": [12, 15, 0]}]
    t.asks(1, "place", "council 0", "council 1")


@pytest.mark.rule("BT-028")
@pytest.mark.parametrize(("first", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_ties_go_to_the_leader_closest_to_the_first_player(table: Scenario, first: int, winner: int) -> None:
    t = table(seats=4, hands=["", "", "", "tribute"], piles=["sworn-swords", "silver-tongue", "feast", ""], first=first)
    t.play("kneel")
    assert t.happened("won")[0]["seat"] == winner


@pytest.mark.rule("BT-028")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_at_zero_goes_to_the_first_player(table: Scenario, first: int) -> None:
    t = table(hands=["feast", "feast", "feast"], first=first)
    t.play("kneel", "kneel", "kneel")
    assert t.happened("won")[0] == {"event": "won", "seat": first, "totals": [0, 0, 0]}


@pytest.mark.rule("BT-029", "BT-031")
def test_the_winner_places_the_ally_and_a_token_in_either_own_council(table: Scenario) -> None:
    t = table(seats=4, hands=["", "", "feast", ""], piles=["", "feast", "", ""])
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")
    t.refuses("council 2", "BT-029")
    t.play("council 1")
    t.asks(1, "token", "council 0", "council 1")
    t.play("council 0")
    assert t.seen()["councils"] == [([], 1), (["hodor"], 0), ([], 0), ([], 0)]


@pytest.mark.rule("BT-037")
def test_hands_are_not_refilled_between_rounds(table: Scenario) -> None:
    t = table(hands=["sworn-swords feast", "feast", ""])
    t.play("play sworn-swords", "kneel", "kneel", "council 0", "council 0")
    assert t.seen()["hands"] == [["feast"], ["feast"], []]
    assert t.seen()["round"] == 2


@pytest.mark.rule("BT-R04")
def test_triumphs_come_after_the_token_and_their_holder_orders_them(table: Scenario) -> None:
    t = table(
        hands=["", "feast tribute", ""],
        piles=["valyrian-steel", "market-town contingency-plan forced-march", "market-town"],
        first=2,
        turn=1,
        deck="ambush betrayal",
    )
    t.play("kneel")
    t.asks(1, "place", "council 0", "council 1")
    t.play("council 0", "council 0")
    assert [event["seat"] for event in t.happened("drew")] == [2]
    t.asks(1, "discard", "card feast", "card tribute")


@pytest.mark.rule("BT-R04")
def test_a_loser_orders_several_triumphs(table: Scenario) -> None:
    t = table(
        hands=["", "feast tribute", ""],
        piles=["valyrian-steel sworn-swords", "market-town contingency-plan", ""],
        deck="ambush",
    )
    t.play("kneel", "council 0", "council 0")
    t.asks(1, "triumph", "card market-town", "card contingency-plan")
    t.play("card contingency-plan")
    assert t.seen()["hands"][1] == ["ambush", "contingency-plan", "feast", "tribute"]


@pytest.mark.rule("BT-R05")
def test_an_empty_supply_gives_no_token(table: Scenario) -> None:
    tokens = [1] * 25 + [2] * 19 + [3] * 10
    t = table(hands=["", "feast", ""], piles=["feast", "", ""], councils=["", ("", tokens), ""], ally_deck="gendry")
    assert t.seen()["supply"] == 0
    t.play("kneel", "council 0")
    t.asks(1, "turn", "play feast", "kneel")
    assert t.seen()["councils"] == [(["hodor"], 0), ([], 54), ([], 0)]


@pytest.mark.rule("BT-R05")
def test_rounds_without_an_ally_are_skipped(table: Scenario) -> None:
    from smallcouncil.games.btwixt.cards import ALLIES

    dead = " ".join(ally.id for ally in ALLIES if ally.id != "hodor")
    t = table(hands=["", "feast", ""], piles=["feast", "", ""], dead=dead, season="winter", round=2)
    t.play("kneel", "council 0", "council 0")
    assert t.state.awaiting == ()
    assert [event["event"] for event in t.happened("no-ally", "over")] == ["no-ally", "no-ally", "over"]
    assert len(t.seen()["dead"]) == 49


@pytest.mark.rule("BC-07")
def test_an_empty_deck_gives_nothing_until_clean_up(table: Scenario) -> None:
    from smallcouncil.games.btwixt.cards import DESIGNS, STANDARD_CARDS

    rest = [DESIGNS[card].id for card in STANDARD_CARDS]
    for name in ("feast", "sworn-swords", "tribute"):
        rest.remove(name)
    t = table(hands=["feast", "tribute", ""], piles=["sworn-swords", "", ""], discard=" ".join(rest), deck="")
    assert t.seen()["deck"] == 0
    t.play("play feast")
    t.asks(1, "turn", "play tribute", "kneel")
    assert t.happened("drew") == []
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["deck"] == 61
    assert t.seen()["discard"] == []


@pytest.mark.rule("BC-01")
def test_a_card_does_not_see_itself_when_it_is_played(table: Scenario) -> None:
    t = table(hands=["wildfire", "feast", ""])
    t.play("play wildfire")
    t.expect(hands=["", "feast", ""], piles=["wildfire", "", ""], totals=[1, 0, 0])


@pytest.mark.rule("BC-14")
def test_abilities_choose_among_allies_in_councils_only(table: Scenario) -> None:
    t = table(
        hands=["turncloak", "feast", ""],
        current="gendry",
        dead="podrick-payne",
        councils=["arya-stark", "varys", ""],
    )
    t.play("play turncloak")
    t.asks(0, "ally", "ally arya-stark", "decline")


@pytest.mark.rule("BC-23")
def test_the_holder_of_a_card_gains_first(table: Scenario) -> None:
    tokens = [1] * 24 + [2] * 19 + [3] * 10
    t = table(
        seats=4,
        options={"advanced": True},
        hands=["royal-wedding", "feast", "", ""],
        councils=["", ("", tokens), "", ""],
    )
    t.play("play royal-wedding", "seat 3")
    assert t.happened("token") == [{"event": "token", "seat": 0, "council": 3, "by": "royal-wedding", "whose": 0}]
