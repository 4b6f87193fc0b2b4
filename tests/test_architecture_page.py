"""docs/architecture.md names files: all of them are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"
NAMED = re.compile(r"`([\w/<>.-]+\.(?:py|js|html|toml|ftl|scenario))`")


def test_every_file_that_the_page_names_exists() -> None:
    """By its path or the end of it; `<game>` is any of the games."""
    files = [str(path) for room in ("src", "tests", "docs") for path in (ROOT / room).rglob("*") if path.is_file()]
    named = set(NAMED.findall(PAGE.read_text(encoding="utf-8")))
    assert len(named) > 40
    patterns = {name: re.compile("/" + re.escape(name).replace("<game>", r"\w+") + "$") for name in named}
    assert sorted(name for name, end in patterns.items() if not any(map(end.search, files))) == []
