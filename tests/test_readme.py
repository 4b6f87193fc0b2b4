"""The README's Python runs as it is written."""

import re
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
