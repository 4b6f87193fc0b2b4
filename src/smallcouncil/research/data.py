"""Decisions as data: Parquet files with one row a decision, written by `smallcouncil simulate` and read here.

    smallcouncil simulate SLUG --bots maester --games 1000 --seed 7 --out games.parquet

    from smallcouncil.research import data

    played = data.read("games.parquet")
    played.observations, played.masks, played.actions, played.rewards
    played.planes["banners"], played.about["reproduce"]

A file describes itself: the game, its rules and options, the planes of an observation, the words of the actions, and
the command that writes the same file again.
"""

import json
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import IO, Any

import numpy
from numpy.typing import NDArray

import smallcouncil as sc
from smallcouncil.core.encoding import Encoder, Plane, payoffs, split
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.research import MissingLibrary

try:
    import pyarrow  # type: ignore[import-untyped]
    from pyarrow import parquet
except ImportError:
    raise MissingLibrary("pyarrow") from None

ABOUT = b"smallcouncil"
FORMAT = 1
NUMBERS = {
    "game": numpy.int32,
    "seed": numpy.int64,
    "decision": numpy.int32,
    "seat": numpy.int8,
    "action": numpy.int32,
    "reward": numpy.float32,
    "score": numpy.int32,
    "rank": numpy.int8,
}
TEXTS = ["bot", "word"]
# So many rows are written at once, and read at once by `batches`.
ROWS = 1 << 14


class BadData(CouncilError):
    """A file that does not hold decisions of ours."""

    key = "error-bad-data"

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} holds no decisions written by smallcouncil", file=str(path))


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C is heard, but waits until what is under way is done: a file that is half written cannot be read."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt


class Writer:
    """Writes games decision by decision. A decision is told before it is applied, a game when it has ended."""

    def __init__(self, file: IO[bytes], first: State, players: Sequence[str], rotate: bool = False) -> None:
        """`first` is the first game of the series; `players` are the bots by seat in it, who may rotate."""
        self._first = first
        self._rotate = rotate
        self._players = players
        self._encoder = first.game.encoder()
        self._encoder.prepare()
        self._schema = _schema(self._encoder)
        self._writer = parquet.ParquetWriter(file, self._schema, compression="zstd", use_dictionary=TEXTS)
        # Rows of games that have ended, then those of the game in progress; there is always room for a whole game.
        room = ROWS + self._encoder.longest
        self._observations = numpy.zeros((room, self._encoder.size), numpy.int8)
        self._masks = numpy.zeros((room, len(first.game.vocabulary)), numpy.int8)
        self._numbers = {name: numpy.zeros(room, kind) for name, kind in NUMBERS.items()}
        self._used = self._ended = self._games = self._rows = 0

    def decision(self, state: State, seat: int, action: int) -> None:
        row, numbers = self._used, self._numbers
        self._encoder.write(state, seat, self._observations[row])
        self._encoder.mask(state, seat, self._masks[row])
        numbers["decision"][row] = len(state.history)
        numbers["seat"][row] = seat
        numbers["action"][row] = action
        self._used = row + 1

    @_undisturbed()
    def game(self, state: State) -> None:
        """Now the decisions of the game have an outcome."""
        result, rows = state.result, slice(self._ended, self._used)
        assert result is not None
        seats = self._numbers["seat"][rows]
        outcome = {"reward": payoffs(result, state.seats), "score": result.scores, "rank": result.ranks}
        for name, by_seat in outcome.items():
            self._numbers[name][rows] = numpy.array(by_seat)[seats]
        self._numbers["game"][rows] = self._games
        self._numbers["seed"][rows] = state.setup.seed
        self._ended = self._used
        self._games += 1
        if self._ended >= ROWS:
            self._flush()

    @_undisturbed()
    def close(self, again: Callable[[int], str]) -> None:
        """Finish the file; a game that has not ended is left out. `again` is the command that plays so many games."""
        self._flush()
        about = self.about(again)
        self._writer.add_key_value_metadata({ABOUT: json.dumps(about).encode()})
        self._writer.close()

    def about(self, again: Callable[[int], str]) -> dict[str, Any]:
        """What the file says of itself, when all is written."""
        told = _about(self._first, self._encoder) | {"bots": list(self._players), "rotate": self._rotate}
        return told | {"games": self._games, "decisions": self._rows, "reproduce": again(self._games)}

    def _flush(self) -> None:
        rows = slice(self._ended)
        columns = {name: numbers[rows] for name, numbers in self._numbers.items()}
        columns["bot"] = _texts(
            _players(columns["seat"], columns["game"], self._first.seats, self._rotate), self._players
        )
        columns["word"] = _texts(columns["action"], self._first.game.vocabulary)
        columns["observation"] = _bytes(self._observations[rows])
        columns["mask"] = _bytes(self._masks[rows])
        self._writer.write_table(pyarrow.table(columns, schema=self._schema))
        self._rows += self._ended
        self._used = self._ended = 0


def _players(seats: Any, games: Any, count: int, rotate: bool) -> Any:
    """Which of the players decided, row by row: `players_of` for many games."""
    return (seats.astype(numpy.int32) + games) % count if rotate else seats


def _schema(encoder: Encoder) -> Any:
    text = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    kinds = {name: pyarrow.from_numpy_dtype(kind) for name, kind in NUMBERS.items()}
    kinds |= {"bot": text, "word": text, "observation": pyarrow.binary(encoder.size)}
    return pyarrow.schema(kinds | {"mask": pyarrow.binary(len(encoder.game.vocabulary))})


def _bytes(rows: Any) -> Any:
    """Rows of bytes as they are: lists of numbers would take many times as long to write and to read."""
    kind = pyarrow.binary(rows.shape[1])
    return pyarrow.FixedSizeBinaryArray.from_buffers(kind, len(rows), [None, pyarrow.py_buffer(rows)])


def _texts(numbers: Any, texts: Sequence[str]) -> Any:
    return pyarrow.DictionaryArray.from_arrays(pyarrow.array(numbers, pyarrow.int32()), list(texts))


def _about(first: State, encoder: Encoder) -> dict[str, Any]:
    """What a file says of itself, but for what only its end knows."""
    return {
        "smallcouncil": sc.__version__,
        "format": FORMAT,
        "game": first.game.slug,
        "rules": first.game.rules_version,
        "seats": first.seats,
        "options": dict(first.setup.options),
        "position": first.setup.position,
        "seed": first.setup.seed,
        "planes": [asdict(plane) for plane in encoder.planes],
        "vocabulary": list(first.game.vocabulary),
    }


@dataclass(frozen=True)
class Decisions:
    """The decisions of a file, or a part of them: one row of every array each."""

    about: dict[str, Any]
    """What the file says of itself: game, rules, seats, options, bots, seed, planes, vocabulary, reproduce."""
    games: NDArray[numpy.int32]
    """The number of the game in its series, from 0."""
    seeds: NDArray[numpy.int64]
    """The seed that the game was dealt from."""
    numbers: NDArray[numpy.int32]
    """How many decisions came before this one in its game."""
    seats: NDArray[numpy.int8]
    observations: NDArray[numpy.int8]
    masks: NDArray[numpy.int8]
    actions: NDArray[numpy.int32]
    rewards: NDArray[numpy.float32]
    """What the end of the game was worth to the seat that decided."""
    scores: NDArray[numpy.int32]
    ranks: NDArray[numpy.int8]

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def words(self) -> NDArray[Any]:
        """The actions as words."""
        return numpy.array(self.about["vocabulary"])[self.actions]

    @property
    def bots(self) -> NDArray[Any]:
        """Who decided."""
        rotate = self.about.get("rotate", False)
        players = _players(self.seats, self.games, self.about["seats"], rotate)
        codes: NDArray[Any] = numpy.array(self.about["bots"])[players]
        return codes

    @cached_property
    def planes(self) -> dict[str, NDArray[numpy.int8]]:
        """The observations as their planes, by name."""
        planes = [Plane(**{**plane, "shape": tuple(plane["shape"])}) for plane in self.about["planes"]]
        return split(planes, self.observations)


def read(path: str | Path) -> Decisions:
    """All decisions of a file."""
    with _opened(Path(path)) as (file, about):
        return _decisions(about, file.read())


def batches(path: str | Path, rows: int = ROWS) -> Iterator[Decisions]:
    """The decisions of a file, so many at a time, for files that are larger than memory."""
    with _opened(Path(path)) as (file, about):
        for batch in file.iter_batches(rows):
            yield _decisions(about, pyarrow.Table.from_batches([batch]))


@contextmanager
def _opened(path: Path) -> Iterator[tuple[Any, dict[str, Any]]]:
    try:
        file = parquet.ParquetFile(path)
    except pyarrow.ArrowInvalid:
        raise BadData(path) from None
    with file:
        about = (file.metadata.metadata or {}).get(ABOUT)
        if about is None:
            raise BadData(path)
        yield file, json.loads(about)


def _decisions(about: dict[str, Any], table: Any) -> Decisions:
    def column(name: str) -> Any:
        return table.column(name).combine_chunks().to_numpy(zero_copy_only=False)

    def rows(name: str) -> Any:
        packed = table.column(name).combine_chunks()
        size = packed.type.byte_width
        start = packed.offset * size
        flat = numpy.frombuffer(packed.buffers()[1], numpy.int8)[start : start + len(table) * size]
        return flat.reshape(len(table), size)

    return Decisions(
        about=about,
        games=column("game"),
        seeds=column("seed"),
        numbers=column("decision"),
        seats=column("seat"),
        observations=rows("observation"),
        masks=rows("mask"),
        actions=column("action"),
        rewards=column("reward"),
        scores=column("score"),
        ranks=column("rank"),
    )
