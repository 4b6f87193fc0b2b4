"""The records that people bring: each kept once, a few from everybody, and none for ever."""

import hashlib

from sqlalchemy import RowMapping, func, select

from smallcouncil.server import schema
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import Change
from smallcouncil.server.store import Store
from smallcouncil.server.visitors import ID_LENGTH, ID_LETTERS, Visitor, new_id

MOST_SIZE = 256 * 1024
"""Characters of one record; a long game takes a tenth of it."""
MOST_OWN = 100
MOST_OWN_SIZE = 4 * 1024 * 1024
"""Of all that one household has brought; when it brings more, what it looked at least lately goes."""
MOST_ALL_SIZE = 512 * 1024 * 1024
DAY = 86400.0
KEPT_SECONDS = 180 * DAY
"""After so long without being looked at a record is let go."""


def owner_of(guest: Visitor) -> str:
    """A household: cookies are free, addresses are not."""
    return hashlib.sha256(guest.address.encode()).hexdigest()[:32]


def content_id(record: str) -> str:
    """A name that the same record always gets."""
    number = int.from_bytes(hashlib.sha256(record.encode()).digest(), "big")
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(ID_LETTERS))
        letters.append(ID_LETTERS[letter])
    return "".join(letters)


async def keep(store: Store, record: str, guest: Visitor, now: float) -> str:
    """Put a record on disk, unless it is there; its name."""
    if len(record) > MOST_SIZE:
        raise Refused("server-too-large", 413)
    name = content_id(record)
    there = await store.row(select(schema.replays.c.record).where(schema.replays.c.id == name))
    if there is not None and there["record"] == record:
        await store.write([(schema.USE_REPLAY, {"key": name, "used": now})])
        return name
    name = new_id() if there is not None else name
    await _check_room(store, len(record))
    owner = owner_of(guest)
    row = {"id": name, "record": record, "created": now, "owner": owner, "size": len(record), "used": now}
    await store.write([*await _making_room(store, owner, len(record)), (schema.ADD_REPLAY, row)])
    return name


async def note_use(store: Store, row: RowMapping, now: float) -> None:
    """Remember, once a day at most, that a record is still looked at."""
    if now - row["used"] > DAY:
        await store.write([(schema.USE_REPLAY, {"key": row["id"], "used": now})])


async def expire(store: Store, now: float) -> None:
    await store.write([(schema.DROP_OLD_REPLAYS, {"before": now - KEPT_SECONDS})])


async def _check_room(store: Store, size: int) -> None:
    total = await store.row(select(func.coalesce(func.sum(schema.replays.c.size), 0).label("size")))
    if total is not None and total["size"] + size > MOST_ALL_SIZE:
        raise Refused("server-shelf-full", 503)


async def _making_room(store: Store, owner: str, size: int) -> list[Change]:
    """What has to go so that this household stays within its share."""
    replays = schema.replays.c
    rows = await store.rows(
        select(replays.id, replays.size).where(replays.owner == owner).order_by(replays.used.desc())
    )
    dropped: list[Change] = []
    count, total = 1, size
    for row in rows:
        count, total = count + 1, total + row["size"]
        if count > MOST_OWN or total > MOST_OWN_SIZE:
            dropped.append((schema.DROP_REPLAY, {"key": row["id"]}))
    return dropped
