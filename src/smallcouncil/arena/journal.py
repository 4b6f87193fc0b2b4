"""The folder of a contest or a series: its plan, and every finished game on disk before the next one is counted.

An interrupted contest is taken up again by giving the same folder. The last line may be half written then; that game is
played again, and no other.
"""

import contextlib
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from smallcouncil.arena.errors import ArenaError
from smallcouncil.arena.playing import Finished

PLAN, GAMES, RECORDS, REPORT = "plan.json", "games.jsonl", "records.jsonl", "report.html"
TELLING = (PLAN, GAMES, RECORDS, REPORT)


class Kept(Protocol):
    """A game that can be written down."""

    @property
    def number(self) -> int: ...

    def json(self) -> dict[str, Any]: ...


K = TypeVar("K", bound=Kept)
Reading = Callable[[dict[str, Any]], K]


class Journal(Generic[K]):
    """The games of one plan, as they come in. The plan is JSON; `reading` makes a game of what its `json` told."""

    def __init__(self, folder: Path, plan: dict[str, Any], reading: Reading[K]) -> None:
        self.folder = folder
        self._reading = reading
        try:
            folder.mkdir(parents=True, exist_ok=True)
            _same_plan(folder / PLAN, plan)
            self._file = (folder / GAMES).open("r+b" if (folder / GAMES).exists() else "w+b")
        except OSError as error:
            problem = error.strerror or ""
            raise ArenaError(
                "error-arena-folder", f"{folder}: {problem}", folder=str(folder), problem=problem
            ) from None
        if not _alone(self._file.fileno()):
            self._file.close()
            raise ArenaError("error-arena-busy", f"{folder} is in use by another arena", folder=str(folder))
        self.finished = {game.number: game for game in self._read()}

    def add(self, games: Iterable[K]) -> None:
        """Keep finished games; they are on disk when this returns."""
        for game in games:
            self._file.write(json.dumps(game.json(), separators=(",", ":")).encode() + b"\n")
            self.finished[game.number] = game
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()

    def _read(self) -> list[K]:
        games, good = [], 0
        for line in self._file:
            game = _game(line, self._reading)
            if game is None:
                break
            games.append(game)
            good += len(line)
        self._file.truncate(good)
        self._file.seek(good)
        return games


def held_seed(folder: Path | None) -> int | None:
    """The seed of the contest that a folder holds, for taking it up again without naming it."""
    with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
        if folder is not None:
            return int(json.loads((folder / PLAN).read_text(encoding="utf-8"))["seed"])
    return None


def secret_files(folder: Path) -> tuple[str, ...]:
    """The files that would tell a bot how the games of its own contest are dealt."""
    return tuple(str(folder.resolve() / name) for name in TELLING)


def write_records(folder: Path, games: Iterable[Finished]) -> None:
    """The records alone, one a line in the order of the plan, as `smallcouncil replay` reads them."""
    lines = (json.dumps(json.loads(game.record), separators=(",", ":")) + "\n" for game in games)
    replace(folder / RECORDS, "".join(lines))


def replace(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def _game(line: bytes, reading: Reading[K]) -> K | None:
    """The game of a line; None for one that was not finished when the power went."""
    if not line.endswith(b"\n"):
        return None
    with contextlib.suppress(ValueError, TypeError, KeyError):
        return reading(json.loads(line))
    return None


def _same_plan(path: Path, plan: dict[str, Any]) -> None:
    """Refuse a folder that holds another contest: games of two plans must never be counted together."""
    wanted = json.loads(json.dumps(plan))
    if not path.exists():
        replace(path, json.dumps(wanted, indent=2) + "\n")
        return
    try:
        held: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        held = {}
    for name, value in wanted.items():
        if name == "files" and (changed := _changed(held.get(name), value)):
            raise _changed_bots(path.parent, changed)
        if held.get(name) != value:
            message = f"{path.parent} holds another contest: {name} was {held.get(name)}, and is {value} now"
            details = {"folder": str(path.parent), "name": name, "held": str(held.get(name)), "wanted": str(value)}
            raise ArenaError("error-arena-other-plan", message, **details)


def _changed(held: Any, wanted: dict[str, str]) -> list[str]:
    """The brought bots that are not what they were when the contest began."""
    known = held if isinstance(held, dict) else {}
    return [code for code, found in wanted.items() if code in known and known[code] != found]


def _changed_bots(folder: Path, codes: list[str]) -> ArenaError:
    bots = ", ".join(code.partition(":")[2] for code in codes)
    message = f"{bots} has changed since the contest in {folder} began"
    return ArenaError("error-arena-changed-bot", message, folder=str(folder), bots=bots, count=len(codes))


def _alone(file: int) -> bool:
    """Whether nobody else has the folder: only one arena at a time may write to it, where the system can tell."""
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return True
    except OSError:
        return False
    return True
