"""Everything that Numba compiles is compiled once, before the first test.

Where several processes run the tests, one more does it while they look for them and run those that need nothing of it.
Each waits until it is done and finds everything in the cache.
"""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import smallcouncil as sc
from smallcouncil import bots

PREPARED = pytest.StashKey[Path]()
SHARED = "prepared"
LOOK = 0.05
ROOT = Path(__file__).parents[1]
MEANWHILE = (
    "tests/cardkit",
    "tests/games/btwixt",
    "tests/games/legendary",
    "tests/games/stark_vs_lannister",
    "tests/locale",
    "tests/narration",
    "tests/rules/btwixt",
)
"""The tests that need nothing compiled, or next to nothing."""
LONGEST = (
    "tests/browser",
    "tests/server",
    "tests/load",
    "tests/web",
    "tests/research",
    "tests/arena",
    "tests/terminal",
)
"""The tests that take longest come first, so that in the end no process waits for another one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--unprepared", action="store_true", help="compile nothing beforehand, but where a test needs it")


def pytest_configure(config: pytest.Config) -> None:
    config.option.loadscopereorder = False  # the order of the tests is ours
    if hasattr(config, "workerinput") or config.option.collectonly or config.option.unprepared:
        return
    if config.getoption("tx", None):
        config.stash[PREPARED] = Path(tempfile.mkdtemp()) / SHARED
        Thread(target=_prepare_beside, args=(config.stash[PREPARED],), daemon=True).start()
    else:
        prepare()


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """A process of xdist learns what to wait for."""
    told = node.config.stash.get(PREPARED, None)
    if told:
        node.workerinput[SHARED] = str(told)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    if item.nodeid.startswith(MEANWHILE):
        return -1
    return next((turn for turn, folder in enumerate(LONGEST) if item.nodeid.startswith(folder)), len(LONGEST))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """The time that a test has does not run while it waits."""
    told = getattr(item.config, "workerinput", {}).get(SHARED)
    while told and not item.nodeid.startswith(MEANWHILE) and not Path(told).exists():
        time.sleep(LOOK)
    return (yield)


def _prepare_beside(told: Path) -> None:
    """However it ends, the tests go on: what could not be compiled fails there."""
    try:
        subprocess.run([sys.executable, "-m", "tests.preparing"], cwd=ROOT, check=False)
    finally:
        told.touch()


def prepare() -> None:
    for game in sc.games().values():
        bots.prepare(game)
        game.encoder().prepare()


if __name__ == "__main__":
    prepare()
