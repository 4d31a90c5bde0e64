"""How long a finished game lasted, and what each seat achieved in it."""

from typing import Final

from alembic import op

revision: Final = "0010"
down_revision: Final = "0009"


def upgrade() -> None:
    """Create the columns; the room fills them for games whose log it still has."""
    op.execute("ALTER TABLE games ADD COLUMN lasted INTEGER")
    op.execute("ALTER TABLE results ADD COLUMN feats VARCHAR")
