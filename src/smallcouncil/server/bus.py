"""News between servers, by publish and subscribe of a Redis or Valkey.

All that goes over it are hints: a lost one costs a moment, because every server also looks into the database now and
then, and more often while the bus is away. No decision, no word that was said and no secret is among them.
"""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

log = logging.getLogger(__name__)

PREFIX = "council:"
TURNS = "turns"
"""The channel on which it is told that a bot is asked; those of tables have the names of the tables."""
SECONDS = 2.0
"""How long Redis may take to answer before it counts as away."""
LISTEN_SECONDS = 1.0
AGAIN_SECONDS = (0.1, 0.2, 0.5, 1.0)
"""How long to wait before it is tried again: a little longer each time."""
MOST_WAITING = 10_000
"""Hints that wait to be sent; later ones are as good as earlier ones."""

News = dict[str, Any]


class Bus:
    """One server's way to all others. It connects by itself, and again whenever it must."""

    def __init__(self, address: str, hear: Callable[[str, News], None], on_return: Callable[[], None]) -> None:
        self._redis = Redis.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=SECONDS,
            socket_connect_timeout=SECONDS,
            health_check_interval=5,
        )
        self._hear = hear
        self._on_return = on_return
        self._channels: set[str] = set()
        self._changed: dict[str, bool] = {}
        """Channels to follow from now on, or no more."""
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._due = asyncio.Event()
        self._line: PubSub | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self.is_away = True
        """Nothing can be told or heard at present."""
        self._told_away = False

    def open(self) -> None:
        self._tasks = [asyncio.create_task(work(), name="bus") for work in (self._listen_for_ever, self._send_for_ever)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def tell(self, channel: str, news: News) -> None:
        """Tell all who follow a channel. While the bus is away nobody is told."""
        if not self.is_away:
            self._waiting.append((PREFIX + channel, json.dumps(news, separators=(",", ":"))))
            self._due.set()

    def follow(self, channel: str) -> None:
        self._follow(PREFIX + channel, True)

    def leave(self, channel: str) -> None:
        self._follow(PREFIX + channel, False)

    def _follow(self, channel: str, wanted: bool) -> None:
        (self._channels.add if wanted else self._channels.discard)(channel)
        self._changed[channel] = wanted
        self._due.set()

    # -- out

    async def _send_for_ever(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self._subscribe()
                await self._send()
            except (RedisError, OSError) as error:
                self._lost(error)

    async def _subscribe(self) -> None:
        line, changed = self._line, self._changed
        if line is None or not changed:
            return
        self._changed = {}
        new = [channel for channel, wanted in changed.items() if wanted]
        old = [channel for channel, wanted in changed.items() if not wanted]
        if new:
            await line.subscribe(*new)
        if old:
            await line.unsubscribe(*old)

    async def _send(self) -> None:
        if not self._waiting:
            return
        pipeline = self._redis.pipeline(transaction=False)
        while self._waiting:
            pipeline.publish(*self._waiting.popleft())
        await pipeline.execute()

    # -- in

    async def _listen_for_ever(self) -> None:
        tries = 0
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                    await self._begin(line)
                    tries = 0
                    await self._listen(line)
            except (RedisError, OSError) as error:
                self._lost(error)
            finally:
                self._line = None
            await asyncio.sleep(AGAIN_SECONDS[min(tries, len(AGAIN_SECONDS) - 1)])
            tries += 1

    async def _begin(self, line: PubSub) -> None:
        await line.subscribe(PREFIX + "servers", *self._channels)
        self._changed.clear()
        self._line = line
        if self._told_away:
            log.warning("Redis can be reached again")
        self._told_away = self.is_away = False
        self._on_return()

    async def _listen(self, line: PubSub) -> None:
        while not self.is_away:
            heard = await line.get_message(timeout=LISTEN_SECONDS)
            if heard is not None and heard["type"] == "message":
                try:
                    self._hear(heard["channel"].decode().removeprefix(PREFIX), json.loads(heard["data"]))
                except (ValueError, TypeError, LookupError, AttributeError):
                    log.warning("the bus brought something that is no news of ours")

    def _lost(self, error: Exception) -> None:
        """Once for each outage."""
        self.is_away = True
        self._waiting.clear()
        if not self._told_away:
            self._told_away = True
            log.error("Redis cannot be reached: %s", type(error).__name__)
