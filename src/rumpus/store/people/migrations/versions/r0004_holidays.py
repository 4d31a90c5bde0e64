"""Holidays, during which slow games wait."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "holidays",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "start", name="pk_holidays"),
    )
