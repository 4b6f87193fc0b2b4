"""Tables on the screen and in bench/RESULTS.md, one section a benchmark.

Running one benchmark replaces its section and leaves the others, each with the date and machine of its own run.
"""

import os
import platform
import re
from datetime import date
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"
HEAD = (
    "# Measured\n\nWritten by `make bench` and `make load`. Every ratio compares figures of one run on one machine.\n"
)


def machine() -> str:
    """What the figures were measured on."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        found = re.search(r"model name\s*:\s*(.+)", info.read_text())
        model = found.group(1) if found else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def table(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    lines += ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]
    return "\n".join(lines)


def publish(name: str, title: str, body: str) -> None:
    """Print a section and put it in its place in the results."""
    text = f"## {title}\n\n{date.today().isoformat()}, {machine()}\n\n{body}\n"
    print(text)
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
    mark, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
    section = mark + text + end
    if mark in old:
        before, after = old.split(mark, 1)
        RESULTS.write_text(before + section + after.split(end, 1)[1], encoding="utf-8")
    else:
        RESULTS.write_text(old + "\n" + section, encoding="utf-8")


def short(figure: float) -> str:
    """A rate for people: 12.7 M, 430 k, 86."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if figure >= size:
            return f"{figure / size:.3g}{letter}"
    return f"{figure:.3g}"
