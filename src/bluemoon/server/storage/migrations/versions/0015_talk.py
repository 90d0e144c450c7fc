"""Talking: what players said, who blocks whom, and the last lines with a report."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "talk",
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("table", String(32), ForeignKey("tables.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", String(32), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("phrase", String(32)),
        Column("text", Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("talk_table", "talk", ["table", "number"])
    op.create_index("talk_guest", "talk", ["guest"])
    op.create_table(
        "blocks",
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("guest", String(32), nullable=False),
        Column("blocked", String(32), nullable=False),
        Column("name", String(64), nullable=False),
        Column("created", BigInteger, nullable=False),
        UniqueConstraint("guest", "blocked", name="blocks_pair"),
        sqlite_autoincrement=True,
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.add_column("reports", Column("said", Text))


def downgrade() -> None:
    with op.batch_alter_table("reports") as table:
        table.drop_column("said")
    op.drop_table("blocks")
    op.drop_table("talk")
