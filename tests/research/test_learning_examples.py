"""The examples that learn with PyTorch: they run, and what they have learned can be loaded. Skipped without PyTorch."""

import importlib
import re
import shlex
from pathlib import Path

import numpy
import pytest

from tests.research.test_research_docs import ROOT, example

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")


def wins(said: str) -> list[str]:
    return re.findall(r"^wins [\d.]+% against \w+ \([\d.]+% to [\d.]+%\); fair would be 50.0%$", said, re.MULTILINE)


def test_self_play_learns_and_can_be_loaded(tmp_path: Path) -> None:
    kept = str(tmp_path / "agent.pt")
    words = ("examples/selfplay_ppo.py", "--at-once", "32", "--seed", "3", "--games", "6", "--against", "random")
    said = example(*words, "--minutes", "0.05", "--save", kept)
    lessons = re.search(r"^(\d+) lessons of 2048 decisions$", said, re.MULTILINE)
    assert lessons
    assert int(lessons[1]) > 0
    assert said.endswith(f"reproduce: python {shlex.join((*words, '--minutes', '0.05', '--save', kept))}\n")
    loaded = example(*words, "--minutes", "0", "--load", kept)
    assert wins(loaded) == wins(said) != []


def test_an_advantage_compares_decisions_of_one_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats 0, 1, 0 decide, and the third decision ends the game: 1 for seat 0, -1 for seat 1; then 1 is to decide."""
    monkeypatch.syspath_prepend(ROOT / "examples")
    selfplay_ppo = importlib.import_module("selfplay_ppo")
    expected = [0.2, 0.3, 0.5]

    def step(number: int, seat: int, value: float, paid: tuple[float, float]) -> tuple[object, ...]:
        before = tuple(numpy.full(1, number) for _ in range(4))
        ended = numpy.array([any(paid)])
        return (
            before,
            numpy.ones(1, bool),
            numpy.array([seat]),
            numpy.array([value], numpy.float32),
            numpy.array([paid], numpy.float32),
            ended,
        )

    steps = [step(0, 0, 0.2, (0, 0)), step(1, 1, 0.3, (0, 0)), step(2, 0, 0.5, (1, -1))]
    _, _, numbers, _, gains, worth = selfplay_ppo.advantages(steps, numpy.array([1]), numpy.array([0.9], numpy.float32))
    found = dict(zip(numbers.tolist(), gains.tolist(), strict=True))
    last = 1 - expected[2]
    assert found[2] == pytest.approx(last)
    assert found[1] == pytest.approx(-1 - expected[1])
    assert found[0] == pytest.approx(expected[2] - expected[0] + selfplay_ppo.TRACE * last)
    assert worth.tolist() == pytest.approx([found[number] + expected[number] for number in numbers.tolist()])


def test_maskable_ppo_learns_and_can_be_loaded(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: pip install sb3-contrib")
    kept = str(tmp_path / "agent.zip")
    words = ("examples/maskable_ppo.py", "--seed", "3", "--games", "4", "--against", "random")
    said = example(*words, "--minutes", "0.05", "--save", kept)
    assert re.search(r"^[1-9]\d* decisions$", said, re.MULTILINE)
    loaded = example(*words, "--minutes", "0", "--load", kept)
    assert wins(loaded) == wins(said) != []
