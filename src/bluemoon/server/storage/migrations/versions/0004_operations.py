"""What operating needs: when guests were last seen, bans, reports, orders to the processes."""

from __future__ import annotations

import time

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text, text

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

SEATING = text("kind IN ('join', 'hold', 'leave', 'resign')")


def upgrade() -> None:
    op.add_column("guests", Column("seen", BigInteger))
    op.add_column("guests", Column("session", Integer, nullable=False, server_default="0"))
    # Nobody knows when they were here last; nobody is to be forgotten too early.
    op.execute(f"UPDATE guests SET seen = {int(time.time() * 1000)}")
    # Who ever sat where, to find all tables of a guest; most entries are actions and not in it.
    op.create_index("entries_seating", "entries", ["guest"], sqlite_where=SEATING, postgresql_where=SEATING)
    for column in (
        Column("name", String(64)),
        Column("version", String(32)),
        Column("state", String(16)),
        Column("started", BigInteger),
    ):
        op.add_column("processes", column)
    op.create_table(
        "bans",
        Column("what", String(64), primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("why", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("until", BigInteger),
    )
    op.create_table(
        "reports",
        Column("id", Integer, primary_key=True, autoincrement=True),
        Column("created", BigInteger, nullable=False),
        Column("reporter", String(32)),
        Column("table", String(32), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", String(32)),
        Column("why", Text, nullable=False),
        Column("settled", BigInteger),
        Column("note", Text),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "orders",
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("created", BigInteger, nullable=False),
        Column("kind", String(16), nullable=False),
        Column("what", String(64), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_index("entries_seating", "entries")
    for name in ("orders", "reports", "bans"):
        op.drop_table(name)
    with op.batch_alter_table("processes") as table:
        for column in ("name", "version", "state", "started"):
            table.drop_column(column)
    with op.batch_alter_table("guests") as table:
        table.drop_column("seen")
        table.drop_column("session")
