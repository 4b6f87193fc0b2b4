"""Styles, scripts and drawings as they are served: under names that change with what they hold.

An address is `/static/MARK/table.css`, where the mark is made of all that lies in the folder. So a browser may keep a
file for good, files name each other by relative addresses, and a new version is asked for by a new name.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from smallcouncil.core import discovery

ROOT = "/static"
MARK_LENGTH, TAG_LENGTH = 12, 16
PACKED = ("text/", "image/svg", "application/manifest")
"""The beginnings of types that become smaller when they are packed."""
OF_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}


class StaticFile(NamedTuple):
    """A file, as it is and packed (nothing where that saves nothing); the tag changes with what it holds."""

    body: bytes
    packed: bytes
    media_type: str
    tag: str


class Folder:
    """What lies in a folder when it is first asked for; `address` is where it is served."""

    def __init__(self, place: Path, address: str, own: str = "") -> None:
        self._files = {path.relative_to(place).as_posix(): _read(path, own) for path in _in(place)}
        known = (f"{name}\0".encode() + file.body for name, file in sorted(self._files.items()))
        self.mark = hashlib.sha256(b"\0".join(known)).hexdigest()[:MARK_LENGTH]
        self.address = f"{address}/{self.mark}"

    def get(self, path: str) -> tuple[StaticFile | None, bool]:
        """A file by its path in the folder, with the mark before it or without; and whether that name is for good."""
        first, _, rest = path.partition("/")
        return (self._files.get(rest), True) if first == self.mark else (self._files.get(path), False)

    def names(self) -> list[str]:
        return sorted(self._files)


def _in(place: Path) -> Iterator[Path]:
    return (path for path in place.rglob("*") if path.is_file())


def _read(path: Path, own: str) -> StaticFile:
    """What a game's style takes from ours it takes by our present name."""
    body = path.read_bytes()
    if own and path.suffix == ".css":
        body = body.replace(f'"{ROOT}/'.encode(), f'"{own}/'.encode())
    media_type = OF_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if media_type.startswith(PACKED) else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:TAG_LENGTH]}"'
    return StaticFile(body, packed if len(packed) < len(body) else b"", media_type, tag)


@cache
def our_folder() -> Folder:
    return Folder(Path(str(files("smallcouncil.web") / "static")), ROOT)


@cache
def folder_of(slug: str) -> Folder | None:
    """What a game wants to be served as files."""
    room = discovery.ui_folder(slug)
    static = room / "static" if room else None
    if static is None or not static.is_dir():
        return None
    return Folder(Path(str(static)), f"{ROOT}/games/{slug}", our_folder().address)


def stylesheet(slug: str) -> str | None:
    """The address of a game's own style, if it has one."""
    folder = folder_of(slug)
    return f"{folder.address}/style.css" if folder and "style.css" in folder.names() else None


def marked(source: str) -> str:
    """A template in which our files have their present names."""
    return source.replace(f'"{ROOT}/', f'"{our_folder().address}/')
