"""Our own server: its people come by their links with cookies, as browsers do, and look at pages or at JSON."""

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx

from bench.load.page_reader import PageReader
from bench.load.pages import Address, House, News, Page, Refused, Reply

SLUG = "hand-of-the-king"
HELLO = Reply('{"type":"hello","version":-1,"lines":0,"messages":0,"packed":1}')
ANSWER = re.compile(r'name="action" value="([^"]+)"')


class CouncilPage(Page):
    """One viewer's socket at one of our tables, for pieces of HTML or for JSON."""

    headers: Mapping[str, str]

    def __init__(self, address: Address, path: str, cookie: str) -> None:
        self.url = f"{address.sockets}{path}"
        self.headers = {"Origin": address.origin, "Cookie": cookie, "Accept-Language": "en"}

    def heard(self, frame: str) -> News | Reply | None:
        told = json.loads(frame)
        if told["type"] == "refused":
            raise Refused(told["text"])
        return self._news(told) if told["type"] == "update" else None

    def _news(self, told: dict[str, Any]) -> News:
        raise NotImplementedError

    def click(self, version: int, word: str) -> str:
        return json.dumps({"type": "act", "version": version, "action": word})


class HtmlPage(CouncilPage):
    """Finds its choices where a person does: among the buttons of the page."""

    def __init__(self, address: Address, path: str, cookie: str) -> None:
        super().__init__(address, path, cookie)
        self._reader = PageReader()

    def opened(self) -> Reply | None:
        return HELLO

    def _news(self, told: dict[str, Any]) -> News:
        self._reader.take(told)
        buttons = ANSWER.findall(self._reader.part("panel")) if told["my_turn"] else ()
        return News(told["version"], tuple(buttons), told["over"])


class JsonPage(CouncilPage):
    """A program at the table."""

    def _news(self, told: dict[str, Any]) -> News:
        return News(told["version"], tuple(told["actions"]), told["over"])


class Council(House):
    """`smallcouncil serve` on a fresh SQLite file."""

    durable = "kept"
    healthy = "/healthz"

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self.name = f"Small Council, {'pages' if kind == 'pages' else 'JSON'}"

    def command(self, address: Address, scratch: Path) -> list[str]:
        program = str(Path(sys.executable).with_name("smallcouncil"))
        where = ["--host", "127.0.0.1", "--port", str(address.port), "--database", str(scratch / "tables.db")]
        return [program, "serve", *where, "--no-limits"]

    async def lay(self, client: httpx.AsyncClient, address: Address) -> list[Page]:
        """Laid by a program, joined by people: each follows a link, gets a cookie and loads the page."""
        wish = {"game": SLUG, "seats": ["friend", "friend"]}
        answer = await client.post(f"{address.lobby}/api/tables", json=wish)
        answer.raise_for_status()
        laid = answer.json()
        links = [*(seat["link"] for seat in laid["seats"]), laid["watch_link"]]
        return [self._page(address, laid["table"], await _cookie(client, link)) for link in links]

    def _page(self, address: Address, table: str, cookie: str) -> Page:
        if self._kind == "pages":
            return HtmlPage(address, f"/t/{table}/socket", cookie)
        return JsonPage(address, f"/api/tables/{table}/socket", cookie)


async def _cookie(client: httpx.AsyncClient, link: str) -> str:
    """Follow a secret link as a new browser would: take the cookie, and load the table that it leads to."""
    client.cookies.clear()
    led = await (client.get(link) if "/watch/" in link else client.post(link))
    cookie = "; ".join(f"{name}={value}" for name, value in led.cookies.items())
    client.cookies.clear()
    page = await client.get(led.url.join(led.headers["location"]), headers={"Cookie": cookie})
    page.raise_for_status()
    return cookie
