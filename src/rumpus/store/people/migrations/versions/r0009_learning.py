"""What guests have learnt of games."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "learning",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("dismissed", sa.Boolean, nullable=False),
        sa.Column("silent", sa.Boolean, nullable=False),
        sa.Column("at_table", sa.String, nullable=False),
        sa.Column("tips", sa.String, nullable=False),
        sa.Column("changed", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", name="pk_learning"),
    )
    op.create_index("ix_learning_changed", "learning", ["changed"])
