"""What servers on one database agree on in it: who is there, how much time has passed, and who sees to what.

PostgreSQL alone is shared, so this speaks to it in its own words. All moments are those of the database's clock.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Float, and_, bindparam, case, cast, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import JSONB, insert

from smallcouncil.server import schema
from smallcouncil.server.schema import Change, claims, servers, tables, turns
from smallcouncil.server.store import Store

MOST_GAP = 6.0
"""Seconds without a sign of any server that still count as play; more means that nobody could play."""
DEAD_SECONDS = 10.0
"""Without a sign for so long, a server counts as gone, and others see to what it had begun."""
CLAIM_SECONDS = 30.0
LATELY_SECONDS = 3600.0
MOST_INHERITED = 500

NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)

_BEAT = (
    update(servers)
    .where(servers.c.name == schema.EVERYBODY)
    .values(
        played=servers.c.played + func.least(func.greatest(NOW - servers.c.seen, 0.0), MOST_GAP),
        seen=NOW,
    )
)
_NEW_SIGN = insert(servers).values(name=bindparam("me"), seen=NOW, metrics=bindparam("told"))
_SIGN = _NEW_SIGN.on_conflict_do_update(
    index_elements=["name"], set_={"seen": _NEW_SIGN.excluded.seen, "metrics": _NEW_SIGN.excluded.metrics}
)
_LEAVE = update(servers).where(servers.c.name == bindparam("me")).values(seen=0.0)
_NEW_TIME = insert(servers).values(name=schema.EVERYBODY, seen=NOW, played=bindparam("counted"))
_BEGIN = _NEW_TIME.on_conflict_do_update(
    index_elements=["name"],
    set_={
        "played": case(
            (NOW - servers.c.seen > MOST_GAP, func.greatest(servers.c.played, _NEW_TIME.excluded.played)),
            else_=servers.c.played,
        )
    },
)
_NEW_CLAIM = insert(claims).values(name=bindparam("what"), server=bindparam("me"), until=NOW + CLAIM_SECONDS)
_CLAIM = _NEW_CLAIM.on_conflict_do_update(
    index_elements=["name"],
    set_={"server": _NEW_CLAIM.excluded.server, "until": _NEW_CLAIM.excluded.until},
    where=or_(claims.c.until < NOW, claims.c.server == _NEW_CLAIM.excluded.server),
).returning(claims.c.name)
_DROP_CLAIMS = delete(claims).where(claims.c.until < NOW - LATELY_SECONDS)
_DEAD = (
    delete(servers)
    .where(servers.c.name != schema.EVERYBODY, servers.c.seen < NOW - DEAD_SECONDS)
    .returning(servers.c.name)
)


async def begin_time(store: Store, counted: float) -> None:
    """See to it that there is a play time to share; `counted` is what a server alone has counted before."""
    await store.write([(_BEGIN, {"counted": counted})])


async def beat(store: Store, me: str, metrics: str) -> float:
    """Give a sign of life, let the shared time pass, and read it."""
    await store.write([(_BEAT, {}), (_SIGN, {"me": me, "told": metrics})])
    found = await store.row(select(servers.c.played).where(servers.c.name == schema.EVERYBODY))
    assert found is not None
    return float(found["played"])


def leaving(me: str) -> list[Change]:
    return [(_LEAVE, {"me": me})]


async def alive(store: Store) -> dict[str, str]:
    """The servers that are there, with the figures that each has left."""
    there = select(servers.c.name, servers.c.metrics).where(
        servers.c.name != schema.EVERYBODY, servers.c.seen > NOW - DEAD_SECONDS
    )
    return {row["name"]: row["metrics"] for row in await store.rows(there)}


async def claimed(store: Store, me: str, names: Sequence[str]) -> set[str]:
    """Which of these things are this server's to see to for a while; nobody else gets them before that ends."""
    won: set[str] = set()
    async with store.working() as connection:
        for name in sorted(names):
            won |= set((await connection.execute(_CLAIM, {"what": name, "me": me})).scalars())
        await connection.execute(_DROP_CLAIMS)
    return won


async def is_claimed(store: Store, me: str, name: str) -> bool:
    """Whether another server sees to it."""
    theirs = select(claims.c.name).where(claims.c.name == name, claims.c.server != me, claims.c.until > NOW)
    return bool(await store.rows(theirs))


async def inherited(store: Store, me: str) -> list[str]:
    """If servers have died: the tables where bots are to move that nobody may be seeing to now.

    Exactly one of those who look gets a dead server's name, and with it what it had asked and begun to think about.
    """
    async with store.working() as connection:
        dead = list((await connection.execute(_DEAD)).scalars())
        if not dead:
            return []
        await connection.execute(update(turns).where(turns.c.asker.in_(dead)).values(asker=me))
        await connection.execute(update(turns).where(turns.c.thinker.in_(dead)).values(until=0.0))
        return list((await connection.execute(_waiting_for_bots())).scalars())


def _waiting_for_bots() -> Any:
    bots = schema.seats.alias()
    awaited = cast(tables.c.awaiting, JSONB).contains(func.to_jsonb(bots.c.seat))
    sits = select(1).where(bots.c.table_id == tables.c.id, bots.c.sitter == "bot", awaited)
    lately = tables.c.changed > NOW - LATELY_SECONDS
    return (
        select(tables.c.id)
        .where(and_(tables.c.finished.is_(None), lately, sits.exists()))
        .order_by(tables.c.changed.desc())
        .limit(MOST_INHERITED)
    )
