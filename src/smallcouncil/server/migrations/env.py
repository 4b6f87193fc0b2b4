"""How Alembic runs the steps: on the connection that the store has open, as part of its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
