"""What the browser tests share: the server, its tables, and what people do at them."""

import gzip
import re
import signal
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import unquote
from weakref import WeakKeyDictionary

import httpx
import seeded
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebError,
    WebSocket,
    expect,
)

import smallcouncil as sc

HAND, BTWIXT, STARK, LEGENDARY = "hand-of-the-king", "btwixt", "stark-vs-lannister", "legendary"
GAMES = tuple(sc.games())
SERVE = (sys.executable, "-W", "error", str(Path(__file__).with_name("seeded.py")))
PATIENCE = 60.0

Guest = Callable[..., Page]
"""Opens a page as somebody new, or as somebody with the same cookies."""


@dataclass(frozen=True)
class Laid:
    """A new table and the keys to it."""

    id: str
    link: str
    watch: str
    seats: tuple[str, ...]
    secrets: tuple[str, ...]
    tokens: dict[int, str] = field(default_factory=dict)
    """Of the seats that are taken: those who sit there, program or browser."""


class Server:
    """A server in a process of its own, always at the same port, on a database of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        self._client = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self.deals = "0"
        self._tell(self.deals)

    def start(self) -> None:
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen([*SERVE, self._folder, str(self._port)], stdout=log, stderr=log)
        self._wait()

    def deal_for(self, test: str) -> None:
        """From now on the deals are those of a test, whatever was dealt before."""
        self.deals = str(zlib.crc32(test.encode()))
        self._tell(self.deals)

    def _tell(self, deals: str) -> None:
        """The server reads the old word or the new one, nothing between."""
        written = self._folder / "next-seed"
        written.write_text(deals)
        written.replace(self._folder / seeded.SEED)

    def _wait(self) -> None:
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with suppress(httpx.TransportError):
                if self._client.get("/healthz").is_success:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not start:\n" + (self._folder / "server.log").read_text())

    def kill(self) -> None:
        """As a power failure would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._client.close()
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def call(self, path: str, secret: str = "", **body: Any) -> Any:
        """The JSON API: a POST if there is something to say, else a GET."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        method = "POST" if body else "GET"
        answer = self._client.request(method, f"/api{path}", headers=headers, json=body or None)
        assert answer.is_success, answer.text
        return answer.json()

    def lay(self, *seats: str, game: str = HAND, seed: int | None = None, **wish: Any) -> Laid:
        """A table; each seat is `friend`, or `bot:CODE`. With a seed, the deal is that one's."""
        self._tell(self.deals if seed is None else f"={seed}")
        told = self.call("/tables", game=game, seats=list(seats), **wish)
        self._tell(self.deals)
        links, secrets = ([seat[key] for seat in told["seats"]] for key in ("link", "secret"))
        return Laid(told["table"], told["link"], told["watch_link"], tuple(links), tuple(secrets))

    def look(self, table: Laid, seat: int) -> Any:
        """The table as the program of a seat is told of it."""
        return self.call(f"/tables/{table.id}", self.token(table, seat))

    def token(self, table: Laid, seat: int) -> str:
        """Of whoever sits there; a program takes the seat if it is free."""
        if seat not in table.tokens:
            table.tokens[seat] = self.call(f"/tables/{table.id}/join", table.secrets[seat], name="")["token"]
        return table.tokens[seat]

    def awaited(self, table: Laid) -> int:
        """The first seat that must decide."""
        seats = self.look(table, 0)["seats"]
        return next(int(seat["number"]) for seat in seats if seat["awaited"])

    def act(self, table: Laid, seat: int, word: str | None = None) -> None:
        """Decide for a seat: a word, or the first answer there is."""
        told = self.look(table, seat)
        wish = {"action": word or told["actions"][0], "version": told["version"]}
        self.call(f"/tables/{table.id}/actions", self.token(table, seat), **wish)

    def play_on(self, table: Laid, most: int = 1000) -> None:
        """Take the first answer for whoever is asked, up to so many times."""
        for _ in range(most):
            if self.look(table, 0)["over"]:
                return
            self.act(table, self.awaited(table))

    def bring(self, record: str) -> str:
        """The address of a record's replay."""
        return str(self.call("/replays", record=record)["link"])


def friends(game: str, most: int = 4) -> list[str]:
    """Seats for as many friends as can play, up to so many."""
    return ["friend"] * max(count for count in sc.game(game).seat_counts if count <= most)


def played(game: str, seats: int) -> sc.State:
    """A whole game in which everybody always took the first answer."""
    state = sc.game(game).start(seats=seats, seed=5)
    while state.awaiting:
        state.act(state.awaiting[0], state.actions(state.awaiting[0])[0])
    return state


class Trouble:
    """All that went wrong on the pages of some browsers: errors, refused styles and scripts, failed requests."""

    def __init__(self) -> None:
        self._seen: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        self._expected.append(re.compile(pattern))

    def unexpected(self) -> list[str]:
        return [line for line in self._seen if not any(pattern.search(line) for pattern in self._expected)]

    def watch(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.on(event, hear)

    def leave(self, context: BrowserContext) -> None:
        for event, hear in self._heard():
            context.remove_listener(event, hear)

    def _heard(self) -> tuple[tuple[Any, Callable[..., None]], ...]:
        return (
            ("console", self._console),
            ("weberror", self._error),
            ("requestfailed", self._failed),
            ("response", self._response),
        )

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self._seen.append(f"console: {message.text}")

    def _error(self, error: WebError) -> None:
        self._seen.append(f"error: {error.error}")

    def _failed(self, request: Request) -> None:
        """What a page had not yet fetched when it was left has not failed."""
        if request.failure != "net::ERR_ABORTED":
            self._seen.append(f"failed: {request.method} {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._seen.append(f"{response.status}: {response.request.method} {response.url}")


def unpacked(frame: str | bytes) -> str:
    """What is long comes packed."""
    return frame if isinstance(frame, str) else gzip.decompress(frame).decode()


class Wire:
    """What reaches a page."""

    _tapped: ClassVar[WeakKeyDictionary[Page, "Wire"]] = WeakKeyDictionary()

    def __init__(self, page: Page) -> None:
        self.fresh: list[str] = []
        """What came through the newest socket."""
        self.all: list[str] = []
        """What came through all sockets."""
        page.on("websocket", self._socket)
        Wire._tapped[page] = self

    def forget(self) -> None:
        self.fresh, self.all = [], []

    @classmethod
    def of(cls, page: Page) -> "Wire":
        return cls._tapped[page]

    def _socket(self, socket: WebSocket) -> None:
        self.fresh = []
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        text = unpacked(frame)
        self.fresh.append(text)
        self.all.append(text)

    @classmethod
    def told(cls, page: Page) -> str:
        """All that came through sockets, and the page as the server sends it now, which tells all that was said."""
        return "".join([*cls.of(page).all, page.request.get(page.url).text(), page.content()])


def answers(page: Page) -> Locator:
    """What can be answered, as text buttons."""
    return page.locator("#answers button[name=action]")


def cards(page: Page) -> Locator:
    """What can be answered, on the drawn table."""
    return page.locator("#board button[form=answers][name=action]")


def words(buttons: Locator) -> list[str]:
    found: list[str] = buttons.evaluate_all("buttons => buttons.map(button => button.value)")
    return found


def settled(page: Page) -> bool:
    """Wait until the visitor is asked something or the game is over; whether there is something to answer."""
    page.wait_for_selector("#answers button[name=action], .turn-over", state="attached")
    return answers(page).count() > 0


def click(page: Page, button: Locator) -> None:
    """Answer, and wait until the table has moved on."""
    body, version = page.locator("body"), page.locator("body").get_attribute("data-version")
    button.click()
    expect(body).not_to_have_attribute("data-version", str(version))


def play_until_asked(page: Page, other: Page) -> None:
    """Answer for somebody else until a visitor is asked, who hears of each answer before the next is given."""
    while not answers(page).count():
        click(other, answers(other).first)
        version = other.locator("body").get_attribute("data-version")
        expect(page.locator("body")).to_have_attribute("data-version", str(version))


def decisions(page: Page) -> Iterator[int]:
    """Counts the visitor's decisions while there are any to make."""
    number = 0
    while settled(page):
        yield number
        number += 1


def take_seat(page: Page, table: Laid, seat: int) -> Page:
    """Sit down at a seat; the page, once its script listens."""
    sit(page, table, seat)
    listening(page)
    return page


def sit(page: Page, table: Laid, seat: int) -> None:
    """Accept the invitation to a seat; if a program sits there, one that it makes for another device."""
    link = table.seats[seat]
    if seat in table.tokens:
        shown = {"Authorization": f"Bearer {table.tokens[seat]}"}
        address = table.link.replace("/t/", "/api/tables/") + "/device"
        told = httpx.post(address, headers=shown, json={}, timeout=PATIENCE, verify=False)
        link = told.json()["link"]
    page.goto(link)
    page.click("#sit")
    expect(page).to_have_url(table.link)
    known = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    table.tokens.setdefault(seat, unquote(known["council"]))


def listening(page: Page) -> None:
    """Wait until the page's script has been told how things are."""
    end = time.monotonic() + PATIENCE
    while not Wire.of(page).fresh:
        assert time.monotonic() < end, "no connection"
        page.wait_for_timeout(20)


def line_count(page: Page) -> int:
    """How many decisions the page tells of."""
    return page.locator("#log > li").count()


def resize(page: Page, width: int, height: int) -> None:
    """A new size, once the page has been drawn for it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def free_of_scrolling(page: Page) -> bool:
    """Whether the page fits the width of its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


# Without a look into style sheets of its own: axe would fetch what they import from the wrong place.
OPTIONS = {"resultTypes": ["violations"], "preload": False}


def problems(page: Page) -> list[str]:
    found = Axe().run(page, options=OPTIONS).response["violations"]
    grave = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in grave for node in each["nodes"]]
