"""The contest of a class: who takes part, who meets whom, what is kept, and what is told."""

import csv
import json
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from smallcouncil.arena.classroom.book import Book, Played, Terms, table_of
from smallcouncil.arena.classroom.entrants import Entrant, enter, find
from smallcouncil.arena.classroom.pairing import Programme, programme
from smallcouncil.arena.classroom.report import page
from smallcouncil.arena.playing import Finished, Forfeit, Times
from smallcouncil.bots.sandbox import Limits
from smallcouncil.cli import app
from smallcouncil.cli.class_command import duration
from smallcouncil.core import records
from smallcouncil.locale import texts

posix = pytest.mark.skipif(os.name != "posix", reason="brought bots need POSIX")
FIRST = "def choose(p):\n    return p.words[0]\n"
LAST = "def choose(p):\n    return p.words[-1]\n"
CRASHES = "def choose(p):\n    assert len(p.view['areas'][p.seat]) < 3, 'too many'\n    return p.words[0]\n"
SHELL = """#!/bin/sh
while read -r line; do
  case "$line" in *'"type":"decide"'*) echo "$line" | sed 's/.*"legal":\\["\\([^"]*\\)".*/\\1/' ;; esac
done
"""
SPY = """
import os, pathlib
def choose(p):
    here = pathlib.Path(__file__).resolve().parent
    found = [path.name for path in here.rglob('*')] + [path.name for path in here.parent.glob('*')]
    assert found.count('first.py') == 0 and 'plan.json' not in found and here.parent.name == 'bots', found
    assert not (here.parent.parent / 'plan.json').exists()
    return p.words[0]
"""


def _class(folder: Path, *words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["class", str(folder), "--jobs", "1", *words])
    assert result.exit_code == code, result.output
    return result.output


def _write(folder: Path, **bots: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in bots.items():
        (folder / f"{name}.py").write_text(text)
    return folder


def _table(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


@posix
def test_a_class_plays_what_is_new_and_tells_of_it(tmp_path: Path) -> None:
    folder = _write(tmp_path / "bots", first=FIRST, last=LAST, crashes=CRASHES, broken="def choose(p:\n")
    (folder / "shell").write_text(SHELL)
    (folder / "shell").chmod(0o755)
    said = _class(folder, "--games", "2", "--failures", "1")
    assert "alls" in said.splitlines()[0] + said.splitlines()[1], "the walls are named before anything is played"
    assert "broken: is out: it cannot answer the first question of a game" in said
    assert "SyntaxError" in said
    assert re.search(r"Everybody meets everybody: 12 games of 4 bots, about \d+ seconds", said)
    assert "crashes: is out after a failure: " in said
    out = folder / "results"
    standings = {row["name"]: row for row in _table(out / "standings.csv")}
    assert standings["broken"]["status"] == "out: it ended with exit code 1. SyntaxError: '(' was never closed"
    assert standings["crashes"]["status"] == "out: it ended with exit code 1. AssertionError: too many"
    assert {name for name, row in standings.items() if row["status"] == "in"} == {"first", "last", "shell"}
    games = _table(out / "games.csv")
    lines = (out / "records.jsonl").read_text().splitlines()
    assert len(games) == len(lines)
    assert " | ".join(records.players(lines[0])) == games[0]["seats"]
    report = (out / "report.html").read_text()
    assert "http" not in report.replace("http-equiv", "").replace("http://www.w3.org", "")
    assert "smallcouncil replay" in report
    assert "smallcouncil analyse" in report
    seed = str(json.loads((out / "plan.json").read_text())["seed"])
    assert len(seed) > 20
    assert seed not in report + said
    before = len(games)
    assert "Nothing is new" in _class(folder, "--games", "2", "--failures", "1")
    assert len(_table(out / "games.csv")) == before
    (folder / "last.py").write_text(LAST + "# better\n")
    assert "4 games of 3 bots" in _class(folder, "--games", "2", "--failures", "1")
    assert len(_table(out / "games.csv")) == before + 4
    assert {row["name"]: row["games"] for row in _table(out / "standings.csv")}["last"] == "4"


@posix
def test_a_bot_finds_neither_the_others_nor_the_book(tmp_path: Path) -> None:
    """Where bubblewrap builds its walls; elsewhere it is said that there are none."""
    folder = _write(tmp_path / "bots", first=FIRST, spy=SPY)
    said = _class(folder, "--games", "2")
    if "files" not in said.partition("Missing here")[0]:
        pytest.skip("no walls around files on this machine")
    assert [row["status"] for row in _table(folder / "results" / "standings.csv")] == ["in", "in"]


@posix
def test_interrupted_is_not_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = _write(tmp_path / "bots", first=FIRST)
    kept: list[int] = []
    add = Book.add

    def adding(book: Book, *words: Any) -> list[Played]:
        found = add(book, *words)
        kept.append(len(found))
        if len(kept) == 3:
            raise KeyboardInterrupt
        return found

    monkeypatch.setattr(Book, "add", adding)
    said = _class(folder, "--games", "6", "--with", "random", code=130)
    assert "Every finished game is in" in said
    monkeypatch.undo()
    assert len(_table(folder / "results" / "games.csv")) == 3
    _class(folder, "--games", "6", "--with", "random")
    assert len(_table(folder / "results" / "games.csv")) >= 6


@posix
@pytest.mark.parametrize("game", ["btwixt", "stark-vs-lannister", "legendary"])
def test_every_game_has_its_class(tmp_path: Path, game: str) -> None:
    folder = _write(tmp_path / "bots", first=FIRST)
    said = _class(folder, "--game", game, "--games", "1", "--with", "random", "--with", "novice", "--time", "1s")
    assert "2 games" in said or "3 games" in said or "games of 3 bots" in said
    assert (folder / "results" / "report.html").exists()


def test_what_cannot_be_played_is_a_clear_line(tmp_path: Path) -> None:
    assert "There is no folder" in _class(tmp_path / "none", code=2)
    (tmp_path / "empty").mkdir()
    assert "No bots in" in _class(tmp_path / "empty", code=2)
    folder = _write(tmp_path / "bots", twin=FIRST, novice=FIRST)
    (folder / "twin.sh").write_text(SHELL)
    (folder / "twin.sh").chmod(0o755)
    said = _class(folder, "--with", "novice")
    assert "twin.py: does not play, because several files have one name: twin.py, twin.sh" in said
    assert "novice.py: does not play, because a bot of the house" in said
    assert "Only 1 bot can play" in said
    assert "takes a time such as 90s" in _class(folder, "--time", "soon", code=2)
    assert "--first-move" in _class(folder, "--first-move", "1s", "--move-time", "2", code=2)
    assert "--pairing" in _class(folder, "--pairing", "knockout", code=2)
    assert "is no bot" in _class(folder, "--with", "kinght", code=2)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root reads everything")
def test_an_unreadable_file_is_told(tmp_path: Path) -> None:
    folder = _write(tmp_path / "bots", shut=FIRST)
    (folder / "shut.py").chmod(0)
    _, rejected = find(folder, tmp_path / "shelf")
    assert [(each.file, each.reason) for each in rejected] == [("shut.py", "unreadable")]


def test_a_bot_brings_the_folder_of_its_name(tmp_path: Path) -> None:
    folder = _write(tmp_path / "bots", mine=FIRST)
    (folder / "mine").mkdir()
    (folder / "mine" / "weights.txt").write_text("1")
    one = enter(folder / "mine.py", tmp_path / "shelf")
    assert (Path(one.code.removeprefix("file:")).parent / "mine" / "weights.txt").read_text() == "1"
    (folder / "mine" / "weights.txt").write_text("2")
    two = enter(folder / "mine.py", tmp_path / "shelf")
    assert one.name == two.name == "mine"
    assert one.digest != two.digest


def test_a_bot_never_brings_the_results(tmp_path: Path) -> None:
    folder = _write(tmp_path / "bots", results=FIRST)
    (folder / "results").mkdir()
    (folder / "results" / "plan.json").write_text("the seed")
    entrant = enter(folder / "results.py", folder / "results" / "bots")
    own = Path(entrant.code.removeprefix("file:")).parent
    assert [path.name for path in own.rglob("*")] == ["results.py"]


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("10m", 600), ("2h", 7200), ("15", 15), ("250ms", 0.25)])
def test_times_are_read(text: str, seconds: float) -> None:
    assert duration("--time", text) == seconds


# -- who meets whom


def _cost(each: float) -> Callable[[Iterable[str]], float]:
    return lambda names: each * len(tuple(names))


def _meetings(wish: Programme, shares: dict[str, float]) -> list[tuple[str, ...]]:
    found = []
    while group := wish.chooser.next(shares, ()):
        found.append(group)
    return found


def test_by_the_time_everybody_meets_everybody_or_neighbours_do() -> None:
    names = [f"b{number:02}" for number in range(12)]
    full = programme(names, 2, Counter(), 10, _cost(1.0), 66 * 5 * 2)
    assert (full.kind, full.meetings, full.games) == ("all", 330, 660)
    less = programme(names, 2, Counter(), 10, _cost(1.0), 66 * 5 * 2 - 1)
    assert (less.kind, less.meetings) == ("all", 66 * 4)
    assert programme(names, 2, Counter(), 10, _cost(1.0), 66 * 2).meetings == 66
    assert programme(names, 2, Counter(), 10, _cost(1.0), 66 * 2 - 1).kind == "swiss"
    swiss = programme(names, 2, Counter(), 10, _cost(1.0), 61)
    assert (swiss.kind, swiss.meetings, swiss.seconds) == ("swiss", 30, 60)
    shares = {name: number / 12 for number, name in enumerate(names)}
    played = _meetings(swiss, shares)
    assert len(set(played)) == len(played) == swiss.meetings
    count = Counter(name for group in played for name in group)
    assert max(count.values()) - min(count.values()) <= 1
    apart = [abs(shares[a] - shares[b]) for a, b in played[:6]]
    assert max(apart) < 0.1, "those who stand alike meet first"


def test_more_sides_meet_in_groups_that_are_drawn() -> None:
    names = [f"b{number}" for number in range(9)]
    wish = programme(names, 4, Counter(), 4, _cost(1.0), 40)
    assert wish.kind == "groups"
    played = _meetings(wish, {})
    assert all(len(set(group)) == 4 for group in played)
    count = Counter(name for group in played for name in group)
    assert max(count.values()) - min(count.values()) <= 1


def test_only_who_is_new_lacks_games() -> None:
    met = Counter({frozenset(pair): 4 for pair in (("a", "b"), ("a", "c"), ("b", "c"))})
    wish = programme(["a", "b", "c", "new"], 2, met, 4, _cost(1.0))
    assert set(_meetings(wish, {})) == {("a", "new"), ("b", "new"), ("c", "new")}
    assert wish.games == 12


def test_who_is_out_is_not_met() -> None:
    wish = programme(["a", "b", "c"], 2, Counter(), 2, _cost(1.0))
    assert wish.chooser.next({}, {"a"}) == ("b", "c")
    assert wish.chooser.next({}, {"a"}) is None


# -- what is told


def _book(folder: Path, failures: int = 3) -> Book:
    return Book(folder, Terms.of("hand-of-the-king", 2, {}, Limits(), failures))


def _game(names: str, forfeits: tuple[Forfeit, ...] = ()) -> Finished:
    lost = bool(forfeits)
    ranks, points = ((2, 1), (0.0, 1.0)) if lost else ((1, 2), (1.0, 0.0))
    record = records.write(Terms.of("hand-of-the-king", 2, {}, Limits(), 3) and _start(), list(names))
    times = (Times(1, 0.1, 0.1, 5.0), Times(1, 0.1, 0.1, 5.0))
    return Finished(0, 0, 0, 0, 1, (0, 1), ranks, (1, 2), points, 0, forfeits, times, record)


def _start() -> Any:
    import smallcouncil as sc

    return sc.game("hand-of-the-king").start(seed=1)


def test_who_failed_too_often_is_out_and_its_games_count_for_nobody(tmp_path: Path) -> None:
    book = _book(tmp_path, failures=2)
    a, b, c = (Entrant(name, name, f"{name}1", f"{name}.py") for name in "abc")
    failed = (Forfeit(0, "crash", "it ended", 3, "Traceback\nValueError: <oh>"),)
    book.add(0, [a, b], [_game("ab", failed)])
    book.add(1, [b, c], [_game("bc")])
    assert not book.is_out(a)
    assert book.outcome([a, b, c]).tally(1).games == 2  # type: ignore[union-attr]
    book.add(2, [a, c], [_game("ac", failed)])
    assert book.is_out(a)
    outcome = book.outcome([a, b, c])
    assert outcome is not None
    assert [each.label for each in outcome.standings] == ["b", "c"]
    assert len(outcome.games) == 1
    told = page(texts("en", "hand-of-the-king"), book, [a, b, c], [], "")
    assert "is out after 2 failures" in told
    assert "ValueError: &lt;oh&gt;" in told
    better = Entrant("a", "a", "a2", "a.py")
    assert not book.is_out(better), "another version begins anew"
    book.close()


def test_a_book_is_read_again_and_keeps_its_seed(tmp_path: Path) -> None:
    book = _book(tmp_path)
    a, b = (Entrant(name, name, f"{name}1") for name in "ab")
    book.add(0, [a, b], [_game("ab")])
    first, seed = book.meeting([a, b], 1).seed, book.seed
    book.close()
    again = _book(tmp_path)
    assert again.seed == seed
    assert [game.names for game in again.games] == [("a", "b")]
    assert again.meeting([a, b], 1).seed == first
    assert again.meeting([Entrant("a", "a", "a2"), b], 1).seed != first, "a new version meets other deals"
    again.close()


def test_a_name_is_no_formula() -> None:
    assert table_of([["=1+1", "@x", "fine", -3]]) == "'=1+1,'@x,fine,-3\r\n"
