"""A series: bots play one setup many times, in this process or in several.

Game number n is dealt from the seed plus n, and the luck of its bots comes from that too. So it does not matter who
plays which game, and each can be played again alone.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from smallcouncil.arena.journal import Journal
from smallcouncil.arena.plan import versions
from smallcouncil.arena.workers import prepare, workers
from smallcouncil.core.discovery import load
from smallcouncil.core.game import MOST_SEED, Setup, State
from smallcouncil.core.game_statistics import Book
from smallcouncil.research.dealt_games import RANDOM, chooser, luck_of, players_of, to_decide

WORTH_COMPILING = 300


@dataclass(frozen=True)
class Series:
    """What is to be played. `bots` sit at the seats; with `books` the accountant of the game reads every game.

    With `rotate` everybody sits one seat further back in every game than in the one before.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    books: bool = False
    rotate: bool = False

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        return tuple(self.bots[player] for player in players_of(number, len(self.bots), self.rotate))

    def start(self, number: int) -> State:
        assert isinstance(self.setup.seed, int)
        return load(self.game).begin(self.setup._replace(seed=self.setup.seed + number & MOST_SEED))

    @property
    def thinking(self) -> bool:
        """Whether anybody does more than taking any legal action."""
        return set(self.bots) != {RANDOM}

    @property
    def compiled(self) -> bool:
        """Whether it is worth getting the fast side of the rules ready."""
        return self.thinking or self.games >= WORTH_COMPILING

    def json(self) -> dict[str, Any]:
        """The series as it is kept beside its games. Of how many games it is does not matter to them."""
        setup = {**self.setup._asdict(), "options": dict(self.setup.options)}
        told = {"game": self.game, **setup, "bots": self.bots, "books": self.books, **versions(self.game, self.bots)}
        return told | ({"rotate": True} if self.rotate else {})


@dataclass(frozen=True)
class Played:
    """A game that has ended: who won, with what, by which decisions, and what was counted of it."""

    number: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    history: tuple[tuple[int, int], ...]
    book: Book

    def json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "winners": self.winners,
            "scores": self.scores,
            "history": self.history,
            "book": self.book.json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Played":
        history = tuple((seat, action) for seat, action in data["history"])
        book = Book.from_json(data["book"])
        return cls(data["number"], tuple(data["winners"]), tuple(data["scores"]), history, book)


def play(series: Series, jobs: int = 1, folder: Path | None = None) -> Generator[Played, None, None]:
    """The games in the order of their numbers. Those that the folder holds are not played again."""
    if folder is None:
        yield from _in_order(workers(play_one, jobs)(series, range(series.games)))
        return
    with closing(Journal(folder, series.json(), Played.from_json)) as journal:
        kept = [game for game in journal.finished.values() if game.number < series.games]
        missing = [number for number in range(series.games) if number not in journal.finished]
        yield from _in_order(chain([kept], _journaled(journal, workers(play_one, jobs)(series, missing))))


def _journaled(journal: Journal[Played], batches: Iterable[list[Played]]) -> Iterator[list[Played]]:
    for games in batches:
        journal.add(games)
        yield games


def _in_order(batches: Iterable[list[Played]]) -> Iterator[Played]:
    waiting: dict[int, Played] = {}
    due = 0
    for games in batches:
        waiting.update({game.number: game for game in games})
        while due in waiting:
            yield waiting.pop(due)
            due += 1


def play_one(series: Series, number: int) -> Played:
    """Play a game of the series."""
    if series.compiled:
        prepare(series.game)
    state = series.start(number)
    deal = state.setup.seed
    assert isinstance(deal, int)
    choosers = [chooser(code, luck_of(deal, seat)) for seat, code in enumerate(series.seated(number))]
    while state.awaiting:
        seat = to_decide(state)
        state.act(seat, choosers[seat](state, seat))
    result = state.result
    assert result is not None
    book = state.game.accountant().read(state) if series.books else Book()
    return Played(number, result.winners, result.scores, tuple(state.history), book)
