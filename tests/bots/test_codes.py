"""Bots by their codes."""

import pytest

from smallcouncil import bots
from smallcouncil.core.errors import CouncilError

FORMS = [form for code in bots.codes() for form in code.forms]


@pytest.mark.parametrize("form", FORMS)
def test_every_form_in_the_help_names_a_bot(form: str) -> None:
    assert callable(bots.make(form, 1).choose)


def test_levels_come_first_and_rise() -> None:
    assert [code.name for code in bots.codes() if code.level] == ["novice", "apprentice", "knight", "maester", "master"]
    assert [code.level for code in bots.codes()] == sorted((code.level for code in bots.codes()), reverse=True)
    assert bots.codes()[0].key == "bot-novice"


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("randon", "did you mean 'random'?"),
        ("mcst:200", "did you mean 'mcts'?"),
        ("random:3", "it is written random"),
        ("ab:", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("ab:0", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("ab:1.5", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("ab:-1", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("ab:6:7", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("ab:٣", "it is written ab:6 or ab:50000n or ab:200ms"),
        ("mcts:500n", "it is written mcts:2000 or mcts:1s"),
        ("mcts:0s", "it is written mcts:2000 or mcts:1s"),
        ("strong:6", "it is written strong or strong:50000n or strong:1s"),
        ("knight:1s", "it is written knight"),
        ("master:9", "it is written master or master:1s"),
    ],
)
def test_a_code_that_names_no_bot_is_refused_with_help(code: str, problem: str) -> None:
    with pytest.raises(bots.BadBot) as caught:
        bots.make(code, 1)
    assert caught.value.key == "error-bad-bot"
    assert (caught.value.details["code"], caught.value.details["problem"]) == (code, problem)
    assert str(caught.value.details["known"]).split(", ")[0] in FORMS
    assert str(caught.value) == f"{code!r} is no bot: {problem}"


@pytest.mark.parametrize("code", ["", "x", ":", None, 7])
def test_anything_else_is_refused_with_the_list(code: object) -> None:
    with pytest.raises(bots.BadBot, match="the bots are novice, apprentice, knight") as caught:
        bots.make(code, 1)  # type: ignore[arg-type]
    assert isinstance(caught.value, CouncilError)
