"""Engine of the people's tables, which lie in the room's database beside the log."""

from contextlib import closing
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import SQLAlchemyError

from rumpus.store.log import StoreError
from rumpus.store.people.schema import HEAD

_MIGRATIONS: Final = Path(__file__).with_name("migrations")
_READS: Final[dict[str, Any]] = {"reads": True}


def open_engine(path: Path) -> sa.Engine:
    """
    Open the people's tables of a room's database, and bring them up to date.

    Raises `StoreError` if the file can't be used, or if a newer room made the tables.
    """
    engine = sa.create_engine(
        f"sqlite:///{path.absolute()}",
        poolclass=sa.pool.StaticPool,
        # Opened on one thread and used on another, never on two at once.
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", _configure)
    event.listen(engine, "begin", _begin)
    try:
        _migrate(engine)
    except SQLAlchemyError as error:
        raise StoreError(f"{path} can't be used as the room's database: {error}") from error
    return engine


def _configure(connection: Any, record: Any) -> None:
    del record
    # SQLAlchemy begins transactions itself: the driver would begin them too late to lock.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def reader(engine: sa.Engine) -> sa.Engine:
    """Return the engine for transactions that only read, which hold up nobody's writes."""
    return engine.execution_options(**_READS)


def _begin(connection: sa.Connection) -> None:
    reads = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def _migrate(engine: sa.Engine) -> None:
    version = _version(engine)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise StoreError(f"the people's tables have revision {version}, this room knows {HEAD}")
    # Imported here because most starts find nothing to migrate, and this takes a while.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    # A revision that rebuilds a table drops the old one, which must not empty the tables that
    # refer to it. SQLite ignores this switch inside a transaction.
    _outside(engine, "PRAGMA foreign_keys = OFF")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, HEAD)
        missing = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        if missing:
            raise StoreError(f"the people's tables refer to rows that are missing: {missing[:3]}")
    _outside(engine, "PRAGMA foreign_keys = ON")


def _version(engine: sa.Engine) -> str | None:
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _outside(engine: sa.Engine, statement: str) -> None:
    """Execute a statement outside any transaction."""
    with closing(engine.raw_connection()) as connection:
        driver = connection.driver_connection
        assert driver is not None
        driver.execute(statement)
