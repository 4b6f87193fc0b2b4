"""Looking back: a game at any of its decisions, playing on from there, records in and out."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import select

import smallcouncil as sc
from smallcouncil.core.game import State
from smallcouncil.core.records import RecordDiffers
from smallcouncil.server import laying, schema
from smallcouncil.server.hub import Hub
from smallcouncil.server.live import LiveTable
from smallcouncil.server.logbook import Logbook
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.scenes import scene
from smallcouncil.server.sheet import Place
from smallcouncil.server.visitors import Visitor, is_id, new_id
from smallcouncil.web.scene import Moment, Scene, Seat, Settings, Talking, Undoing

REMEMBERED = 32
ALL = "all"


@dataclass(frozen=True)
class Recorded:
    """A game that somebody has brought. One that today's rules play differently can only be looked at."""

    id: str
    text: str
    state: State
    logbook: Logbook
    differs: bool


class Recordings:
    """The uploaded records, the last ones in memory."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, Recorded] = OrderedDict()

    async def bring(self, text: str) -> Recorded:
        """Check a record and keep it; `BadRecord` says which line is wrong."""
        found = await asyncio.to_thread(_read, new_id(), text)
        row = {"id": found.id, "record": text, "created": self._hub.config.now()}
        await self._hub.store.write([(schema.ADD_REPLAY, row)])
        return self._keep(found)

    async def get(self, name: str) -> Recorded:
        if name in self._known:
            self._known.move_to_end(name)
            return self._known[name]
        query = select(schema.replays.c.record).where(schema.replays.c.id == name)
        row = await self._hub.store.row(query) if is_id(name) else None
        if row is None:
            raise Refused("server-no-replay", 404)
        return self._keep(await asyncio.to_thread(_read, name, row["record"]))

    def _keep(self, found: Recorded) -> Recorded:
        self._known[found.id] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found


def _read(name: str, text: str) -> Recorded:
    try:
        state, differs = sc.replay(text), False
    except RecordDiffers as error:
        state, differs = error.state, True
    return Recorded(name, text, state, Logbook(state.game, None), differs)


def at_decision(state: State, at: int) -> State:
    """The game as it stood after so many decisions."""
    if not 0 <= at <= len(state.history):
        raise Refused("server-no-moment", 404, at=at, length=len(state.history))
    again = state.restart()
    for seat, action in state.history[:at]:
        again.act(seat, action)
    return again


def of_table(table: LiveTable, guest: Visitor, at: int | None, eyes: str) -> Moment:
    """A table's game at a decision. While it goes on, only the own seat's eyes or a spectator's."""
    if not table.may_watch(guest):
        raise not_yours()
    state = table.sheet.state
    if state.awaiting and eyes and _viewer(eyes, state.seats) not in table.held(guest):
        raise Refused("server-not-over", 403)
    base = replace(scene(table, guest), prompt=None, actions=(), guess=None, talking=Talking(), undoing=Undoing())
    moment = _moment(base, state, table.logbook, at, eyes)
    return replace(moment, may_fork=may_fork(table, guest), source=f"/t/{table.id}/replay")


def of_record(found: Recorded, at: int | None, eyes: str) -> Moment:
    """A brought game at a decision: whoever has the record may see all of it."""
    state = found.state
    seats = tuple(Seat(seat, "", "person") for seat in range(state.seats))
    base = Scene(found.id, state.game, 0, state.setup.options, Settings(), seats, {})
    moment = _moment(base, state, found.logbook, at, eyes)
    return replace(moment, may_fork=not found.differs, source=f"/r/{found.id}", finished=True)


def _viewer(eyes: str, seats: int) -> int | None:
    if eyes in ("", ALL):
        return None
    if not eyes.isascii() or not eyes.isdigit() or int(eyes[:4]) >= seats:
        raise Refused("server-bad-request")
    return int(eyes)


def _moment(base: Scene, state: State, logbook: Logbook, at: int | None, eyes: str) -> Moment:
    """A scene of the past: nothing of what was said, and only the decisions up to then."""
    length, viewer = len(state.history), _viewer(eyes, state.seats)
    now = length if at is None else at
    then = at_decision(state, now)
    lines = logbook.revealed(state) if eyes == ALL else logbook.lines(state, viewer)
    seats = tuple(replace(seat, awaited=seat.number in then.awaiting) for seat in base.seats)
    shown = replace(base, viewer=viewer, called=None, lines=lines[:now], first_line=0, seats=seats, messages=())
    return Moment(
        scene=replace(shown, view=then.view(viewer)),
        at=now,
        length=length,
        finished=not state.awaiting,
        all_seen=eyes == ALL,
        may_fork=False,
        source="",
        views=tuple(then.view(seat) for seat in range(state.seats)) if eyes == ALL else (),
    )


def may_fork(table: LiveTable, guest: Visitor) -> bool:
    """A game that is over, or one's own against bots alone: what is tried out there must not help against people."""
    if table.sheet.frozen:
        return False
    held = set(table.held(guest))
    return not table.sheet.state.awaiting or (bool(held) and set(table.sheet.persons()) <= held)


async def fork_table(hub: Hub, table: LiveTable, guest: Visitor, at: int, eyes: str) -> LiveTable:
    if not table.may_watch(guest) or not may_fork(table, guest):
        raise Refused("server-no-fork", 403)
    return await _fork(hub, table.sheet.state, guest, at, eyes, table.sheet.places)


async def fork_record(hub: Hub, found: Recorded, guest: Visitor, at: int, eyes: str) -> LiveTable:
    if found.differs:
        raise Refused("server-no-fork", 403)
    places = [Place(seat, "") for seat in range(found.state.seats)]
    return await _fork(hub, found.state, guest, at, eyes, places)


async def _fork(hub: Hub, state: State, guest: Visitor, at: int, eyes: str, places: Sequence[Place]) -> LiveTable:
    """Sit down at the seat through whose eyes one looked, or at the one that must decide."""
    then = at_decision(state, at)
    if not then.awaiting:
        raise Refused("server-no-fork", 409)
    seat = _viewer(eyes, state.seats)
    mine = then.awaiting[0] if seat is None else seat
    return await hub.lay(laying.fork(state, at, mine, places, guest, hub.config.now()))


def record_of(table: LiveTable, guest: Visitor) -> str:
    """The record of a game that is over. It holds the seed, so before that nobody gets it."""
    if not table.may_watch(guest):
        raise not_yours()
    if table.sheet.state.awaiting:
        raise Refused("server-record-later", 409)
    return table.sheet.state.record()
