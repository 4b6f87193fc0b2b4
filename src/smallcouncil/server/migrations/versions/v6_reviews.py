"""Reviews of finished games. They were kept for a while before the schema knew of them."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("source", sa.String(24), primary_key=True),
        sa.Column("length", sa.String(12), nullable=False),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        if_not_exists=True,
    )
