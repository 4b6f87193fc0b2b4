"""Contests play on the compiled rules from their first game on."""

import pytest

import smallcouncil as sc
from smallcouncil import bots

COLD = 600


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/arena/") and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(COLD))


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Each worker loads what was compiled before the first test."""
    bots.prepare(sc.game("hand-of-the-king"))
