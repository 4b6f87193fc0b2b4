"""What a bot behind bubblewrap finds: Python, the programs of the system, its own folder, and a small place to write.

All of it is read-only but `/tmp` and `/dev/shm`, which are its own, in memory, and small. There is no `/dev/zero` (a
mapping of it is memory that nobody counts), no home, no network, and no process but those of the bot.
"""

import os
import shutil
import site
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from smallcouncil.core import discovery

PACKAGES = Path(__file__).resolve().parents[2]
PLACE_BYTES = 32 << 20
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store")
SETTINGS = (
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/alternatives",
    "/etc/localtime",
    "/etc/nsswitch.conf",
    "/etc/ssl/openssl.cnf",
)
DEVICES = ("/dev/null", "/dev/random", "/dev/urandom", "/dev/full")
# The processes of bubblewrap keep their standard output open, so that nobody would hear a bot close its own. The
# answers therefore go in by a stream that they do not keep, and become standard output here.
HAND_OVER = 'exec env "$@" 1>&3 3>&-'


def bubblewrap(command: Sequence[str], hidden: Sequence[str] = ()) -> list[str]:
    """The words that run a command behind bubblewrap. `hidden` are files that it must not read, wherever they are."""
    words = ["bwrap", "--unshare-all", "--unshare-user", "--disable-userns", "--cap-drop", "ALL"]
    words += ["--die-with-parent", "--new-session", *_system(), "--proc", "/proc"]
    for device in DEVICES:
        words += ["--dev-bind", device, device]
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        words += ["--symlink", f"/proc/self/fd/{number}", f"/dev/{name}"]
    words += ["--symlink", "/proc/self/fd", "/dev/fd"]
    for place in ("/tmp", "/dev/shm"):
        words += ["--size", str(PLACE_BYTES), "--tmpfs", place]
    shown = _shown(command)
    for path in shown:
        words += ["--ro-bind", path, path]
    words += _masks(shown, hidden)
    here = os.getcwd()
    if not os.path.isdir(here) or not any(_within(here, path) for path in (*shown, *SYSTEM)):
        words += ["--dir", here]
    words += ["--chdir", here, "--setenv", "TMPDIR", "/tmp", "--setenv", "HOME", "/tmp", "--remount-ro", "/"]
    return [*words, "--", "/bin/sh", "-c", HAND_OVER, "sh", *command]


def named_paths(command: Sequence[str]) -> list[str]:
    """The files and folders that a command names, beside the program that it runs."""
    return [os.path.abspath(word) for word in command[1:] if word and os.path.exists(word)]


def _system() -> Iterator[str]:
    for path in SYSTEM:
        if os.path.islink(path):
            yield from ("--symlink", os.readlink(path), path)
        elif os.path.isdir(path):
            yield from ("--ro-bind", path, path)
    for path in SETTINGS:
        yield from ("--ro-bind-try", path, path)


def _shown(command: Sequence[str]) -> list[str]:
    """Folders to show beside the system's own, the outer ones first, so that none covers another."""
    wanted = [sys.prefix, sys.base_prefix, str(PACKAGES / "smallcouncil"), site.getusersitepackages()]
    wanted += [_installation(path) for path in _hops(sys.executable)]
    wanted += [path for path in os.get_exec_path() if os.path.isabs(path)]
    wanted += [_compiled_elsewhere(), *discovery.foreign_folders()]
    if program := shutil.which(command[0]):
        wanted += [_installation(path) for path in _hops(os.path.abspath(program))]
    wanted += [path if os.path.isdir(path) else os.path.dirname(path) for path in named_paths(command)]
    found = {folder for path in wanted for folder in (os.path.abspath(path), os.path.realpath(path))}
    outside = (
        path for path in found if os.path.isdir(path) and not any(_within(path, each) for each in _real_system())
    )
    kept: list[str] = []
    for path in sorted(outside, key=lambda each: (each.count("/"), each)):
        if path != "/" and not any(_within(path, outer) for outer in kept):
            kept.append(path)
    return kept


def _real_system() -> tuple[str, ...]:
    return tuple(path for path in SYSTEM if os.path.isdir(path))


def _hops(path: str) -> Iterator[str]:
    """A file and all that it stands for, link by link."""
    yield path
    while os.path.islink(path):
        path = os.path.join(os.path.dirname(path), os.readlink(path))
        yield path


def _installation(program: str) -> str:
    """The folder that a program needs: all of its installation if it lies in a `bin` there, but never half a home."""
    folder = os.path.dirname(os.path.abspath(program))
    above = os.path.dirname(folder)
    whole = os.path.basename(folder) in ("bin", "shims") and above not in _private()
    return above if whole else folder


def _private() -> tuple[str, ...]:
    return ("/", os.path.expanduser("~"), os.path.expanduser("~/.local"))


def _compiled_elsewhere() -> str:
    """Where Numba keeps what it has compiled when it may not write beside the source."""
    return os.path.join(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "numba")


def _masks(shown: Sequence[str], hidden: Sequence[str]) -> Iterator[str]:
    """Nothing in the place of a file that must not be read, wherever a folder shows it."""
    for path in filter(os.path.exists, hidden):
        for folder in shown:
            real = os.path.realpath(folder)
            if _within(os.path.realpath(path), real):
                inside = os.path.relpath(os.path.realpath(path), real)
                yield from ("--ro-bind", "/dev/null", os.path.join(folder, inside))


def _within(path: str, folder: str) -> bool:
    return path == folder or path.startswith(folder.rstrip("/") + "/")
