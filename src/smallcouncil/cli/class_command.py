"""`smallcouncil class`: the contest of all bots in a folder, as a function for Typer."""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from smallcouncil.cli.contest_commands import (
    INTERRUPTED,
    OPTIONS,
    GameName,
    GameTime,
    Jobs,
    Memory,
    MoveTime,
    Seats,
    compiled,
    cores,
    progress_bar,
)
from smallcouncil.cli.usage import BadUsage

if TYPE_CHECKING:
    from smallcouncil.arena.classroom.book import Book, Played
    from smallcouncil.arena.classroom.entrants import Entrant, Rejected
    from smallcouncil.arena.classroom.pairing import Programme
    from smallcouncil.arena.classroom.session import Session
    from smallcouncil.locale import Texts

RESULTS = "results"
STANDINGS_CSV, GAMES_CSV = "standings.csv", "games.csv"
PAIRINGS = ("auto", "all", "swiss", "groups")
_DURATION = re.compile(r"(?P<count>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>ms|s|m|h|)")
_UNITS = {"ms": 0.001, "s": 1.0, "": 1.0, "m": 60.0, "h": 3600.0}


def class_contest(
    context: typer.Context,
    classfolder: Annotated[Path, typer.Argument(show_default=False)],
    game: GameName,
    rounds: Annotated[int, typer.Option("--games", min=1)] = 10,
    seats: Seats = None,
    longest: Annotated[str | None, typer.Option("--time")] = None,
    pairing: Annotated[str, typer.Option("--pairing")] = "auto",
    beside: Annotated[list[str] | None, typer.Option("--with")] = None,
    failures: Annotated[int, typer.Option("--failures", min=1)] = 3,
    firstmove: Annotated[str, typer.Option("--first-move")] = "10s",
    movetime: MoveTime = 5.0,
    gametime: GameTime = 300.0,
    memory: Memory = 1024,
    jobs: Jobs = None,
    classout: Annotated[Path | None, typer.Option("--out")] = None,
    show: Annotated[bool, typer.Option("--serve")] = False,
) -> None:
    from smallcouncil.arena.classroom.book import Terms

    time, first = duration("--time", longest), duration("--first-move", firstmove)
    if pairing not in PAIRINGS:
        raise BadUsage("cli-error-choice", option="--pairing", value=pairing, allowed=", ".join(PAIRINGS))
    terms = Terms.of(game, seats, context.meta.get(OPTIONS, {}), limits(first, movetime, gametime, memory), failures)
    room = Room(context.obj.of(game), classfolder, classout or classfolder / RESULTS, tuple(beside or ()))
    if not room.play(terms, rounds, time, "" if pairing == "auto" else pairing, jobs or cores()):
        raise typer.Exit(INTERRUPTED)
    if show:
        _show(context.obj, room, terms)


def _show(voice: Any, room: "Room", terms: Any) -> None:
    """The class in the browser, with every game a click away in the replay; nothing is played or taken there."""
    from smallcouncil.cli.serving import Service, serve_tables
    from smallcouncil.server.classroom import ClassWish

    wish = ClassWish(room.folder, room.out, terms.game, terms.seats, terms.options, shows_only=True)
    database = str(room.out / "tables.db")
    serve_tables(
        voice, Service("127.0.0.1", None, database, None, 1, None, None, True, 0.7, True, False, False, (), wish)
    )


def duration(option: str, text: str | None) -> float | None:
    """`90s`, `10m` or `2h` in seconds; a bare number counts seconds."""
    if text is None:
        return None
    found = _DURATION.fullmatch(text)
    if found is None or not float(found["count"]):
        raise BadUsage("cli-error-duration", option=option, value=text)
    return float(found["count"]) * _UNITS[found["unit"]]


def limits(first: float | None, move: float, whole: float, memory: int) -> Any:
    """The first decision has a cap of its own, starting up included."""
    from smallcouncil.bots.sandbox import Limits

    assert first is not None
    if first < move:
        raise BadUsage("cli-error-first-move", option="--first-move", other="--move-time", least=f"{move:g}s")
    return Limits(move=move, game=whole, memory=memory, start=first - move)


class Room:
    """The folder of a class, and the folder with what became of it."""

    def __init__(self, say: "Texts", folder: Path, out: Path, levels: Sequence[str]) -> None:
        from smallcouncil import bots

        if not folder.is_dir():
            raise BadUsage("cli-error-no-folder", folder=str(folder))
        for code in levels:
            bots.make(code, 0)
        self.say, self.folder, self.out, self.levels = say, folder, out, levels

    def play(self, terms: Any, games: int, seconds: float | None, kind: str, jobs: int) -> bool:
        """Play what is new; false if somebody interrupted. Whatever was finished is kept and told in either case."""
        from smallcouncil.arena.classroom.book import Book

        book = Book(self.out, terms)
        try:
            session, rejected = self._gathered(book, jobs)
            finished = self._played(session, games, seconds, kind)
            self.publish(book, session.entrants, rejected)
        finally:
            book.close()
        return finished

    def _gathered(self, book: "Book", jobs: int) -> "tuple[Session, list[Rejected]]":
        from smallcouncil.arena.classroom.entrants import find
        from smallcouncil.arena.classroom.report import reason_said
        from smallcouncil.arena.classroom.session import Session

        entrants, rejected = find(self.folder, book.shelf, self.levels)
        for each in rejected:
            _note(f"{each.file}: {reason_said(self.say, each)}")
        if not any(each.file for each in entrants) and not rejected:
            raise BadUsage("cli-error-empty-class", folder=str(self.folder))
        self.walls = walls_line(self.say, entrants)
        _note(self.walls)
        return Session(book, entrants, jobs), rejected

    def _played(self, session: "Session", games: int, seconds: float | None, kind: str) -> bool:
        from smallcouncil.arena.classroom.report import out_said

        say, book = self.say, session.book
        try:
            if any(not each.file for each in session.entrants):
                compiled(say, book.terms.game)
            session.try_out_new(lambda entrant, trial: None)
            for each in session.entrants:
                if book.is_out(each):
                    _note(f"{each.name}: {out_said(say, book, each)[0]}")
            if len(session.able) < len(book.terms.sides):
                _note(say("class-too-few", count=len(session.able), sides=len(book.terms.sides)))
                return True
            wish = session.plan(games, seconds, kind)
            _note(announced(say, session, wish, seconds))
            if wish.meetings:
                self._watched(session, wish, seconds)
        except KeyboardInterrupt:
            _note(say("arena-stopped", folder=str(self.out)))
            return False
        return True

    def _watched(self, session: "Session", wish: "Programme", seconds: float | None) -> None:
        from smallcouncil.arena.classroom.report import out_said

        known = {each.name for each in session.entrants if session.book.is_out(each)}
        done = 0
        with progress_bar(self.say) as progress:

            def heard(game: "Played") -> None:
                nonlocal done
                done += 1
                progress(done, wish.games)
                for each in session.entrants:
                    if each.name in game.names and each.name not in known and session.book.is_out(each):
                        known.add(each.name)
                        _note(f"{each.name}: {out_said(self.say, session.book, each)[0]}")

            session.play(wish, seconds, heard)

    def publish(self, book: "Book", entrants: "Sequence[Entrant]", rejected: "Sequence[Rejected]") -> None:
        """Report and tables on disk, the standings on the screen."""
        from rich.console import Console

        from smallcouncil.arena.classroom import report
        from smallcouncil.arena.journal import REPORT, replace
        from smallcouncil.arena.text_report import standings

        replace(self.out / REPORT, report.page(self.say, book, entrants, rejected, self.walls))
        replace(self.out / STANDINGS_CSV, report.standings_csv(book, entrants))
        replace(self.out / GAMES_CSV, report.games_csv(book, entrants))
        screen = Console(highlight=False, markup=False, emoji=False)
        outcome = book.outcome(entrants)
        if outcome is not None:
            screen.print(standings(self.say, outcome))
        screen.print(self.say("arena-report-at", path=str(self.out / REPORT)), soft_wrap=True)
        tables = (str(self.out / name) for name in (STANDINGS_CSV, GAMES_CSV))
        screen.print(self.say("class-tables-at", tables=", ".join(tables)), soft_wrap=True)


def announced(say: "Texts", session: "Session", wish: "Programme", seconds: float | None) -> str:
    """What will be played and how long that is expected to take, before it begins."""
    if not wish.meetings:
        return say("class-nothing-new", games=len(session.book.current(session.entrants)))
    expected = wish.seconds if seconds is None else min(wish.seconds, seconds)
    return say("class-programme", kind=wish.kind, bots=len(session.able), games=wish.games, time=clock(say, expected))


def clock(say: "Texts", seconds: float) -> str:
    """A time as people say it: about so many seconds, minutes or hours."""
    for unit, size in (("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size:
            return say("class-clock", unit=unit, count=round(seconds / size))
    return say("class-clock", unit="seconds", count=max(1, round(seconds)))


def walls_line(say: "Texts", entrants: "Sequence[Entrant]") -> str:
    from smallcouncil.arena.walled import walls_of

    return walls_of(say, tuple(each.code for each in entrants))


def _note(text: str) -> None:
    if text:
        print(text, file=sys.stderr, flush=True)
