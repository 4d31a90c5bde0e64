"""Finished games with the result of each seat."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("mode", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("options", sa.String, nullable=False),
        sa.Column("reason", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.UniqueConstraint("table", name="uq_games_table"),
    )
    op.create_index("ix_games_ended", "games", ["ended"])
    op.create_table(
        "results",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String),
        sa.Column("second", sa.Boolean, nullable=False),
        sa.Column("name", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_results_game_games"),
    )
    op.create_index("ix_results_person", "results", ["person", "listed", "game"])
