"""Where servers that share a database put up what bots are asked, and find what they have answered.

To those who ask it is like workers of their own. One question stands there once, however many servers have its table
open; the one that put it up plays the answer, and if it does not, one of the others does.
"""

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import Update, and_, bindparam, delete, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from smallcouncil.server import guesses
from smallcouncil.server.bot_queue import Turn
from smallcouncil.server.bot_workers import BotWorkers, Moot, NoAnswer
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import turns
from smallcouncil.server.sharing import NOW
from smallcouncil.server.store import Store
from smallcouncil.server.thinking import COUNT_WAITING, FAILED, Thinker

LOOK_SECONDS = 1.0
"""How often an answer is looked for of which nothing was heard."""
GRACE_SECONDS = 2.0
"""How long an answer is left to the server that has asked for it."""
OLD_SECONDS = 3600.0

_KEY = and_(turns.c.table_id == bindparam("table"), turns.c.seat == bindparam("place"))
_OPEN = and_(_KEY, turns.c.asked == bindparam("question"), turns.c.answer.is_(None))
_NEW = insert(turns).values(since=NOW)
_ASK = _NEW.on_conflict_do_update(
    index_elements=["table_id", "seat"],
    set_={
        **{
            name: _NEW.excluded[name]
            for name in ("asked", "code", "seed", "guess", "address", "browser", "waited_for", "asker", "since")
        },
        "thinker": "",
        "until": 0.0,
        "answer": None,
        "taken": 0.0,
    },
    where=turns.c.asked < _NEW.excluded.asked,
)
_HURRY = update(turns).where(_OPEN).values(waited_for=1)
_GIVE = update(turns).where(_OPEN, turns.c.thinker == "").values(code=bindparam("level"))
_LOOK = select(turns.c.asked, turns.c.answer, turns.c.asker, turns.c.taken, turns.c.thinker).where(_KEY)
_SWEEP = delete(turns).where(turns.c.since < NOW - OLD_SECONDS, turns.c.answer.is_not(None))


class TurnBoard:
    """The workers of all servers, as one server sees them."""

    def __init__(
        self, store: Store, workers: BotWorkers, seconds: float, me: str, tell: Callable[[str, dict[str, Any]], None]
    ) -> None:
        self._store = store
        self._workers = workers
        self._seconds = seconds
        self._me = me
        self._tell = tell
        self._news: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting = 0
        self.failures = 0
        self.thinker = Thinker(store.engine, me, workers, seconds, self._told)

    @property
    def count(self) -> int:
        return self._workers.count

    def warm(self) -> None:
        self._workers.warm()

    def answered(self, table: str) -> None:
        for event in self._news.get(table, ()):
            event.set()

    def _told(self, table: str) -> None:
        self.answered(table)
        self._tell(table, {"turn": 1})

    async def close(self) -> None:
        await self.thinker.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()

    async def choose(self, turn: Turn) -> int:
        """What a bot does, wherever it thinks. `NoAnswer` if it fails, or if somebody has waited too long."""
        loop = asyncio.get_running_loop()
        turn.since, turn.answer = loop.time(), loop.create_future()
        if turn.waited_for:
            turn.due = turn.since + self._seconds
        news = asyncio.Event()
        self._news[turn.table].add(news)
        try:
            await self._ask(turn)
            return await self._answer(turn, news)
        finally:
            turn.answer.cancel()
            self._news[turn.table].discard(news)
            if not self._news[turn.table]:
                del self._news[turn.table]

    async def _ask(self, turn: Turn) -> None:
        row = {
            "table_id": turn.table,
            "seat": turn.seat,
            "asked": turn.asked,
            "code": turn.code,
            "seed": turn.seed,
            "guess": guesses.written(turn.guess),
            "address": _masked(turn.address),
            "browser": _masked(turn.browser),
            "waited_for": int(turn.waited_for),
            "asker": self._me,
        }
        async with self._store.working() as connection:
            await connection.execute(_ASK, row)
        self.thinker.look()
        self._tell("turns", {"turn": 1})

    async def _answer(self, turn: Turn, news: asyncio.Event) -> int:
        """Wait for what the bot says. An answer that another server asked for is first left to it."""
        loop, left_to_others = asyncio.get_running_loop(), 0.0
        while turn.still_asked():
            row = await self._look(turn)
            if row is None or row["asked"] != turn.asked:
                raise Moot("another question stands in its place")
            turn.begun = bool(row["thinker"])
            if row["answer"] is not None:
                left_to_others = left_to_others or loop.time() + GRACE_SECONDS
                if row["asker"] == self._me or loop.time() >= left_to_others:
                    return self._read(turn, row)
            elif turn.due is not None and loop.time() > turn.due:
                self.failures += 1
                raise NoAnswer(f"no decision after {self._seconds:g} s")
            with suppress(TimeoutError):
                await asyncio.wait_for(news.wait(), LOOK_SECONDS)
            news.clear()
        raise Moot("the question is not asked any more")

    def _read(self, turn: Turn, row: Any) -> int:
        turn.taken = row["taken"]
        if row["answer"] == FAILED:
            self.failures += 1
            raise NoAnswer("it fails")
        self.failures = 0
        return int(row["answer"])

    async def _look(self, turn: Turn) -> Any:
        async with self._store.working() as connection:
            found = await connection.execute(_LOOK, {"table": turn.table, "place": turn.seat})
            return found.mappings().first()

    # -- while somebody waits

    def hurry(self, turn: Turn) -> None:
        """Somebody waits for this turn from now on."""
        turn.waited_for = True
        if turn.due is None:
            turn.due = asyncio.get_running_loop().time() + self._seconds
        self._change(turn, _HURRY)

    def give(self, turn: Turn, code: str) -> None:
        """Another bot is to think about it, unless one already does."""
        if not turn.begun and turn.code != code:
            turn.code = code
            self._change(turn, _GIVE, level=code)

    def _change(self, turn: Turn, how: Update, **values: str) -> None:
        task = asyncio.create_task(self._changed(turn, how, values))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _changed(self, turn: Turn, how: Update, values: dict[str, str]) -> None:
        key = {"table": turn.table, "place": turn.seat, "question": turn.asked}
        with suppress(Refused):
            async with self._store.working() as connection:
                await connection.execute(how, {**key, **values})

    def waiting(self) -> int:
        return self._waiting

    def before(self, turn: Turn) -> int:
        """About how many come before this one: half of those that wait at all servers."""
        return self._waiting // 2

    def wait(self, turn: Turn) -> float:
        return self.before(turn) * self._workers.pace / max(1, self.count)

    async def tidy(self) -> None:
        """Count those that wait, and forget the oldest answers."""
        async with self._store.working() as connection:
            await self._tidy(connection)

    async def _tidy(self, connection: AsyncConnection) -> None:
        self._waiting = int((await connection.execute(COUNT_WAITING)).scalar_one())
        await connection.execute(_SWEEP)


def _masked(name: str) -> str:
    """Addresses are not stored; that two turns come from one is enough to be fair."""
    return hashlib.sha256(f"smallcouncil turn {name}".encode()).hexdigest()[:16] if name else ""
