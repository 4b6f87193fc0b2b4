"""What is stored, and the few ways in which it changes."""

import hashlib
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    Executable,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    case,
    delete,
    insert,
    null,
    update,
)

from smallcouncil.core.chance import Seed

VERSION = 9
"""Of the schema. A database with a higher one was made by a newer program and is not touched."""

WATCHER = -1
"""In place of a seat: the browser followed the link for spectators."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("listed", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("awaiting", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("changed", Float, nullable=False),
    Column("finished", Float),
    Column("ranks", String(64)),
    Column("rematch", String(16)),
    Column("audience", Text),
    Column("clock", Text),
    Column("due", Float),
    Column("origin", Text),
    Column("luck", String(64)),
    Column("asked", Text, nullable=False, server_default=""),
    Column("undo", Text),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("waited", Float, nullable=False, server_default="0"),
    Index("tables_rated", "rated", "finished"),
    Index("tables_listed", "listed", "finished", "changed"),
    Index("tables_due", "due"),
)
BY_LUCK = Index("tables_luck", tables.c.luck)


def luck_of(seed: Seed | None) -> str | None:
    """By what the tables that are dealt from one seed are found."""
    return None if seed is None else hashlib.sha256(f"smallcouncil luck {seed}".encode()).hexdigest()


seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("sitter", String(8), nullable=False),
    Column("bot", String(40)),
    Column("late", Integer, nullable=False),
    Column("colour", Integer),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("browser", String(32), primary_key=True),
    Index("holders_browser", "browser"),
)

decisions = Table(
    "decisions",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("word", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Column("wished", Integer, nullable=False, server_default="0"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("author", String(40), nullable=False),
    Column("to", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("record", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("owner", String(32)),
    Column("size", Integer, nullable=False, default=0),
    Column("used", Float, nullable=False, default=0.0),
    Index("replays_owner", "owner", "used"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("source", String(24), primary_key=True),
    Column("length", String(12), nullable=False),
    Column("review", Text, nullable=False),
    Column("made", Float, nullable=False),
)
"""What was found out about finished games, by table or brought record."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

alembic_version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))
"""The number of the schema once more, where Alembic looks for it."""

servers = Table(
    "servers",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("played", Float, nullable=False, server_default="0"),
    Column("metrics", Text, nullable=False, server_default=""),
)
"""The servers that share this database, when each was last seen, and under the name `EVERYBODY` their play time."""

EVERYBODY = "*"

claims = Table(
    "claims",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("server", String(16), nullable=False),
    Column("until", Float, nullable=False),
)
"""What one of the servers sees to, until a moment: whoever dies loses it."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("code", String(40), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("guess", LargeBinary, nullable=False),
    Column("address", String(32), nullable=False),
    Column("browser", String(32), nullable=False),
    Column("waited_for", Integer, nullable=False),
    Column("asker", String(16), nullable=False),
    Column("since", Float, nullable=False),
    Column("thinker", String(16), nullable=False, server_default=""),
    Column("until", Float, nullable=False, server_default="0"),
    Column("served", Float, nullable=False, server_default="0"),
    Column("answer", Integer),
    Column("taken", Float, nullable=False, server_default="0"),
    Index("turns_answer", "answer"),
)
"""What bots are asked, and what they have answered. All that they know is a guess at the state, made for their seat.

The moments here are those of the database's clock."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("browser", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False, server_default=""),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("confirmed", Float),
    Index("subscriptions_browser", "browser"),
)
"""Whom to call back to a table, and how: by `push` at an endpoint, or by `mail`. Whoever knows the id may end it."""

letters = Table(
    "letters",
    metadata,
    Column("subscription", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("occasion", String(8), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("due", Float),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("since", Float, nullable=False),
    Index("letters_due", "due"),
)
"""What is to be told to whom, and what was told last: what is told is not due any more. There is one row for each
occasion at a table, so that nobody is told the same thing twice."""

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(120), nullable=False, unique=True),
    Column("public", Integer, nullable=False, server_default="1"),
    Column("created", Float, nullable=False),
)
"""Names that stay. `folded` is how a name looks: no two names may look alike."""

browsers = Table(
    "browsers",
    metadata,
    Column("browser", String(32), primary_key=True),
    Column("person", String(16), nullable=False),
    Index("browsers_person", "person"),
)
"""Whose browsers these are."""

device_codes = Table(
    "device_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(16), nullable=False),
    Column("until", Float, nullable=False),
)
"""What carries a name to another device, once."""

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(48), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("value", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("played", Float, nullable=False),
)
"""How strong somebody is at a game: a person by its id, a bot as `bot:CODE`."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("finished", Float, nullable=False),
    Column("unrated", String(24), nullable=False, server_default=""),
)
"""Rated games that are over, each counted once; or why one was not."""

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(48), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Index("result_seats_who", "who"),
)

Change = tuple[Executable, dict[str, Any]]
"""A statement with its values."""

CHANGING = (
    *("length", "awaiting", "digest", "changed", "finished", "ranks", "rematch", "audience", "clock", "due"),
    *("asked", "undo"),
)
"""The columns of a table that change while it is played."""

ADD_TABLE = insert(tables)
_NEXT_VERSION = case((tables.c.version == bindparam("built_on"), bindparam("version", type_=Integer)), else_=null())
SAVE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("key"))
    .values({**{name: bindparam(name) for name in CHANGING}, "version": _NEXT_VERSION})
)
"""A save that builds on another version than the stored one fails: a version cannot be nothing."""
SAVE_VERSION = update(tables).where(tables.c.id == bindparam("key")).values(version=_NEXT_VERSION)
SAVES = (SAVE_TABLE, SAVE_VERSION)
ADD_SEAT = insert(seats)
SAVE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("key"), seats.c.seat == bindparam("place"))
    .values({name: bindparam(name) for name in ("secret", "name", "sitter", "bot", "late")})
)
ADD_HOLDER = insert(holders)
CLEAR_HOLDERS = delete(holders).where(holders.c.table_id == bindparam("key"), holders.c.seat == bindparam("place"))
ADD_DECISION = insert(decisions)
CUT_DECISIONS = delete(decisions).where(
    decisions.c.table_id == bindparam("key"), decisions.c.number >= bindparam("length")
)
ADD_MESSAGE = insert(messages)
ADD_REPLAY = insert(replays)
USE_REPLAY = update(replays).where(replays.c.id == bindparam("key")).values(used=bindparam("used"))
DROP_REPLAY = delete(replays).where(replays.c.id == bindparam("key"))
DROP_OLD_REPLAYS = delete(replays).where(replays.c.used < bindparam("before"))
SAVE_KEY = update(keys).where(keys.c.name == bindparam("key")).values(value=bindparam("value"))
