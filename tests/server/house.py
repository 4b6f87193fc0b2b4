"""A server to visit, and guests who visit it: everything that a guest receives is kept, byte by byte."""

import asyncio
import json
import random
import re
import secrets
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Self

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.load.page_reader import PageReader
from smallcouncil.server.app import make_app
from smallcouncil.server.config import Config
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.run import settings

SLUG = "hand-of-the-king"
START = 1_800_000_000.0
PATIENCE = 60.0
"""Seconds; only a busy machine needs so many."""
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To read the list of certificate authorities for every guest would take longer than most tests."""


class Time:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class Luck:
    """Deals that are the same in every run: that of a seed which a test names, or one after the other."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self._bits = random.Random(7).getrandbits

    def __call__(self, bits: int) -> int:
        return self._bits(bits) if self.seed is None else self.seed


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.started_up, self.leaving = asyncio.Event(), asyncio.Event()

    async def main_loop(self) -> None:
        """Wait for the end itself: a look at the clock ten times a second would be what most tests wait for."""
        self.started_up.set()
        await self.on_tick(0)
        await self.leaving.wait()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the tests' own."""
        yield


class House:
    """A server on a port of its own, in this event loop."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.hub = Hub(config)

    async def __aenter__(self) -> Self:
        running = settings(make_app(self.hub), self.config)
        running.host, running.port = "127.0.0.1", 0
        self._server = _Server(running)
        self._serving = asyncio.create_task(self._server.serve())
        ready = asyncio.create_task(self._server.started_up.wait())
        await asyncio.wait((ready, self._serving), return_when=asyncio.FIRST_COMPLETED)
        if self._serving.done():
            ready.cancel()
            self._serving.result()
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self._guests: list[Guest] = []
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self._guests:
            await guest.client.aclose()
        self._server.leaving.set()
        await self._serving

    def guest(self, secret: str = "", **headers: str) -> "Guest":
        """Somebody with a browser of their own; or a program that shows a secret."""
        guest = Guest(self, secret, headers)
        self._guests.append(guest)
        return guest

    def table(self, laid: dict[str, Any]) -> LiveTable:
        return self.hub.tables[laid["table"]]


class Guest:
    """One visitor. `heard` is every byte that came back, from pages, JSON and sockets alike."""

    def __init__(self, house: House, secret: str, headers: dict[str, str]) -> None:
        self.house = house
        self.origin = f"http://127.0.0.1:{house.port}"
        self.heard = bytearray()
        self.invitation = secret
        shown = {"authorization": f"Bearer {secret}"} if secret else {}
        self.client = httpx.AsyncClient(
            base_url=self.origin,
            headers={**shown, **headers},
            follow_redirects=True,
            timeout=PATIENCE,
            verify=NO_AUTHORITIES,
        )

    async def get(self, path: str, **more: Any) -> httpx.Response:
        await self._enter(path)
        return self._kept(await self.client.get(path, **more))

    async def post(self, path: str, **more: Any) -> httpx.Response:
        await self._enter(path)
        return self._kept(await self.client.post(path, **more))

    async def _enter(self, path: str) -> None:
        """A program exchanges its invitation for a token when it first comes to a table."""
        table = re.search(r"/(?:t|tables)/([a-z0-9]{10})", path)
        if not self.invitation or table is None:
            return
        answer = self._kept(await self.client.post(f"/api/tables/{table[1]}/join", json={}))
        if answer.status_code == 200:
            self.invitation = ""
            self.client.headers["authorization"] = f"Bearer {answer.json()['token']}"

    async def sit(self, link: str, name: str = "") -> httpx.Response:
        """Accept an invitation as people do, on its page."""
        return await self.post(link, data={"name": name})

    def _kept(self, answer: httpx.Response) -> httpx.Response:
        for each in (*answer.history, answer):
            self.heard += repr(sorted(each.headers.multi_items())).encode() + each.content
        return answer

    # -- tables

    async def lay(self, *seats: str, game: str = SLUG, seed: int | None = None, **wish: Any) -> dict[str, Any]:
        """Lay a table as a browser that is known by its cookie; with a seed, the deal is that one's."""
        self.become_known()
        luck = self.house.config.luck
        assert isinstance(luck, Luck)
        luck.seed = seed
        answer = await self.post("/api/tables", json={"game": game, "seats": seats or ("me", "friend"), **wish})
        luck.seed = None
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def become_known(self) -> None:
        """Have the cookie of a browser that was here before."""
        if "council" not in self.client.cookies:
            self.client.cookies.set("council", self.house.hub.signer.token(secrets.token_urlsafe(12)))

    async def look(self, laid: dict[str, Any]) -> dict[str, Any]:
        answer = await self.get(f"/api/tables/{laid['table']}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def do(self, laid: dict[str, Any], deed: str, /, **body: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{laid['table']}/{deed}", json=body)

    async def act(self, laid: dict[str, Any], word: str | None = None) -> dict[str, Any]:
        """Decide: a word, or the first legal one."""
        seen = await self.look(laid)
        answer = await self.do(laid, "actions", action=word or seen["actions"][0], version=seen["version"])
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    # -- sockets

    @asynccontextmanager
    async def socket(self, laid: dict[str, Any], page: bool = False, **headers: str) -> AsyncIterator["Wire"]:
        path = f"/t/{laid['table']}/socket" if page else f"/api/tables/{laid['table']}/socket"
        await self._enter(path)
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        sent = {"origin": self.origin, **({"cookie": cookies} if cookies else {}), **headers}
        if "authorization" in self.client.headers:
            sent["authorization"] = self.client.headers["authorization"]
        address = f"ws://127.0.0.1:{self.house.port}{path}"
        wishes = {"additional_headers": sent, "max_size": None, "compression": None, "open_timeout": PATIENCE}
        async with connect(address, **wishes) as connection:
            yield Wire(connection, self.heard)


class Wire:
    """An open socket from a guest's end."""

    def __init__(self, connection: ClientConnection, heard: bytearray) -> None:
        self.connection = connection
        self._heard = heard
        self.page = PageReader()

    async def send(self, **frame: Any) -> None:
        await self.connection.send(json.dumps(frame))

    async def hear(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.connection.recv(decode=False), PATIENCE)
        assert isinstance(text, bytes)
        self._heard += text
        found: dict[str, Any] = json.loads(text)
        return self._shown(found) if "shapes" in found else found

    def _shown(self, update: dict[str, Any]) -> dict[str, Any]:
        """An update of a page with its pieces put together; that too is heard."""
        self.page.take(update)
        parts = {name: self.page.part(name) for name in update["parts"]}
        news = {name: self.page.html(update[name]) for name in ("log", "chat")}
        self._heard += "".join([*parts.values(), *news.values()]).encode()
        return {**update, "parts": parts, **news}

    async def until(self, kind: str, version: int = 0) -> dict[str, Any]:
        """The next frame of a kind that tells of at least this version."""
        while True:
            frame = await self.hear()
            if frame["type"] == kind and frame.get("version", version) >= version:
                return frame

    async def closed(self) -> int:
        """Wait for the other end to close; the code it does so with."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        code = self.connection.close_code
        assert code is not None
        return code
