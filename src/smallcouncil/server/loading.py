"""Reads a table from the store: what was agreed, and the snapshot at its last version."""

import json
from collections.abc import Sequence

from sqlalchemy import RowMapping, Table, select

from smallcouncil.core.discovery import load
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.server import messages, schema
from smallcouncil.server.clocks import Times
from smallcouncil.server.refusals import no_table
from smallcouncil.server.store import Store
from smallcouncil.server.table_snapshot import Audience, Place, Source, TableSnapshot, Terms, read_settings, read_setup
from smallcouncil.web.table_view import Origin


async def read_table(store: Store, name: str) -> tuple[Terms, TableSnapshot]:
    row = await store.row(select(schema.tables).where(schema.tables.c.id == name))
    if row is None:
        raise no_table()
    terms = read_terms(row)
    holders = await _of(store, schema.holders, name)
    state, frozen = _replayed(terms, row, await _of(store, schema.decisions, name, "number"))
    snapshot = TableSnapshot(
        state=state,
        places=tuple(_place(seat, holders) for seat in await _of(store, schema.seats, name, "seat")),
        version=row["version"],
        changed=row["changed"],
        finished=row["finished"],
        rematch=row["rematch"],
        audience=Audience.read(row["audience"]) if row["audience"] else None,
        times=Times.read(row["clock"]) if row["clock"] else None,
        watchers=frozenset(each["browser"] for each in holders if each["seat"] == schema.WATCHER),
        messages=tuple(map(messages.read, await _of(store, schema.messages, name, "number"))),
        asked=(row["version"],) * terms.setup.seats,
        frozen=frozen,
    )
    return terms, snapshot


async def _of(store: Store, table: Table, name: str, order: str | None = None) -> list[RowMapping]:
    query = select(table).where(table.c.table_id == name)
    return await store.rows(query.order_by(table.c[order]) if order else query)


def read_terms(row: RowMapping) -> Terms:
    origin = json.loads(row["origin"]) if row["origin"] else None
    source = origin and origin.pop("source")
    return Terms(
        id=row["id"],
        game=load(row["game"]),
        setup=read_setup(row["setup"]),
        settings=read_settings(row["settings"]),
        host=row["host"],
        watch=row["watch"],
        created=row["created"],
        origin=origin and Origin(**origin),
        source=source and Source.read(source),
    )


def _replayed(terms: Terms, row: RowMapping, decisions: Sequence[RowMapping]) -> tuple[State, bool]:
    """The game played again; frozen if today's rules refuse a decision or lead somewhere else."""
    state = terms.begun()
    try:
        for each in decisions:
            state.play(each["word"], each["seat"])
    except CouncilError:
        return state, True
    return state, not state.agrees(row["digest"])


def _place(row: RowMapping, holders: Sequence[RowMapping]) -> Place:
    return Place(
        seat=row["seat"],
        secret=row["secret"],
        name=row["name"],
        sitter=row["sitter"],
        bot=row["bot"],
        late=bool(row["late"]),
        holders=frozenset(each["browser"] for each in holders if each["seat"] == row["seat"]),
    )


def awaited(row: RowMapping) -> list[int]:
    found: list[int] = json.loads(row["awaiting"])
    return found
