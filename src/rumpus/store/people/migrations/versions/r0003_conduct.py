"""Guests who are muted or blocked, and reports."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "ignored",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("how", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ignored"),
        sa.UniqueConstraint("guest", "other", name="uq_ignored_guest"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("remark", sa.String, nullable=False),
        sa.Column("at_table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("quotes", sa.String, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("closed", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
