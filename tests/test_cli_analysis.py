"""`smallcouncil solve` and `smallcouncil analyse`, run as a person runs them."""

import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pexpect
import pytest
from typer.testing import CliRunner

import smallcouncil as sc
from smallcouncil.cli import app
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.solving import Solution

SLUG = "hand-of-the-king"
SOURCE = str(Path(sc.__file__).parents[1])
PROGRAM = (sys.executable, "-W", "error", "-c", "from smallcouncil.cli import main; main()")
VOID = ("meta", "img", "br", "link", "input", "hr")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("PYTHONPATH", SOURCE)


def run(*words: str, text: str = "") -> Any:
    return CliRunner().invoke(app, list(words), input=text)


def refused(*words: str) -> str:
    done = run(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    return str(done.stderr.rstrip("\n"))


def played_on(seed: int, decisions: int | None = None, **options: bool | int) -> State:
    """A game played at random, for some decisions or to its end."""
    state, luck = sc.game(SLUG).start(seed=seed, **options), Chance(seed)
    while state.awaiting and (decisions is None or len(state.history) < decisions):
        state.act(state.awaiting[0], luck.choice(state.actions(state.awaiting[0])))
    return state


@pytest.fixture
def position() -> str:
    return str(played_on(5, 18, companions=False).position())  # type: ignore[attr-defined]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played_on(5, companions=False).record())
    return path


# solve


def test_solve_says_who_wins_and_how_and_checks_it(position: str) -> None:
    done = subprocess.run([*PROGRAM, "solve", position], capture_output=True, text=True, timeout=100, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    found = sc.solve(sc.game(SLUG).start(position=position))
    assert found.winner is not None
    assert found.margin is not None
    banners = f"{abs(found.margin)} banner{'s' * (abs(found.margin) != 1)}"
    assert lines[0] == f"Seat {found.winner + 1} wins with perfect play, ahead by {banners}."
    assert lines[1] == "The best line:"
    assert len(lines) == len(found.line) + 4
    assert re.fullmatch(r"   1\. Seat [12]: Move (up|down|left|right), declare House \w+", lines[2])
    assert lines[-2] == "Checked: the line was played to its end, and it ends as said."
    assert re.fullmatch(rf"{found.nodes} positions searched in [\d.]+ s", lines[-1])


def test_solve_gives_all_as_json(position: str) -> None:
    done = run("solve", position, "--json")
    found = sc.solve(sc.game(SLUG).start(position=position))
    told = json.loads(done.stdout)
    assert (told["outcome"], told["margin"], told["winner"]) == (found.outcome, found.margin, found.winner)
    assert (told["line"], told["checked"], told["exact"]) == (list(found.line), True, True)


def test_solve_without_margin_asks_only_who_wins(position: str) -> None:
    told = json.loads(run("solve", position, "--json", "--no-margin").stdout)
    shown = run("solve", position, "--no-margin").stdout.splitlines()
    assert shown[0] == f"Seat {told['winner'] + 1} wins with perfect play."
    assert "Proved so far" not in shown[1]
    assert told["margin"] is None


def test_solve_reads_a_record_the_input_and_a_file_with_a_position(position: str, tmp_path: Path) -> None:
    record, line = tmp_path / "game.json", tmp_path / "position.txt"
    record.write_text(played_on(5, 18, companions=False).record())
    line.write_text(position + "\n")
    answers = [run("solve", position, "--json"), run("solve", str(record), "--json"), run("solve", str(line), "--json")]
    answers += [run("solve", "-", "--json", text=position), run("solve", "-", "--json", text=record.read_text())]
    told = [json.loads(answer.stdout) for answer in answers]
    for each in told:
        del each["seconds"]
    assert told == [told[0]] * 5


def test_unknown_is_said_honestly(position: str) -> None:
    done = run("solve", position, "--nodes", "3")
    assert done.exit_code == 1
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Unknown: the budget ran out before the outcome was proved.")
    assert lines[1] == "Proved so far: the lead of Seat 1 at the end lies between -7 and 7."
    assert "Checked" not in done.stdout
    german = run("solve", position, "--nodes", "3", "--lang", "de").stdout
    assert german.startswith("Unbekannt: Das Budget war aufgebraucht, bevor der Ausgang bewiesen war.")


def test_a_line_that_ends_otherwise_is_not_hidden(position: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Solution, "check", lambda *_: False)
    assert "Not confirmed: the line was played to its end, and it ends otherwise." in run("solve", position).stdout


def test_a_finished_game_is_told_as_finished(record: Path) -> None:
    result = sc.replay(record.read_text()).result
    assert result is not None
    shown = run("solve", str(record)).stdout
    assert shown.startswith(f"The game is over. Seat {result.winners[0] + 1} wins with ")


# What is wrong


def test_what_cannot_be_solved_is_one_sentence(tmp_path: Path) -> None:
    three = str(played_on(1, 4, seats=3).position())  # type: ignore[attr-defined]
    assert refused("solve", three) == (
        "This position cannot be solved: the solver is for two seats, and this game has 3."
    )
    assert refused("solve", three, "--lang", "de").startswith("Diese Stellung lässt sich nicht lösen")


@pytest.mark.parametrize("command", ["solve", "analyse"])
def test_bad_input_is_one_sentence_in_both_languages(command: str, tmp_path: Path) -> None:
    assert refused(command, "nowhere.json") == "Cannot read nowhere.json: there is no such file."
    assert refused(command, "nowhere.json", "--lang", "de").startswith("nowhere.json lässt sich nicht lesen")
    assert refused(command, "no such position").startswith("The position cannot be read, column ")
    assert refused(command, "no such position", "--lang", "de").startswith("Die Stellung ist nicht lesbar, Spalte ")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert refused(command, str(broken)).startswith("The record cannot be read, line 1: ")
    assert refused(command, "-", "--seconds", "x") == "“--seconds” needs a number in its range."
    assert refused(command, "-", "--nodes", "-4") == "“--nodes” needs a whole number, 0 or more."


def test_missing_arguments_are_asked_for() -> None:
    assert refused("solve") == "Which position? Give one in quotation marks, or a file with a record."
    assert refused("analyse", "--lang", "de").startswith("Welche Partie? Nenne eine Datei")


@pytest.mark.parametrize("command", ["solve", "analyse"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_command_explains_itself(command: str, lang: str) -> None:
    done = run(command, "--help", "--lang", lang)
    assert done.exit_code == 0
    for option in ("--nodes", "--seconds", "--json", "--record"):
        assert option in done.stdout


# analyse


def test_analyse_a_record_for_real(record: Path, tmp_path: Path) -> None:
    page, sheet = tmp_path / "game.html", tmp_path / "values.json"
    words = ["analyse", str(record), "--nodes", "2000", "--html", str(page), "--json", str(sheet)]
    done = subprocess.run([*PROGRAM, *words], capture_output=True, text=True, timeout=110, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(sheet.read_text())
    state = sc.replay(record.read_text())
    assert len(told["decisions"]) == len(state.history)
    assert "Turning points" in done.stdout
    for report in told["reports"]:
        assert re.search(rf"Seat {report['seat'] + 1} +{report['accuracy']:.1f}".rstrip("0").rstrip("."), done.stdout)
    assert done.stdout.splitlines()[-2:] == [f"Written: {sheet}", f"Written: {page}"]
    check_page(page.read_text(), "en")


def test_analyse_a_position_to_the_output(position: str) -> None:
    told = json.loads(run("analyse", position, "--nodes", "200000", "--json", "-").stdout)
    state = sc.game(SLUG).start(position=position)
    assert [value["word"] for value in told["decisions"][0]["values"]] != []
    assert {value["word"] for value in told["decisions"][0]["values"]} == set(state.words(state.awaiting[0]))
    assert told["decisions"][0]["played"] is None


def test_analyse_a_position_in_german(position: str) -> None:
    shown = run("analyse", position, "--nodes", "200000", "--lang", "de").stdout
    assert shown.startswith("Analyse: Hand des Königs, 2 Plätze")
    assert "Varys nach " in shown
    assert re.search(r"(gewonnen|verloren) \([+−]\d\)", shown)


@pytest.mark.parametrize("options", [{"seats": 3, "crows": True}, {"seats": 4, "teams": True}])
def test_the_page_of_a_larger_table(options: dict[str, int], tmp_path: Path) -> None:
    record, page = tmp_path / "game.json", tmp_path / "game.html"
    record.write_text(played_on(2, **options).record())
    done = run("analyse", str(record), "--nodes", "100", "--html", str(page), "--lang", "de")
    assert done.exit_code == 0, done.output
    check_page(page.read_text(), "de")


def test_one_of_several_records(tmp_path: Path) -> None:
    games = [played_on(seed, companions=False) for seed in (1, 2)]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(json.loads(game.record())) + "\n" for game in games))
    told = json.loads(run("analyse", str(path), "--record", "2", "--nodes", "50", "--json", "-").stdout)
    assert told["seed"] == 2
    assert "There is no record 3" in refused("analyse", str(path), "--record", "3")


def test_a_page_that_cannot_be_written_is_one_sentence(position: str, tmp_path: Path) -> None:
    done = run("analyse", position, "--nodes", "50", "--html", str(tmp_path / "no" / "page.html"))
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1


def test_a_stop_leaves_with_what_was_found(record: Path) -> None:
    words = [*PROGRAM[1:], "analyse", str(record), "--seconds", "60"]
    child = pexpect.spawn(PROGRAM[0], words, encoding="utf-8", timeout=100, dimensions=(50, 120))
    child.expect("Looking at every decision")
    child.expect(r"[1-9]\d*/\d+")
    child.sendintr()
    child.expect("This is not all: the analysis was stopped after")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


# The page


class Strict(HTMLParser):
    """Every element is closed in its turn, no id comes twice, and nothing is fetched or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []
        assert all(not name.startswith("on") for name in given)
        assert (given.get("src") or "data:").startswith("data:image/svg+xml;base64,") or tag != "img"
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str, lang: str) -> None:
    page = Strict()
    page.feed(text)
    page.close()
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert {"svg", "polyline", "table"} <= page.seen
    assert "script" not in page.seen
    assert f'<html lang="{lang}">' in text
    assert "prefers-color-scheme:dark" in text
    assert "http://" not in text
    assert "https://" not in text
