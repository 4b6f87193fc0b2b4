"""`smallcouncil bots`: a machine that only thinks. It claims turns from the database and answers them there."""

import asyncio
import logging
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil.server.bot_workers import BotWorkers
from smallcouncil.server.bus import TURNS, Bus
from smallcouncil.server.config import Config
from smallcouncil.server.schema import turns
from smallcouncil.server.store import Store
from smallcouncil.server.thinking import Thinker

log = logging.getLogger(__name__)


async def think(config: Config, ready: Callable[[], None]) -> None:
    """Think for bots until interrupted.

    Nothing but the turns is asked for, so the role that logs in to the database needs no right to anything else.
    """
    store, me = Store(config.database, shared=True), f"bots-{secrets.token_hex(4)}"
    try:
        async with store.engine.connect() as connection:
            await connection.execute(select(turns.c.table_id).limit(1))
    except (SQLAlchemyError, OSError) as error:
        await store.engine.dispose()
        raise store.unusable(error) from error
    workers = BotWorkers(config.bot_workers, config.bot_seconds)
    bus = Bus(config.redis, lambda channel, news: thinker.look(), lambda: None)
    thinker = Thinker(
        store.engine, me, workers, config.bot_seconds, lambda table: bus.tell(table, {"s": me, "turn": 1})
    )
    bus.follow(TURNS)
    bus.open()
    workers.warm()
    thinker.begin()
    ready()
    try:
        await _interrupted()
    finally:
        await thinker.close()
        await workers.close()
        await bus.close()
        await store.engine.dispose()


async def _interrupted() -> None:
    stopping, loop = asyncio.Event(), asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows ends it by an exception instead
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, stopping.set)
    await stopping.wait()
