"""Carries a database of an earlier version on, step by step, with Alembic. Nothing that somebody played is taken away.

A step is a file in `versions`, named by the number of the schema that it leads to. A new database is made as it is
today and only says so. The number also stands among the keys, where programs from before Alembic look for it.
"""

from importlib.resources import files

from sqlalchemy import Connection, insert, update

from smallcouncil.server import schema


def carry_on(connection: Connection, found: int) -> None:
    """Bring a database of version `found` to the present one."""
    if found == schema.VERSION:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files(__package__)))
    config.attributes["connection"] = connection
    command.stamp(config, str(found), purge=True)
    command.upgrade(config, str(schema.VERSION))
    connection.execute(update(schema.keys).where(schema.keys.c.name == "schema").values(value=str(schema.VERSION)))


def begin(connection: Connection) -> None:
    """Make a new database as it is today."""
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.alembic_version), {"version_num": str(schema.VERSION)})
