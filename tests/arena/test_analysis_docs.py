"""docs/analysis.md: its Python runs, and its numbers are those of the program."""

import re
from pathlib import Path

import smallcouncil as sc
from smallcouncil.arena import analysis
from smallcouncil.arena.analysis import Analysis

TEXT = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")


def test_the_python_runs() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    names: dict[str, object] = {}
    exec(block, names)
    found = names["found"]
    assert isinstance(found, Analysis)
    assert found.turning_points
    assert found.complete


def test_the_example_is_solved_as_it_says() -> None:
    position = re.findall(r'solve "(.*?)"', TEXT)[0]
    found = sc.solve(sc.game("hand-of-the-king").start(position=position))
    assert (found.winner, found.margin) == (0, 1)


def test_the_accuracies_are_right() -> None:
    assert round(analysis.accuracy(0.1)) == 67
    assert round(analysis.accuracy(1 / 15)) == 77
