"""The real program: it starts, says where it is, and loses nothing however it ends."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

import smallcouncil

SEEDED = """
import random, secrets
secrets.randbits = random.Random(7).getrandbits  # deals that are the same in every run
from smallcouncil.cli import main
main()
"""
PROGRAM = (sys.executable, "-W", "error", "-c", SEEDED)
SLUG = "hand-of-the-king"
PATIENCE = 60.0
get, post = (partial(ask, timeout=PATIENCE, verify=False) for ask in (httpx.get, httpx.post))


class Program:
    """`smallcouncil serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.database: Path | str = folder / "tables.db"
        self.port = _free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
            "PYTHONPATH": str(Path(smallcouncil.__file__).parents[1]),
            "XDG_STATE_HOME": str(folder / "state"),
            "LANG": "en_US.UTF-8",
        }
        self.process: subprocess.Popen[str] | None = None

    def run(self, *words: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [*PROGRAM, "serve", *words],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def start(self, *more: str) -> None:
        words = ("--port", str(self.port), "--database", str(self.database), "--bot-pause", "0", *more)
        self.process = self.run(*words)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"The tables are set: {self.address}\n"

    def end(self, how: signal.Signals) -> tuple[int, str]:
        assert self.process is not None
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    running = Program(tmp_path)
    yield running
    if running.process is not None and running.process.poll() is None:
        running.process.kill()
        running.process.communicate()


def _lay(address: str) -> dict[str, object]:
    answer = post(f"{address}/api/tables", json={"game": SLUG, "seats": ["me", "friend"], "name": "Anna"})  # type: ignore[call-arg]
    found: dict[str, object] = answer.json()
    return found


def _told(wire: ClientConnection, decisions: int) -> dict[str, Any]:
    """The update that tells of so many decisions."""
    while True:
        found: dict[str, Any] = json.loads(wire.recv(PATIENCE))
        assert found["type"] == "update"
        if found["first_line"] + len(found["lines"]) >= decisions:
            return found


def test_kill_9_loses_nothing_that_anybody_has_seen(program: Program) -> None:
    program.start()
    laid = _lay(program.address)
    seats = laid["seats"]
    assert isinstance(seats, list)
    invited = {"authorization": f"Bearer {seats[1]['secret']}"}
    joined = post(f"{program.address}/api/tables/{laid['table']}/join", headers=invited, json={}).json()  # type: ignore[call-arg]
    headers = [{"authorization": f"Bearer {token}"} for token in (laid["token"], joined["token"])]
    socket_address = f"ws://127.0.0.1:{program.port}/api/tables/{laid['table']}/socket"
    for killing in range(3):
        with (
            connect(socket_address, additional_headers=headers[0], open_timeout=PATIENCE) as first,
            connect(socket_address, additional_headers=headers[1], open_timeout=PATIENCE) as second,
        ):
            wires = [first, second]
            for decisions in range(4 * killing, 4 * killing + 4):
                seen = [_told(wire, decisions) for wire in wires]
                mover = next(seat for seat in (0, 1) if seen[seat]["actions"])
                act = {"type": "act", "action": seen[mover]["actions"][0], "version": seen[mover]["version"]}
                wires[mover].send(json.dumps(act))
            last, _ = (_told(wire, 4 * killing + 4) for wire in wires)
            code, _ = program.end(signal.SIGKILL)
            assert code == -9
        program.start()
        found = get(f"{program.address}/api/tables/{laid['table']}", headers=headers[0]).json()
        assert (found["version"], found["view"]) == (last["version"], last["view"])
        assert len(found["lines"]) == 4 * (killing + 1)
        assert found["seats"][0]["name"] == "Anna"
    token = {"authorization": f"Bearer {laid['token']}"}
    assert get(f"{program.address}/api/tables/{laid['table']}", headers=token).json()["host"] is True
    with sqlite3.connect(program.database) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
    database.close()


def test_interrupting_stops_at_once_and_cleanly(program: Program) -> None:
    program.start()
    laid = _lay(program.address)
    headers = {"authorization": f"Bearer {laid['token']}"}
    post(f"{program.address}/play", data={"game": SLUG, "level": "random"})  # type: ignore[call-arg]
    address = f"ws://127.0.0.1:{program.port}/api/tables/{laid['table']}/socket"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE) as wire:
        wire.recv(PATIENCE)
        code, errors = program.end(signal.SIGINT)
        assert (code, errors) == (0, "")
    program.start()
    assert get(f"{program.address}/api/tables/{laid['table']}", headers=headers).status_code == 200


def test_a_second_server_is_told_where_the_first_one_is(program: Program) -> None:
    program.start()
    second = program.run("--database", str(program.database))
    _, errors = second.communicate(timeout=90)
    assert (second.returncode, errors) == (2, f"A server has this database open already: {program.address}\n")
    opening = program.run("--database", str(program.database), "--open")
    said, errors = opening.communicate(timeout=90)
    assert (opening.returncode, errors) == (0, "")
    assert said == (
        f"The tables are set already: {program.address}\n"
        f"There is no browser here to open. Open this address in one: {program.address}\n"
    )


def test_a_port_that_was_asked_for_must_be_free(program: Program) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", program.port))
        taken.listen()
        done = program.run("--port", str(program.port), "--database", str(program.database))
        _, errors = done.communicate(timeout=90)
    assert (done.returncode, errors) == (
        2,
        f"Port {program.port} of 127.0.0.1 is taken, or this program may not use it.\n",
    )
    assert not program.database.exists()


def test_a_database_that_cannot_be_used_is_told_in_one_sentence(program: Program, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Robb, " * 1000)
    done = program.run("--port", str(program.port), "--database", str(letter))
    _, errors = done.communicate(timeout=90)
    assert done.returncode == 2
    assert errors.endswith("cannot be used: file is not a database\n")
    assert errors.count("\n") == 1


def test_without_a_database_the_users_own_folder_is_used(program: Program, tmp_path: Path) -> None:
    program.process = program.run("--port", str(program.port), "--open")
    assert program.process.stdout is not None
    said = [program.process.stdout.readline() for _ in range(4)]
    kept = tmp_path / "state" / "smallcouncil" / "tables.db"
    assert said == [
        f"The tables are set: {program.address}\n",
        f"Games are kept in {kept}\n",
        f"There is no browser here to open. Open this address in one: {program.address}\n",
        "Ctrl-C stops the server.\n",
    ]
    assert kept.exists()
    assert get(f"{program.address}/healthz").text == "ok"
    assert program.end(signal.SIGINT) == (0, "")


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.7"])
def test_an_address_of_another_machine_is_refused(program: Program, host: str) -> None:
    done = program.run("--host", host, "--database", str(program.database))
    _, errors = done.communicate(timeout=90)
    assert (done.returncode, errors) == (2, f"“{host}” is no address of this machine.\n")
