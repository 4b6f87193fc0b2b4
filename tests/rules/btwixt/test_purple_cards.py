"""Purple influence cards: intrigue."""

import pytest

from .conftest import Scenario


def test_silver_tongue_only_counts(table: Scenario) -> None:
    t = table(hands=["silver-tongue", "tribute", ""])
    t.play("play silver-tongue")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["", "tribute", ""], piles=["silver-tongue", "", ""], totals=[8, 0, 0])


@pytest.mark.rule("BC-02", "BT-049")
def test_double_game_may_go_to_a_neighbour_for_a_card(table: Scenario) -> None:
    t = table(seats=4, hands=["double-game", "tribute", "", ""], deck="ambush")
    t.play("play double-game")
    t.asks(0, "seat", "seat 1", "seat 3", "decline")
    t.play("seat 3")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["ambush", "tribute", "", ""], piles=["", "", "", "double-game"], totals=[0, 0, 0, 6], deck=59)


def test_double_game_may_stay(table: Scenario) -> None:
    t = table(seats=4, hands=["double-game", "tribute", "", ""], deck="ambush")
    t.play("play double-game", "decline")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(hands=["", "tribute", "", ""], piles=["double-game", "", "", ""], totals=[6, 0, 0, 0])


def test_maesters_ravens_choose_the_next_ally(table: Scenario) -> None:
    t = table(hands=["maesters-ravens", "tribute", ""], ally_deck="gendry varys robb-stark")
    t.play("play maesters-ravens")
    t.asks(0, "look", "ally gendry", "ally varys")
    assert t.state.view(0)["looking"] == ["gendry", "varys"]
    assert t.state.view(1)["looking"] is None
    t.play("ally varys")
    t.expect(hands=["", "tribute", ""], piles=["maesters-ravens", "", ""], totals=[5, 0, 0])
    assert t.state.view(0)["seen"] == {"top": ["varys"], "bottom": ["gendry"]}
    assert t.state.view(1)["seen"] == {"top": [], "bottom": []}
    t.play("kneel", "council 0", "council 0")
    assert t.seen()["current"] == ("varys", 0)


@pytest.mark.rule("BT-057", "BC-13")
def test_pulling_the_strings_takes_the_ally_to_the_shared_council(table: Scenario) -> None:
    t = table(hands=["", "", "tribute"], piles=["sworn-swords", "pulling-the-strings", ""], knelt=[0, 1], turn=2)
    t.play("kneel")
    t.asks(0, "token", "council 0", "council 2")
    assert t.happened("claimed") == [{"event": "claimed", "seat": 0, "ally": "hodor", "council": 0}]


@pytest.mark.rule("BT-058")
@pytest.mark.parametrize(("one", "two", "council"), [(2, 1, 0), (1, 2, 2), (1, 1, None), (0, 0, None)])
def test_more_strings_prevail_and_equal_ones_leave_the_choice(
    table: Scenario, one: int, two: int, council: int | None
) -> None:
    strings = ["pulling-the-strings "] * 4
    piles = ["sworn-swords full-granaries", "".join(strings[:one]), "".join(strings[:two])]
    t = table(hands=["", "tribute", ""], piles=piles, knelt=[0, 2], turn=1)
    t.play("kneel")
    if council is None:
        t.asks(0, "place", "council 0", "council 2")
    else:
        assert t.happened("claimed") == [{"event": "claimed", "seat": 0, "ally": "hodor", "council": council}]


@pytest.mark.rule("BT-061", "BC-15")
def test_little_birds_put_a_token_on_the_current_ally(table: Scenario) -> None:
    t = table(hands=["little-birds", "tribute", ""])
    t.play("play little-birds")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", ""], piles=["little-birds", "", ""], totals=[3, 0, 0], current=("hodor", 1), supply=53
    )
    t.play("kneel", "council 2")
    assert t.seen()["councils"] == [([], 0), ([], 0), (["hodor"], 1)]


def test_turncloak_may_move_a_weak_ally_between_your_councils(table: Scenario) -> None:
    t = table(hands=["turncloak", "tribute", ""], councils=["gendry robb-stark", "varys", "arya-stark"])
    t.play("play turncloak")
    t.asks(0, "ally", "ally gendry", "ally arya-stark", "decline")
    t.play("ally gendry")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", ""],
        piles=["turncloak", "", ""],
        totals=[2, 0, 0],
        councils=["robb-stark", "varys", "arya-stark gendry"],
    )


@pytest.mark.rule("BT-049", "BT-050", "BC-04", "BC-05")
def test_betrayal_takes_a_card_which_now_serves_its_new_holder(table: Scenario) -> None:
    """Euron played Contingency Plan; Cersei moves it before herself, and it comes back to Cersei's hand."""
    t = table(
        seats=4,
        hands=["betrayal", "tribute", "", ""],
        piles=["", "contingency-plan", "sworn-swords", ""],
        knelt=[2, 3],
    )
    t.play("play betrayal")
    t.asks(0, "seat", "seat 1", "seat 2")
    t.play("seat 1")
    t.asks(1, "turn", "play tribute", "kneel")
    t.expect(
        hands=["", "tribute", "", ""],
        piles=["betrayal contingency-plan", "", "sworn-swords", ""],
        totals=[4, 0, 8, 0],
    )
    t.play("kneel", "council 1", "council 1")
    assert t.seen()["hands"] == [["contingency-plan"], ["tribute"], [], []]
