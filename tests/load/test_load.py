"""The load runs against the real server: every update arrives, and no figure is missing. How fast is not asked here."""

import json
import math
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TABLES, SECONDS, EVERY = 3, 3.0, 0.5


def measured(kind: str, folder: Path) -> dict[str, Any]:
    """The figures of a short evening."""
    out = folder / "figures.json"
    asked = {"--tables": TABLES, "--seconds": SECONDS, "--every": EVERY, "--idle": 1, "--servers": kind, "--json": out}
    words = ["--cold", "--what", "evening", *(str(word) for pair in asked.items() for word in pair)]
    done = subprocess.run([sys.executable, "-m", "bench.load", *words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| errors | 0 |" in done.stdout
    (figures,) = json.loads(out.read_text())
    assert isinstance(figures, dict)
    return figures


@pytest.mark.parametrize("kind", ["pages", "json"])
def test_every_update_arrives_and_the_figures_are_complete(kind: str, tmp_path: Path) -> None:
    results = (ROOT / "bench" / "RESULTS.md").read_bytes()
    found = measured(kind, tmp_path)
    assert found["errors"] == {}
    assert (found["tables"], found["sockets"], found["laid"]) == (TABLES, 3 * TABLES, TABLES)
    assert found["moves"] == TABLES * SECONDS / EVERY
    assert 0 < found["p50"] <= found["p99"] <= found["worst"] < math.inf
    assert found["update_size"] > 1000
    assert min(found["memory_before"], found["memory_seated"], found["memory_after"]) > 0
    assert found["cpu"] > 0
    assert found["client_cpu"] > 0
    assert 0 <= found["client_lag"] < math.inf
    assert (ROOT / "bench" / "RESULTS.md").read_bytes() == results, "a trial run keeps out of the results"
