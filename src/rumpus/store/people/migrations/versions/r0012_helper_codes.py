"""Recovery codes that a club's leaders make for members who have agreed to that."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0012"
down_revision: Final = "0011"


def upgrade() -> None:
    """Create the column and the table; nobody has agreed yet."""
    op.execute("ALTER TABLE club_members ADD COLUMN trusts BOOLEAN DEFAULT 0 NOT NULL")
    op.create_table(
        "helper_codes",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("club", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("member", sa.String, nullable=False),
        sa.Column("helper", sa.String, nullable=False),
        sa.Column("digest", sa.LargeBinary),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_helper_codes"),
        sa.UniqueConstraint("digest", name="uq_helper_codes_digest"),
    )
    op.create_index("ix_helper_codes_club", "helper_codes", ["club"])
    op.create_index("ix_helper_codes_member", "helper_codes", ["member"])
