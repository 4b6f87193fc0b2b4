"""Reads a table from the store: what was agreed, and the snapshot at its last version."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Column, RowMapping, Table, select

from smallcouncil.core.discovery import load
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.server import messages, schema
from smallcouncil.server.clocks import Times
from smallcouncil.server.refusals import no_table
from smallcouncil.server.store import Rows, Store
from smallcouncil.server.table_snapshot import (
    Audience,
    Place,
    Source,
    TableSnapshot,
    Terms,
    UndoRequest,
    read_settings,
    read_setup,
)
from smallcouncil.web.table_view import Origin


async def read_table(store: Store, name: str) -> tuple[Terms, TableSnapshot]:
    async with store.reading() as rows:
        row = await _row(rows, name)
        terms = read_terms(row)
        return terms, await _read(rows, terms, row)


async def read_on(store: Store, terms: Terms, known: TableSnapshot) -> TableSnapshot | None:
    """What is on disk now, if it is later than what is known.

    Whatever happens at a table makes a new version, and a decision one more decision: as many more of both means that
    there were decisions and nothing else, and only those are read.
    """
    async with store.reading() as rows:
        row = await _row(rows, terms.id)
        more, length = row["version"] - known.version, len(known.state.history)
        if more <= 0:
            return None
        if more != row["length"] - length or known.frozen:
            return await _read(rows, terms, row)
        found = await _of(rows, schema.decisions, terms.id, schema.decisions.c.number, length)
    state = known.state.copy()
    frozen = not _played(state, found)
    return replace(known, **_fields(terms, row), state=state, wished=known.wished | _wished(found), frozen=frozen)


async def _row(rows: Rows, name: str) -> RowMapping:
    found = await rows(select(schema.tables).where(schema.tables.c.id == name))
    if not found:
        raise no_table()
    return found[0]


async def _read(rows: Rows, terms: Terms, row: RowMapping) -> TableSnapshot:
    holders = await _of(rows, schema.holders, terms.id)
    places = tuple(_place(seat, holders) for seat in await _of(rows, schema.seats, terms.id, schema.seats.c.seat))
    decisions = await _of(rows, schema.decisions, terms.id, schema.decisions.c.number)
    said = await _of(rows, schema.messages, terms.id, schema.messages.c.number)
    state = terms.begun()
    frozen = not _played(state, decisions) or not state.agrees(row["digest"])
    return TableSnapshot(
        **_fields(terms, row),
        state=state,
        places=places,
        watchers=frozenset(each["browser"] for each in holders if each["seat"] == schema.WATCHER),
        messages=tuple(map(messages.read, said)),
        wished=_wished(decisions),
        frozen=frozen,
    )


def _played(state: State, decisions: Sequence[RowMapping]) -> bool:
    """Play the decisions on; false if today's rules refuse one of them."""
    try:
        for each in decisions:
            state.play(each["word"], each["seat"])
    except CouncilError:
        return False
    return True


def _fields(terms: Terms, row: RowMapping) -> dict[str, Any]:
    """What stands in the row of a table itself."""
    return {
        "version": row["version"],
        "changed": row["changed"],
        "finished": row["finished"],
        "rematch": row["rematch"],
        "audience": Audience.read(row["audience"]) if row["audience"] else None,
        "times": Times.read(row["clock"]) if row["clock"] else None,
        "asked": tuple(json.loads(row["asked"])) if row["asked"] else (row["version"],) * terms.setup.seats,
        "undo": UndoRequest.read(row["undo"]) if row["undo"] else None,
    }


def _wished(decisions: Sequence[RowMapping]) -> frozenset[int]:
    return frozenset(each["number"] for each in decisions if each["wished"])


async def _of(
    rows: Rows, table: Table, name: str, order: Column[int] | None = None, since: int = 0
) -> list[RowMapping]:
    query = select(table).where(table.c.table_id == name)
    if order is None:
        return await rows(query)
    return await rows(query.where(order >= since).order_by(order))


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


def _place(row: RowMapping, holders: Sequence[RowMapping]) -> Place:
    return Place(
        seat=row["seat"],
        secret=row["secret"],
        name=row["name"],
        sitter=row["sitter"],
        bot=row["bot"],
        late=bool(row["late"]),
        holders=frozenset(each["browser"] for each in holders if each["seat"] == row["seat"]),
        kept_colour=row["colour"],
    )


def awaited(row: RowMapping) -> list[int]:
    found: list[int] = json.loads(row["awaiting"])
    return found
