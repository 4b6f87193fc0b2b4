"""A class on a server: students bring bots, and these meet in the background whenever nobody's opponent has to think.

What is uploaded is only ever written to disk and read as bytes here. It runs in processes of its own behind the walls;
a server without these walls has no class.
"""

import asyncio
import contextlib
import io
import json
import logging
import multiprocessing
import os
import re
import secrets
import zipfile
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from smallcouncil import bots
from smallcouncil.arena.classroom import report
from smallcouncil.arena.classroom.book import Book, Played, Terms, meetings
from smallcouncil.arena.classroom.entrants import Entrant, Rejected, find, try_out
from smallcouncil.arena.classroom.pairing import Everybody, Neighbours, groups_of
from smallcouncil.arena.classroom.session import play_meeting
from smallcouncil.arena.journal import RECORDS
from smallcouncil.arena.journal import replace as write_whole
from smallcouncil.arena.results import Outcome
from smallcouncil.arena.workers import enter
from smallcouncil.bots.sandbox import Limits
from smallcouncil.core.discovery import load
from smallcouncil.core.game import Value
from smallcouncil.server.codes import safe_code
from smallcouncil.server.refusals import Refused

log = logging.getLogger(__name__)

MOST_SIZE = 64 * 1024
MOST_BOTS, MOST_OWN = 100, 3
"""Bots of a class, and of one browser."""
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,29}")
PAUSE, BUSY = 1.0, 0.2
"""Seconds between two looks for something to play, and while people's opponents have to think."""
NICE = 10
R = TypeVar("R")
OWNERS, SETTINGS = "owners.json", "settings.json"


@dataclass(frozen=True)
class ClassWish:
    """What class a server is to have. One that only shows what was played takes no bots and plays no games."""

    folder: Path
    results: Path
    game: str
    seats: int | None = None
    options: Mapping[str, Value] = field(default_factory=dict)
    shows_only: bool = False


@dataclass(frozen=True)
class ClassSettings:
    """What the teacher decides. `code` is asked of those who bring a bot; `levels` take part as yardsticks."""

    paused: bool = False
    games: int = 10
    move: float = 5.0
    failures: int = 3
    code: str = ""
    levels: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(18))


class Classroom:
    """The bots, their owners, and the games that go on by themselves."""

    def __init__(self, wish: ClassWish, busy: Callable[[], bool]) -> None:
        self.wish = wish
        self._busy = busy
        self._folder, self._results = wish.folder, wish.results
        self._results.mkdir(parents=True, exist_ok=True)
        self.settings = _settings(self._results / SETTINGS)
        self._keep_settings()
        self.book = Book(self._results, self._terms())
        self._owners: dict[str, str] = _read(self._results / OWNERS)
        self.entrants: list[Entrant] = []
        self.rejected: list[Rejected] = []
        self._found: tuple[int, Outcome | None] = (-1, None)
        self._stamp = 0
        """Counts whatever may change the standings."""
        self._thread = ThreadPoolExecutor(1, "class")
        self._pool: ProcessPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    async def open(self) -> None:
        await self._gather()
        if not self.wish.shows_only:
            self._task = asyncio.create_task(self._play_on(), name="class")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._end_pool()
        self._thread.shutdown()
        self.book.close()

    # -- bots

    async def bring(self, name: str, data: bytes, owner: str, code: str) -> None:
        """Take a bot, or a new version of one's own; `Refused` says what is wrong."""
        if self.wish.shows_only:
            raise Refused("server-class-closed", 403)
        if self.settings.code and not secrets.compare_digest(code.encode(), self.settings.code.encode()):
            raise Refused("server-class-code", 403)
        self._check(name, data, owner)
        self._owners[name] = owner
        write_whole(self._results / OWNERS, json.dumps(self._owners))
        await self._do(lambda: _write(self._folder / f"{name}.py", data))
        await self._gather()

    def _check(self, name: str, data: bytes, owner: str) -> None:
        known = {each.casefold(): each for each in self._names()}
        if not NAME.fullmatch(name) or name.casefold() in {kind.name for kind in bots.codes()}:
            raise Refused("server-class-name")
        there = known.get(name.casefold())
        if there is not None and (there != name or self._owners.get(there) != owner):
            raise Refused("server-class-taken", 409)
        if not data.strip() or len(data) > MOST_SIZE or b"\0" in data:
            raise Refused("server-class-file", most=MOST_SIZE // 1024)
        mine = sum(each == owner for each in self._owners.values())
        if there is None and (mine >= MOST_OWN or len(known) >= MOST_BOTS):
            raise Refused("server-class-full", 409)

    def _names(self) -> set[str]:
        """What is taken: a bot would bring along a folder of its name."""
        return {path.name if path.is_dir() else path.stem for path in self._folder.iterdir()}

    def owns(self, name: str, browser: str) -> bool:
        return bool(browser) and self._owners.get(name) == browser

    def owned(self, browser: str) -> list[str]:
        return sorted(name for name, owner in self._owners.items() if browser and owner == browser)

    async def remove(self, name: str) -> None:
        """Take a bot out of the class; its games stay in the book."""
        entrant = self.entrant(name)
        if entrant.file:
            await self._do(lambda: (self._folder / entrant.file).unlink(missing_ok=True))
            self._owners.pop(name, None)
            write_whole(self._results / OWNERS, json.dumps(self._owners))
        await self._gather()

    async def change(self, **changed: object) -> None:
        """What the teacher has decided; levels are named as at the tables."""
        for code in changed.get("levels", ()):  # type: ignore[attr-defined]
            safe_code(code)
        self.settings = replace(self.settings, **changed)  # type: ignore[arg-type]
        self._keep_settings()
        self.book.terms = self._terms()
        await self._gather()

    async def _gather(self) -> None:
        """Look into the folder again."""
        found = await self._do(lambda: find(self._folder, self.book.shelf, self.settings.levels))
        self.entrants, self.rejected = found
        self._stamp += 1
        self._changed.set()

    def entrant(self, name: str) -> Entrant:
        for each in self.entrants:
            if each.name == name:
                return each
        raise Refused("server-no-page", 404)

    def is_out(self, entrant: Entrant) -> bool:
        return entrant.name in self.settings.out or self.book.is_out(entrant)

    # -- games

    async def _play_on(self) -> None:
        """As long as the server runs, whatever goes wrong; the same trouble is told once."""
        told = ""
        while True:
            try:
                if self._busy():
                    await asyncio.sleep(BUSY)
                elif self.settings.paused or not await self._next():
                    self._changed.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._changed.wait(), PAUSE)
            except BrokenProcessPool:
                self._end_pool()
            except Exception as error:
                if told != repr(error):
                    told = repr(error)
                    log.error("the class could not play on: %s", type(error).__name__, exc_info=error)
                await asyncio.sleep(PAUSE)

    async def _next(self) -> bool:
        """One trial or one meeting; whether there was anything to do."""
        fresh = next((each for each in self.entrants if self.book.trial(each) is None), None)
        if fresh is not None:
            await self._try(fresh)
            return True
        group = self._group()
        if group is None:
            return False
        number = self.book.next_meeting()
        for turn in range(len(self.book.terms.sides)):
            while self._busy():
                await asyncio.sleep(BUSY)
            plan = self.book.meeting(group, number)
            game = await asyncio.wrap_future(self._processes().submit(play_meeting, plan, turn))
            await self._do(lambda game=game: self.book.add(number, group, [game]))  # type: ignore[misc]
            self._stamp += 1
        return True

    async def _try(self, entrant: Entrant) -> None:
        terms = self.book.terms
        start = load(terms.game).begin(load(terms.game).setup(terms.seats, 1, None, terms.options))
        trial = await self._do(lambda: try_out(entrant, start, terms.limits))
        self.book.note_trial(entrant, trial)
        self._stamp += 1

    def _group(self) -> tuple[Entrant, ...] | None:
        """Who meets next."""
        able = {each.name: each for each in self.entrants if not self.is_out(each)}
        sides = len(self.book.terms.sides)
        if len(able) < sides:
            return None
        met = meetings(self.book.current(able.values()))
        rounds = -(-self.settings.games // sides)
        if sides == 2:
            group = Everybody(groups_of(list(able), sides), met, rounds, sides).next({}, ())
        else:
            played = Counter({name: sum(met[each] for each in met if name in each) // sides for name in able})
            group = Neighbours(list(able), sides, played, met, rounds).next({}, ())
        return None if group is None else tuple(able[name] for name in group)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin)
        return self._pool

    def _end_pool(self) -> None:
        """Nobody waits for a game that still runs."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)

    # -- what is told

    async def outcome(self) -> Outcome | None:
        """The standings as they are now, reckoned anew when something has changed."""
        if self._found[0] != self._stamp:
            stamp, able = self._stamp, [each for each in self.entrants if not self.is_out(each)]
            self._found = stamp, await self._do(lambda: _reckoned(self.book, able))
        return self._found[1]

    def game(self, number: int) -> Played:
        games = self.book.games
        if not 0 < number <= len(games):
            raise Refused("server-no-page", 404)
        return games[number - 1]

    def games_of(self, entrant: Entrant, most: int) -> list[Played]:
        """The last games of a bot in its present version, the newest first."""
        mine = (entrant.name, entrant.digest)
        found = (game for game in reversed(self.book.games) if mine in zip(game.names, game.digests, strict=True))
        return [game for game, _ in zip(found, range(most), strict=False)]

    async def export(self) -> bytes:
        return await self._do(self._zipped)

    def _zipped(self) -> bytes:
        out, counted = io.BytesIO(), [each for each in self.entrants if each.name not in self.settings.out]
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr("standings.csv", report.standings_csv(self.book, counted))
            file.writestr("games.csv", report.games_csv(self.book, counted))
            lines = (json.dumps(json.loads(game.finished.record), separators=(",", ":")) for game in self.book.games)
            file.writestr(RECORDS, "\n".join(lines) + "\n")
            for each in self.entrants:
                if each.file:
                    file.writestr(f"bots/{each.file}", (self._folder / each.file).read_bytes())
        return out.getvalue()

    # -- small things

    def _terms(self) -> Terms:
        wish, settings = self.wish, self.settings
        limits = Limits(move=settings.move)
        return Terms.of(wish.game, wish.seats, wish.options, limits, settings.failures)

    def _keep_settings(self) -> None:
        path = self._results / SETTINGS
        write_whole(path, json.dumps(asdict(self.settings)))
        path.chmod(0o600)

    async def _do(self, work: Callable[[], R]) -> R:
        """All that touches the folder or the book happens in one thread, one thing after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def _reckoned(book: Book, entrants: list[Entrant]) -> Outcome | None:
    found = book.outcome(entrants)
    if found is not None:
        found.standings  # noqa: B018 — reckoned here, not when a page is drawn
    return found


def _write(path: Path, data: bytes) -> None:
    """Whole or not at all."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_bytes(data)
    fresh.chmod(0o644)
    fresh.replace(path)


def _begin() -> None:
    """The process that plays: it gives way to everybody else, and so do the bots it starts."""
    enter()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)


def _read(path: Path) -> dict[str, str]:
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(path.read_text(encoding="utf-8"))
        return {str(name): str(owner) for name, owner in found.items()} if isinstance(found, dict) else {}
    return {}


def _settings(path: Path) -> ClassSettings:
    with contextlib.suppress(OSError, ValueError, TypeError):
        found = json.loads(path.read_text(encoding="utf-8"))
        return ClassSettings(**{**found, "levels": tuple(found["levels"]), "out": tuple(found["out"])})
    return ClassSettings()


def teacher_secret(wish: ClassWish) -> str:
    """The secret of the teacher's link, as it is kept with the results."""
    return _settings(wish.results / SETTINGS).secret
