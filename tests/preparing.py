"""Everything that Numba compiles is compiled once, before the first test.

Where several processes run the tests, one more does it while they look for them. Each waits until it is done and finds
everything in the cache.
"""

import subprocess
import sys
import tempfile
import time
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


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--unprepared", action="store_true", help="compile nothing beforehand, but where a test needs it")


def pytest_configure(config: pytest.Config) -> None:
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


def pytest_collection_finish(session: pytest.Session) -> None:
    told = getattr(session.config, "workerinput", {}).get(SHARED)
    while told and not Path(told).exists():
        time.sleep(LOOK)


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
