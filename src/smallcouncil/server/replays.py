"""Looking back: a game at any of its decisions, playing on from there, records in and out."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from sqlalchemy import select

import smallcouncil as sc
from smallcouncil.arena.analysis_board import position_to_analyse
from smallcouncil.bots import guests
from smallcouncil.core import records
from smallcouncil.core.chance import Seed
from smallcouncil.core.errors import CouncilError
from smallcouncil.core.game import State
from smallcouncil.core.records import RecordDiffers
from smallcouncil.core.sealed import commitment
from smallcouncil.server import new_tables, schema, uploads
from smallcouncil.server.codes import safe_code
from smallcouncil.server.event_log import EventLog
from smallcouncil.server.hinting import hinted
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.new_tables import BOT
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.table_snapshot import Place
from smallcouncil.server.table_views import table_view
from smallcouncil.server.visitors import MOST_NAME, Visitor, clean, is_id
from smallcouncil.web.table_view import Moment, Origin, Seat, Settings, TableView, Talking, Undoing

REMEMBERED = 32
ALL = "all"


@dataclass(frozen=True)
class Recorded:
    """A game that somebody has brought. One that today's rules play differently can only be looked at."""

    id: str
    text: str
    state: State
    event_log: EventLog
    differs: bool
    created: float
    places: tuple[Place, ...]


class Recordings:
    """The uploaded records, the last ones in memory."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, Recorded] = OrderedDict()
        self._logbooks: OrderedDict[str, tuple[State, EventLog]] = OrderedDict()
        """Of tables that somebody looks back at; those of the tables themselves belong to another thread."""

    async def bring(self, text: str, guest: Visitor) -> Recorded:
        """Check a record and keep it; `BadRecord` says which line is wrong."""
        now = self._hub.config.now()
        found = await self._hub.slow_work.do(guest.address, lambda: _read("", text, now))
        await check_open(self._hub, found)
        name = await uploads.keep(self._hub.store, found.text, guest, now)
        return self._known.get(name) or self._keep(replace(found, id=name))

    async def get(self, name: str, guest: Visitor) -> Recorded:
        found = self._known.get(name) or await self._read(name, guest)
        self._known.move_to_end(name)
        await check_open(self._hub, found)
        return found

    async def _read(self, name: str, guest: Visitor) -> Recorded:
        query = select(schema.replays).where(schema.replays.c.id == name)
        row = await self._hub.store.row(query) if is_id(name) else None
        if row is None:
            raise Refused("server-no-replay", 404)
        await uploads.note_use(self._hub.store, row, self._hub.config.now())
        return self._keep(
            await self._hub.slow_work.do(guest.address, lambda: _read(name, row["record"], row["created"]))
        )

    async def page_of_table(
        self, table: LiveTable, guest: Visitor, at: int | None, eyes: str, draw: Callable[[Moment], str]
    ) -> str:
        """A table's game at a decision. While it goes on, only the own seat's eyes or a spectator's."""
        if not may_look_back(table, guest):
            raise not_yours()
        state, seen = table.snapshot.state, await is_open(self._hub, table)
        if not seen and eyes and _viewer(eyes, state.seats) not in table.held(guest):
            raise Refused("server-not-over", 403)
        base = replace(
            table_view(table, guest), prompt=None, actions=(), guess=None, talking=Talking(), undoing=Undoing()
        )
        source, back = f"/t/{table.id}/replay", f"/t/{table.id}" if table.may_watch(guest) else None
        seed, forks = _key(state) if seen else None, may_fork(table, guest)

        def drawn() -> str:
            moment = _moment(base, state, self._logbook(table, state), at, eyes)
            return draw(replace(moment, finished=seen, seed=seed, may_fork=forks, source=source, table=back))

        return await self._hub.slow_work.do(guest.address, drawn)

    async def page_of_record(
        self, name: str, guest: Visitor, at: int | None, eyes: str, draw: Callable[[Moment], str]
    ) -> str:
        found = await self.get(name, guest)
        return await self._hub.slow_work.do(guest.address, lambda: draw(of_record(found, at, eyes)))

    def _logbook(self, table: LiveTable, state: State) -> EventLog:
        """What is known of a game's events, from one look back to the next. Only for the thread of slow work."""
        known = self._logbooks.pop(table.id, None)
        if known is None or known[0] is not state:
            known = (state, EventLog(state.game, table.talk.audience))
        self._logbooks[table.id] = known
        while len(self._logbooks) > REMEMBERED:
            self._logbooks.popitem(last=False)
        return known[1]

    def _keep(self, found: Recorded) -> Recorded:
        self._known[found.id] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def _read(name: str, text: str, created: float) -> Recorded:
    try:
        state, differs = sc.replay(text), False
    except RecordDiffers as error:
        state, differs = error.state, True
    return Recorded(
        name,
        records.tidy(text),
        state,
        EventLog(state.game, None),
        differs,
        created,
        _places(state, records.players(text)),
    )


def _places(state: State, players: Sequence[str]) -> tuple[Place, ...]:
    return tuple(_place(seat, player) for seat, player in enumerate(players or [""] * state.seats))


def _place(seat: int, player: str) -> Place:
    """Somebody by the name that a record gives, or a bot by its code."""
    if player.startswith(BOT):
        with suppress(CouncilError):
            return Place(seat, "", sitter="bot", bot=safe_code(player.removeprefix(BOT)))
    return Place(seat, "", clean(player, MOST_NAME), "person")


def _player(place: Place) -> str:
    """The same the other way round. Where a bot has taken over, it is the player's seat for all that."""
    if guests.is_guest(place.bot) and not place.name:
        return guests.name_of(str(place.bot))
    return f"{BOT}{place.bot}" if place.sitter == "bot" and not place.name else place.name


def at_decision(state: State, at: int, length: int | None = None) -> State:
    """The game as it stood after so many decisions, of those that may be counted."""
    most = len(state.history) if length is None else length
    if not 0 <= at <= most:
        raise Refused("server-no-moment", 404, at=at, length=most)
    return state.at(at)


async def is_open(hub: Hub, table: LiveTable) -> bool:
    """Whether a game may be seen by all in full: it is over, and no older one that was dealt from its seed goes on."""
    if table.snapshot.goes_on:
        return False
    return not await _still_played(hub, table.terms.setup.seed, table.terms.created)


async def _still_played(hub: Hub, seed: Seed | None, before: float) -> bool:
    """Whether a game that was dealt from this seed up to a moment goes on. Those that branched off reveal nothing."""
    tables, luck = schema.tables.c, schema.luck_of(seed)
    if luck is None:
        return False
    older = select(tables.id).where(tables.luck == luck, tables.created <= before)
    return await hub.store.row(older.where(tables.finished.is_(None), tables.origin.is_(None))) is not None


def may_look_back(table: LiveTable, guest: Visitor) -> bool:
    """Whoever may watch; after the game whoever has the link, unless nobody was to watch."""
    shared = not table.snapshot.goes_on and table.terms.settings.watching != "nobody"
    return shared or table.may_watch(guest)


async def check_open(hub: Hub, found: Recorded) -> None:
    """A record of a game that is still played here is shown to nobody."""
    if await _still_played(hub, found.state.setup.seed, found.created):
        raise Refused("server-record-later", 409)


def of_record(found: Recorded, at: int | None, eyes: str) -> Moment:
    """A brought game at a decision: whoever has the record may see all of it."""
    state = found.state
    seats = tuple(Seat(place.seat, place.name, place.sitter, place.bot) for place in found.places)
    key = _key(state)
    base = TableView(found.id, state.game, 0, state.setup.options, Settings(), seats, {})
    base = replace(base, commitment=key and commitment(key))
    moment = _moment(base, state, found.event_log, at, eyes)
    return replace(moment, may_fork=not found.differs, source=f"/r/{found.id}", finished=True, seed=key)


def _key(state: State) -> str | None:
    seed = state.setup.seed
    return seed if isinstance(seed, str) else None


def _viewer(eyes: str, seats: int) -> int | None:
    if eyes in ("", ALL):
        return None
    if not eyes.isascii() or not eyes.isdigit() or int(eyes[:4]) >= seats:
        raise Refused("server-bad-request")
    return int(eyes)


def _moment(base: TableView, state: State, event_log: EventLog, at: int | None, eyes: str) -> Moment:
    """A table view of the past: nothing of what was said, and only the decisions up to then."""
    viewer = _viewer(eyes, state.seats)
    length = len(state.history) if eyes == ALL else event_log.told(state, viewer)
    now = length if at is None else at
    then = at_decision(state, now, length)
    lines = event_log.revealed(state) if eyes == ALL else event_log.lines(state, viewer)
    seats = tuple(replace(seat, awaited=seat.number in then.awaiting) for seat in base.seats)
    shown = replace(base, viewer=viewer, called=None, lines=lines[:now], first_line=0, seats=seats, messages=())
    return Moment(
        table_view=replace(shown, view=then.view(viewer)),
        at=now,
        length=length,
        finished=not state.awaiting,
        all_seen=eyes == ALL,
        may_fork=False,
        source="",
        views=tuple(then.view(seat) for seat in range(state.seats)) if eyes == ALL else (),
        position=None if state.awaiting else position_to_analyse(then),
    )


def may_fork(table: LiveTable, guest: Visitor) -> bool:
    """A game that is over, or one's own against bots alone: what is tried out there must not help against people."""
    if table.snapshot.frozen:
        return False
    return not table.snapshot.goes_on or _is_alone(table, guest)


def _is_alone(table: LiveTable, guest: Visitor) -> bool:
    """Every seat is the visitor's own, or a bot's that nobody else has left to it."""
    held = table.held(guest)
    others = [place for place in table.snapshot.places if place.seat not in held]
    return bool(held) and all(place.sitter == "bot" and not place.holders for place in others)


async def fork_table(hub: Hub, table: LiveTable, guest: Visitor, at: int, eyes: str) -> LiveTable:
    """Play on from a moment: of a game that is over in truth, of one that goes on in a guess."""
    if not may_look_back(table, guest) or not may_fork(table, guest):
        raise Refused("server-no-fork", 403)
    then, held = _then(table.snapshot.state, at), table.held(guest)
    seat = _seat_to_take(then, eyes, held)
    places, now = table.snapshot.places, hub.config.now()
    if await is_open(hub, table):
        return await hub.lay(new_tables.fork(then, seat, places, guest, now, Origin(at, table.id)))
    if seat not in held:
        raise Refused("server-no-fork", 403)
    origin = Origin(at, table.id, guess=True)
    return await hub.lay(new_tables.guess(then, seat, places, guest, now, origin, hub.seed()))


async def fork_record(hub: Hub, found: Recorded, guest: Visitor, at: int, eyes: str) -> LiveTable:
    if found.differs:
        raise Refused("server-no-fork", 403)
    then = _then(found.state, at)
    seat = _seat_to_take(then, eyes, ())
    return await hub.lay(new_tables.fork(then, seat, found.places, guest, hub.config.now(), Origin(at)))


def _then(state: State, at: int) -> State:
    """The game at a moment from which it can be played on."""
    then = at_decision(state, at)
    if not then.awaiting:
        raise Refused("server-no-fork", 409)
    return then


def _seat_to_take(then: State, eyes: str, held: Sequence[int]) -> int:
    """The seat through whose eyes the visitor looked, else the own one, else the one that must decide."""
    seat = _viewer(eyes, then.seats)
    if seat is not None:
        return seat
    return next((due for due in then.awaiting if due in held), (*held, *then.awaiting)[0])


async def record_of(hub: Hub, table: LiveTable, guest: Visitor) -> str:
    """The record of a game that is over. It holds the seed, so before that nobody gets it."""
    if not may_look_back(table, guest):
        raise not_yours()
    if not await is_open(hub, table):
        raise Refused("server-record-later", 409)
    if table.terms.source is not None:
        raise Refused("server-no-record", 409)
    return records.write(table.snapshot.state, [_player(place) for place in table.snapshot.places], hinted(table))
