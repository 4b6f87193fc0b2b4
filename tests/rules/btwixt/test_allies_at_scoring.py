"""Allies who count more or less at the end (BC-16, BC-18), and how the councils are told then."""

from typing import Any

import pytest

from smallcouncil.games.btwixt.scoring import power

from .conftest import Scenario

TOKENS = ("", [1, 2, 3])


def powers(table: Scenario, councils: list[Any], **told: Any) -> list[int]:
    t = table(hands=["tribute", "", ""], councils=councils, **told)
    return [power(t.state, council) for council in range(3)]


@pytest.mark.rule("BC-16", "BC-18")
@pytest.mark.parametrize(
    ("councils", "told", "expected"),
    [
        pytest.param(["beric-dondarrion", "", ""], {"dead": "gendry varys"}, [1 + 2, 0, 0], id="beric"),
        pytest.param(
            ["beric-dondarrion", "", ""],
            {"dead": "gendry varys bronn ygritte arya-stark"},
            [1 + 4, 0, 0],
            id="beric-at-most-four",
        ),
        pytest.param(["maester-aemon gendry varys", "", ""], {}, [1 + 2 + 2 + 3 + 2, 0, 0], id="aemon-and-gendry"),
        pytest.param(["maester-aemon", "", ""], {}, [1, 0, 0], id="aemon-alone"),
        pytest.param([("victarion-greyjoy", [1] * 7), "", ""], {}, [3 + 7 + 2, 0, 0], id="victarion"),
        pytest.param([("victarion-greyjoy", [1] * 13), "", ""], {}, [3 + 13 + 3, 0, 0], id="victarion-at-most-three"),
        pytest.param(["catelyn-stark podrick-payne hodor", "", ""], {}, [3 + 1 + 4 + 1, 0, 0], id="catelyn"),
        pytest.param(
            ["sandor-clegane brienne-of-tarth tywin-lannister", "", ""], {}, [5 + 5 + 6 - 2, 0, 0], id="sandor"
        ),
        pytest.param([("lysa-arryn", [1] * 5), "", ""], {}, [6 + 5 - 2, 0, 0], id="lysa"),
        pytest.param([("lysa-arryn", [1] * 13), "", ""], {}, [1 + 13, 0, 0], id="lysa-at-least-one"),
        pytest.param(["arianne-martell", "hodor", "varys"], {}, [2 + 3, 4, 3], id="arianne-lowest"),
        pytest.param(["arianne-martell", "hodor", ("", [2])], {}, [2 + 3, 4, 2], id="arianne-tied-lowest"),
        pytest.param(["arianne-martell", "hodor", ""], {}, [2, 4, 0], id="arianne-not-lowest"),
        pytest.param(["robb-stark", "hodor", "varys"], {}, [4 + 2, 4, 3], id="robb"),
        pytest.param(["robb-stark", "hodor bronn", ""], {}, [4, 7, 0], id="robb-outnumbered"),
        pytest.param(["gendry", "", ""], {}, [2 + 2, 0, 0], id="gendry-odd"),
        pytest.param(["gendry hodor", "", ""], {}, [2 + 4, 0, 0], id="gendry-even"),
        pytest.param(
            ["the-high-sparrow tywin-lannister gregor-clegane", "stannis-baratheon", ""],
            {},
            [4 + 6 + 7 - 4, 6, 0],
            id="high-sparrow",
        ),
    ],
)
def test_scoring(table: Scenario, councils: list[Any], told: dict[str, Any], expected: list[int]) -> None:
    assert powers(table, councils, current="ramsay-snow", **told) == expected


@pytest.mark.rule("BT-018", "BT-042")
def test_tokens_and_powers_add_up(table: Scenario) -> None:
    assert powers(table, [("hodor brienne-of-tarth", [1, 3]), TOKENS, ""], current="gendry") == [4 + 5 + 4, 6, 0]
