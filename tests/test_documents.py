"""The commands of all pages are understood; what those on bots, contests, balance and the solver say runs as written.

Pages with tests of their own (research, class, analysis, adding a game, records, positions) are tried there. What plays
many games is run by `make soak`.
"""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from smallcouncil.cli import app

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
PLAYED = ("bots.md", "arena.md", "balance.md", "openings.md")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def commands(page: Path) -> Iterator[list[str]]:
    """The words after `smallcouncil` of every line that a reader would type; `#` begins what is said about it."""
    for block in blocks(page, "[a-z]*"):
        for line in block.splitlines():
            if found := re.match(r"(?:\$ |\.venv/bin/)?smallcouncil( .*|$)", line):
                yield shlex.split(found[1], comments=True)


COMMANDS = [words for page in PAGES for words in commands(page)]


def test_the_commands_of_all_pages_are_understood() -> None:
    """Their names and options are there; nothing is run."""
    program = typer.main.get_command(app)
    assert len(COMMANDS) > 40
    for words in filter(None, COMMANDS):
        if "--lang" in words:  # belongs to the program, not to the command
            at = words.index("--lang")
            words = words[:at] + words[at + 2 :]
        with program.make_context("smallcouncil", list(words)) as whole:
            name, command, rest = program.resolve_command(whole, list(words))  # type: ignore[attr-defined]
            assert command.make_context(name, rest, parent=whole).params, words


@pytest.mark.parametrize("page", ["arena.md", "solver.md"])
def test_the_python_runs(page: str, tmp_path: Path) -> None:
    """All blocks one after another, in a file of their own, as somebody would try them."""
    tried = tmp_path / "tried.py"
    tried.write_text("\n".join(blocks(ROOT / "docs" / page, "python")), encoding="utf-8")
    run = subprocess.run([sys.executable, str(tried)], capture_output=True, text=True, cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the bot that docs/bots.md ends up with, and with the examples."""
    folder = tmp_path_factory.mktemp("desk")
    (folder / "my_bot.py").write_text(blocks(ROOT / "docs" / "bots.md", "python")[-1], encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    return folder


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="brought bots need POSIX")
@pytest.mark.parametrize("words", [words for page in PLAYED for words in commands(ROOT / "docs" / page)], ids=" ".join)
def test_what_is_to_be_played_is_played(words: list[str], desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order: what one command writes another one reads. Whoever is asked something leaves."""
    monkeypatch.chdir(desk)
    result = CliRunner().invoke(app, words, input="")
    assert result.exit_code == 0, result.output
