"""How much processor time each test takes, its own processes and what it starts: `make slowest`.

Time on the clock says little on a busy machine and hides what runs beside; processor time is the same on every run.
What a test leaves running is counted where it is ended.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TAKEN = "processor time"
STARTED = pytest.StashKey[float]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slowest",
        type=int,
        metavar="N",
        help="print the N tests that took the most processor time, and each folder's",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    item.stash[STARTED] = _spent()
    return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """The last report of a test carries what all of it took, also from one process of xdist to the other."""
    try:
        return (yield)
    finally:
        item.user_properties.append((TAKEN, _spent() - item.stash[STARTED]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    wanted = config.getoption("slowest")
    if not wanted:
        return
    reports = [report for found in terminalreporter.stats.values() for report in found]
    ended = [report for report in reports if getattr(report, "when", "") == "teardown"]
    taken = Counter({report.nodeid: dict(report.user_properties).get(TAKEN, 0.0) for report in ended})
    terminalreporter.section(f"processor time: {sum(taken.values()):.0f} s for {len(taken)} tests")
    for folder, seconds in _folders(taken).most_common():
        terminalreporter.line(f"{seconds:8.2f} s  {folder}")
    terminalreporter.section(f"the {wanted} slowest")
    for name, seconds in taken.most_common(wanted):
        terminalreporter.line(f"{seconds:8.2f} s  {name}")


def _folders(taken: "Counter[str]") -> "Counter[str]":
    found: Counter[str] = Counter()
    for name, seconds in taken.items():
        found[str(Path(name.partition("::")[0]).parent)] += seconds
    return found


def _spent() -> float:
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
