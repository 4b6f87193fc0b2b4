"""Contests play on the compiled rules from their first game on."""

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
    """Each worker loads what was compiled before the first test."""
    bots.prepare(sc.game("hand-of-the-king"))
