"""Who has brought a record, how large it is, and when it was last looked at."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("replays", sa.Column("owner", sa.String(32)))
    op.add_column("replays", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("replays", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    replays = sa.table("replays", *map(sa.column, ("record", "created", "size", "used")))
    op.execute(sa.update(replays).values(size=sa.func.length(replays.c.record), used=replays.c.created))
    op.create_index("replays_owner", "replays", ["owner", "used"])
