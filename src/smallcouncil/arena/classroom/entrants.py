"""Who takes part in the contest of a class: every Python file and every program in a folder, by the name of its file.

A bot plays from a copy in a folder of its own, so that it reads nobody else's, and stays the same while it plays.
"""

import hashlib
import os
import shlex
import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from smallcouncil import bots
from smallcouncil.bots import external
from smallcouncil.bots.external import BotFailed
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.chance import Chance
from smallcouncil.core.game import State
from smallcouncil.core.perspective import Bot, Perspective

PYTHON = ".py"
SHEBANG = b"#!"
DIGEST_LETTERS = 16


@dataclass(frozen=True)
class Entrant:
    """A bot in one version: whatever changes in its file makes another digest."""

    name: str
    code: str
    digest: str
    file: str = ""


@dataclass(frozen=True)
class Rejected:
    """A file that cannot take part. `reason` is a word: unreadable, same-name, same-level."""

    file: str
    reason: str
    detail: str = ""


@dataclass(frozen=True)
class Trial:
    """What a bot did with the first decision of a game: how long it took, at first and again, or how it failed."""

    digest: str
    first: float = 0.0
    again: float = 0.0
    reason: str = ""
    detail: str = ""
    told: str = ""

    def json(self) -> dict[str, Any]:
        return asdict(self)


def find(folder: Path, shelf: Path, levels: Sequence[str] = ()) -> tuple[list[Entrant], list[Rejected]]:
    """The bots of a folder, copied to the shelf, and those of the house that take part beside them."""
    rejected: list[Rejected] = []
    named: dict[str, list[Path]] = {}
    for path in _files(folder):
        named.setdefault(path.stem.casefold(), []).append(path)
    found = [Entrant(code, code, code) for code in dict.fromkeys(levels)]
    taken = {code.casefold() for code in levels}
    for paths in named.values():
        problem = "same-level" if paths[0].stem.casefold() in taken else "same-name" if len(paths) > 1 else ""
        if problem:
            others = ", ".join(path.name for path in paths)
            rejected += [Rejected(path.name, problem, others) for path in paths]
            continue
        try:
            found.append(enter(paths[0], shelf))
        except OSError as error:
            rejected.append(Rejected(paths[0].name, "unreadable", error.strerror or ""))
    return found, rejected


def enter(path: Path, shelf: Path) -> Entrant:
    """A bot in a folder of its own, with the folder of its name that lies beside it, unless it holds the results."""
    beside = path.with_suffix("")
    brings = beside != path and beside.is_dir() and beside.resolve() not in shelf.resolve().parents
    whole = [path, *(sorted(beside.rglob("*")) if brings else ())]
    digest = _digest(path.parent, [each for each in whole if each.is_file()])
    own = shelf / f"{path.stem}-{digest}"
    if not (own / path.name).exists():
        shutil.rmtree(own, ignore_errors=True)
        own.mkdir(parents=True)
        if len(whole) > 1:
            shutil.copytree(beside, own / beside.name)
        shutil.copy(path, own / path.name)
    code = f"program:{shlex.quote(str(own / path.name))}" if _is_program(path) else f"file:{own / path.name}"
    return Entrant(path.stem, code, digest, path.name)


def try_out(entrant: Entrant, state: State, limits: Limits) -> Trial:
    """Ask for the first decision of a game, twice: whoever cannot answer it need not play."""
    brought = external.is_external(entrant.code)
    bot: Bot = external.make(entrant.code, 1, limits) if brought else bots.make(entrant.code, 1)
    perspective, taken = Perspective(state, state.awaiting[0], Chance(1)), []
    try:
        for _ in range(2):
            begin = time.perf_counter()
            bot.choose(perspective)
            taken.append(time.perf_counter() - begin)
    except BotFailed as failed:
        lines = [line.strip() for line in failed.stderr.splitlines() if line.strip()]
        return Trial(entrant.digest, 0.0, 0.0, failed.reason, failed.detail, lines[-1] if lines else "")
    finally:
        if isinstance(bot, external.ExternalBot):
            bot.close()
    return Trial(entrant.digest, taken[0], taken[1])


def _files(folder: Path) -> Iterator[Path]:
    """Python files and programs, in the order of their names; hidden ones and those that begin with _ are not meant."""
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_")) or not path.is_file():
            continue
        if path.suffix == PYTHON or os.access(path, os.X_OK):
            yield path


def _is_program(path: Path) -> bool:
    if path.suffix != PYTHON:
        return True
    with path.open("rb") as file:
        return os.access(path, os.X_OK) and file.read(2) == SHEBANG


def _digest(folder: Path, files: Sequence[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(folder)}\n{file.stat().st_size}\n".encode(errors="surrogateescape"))
        found.update(file.read_bytes())
    return found.hexdigest()[:DIGEST_LETTERS]
