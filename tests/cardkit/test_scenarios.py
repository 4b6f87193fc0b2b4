"""The scenario language: both ways of writing it, and every kind of difference found at its line."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from smallcouncil.cardkit.scenarios import Difference, Scenario, ScenarioError, read, run
from smallcouncil.core.compiled_rules import COMPILED, IN_USE
from smallcouncil.core.errors import IllegalAction
from smallcouncil.core.facts import Facts
from smallcouncil.core.game import State
from smallcouncil.games.btwixt.facts import BtwixtFacts
from smallcouncil.games.btwixt.game import Btwixt

ROOT = Path(__file__).parents[2]
LAID = '{"seats": 3, "hands": {"0": ["ambush"], "1": ["tribute"]}, "piles": {"1": ["feast", "market-town"]}}'
PLAYED = """\
ask 0 turn: play ambush; kneel
do play ambush
ask 1 turn: play tribute; kneel
is pile 1=market-town; discard=feast; totals=4 6 0; hand 0=-
"""


class Named(BtwixtFacts):
    """Seats that are called by a name."""

    def seats(self, state: State) -> dict[str, int]:
        return {"cersei": 0, "euron": 1, "melisandre": 2}


def game_with(facts: type[Facts]) -> Btwixt:
    class Told(Btwixt):
        def facts(self) -> Facts:  # type: ignore[override]
            return facts(self)

    return Told()


def passes(text: str, facts: type[Facts] = BtwixtFacts) -> None:
    for scenario in read(text):
        run(game_with(facts), scenario)


def differs(text: str, facts: type[Facts] = BtwixtFacts) -> tuple[int, str]:
    with pytest.raises(Difference) as found:
        passes(text, facts)
    return found.value.line, found.value.problem


def wrong(text: str, facts: type[Facts] = BtwixtFacts) -> tuple[int, str]:
    """What cannot be read or laid: no difference, but a fault of the scenario."""
    with pytest.raises(ScenarioError) as found:
        passes(text, facts)
    assert not isinstance(found.value, Difference)
    assert str(found.value) == f"line {found.value.line}: {found.value.problem}"
    return found.value.line, found.value.problem


# ---- what is so


def test_a_scenario_of_json_and_numbered_seats() -> None:
    passes(f"start {LAID}\n{PLAYED}")


def test_a_scenario_of_named_seats_and_commas() -> None:
    passes(
        f"""
        BT-023, BT-024: start {LAID}  # a comment
        cersei turn: play ambush, kneel
        refuse play tribute BT-037
        > play ambush
        euron turn: play tribute, kneel
        > euron kneel
        then totals=4,6,0 cersei.hand=- euron.hand=tribute discard=feast over=no awaiting=euron
        """.replace("        ", ""),
        Named,
    )


def test_the_rules_before_a_start_and_on_a_line_of_their_own() -> None:
    text = "proves BT-023 BC-17\nBT-024: start {}\nstart {}\nproves BT-R07, BC-03\nstart {}"
    assert [scenario.rules for scenario in read(text)] == [
        ("BT-023", "BC-17", "BT-024"),
        ("BT-023", "BC-17"),
        ("BT-R07", "BC-03"),
    ]


def test_json_goes_on_over_lines_and_may_hold_brackets_and_number_signs() -> None:
    text = 'start {"a": "} # \\" {",\n  "b": {"c": 1}}  # the rest: } is a comment\nis x=1'
    (scenario,) = read(text)
    assert scenario.start.position == '{"a": "} # \\" {", "b": {"c": 1}}'
    assert [step.line for step in scenario.steps] == [3]


def test_a_number_sign_inside_a_word_is_no_comment() -> None:
    (scenario,) = read("start phase=plot | play=stark-escort#2,jon-snow  # here it begins")
    assert scenario.start.position == "phase=plot | play=stark-escort#2,jon-snow"


def test_a_range_stands_for_its_words() -> None:
    text = f"start {LAID}\ndo play ambush; 1 kneel\nask 1 place: council 0-1\ndo council 0\nask 1 token: council 0-1"
    passes(text)
    (scenario,) = read("start\nask 0 turn: recruit 1-3; target bow 2-3; end turn")
    assert scenario.steps[0].words == (  # type: ignore[union-attr]
        *("recruit 1", "recruit 2", "recruit 3", "target bow 2", "target bow 3", "end turn"),
    )


def test_lists_without_an_order_are_compared_so_and_others_are_not() -> None:
    passes(f"start {LAID}\ndo play ambush; 1 kneel; council 0; council 0\nis discard=market-town ambush feast")
    assert differs(f"start {LAID}\nis pile 1=market-town feast") == (
        2,
        "pile 1 should be market-town feast; found: feast market-town",
    )


def test_several_seats_asked_at_once_each_say_their_word() -> None:
    start = 'start {"seats": 3, "seed": 7, "options": {"draft": "draft"}}'
    state = game_with(Facts).start(seats=3, seed=7, draft="draft")
    packs = [", ".join(state.words(seat)) for seat in range(3)]
    picks = "; ".join(f"{seat} {state.words(seat)[0]}" for seat in range(3))
    asks = "\n".join(f"{seat} draft: {pack}" for seat, pack in enumerate(packs))
    passes(f"{start}\nis awaiting=0 1 2; phase=draft\n{asks}\ndo {picks}", Facts)
    assert wrong(f"{start}\ndo {state.words(0)[0]}", Facts) == (
        2,
        f"0 and 1 and 2 are asked at once: say who answers {state.words(0)[0]!r}",
    )
    line, problem = differs(f"{start}\n" + asks.rpartition("\n")[0], Facts)
    assert (line, problem.partition(";")[0]) == (2, "0 and 1 should be asked")
    assert wrong(f"{start}\n{asks}\n0 draft: x", Facts) == (5, "seat 0 is named twice; what was decided in between?")


def test_without_facts_of_its_own_a_game_is_told_by_its_views() -> None:
    start = 'start {"seats": 3, "seed": 7}'
    state = game_with(Facts).start(seats=3, seed=7)
    hand = " ".join(state.view(1)["hand"])
    passes(f"{start}\nis round=1; hands.1=10; 1.hand={hand}; winner=-; standing=yes yes yes; over=no", Facts)
    passes("start\nis seats=3; result=-; winners=-", Facts)


# ---- what is not so, and where


@pytest.mark.parametrize(
    ("lines", "line", "problem"),
    [
        ("ask 1 turn: kneel", 2, "1 should be asked; found: 0 turn: play ambush, kneel"),
        ("ask 0 discard: play ambush; kneel", 2, "0 should be asked 'discard'; found: 0 turn: play ambush, kneel"),
        ("\n# twice\n\nask 0 turn: kneel", 5, "besides: play ambush; found: 0 turn: play ambush, kneel"),
        (
            "ask 0 turn: play ambush; kneel; decline",
            2,
            "missing: decline; found: 0 turn: play ambush, kneel",
        ),
        (
            "ask 0 turn: play feast; kneel",
            2,
            "missing: play feast; besides: play ambush; found: 0 turn: play ambush, kneel",
        ),
        ("is totals=0 11 1", 2, "totals should be 0 11 1; found: 0 11 0"),
        ("is round=1\nis discard=feast", 3, "discard should be feast; found: -"),
        ("is hand 1=-", 2, "hand 1 should be -; found: tribute"),
        ("is round=1; current=gendry", 2, "current should be gendry; found: hodor"),
        ("then over=yes", 2, "over should be yes; found: no"),
        ("then standing=0,1", 2, "standing should be 0 1; found: 0 1 2"),
        ("refuse play ambush BT-023", 2, "'play ambush' should be refused by BT-023; found: it is legal"),
        (
            "refuse play feast BT-024",
            2,
            "'play feast' should be refused by BT-024; found: refused by BT-037",
        ),
        (
            "do play feast",
            2,
            "'play feast' is refused: 'play feast' is not legal now (BT-037); found: 0 turn: play ambush, kneel",
        ),
        (
            "do kneel; play feast",
            2,
            "'play feast' is refused: 'play feast' is not legal now (BT-037); found: 1 turn: play tribute, kneel",
        ),
    ],
)
def test_each_kind_of_difference_is_found_at_its_line(lines: str, line: int, problem: str) -> None:
    assert differs(f"start {LAID}\n{lines}") == (line, problem)


def test_a_refusal_may_be_for_a_seat_that_is_not_awaited() -> None:
    passes(f"start {LAID}\nrefuse 1 kneel BT-022\nask 0 turn: play ambush; kneel")


def test_a_word_that_no_game_has_is_a_difference_when_it_is_played() -> None:
    line, problem = differs(f"start {LAID}\ndo play ambsh")
    assert line == 2
    assert "did you mean 'play ambush'?" in problem


@pytest.mark.skipif(IN_USE == COMPILED, reason="a compiled method cannot be replaced for those that are compiled, too")
def test_a_refusal_that_changes_the_state_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that forbids a word but has already put a card away."""
    (scenario,) = read(f"start {LAID}\nrefuse play feast BT-037")
    game = game_with(BtwixtFacts)
    state_type = type(game.start(seats=3, seed=1))
    act: Callable[[State, int, int], None] = state_type.act

    def careless(self: State, seat: int, action: int) -> None:
        try:
            act(self, seat, action)
        except IllegalAction:
            act(self, seat, self.actions(seat)[0])
            raise

    monkeypatch.setattr(state_type, "act", careless)
    with pytest.raises(Difference, match="was refused, and yet the state has changed"):
        run(game, scenario)


# ---- what cannot be read


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("do kneel", 1, "nothing has been laid yet: a scenario begins with start"),
        ("\nis round=1", 2, "nothing has been laid yet: a scenario begins with start"),
        ("proves BT-023\nproves BT-024\nstart", 1, "proves stands above no start"),
        ("start\nproves BT-024", 2, "proves stands above no start"),
        ("start\nproves BT-24x\nstart", 2, "proves names rules by their ids, and 'BT-24x' is none"),
        ("start\nproves\nstart", 2, "proves names rules by their ids, and '' is none"),
        ("start\nsomebody kneels", 2, "this is no line of a scenario: 'somebody kneels'"),
        ("start\nDo kneel", 2, "this is no line of a scenario: 'Do kneel'"),
        ("start\ndo", 2, "there is a gap in the list of decisions"),
        ("start\ndo kneel;; kneel", 2, "there is a gap in the list of decisions"),
        ("start\nask 0 turn:", 2, "there is a gap in the list of words"),
        ("start\nask 0 turn: kneel,", 2, "there is a gap in the list of words"),
        ("start\nrefuse kneel", 2, "refuse needs a word and the rule that forbids it: refuse WORD RULE"),
        ("start\nrefuse BT-023", 2, "refuse needs a word and the rule that forbids it: refuse WORD RULE"),
        ("start\nis", 2, "a fact is told as name=value, not as ''"),
        ("start\nthen", 2, "nothing is compared"),
        ("start\nis round", 2, "a fact is told as name=value, not as 'round'"),
        ("start\nis round=1;", 2, "a fact is told as name=value, not as ''"),
        ("start\nis round=", 2, "a fact is told as name=value, not as 'round='"),
        ("start\nthen hands=1,,2", 2, "there is a gap in the list of 'hands'"),
        ('start {"seats": 3,\n"round": 1', 1, "the JSON of this start is never closed"),
        (
            'start {"seats": 3} then round=1',
            1,
            "nothing but a comment may stand behind the JSON of a start, not 'then round=1'",
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_named(text: str, line: int, problem: str) -> None:
    with pytest.raises(ScenarioError) as found:
        read(text)
    assert (found.value.line, found.value.problem) == (line, problem)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (
            'start {"seats": 3}\nstart {"seats": 7}',
            2,
            "the position cannot be laid: column 2: this game cannot seat 7; it seats 3, 4, 5, 6",
        ),
        (
            'start {"seats": 3, "hands": {"0": ["amush"]}}',
            1,
            "the position cannot be laid: column 14: there is no 'amush' to lie in 'hands'",
        ),
        (f"start {LAID}\nis rund=1", 2, "there is no fact 'rund': 'rund' is none of"),
        (f"start {LAID}\nis piles.3=-", 2, "there is no fact 'piles.3': '3' is no place in a list of 3"),
        (f"start {LAID}\nis round.x=-", 2, "there is no fact 'round.x': nothing lies below 1"),
        (f"start {LAID}\nis piles=-", 2, "'piles' is no single fact: name a part of it, piles.…"),
        (f"start {LAID}\ncersei turn: kneel", 2, "there is no seat 'cersei'; the seats are: 0, 1, 2"),
        (f"start {LAID}\nrefuse play ambsh BT-023", 2, "'play ambsh' is no action of this game"),
    ],
)
def test_what_cannot_be_laid_or_told_is_named(text: str, line: int, problem: str) -> None:
    found, told = wrong(text)
    assert found == line
    assert told.startswith(problem)


# ---- Markdown


MARKDOWN = f"""\
# A title
start of a sentence that is no scenario

```scenario
start {LAID}
ask 0 turn: play ambush; kneel
```
```json
start nothing
```
~~~lg
start {LAID}
```
is round=1
~~~
"""


def test_markdown_holds_scenarios_in_its_fenced_blocks_alone() -> None:
    found: list[Scenario] = read(MARKDOWN.replace("```\nis", "is"), markdown=True)
    assert [scenario.start.line for scenario in found] == [5, 12]
    assert [[step.line for step in scenario.steps] for scenario in found] == [[6], [13]]


def test_a_shorter_fence_closes_nothing_and_is_no_line_of_a_scenario() -> None:
    with pytest.raises(ScenarioError, match="line 13: this is no line of a scenario: '```'"):
        read(MARKDOWN, markdown=True)


def test_a_block_begins_anew() -> None:
    with pytest.raises(ScenarioError, match="line 5: nothing has been laid yet"):
        read("```lg\nstart\n```\n```lg\nis round=1\n```", markdown=True)


def test_a_block_that_is_never_closed_is_read_to_the_end() -> None:
    assert [scenario.start.line for scenario in read("```lg\nstart", markdown=True)] == [2]


# ---- the command


def command(*words: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenarios", *words],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


def test_the_command_counts_what_passed(tmp_path: Path) -> None:
    first, second = tmp_path / "one.scenario", tmp_path / "two.md"
    first.write_text(f"start {LAID}\n{PLAYED}start {LAID}\n", encoding="utf-8")
    second.write_text(f"```lg\nstart {LAID}\n{PLAYED}```\n", encoding="utf-8")
    assert command("btwixt", str(first), str(second)) == (0, "3 passed\n", "")


def test_the_command_stops_at_the_first_difference(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario"
    path.write_text(f"start {LAID}\n{PLAYED}start {LAID}\nrefuse kneel BT-023\nis round=9\n", encoding="utf-8")
    said = f"{path}:7: 'kneel' should be refused by BT-023; found: it is legal\n1 passed before it\n"
    assert command("btwixt", str(path)) == (1, said, "")


def test_the_command_names_a_line_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario"
    path.write_text(f"start {LAID}\nsomething\n", encoding="utf-8")
    assert command("btwixt", str(path))[:2] == (
        1,
        f"{path}:2: this is no line of a scenario: 'something'\n0 passed before it\n",
    )


def test_a_file_without_scenarios_has_not_passed(tmp_path: Path) -> None:
    path = tmp_path / "empty.md"
    path.write_text("# Nothing\n", encoding="utf-8")
    assert command("btwixt", str(path))[:2] == (1, f"{path}:1: there is no scenario in this file\n0 passed before it\n")


def test_a_wrong_command_is_told_apart_from_a_difference(tmp_path: Path) -> None:
    code, said, complaint = command("chess", str(tmp_path / "one.scenario"))
    assert (code, said) == (2, "")
    assert "there is no game called 'chess'" in complaint
    code, said, complaint = command("btwixt", str(tmp_path / "one.scenario"))
    assert (code, said) == (2, "")
    assert complaint.endswith("one.scenario: No such file or directory\n")
