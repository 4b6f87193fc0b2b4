"""The rules of the card games as machine code, made from the very same source by `make compiled`.

Plain Python is the truth and runs everywhere. Where compiled modules lie in `__compiled__`, and every source is still
the text that they were made from, they are imported in its place: all of them, since they are built into each other, or
none. `SMALLCOUNCIL_RULES=plain` leaves them aside, and `SMALLCOUNCIL_RULES=compiled` refuses to go on without them.
They lean on `librt`, which comes with the compiler: where that is not installed, they count as missing.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parents[1]
SUFFIX = EXTENSION_SUFFIXES[0]
FOLDER = PACKAGE / "__compiled__" / SUFFIX.strip(".").partition(".")[0]
"""A place for every Python and every kind of machine."""
MANIFEST = "manifest.json"
"""Beside the modules: the digest of each source, and the modules with what they share."""
PLAIN, COMPILED, STALE = "plain", "compiled", "stale"


class Finder:
    """Finds the compiled modules where Python looks for the modules of these names."""

    def __init__(self, folder: Path, names: Sequence[str]) -> None:
        self._files = {name: str(folder / f"{name}{SUFFIX}") for name in names}

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


def digest(module: str, package: Path = PACKAGE) -> str:
    """The digest of the present source of a module; nothing if there is none."""
    try:
        text = package.joinpath(*module.split(".")[1:]).with_suffix(".py").read_bytes()
    except OSError:
        return ""
    return hashlib.sha256(text).hexdigest()


def manifest(folder: Path = FOLDER) -> dict[str, str] | None:
    """What lies compiled, by module the digest of its source; what the modules share has none."""
    try:
        found: dict[str, str] = json.loads((folder / MANIFEST).read_text())
    except (OSError, ValueError):
        return None
    return found


def fits(made: dict[str, str], package: Path = PACKAGE) -> bool:
    """Whether every source is still the text that its module was made from."""
    return all(not told or told == digest(module, package) for module, told in made.items())


def use(wish: str, folder: Path = FOLDER, package: Path = PACKAGE) -> str:
    """From here on the compiled modules are imported, if they are there, up to date and wished for."""
    made = None if wish == PLAIN or find_spec("librt") is None else manifest(folder)
    found = PLAIN if made is None else COMPILED if fits(made, package) else STALE
    if made is not None and found == COMPILED:
        sys.meta_path.insert(0, Finder(folder, tuple(made)))
    elif wish == COMPILED:
        raise ImportError(f"the compiled rules are {'older than their source' if made else 'missing'}: make compiled")
    return found


IN_USE = use(os.environ.get("SMALLCOUNCIL_RULES", ""))
"""How the rules of the card games run in this process: `PLAIN`, `COMPILED`, or plain as what is there is `STALE`."""
