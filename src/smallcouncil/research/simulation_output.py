"""What is kept of simulated games: nothing, their records, or every decision as numbers for machines that learn."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Protocol

from smallcouncil.bots import external
from smallcouncil.core import files, records
from smallcouncil.core.files import FileTrouble
from smallcouncil.core.game import State
from smallcouncil.locale import Texts
from smallcouncil.research.dealt_games import players_of

PARQUET = ".parquet"


class Keeper(Protocol):
    """Hears of every decision before it is applied, and of every game when it has ended."""

    def decision(self, state: State, seat: int, action: int) -> None: ...

    def game(self, state: State) -> None: ...


class _Nothing:
    """Forgets it all."""

    def decision(self, state: State, seat: int, action: int) -> None:
        pass

    def game(self, state: State) -> None:
        pass


class _Records(_Nothing):
    """The records of the games, one a line."""

    def __init__(self, out: IO[str], bots: Sequence[str], rotate: bool) -> None:
        self._out = out
        self._players = [external.player(code) for code in bots]
        self._rotate = rotate
        self._games = 0

    def game(self, state: State) -> None:
        seated = [self._players[player] for player in players_of(self._games, state.seats, self._rotate)]
        self._out.write(json.dumps(json.loads(records.write(state, seated)), separators=(",", ":")) + "\n")
        self._games += 1


@contextmanager
def keeper(
    path: Path | None, first: State, bots: Sequence[str], again: Callable[[int], str], rotate: bool, say: Texts
) -> Iterator[Keeper]:
    """Keeps games in a file, if there is one, in the form that its name asks for.

    `first` is any game of the series; `again` is the command that plays so many games of it again. What was played when
    somebody stops the series is kept. Beside data lies a card that tells people what it is.
    """
    if path is None:
        yield _Nothing()
    elif path.suffix == PARQUET:
        from smallcouncil.research.data import Writer
        from smallcouncil.research.data_card import card_path, data_card

        with _opened(path, "wb") as out:
            writer = Writer(out, first, bots, rotate)
            try:
                yield writer
            finally:
                writer.close(again)
                files.write(card_path(path), data_card(say, first.game, path.name, writer.about(again)))
    else:
        with _opened(path, "w", encoding="utf-8") as out:
            yield _Records(out, bots, rotate)


@contextmanager
def _opened(path: Path, mode: str, **how: Any) -> Iterator[Any]:
    try:
        out = path.open(mode, **how)
    except OSError as error:
        raise FileTrouble("terminal-cannot-save", path, error) from None
    with out:
        yield out
