"""What one move costs our server's processor: in one process, over the real protocol, on stand-ins for the network.

    python -m bench.load.one_move --tables 100 --moves 1200

Each move comes in as the bytes of a frame and is put on disk; the time ends when all three pages of the table have been
told. What the people at the tables do with their pages is not counted.
"""

import argparse
import asyncio
import cProfile
import gc
import gzip
import pstats
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench.load.council import Council, HtmlPage
from bench.load.pages import Address, News
from smallcouncil.games.hand_of_the_king import engine
from smallcouncil.server.app import make_app
from smallcouncil.server.commits import quick_switches
from smallcouncil.server.config import Config
from smallcouncil.server.hub import Hub
from smallcouncil.server.run import settings
from smallcouncil.server.tidying import light_collections

ADDRESS = Address(8000, 8000)
WARM_UP = 3
"""Moves of every table that are not counted."""


class Wire(asyncio.Transport):
    """Stands in for a connection: keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 5000), "sockname": ("127.0.0.1", 8000)})
        self.written: list[bytes] = []
        self.on_write: Callable[[], None] = lambda: None
        self._protocol: Any = None

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))
        if data[0] & 15 in (Opcode.TEXT, Opcode.BINARY):
            self.on_write()

    def writelines(self, list_of_data: Any) -> None:
        self.written.append(b"".join(list_of_data))

    def is_closing(self) -> bool:
        return False

    def get_protocol(self) -> Any:
        return self._protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None: ...


class Looker:
    """One page with its socket, both ends of it in this process."""

    def __init__(self, page: HtmlPage) -> None:
        self.page = page
        self.news = News(-1)
        self.wire = Wire()
        self.size = self.updates = 0
        self._client = ClientProtocol(parse_uri(page.url), max_size=None)

    def open(self, server: uvicorn.Config, state: ServerState) -> None:
        protocol = server.http_protocol_class(config=server, server_state=state, app_state={})  # type: ignore[call-arg]
        self.wire.set_protocol(protocol)
        protocol.connection_made(self.wire)
        request = self._client.connect()
        request.headers.update(self.page.headers)
        self._client.send_request(request)
        self._flush()

    def _flush(self) -> None:
        """Send what there is to send: a wish, or the answer to a ping."""
        if sent := b"".join(self._client.data_to_send()):
            self.wire.get_protocol().data_received(sent)

    def send(self, text: str) -> None:
        self._client.send_text(text.encode())
        self._flush()

    def framed(self, text: str) -> bytes:
        self._client.send_text(text.encode())
        return b"".join(self._client.data_to_send())

    def read(self) -> None:
        """Take in what the server has written."""
        self._client.receive_data(b"".join(self.wire.written))
        self.wire.written.clear()
        for event in self._client.events_received():
            if isinstance(event, Response):
                hello = self.page.opened()
                assert hello is not None
                self.send(hello.frame)
            elif isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY):
                data = bytes(event.data)
                text = gzip.decompress(data).decode() if event.opcode is Opcode.BINARY else data.decode()
                heard = self.page.heard(text)
                if isinstance(heard, News):
                    self.news = heard
                    self.size, self.updates = self.size + len(data), self.updates + 1
        self._flush()


class Tables:
    def __init__(self, server: uvicorn.Config, client: httpx.AsyncClient) -> None:
        self._server = server
        self._state = ServerState()
        self._client = client
        self._house = Council("pages")

    async def lay(self) -> list[Looker]:
        pages = await self._house.lay(self._client, ADDRESS)
        found = [Looker(page) for page in pages if isinstance(page, HtmlPage)]
        for looker in found:
            looker.open(self._server, self._state)
        while not all(looker.news.version >= 0 for looker in found):
            await asyncio.sleep(0.001)
            for looker in found:
                looker.read()
        return found


class Clock:
    """Takes the processor time of moves, and a profile of them if one is wished for."""

    def __init__(self, wish: Path | None) -> None:
        self.profile = cProfile.Profile(time.thread_time) if wish else None
        self.counts = False
        self.spent: list[float] = []

    async def timed(self, work: Awaitable[None]) -> None:
        if self.profile and self.counts:
            self.profile.enable()
        before = time.process_time()
        await work
        spent = time.process_time() - before
        if self.profile and self.counts:
            self.profile.disable()
        if self.counts:
            self.spent.append(spent)

    def told(self) -> str:
        spent = sorted(self.spent)
        mean, median, low = sum(spent) / len(spent), spent[len(spent) // 2], spent[len(spent) // 10]
        found = f"{len(spent)} moves: {mean * 1e3:.3f} ms a move on average, median {median * 1e3:.3f} ms, "
        return found + f"one in ten below {low * 1e3:.3f} ms"


async def move(table: list[Looker], luck: random.Random, clock: Clock) -> None:
    """One move at a table."""
    mover = next(looker for looker in table if looker.news.words)
    frame = mover.framed(mover.page.click(mover.news.version, luck.choice(mover.news.words)))
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    waiting = len(table)

    def written() -> None:
        nonlocal waiting
        waiting -= 1
        if not waiting:
            done.set_result(None)

    async def told() -> None:
        mover.wire.get_protocol().data_received(frame)
        await done

    for looker in table:
        looker.wire.on_write = written
    await clock.timed(told())
    for looker in table:
        looker.wire.on_write = lambda: None
        looker.read()


async def evening(chosen: argparse.Namespace, hub: Hub, clock: Clock) -> None:
    app = make_app(hub)
    server = settings(app, hub.config)
    server.load()
    origin = f"http://127.0.0.1:{ADDRESS.port}"
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=origin) as client:
        tables = Tables(server, client)
        laid = [await tables.lay() for _ in range(chosen.tables)]
    luck, lookers = random.Random(chosen.seed), [looker for table in laid for looker in table]
    for _ in range(WARM_UP):
        for table in laid:
            await move(table, luck, clock)
    for looker in lookers:
        looker.size = looker.updates = 0
    gc.collect()
    clock.counts = True
    while len(clock.spent) < chosen.moves:
        for table in laid:
            if any(looker.news.words for looker in table):
                await move(table, luck, clock)
    size, updates = sum(each.size for each in lookers), sum(each.updates for each in lookers)
    print(f"{clock.told()}; an update {size / updates:.0f} bytes")
    for looker in lookers:
        looker.wire.get_protocol().connection_lost(None)
    await asyncio.sleep(0.1)


async def run(chosen: argparse.Namespace, folder: Path) -> None:
    engine.warm_up.wait()
    luck = random.Random(chosen.seed).getrandbits
    hub = Hub(Config(database=str(folder / "tables.db"), limits=False, warm=False, luck=luck))
    clock = Clock(chosen.profile)
    await hub.open()
    await evening(chosen, hub, clock)
    await hub.close()
    if clock.profile:
        clock.profile.dump_stats(chosen.profile)
        calls = pstats.Stats(clock.profile).total_calls  # type: ignore[attr-defined]
        print(f"{calls / len(clock.spent):.0f} calls a move")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load.one_move", description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", type=Path, help="write a profile here")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, light_collections(), quick_switches():
        asyncio.run(run(chosen, Path(folder)))


if __name__ == "__main__":
    main()
