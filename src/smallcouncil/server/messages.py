"""What is kept beside a game: what people say, and the notes of what happened at the table itself."""

from collections.abc import Sequence

from sqlalchemy import RowMapping

from smallcouncil.server import schema
from smallcouncil.server.schema import Change
from smallcouncil.server.table_snapshot import TableSnapshot
from smallcouncil.web.table_view import Message, NoteKind

MOST_MESSAGES = 2000
NOTE = "note:"
"""In the store a note stands with its kind where a message has its readers."""

Happened = tuple[int, NoteKind, str]
"""Whose seat, what, and the bot or the table that it is about."""


def notes(snapshot: TableSnapshot, now: float, happened: Sequence[Happened]) -> tuple[Message, ...]:
    """What happened, told to all at the table. A table that is talked out takes no more notes either."""
    first, room = len(snapshot.messages) + 1, MOST_MESSAGES - len(snapshot.messages)
    return tuple(
        Message(number, seat, snapshot.places[seat].name, about, now, note=kind)
        for number, (seat, kind, about) in enumerate(happened[: max(0, room)], first)
    )


def added(table: str, message: Message) -> Change:
    row = {"table_id": table, "number": message.number, "seat": message.seat, "author": message.author}
    to = f"{NOTE}{message.note}" if message.note else ",".join(map(str, message.to))
    return schema.ADD_MESSAGE, {**row, "to": to, "text": message.text, "at": message.at}


def read(row: RowMapping) -> Message:
    to: str = row["to"]
    plain = (row["number"], row["seat"], row["author"], row["text"], row["at"])
    if to.startswith(NOTE):
        return Message(*plain, note=to.removeprefix(NOTE))  # type: ignore[arg-type]
    return Message(*plain, tuple(map(int, to.split(","))) if to else ())
