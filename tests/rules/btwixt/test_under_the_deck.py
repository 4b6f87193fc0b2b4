"""What nobody sees at once: what goes under the deck of allies, how many died, and who is named for what."""

import json
from typing import Any

import pytest

from .conftest import Scenario, Table


def written(t: Table) -> dict[str, Any]:
    """The whole table, secrets included."""
    told = t.state.position()
    assert told is not None
    return dict(json.loads(told))


@pytest.mark.parametrize(("answer", "under"), [("under", "gendry"), ("current", "hodor")])
def test_whom_the_red_comet_does_not_make_current_goes_under_the_deck(table: Scenario, answer: str, under: str) -> None:
    t = table(options={"draft": "kingsmoot"}, hands=["red-comet", "feast", ""], ally_deck="gendry varys")
    t.play("play red-comet", answer)
    assert written(t)["ally_deck"][0] == "varys"
    assert written(t)["ally_deck"][-1] == under


def test_every_death_of_the_round_is_counted_once(table: Scenario) -> None:
    t = table(hands=["blood-magic feast", "blood-magic feast", "feast"], ally_deck="gendry varys")
    t.play("play blood-magic")
    assert (written(t)["killed"], written(t)["dead"]) == (1, ["hodor"])
    t.play("play blood-magic")
    assert (written(t)["killed"], written(t)["dead"]) == (2, ["hodor", "gendry"])


@pytest.mark.rule("BT-060")
def test_roose_bolton_returns_one_token(table: Scenario) -> None:
    t = table(
        hands=["", "tribute", ""], piles=["feast", "", ""], current="roose-bolton", councils=[("", [2, 3]), "", ""]
    )
    t.play("kneel", "council 0")
    assert t.happened("token-returned") == [
        {"event": "token-returned", "council": 0, "count": 1, "by": "roose-bolton", "whose": 0}
    ]


@pytest.mark.rule("BT-056")
def test_varys_is_named_for_the_card_that_he_brings(table: Scenario) -> None:
    t = table(hands=["tribute", "feast", ""], current="varys", deck="ambush")
    t.play("kneel")
    assert t.happened("drew", seat=0) == [
        {"event": "drew", "seat": 0, "count": 1, "cards": ["ambush"], "by": "varys", "whose": None}
    ]
