"""Gathers what is kept under a name: ratings, the last games, and how it went against whom."""

from collections.abc import Sequence

from sqlalchemy import RowMapping, case, func, select

from smallcouncil.core.discovery import games
from smallcouncil.server.hub import Hub
from smallcouncil.server.people import Person
from smallcouncil.server.schema import people, ratings, result_seats, results
from smallcouncil.web.people_pages import Met, Played, Profile, Rated, Rival

LAST_GAMES = 20
RIVALS = 10


async def profile(hub: Hub, person: Person, mine: bool) -> Profile:
    kept = await hub.store.rows(select(ratings).where(ratings.c.who == person.id).order_by(ratings.c.game))
    rated = [Rated(row["game"], row["value"], row["deviation"], row["games"]) for row in kept if row["game"] in games()]
    return Profile(person.name, person.public, mine, rated, await _played(hub, person), await _rivals(hub, person))


async def _played(hub: Hub, person: Person) -> list[Played]:
    query = (
        select(results.c.table_id, results.c.game, results.c.finished, result_seats)
        .join(result_seats, result_seats.c.table_id == results.c.table_id)
        .where(result_seats.c.who == person.id)
        .order_by(results.c.finished.desc())
        .limit(LAST_GAMES)
    )
    own = [row for row in await hub.store.rows(query) if row["game"] in games()]
    names = [row["table_id"] for row in own]
    others = await hub.store.rows(
        select(result_seats.c.table_id, result_seats.c.seat, result_seats.c.who, people.c.name, people.c.public)
        .join(people, people.c.id == result_seats.c.who, isouter=True)
        .where(result_seats.c.table_id.in_(names), result_seats.c.who != person.id)
        .order_by(result_seats.c.seat)
    )
    return [_game(row, [_met(other) for other in others if other["table_id"] == row["table_id"]]) for row in own]


def _game(row: RowMapping, others: Sequence[Met]) -> Played:
    place = (row["table_id"], row["game"], row["finished"], row["rank"])
    return Played(*place, others, row["before"], row["after"])


def _met(row: RowMapping) -> Met:
    return Met(row["who"], row["name"] or "", bool(row["public"]))


async def _rivals(hub: Hub, person: Person) -> list[Rival]:
    """Those who were met most often, bots too."""
    own, other = result_seats.alias("own"), result_seats.alias("other")
    ahead, level = (
        func.sum(case((own.c.rank < other.c.rank, 1), else_=0)),
        case((own.c.rank == other.c.rank, 1), else_=0),
    )
    query = (
        select(
            other.c.who,
            people.c.name,
            people.c.public,
            func.count().label("met"),
            ahead.label("won"),
            func.sum(level).label("drawn"),
        )
        .select_from(own)
        .join(other, (other.c.table_id == own.c.table_id) & (other.c.seat != own.c.seat))
        .join(people, people.c.id == other.c.who, isouter=True)
        .where(own.c.who == person.id, other.c.who != "")
        .group_by(other.c.who, people.c.name, people.c.public)
        .order_by(func.count().desc(), other.c.who)
        .limit(RIVALS)
    )
    rows = await hub.store.rows(query)
    return [Rival(_met(row), row["won"], row["drawn"], row["met"] - row["won"] - row["drawn"]) for row in rows]
