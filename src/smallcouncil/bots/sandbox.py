"""A process of its own for a bot that somebody brought: lines in, lines out, and limits on everything.

Crashes, endless loops, floods of output and forgotten children are kept in everywhere. What holds a program that means
harm depends on the system: see `walls`.
"""

import contextlib
import json
import os
import secrets
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smallcouncil.bots import walls
from smallcouncil.bots.enclosure import PACKAGES
from smallcouncil.core import discovery

LONGEST_ANSWER = 4096
STDERR_KEPT = 4000
CHUNK = 65536
FAREWELL = 0.1
LEAVING = 20.0
MARK = "SMALLCOUNCIL_BOT"
KEPT_VARIABLES = ("PATH", "LANG", "LC_ALL", "TZ", "TMPDIR")


@dataclass(frozen=True)
class Limits:
    """What a bot from outside may use: seconds a move, a game and for starting up, and memory in MiB.

    Being late by a tenth and 50 ms is forgiven, so that nobody loses by the noise of a busy machine.
    """

    move: float = 5.0
    game: float = 300.0
    start: float = 10.0
    memory: int = 1024


def patience(seconds: float) -> float:
    """When a time is truly exceeded."""
    return 1.1 * seconds + 0.05


class Trouble(Exception):
    """The bot did not answer as agreed. `reason` is one of a few words, `detail` says more, in English."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


class Sandbox:
    """One running bot."""

    def __init__(self, command: Sequence[str], limits: Limits, hidden: Sequence[str] = ()) -> None:
        self._mark = secrets.token_hex(16)
        self._answers = b""
        self._errors = b""
        # Processor time is a second net below the clock, for a bot that outlives its arena.
        seconds = int(patience(limits.game + limits.start)) + 5
        self._walls = walls.standing(command)
        self._process = subprocess.Popen(
            walls.launch(command, limits.memory, seconds, hidden),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**_environment(self._mark), **walls.manager_variables(command)},
            start_new_session=True,
        )
        self._pipes = [pipe for pipe in (self._process.stdin, self._process.stdout, self._process.stderr) if pipe]
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in self._pipes)
        self._selector = selectors.DefaultSelector()
        for stream in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(stream, False)
        for stream in (self._stdout, self._stderr):
            self._selector.register(stream, selectors.EVENT_READ)

    @property
    def stderr(self) -> str:
        """The bot's last words on its standard error."""
        return self._errors.decode(errors="replace")

    def ask(self, messages: Sequence[dict[str, Any]], seconds: float) -> str:
        """Send messages and wait for one line in answer to the last."""
        self._gather()
        if self._answers:
            raise Trouble("malformed", f"an answer to no question: {_shown(self._answers)}")
        line = self._exchange(b"".join(map(_line, messages)), time.monotonic() + seconds, seconds)
        try:
            return line.decode()
        except UnicodeDecodeError:
            raise Trouble("malformed", f"not UTF-8: {_shown(line)}") from None

    def leaves(self, seconds: float) -> bool:
        """End the bot's input, give it so many seconds to leave by itself, and end what is left of it."""
        self._pipes[0].close()
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        finally:
            self.close()
        return True

    def close(self, farewell: dict[str, Any] | None = None) -> None:
        """Say goodbye, give the bot a moment to leave by itself, and end all that is left of it."""
        if self._selector.get_map() is None:
            return
        if farewell is not None:
            with contextlib.suppress(OSError):
                os.write(self._stdin, _line(farewell))
        self._pipes[0].close()
        if farewell is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self._kill()
        self._gather()
        self._selector.close()
        for pipe in self._pipes:
            pipe.close()

    def _exchange(self, question: bytes, end: float, seconds: float) -> bytes:
        pending = memoryview(question)
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            while True:
                line = self._whole_line()
                if line is not None and not pending:
                    return line
                left = end - time.monotonic()
                if left <= 0:
                    raise Trouble("timeout", f"no answer within {seconds:.2f} s")
                pending = self._serve(pending, left)
        finally:
            if self._stdin in self._selector.get_map():
                self._selector.unregister(self._stdin)

    def _serve(self, pending: memoryview, left: float) -> memoryview:
        """Move what can be moved now, in either direction."""
        for key, _ in self._selector.select(left):
            if key.fd == self._stdin:
                pending = self._write(pending)
            elif not self._read(key.fd) and key.fd == self._stdout:
                raise self._ended()
        return pending

    def _write(self, pending: memoryview) -> memoryview:
        try:
            pending = pending[os.write(self._stdin, pending) :]
        except BlockingIOError:
            return pending
        except BrokenPipeError:
            raise self._ended() from None
        if not pending:
            self._selector.unregister(self._stdin)
        return pending

    def _read(self, stream: int) -> bool:
        """Take in what the bot has written; false at its end."""
        try:
            found = os.read(stream, CHUNK)
        except BlockingIOError:
            return True
        if not found:
            self._selector.unregister(stream)
        elif stream == self._stderr:
            self._errors = (self._errors + found)[-STDERR_KEPT:]
        else:
            self._answers += found
        return bool(found)

    def _gather(self) -> None:
        """Take in what lies ready, without waiting; no more than a flood can be told by."""
        for key, _ in self._selector.select(0):
            self._read(key.fd)

    def _whole_line(self) -> bytes | None:
        line, end, rest = self._answers.partition(b"\n")
        if len(line) > LONGEST_ANSWER:
            raise Trouble("oversized", f"an answer of more than {LONGEST_ANSWER} bytes")
        if not end:
            return None
        self._answers = rest
        return line

    def _ended(self) -> Trouble:
        try:
            code = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return Trouble("crash", "it closed its standard output")
        while self._stderr in self._selector.get_map() and self._read(self._stderr) and self._more():
            pass
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"exit code {code}"
        return Trouble("crash", f"it ended with {how}")

    def _more(self) -> bool:
        return bool(self._selector.select(0))

    def _kill(self) -> None:
        """Have the keeper end all that the bot has started; where it cannot, look for what carries the bot's mark."""
        if self._walls.children or self._walls.orphans:
            self._process.terminate()
            self._process.send_signal(signal.SIGCONT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LEAVING)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        while not self._walls.children and (strays := _marked(f"{MARK}={self._mark}".encode())):
            for stray in strays:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(stray, signal.SIGKILL)


def _environment(mark: str) -> dict[str, str]:
    """Nothing of the caller's surroundings but what programs need to run."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    threads = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    folders = os.pathsep.join((str(PACKAGES), *discovery.foreign_folders()))
    python = {"PYTHONPATH": folders, "PYTHONHASHSEED": "0", "PYTHONUNBUFFERED": "1", "PYTHONUTF8": "1"}
    return {**kept, **threads, **python, MARK: mark}


def _marked(mark: bytes) -> list[int]:
    """Processes that carry the mark of a bot: children that left its process group, where the system shows them."""
    found = []
    for process in Path("/proc").iterdir() if Path("/proc/self/environ").exists() else ():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and mark in (process / "environ").read_bytes().split(b"\0"):
                found.append(int(process.name))
    return found


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _shown(data: bytes) -> str:
    return repr(data[:60].decode(errors="replace"))
