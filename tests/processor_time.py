"""How much processor time each test takes, its own processes and what it starts: `make slowest`.

Time on the clock says little on a busy machine and hides what runs beside; processor time is the same on every run.
Servers and browsers that tests share count where they are used: what is running is looked at in /proc. Where there is
none, they count where they are ended.
"""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

TAKEN = "processor time"
STARTED = pytest.StashKey[float]()
PROCESSES = Path("/proc")
FIRST_TIME = 11
"""After the name: user, system, and both once more of children that have ended."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--slowest",
        type=int,
        metavar="N",
        help="print the N tests that took the most processor time, and each folder's",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if item.config.getoption("slowest"):
        item.stash[STARTED] = _spent()
    return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """The last report of a test carries what all of it took, also from one process of xdist to the other.

    A browser that is ended takes along what its many processes have used.
    """
    counted = STARTED in item.stash
    before = _spent() if counted else 0.0
    try:
        return (yield)
    finally:
        if counted:
            item.user_properties.append((TAKEN, before - item.stash[STARTED] + max(0.0, _spent() - before)))


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
    """All that this process has used, and what it started: what has ended and what is still running."""
    times = os.times()
    ended = times.user + times.system + times.children_user + times.children_system
    return ended + sum(map(_spent_by, _children(PROCESSES / str(os.getpid()))))


def _spent_by(process: Path) -> float:
    """What ends meanwhile counts nothing: its parent has it."""
    with suppress(OSError):
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        ticks = sum(map(int, fields[FIRST_TIME : FIRST_TIME + 4]))
        return ticks / os.sysconf("SC_CLK_TCK") + sum(map(_spent_by, _children(process)))
    return 0.0


def _children(process: Path) -> Iterator[Path]:
    for thread in process.glob("task/*/children"):
        with suppress(OSError):
            yield from (PROCESSES / child for child in thread.read_text().split())
