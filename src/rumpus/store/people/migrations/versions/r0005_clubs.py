"""Clubs with their members, and evenings with their events."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "clubs",
        sa.Column("name", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("founded", sa.Integer, nullable=False),
        sa.Column("word", sa.String),
        sa.PrimaryKeyConstraint("name", name="pk_clubs"),
        sa.UniqueConstraint("word", name="uq_clubs_word"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.name"], name="fk_club_members_club_clubs"),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("club", sa.String, nullable=False),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("code", sa.String),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
        sa.ForeignKeyConstraint(["club"], ["clubs.name"], name="fk_evenings_club_clubs"),
        sa.UniqueConstraint("code", name="uq_evenings_code"),
    )
    op.create_index("ix_evenings_club", "evenings", ["club"])
    op.create_table(
        "evening_events",
        sa.Column("evening", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("evening", "seq", name="pk_evening_events"),
        sa.ForeignKeyConstraint(
            ["evening"], ["evenings.id"], name="fk_evening_events_evening_evenings"
        ),
    )
