"""Which process minds a table, and which processes are alive."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, String

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", Column("minder", String(32)))
    op.create_table(
        "processes",
        Column("id", String(32), primary_key=True),
        Column("seen", BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("processes")
    with op.batch_alter_table("tables") as table:
        table.drop_column("minder")
