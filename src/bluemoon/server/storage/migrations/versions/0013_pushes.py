"""Devices that are called back."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        Column("id", String(64), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("device", String(16), nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(120), nullable=False),
        Column("auth", String(40), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("failures", Integer, nullable=False),
    )
    op.create_index("pushes_guest", "pushes", ["guest"])
    op.create_index("pushes_device", "pushes", ["device"])


def downgrade() -> None:
    op.drop_table("pushes")
