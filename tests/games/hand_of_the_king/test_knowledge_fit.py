"""The script that fits the evaluation: anyone gets the same file from the same seed."""

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from smallcouncil.games.hand_of_the_king import evaluation as ev
from smallcouncil.games.hand_of_the_king.evaluation_weights import by_hand, flatten

SCRIPT = Path(__file__).parents[3] / "tools" / "fit_evaluation.py"


@pytest.mark.parametrize("setting", ["2 companions", "3 companions"])
def test_the_same_seed_fits_the_same_numbers(setting: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [_fitted(setting, seed, tmp_path / f"{name}.json", monkeypatch) for name, seed in enumerate((1, 1, 2))]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]
    numbers = flatten(json.loads(texts[0])["settings"][setting])
    assert len(numbers) == ev.WEIGHTS
    changed = sum(abs(new - old) > 0.006 for new, old in zip(numbers, by_hand(), strict=True))
    assert changed > 100


def _fitted(setting: str, seed: int, path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    described = importlib.util.spec_from_file_location("fit_evaluation", SCRIPT)
    assert described is not None
    assert described.loader is not None
    script = importlib.util.module_from_spec(described)
    monkeypatch.setitem(sys.modules, "fit_evaluation", script)
    described.loader.exec_module(script)
    given = ["--games", "20", "--nodes", "20", "--rounds", "1", "--seed", str(seed), "--settings", setting]
    monkeypatch.setattr(sys, "argv", ["fit_evaluation", *given, "--to", str(path)])
    script.main()
    return path.read_text("utf-8")
