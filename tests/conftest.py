"""Before the first test, everything that Numba compiles is compiled once, so that the workers find it in the cache."""

import pytest

import smallcouncil as sc
from smallcouncil import bots


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    for game in sc.games().values():
        bots.prepare(game)
