"""Thinks for bots whose turns stand in the database: in a server, or on a machine of its own (`smallcouncil bots`).

Whoever has a worker free claims the next turn, in the same fair order everywhere. A claim ends by itself, so what a
machine that dies has begun is begun again elsewhere. Nothing but the turns is read or written here.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import RowMapping, and_, bindparam, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server import guesses
from smallcouncil.server.bot_queue import OTHERS_EVERY, BotQueue, Standing, Turn
from smallcouncil.server.bot_workers import BotWorkers, NoAnswer
from smallcouncil.server.schema import turns
from smallcouncil.server.sharing import NOW

log = logging.getLogger(__name__)

LOOK_SECONDS = 0.5
"""How often to look for turns of which nothing was heard."""
SPARE_SECONDS = 5.0
"""How much longer than a bot may think its claim holds."""
MOST_SEEN = 500
"""Turns among which the next one is chosen."""
REMEMBERED_SECONDS = 600.0
"""For so long it counts who had a turn."""
FAILED = -1
"""In place of an answer: the bot has none."""

_FREE = and_(turns.c.answer.is_(None), or_(turns.c.thinker == "", turns.c.until < NOW))
_KEY = and_(turns.c.table_id == bindparam("table"), turns.c.seat == bindparam("place"))
_SHOWN = [turns.c[name] for name in ("table_id", "seat", "code", "address", "browser", "waited_for")]
_WAITING = select(*_SHOWN).where(_FREE).order_by(turns.c.waited_for.desc(), turns.c.since).limit(MOST_SEEN)
_SERVED = select(*_SHOWN, turns.c.served).where(turns.c.served > NOW - REMEMBERED_SECONDS)
_TAKE = (
    select(turns.c.seed, turns.c.guess, turns.c.asked, turns.c.code)
    .where(_KEY, _FREE)
    .with_for_update(skip_locked=True)
)
_CLAIM = update(turns).where(_KEY).values(thinker=bindparam("me"), until=NOW + bindparam("seconds"), served=NOW)
_ANSWER = (
    update(turns)
    .where(_KEY, turns.c.asked == bindparam("question"), turns.c.thinker == bindparam("me"), turns.c.answer.is_(None))
    .values(answer=bindparam("chosen"), taken=bindparam("seconds"), guess=b"")
)
COUNT_WAITING = select(func.count()).select_from(turns).where(_FREE)


@dataclass(frozen=True)
class Claimed:
    """A turn that is this machine's to think about."""

    standing: Standing
    row: RowMapping
    share: int

    def turn(self) -> Turn:
        """`BadGuess` if there is no state in it."""
        guess = guesses.read(self.row["guess"])
        known = {"asked": self.row["asked"], "seed": self.row["seed"], "share": self.share}
        return Turn(**vars(self.standing), guess=guess, **known)


class Thinker:
    """Claims turns as long as it runs, as many at once as it has workers."""

    def __init__(
        self, engine: AsyncEngine, me: str, workers: BotWorkers, seconds: float, tell: Callable[[str], None]
    ) -> None:
        self._engine = engine
        self._me = me
        self._workers = workers
        self._seconds = seconds
        self._tell = tell
        """Says that there is an answer for a table."""
        self._news = asyncio.Event()
        self._free = asyncio.Semaphore(workers.count)
        self._claims = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: asyncio.Task[None] | None = None
        self.is_away = False
        """The database does not answer."""

    def begin(self) -> None:
        self._running = asyncio.create_task(self._run(), name="thinker")

    def look(self) -> None:
        """There may be something to think about."""
        self._news.set()

    async def close(self) -> None:
        tasks = [*self._tasks, *([self._running] if self._running else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._free.acquire()
            try:
                claimed = await self._claimed()
            except BaseException:
                self._free.release()
                raise
            if claimed is not None:
                task = asyncio.create_task(self._think(claimed))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
                continue
            self._free.release()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_SECONDS)
            self._news.clear()

    async def _claimed(self) -> Claimed | None:
        try:
            async with self._engine.begin() as connection:
                found = await self._claim(connection)
        except (SQLAlchemyError, OSError) as error:
            if not self.is_away:
                log.warning("no turns can be claimed: %s", type(error).__name__)
            self.is_away = True
            await asyncio.sleep(LOOK_SECONDS)
            return None
        self.is_away = False
        return found

    async def _claim(self, connection: AsyncConnection) -> Claimed | None:
        waiting = (await connection.execute(_WAITING)).mappings().all()
        if not waiting:
            return None
        queue: BotQueue[Standing] = BotQueue(_served((await connection.execute(_SERVED)).mappings().all()))
        for row in waiting:
            queue.add(_standing(row))
        self._claims += 1
        for each in queue.next_ones(others_first=self._claims % OTHERS_EVERY == 0):
            key = {"table": each.table, "place": each.seat}
            found = (await connection.execute(_TAKE, key)).mappings().first()
            if found is not None:  # else another machine has it
                lease = {"me": self._me, "seconds": self._seconds + SPARE_SECONDS}
                await connection.execute(_CLAIM, {**key, **lease})
                return Claimed(each, found, queue.sharing(each))
        return None

    async def _think(self, claimed: Claimed) -> None:
        standing, chosen, taken = claimed.standing, FAILED, 0.0
        try:
            turn = claimed.turn()
            chosen = await self._workers.choose(turn)
            taken = turn.taken
        except (NoAnswer, guesses.BadGuess) as error:
            log.warning("bot %s at table %s: %s", standing.code, standing.table, error)
        finally:
            self._free.release()
        row = {"table": standing.table, "place": standing.seat, "question": claimed.row["asked"], "me": self._me}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(_ANSWER, {**row, "chosen": chosen, "seconds": taken})
        except (SQLAlchemyError, OSError) as error:
            log.warning("an answer could not be stored: %s", type(error).__name__)  # the claim ends, another one thinks
        else:
            self._tell(standing.table)


def _standing(row: RowMapping) -> Standing:
    return Standing(
        code=row["code"],
        seat=row["seat"],
        table=row["table_id"],
        address=row["address"],
        browser=row["browser"],
        waited_for=bool(row["waited_for"]),
    )


def _served(rows: Iterable[RowMapping]) -> dict[Hashable, float]:
    """When each lane, browser and table last had its turn."""
    found: dict[Hashable, float] = {}
    for row in rows:
        each = _standing(row)
        for key in (each.lane, each.browser, each.table):
            found[key] = max(found.get(key, 0.0), row["served"])
    return found
