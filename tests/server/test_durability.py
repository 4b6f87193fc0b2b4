"""A hundred sudden ends of each kind: no acknowledged move is lost or doubled, and every table goes on."""

import random
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Postgres, running
from test_killing import Program

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]
KILLS = 100
SLUG = "hand-of-the-king"


class Player:
    """Somebody who plays both sides as fast as answers come, and remembers every move that was acknowledged."""

    def __init__(self, address: str) -> None:
        self._client = httpx.Client(base_url=address, timeout=30.0)
        self.acknowledged: dict[str, list[str]] = {}
        self._table = ""
        self.moved = threading.Event()
        """A move was acknowledged since the beginning."""
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._play)

    def begin(self) -> None:
        self._over.clear()
        self.moved.clear()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def stop(self) -> None:
        self._over.set()
        if self._thread.ident is not None:
            self._thread.join()

    def close(self) -> None:
        self.stop()
        self._client.close()

    def _play(self) -> None:
        while not self._over.is_set():
            try:
                self._move()
            except httpx.HTTPError:
                self._over.wait(0.02)

    def _move(self) -> None:
        if not self._table:
            self._lay()
            return
        seen = self._client.get(f"/api/tables/{self._table}")
        if seen.status_code != 200:
            return
        if seen.json()["over"]:
            self._table = ""
            return
        word = seen.json()["actions"][0]
        body = {"action": word, "version": seen.json()["version"]}
        if self._client.post(f"/api/tables/{self._table}/actions", json=body).status_code == 200:
            self.acknowledged[self._table] = [*(line["word"] for line in seen.json()["lines"]), word]
            self.moved.set()

    def _lay(self) -> None:
        answer = self._client.post("/api/tables", json={"game": SLUG, "seats": ["me", "here"]})
        if answer.status_code == 201:
            self._client.headers["authorization"] = f"Bearer {answer.json()['token']}"
            self._table = answer.json()["table"]
            self.acknowledged[self._table] = []

    def check(self) -> None:
        """Every table holds what was acknowledged, and at most the one move whose answer was cut off."""
        for table, words in list(self.acknowledged.items())[-3:]:
            seen: dict[str, Any] = self._client.get(f"/api/tables/{table}").json()
            found = [line["word"] for line in seen["lines"]]
            assert found[: len(words)] == words
            assert len(found) <= len(words) + 1
            assert seen["frozen"] is False


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    found = Program(tmp_path)
    yield found
    if found.process is not None and found.process.poll() is None:
        found.process.kill()
        found.process.communicate()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


def _strike(program: Program, end: Callable[[], None], begin: Callable[[], None]) -> None:
    luck, player = random.Random(7), Player(program.address)
    try:
        for _ in range(KILLS):
            player.begin()
            assert player.moved.wait(60)
            threading.Event().wait(luck.uniform(0.0, 0.4))
            end()
            player.stop()
            begin()
            player.check()
    finally:
        player.close()
    assert sum(map(len, player.acknowledged.values())) >= KILLS


def _kill(program: Program) -> None:
    assert program.end(signal.SIGKILL)[0] == -9


def test_a_server_on_a_file_is_killed_a_hundred_times(program: Program) -> None:
    program.start("--no-limits")
    _strike(program, lambda: _kill(program), lambda: program.start("--no-limits"))


def test_a_server_on_postgresql_is_killed_a_hundred_times(program: Program, postgres: Postgres) -> None:
    program.database = postgres.address
    program.start("--no-limits")
    _strike(program, lambda: _kill(program), lambda: program.start("--no-limits"))


def test_postgresql_crashes_a_hundred_times_under_a_running_server(program: Program, postgres: Postgres) -> None:
    program.database = postgres.address
    program.start("--no-limits")

    def back() -> None:
        postgres.start()
        while httpx.get(f"{program.address}/healthz", timeout=30).text != "ok":
            threading.Event().wait(0.05)

    _strike(program, postgres.stop, back)
    assert program.process is not None
    assert program.process.poll() is None
