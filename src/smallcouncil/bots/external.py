"""Bots that people bring: a Python file, or any program that reads and writes lines.

`file:PATH.py`, `file:PATH.py:NAME` and `program:COMMAND` are the codes. Each game gets a process of its own. Whatever
goes wrong in it is a `BotFailed`, which the arena counts as a lost game.
"""

import base64
import hashlib
import io
import json
import os
import pickle
import shlex
import sys
import time
import weakref
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from smallcouncil.bots import walls
from smallcouncil.bots.codes import BROUGHT
from smallcouncil.bots.sandbox import Limits, Sandbox, Trouble, patience
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import Game, Result
from smallcouncil.core.perspective import Perspective
from smallcouncil.core.records import MOST_NAME

PROTOCOL = 1
FORMS = ("file:bot.py", "file:bot.py:Name", "program:./bot --fast")


class BotFailed(CouncilError):
    """A bot that crashed, came late or broke the rules. `reason` is a word for programs, `stderr` its last output."""

    key = "error-bot-failed"

    def __init__(self, code: str, reason: str, detail: str, stderr: str = "") -> None:
        super().__init__(f"{code!r} failed ({reason}): {detail}", code=code, reason=reason, detail=detail)
        self.code = code
        self.reason = reason
        self.detail = detail
        self.stderr = stderr


class NoSuchFile(CouncilError):
    key = "error-bot-file"

    def __init__(self, code: str, path: str) -> None:
        super().__init__(f"{code!r} is no bot: there is no file {path!r}", code=code, path=path)


class NoCommand(CouncilError):
    key = "error-bot-command"

    def __init__(self, code: str) -> None:
        super().__init__(f"{code!r} is no bot: its command cannot be read", code=code)


def is_external(code: object) -> bool:
    return isinstance(code, str) and code.partition(":")[0] in BROUGHT and ":" in code


def player(code: str) -> str:
    """Who sat at a seat, as records tell it: a bot of the house by its code, a brought one by the name of its file."""
    if not is_external(code):
        return f"bot:{code}"
    if code.startswith("file:"):
        return file_and_name(code)[0].stem[:MOST_NAME]
    words = command(code)
    return Path([words[0], *(word for word in words[1:] if os.path.isfile(word))][-1]).stem[:MOST_NAME]


def make(code: str, seed: int, limits: Limits | None = None, hidden: Sequence[str] = ()) -> "ExternalBot":
    """The bot that a code names; its process starts with its first decision. `hidden` are files it must not read."""
    return ExternalBot(code, command(code), seed, limits or Limits(), hidden)


def command(code: str) -> list[str]:
    """What to run for a code."""
    kind, _, rest = code.partition(":")
    if kind == "file":
        path, name = file_and_name(code)
        return [sys.executable, "-P", "-m", "smallcouncil.bots.sandbox_host", str(path), name]
    try:
        words = shlex.split(rest)
    except ValueError:
        words = []
    if not words:
        raise NoCommand(code)
    return words


def file_and_name(code: str) -> tuple[Path, str]:
    """The file of a code, and what it names in it, if anything."""
    path, colon, name = code.removeprefix("file:").rpartition(".py")
    found = Path(f"{path}{colon}").resolve()
    if not colon or not (name == "" or name.startswith(":")) or not found.is_file():
        raise NoSuchFile(code, code.removeprefix("file:"))
    return found, name.removeprefix(":")


class ExternalBot:
    """Asks another process what to choose."""

    def __init__(self, code: str, command: list[str], seed: int, limits: Limits, hidden: Sequence[str] = ()) -> None:
        if os.name != "posix":
            raise BotFailed(code, "start", "bots of your own need Linux, macOS or another POSIX system")
        self._code = code
        self._command = command
        self._seed = seed
        self._limits = limits
        self._hidden = hidden
        self._used = 0.0
        self._sandbox: Sandbox | None = None
        walls.standing(command)  # once in a process, and never on a bot's own time

    def choose(self, perspective: Perspective) -> int:
        begin = time.monotonic()
        sandbox, extra = self._sandbox, 0.0
        messages = [self._question(perspective)]
        if sandbox is None:
            sandbox, extra = self._start(), self._limits.start
            messages.insert(0, self._greeting(perspective))
        try:
            return _action(perspective, self._ask(sandbox, messages, extra))
        except Trouble as trouble:
            sandbox.close()
            raise BotFailed(self._code, trouble.reason, trouble.detail, sandbox.stderr) from None
        finally:
            self._used += max(0.0, time.monotonic() - begin - extra)

    def close(self, result: Result | None = None) -> None:
        """The game is over: tell the bot, and end its process."""
        if self._sandbox is not None:
            self._sandbox.close({"type": "end", "result": result.json() if result else None})

    def leaves(self, seconds: float) -> bool:
        """End its input, and see whether it leaves by itself within so many seconds."""
        return self._sandbox is None or self._sandbox.leaves(seconds)

    @property
    def stderr(self) -> str:
        """What it has printed last."""
        return self._sandbox.stderr if self._sandbox is not None else ""

    def _start(self) -> Sandbox:
        self._sandbox = Sandbox(self._command, self._limits, self._hidden)
        weakref.finalize(self, self._sandbox.close)
        return self._sandbox

    def _ask(self, sandbox: Sandbox, messages: list[dict[str, Any]], extra: float) -> str:
        allowed = min(self._limits.move, self._limits.game - self._used)
        if allowed <= 0:
            raise Trouble("timeout", f"the {self._limits.game:g} s for the whole game are used up")
        messages[-1]["deadline"] = round(allowed + extra, 3)
        return _word(sandbox.ask(messages, patience(allowed + extra)))

    def _greeting(self, perspective: Perspective) -> dict[str, Any]:
        limits = self._limits
        return {
            "type": "start",
            "protocol": PROTOCOL,
            "game": perspective.game.slug,
            "seats": perspective.seats,
            "seat": perspective.seat,
            "seed": _own_luck(self._seed),
            "limits": {"move": limits.move, "game": limits.game, "start": limits.start, "memory": limits.memory},
        }

    def _question(self, perspective: Perspective) -> dict[str, Any]:
        prompt = perspective.prompt
        question = {
            "type": "decide",
            "game": perspective.game.slug,
            "seat": perspective.seat,
            "view": perspective.view,
            "prompt": prompt.json() if prompt else None,
            "legal": list(perspective.words),
        }
        if self._code.startswith("file:"):
            question["perspective"] = _packed(perspective)
        return question


def _own_luck(seed: int) -> int:
    """What a bot is told for its own luck: never the number it was made with, which others may derive from a deal."""
    return int.from_bytes(hashlib.sha256(f"a brought bot's luck {seed}".encode()).digest()[:6], "big")


class _Writer(pickle.Pickler):
    """Games travel by their names: the other side has its own."""

    def persistent_id(self, item: object) -> str | None:
        return item.slug if isinstance(item, Game) else None


def _packed(perspective: Perspective) -> str:
    packed = io.BytesIO()
    _Writer(packed).dump(perspective)
    return base64.b64encode(packed.getvalue()).decode()


def _word(line: str) -> str:
    """The word of an answer: an object with "word", or the bare word."""
    text = line.strip()
    if not text.startswith("{"):
        return text
    try:
        word = json.loads(text).get("word")
    except (ValueError, RecursionError):
        raise Trouble("malformed", f"not JSON: {text[:60]!r}") from None
    if not isinstance(word, str):
        raise Trouble("malformed", 'no "word" in the answer')
    return word


def _action(perspective: Perspective, word: str) -> int:
    for action in perspective.actions:
        if perspective.game.word(action) == word:
            return action
    raise Trouble("illegal", f"{word[:60]!r} is not among the {len(perspective.actions)} legal words")
