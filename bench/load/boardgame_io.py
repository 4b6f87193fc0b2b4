"""boardgame.io's server, to compare with: installed by npm at run time, played over its own protocol.

Socket.IO over a WebSocket is a few prefixes before JSON, so the same client drives both servers and its own cost
is the same for both.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import httpx

from bench.load.pages import Address, House, News, Page, Refused, Reply

VERSION = "0.50.2"
STORE_VERSION = "4.0.4"  # node-persist, which its store in files needs
GAME = "walk"
NODE = Path(__file__).parent / "node"

OPEN, PING, CONNECTED, ERROR, EVENT = "0", "2", f"40/{GAME},", f"44/{GAME},", f"42/{GAME},"
PONG = Reply("3")


class NotHere(Exception):
    """boardgame.io cannot be run on this machine; the text says why."""


class IoPage(Page):
    """A page of boardgame.io's client: it joins the game's namespace, asks for the state, and hears whole states."""

    headers: Mapping[str, str]

    def __init__(self, address: Address, match: str, player: str | None, credentials: str | None) -> None:
        self.url = f"{address.sockets}/socket.io/?EIO=4&transport=websocket"
        self.headers = {"Origin": address.origin}
        self._match, self._player, self._credentials = match, player, credentials

    def heard(self, frame: str) -> News | Reply | None:
        if frame == PING:
            return PONG
        if frame.startswith(EVENT):
            return self._event(json.loads(frame[len(EVENT) :]))
        if frame.startswith(CONNECTED):
            return Reply(_event("sync", self._match, self._player, self._credentials, 2))
        if frame.startswith(OPEN):
            return Reply(CONNECTED)
        raise Refused(frame[:80])

    def _event(self, event: list[object]) -> News | None:
        kind, _match, *rest = event
        if kind not in ("sync", "update"):
            return None
        told = rest[0]
        assert isinstance(told, dict)
        state = told["state"] if kind == "sync" else told
        mine = state["ctx"]["currentPlayer"] == self._player
        over = "gameover" in state["ctx"]
        return News(state["_stateID"], tuple(state["G"]["choices"]) if mine and not over else (), over)

    def click(self, version: int, word: str) -> str:
        move = {"type": "walk", "args": [word], "playerID": self._player, "credentials": self._credentials}
        return _event("update", {"type": "MAKE_MOVE", "payload": move}, version, self._match, self._player)


def _event(name: str, *args: object) -> str:
    return EVENT + json.dumps([name, *args])


class BoardgameIo(House):
    """The server with one of its own two stores: in memory, as it comes, or in files."""

    healthy = "/games"
    environment: Mapping[str, str] = {"NODE_ENV": "production"}
    has_lobby_port = True

    def __init__(self, store: str) -> None:
        self._store = store
        self._folder = installed()
        self.name = f"boardgame.io {VERSION}, {'in memory' if store == 'memory' else 'in files'}"
        self.durable = "lost" if store == "memory" else "kept, but for a last moment"

    def command(self, address: Address, scratch: Path) -> list[str]:
        ports = [str(address.port), str(address.lobby_port)]
        return ["node", str(NODE / "server.js"), str(self._folder), *ports, self._store, str(scratch / "tables")]

    async def lay(self, client: httpx.AsyncClient, address: Address) -> list[Page]:
        games = f"{address.lobby}/games/{GAME}"
        match = await _posted(client, f"{games}/create", {"numPlayers": 2, "unlisted": True})
        number = match["matchID"]
        players: list[Page] = []
        for player in ("0", "1"):
            joined = await _posted(client, f"{games}/{number}/join", {"playerID": player, "playerName": f"P{player}"})
            players.append(IoPage(address, number, player, joined["playerCredentials"]))
        return [*players, IoPage(address, number, None, None)]


async def _posted(client: httpx.AsyncClient, url: str, body: dict[str, object]) -> dict[str, str]:
    answer = await client.post(url, json=body)
    answer.raise_for_status()
    found: dict[str, str] = answer.json()
    return found


def installed() -> Path:
    """The folder where npm has put boardgame.io, outside the repository; fetched on the first run."""
    if not (shutil.which("npm") and shutil.which("node")):
        raise NotHere("node and npm are not on the path")
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(base) / "smallcouncil" / f"boardgame.io-{VERSION}"
    if (folder / "node_modules" / "node-persist").exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"private": true}\n')
    wanted = [f"boardgame.io@{VERSION}", f"node-persist@{STORE_VERSION}"]
    done = subprocess.run(
        ["npm", "install", "--no-audit", "--no-fund", *wanted], cwd=folder, capture_output=True, text=True
    )
    if done.returncode:
        raise NotHere(f"npm cannot install it: {done.stderr.strip().splitlines()[-1]}")
    return folder
