"""Talk at a table: aloud, in whispers, or in an audience of two. What is meant for some seats reaches no other."""

from smallcouncil.server.live import LiveTable, alone
from smallcouncil.server.messages import MOST_MESSAGES, added
from smallcouncil.server.refusals import Refused, not_yours
from smallcouncil.server.seats import viewer_of
from smallcouncil.server.visitors import Visitor, clean
from smallcouncil.web.table_view import Message, Talking

MOST_TEXT = 500


def talking(table: LiveTable, viewer: int | None) -> Talking:
    """How a viewer may speak now. Once the game is over, everybody may."""
    over = not table.snapshot.goes_on
    audience = table.snapshot.audience
    left = 0.0 if audience is None else audience.until - table.played()
    whispers = table.talk.whispers and viewer is not None
    others = tuple(seat for seat in table.snapshot.persons() if seat != viewer)
    return Talking(
        aloud=table.talk.public or over,
        whispers=others if whispers else (),
        audience=audience.seats if audience and left > 0 else None,
        until=table.now() + left if left > 0 else None,
    )


def heard(table: LiveTable, viewer: int | None, since: int = 0) -> tuple[Message, ...]:
    """What was said after message number `since` and is meant for this viewer's ears."""
    return tuple(
        message
        for message in table.snapshot.messages[since:]
        if not message.to or (viewer is not None and viewer in message.to)
    )


@alone
async def say(table: LiveTable, guest: Visitor, text: str, to: int | None = None) -> None:
    """Say something: aloud, to one seat, or (where nobody may speak aloud) to the other in an audience."""
    plain = clean(text, MOST_TEXT + 1)
    if not plain:
        raise Refused("server-nothing-said")
    if len(plain) > MOST_TEXT:
        raise Refused("server-too-long", 413, most=MOST_TEXT)
    if not table.may_watch(guest):
        raise not_yours()
    if len(table.snapshot.messages) >= MOST_MESSAGES:
        raise Refused("server-talked-out", 409)
    viewer = viewer_of(table, guest)
    readers = _readers(table, viewer, to)
    snapshot, now = table.snapshot, table.now()
    author = guest.name if viewer is None else snapshot.places[viewer].name
    message = Message(len(snapshot.messages) + 1, viewer, author, plain, now, readers)
    new = table.next(messages=(*snapshot.messages, message))
    await table.commit(new, [added(table.id, message)])


def _readers(table: LiveTable, viewer: int | None, to: int | None) -> tuple[int, ...]:
    """The seats that may read it; none for all. Refused if this may not be said to them now."""
    may = talking(table, viewer)
    if may.audience and viewer in may.audience and (to in may.audience or (to is None and not may.aloud)):
        return may.audience
    if to is None and may.aloud:
        return ()
    if viewer is not None and to in may.whispers:
        assert to is not None
        return tuple(sorted((viewer, to)))
    raise Refused("server-be-silent", 403)
