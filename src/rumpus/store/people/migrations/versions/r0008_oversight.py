"""Bans, curbs of tables, names that offended, announcements, and the operator's keys and log."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "bans",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer),
        sa.Column("lifted", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_index("ix_bans_whom", "bans", ["whom"])
    op.create_table(
        "curbs",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("closed", sa.String),
        sa.PrimaryKeyConstraint("table", name="pk_curbs"),
    )
    op.create_table(
        "renamed",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guest", "name", name="pk_renamed"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    op.create_table(
        "operator_keys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_operator_keys"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("whom", sa.String, nullable=False),
        sa.Column("details", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
