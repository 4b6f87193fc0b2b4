"""Sudden ends of servers, of Redis and of PostgreSQL while people play across two servers.

No acknowledged move is lost or doubled, no secret reaches the wrong seat, and every table goes on.
"""

import asyncio
import random
import signal
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from postgres import Postgres
from postgres import running as running_postgres
from redis_server import RedisServer
from redis_server import running as running_redis
from test_killing import Program

pytestmark = [pytest.mark.xdist_group("services")]
GAMES = ("hand-of-the-king", "btwixt", "stark-vs-lannister")
SEATS = {"btwixt": 3}
PATIENCE = 180.0


class Table:
    """One table, whose players sit at different servers and change over whenever theirs does not answer."""

    def __init__(self, game: str, clients: list[httpx.Client], luck: random.Random, bot: bool) -> None:
        self._luck = luck
        self.game = game
        self.bot = bot
        self._clients = clients
        laid = self._clients[0].post("/api/tables", json={"game": game, "seats": _seats(game, bot), "name": "Anna"})
        laid.raise_for_status()
        self.id: str = laid.json()["table"]
        self.tokens = [laid.json()["token"]]
        for seat in laid.json()["seats"]:
            if seat["secret"]:
                shown = {"authorization": f"Bearer {seat['secret']}"}
                joined = self._clients[-1].post(f"/api/tables/{self.id}/join", headers=shown, json={"name": "Bert"})
                self.tokens.append(joined.raise_for_status().json()["token"])
        self.acknowledged: list[list[str]] = [[] for _ in self.tokens]
        self.unknown = [0 for _ in self.tokens]
        """By seat, the words that were acknowledged, and how many decisions were sent that nobody answered."""
        self.over = False
        self.cut_off = self.moves = 0
        self.leaks: list[str] = []

    def _ask(self, player: int, how: str, path: str, **more: Any) -> httpx.Response | None:
        """At the player's server, or at another one if that is away."""
        shown = {"authorization": f"Bearer {self.tokens[player]}"}
        first = self._luck.randrange(len(self._clients))
        for number in range(len(self._clients)):
            client = self._clients[(first + number) % len(self._clients)]
            try:
                answer = client.request(how, f"/api/tables/{self.id}{path}", headers=shown, **more)
            except httpx.HTTPError:
                self.cut_off += 1
                continue
            if answer.status_code < 500:
                return answer
            self.cut_off += 1  # the database may have died after it had written
        return None

    def move(self) -> bool:
        """One decision of anybody who is asked, if it can be made now."""
        for player in self._luck.sample(range(len(self.tokens)), len(self.tokens)):
            seen = self._ask(player, "GET", "")
            if seen is None or seen.status_code != 200:
                continue
            table = seen.json()
            self._look(player, table)
            self.over = table["over"]
            if table["actions"]:
                return self._decide(player, table)
        return False

    def _decide(self, player: int, table: dict[str, Any]) -> bool:
        word = self._luck.choice(table["actions"])
        wish = {"action": word, "version": table["version"]}
        before = self.cut_off
        answer = self._ask(player, "POST", "/actions", json=wish)
        if answer is None or answer.status_code != 200:
            self.unknown[player] += self.cut_off > before
            return False
        self.acknowledged[player].append(word)
        self.moves += 1
        return True

    def _look(self, player: int, table: dict[str, Any]) -> None:
        """What a player is shown is shown to that seat: its own questions and nobody else's words."""
        if table["viewer"] != player:
            self.leaks.append(f"seat {table['viewer']} was shown to player {player}")
        if table["game"] != GAMES[0]:
            told = [line for line in table["lines"] if line["word"] not in (None, "pass") and line["seat"] != player]
            self.leaks += [f"player {player} read {line['word']} of seat {line['seat']}" for line in told]

    def told(self) -> tuple[object, ...]:
        """What a server says of it, for the report of a failure."""
        seen = self._ask(0, "GET", "")
        table = seen.json() if seen is not None else {}
        return (
            self.id,
            self.game,
            self.bot,
            {name: table.get(name) for name in ("version", "seats", "prompt", "frozen")},
        )

    def check(self) -> None:
        """Every server tells a player the same."""
        for token in self.tokens:
            shown = {"authorization": f"Bearer {token}"}
            seen, other = (client.get(f"/api/tables/{self.id}", headers=shown).json() for client in self._clients)
            told = [(each["view"], each["lines"]) for each in (seen, other)]
            assert seen["version"] != other["version"] or told[0] == told[1]
            assert not seen["frozen"]
        assert self.leaks == []

    def compare(self, stored: list[tuple[int, str]]) -> None:
        """All that was acknowledged is on disk in its order, and nothing twice; what was cut off may be there, too."""
        for seat, words in enumerate(self.acknowledged):
            found = [word for by, word in stored if by == seat]
            rest = iter(found)
            assert all(word in rest for word in words), f"seat {seat} of {self.id} has lost a move"
            assert len(words) <= len(found) <= len(words) + self.unknown[seat], f"seat {seat} of {self.id} moved twice"


def _seats(game: str, bot: bool) -> list[str]:
    people = ["me", *["friend"] * (SEATS.get(game, 2) - 1)]
    return [*people[:-1], "bot:novice"] if bot else people


class Evening:
    """Two servers, what they stand on, and tables that are played all the while."""

    def __init__(self, folder: Path, postgres: Postgres, redis: RedisServer, luck: random.Random) -> None:
        self.postgres, self.redis, self.luck = postgres, redis, luck
        self.programs = [Program(folder / name) for name in ("first", "second")]
        for program in self.programs:
            program.database = postgres.address
            self._serve(program)
        self.clients = [httpx.Client(base_url=program.address, timeout=20.0) for program in self.programs]
        self.tables: list[Table] = []
        """Those that are played, and after them all that are over."""
        self.over: list[Table] = []
        self.errors: list[BaseException] = []
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play)

    def _serve(self, program: Program) -> None:
        program.start("--redis", self.redis.address, "--no-limits", "--thinkers", "1")

    def begin(self, games: tuple[str, ...]) -> None:
        self.tables = [Table(game, self.clients, self.luck, number == 3) for number, game in enumerate(games)]
        self._thread.start()

    def _play(self) -> None:
        try:
            while not self._stop.is_set():
                for number, table in enumerate(self.tables):
                    if table.over:
                        self._lay_again(number, table)
                    else:
                        table.move()
                time.sleep(0.005)
        except BaseException as error:
            self.errors.append(error)

    def _lay_again(self, number: int, table: Table) -> None:
        with suppress(httpx.HTTPError):
            self.tables[number] = Table(table.game, self.clients, self.luck, table.bot)
            self.over.append(table)

    def strike(self) -> None:
        """Kill something, leave it dead for a while, and bring it back."""
        victim = self.luck.choice(("server", "server", "redis", "postgres"))
        pause = self.luck.uniform(0.0, 1.0)
        if victim == "server":
            program = self.luck.choice(self.programs)
            assert program.end(signal.SIGKILL)[0] == -9
            time.sleep(pause)
            self._serve(program)
        elif victim == "redis":
            self.redis.kill()
            time.sleep(pause)
            self.redis.start()
        else:
            self.postgres.stop()
            time.sleep(pause)
            self.postgres.start()

    def go_on(self, moves: int) -> None:
        """Wait until every table has gone on by so many moves, or is over."""
        before = {table: table.moves for table in self.tables}
        deadline = time.monotonic() + PATIENCE
        while not all(table.over or table.moves >= count + moves for table, count in before.items()):
            assert not self.errors, self.errors
            late = [table for table, count in before.items() if not table.over and table.moves < count + moves]
            assert time.monotonic() < deadline, [table.told() for table in late]
            time.sleep(0.02)

    def rest(self) -> list[Table]:
        """Stop playing; all tables that there were."""
        self._stop.set()
        if self._thread.ident is not None:
            self._thread.join()
        return [*self.over, *self.tables]

    def end(self) -> None:
        self.rest()
        for client in self.clients:
            client.close()
        for program in self.programs:
            if program.process is not None and program.process.poll() is None:
                program.process.kill()
                program.process.communicate()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(running_postgres()), stack.enter_context(running_redis())
        found = Evening(tmp_path, postgres, redis, random.Random(16))
        stack.callback(found.end)
        yield found


async def _stored(address: str) -> dict[str, list[tuple[int, str]]]:
    """The decisions on disk, by table."""
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT table_id, seat, word FROM decisions ORDER BY table_id, number")
    await connection.close()
    found: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for row in rows:
        found[row["table_id"]].append((row["seat"], row["word"]))
    return found


def _struck(evening: Evening, kills: int, games: tuple[str, ...]) -> None:
    evening.begin(games)
    for _ in range(kills):
        evening.go_on(1)
        evening.strike()
    evening.go_on(2)
    tables = evening.rest()
    assert not evening.errors, evening.errors
    stored = asyncio.run(_stored(evening.postgres.address))
    for table in tables:
        table.check()
        table.compare(stored[table.id])
    assert sum(table.moves for table in tables) > kills


@pytest.mark.timeout(600)
def test_a_few_sudden_ends(evening: Evening) -> None:
    _struck(evening, 3, GAMES[:2])


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_thirty_sudden_ends(evening: Evening) -> None:
    _struck(evening, 36, GAMES * 2)
