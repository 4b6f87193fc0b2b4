"""Where a table branched off from, and by what its luck is found."""

import json

import sqlalchemy as sa
from alembic import op

from smallcouncil.server.schema import luck_of

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("luck", sa.String(64)))
    tables = sa.table("tables", *map(sa.column, ("id", "setup", "luck")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.setup)).all():
        luck = luck_of(json.loads(row.setup)["seed"])
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(luck=luck))
    op.create_index("tables_luck", "tables", ["luck"])
