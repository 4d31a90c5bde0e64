"""Ratings of people and bots, and which seats of which games changed them."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    """Create the table, and the columns that refer to it."""
    op.create_table(
        "ratings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ratings"),
        sa.UniqueConstraint("person", "game", name="uq_ratings_person"),
        sa.UniqueConstraint("bot", "game", name="uq_ratings_bot"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "mu"])
    # Games that ended before this revision are not rated.
    op.execute("ALTER TABLE games ADD COLUMN rated BOOLEAN NOT NULL DEFAULT 0")
    op.execute(
        "ALTER TABLE results ADD COLUMN rater INTEGER"
        " CONSTRAINT fk_results_rater_ratings REFERENCES ratings (id)"
    )
    op.execute("ALTER TABLE results ADD COLUMN before INTEGER")
    op.execute('ALTER TABLE results ADD COLUMN "after" INTEGER')
