"""What several servers must agree on beside the decisions, and what they claim from each other."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("undo", sa.Text))
    op.add_column("decisions", sa.Column("wished", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("played", sa.Float, nullable=False, server_default="0"),
        sa.Column("metrics", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "claims",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("guess", sa.LargeBinary, nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("browser", sa.String(32), nullable=False),
        sa.Column("waited_for", sa.Integer, nullable=False),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("thinker", sa.String(16), nullable=False, server_default=""),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
        sa.Column("served", sa.Float, nullable=False, server_default="0"),
        sa.Column("answer", sa.Integer),
        sa.Column("taken", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("turns_answer", "turns", ["answer"])
