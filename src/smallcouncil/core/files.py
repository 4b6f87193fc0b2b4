"""Records on disk: saved by name, and by themselves, so that no game is ever lost."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from smallcouncil.core.errors import CouncilError


class FileTrouble(CouncilError):
    """A file that cannot be read or written, told so that the reason can be said in any language."""

    def __init__(self, key: str, path: Path, error: Exception) -> None:
        super().__init__(f"{path}: {error}", file=str(path), problem=_problem(error))
        self.key = key


def _problem(error: Exception) -> str:
    kinds = {
        FileNotFoundError: "not-found",
        IsADirectoryError: "is-folder",
        NotADirectoryError: "not-found",
        PermissionError: "forbidden",
        UnicodeDecodeError: "not-text",
    }
    return kinds.get(type(error)) or getattr(error, "strerror", None) or str(error)


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise FileTrouble("terminal-cannot-open", path, error) from None


def write(path: Path, text: str) -> None:
    """All of the text or nothing: a file that was there stays whole until the new one is."""
    if path.is_dir():
        raise FileTrouble("terminal-cannot-save", path, IsADirectoryError())
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise FileTrouble("terminal-cannot-save", path, error) from None


def state_folder() -> Path:
    """Where this user's programs keep what they were doing."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    else:
        base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "smallcouncil"


class Autosave:
    """Keeps the record of one game up to date on disk."""

    def __init__(self, slug: str, path: Path | None = None) -> None:
        """Without a path the game gets a new file of its own, named by the time."""
        self.path = path or state_folder() / f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"

    def keep(self, record: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileTrouble("terminal-cannot-save", self.path, error) from None
        write(self.path, record)
