"""How a server is run."""

import os
import secrets
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from smallcouncil.server.classroom import ClassWish


@dataclass(frozen=True)
class Config:
    """The settings of one server. Time comes from `now` and `elapsed`, luck from `luck`: no test must wait or hope."""

    database: str
    redis: str = ""
    """The address of the Redis by which servers on one database tell each other of news; without it there is one."""
    memory: int = 0
    """Bytes beyond which no new tables are laid; 0 for most of what there is."""
    public: str = ""
    """Where people find the server from outside, such as https://play.example.org; without it nobody is called back."""
    smtp: str = ""
    mail_from: str = ""
    """The mail server that letters go through, and whom they come from; without them there is no mail."""
    private_push: bool = False
    """Whether endpoints may lie in a private network; for tests alone."""
    metrics_token: str = ""
    """Who shows it may read the figures from elsewhere than this machine."""
    guests: Mapping[str, str] = field(default_factory=dict)
    """The bots that whoever runs the server brings to its tables: a file or a program by name."""
    classroom: "ClassWish | None" = None
    """The class whose bots meet on this server, if there is one."""
    bot_pause: float = 0.7
    """Seconds before a bot's move, so that people can follow."""
    pass_seconds: float = 0.9
    """How long after its question a pass in a window is known at the earliest, whoever passes and why."""
    bot_seconds: float = 10.0
    """How long a bot may think about one decision."""
    bot_workers: int = max(2, (os.cpu_count() or 2) - 1)
    warm: bool = True
    """Start a bot's process at once, before anybody waits for it."""
    limits: bool = True
    """Whether visitors are held to a number of requests; only a load test does without."""
    idle_seconds: float = 300.0
    """How long a table that nobody looks at stays in memory."""
    tick_seconds: float = 0.5
    connections: int = 8000
    connections_each: int = 200
    """Open connections in all, and from one address."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses from which the visitors of a whole house come; each of them is still counted by its own address."""
    sockets_each: int = 100
    polls: int = 1000
    polls_each: int = 20
    """Open tables of one household, and answers that wait for news: in all, and for one household."""
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    """How long a request may take to arrive: its head, and each piece of its body."""
    now: Callable[[], float] = time.time
    """The time of day, for people to read; somebody may set it."""
    elapsed: Callable[[], float] = time.monotonic
    """Seconds that have passed; nobody can set it."""
    luck: Callable[[int], int] = secrets.randbits
    """So many random bits: the seed of a deal, and of what happens at a table beside its game."""
