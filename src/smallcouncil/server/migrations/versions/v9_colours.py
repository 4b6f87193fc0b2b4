"""A player's colour, which a rematch keeps."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.Integer))
