"""Open pages, as the load sees them: what a page sends, and what it makes of the frames that it hears."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx


class Refused(Exception):
    """The server said no, or said something that no page understands."""


@dataclass(frozen=True)
class News:
    """What an update tells a page: the version of the table, and between what the one who looks may choose now."""

    version: int
    words: tuple[str, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class Reply:
    """A frame that the page must answer before it hears more."""

    frame: str


class Page(ABC):
    """One person or spectator at one table."""

    url: str
    headers: Mapping[str, str]

    def opened(self) -> Reply | None:
        """What the page says first, if it is the one that begins."""
        return None

    @abstractmethod
    def heard(self, frame: str) -> News | Reply | None:
        """What a frame means: news of the table, something to answer, or nothing that matters here."""

    @abstractmethod
    def click(self, version: int, word: str) -> str:
        """The frame that a click on a choice sends."""


@dataclass(frozen=True)
class Address:
    """Where a server under load listens: for sockets, and for laying tables, which may be another port."""

    port: int
    lobby_port: int

    @property
    def lobby(self) -> str:
        return f"http://127.0.0.1:{self.lobby_port}"

    @property
    def sockets(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class House(ABC):
    """A kind of server: how it is started, and how a table for two players and a spectator is laid in it."""

    name: str
    durable: str
    """What becomes of the tables when the process is killed."""
    healthy: str
    """A path of the lobby that answers as soon as the server is ready."""
    environment: Mapping[str, str] = {}
    has_lobby_port = False

    @abstractmethod
    def command(self, address: Address, scratch: Path) -> list[str]:
        """What starts the server, with all that it writes in a scratch folder."""

    @abstractmethod
    async def lay(self, client: httpx.AsyncClient, address: Address) -> list[Page]:
        """A new table; the pages of both players and of a spectator."""
