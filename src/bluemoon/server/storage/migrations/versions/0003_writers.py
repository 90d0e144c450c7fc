"""Who wrote an entry of the journal."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entries", Column("guest", String(32)))


def downgrade() -> None:
    with op.batch_alter_table("entries") as table:
        table.drop_column("guest")
