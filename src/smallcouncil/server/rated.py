"""Results of rated games: who played, which games count, and what they make of everybody's rating.

Each is counted once, by whichever server comes first: the row of its table is the claim, written together with all that
follows from it.
"""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from smallcouncil.arena.glicko import Rating, aged, all_after
from smallcouncil.core.game import Game, Value
from smallcouncil.server import schema
from smallcouncil.server.live import LiveTable
from smallcouncil.server.new_tables import BOT, HERE, Wish
from smallcouncil.server.people import People
from smallcouncil.server.refusals import Refused
from smallcouncil.server.schema import ratings, result_seats, results
from smallcouncil.server.store import Store
from smallcouncil.server.table_snapshot import Place, TableSnapshot
from smallcouncil.web import sentences

log = logging.getLogger(__name__)

ATTEMPTS = 5
SWEPT = 50
HELPED = ("handed", "left", "late")
"""What happens to a seat whose player then counts as last: a bot has played there."""


def as_rated(wish: Wish) -> Wish:
    """A rated table as it is laid; `Refused` says what about the wish would make it unfair."""
    if not wish.settings.rated:
        return wish
    why = _why_not(wish.game, wish.options, wish.sitting)
    if why:
        raise Refused(f"server-unrated-{why}", 409)
    return replace(wish, settings=replace(wish.settings, undo="off", hints=False))


def _why_not(game: Game, options: Mapping[str, Value], sitting: Sequence[str]) -> str:
    usual = {option.name: option.default for option in game.options}
    if any(value != usual.get(name) for name, value in options.items()):
        return "options"
    if HERE in sitting:
        return "same"
    if any(who.removeprefix(BOT) not in sentences.levels() for who in sitting if who.startswith(BOT)):
        return "bot"
    return "bots" if all(who.startswith(BOT) for who in sitting) else ""


@dataclass(frozen=True)
class Outcome:
    """How a rated game ended: for each seat who it was and its rank, or why it does not count."""

    who: tuple[str, ...]
    ranks: tuple[int, ...]
    unrated: str = ""


def ranks_of(snapshot: TableSnapshot) -> tuple[int, ...]:
    """Rank 1 is best. Who has given up is last, and so is everybody for whom a bot has played."""
    if snapshot.given_up is not None:
        return snapshot.ranks
    helped = {note.seat for note in snapshot.messages if note.note in HELPED}
    helped |= {place.seat for place in snapshot.places if place.bot and place.holders}
    return tuple(len(snapshot.places) if seat in helped else rank for seat, rank in enumerate(snapshot.ranks))


async def outcome(people: People, table: LiveTable) -> Outcome:
    """What a finished table counts as."""
    snapshot = table.snapshot
    who = tuple([await _who(people, place) for place in snapshot.places])
    why = ""
    if snapshot.frozen or table.terms.origin or table.terms.setup.position is not None:
        why = "origin"
    elif any(note.note in ("hint", "replaced", "freed") for note in snapshot.messages):
        why = "replaced"
    elif "" in who:
        why = "nameless"
    elif len({each for each in who if not each.startswith(BOT)}) < sum(not each.startswith(BOT) for each in who):
        why = "same"
    return Outcome(who, (0,) * len(who) if why else ranks_of(snapshot), why)


async def _who(people: People, place: Place) -> str:
    """A person or a bot; nothing for somebody who has no name, or whose seat two people share."""
    if not place.holders:
        return f"{BOT}{place.bot}" if place.bot else ""
    found = {person.id for browser in place.holders if (person := await people.of(browser)) is not None}
    return found.pop() if len(found) == 1 else ""


async def count(store: Store, people: People, table: LiveTable) -> Outcome | None:
    """Count a game that is over; nothing if it has been counted before."""
    if table.snapshot.goes_on or not table.terms.settings.rated:
        return None
    found = await outcome(people, table)
    finished = table.snapshot.finished or table.now()
    for _ in range(ATTEMPTS):
        try:
            async with store.working() as work:
                await _count(work, table.id, table.terms.game.slug, finished, found)
        except IntegrityError:
            if await store.row(select(results).where(results.c.table_id == table.id)) is not None:
                return None
        else:
            return found
    log.warning("the result of table %s could not be counted", table.id)
    return None


async def _count(work: AsyncConnection, table: str, game: str, finished: float, found: Outcome) -> None:
    row = {"table_id": table, "game": game, "finished": finished, "unrated": found.unrated}
    await work.execute(insert(results), row)
    if found.unrated:
        return
    before, games = await _ratings(work, found.who, game, finished)
    new = all_after(before, found.ranks)
    for who in dict.fromkeys(found.who):
        same = [rating for other, rating in zip(found.who, new, strict=True) if other == who]
        await _save(work, who, game, _mean(same), games.get(who), finished)
    await work.execute(
        insert(result_seats),
        [
            {"table_id": table, "seat": seat, "who": who, "rank": rank, "before": old.value, "after": now.value}
            for seat, (who, rank, old, now) in enumerate(zip(found.who, found.ranks, before, new, strict=True))
        ],
    )


def _mean(same: Sequence[Rating]) -> Rating:
    """Of a bot that sat at several seats."""
    value = sum(rating.value for rating in same) / len(same)
    return replace(same[0], value=value)


async def _ratings(
    work: AsyncConnection, who: Sequence[str], game: str, now: float
) -> tuple[list[Rating], dict[str, int]]:
    """How strong everybody was until now; whoever else counts a game of theirs waits until this one is counted."""
    query = select(ratings).where(ratings.c.who.in_(who), ratings.c.game == game).order_by(ratings.c.who)
    rows = {row["who"]: row for row in (await work.execute(query.with_for_update())).mappings()}
    known = {
        name: aged(Rating(row["value"], row["deviation"], row["volatility"]), now - row["played"])
        for name, row in rows.items()
    }
    return [known.get(name, Rating()) for name in who], {name: row["games"] for name, row in rows.items()}


async def _save(work: AsyncConnection, who: str, game: str, new: Rating, games: int | None, now: float) -> None:
    values = {"value": new.value, "deviation": new.deviation, "volatility": new.volatility, "played": now}
    if games is None:
        await work.execute(insert(ratings), {"who": who, "game": game, "games": 1, **values})
    else:
        one = (ratings.c.who == who) & (ratings.c.game == game)
        await work.execute(update(ratings).where(one).values(games=games + 1, **values))


async def uncounted(store: Store) -> list[str]:
    """Rated tables that are over and of which nothing is known: their server died before it counted them."""
    tables = schema.tables.c
    counted = select(results.c.table_id).where(results.c.table_id == tables.id).exists()
    query = select(tables.id).where(tables.rated == 1, tables.finished.is_not(None), ~counted).limit(SWEPT)
    return [row["id"] for row in await store.rows(query)]
