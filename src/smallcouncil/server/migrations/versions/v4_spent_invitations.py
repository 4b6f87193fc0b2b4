"""The secret of a seat is an invitation, and used up where somebody sits."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    seats = sa.table("seats", *map(sa.column, ("sitter", "secret")))
    op.execute(sa.update(seats).where(seats.c.sitter != "open").values(secret=""))
