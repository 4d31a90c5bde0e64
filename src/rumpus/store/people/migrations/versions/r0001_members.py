"""Members with their passkeys and devices, and the ids of deleted accounts."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "members",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("joined", sa.Integer, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("password", sa.String),
        sa.Column("recovery", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_members"),
        sa.UniqueConstraint("login", name="uq_members_login"),
        sa.UniqueConstraint("recovery", name="uq_members_recovery"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("member", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_passkeys_member_members"),
    )
    op.create_index("ix_passkeys_member", "passkeys", ["member"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("member", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("added", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.ForeignKeyConstraint(["member"], ["members.id"], name="fk_devices_member_members"),
    )
    op.create_index("ix_devices_member", "devices", ["member"])
    op.create_table(
        "former",
        sa.Column("id", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_former"),
    )
