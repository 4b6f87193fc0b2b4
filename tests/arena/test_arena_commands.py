"""The commands as people type them."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from smallcouncil.cli import app
from smallcouncil.cli.contest_commands import again

RUN = CliRunner()


def _run(*words: str, code: int = 0) -> str:
    result = RUN.invoke(app, list(words))
    assert result.exit_code == code, result.output
    return result.output


def test_a_match_prints_its_result_and_the_line_that_repeats_it() -> None:
    said = _run("match", "greedy", "random", "--games", "6", "--jobs", "1")
    assert "6 games in" in said
    again = re.search(r"smallcouncil match greedy random --games 6 --seed (\d+)", said)
    assert again
    assert int(again[1]) > 2**64


def test_a_contest_goes_on_without_naming_its_seed(tmp_path: Path) -> None:
    words = ("match", "greedy", "random", "--games", "2", "--jobs", "1", "--json", "--out", str(tmp_path))
    first, second = json.loads(_run(*words)), json.loads(_run(*words))
    assert first["plan"]["seed"] == second["plan"]["seed"]
    assert f"--seed {first['plan']['seed']}" in (tmp_path / "report.html").read_text()
    refused = _run(*words, "--seed", "5", code=2)
    assert "holds another contest" in refused


def test_the_repeating_line_repeats_the_games() -> None:
    words = ("match", "greedy", "random", "--games=4", "--seats", "3", "--crows", "--jobs=1", "--json")
    first = json.loads(_run(*words))
    seed = first["plan"]["seed"]
    assert first["reproduce"] == f"smallcouncil match greedy random --games=4 --seats 3 --crows --seed {seed}"
    second = json.loads(_run(*first["reproduce"].split()[1:], "--json", "--jobs", "1"))
    for each in (*first["standings"], *second["standings"]):
        del each["times"]
    assert first["plan"]["options"]["crows"] is True
    assert first["standings"] == second["standings"]


def test_a_tournament_with_a_folder_leaves_report_and_records(tmp_path: Path) -> None:
    words = ("tournament", "greedy", "random", "novice", "--games", "2", "--jobs", "1", "--out", str(tmp_path / "t"))
    said = _run(*words)
    assert sorted(each.name for each in (tmp_path / "t").iterdir()) == [
        "games.jsonl",
        "plan.json",
        "records.jsonl",
        "report.html",
    ]
    assert "report.html" in said
    shown = _run("replay", str(tmp_path / "t" / "records.jsonl"), "--record", "6")
    assert "The record is good" in shown
    refused = _run(*words[:4], "--games", "4", "--out", str(tmp_path / "t"), code=2)
    assert "holds another contest" in refused


def test_a_ladder_takes_the_levels_by_itself() -> None:
    said = json.loads(_run("ladder", "--games", "2", "--no-companions", "--jobs", "1", "--json", "random", "novice"))
    assert said["plan"]["groups"] == [[0, 1]]
    assert said["plan"]["options"]["companions"] is False


def test_everything_speaks_german() -> None:
    said = _run("match", "greedy", "random", "--games", "2", "--jobs", "1", "--lang", "de")
    assert "2 Partien in" in said
    assert "Dieselben Partien noch einmal:" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("match", "greedy"), "A match here takes at least 2 bots and at most 2."),
        (("match",), "Which bots? Name at least two, for example: smallcouncil match greedy random"),
        (("match", "gredy", "random"), "There is no bot “gredy”."),
        (("match", "file:none.py", "random"), "“file:none.py” is no bot: there is no Python file “none.py”."),
        (("match", "greedy", "random", "--games", "0"), "“--games” needs a whole number, 1 or more."),
        (("match", "greedy", "random", "--move-time", "soon"), "“--move-time” needs a number in its range."),
        (("tournament", "greedy", "random", "--seats", "3"), "A tournament here takes at least 3 bots."),
        (("match", "greedy", "random", "--game", "chess"), "chess"),
    ],
)
def test_mistakes_are_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    said = _run(*words, "--lang", "en", code=2)
    assert sentence in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("command", ["match", "tournament", "ladder"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_explains_every_option(command: str, lang: str) -> None:
    said = _run(command, "--help", "--lang", lang)
    for option in ("--games", "--out", "--jobs", "--ray", "--move-time", "--memory", "--teams", "--json", "--seed"):
        assert option in said


def test_what_does_not_change_the_games_is_left_out_of_the_line() -> None:
    words = ["a", "b", "--out", "x y", "--jobs=3", "--json", "--ray", "--seed", "5", "--lang", "de", "program:sh x"]
    assert again("match", words, 5) == "smallcouncil match a b --seed 5 'program:sh x'"
