"""What all tests need before the first of them."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from typing import Any

import hypothesis
import pytest

# What is tested is the source, whatever lies compiled beside it; make testcompiled says otherwise.
os.environ.setdefault("SMALLCOUNCIL_RULES", "plain")

from . import preparing, processor_time
from .ledger_rules import known_rules

# Property tests try the same cases in every run, however busy the machine; make soak looks for others.
UNHURRIED: dict[str, Any] = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("same", derandomize=True, **UNHURRIED)
hypothesis.settings.register_profile("search", **UNHURRIED)
hypothesis.settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    for plugin in (processor_time, preparing):
        pluginmanager.register(plugin)


def pytest_configure(config: pytest.Config) -> None:
    """Programs that tests start can be interrupted, even if this one was started in a way that it cannot be."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: tests of servers and browsers wait for half of their time."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture
def started() -> Iterator[Callable[..., "subprocess.Popen[str]"]]:
    """Starts programs; whatever still runs when the test ends, in whatever way, is killed."""
    running: list[subprocess.Popen[str]] = []

    def start(*words: str, **more: Any) -> "subprocess.Popen[str]":
        pipe = subprocess.PIPE
        running.append(subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, **more))
        return running[-1]

    yield start
    for process in running:
        with process:
            process.kill()


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that names a rule which no ledger has fails, whichever tests are run."""
    for mark in item.iter_markers("rule"):
        for rule in mark.args:
            if rule not in known_rules():
                pytest.fail(f"no ledger has the rule {rule}", pytrace=False)
