"""Browsers and addresses that get alerts, and the turns of slow games that were announced."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("site", sa.String, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_subscriptions"),
        sa.UniqueConstraint("endpoint", name="uq_subscriptions_endpoint"),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
    op.create_table(
        "mails",
        sa.Column("member", sa.String, nullable=False),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("token", sa.LargeBinary),
        sa.Column("stop", sa.String, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("member", name="pk_mails"),
        sa.UniqueConstraint("token", name="uq_mails_token"),
        sa.UniqueConstraint("stop", name="uq_mails_stop"),
    )
    op.create_table(
        "alerted",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table", "guest", name="pk_alerted"),
    )
