"""Absent players: when the holder of a seat last came or left."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", Column("seen", BigInteger))


def downgrade() -> None:
    with op.batch_alter_table("seats") as table:
        table.drop_column("seen")
