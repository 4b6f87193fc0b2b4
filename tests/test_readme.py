"""The README's Python runs as it is written."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import smallcouncil as sc

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_a_game_in_three_lines() -> None:
    names: dict[str, object] = {}
    assert len(BLOCKS[0].splitlines()) == 3
    exec(BLOCKS[0], names)
    state = names["state"]
    assert isinstance(state, sc.State)
    assert state.result is not None
    assert len(state.result.winners) == 1


@pytest.mark.parametrize("block", BLOCKS[1:])
def test_the_other_examples_run(block: str) -> None:
    names: dict[str, object] = {"sc": sc}
    exec(block, names)
    state = names["state"]
    assert isinstance(state, sc.State)
    assert state.history, "the example decides something"


def test_the_examples_pass_strict_types(tmp_path: Path) -> None:
    """As somebody would see them who copies them into a file and has the types checked."""
    files = []
    for number, block in enumerate(BLOCKS):
        files.append(tmp_path / f"example_{number}.py")
        known = "" if "import smallcouncil as sc" in block else "import smallcouncil as sc\n\n"
        files[-1].write_text(known + block, encoding="utf-8")
    words = (sys.executable, "-m", "mypy", "--strict", *map(str, files))
    checked = subprocess.run(words, capture_output=True, text=True, cwd=README.parent)
    assert checked.returncode == 0, checked.stdout
