"""Seasons, the end of the game, and who wins: BT-038 to BT-047."""

import pytest

from .conftest import Scenario

LAST = {"season": "winter", "round": 4}


@pytest.mark.rule("BT-038", "BT-039")
def test_a_new_season_brings_new_hands(table: Scenario) -> None:
    t = table(hands=["feast tribute", "ambush", ""], discard="sworn-swords", round=4)
    t.play("kneel", "kneel", "council 0", "council 0")
    seen = t.seen()
    assert (seen["season"], seen["round"], seen["first"]) == ("autumn", 1, 1)
    assert [len(hand) for hand in seen["hands"]] == [10, 10, 10]
    assert seen["deck"] == 32
    assert seen["discard"] == []
    assert t.state.awaiting == (1,)


@pytest.mark.rule("BT-041", "BT-042", "BT-043")
def test_after_winter_the_strongest_small_council_wins(table: Scenario) -> None:
    councils = ["hodor", ("gendry", [3]), "varys"]
    t = table(hands=["feast", "", ""], current="brienne-of-tarth", councils=councils, **LAST)
    t.play("kneel", "council 2", "council 2")
    assert t.state.awaiting == ()
    result = t.state.result
    assert result is not None
    assert result.scores == (4, 4, 2 + 3 + 2)
    assert result.winners == (2,)


def ended(table: Scenario, councils: list[object], seats: int = 4) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Winners and ranks of a game that ends without another token."""
    told = {"season": "winter", "round": seats + 1}
    t = table(seats=seats, hands=["feast", *[""] * (seats - 1)], current="balon-greyjoy", councils=councils, **told)
    t.play("kneel", "council 0")
    assert t.state.result is not None
    return t.state.result.winners, t.state.result.ranks


@pytest.mark.rule("BT-044", "BT-047")
def test_the_stronger_other_council_breaks_a_tie(table: Scenario) -> None:
    """Seats 1 and 2 both have a small council of 9; their others are 10 and 12."""
    councils = [  # type: ignore[var-annotated]
        ("mance-rayder", []),
        ("brienne-of-tarth hodor", []),
        ("tywin-lannister khal-drogo", []),
        ("gendry", []),
    ]
    winners, ranks = ended(table, councils)
    assert winners == (2,)
    assert ranks == (4, 2, 1, 3)


@pytest.mark.rule("BT-045")
def test_then_the_most_allies_break_it(table: Scenario) -> None:
    """Seats 1 and 2 share a council of 5; the others are worth 10 each, of two allies and of three."""
    councils = ["mance-rayder", "brienne-of-tarth", "hodor bronn varys", ""]
    winners, ranks = ended(table, councils)
    assert winners == (2,)
    assert ranks[1] == 2


@pytest.mark.rule("BT-046")
def test_else_the_victory_is_shared(table: Scenario) -> None:
    councils = ["mance-rayder", "brienne-of-tarth", "hodor khal-drogo", ""]
    winners, ranks = ended(table, councils)
    assert winners == (1, 2)
    assert ranks[1] == ranks[2] == 1
