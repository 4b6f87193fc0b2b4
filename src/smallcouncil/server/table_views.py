"""Cuts a table to what one visitor may know, for pages and programs alike."""

from dataclasses import asdict

from smallcouncil.core.game import Json
from smallcouncil.server import chances, hinting
from smallcouncil.server.chat import heard, talking
from smallcouncil.server.live import LiveTable
from smallcouncil.server.seats import called, viewer_of
from smallcouncil.server.table_snapshot import Place
from smallcouncil.server.undo import undoing
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Line, NoteKind, Seat, TableView

PLAIN = (
    *("table", "version", "viewer", "hot_seat", "called", "view", "first_line", "host"),
    *(
        "seat_links",
        "watch_link",
        "thinking",
        "given_up",
        "rematch",
        "rematch_by",
        "spectators",
        "frozen",
        "clocks_wait",
        "commitment",
        "now",
    ),
)
"""The parts of a table view that are JSON as they are."""
MOST_RECAP = 30


def table_view(table: LiveTable, guest: Visitor, lines: int = 0, messages: int = 0) -> TableView:
    """The table for one visitor, with the decisions from number `lines` on and what was said after `messages`."""
    snapshot, terms = table.snapshot, table.terms
    calling = called(table, guest)
    viewer = None if calling is not None else viewer_of(table, guest)
    passed = chances.shown(table, viewer)
    deciding = viewer is not None and viewer in snapshot.awaited("person") and not (passed and passed.now)
    state = snapshot.state
    host = table.is_host(guest)
    return TableView(
        table=terms.id,
        game=terms.game,
        version=snapshot.version,
        options=terms.setup.options,
        settings=terms.settings,
        seats=seats(table, guest),
        view=table.view(viewer),
        viewer=viewer,
        hot_seat=len(table.held(guest)) > 1,
        called=calling,
        prompt=state.prompt(viewer) if viewer is not None and deciding else None,
        actions=state.actions(viewer) if viewer is not None and deciding else (),
        guess=state.sample(viewer, table.guessing) if viewer is not None and deciding else None,
        lines=table.lines(viewer, lines),
        first_line=lines,
        recap=_recap(table, viewer) if viewer is not None and deciding else (),
        messages=heard(table, viewer, messages),
        talking=talking(table, viewer),
        undoing=undoing(table, guest),
        host=host,
        seat_links=_seat_links(table, guest, host),
        watch_link=_watch_link(table, guest, host),
        thinking=bool(snapshot.awaited("bot")),
        waiting=table.waiting if snapshot.awaited("bot") else None,
        given_up=_given_up(table),
        rematch=snapshot.rematch,
        rematch_by=_asked_for_rematch(table),
        hinting=hinting.hinting(table, guest, viewer),
        passing=passed,
        spectators=table.spectators,
        frozen=snapshot.frozen,
        clocks_wait=snapshot.goes_on and snapshot.times is not None and snapshot.times.waits,
        origin=terms.origin,
        commitment=terms.commitment,
        now=table.now(),
    )


def _recap(table: LiveTable, viewer: int) -> tuple[Line, ...]:
    """What happened since a player last decided. Of a long absence the end is told."""
    history = table.snapshot.state.history
    since = next((number for number in range(len(history), 0, -1) if history[number - 1][0] == viewer), 0)
    first = max(since, len(history) - MOST_RECAP)
    return table.lines(viewer, first) if 0 < first < len(history) else ()


def seats(table: LiveTable, guest: Visitor) -> tuple[Seat, ...]:
    """Without clocks, the same at most moves of a game."""
    held, snapshot = table.held(guest), table.snapshot
    if snapshot.times is not None:
        return _seats(table, held)
    awaited = snapshot.state.awaiting if snapshot.goes_on else ()
    return table.while_seated((held, awaited), lambda: _seats(table, held))


def _seats(table: LiveTable, held: tuple[int, ...]) -> tuple[Seat, ...]:
    snapshot, played = table.snapshot, table.played()
    present, times = table.present, snapshot.times
    return tuple(
        Seat(
            number=place.seat,
            name=place.name,
            sitter=place.sitter,
            bot=place.bot,
            mine=place.seat in held,
            present=place.seat in present,
            awaited=snapshot.goes_on and place.seat in snapshot.state.awaiting,
            left=times.left_at(place.seat, played) if times else None,
            running=times is not None and times.since[place.seat] is not None,
            late=place.late,
            devices=len(place.holders) if place.seat in held else 0,
            looking=table.devices(place.seat) if place.seat in held else 0,
            held=bool(place.holders),
            colour=place.colour,
        )
        for place in snapshot.places
    )


def _seat_links(table: LiveTable, guest: Visitor, host: bool) -> tuple[str | None, ...]:
    """The host gets the invitations to seats that wait for somebody; a player the own one, made for another device."""
    held = table.held(guest)
    return tuple(
        link(table, guest, place) if place.seat in held or (host and place.sitter == "open") else None
        for place in table.snapshot.places
    )


def link(table: LiveTable, guest: Visitor, place: Place) -> str | None:
    """The address of an invitation, if there is one."""
    return f"{guest.origin}/t/{table.id}/seat/{place.secret}" if place.secret else None


def _watch_link(table: LiveTable, guest: Visitor, host: bool) -> str | None:
    if table.terms.settings.watching == "nobody" or not (host or table.held(guest)):
        return None
    if table.terms.settings.watching == "anyone":
        return f"{guest.origin}/t/{table.id}"
    return f"{guest.origin}/t/{table.id}/watch/{table.terms.watch}"


def _given_up(table: LiveTable) -> tuple[int, NoteKind] | None:
    note = table.snapshot.given_up
    return None if note is None or note.seat is None else (note.seat, note.note)


def _asked_for_rematch(table: LiveTable) -> int | None:
    return next((message.seat for message in table.snapshot.messages if message.note == "rematch"), None)


def as_json(table: LiveTable, guest: Visitor, lines: int = 0, messages: int = 0) -> Json:
    """The same as plain JSON, for programs; actions are words."""
    shown = table_view(table, guest, lines, messages)
    result = table.snapshot.state.result
    return {
        **{name: getattr(shown, name) for name in PLAIN},
        **{name: asdict(getattr(shown, name)) for name in ("settings", "talking", "undoing")},
        **{name: [asdict(each) for each in getattr(shown, name)] for name in ("seats", "lines", "messages")},
        "game": shown.game.slug,
        "origin": shown.origin and asdict(shown.origin),
        "waiting": shown.waiting and asdict(shown.waiting),
        "options": dict(shown.options),
        "prompt": shown.prompt and shown.prompt.json(),
        "actions": [shown.game.word(action) for action in shown.actions],
        "over": not table.snapshot.goes_on,
        "result": result and result.json(),
    }
