"""docs/class.md: its bots play as they stand, and with time (`make soak`) reach the checkpoints that it names."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from smallcouncil.cli import app

TEXT = (Path(__file__).parents[2] / "docs" / "class.md").read_text(encoding="utf-8")
TEXT_TO_SAVE = TEXT.replace("(the `_` keeps it out of the contest)", "")
SAVED = re.findall(r"`(\w+\.py)`[^`]*?:\n\n```python\n(.*?)```", TEXT_TO_SAVE, re.DOTALL)
CHECKPOINTS = re.findall(r"Checkpoint: (\d+) % against `(\w+)`[^`]*```sh\nsmallcouncil (match [^\n]+)\n```", TEXT)
pytestmark = pytest.mark.skipif(os.name != "posix", reason="brought bots need POSIX")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files of the handout, and what was learned there."""
    folder = tmp_path_factory.mktemp("course")
    for name, block in SAVED:
        (folder / name).write_text(block)
    subprocess.run([sys.executable, "_train.py"], cwd=folder, check=True, timeout=600)
    return folder


def _run(*words: str) -> str:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_the_handout_is_whole(desk: Path) -> None:
    assert sorted(path.name for path in desk.glob("*.py")) == ["_train.py", "greedy.py", "learned.py", "search.py"]
    assert len(json.loads((desk / "learned" / "weights.json").read_text())) == 15
    assert [found[1] for found in CHECKPOINTS] == ["random", "novice", "novice"]


def test_its_bots_meet(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(desk)
    command = re.findall(r"smallcouncil (class \. [^\n]+)", TEXT)[0]
    said = _run(*command.replace("10m", "1s").split(), "--games", "1", "--jobs", "1")
    assert "games of 5 bots" in said


@pytest.mark.slow
@pytest.mark.parametrize(("share", "level", "command"), CHECKPOINTS)
def test_the_checkpoints_are_reached(
    desk: Path, monkeypatch: pytest.MonkeyPatch, share: str, level: str, command: str
) -> None:
    monkeypatch.chdir(desk)
    found = json.loads(_run(*command.split(), "--seed", "1", "--json"))
    mine = next(each for each in found["standings"] if each["bot"] == 0)
    assert 100 * mine["share"] >= int(share)
    assert mine["forfeits"] == 0
