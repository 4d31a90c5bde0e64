"""Environment in which Alembic runs the revisions, on the connection of `engine.migrate`."""

from alembic import context

from rumpus.store.people.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
