"""Puzzles: positions with one clearly best answer, each with its proof. They are data beside a game, mined from games.

A file `puzzles.jsonl` in the game's `ui` folder holds one a line; see `puzzle_mining` for how they come to be.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from smallcouncil.core.discovery import load, ui_folder
from smallcouncil.core.game import State

FILE = "puzzles.jsonl"


@dataclass(frozen=True)
class Worth:
    """What an answer is worth: its win chance, or its proved outcome with the lead at the end."""

    word: str
    chance: float
    outcome: str = "unknown"
    margin: int | None = None


@dataclass(frozen=True)
class Puzzle:
    """A question to a seat with one best answer. `proof` is how that was made sure, `solved` which levels find it."""

    id: str
    position: str
    seat: int
    best: str
    tempting: str
    worths: tuple[Worth, ...]
    """Of the best answer, the tempting one and the next best, best first."""
    solved: tuple[str, ...]
    proof: dict[str, Any]

    @property
    def rating(self) -> int:
        """From 1, which every level solves, to 6, which none does."""
        return 6 - min(5, len(self.solved))

    def worth(self, word: str) -> Worth | None:
        return next((each for each in self.worths if each.word == word), None)

    def line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> list[Puzzle]:
    """The puzzles of a file, one a line."""
    return [_puzzle(json.loads(line)) for line in text.splitlines() if line.strip()]


def _puzzle(data: dict[str, Any]) -> Puzzle:
    worths = tuple(Worth(**each) for each in data["worths"])
    return Puzzle(**{**data, "worths": worths, "solved": tuple(data["solved"])})


@cache
def puzzles(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles that are shipped with a game, the easy ones first; none where it has none."""
    folder = ui_folder(slug)
    file = folder / FILE if folder is not None else None
    if file is None or not file.is_file():
        return ()
    found = read(file.read_text(encoding="utf-8"))
    return tuple(sorted(found, key=lambda each: (each.rating, each.id)))


def find(slug: str, name: str) -> Puzzle | None:
    return next((each for each in puzzles(slug) if each.id == name), None)


def laid(slug: str, puzzle: Puzzle) -> State:
    """The position of a puzzle as a game of its own."""
    return load(slug).start(position=puzzle.position, seed=1)


def shipped(slugs: Sequence[str]) -> tuple[str, ...]:
    """Those of some games that have puzzles."""
    return tuple(slug for slug in slugs if puzzles(slug))
