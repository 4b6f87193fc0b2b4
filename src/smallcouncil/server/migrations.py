"""Carries a database of an earlier version on: what is missing is added, nothing is taken away."""

import json
from collections.abc import Callable

from sqlalchemy import Connection, func, select, text, update

from smallcouncil.server import schema


def carry_on(connection: Connection, found: int) -> None:
    """Bring a database of version `found` to the present one."""
    for step in STEPS[found - 1 :]:
        step(connection)
    if found < schema.VERSION:
        connection.execute(update(schema.keys).where(schema.keys.c.name == "schema").values(value=str(schema.VERSION)))


def _origins(connection: Connection) -> None:
    """Version 2: where a table branched off from, and by what its luck is found."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN origin TEXT"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN luck VARCHAR(64)"))
    for row in connection.execute(select(schema.tables.c.id, schema.tables.c.setup)).all():
        luck = schema.luck_of(json.loads(row.setup)["seed"])
        connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(luck=luck))
    schema.BY_LUCK.create(connection)


def _uploads(connection: Connection) -> None:
    """Version 3: who has brought a record, how large it is, and when it was last looked at."""
    connection.execute(text("ALTER TABLE replays ADD COLUMN owner VARCHAR(32)"))
    connection.execute(text("ALTER TABLE replays ADD COLUMN size INTEGER NOT NULL DEFAULT 0"))
    connection.execute(text("ALTER TABLE replays ADD COLUMN used FLOAT NOT NULL DEFAULT 0"))
    replays = schema.replays
    connection.execute(update(replays).values(size=func.length(replays.c.record), used=replays.c.created))
    connection.execute(text("CREATE INDEX replays_owner ON replays (owner, used)"))


def _spent_invitations(connection: Connection) -> None:
    """Version 4: the secret of a seat is an invitation, and used up where somebody sits."""
    connection.execute(update(schema.seats).where(schema.seats.c.sitter != "open").values(secret=""))


def _shared_tables(connection: Connection) -> None:
    """Version 5: what several servers must agree on beside the decisions, and what they claim from each other."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN asked TEXT NOT NULL DEFAULT ''"))
    connection.execute(text("ALTER TABLE tables ADD COLUMN undo TEXT"))
    connection.execute(text("ALTER TABLE decisions ADD COLUMN wished INTEGER NOT NULL DEFAULT 0"))
    schema.metadata.create_all(connection, [schema.servers, schema.claims, schema.turns])


STEPS: tuple[Callable[[Connection], None], ...] = (_origins, _uploads, _spent_invitations, _shared_tables)
