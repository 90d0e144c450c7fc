"""Absent players: when the holder of a seat last gave a sign; whom others have put out of his seat is found
by the index of those who ever sat."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, text

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

BEFORE = "kind IN ('join', 'hold', 'leave', 'resign', 'flag')"
NOW = "kind IN ('join', 'hold', 'leave', 'resign', 'flag', 'absent')"


def upgrade() -> None:
    op.add_column("seats", Column("seen", BigInteger))
    _index(NOW)


def downgrade() -> None:
    _index(BEFORE)
    with op.batch_alter_table("seats") as table:
        table.drop_column("seen")


def _index(kinds: str) -> None:
    op.drop_index("entries_seating", "entries")
    where = text(kinds)
    op.create_index("entries_seating", "entries", ["guest"], sqlite_where=where, postgresql_where=where)
