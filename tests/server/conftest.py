"""A whole server in the test's own event loop, on a port of its own, with a clock that the test turns."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))

from house import PATIENCE, House, Luck, Time
from postgres import Postgres, running

from smallcouncil.server.config import Config

LONGEST = 300
"""Seconds for a test on a machine that has other things to do, if it does not say how many it needs."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith("tests/server/") and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LONGEST))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def config(tmp_path: Path, time: Time) -> Config:
    database = str(tmp_path / "tables.db")
    return Config(
        database,
        bot_pause=0.0,
        pass_seconds=0.0,
        bot_workers=1,
        bot_seconds=PATIENCE,
        warm=False,
        now=time,
        elapsed=time,
        luck=Luck(),
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests that take a fresh database in it and leave it running."""
    with running() as found:
        yield found


@pytest.fixture
async def house(config: Config) -> AsyncIterator[House]:
    async with House(config) as house:
        yield house
