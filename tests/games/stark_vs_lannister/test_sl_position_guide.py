"""docs/positions.md describes the positions of Stark against Lannister rightly."""

import re
from pathlib import Path
from typing import Any

from smallcouncil.games.stark_vs_lannister.position import SIDE_KEYS, TABLE_KEYS

GUIDE = Path(__file__).parents[3].joinpath("docs", "positions.md").read_text(encoding="utf-8")
PART = GUIDE.partition("## Stark against Lannister")[2]


def test_the_python_of_the_document_runs() -> None:
    (script,) = re.findall(r"```python\n(.+?)```", PART, re.DOTALL)
    names: dict[str, Any] = {}
    exec(script, names)
    assert names["line"].startswith("phase=challenges turn=lannister first=lannister round=1 | power=3 ")
    assert names["state"].prompt(1).ask == "attack"


def test_the_document_lists_all_fields() -> None:
    table, side = (re.findall(r"^\| (`.+?) \|", rows, re.MULTILINE) for rows in PART.split("| a side |"))
    assert [key for row in table for key in re.findall(r"`(\w+)`", row)] == [*TABLE_KEYS]
    assert sorted(key for row in side for key in re.findall(r"`(\w+)`", row)) == sorted(SIDE_KEYS)
