"""What a contest says of the walls around brought bots, and what a bot behind them can learn of its deals."""

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from smallcouncil import arena
from smallcouncil.arena import walled
from smallcouncil.arena.journal import TELLING
from smallcouncil.arena.plan import make_plan
from smallcouncil.arena.report import page
from smallcouncil.arena.walled import walls_around, walls_said
from smallcouncil.bots.sandbox import Limits
from smallcouncil.bots.walls import Walls
from smallcouncil.cli import app
from smallcouncil.locale import texts

pytestmark = pytest.mark.skipif(os.name != "posix", reason="bots of your own need a POSIX system")

PATIENT = Limits(move=60.0, game=300.0, start=60.0, memory=1024)


def _file(folder: Path, text: str) -> str:
    folder.mkdir(exist_ok=True)
    (folder / "bot.py").write_text(text, encoding="utf-8")
    return f"file:{folder / 'bot.py'}"


SAID = {
    "en": [
        (Walls(), "No walls stand around brought bots here, only limits for each of their processes."),
        (
            Walls(orphans=True),
            "Walls around brought bots: what a bot leaves behind is ended."
            " Missing here: other processes, files, network, memory, nothing outlives its game.",
        ),
        (
            Walls(processes=True, files=True, network=True, memory=True, children=True),
            "Walls around brought bots: other processes, files, network, memory, nothing outlives its game.",
        ),
    ],
    "de": [
        (Walls(), "Um mitgebrachte Bots stehen hier keine Mauern, nur Grenzen für jeden ihrer Prozesse."),
        (
            Walls(processes=True, files=True, network=True, children=True),
            "Mauern um mitgebrachte Bots: fremde Prozesse, Dateien, Netz, nichts überlebt seine Partie."
            " Hier fehlen: Speicher.",
        ),
    ],
}


@pytest.mark.parametrize("lang", SAID)
def test_the_walls_are_one_line(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = make_plan("match", ("random", "greedy"), game="hand-of-the-king", games=2)
    say = texts(lang, "hand-of-the-king")
    assert walls_said(say, plan) == ""
    for walls, sentence in SAID[lang]:
        monkeypatch.setattr(walled, "walls_around", lambda codes, walls=walls: walls)
        assert walls_said(say, plan) == sentence


def test_a_match_says_its_walls_first_and_in_its_report(tmp_path: Path) -> None:
    code = _file(tmp_path / "bot", "def choose(p):\n    return p.words[0]\n")
    words = ["match", code, "random", "--games", "2", "--jobs", "1", "--json", "--out", str(tmp_path / "out")]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    said = walls_said(
        texts("en", "hand-of-the-king"), make_plan("match", (code, "random"), game="hand-of-the-king", games=2)
    )
    assert done.stderr.splitlines()[0] == said
    assert said in (tmp_path / "out" / "report.html").read_text()
    found = walls_around((code,))
    assert found is not None
    assert json.loads(done.stdout)["walls"] == {"standing": list(found.standing), "missing": list(found.missing)}


LOOKS = """
def choose(perspective):
    for path in {paths}:
        try:
            assert not open(path).read(), path
        except OSError:
            pass
    return perspective.words[0]
"""


def test_a_bot_cannot_read_the_plan_of_its_own_contest(tmp_path: Path) -> None:
    """The folder of the contest lies in the folder of the bot, as it does for whoever works in one folder."""
    code = _file(tmp_path, LOOKS.format(paths=[str(tmp_path / "out" / name) for name in TELLING]))
    found = walls_around((code,))
    if found is None or not found.files:
        pytest.skip("no wall around files here")
    result = arena.play_match(code, "random", games=2, seed=1, limits=PATIENT, out=tmp_path / "out")
    assert result.outcome.forfeited == ()
    assert json.loads((tmp_path / "out" / "plan.json").read_text())["seed"] == 1


SEEDS = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        print("seed", message["seed"], file=sys.stderr, flush=True)
        sys.exit(1)
"""


def test_the_seed_that_a_bot_is_told_is_neither_the_deal_nor_its_neighbour(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(SEEDS)
    code = f"program:python3 {tmp_path / 'bot.py'}"
    told = []
    for seed in (1, 1, 2):
        game = arena.play_match(code, "random", games=1, seed=seed, limits=PATIENT).outcome.games[0]
        told.append(int(game.forfeits[0].stderr.split()[1]))
        assert abs(told[-1] - game.seed) > 1000
    assert told[0] == told[1] != told[2]


COMPILES = """
from numba.core import event
from smallcouncil import bots
def choose(perspective):
    with event.install_recorder("numba:compile") as compiled:
        bots.prepare(perspective.game)
    assert not compiled.buffer, compiled.buffer[:3]
    return perspective.words[0]
"""


def test_a_bot_behind_walls_uses_what_was_compiled_before(tmp_path: Path) -> None:
    """It cannot write beside the source; compiling it all again would take its whole time."""
    code = _file(tmp_path / "bot", COMPILES)
    result = arena.play_match(code, "random", games=1, seed=1, limits=PATIENT)
    assert [(each.reason, each.stderr) for game in result.outcome.forfeited for each in game.forfeits] == []


def test_the_report_of_bots_of_the_house_has_no_walls() -> None:
    outcome = arena.play_match("greedy", "random", games=2, seed=1).outcome
    assert "Walls" not in page(texts("en", "hand-of-the-king"), outcome, "again")
