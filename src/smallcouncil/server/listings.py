"""The tables on the home page, straight from the store: nothing is brought into memory to be listed."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import RowMapping, Select, exists, select

from smallcouncil.core.errors import UnknownGame
from smallcouncil.core.game import Json
from smallcouncil.server import table_views
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.loading import awaited, read_terms
from smallcouncil.server.schema import holders, seats, tables
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Listing, Seat

MOST = 50
HAS_FREE_SEAT = exists().where(seats.c.table_id == tables.c.id, seats.c.sitter == "open")
WAITED_SECONDS = 90.0
"""How long a table is offered to strangers after its maker's page was last open."""
CALLED_SECONDS = 3 * 86400.0
"""The same where moves have days: nobody sits and waits there."""


async def mine(hub: Hub, guest: Visitor) -> list[Listing]:
    """The tables where a browser holds a seat, the latest first."""
    if not guest.browser:
        return []
    held = exists().where(holders.c.table_id == tables.c.id, holders.c.browser == guest.browser, holders.c.seat >= 0)
    return await listed(hub, guest, select(tables).where(held).order_by(tables.c.changed.desc()).limit(MOST))


async def open_to_all(hub: Hub, guest: Visitor) -> list[Listing]:
    """The listed tables that go on, those with a free seat first."""
    going = select(tables).where(tables.c.listed == 1, tables.c.finished.is_(None))
    found = await listed(hub, guest, going.order_by(HAS_FREE_SEAT.desc(), tables.c.changed.desc()).limit(MOST))
    return [each for each in found if _concerns(each, hub.config.now())]


def _concerns(each: Listing, now: float) -> bool:
    """A stranger can do something there: sit down with somebody who waits, or watch."""
    if any(seat.mine for seat in each.seats):
        return False
    if any(seat.sitter == "open" for seat in each.seats):
        return is_waited_for(each, now)
    return each.settings.watching == "anyone"


def is_waited_for(listing: Listing, now: float) -> bool:
    """Whether whoever sits down there is likely to meet somebody."""
    clock = listing.settings.clock
    patience = CALLED_SECONDS if clock is not None and clock.per_move else WAITED_SECONDS
    return now - listing.waited <= patience


def of_table(table: LiveTable, guest: Visitor) -> Listing:
    """A table that is in memory, as the home page would show it."""
    snapshot, terms = table.snapshot, table.terms
    return Listing(
        table=table.id,
        slug=terms.game.slug,
        seats=table_views.seats(table, guest),
        options=terms.setup.options,
        settings=terms.settings,
        decisions=len(snapshot.state.history),
        finished=not snapshot.goes_on,
        ranks=snapshot.ranks if snapshot.finished is not None else (),
        changed=snapshot.changed,
    )


def as_json(each: Listing) -> Json:
    return {**asdict(each), "options": dict(each.options)}


async def listed(hub: Hub, guest: Visitor, query: Select[tuple[object, ...]]) -> list[Listing]:
    rows = await hub.store.rows(query)
    names = [row["id"] for row in rows]
    places = await hub.store.rows(select(seats).where(seats.c.table_id.in_(names)).order_by(seats.c.seat))
    held = await hub.store.rows(
        select(holders).where(holders.c.table_id.in_(names), holders.c.browser == guest.browser)
    )
    own = {(row["table_id"], row["seat"]) for row in held} if guest.browser else set()
    found = [_listing(hub, row, [each for each in places if each["table_id"] == row["id"]], own) for row in rows]
    return [each for each in found if each is not None]


def _listing(hub: Hub, row: RowMapping, places: Sequence[RowMapping], own: set[tuple[str, int]]) -> Listing | None:
    """One table; none of a game that this program does not have any more."""
    try:
        terms = read_terms(row)
    except UnknownGame:
        return None
    live = hub.tables.get(row["id"])
    present = live.present if live else frozenset()
    due = awaited(row)
    shown = tuple(
        Seat(
            number=each["seat"],
            name=each["name"],
            sitter=each["sitter"],
            bot=each["bot"],
            mine=(row["id"], each["seat"]) in own,
            present=each["seat"] in present,
            awaited=each["seat"] in due,
            late=bool(each["late"]),
        )
        for each in places
    )
    return Listing(
        table=row["id"],
        slug=row["game"],
        seats=shown,
        options=terms.setup.options,
        settings=terms.settings,
        decisions=row["length"],
        my_turn=any(seat.mine and seat.awaited and seat.sitter == "person" for seat in shown),
        finished=row["finished"] is not None,
        ranks=tuple(json.loads(row["ranks"] or "[]")),
        changed=row["changed"],
        waited=row["waited"],
    )
