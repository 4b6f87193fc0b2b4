"""Taking back: never past what came to light, at once where nobody minds, else if all others agree."""

from collections.abc import Container
from dataclasses import replace

from smallcouncil.core.game import State
from smallcouncil.server import schema
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.refusals import Refused, Stale, not_yours
from smallcouncil.server.seats import viewer_of
from smallcouncil.server.table_snapshot import UndoRequest
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Undoing


def last_decision(state: State, seats: tuple[int, ...], passed: Container[int] = ()) -> int | None:
    """How many decisions are left without the last one of these seats, and without the replies to it.

    What was passed by wish is no decision to come back to: it would be passed again.
    """
    for number in range(len(state.history) - 1, -1, -1):
        if state.history[number][0] in seats and number not in passed:
            return number
    return None


def this_turn(state: State, seats: tuple[int, ...], sealed: int) -> int | None:
    """How many decisions are left without those that the awaited seat has made in this turn; None if there are none."""
    seat = next((seat for seat in state.awaiting if seat in seats), None)
    number = len(state.history)
    while number > sealed and state.history[number - 1][0] == seat:
        number -= 1
    return number if number < len(state.history) else None


def others(table: LiveTable, held: tuple[int, ...]) -> set[int]:
    """The people who are asked before something is taken back."""
    return set(table.snapshot.persons()) - set(held)


def playing(table: LiveTable, guest: Visitor) -> tuple[int, ...]:
    """The seats that a visitor plays; not those that a bot has taken over."""
    return tuple(seat for seat in table.held(guest) if table.snapshot.places[seat].sitter == "person")


def undoing(table: LiveTable, guest: Visitor) -> Undoing:
    """What a visitor may take back now, and what somebody else wants to."""
    held = playing(table, guest)
    request = _request(table)
    if request is not None and request.declined_by is None:
        must = bool(set(held) & others(table, _side(table, request.by)) - set(request.agreed))
        return Undoing(asked_by=request.by, must_answer=must)
    refusal = refused(table, held, last_decision(table.snapshot.state, held, table.snapshot.wished))
    if refusal:
        return Undoing(refused=refusal)
    turn = this_turn(table.snapshot.state, held, table.event_log.sealed(table.snapshot.state))
    declined = request.declined_by if request and request.by in held else None
    return Undoing(True, _at_once(table, held), may_reset=turn is not None, declined_by=declined)


def refused(table: LiveTable, held: tuple[int, ...], to: int | None) -> str | None:
    """The name of the text that says why nothing can be taken back; None if it can."""
    snapshot = table.snapshot
    if not held:
        return "undo-refused-watching"
    if table.terms.settings.undo == "off":
        return "undo-refused-off"
    if not snapshot.goes_on or snapshot.frozen:
        return "undo-refused-over"
    if to is None:
        return "undo-refused-nothing"
    return "undo-refused-revealed" if to < table.event_log.sealed(snapshot.state) else None


def _at_once(table: LiveTable, held: tuple[int, ...]) -> bool:
    return table.terms.settings.undo == "free" or not others(table, held)


def _request(table: LiveTable) -> UndoRequest | None:
    """What was asked for and perhaps declined, unless somebody has moved since."""
    request = table.snapshot.undo
    return request if request and request.length == len(table.snapshot.state.history) else None


def _side(table: LiveTable, seat: int) -> tuple[int, ...]:
    """A seat and those that share its browsers: one person's seats at one screen."""
    browsers = table.snapshot.places[seat].holders
    return tuple(place.seat for place in table.snapshot.places if place.seat == seat or place.holders & browsers)


@alone
async def take_back(table: LiveTable, guest: Visitor, what: str, version: int | None = None) -> None:
    """`ask` for the last decision or `reset` the turn; `agree` to or `refuse` what another has asked for.

    With the version that the visitor was looking at, a second click does not take back a second decision.
    """
    if version is not None and version < max(table.snapshot.asked):
        raise Stale
    held = playing(table, guest)
    if not held:
        raise not_yours()
    if what in ("ask", "reset"):
        await _ask(table, guest, held, whole_turn=what == "reset")
    elif what in ("agree", "refuse"):
        await _answer(table, held, agreed=what == "agree")
    else:
        raise Refused("server-bad-request")


async def _ask(table: LiveTable, guest: Visitor, held: tuple[int, ...], whole_turn: bool) -> None:
    state = table.snapshot.state
    sealed = table.event_log.sealed(state)
    to = this_turn(state, held, sealed) if whole_turn else last_decision(state, held, table.snapshot.wished)
    refusal = refused(table, held, to)
    if refusal or to is None:
        raise Refused(refusal or "undo-refused-nothing", 409)
    if _at_once(table, held):
        await _cut(table, to)
        return
    seat = viewer_of(table, guest)
    assert seat is not None
    await table.commit(table.next(undo=UndoRequest(seat, to, len(state.history))))


async def _answer(table: LiveTable, held: tuple[int, ...], agreed: bool) -> None:
    request = _request(table)
    asked = others(table, _side(table, request.by)) if request else set()
    answering = asked & set(held)
    if request is None or request.declined_by is not None or not answering:
        raise Refused("undo-refused-nothing", 409)
    if not agreed:
        answered = replace(request, declined_by=min(answering))
    elif asked <= {*request.agreed, *held}:
        await _cut(table, request.to)
        return
    else:
        answered = replace(request, agreed=tuple(sorted({*request.agreed, *answering})))
    await table.commit(table.next(undo=answered))


async def _cut(table: LiveTable, length: int) -> None:
    """Play the game again as far as it stands, and forget the rest: on disk, too."""
    snapshot, clock = table.snapshot, table.terms.settings.clock
    state = snapshot.state.at(length)
    times = snapshot.times
    if times is not None and clock is not None:
        times = times.without(clock, [seat for seat, _ in snapshot.state.history[length:]])
    asked = (snapshot.version + 1,) * len(snapshot.places)
    wished = frozenset(number for number in snapshot.wished if number < length)
    new = table.next(state=state, asked=asked, times=times, undo=None, wished=wished)
    await table.commit(new, [(schema.CUT_DECISIONS, {"key": table.id, "length": length})])
