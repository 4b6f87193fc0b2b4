"""Pictures of a game: a moment as a drawing, and drawings painted as one picture or as a film.

A drawing shows what a `Moment` holds, which is cut to what its viewer may know.
"""

import asyncio
import hashlib
import inspect
import json
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.util import find_spec

from smallcouncil.core.discovery import ui_part
from smallcouncil.narration import narration
from smallcouncil.server.painting import NO_LETTERS
from smallcouncil.server.refusals import Refused
from smallcouncil.terminal.printed import drawing
from smallcouncil.web import sentences
from smallcouncil.web.rendering import page_texts
from smallcouncil.web.table_view import Moment

log = logging.getLogger(__name__)

KINDS = {"svg": "image/svg+xml", "png": "image/png"}
FILMS = {"webp": "image/webp", "gif": "image/gif"}
WIDTHS = {"png": 1200, "webp": 640, "gif": 640}
MOST_FRAMES = 60
"""Of a longer stretch so many moments are shown, spread evenly."""
MOST_BYTES = 32 * 1024 * 1024
"""Of painted files that are kept in memory."""
MOST_WAITING = 12
PAINT_SECONDS = 60.0


def drawn(lang: str, moment: Moment) -> str:
    """A moment as SVG: by the game's own drawing, else its table in the terminal with what happened last."""
    shown = moment.table_view
    slug, say = shown.game.slug, page_texts(lang, shown.game.slug)
    names = sentences.names(say, shown.seats)
    board = _drawing(slug)
    if board is not None:
        return board(shown.view, names, say)
    voice = narration(slug)(say, names)
    ending = voice.ending(shown.view) if moment.at == moment.length and not shown.game.hidden else []
    last = [voice.tell(line.events) for line in shown.lines[-1:]]
    return drawing(say, slug, names, shown.view, [say("title"), *last, *ending])


@cache
def _drawing(slug: str) -> Callable[..., str] | None:
    """A game's own drawing, with names and texts if it takes them."""
    board: Callable[..., str] | None = ui_part(slug, "drawing", "board")
    if board is None or {"names", "labels"} <= set(inspect.signature(board).parameters):
        return board
    return lambda view, names, labels: board(view)


def moments(first: int, last: int) -> list[int]:
    """The moments of a stretch that a film shows: all, or as many as it may have, with the first and the last."""
    count = last - first + 1
    if count <= MOST_FRAMES:
        return list(range(first, last + 1))
    return [first + step * (last - first) // (MOST_FRAMES - 1) for step in range(MOST_FRAMES)]


class Painter:
    """Paints one file at a time, and keeps the last ones by what they show."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._one = asyncio.Semaphore(1)
        self._waiting = 0
        self.able = all(find_spec(name) is not None for name in ("PIL", "resvg_py"))
        """Whether there is what it takes here; without it there are drawings alone."""

    @property
    def best(self) -> str:
        """The kind of picture that most programs can show."""
        return "png" if self.able else "svg"

    async def paint(self, kind: str, drawings: Sequence[str]) -> bytes:
        """A file of drawings; `Refused` if this server cannot, or has too much to do."""
        if not self.able:
            raise Refused("server-no-pictures", 501)
        wish = json.dumps({"kind": kind, "width": WIDTHS[kind], "drawings": drawings}).encode()
        digest = hashlib.sha256(wish).hexdigest()
        if digest not in self._known:
            self._keep(digest, await self._in_turn(wish))
        self._known.move_to_end(digest)
        return self._known[digest]

    async def _in_turn(self, wish: bytes) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("server-busy", 503)
        self._waiting += 1
        try:
            async with self._one:
                return await self._paint(wish)
        finally:
            self._waiting -= 1

    async def _paint(self, wish: bytes) -> bytes:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "smallcouncil.server.painting")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        try:
            painted, told = await asyncio.wait_for(process.communicate(wish), PAINT_SECONDS)
        except TimeoutError:
            raise Refused("server-busy", 503) from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
        if process.returncode == 0:
            return painted
        log.error("a picture could not be painted: %s", told.decode(errors="replace").strip()[-300:] or "no fonts")
        self.able = process.returncode != NO_LETTERS
        raise Refused("server-no-pictures", 501)

    def _keep(self, digest: str, painted: bytes) -> None:
        self._known[digest] = painted
        while sum(map(len, self._known.values())) > MOST_BYTES and len(self._known) > 1:
            self._known.popitem(last=False)
