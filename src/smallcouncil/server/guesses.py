"""A guess at a state on its way to a bot elsewhere, through the database.

What comes back from there is read with care: whoever can write to the database must not run anything on the machines
where bots think, so nothing is made of it but the states of games.
"""

import io
import pickle
import zlib
from typing import Any

from smallcouncil.core.discovery import games
from smallcouncil.core.game import State

OURS = ("smallcouncil.core.", "smallcouncil.cardkit.", "smallcouncil.games.")
PLAIN = {
    ("array", "array"),
    ("array", "_array_reconstructor"),
    ("builtins", "bytearray"),
    ("builtins", "frozenset"),
    ("builtins", "set"),
    ("collections", "defaultdict"),
    ("collections", "deque"),
    ("collections", "OrderedDict"),
    ("numpy", "dtype"),
    ("numpy", "ndarray"),
    ("numpy._core.multiarray", "_reconstruct"),
    ("numpy.core.multiarray", "_reconstruct"),
    ("smallcouncil.core.game", "_game_of"),
}
MOST_BYTES = 16 * 1024 * 1024


class BadGuess(ValueError):
    """Something that is no state of a game."""


def written(guess: State) -> bytes:
    return zlib.compress(pickle.dumps(guess, pickle.HIGHEST_PROTOCOL), 1)


def read(data: bytes) -> State:
    """The state again; `BadGuess` if it is anything else."""
    try:
        unpacked = zlib.decompressobj()
        plain = unpacked.decompress(data, MOST_BYTES)
        found = _Reader(io.BytesIO(plain)).load()
    except BadGuess:
        raise
    except Exception as error:
        raise BadGuess(type(error).__name__) from error
    if not isinstance(found, State):
        raise BadGuess(type(found).__name__)
    return found


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in PLAIN:
            return super().find_class(module, name)
        if module.startswith((*OURS, *_other_packages())) and "." not in name:
            found = super().find_class(module, name)
            if isinstance(found, type) and found.__module__ == module:
                return found
        raise BadGuess(f"{module}.{name}")


def _other_packages() -> tuple[str, ...]:
    """Those of games that come from elsewhere."""
    return tuple(f"{type(game).__module__.partition('.')[0]}." for game in games().values() if not _is_ours(game))


def _is_ours(game: object) -> bool:
    return type(game).__module__.startswith("smallcouncil.")
