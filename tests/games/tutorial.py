"""The game that docs/add-a-game.md builds, made from the page as it is written."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import smallcouncil

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
SOURCE = Path(smallcouncil.__file__).parents[1]
MAIN = Path("dragon_egg/__init__.py")
PROGRAM = (sys.executable, "-W", "error", "-c", "from smallcouncil.cli import main; main()")


class Block(NamedTuple):
    """A block of the page: a file if it has a title, or lines for a shell."""

    language: str
    title: str
    text: str


def blocks() -> Iterator[Block]:
    page = PAGE.read_text(encoding="utf-8")
    fenced = re.compile(r'^```(\w+)(?: title="([^"\n]+)")?\n(.*?)^```$', flags=re.MULTILINE | re.DOTALL)
    return (Block(*found) for found in fenced.findall(page))


def files() -> dict[Path, str]:
    return {Path(block.title): block.text for block in blocks() if block.title}


def write(folder: Path, name: Path, text: str) -> None:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def announce(folder: Path, points: Mapping[str, str], name: str = "dragon-egg") -> None:
    """What an installer leaves beside a package, so that Python finds its entry points."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    write(info, Path("METADATA"), f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = "".join(f"{slug} = {place}\n" for slug, place in points.items())
    write(info, Path("entry_points.txt"), f"[smallcouncil.games]\n{lines}")


def install(folder: Path) -> None:
    """`pip install -e .`, without asking a network: the entry points that the page's pyproject.toml names."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    announce(folder, project["entry-points"]["smallcouncil.games"], project["name"])


def environment(folder: Path, source: Path = SOURCE) -> dict[str, str]:
    """Where our program, the game and nothing of this machine's settings are found."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    own = {"PATH": programs, "HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "PYTHONUTF8": "1"}
    return own | {"PYTHONPATH": f"{source}{os.pathsep}{folder}", "LANG": "en_US.UTF-8", "COLUMNS": "200"}


def run(folder: Path, *words: str, text: str = "", source: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    """Our program with these words, to its end."""
    return subprocess.run(
        [*PROGRAM, *words],
        cwd=folder,
        env=environment(folder, source),
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
