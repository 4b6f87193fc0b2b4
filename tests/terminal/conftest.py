"""The real program: at a pipe, in this process or in one of its own, or at a terminal of any size."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pexpect
import pytest
from typer.testing import CliRunner

import smallcouncil
from smallcouncil.cli import app

COMMAND = (sys.executable, "-W", "error", "-c", "from smallcouncil.cli import main; main()")

Piped = Callable[..., subprocess.CompletedProcess[str]]
Opened = Callable[..., pexpect.spawn]


@pytest.fixture
def state_home(tmp_path: Path) -> Path:
    return tmp_path / "state"


@pytest.fixture
def environment(state_home: Path) -> dict[str, str]:
    source = str(Path(smallcouncil.__file__).parents[1])
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    own = {"XDG_STATE_HOME": str(state_home), "PYTHONPATH": source, "PYTHONUTF8": "1", "LANG": "en_US.UTF-8"}
    return kept | own | {"TERM": "xterm-256color"}


@pytest.fixture
def piped(environment: Mapping[str, str]) -> Piped:
    """Run the program with text for its input, to its end; here, since a process of its own would say the same."""
    there = {**dict.fromkeys(os.environ), **environment, "COLUMNS": "80", "LINES": "25"}

    def run(*words: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        done = CliRunner(env={**there, **more}).invoke(app, words, input=text)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return subprocess.CompletedProcess(words, done.exit_code, done.stdout, done.stderr)

    return run


@pytest.fixture
def piped_process(environment: Mapping[str, str]) -> Piped:
    """Run the program in a process of its own with text for its input, to its end."""

    def run(*words: str, text: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *words], input=text, env={**environment, **more}, capture_output=True, text=True, check=False
        )

    return run


@pytest.fixture
def opened(environment: Mapping[str, str]) -> Iterator[Opened]:
    """Start the program at a terminal of its own."""
    children: list[pexpect.spawn] = []

    def start(*words: str, rows: int = 40, columns: int = 100, **more: str) -> pexpect.spawn:
        child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            env={**environment, **more},
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=60,
        )
        children.append(child)
        return child

    yield start
    for child in children:
        child.close(force=True)
