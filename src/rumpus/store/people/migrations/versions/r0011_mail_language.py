"""The language in which e-mails about alerts are written."""

from typing import Final

from alembic import op

revision: Final = "0011"
down_revision: Final = "0010"


def upgrade() -> None:
    """Create the column; addresses entered before get English, as before."""
    op.execute("ALTER TABLE mails ADD COLUMN language VARCHAR DEFAULT 'en' NOT NULL")
