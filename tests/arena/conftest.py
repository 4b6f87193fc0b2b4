"""Contests play on the compiled rules, which a fresh checkout compiles once: the tests wait for that together."""

import tempfile
from pathlib import Path

import pytest

import smallcouncil as sc
from smallcouncil import bots

HERE = Path(__file__).parent
COLD = 600


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(COLD))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """One process compiles; the others wait and load what it has written."""
    with (Path(tempfile.gettempdir()) / "smallcouncil-compiling").open("w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        except ImportError:
            pass
        bots.prepare(sc.game("hand-of-the-king"))
