"""Hints at a table: for somebody who plays alone against bots, or where all who play agree; every one is noted."""

from smallcouncil.arena.hints import Hint, level_above
from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.messages import added, notes
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.seats import viewer_of
from smallcouncil.server.study import Study
from smallcouncil.server.visitors import Visitor
from smallcouncil.web.table_view import Advice, Hinting, NoteKind

GIVEN: NoteKind = "hint"
AGREED: NoteKind = "hints-yes"
DECLINED: NoteKind = "hints-no"


def agreed(table: LiveTable) -> frozenset[int]:
    """The seats whose players are content with hints at this table."""
    found: set[int] = set()
    for message in table.snapshot.messages:
        if message.note == AGREED and message.seat is not None:
            found.add(message.seat)
        elif message.note == DECLINED:
            found.discard(-1 if message.seat is None else message.seat)
    return frozenset(found)


def company(table: LiveTable) -> set[int]:
    """The seats of all who may mind: those who play, and those who are still to come."""
    return {place.seat for place in table.snapshot.places if place.sitter != "bot"}


def open_to_hints(table: LiveTable) -> bool:
    return table.terms.settings.hints and _nobody_minds(company(table), agreed(table))


def _nobody_minds(people: set[int], willing: frozenset[int]) -> bool:
    """There is one player only, or all of them have agreed."""
    return len(people) == 1 or people <= willing


def hinting(table: LiveTable, guest: Visitor, viewer: int | None) -> Hinting | None:
    """What a viewer is told of hints: those that were given for the present question, and what may be asked for."""
    snapshot = table.snapshot
    playing = viewer is not None and snapshot.places[viewer].sitter == "person" and not snapshot.frozen
    if viewer is None or not playing or not snapshot.state.awaiting or not table.terms.settings.hints:
        return None
    number, given = table.hints.get(viewer, (-1, ()))
    people, willing = company(table), agreed(table)
    return Hinting(
        offered=viewer in snapshot.state.awaiting and _nobody_minds(people, willing),
        company=len(people) > 1,
        agreed=viewer in willing,
        missing=tuple(sorted(people - willing)) if len(people) > 1 else (),
        found=tuple(map(_advice, given)) if number == len(snapshot.state.history) else (),
    )


def _advice(hint: Hint) -> Advice:
    value = hint.value
    return Advice(value.word, value.chance, value.error, value.outcome, value.margin)


async def ask(table: LiveTable, study: Study, guest: Visitor) -> None:
    """Think of a hint for the visitor's question, and note that it was given."""
    seat, number = _asking(table, guest)
    snapshot = table.snapshot
    guess = snapshot.state.sample(seat, table.guessing)
    level = level_above(place.bot for place in snapshot.places if place.sitter == "bot")
    found = await study.hints(guess, seat, level, number)
    await _give(table, seat, number, tuple(found))


@alone
async def _give(table: LiveTable, seat: int, number: int, found: tuple[Hint, ...]) -> None:
    """Show the hints to the seat and note that they were given, unless somebody has moved on meanwhile."""
    if len(table.snapshot.state.history) != number or not open_to_hints(table):
        return
    table.hints[seat] = (number, found)
    told = notes(table.snapshot, table.now(), [(seat, GIVEN, str(number))])
    new = table.next(messages=(*table.snapshot.messages, *told))
    await table.commit(new, [added(table.id, each) for each in told])


def _asking(table: LiveTable, guest: Visitor) -> tuple[int, int]:
    seat, snapshot = viewer_of(table, guest), table.snapshot
    if seat is None or snapshot.places[seat].sitter != "person":
        raise not_yours()
    if seat not in snapshot.awaited("person"):
        raise Refused("hint-not-asked", 409)
    if not open_to_hints(table):
        raise Refused("hint-refused", 403)
    return seat, len(snapshot.state.history)


@alone
async def agree(table: LiveTable, guest: Visitor, yes: bool) -> None:
    """Say for all of one's seats whether hints are welcome."""
    snapshot = table.snapshot
    held = [seat for seat in table.held(guest) if snapshot.places[seat].sitter == "person"]
    if not held:
        raise not_yours()
    if not table.terms.settings.hints:
        raise Refused("hint-refused", 403)
    changing = [seat for seat in held if (seat in agreed(table)) != yes]
    told = notes(snapshot, table.now(), [(seat, AGREED if yes else DECLINED, "") for seat in changing])
    if told:
        new = table.next(messages=(*snapshot.messages, *told))
        await table.commit(new, [added(table.id, each) for each in told])


def hinted(table: LiveTable) -> list[int]:
    """Before which decisions of the game a hint was given, for its record."""
    found = {int(each.text) for each in table.snapshot.messages if each.note == GIVEN and each.text.isdigit()}
    return sorted(number for number in found if number <= len(table.snapshot.state.history))
