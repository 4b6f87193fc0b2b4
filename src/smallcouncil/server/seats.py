"""Seats: taken by a link or from the home page, given to a bot and taken back, named, shared at one screen."""

from dataclasses import replace

from smallcouncil.bots import guests
from smallcouncil.core.errors import NoSuchSeat
from smallcouncil.server import schema
from smallcouncil.server.chances import passes
from smallcouncil.server.codes import safe_code
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.messages import added, notes
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.table_snapshot import Place, holding
from smallcouncil.server.visitors import Visitor, new_secret
from smallcouncil.web.table_view import NoteKind

LEAVING_BOT = "knight"
ABSENT_SECONDS = 30.0
"""How long a player must have been gone before the host may give the seat to a bot."""
TWO = 2
MOST_HOLDERS = 50
MOST_WATCHERS = 1000


def viewer_of(table: LiveTable, guest: Visitor) -> int | None:
    """Through whose eyes a visitor sees: at a shared screen, those of the player who must decide or just has."""
    held = table.held(guest)
    if len(held) < 2:
        return held[0] if held else None
    awaited = [seat for seat in table.snapshot.awaited("person") if seat in held and not passes(table, seat)]
    if awaited:
        return awaited[0]
    return next((seat for seat, _ in reversed(table.snapshot.state.history) if seat in held), held[0])


def called(table: LiveTable, guest: Visitor) -> int | None:
    """At a shared screen in a game with secrets: the seat that must come to the screen before anything is shown."""
    seat = viewer_of(table, guest)
    if not table.terms.game.hidden or len(table.held(guest)) < 2 or not table.snapshot.goes_on:
        return None
    return None if table.ready.get(guest.key) == seat else seat


def come(table: LiveTable, guest: Visitor, seat: int) -> None:
    """A player at a shared screen says to be the one who looks at it now."""
    if seat != viewer_of(table, guest):
        raise not_yours()
    table.ready[guest.key] = seat
    table.publish()
    table.herald(table, "wishes")


@alone
async def accept(table: LiveTable, guest: Visitor, secret: str, name: str) -> int:
    """Sit down by an invitation, or share one's seat with another device. Either way the invitation is used up."""
    place = table.invitation(secret)
    if place is None:
        raise Refused("server-no-link", 404)
    table.seen[guest.browser] = table.elapsed()
    if guest.browser in place.holders:
        return place.seat
    if place.sitter == "open":
        await _sit_down(table, guest, place, name)
    else:
        await _share(table, guest, place)
    return place.seat


async def _sit_down(table: LiveTable, guest: Visitor, place: Place, name: str) -> None:
    if table.terms.game.hidden and table.held(guest):
        raise Refused("server-two-seats", 409)
    begun: NoteKind = "sat" if table.snapshot.state.history else ""
    taken = replace(place, sitter="person", name=name or guest.name, holders=frozenset({guest.browser}), secret="")
    await _seat(table, taken, browser=guest.browser, note=begun)


async def _share(table: LiveTable, guest: Visitor, place: Place) -> None:
    """Another device of the same player; all hear of it, and so does whoever has not asked for it."""
    if len(place.holders) >= MOST_HOLDERS:
        raise Refused("server-too-many", 409)
    shared = replace(place, holders=place.holders | {guest.browser}, secret="")
    await _seat(table, shared, browser=guest.browser, note="device")


@alone
async def invite_device(table: LiveTable, guest: Visitor, wanted: int | None = None) -> Place:
    """A new invitation to one's own seat, for another device; an earlier one that was not used is void."""
    seat = viewer_of(table, guest) if wanted is None else wanted
    if seat is None or seat not in table.held(guest) or table.snapshot.places[seat].sitter != "person":
        raise not_yours()
    await _seat(table, replace(table.snapshot.places[seat], secret=new_secret()))
    return table.snapshot.places[seat]


@alone
async def watch(table: LiveTable, guest: Visitor, secret: str) -> None:
    """Follow the link for spectators: the browser may watch from now on."""
    if not table.is_watch_secret(secret):
        raise Refused("server-no-link", 404)
    await _watch(table, guest)


async def _watch(table: LiveTable, guest: Visitor) -> None:
    watchers = table.snapshot.watchers
    if guest.browser in watchers:
        return
    if len(watchers) >= MOST_WATCHERS:
        raise Refused("server-too-many", 409)
    new = table.next(watchers=watchers | {guest.browser})
    await table.commit(new, [holding(table.id, schema.WATCHER, guest.browser)])


async def sit(table: LiveTable, guest: Visitor) -> None:
    """Whoever opens the table with a seat in hand, as after a rematch, and has not come yet, sits down there."""
    if _waiting(table, guest):
        await _sit(table, guest)


@alone
async def _sit(table: LiveTable, guest: Visitor) -> None:
    places = [replace(place, sitter="person", name=place.name or guest.name) for place in _waiting(table, guest)]
    if places:
        await _seat(table, *places)


def _waiting(table: LiveTable, guest: Visitor) -> list[Place]:
    return [table.snapshot.places[seat] for seat in table.held(guest) if table.snapshot.places[seat].sitter == "open"]


@alone
async def join(table: LiveTable, guest: Visitor, name: str, wanted: int | None = None) -> int:
    """Take a free seat at a listed table, or sit down with a name on the seat that one holds."""
    held = table.held(guest)
    table.seen[guest.browser] = table.elapsed()
    if held and wanted in (None, *held):
        mine = [table.snapshot.places[seat] for seat in held]
        await _seat(table, *(replace(place, name=name, sitter="person") for place in mine if place.bot is None))
        return held[0]
    place = _open_seat(table, wanted)
    taken = replace(place, sitter="person", name=name, holders=frozenset({guest.browser}), secret="")
    await _seat(table, taken, browser=guest.browser)
    return place.seat


def _open_seat(table: LiveTable, wanted: int | None) -> Place:
    if not table.may_join():
        raise Refused("server-no-free-seat", 409)
    free = [place for place in table.snapshot.places if place.is_free and wanted in (None, place.seat)]
    if not free:
        raise Refused("server-no-free-seat", 409)
    return free[0]


@alone
async def rename(table: LiveTable, guest: Visitor, name: str) -> None:
    places = [replace(table.snapshot.places[seat], name=name) for seat in table.held(guest)]
    if places:
        await _seat(table, *places)


@alone
async def hand_over(table: LiveTable, guest: Visitor, seat: int, code: str) -> None:
    """Give a seat to a bot (by its code), or without one take it from the bot."""
    if not 0 <= seat < len(table.snapshot.places):
        raise NoSuchSeat(seat, len(table.snapshot.places))
    place = table.snapshot.places[seat]
    _check_may(table, guest, place)
    mine = seat in table.held(guest)
    if code:
        note = _note_of_bot(place, mine)
        await _seat(table, _left_to(place, safe_code(code)), note=note)
    else:
        await _seat(table, _given_back(table, guest, place), note="back" if mine else "freed")


def _note_of_bot(place: Place, mine: bool) -> NoteKind:
    """What all are told when a bot sits down, or plays at another level."""
    if place.sitter == "bot":
        return "level"
    if mine:
        return "handed"
    return "replaced" if place.sitter == "person" else "filled"


def _check_may(table: LiveTable, guest: Visitor, place: Place) -> None:
    """The players of a seat decide for it; the host for seats where nobody sits, or whose player is gone."""
    if place.seat in table.held(guest):
        return
    if not table.is_host(guest):
        raise not_yours()
    if place.sitter != "person":
        return
    gone = table.gone.get(place.seat, table.opened)
    if place.seat in table.present or table.elapsed() - gone < ABSENT_SECONDS:
        raise Refused("server-still-here", 409)


def _given_back(table: LiveTable, guest: Visitor, place: Place) -> Place:
    if place.sitter != "bot":
        raise Refused("server-no-bot", 409)
    clock, times = table.terms.settings.clock, table.snapshot.times
    if place.late and clock and times and not clock.per_move:
        raise Refused("server-time-is-up", 409)
    if place.seat in table.held(guest):
        return replace(place, sitter="person", bot=None, late=False, name=place.name or guest.name)
    if place.holders:
        raise Refused("server-held", 409)
    return replace(place, sitter="open", bot=None, late=False, secret=new_secret())


def _left_to(place: Place, bot: str) -> Place:
    """Nobody is invited to a bot's seat."""
    return replace(place, sitter="bot", bot=bot, secret="")


@alone
async def leave(table: LiveTable, guest: Visitor) -> None:
    """Get up: a bot plays on for the others. With nobody else at the table it just waits."""
    held = set(table.held(guest))
    leaving = [place for place in table.snapshot.places if place.seat in held and place.sitter == "person"]
    if not table.snapshot.goes_on:
        return
    if set(table.snapshot.persons()) - held:
        await _seat(table, *(_left_to(place, LEAVING_BOT) for place in leaving), note="left")
    else:
        await _seat(table, *leaving[:1], note="gone")


@alone
async def resign(table: LiveTable, guest: Visitor) -> None:
    """Give a game of two up: it is over, and the other has won."""
    held = [seat for seat in table.held(guest) if table.snapshot.places[seat].sitter == "person"]
    if len(held) != 1 or not may_resign(table):
        raise Refused("server-no-resigning", 409)
    await give_up(table, held[0], "resigned")


def may_resign(table: LiveTable) -> bool:
    """Among more than two, the others want to play on: there one leaves the seat to a bot."""
    return table.snapshot.goes_on and not table.snapshot.frozen and len(table.snapshot.places) == TWO


@alone
async def take_over(table: LiveTable, seat: int, why: str) -> None:
    """A bot that failed leaves its seat to a level, and everybody is told why."""
    snapshot, place = table.snapshot, table.snapshot.places[seat]
    if not guests.is_guest(place.bot):
        return
    told = notes(snapshot, table.now(), [(seat, "broke", why)])
    changed = replace(place, bot=LEAVING_BOT)
    new = table.next(places=snapshot.seated(changed), messages=(*snapshot.messages, *told))
    await table.commit(new, [changed.saved(table.id), *(added(table.id, each) for each in told)])


async def give_up(table: LiveTable, seat: int, how: NoteKind) -> None:
    """End a game before its end, and tell everybody. Needs the lock."""
    snapshot, now = table.snapshot, table.now()
    told = notes(snapshot, now, [(seat, how, "")])
    new = table.next(finished=now, audience=None, messages=(*snapshot.messages, *told))
    await table.commit(new, [added(table.id, each) for each in told])


def _waits(table: LiveTable, places: tuple[Place, ...]) -> bool:
    """Whether the clocks wait, still: until all people are there at once."""
    times = table.snapshot.times
    return times is not None and times.waits and not table.are_there(places)


@alone
async def start_clocks(table: LiveTable) -> None:
    """Let time run, once all people are there."""
    times = table.snapshot.times
    if times is not None and times.waits and not _waits(table, table.snapshot.places):
        await table.commit(table.next(times=replace(times, waits=False)))


async def _seat(table: LiveTable, *places: Place, browser: str = "", note: NoteKind = "") -> None:
    """Put the new places on disk; `browser` is new among their holders, `note` what all are told of it."""
    if not places:
        return
    snapshot = table.snapshot
    told = notes(snapshot, table.now(), [(place.seat, note, place.bot or "") for place in places] if note else ())
    seated = snapshot.seated(*places)
    times = replace(snapshot.times, waits=_waits(table, seated)) if snapshot.times else None
    new = table.next(places=seated, times=times, messages=(*snapshot.messages, *told))
    changes = [*(place.saved(table.id) for place in places), *(added(table.id, each) for each in told)]
    for place in places if browser else ():
        changes.append((schema.CLEAR_HOLDERS, {"key": table.id, "place": place.seat}))
        changes += [holding(table.id, place.seat, each) for each in place.holders]
    await table.commit(new, changes)
