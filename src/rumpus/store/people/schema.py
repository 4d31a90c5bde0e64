"""Tables of the people, as SQLAlchemy describes them; `migrations` makes a database match."""

from typing import Final

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table

HEAD: Final = "0001"
"""The newest revision in `migrations`."""

METADATA: Final = MetaData(
    # SQLite rebuilds a table to change a constraint, and finds it only by its name.
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", String, primary_key=True),
    Column("joined", Integer, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("recovery", LargeBinary, unique=True),
)
"""
One row for each member, under the id that they had as a guest.

*joined* is in seconds since 1970, *password* an argon2id hash, and *recovery* the SHA-256 of a
recovery code.
"""

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("member", String, ForeignKey("members.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("added", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""The public keys of members; *uses* is the authenticator's own counter."""

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("id", String, primary_key=True),
    Column("member", String, ForeignKey("members.id"), nullable=False, index=True),
    Column("label", String, nullable=False),
    Column("added", Integer, nullable=False),
    Column("used", Integer, nullable=False),
)
"""Browsers on which members are signed in: deleting a row signs that browser out."""

FORMER: Final = Table("former", METADATA, Column("id", String, primary_key=True))
"""Ids of deleted accounts, which no cookie may use again."""
