"""A server full of people who play against bots: how long each of them waits for an answer.

    python -m bench.load.bots --tables 200 --seconds 600

Each person has a browser, a table and a socket of their own, thinks for a while and moves. A wait is the time from the
news that it is the bot's turn to the news that it is not; the pause before a bot's move is part of it.
"""

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.council import Council
from bench.load.evening import percentile
from bench.load.pages import Address
from bench.load.servers import Server
from bench.report import publish, table

AT_ONCE = 8
SHARES = (0.5, 0.9, 0.99, 1.0)


@dataclass(frozen=True)
class Wish:
    """Who plays what: so many tables against bots of a code, everybody thinking for so long on average."""

    games: tuple[str, ...]
    bot: str
    tables: int
    seconds: float
    thought: float


@dataclass
class Seen:
    """What the people have seen so far."""

    waits: list[float] = field(default_factory=list)
    moves: int = 0
    finished: int = 0
    errors: list[str] = field(default_factory=list)


class Person:
    """One person at one table after the other."""

    def __init__(self, wish: Wish, address: Address, number: int, seen: dict[str, Seen]) -> None:
        self._wish = wish
        self._game = wish.games[number % len(wish.games)]
        self._address = address
        self._luck = random.Random(number)
        self._seen = seen[self._game]
        self._waits_since: float | None = None

    async def live(self, client: httpx.AsyncClient, doors: asyncio.Semaphore, end: float) -> None:
        while time.perf_counter() < end:
            async with doors:
                laid = await self._laid(client)
            headers = {"Origin": self._address.origin, "Authorization": f"Bearer {laid['token']}"}
            path = f"{self._address.sockets}/api/tables/{laid['table']}/socket"
            try:
                async with connect(path, additional_headers=headers, max_size=None) as socket:
                    await self._play(socket, end)
            except (ConnectionClosed, OSError) as error:
                self._seen.errors.append(str(error))
                return

    async def _laid(self, client: httpx.AsyncClient) -> dict[str, Any]:
        others = 2 if self._game == "btwixt" else 1
        sitting = ["me", *[f"bot:{self._wish.bot}"] * others]
        answer = await client.post(f"{self._address.lobby}/api/tables", json={"game": self._game, "seats": sitting})
        answer.raise_for_status()
        laid: dict[str, Any] = answer.json()
        return laid

    async def _play(self, socket: ClientConnection, end: float) -> None:
        """Move when asked, until the game or the time is over."""
        async for text in socket:
            told = json.loads(text)
            if told["type"] != "update":
                continue
            self._note(told["thinking"])
            if told["over"]:
                self._seen.finished += 1
                return
            if time.perf_counter() > end:
                return
            if told["actions"]:
                await asyncio.sleep(self._luck.expovariate(1 / self._wish.thought))
                word = self._luck.choice(told["actions"])
                await socket.send(json.dumps({"type": "act", "action": word, "version": told["version"]}))
                self._seen.moves += 1

    def _note(self, thinking: bool) -> None:
        """Every update while a bot thinks is the answer of one, or begins the wait for one."""
        now = time.perf_counter()
        if self._waits_since is not None:
            self._seen.waits.append(now - self._waits_since)
        self._waits_since = now if thinking else None


async def _evening(wish: Wish, address: Address) -> dict[str, Seen]:
    """What the people of each game have seen."""
    seen, doors = {game: Seen() for game in wish.games}, asyncio.Semaphore(AT_ONCE)
    end = time.perf_counter() + wish.seconds
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        people = [Person(wish, address, number, seen) for number in range(wish.tables)]
        playing = [asyncio.create_task(person.live(client, doors, end)) for person in people]
        await asyncio.sleep(wish.seconds)
        _, late = await asyncio.wait(playing, timeout=20)
        for task in late:
            task.cancel()
        for number, result in enumerate(await asyncio.gather(*playing, return_exceptions=True)):
            if isinstance(result, Exception):
                seen[wish.games[number % len(wish.games)]].errors.append(f"{type(result).__name__} {result}")
    return seen


def _arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load.bots", description=__doc__)
    parser.add_argument("--game", nargs="+", default=["hand-of-the-king", "btwixt"])
    parser.add_argument("--bot", default="master")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long to play")
    parser.add_argument("--thought", type=float, default=5.0, help="seconds that a person thinks, on average")
    parser.add_argument("--print", action="store_true", help="print the figures, and leave bench/RESULTS.md as it is")
    return parser.parse_args(given)


def _measured(wish: Wish) -> tuple[list[tuple[object, ...]], str]:
    """A row for each game, and what can be said of the server as a whole."""
    with tempfile.TemporaryDirectory(prefix="smallcouncil-bots-") as scratch:
        with Server(Council("json"), Path(scratch)) as server:
            seen = asyncio.run(_evening(wish, server.address))
            spent = server.cpu()
        log = (Path(scratch) / "server.log").read_text(errors="replace")
    for error in dict.fromkeys(error for each in seen.values() for error in each.errors):
        print(error, file=sys.stderr)
    rows = [
        (game, len(each.waits), *(f"{percentile(each.waits, share):.2f} s" for share in SHARES), len(each.errors))
        for game, each in seen.items()
    ]
    cores = f"{spent / wish.seconds:.2f} cores were the server's and its bots'"
    return rows, f"{cores}; {_given_up(log)} decisions were left to chance."


def _given_up(log: str) -> int:
    """How many decisions were left to chance because no bot was there in time; equal lines of the log are folded."""
    lines = [line for line in log.splitlines() if "any legal action" in line]
    return len(lines) + sum(int(more) for line in lines for more in re.findall(r"\(and (\d+) more", line))


def main(given: list[str]) -> None:
    chosen = _arguments(given)
    busy = os.getloadavg()[0]
    rows, told = _measured(Wish(tuple(chosen.game), chosen.bot, chosen.tables, chosen.seconds, chosen.thought))
    body = (
        f"One server, {chosen.tables} tables of all these games against `{chosen.bot}`, people think "
        f"{chosen.thought:g} s on average, for {chosen.seconds:g} s. "
        f"Before the run {busy:.1f} programs wanted a core.\n\n"
        + table(("game", "answers", "p50", "p90", "p99", "longest", "errors"), rows)
        + f"\n\nA wait is from the bot's turn to its move, its pause of 0.7 s included. Goal: p90 under 10 s. {told}"
    )
    if chosen.print:
        print(body)
    else:
        publish("bots", "Bots under load", body)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main(sys.argv[1:])
