"""The first schema. Nothing leads to it: a new database is made as it is today."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """It is there."""
