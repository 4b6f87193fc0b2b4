"""Where strangers meet: tables that wait for players, with who waits there and how strong they are."""

from dataclasses import replace

from sqlalchemy import and_, select

from smallcouncil.server import listings, rated
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.new_tables import Wish
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import browsers, holders, people, ratings, tables
from smallcouncil.server.visitors import MOST_NAME, Visitor, clean
from smallcouncil.web.people_pages import Strength, Waiting

MOST_OPEN = 3
"""Tables that one visitor may have waiting here at once."""


async def waiting(hub: Hub, guest: Visitor, game: str = "") -> list[Waiting]:
    """The public tables with a free seat whose makers are still there, the latest first."""
    since = hub.config.now() - listings.CALLED_SECONDS
    query = select(tables).where(tables.c.listed == 1, tables.c.finished.is_(None), tables.c.waited >= since)
    query = query.where(listings.HAS_FREE_SEAT)
    query = query.where(tables.c.game == game) if game else query
    found = await listings.listed(hub, guest, query.order_by(tables.c.created.desc()).limit(listings.MOST))
    there = [each for each in found if listings.is_waited_for(each, hub.config.now())]
    known = await _strengths(hub, [each.table for each in there])
    return [Waiting(each, known.get(each.table, {})) for each in there]


async def _strengths(hub: Hub, names: list[str]) -> dict[str, dict[int, Strength]]:
    """By table and seat, how strong somebody with a name is at its game."""
    game = select(tables.c.id, tables.c.game).where(tables.c.id.in_(names)).subquery()
    query = (
        select(holders.c.table_id, holders.c.seat, people.c.name, people.c.public, ratings.c.value, ratings.c.deviation)
        .join(browsers, browsers.c.browser == holders.c.browser)
        .join(people, people.c.id == browsers.c.person)
        .join(game, game.c.id == holders.c.table_id)
        .join(ratings, and_(ratings.c.who == people.c.id, ratings.c.game == game.c.game), isouter=True)
        .where(holders.c.table_id.in_(names), holders.c.seat >= 0)
    )
    found: dict[str, dict[int, Strength]] = {}
    for row in await hub.store.rows(query):
        strength = Strength(row["name"], bool(row["public"]), row["value"], row["deviation"])
        found.setdefault(row["table_id"], {})[row["seat"]] = strength
    return found


async def checked(hub: Hub, guest: Visitor, wish: Wish) -> Wish:
    """A table as it may be laid: its maker's name is nobody else's, and not too many wait already."""
    fair = rated.as_rated(wish)
    if fair.settings.listed:
        mine = [each for each in await waiting(hub, guest) if any(seat.mine for seat in each.listing.seats)]
        if len(mine) >= MOST_OPEN and hub.config.limits:
            raise Refused("server-too-many-waiting", 409, most=MOST_OPEN)
    return replace(fair, name=await hub.company.people.called(guest, fair.name, fair.settings.rated))


async def called(hub: Hub, guest: Visitor, table: LiveTable, name: str) -> str:
    """What a visitor is called who sits down at a table."""
    return await hub.company.people.called(guest, clean(name, MOST_NAME) or guest.name, table.terms.settings.rated)


async def note(hub: Hub, table: LiveTable, guest: Visitor) -> None:
    """The maker looks at a table that waits, perhaps on a page without scripts."""
    if table.is_host(guest) and table.may_join():
        await hub.company.note_waiting(table.id)
