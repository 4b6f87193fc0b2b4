"""Names that stay, their results and ratings; how games have ended, and when somebody last waited at a table."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waited", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ranks", sa.String(64)))
    op.create_index("tables_rated", "tables", ["rated", "finished"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(120), nullable=False, unique=True),
        sa.Column("public", sa.Integer, nullable=False, server_default="1"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("browser", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
    )
    op.create_index("browsers_person", "browsers", ["person"])
    op.create_table(
        "device_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("played", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("unrated", sa.String(24), nullable=False, server_default=""),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
    )
    op.create_index("result_seats_who", "result_seats", ["who"])
