"""`smallcouncil simulate` over several processes, with a balance report, and with games that are kept."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import smallcouncil as sc
from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.journal import GAMES, PLAN
from smallcouncil.cli import app
from smallcouncil.core.game import MOST_SEED
from smallcouncil.research.simulation import Played, Series, play, play_one

Started = Callable[..., "subprocess.Popen[str]"]
BTWIXT = ("btwixt", "--seats", "3", "--short", "--advanced", "--seed", "5")
PROGRAM = (sys.executable, "-W", "error", "-c", "from smallcouncil.cli import main; main()")


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("PYTHONPATH", str(Path(sc.__file__).parents[1]))


def _said(*words: str, code: int = 0) -> str:
    found: Any = CliRunner().invoke(app, ["simulate", *words])
    assert found.exit_code == code, found.output
    return str(found.output)


def _figures(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_said(*words, "--json"))
    del found["seconds"], found["games_per_second"]
    return found


def _series(games: int = 4, bots: tuple[str, ...] = ("random",) * 3, **more: Any) -> Series:
    setup = sc.game("btwixt").setup(3, 5, None, {"short": True})
    return Series("btwixt", setup, bots, games, **more)


# Series


def test_a_game_of_a_series_does_not_depend_on_the_others() -> None:
    series = _series(books=True)
    games = list(play(series))
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert play_one(series, 2) == games[2]
    assert len({game.history for game in games}) == 4
    state = series.start(2)
    assert state.setup.seed == 7
    for seat, action in games[2].history:
        state.act(seat, action)
    assert state.result is not None
    assert (state.result.winners, state.result.scores) == (games[2].winners, games[2].scores)
    assert state.game.accountant().read(state) == games[2].book


def test_several_processes_play_the_same_games() -> None:
    series = _series(6, ("greedy", "random", "random"), books=True)
    assert list(play(series, jobs=2)) == list(play(series))


def test_seeds_go_round_at_their_end() -> None:
    setup = sc.game("btwixt").setup(3, MOST_SEED, None, {})
    series = Series("btwixt", setup, ("random",) * 3, 2)
    assert [series.start(number).setup.seed for number in (0, 1)] == [MOST_SEED, 0]


def test_a_game_travels_as_json() -> None:
    game = play_one(_series(books=True), 1)
    assert Played.from_json(json.loads(json.dumps(game.json()))) == game


def test_kept_games_are_not_played_again_and_may_grow(tmp_path: Path) -> None:
    assert list(play(_series(3), folder=tmp_path)) == list(play(_series(3)))
    lines = (tmp_path / GAMES).read_text().splitlines()
    spoiled = json.loads(lines[1]) | {"scores": [99, 99, 99]}
    lines[1] = json.dumps(spoiled)
    (tmp_path / GAMES).write_text("\n".join(lines) + "\n" + lines[0][:50])
    again = list(play(_series(5), folder=tmp_path))
    assert [game.number for game in again] == [0, 1, 2, 3, 4]
    assert again[1].scores == (99, 99, 99)
    assert again[2:] == list(play(_series(5)))[2:]
    assert [game.number for game in play(_series(2), folder=tmp_path)] == [0, 1]
    assert len((tmp_path / GAMES).read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (_series(3, ("random", "random", "greedy")), "bots"),
        (_series(3, books=True), "books"),
        (Series("btwixt", sc.game("btwixt").setup(3, 6, None, {"short": True}), ("random",) * 3, 3), "seed"),
    ],
)
def test_a_folder_with_another_series_is_refused(tmp_path: Path, other: Series, name: str) -> None:
    list(play(_series(1), folder=tmp_path))
    with pytest.raises(ArenaError) as caught:
        list(play(other, folder=tmp_path))
    assert caught.value.key == "error-arena-other-plan"
    assert caught.value.details["name"] == name


# The command


def test_a_balance_report_is_written_and_told(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    shown = _said(*BTWIXT, "--bots", "ab:1", "--games", "6", "--jobs", "1", "--report", str(file))
    html = file.read_text(encoding="utf-8")
    assert "<h1>Balance of B&#x27;Twixt</h1>" in html
    assert "6 games with 3 seats, played by ab:1. Advanced game. Short game." in html
    leaders = shown[shown.index("\nLeaders\n") : shown.index("\nZero bids\n")]
    games = [int(count) for count in re.findall(r"^ \S.*?  +(\d+) +[\d.]+ %", leaders, re.MULTILINE)]
    assert sum(games) == 18
    assert re.search(r"^Rounds a game: mean 8, from 8 to 8$", shown, re.MULTILINE)
    assert f"The report with all plots: {file}" in " ".join(shown.split())
    again = shown.splitlines()[-1].strip()
    assert again == (
        "smallcouncil simulate btwixt --games 6 --seed 5 --bots ab:1,ab:1,ab:1 --seats 3 --advanced --short"
        f" --report {file}"
    )
    assert f"<pre>{again}</pre>" in html
    _said(*again.split()[2:])
    assert file.read_text(encoding="utf-8") == html


def test_the_report_speaks_german(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    shown = _said(*BTWIXT, "--bots", "random", "--games", "3", "--report", str(file), "--lang", "de")
    assert "\nAnführer\n" in shown
    assert "Runden je Partie: im Mittel 8, von 8 bis 8" in shown
    assert '<html lang="de">' in file.read_text(encoding="utf-8")
    assert "<h1>Ausgewogenheit von B&#x27;Twixt</h1>" in file.read_text(encoding="utf-8")


def test_json_has_the_accounts_only_beside_a_report(tmp_path: Path) -> None:
    words = (*BTWIXT, "--bots", "random", "--games", "4")
    assert "accounts" not in _figures(*words)
    figures = _figures(*words, "--report", str(tmp_path / "balance.html"))
    assert list(figures["accounts"]) == ["seat", "leader", "card", "ally", "bid"]
    assert [line["won"]["count"] for line in figures["accounts"]["seat"]] == [
        each["wins"] for each in figures["results"]
    ]
    assert figures["spreads"]["rounds"] == {"8": 4}


def test_knights_play_for_a_report_if_nobody_is_named(tmp_path: Path) -> None:
    words = ("hand-of-the-king", "--games", "1", "--seed", "2", "--jobs", "1")
    figures = _figures(*words, "--report", str(tmp_path / "balance.html"))
    assert [each["bot"] for each in figures["results"]] == ["knight", "knight"]
    assert [each["bot"] for each in _figures(*words)["results"]] == ["random", "random"]


def test_processes_change_nothing_in_what_is_written(tmp_path: Path) -> None:
    words = ("hand-of-the-king", "--games", "8", "--seed", "3", "--bots", "greedy,random")
    figures, kept = [], []
    for jobs in ("1", "2"):
        (tmp_path / jobs).mkdir()
        out, data = tmp_path / jobs / "games.jsonl", tmp_path / jobs / "games.parquet"
        for file in (out, data):
            figures.append(_figures(*words, "--jobs", jobs, "--out", str(file)))
            figures[-1].pop("reproduce")
        kept.append((out.read_bytes(), data.read_bytes()))
    assert figures == [figures[0]] * 4
    assert kept[0] == kept[1]


def test_a_report_that_cannot_be_written_is_known_before_the_games() -> None:
    begin = time.monotonic()
    said = _said(*BTWIXT, "--games", "100000", "--report", "/nowhere/balance.html", code=2)
    assert said.strip() == "Cannot write /nowhere/balance.html: there is no such folder."
    assert time.monotonic() - begin < 60


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_series_goes_on(tmp_path: Path, jobs: str, started: Started) -> None:
    folder, file = tmp_path / "kept", tmp_path / "balance.html"
    words = [*BTWIXT, "--bots", "ab:1", "--jobs", jobs, "--keep", str(folder), "--report", str(file)]
    process = started(*PROGRAM, "simulate", *words, "--games", "100000")
    while process.poll() is None and _lines(folder) < 8:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, "")
    assert int(out.split()[0]) <= _lines(folder)
    assert json.loads((folder / PLAN).read_text())["bots"] == ["ab:1"] * 3
    most = max(json.loads(line)["number"] for line in (folder / GAMES).read_text().splitlines()) + 2
    resumed = _figures(*words, "--games", str(most))
    fresh = _figures(*BTWIXT, "--bots", "ab:1", "--jobs", "1", "--games", str(most), "--report", str(file))
    assert resumed == fresh


def _lines(folder: Path) -> int:
    file = folder / GAMES
    return len(file.read_bytes().splitlines()) if file.exists() else 0
