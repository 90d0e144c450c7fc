"""Finished games in the order they were booked, who played them, and ratings."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, text

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

UNBOOKED = text("status = 'over' AND NOT booked")
BEFORE = text("kind IN ('join', 'hold', 'leave', 'resign')")
SEATING = text("kind IN ('join', 'hold', 'leave', 'resign', 'flag')")


def upgrade() -> None:
    op.add_column("tables", Column("booked", Boolean, nullable=False, server_default="0"))
    op.create_index(
        "tables_unbooked", "tables", ["changed"], sqlite_where=UNBOOKED, postgresql_where=UNBOOKED
    )
    _seating(SEATING)
    op.create_table(
        "results",
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("table", String(32), nullable=False),
        Column("game", String(16), nullable=False),
        Column("rules", String(16), nullable=False),
        Column("ended", BigInteger, nullable=False),
        Column("how", String(32), nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("verdict", String(16), nullable=False),
        Column("group", String(64), nullable=False),
    )
    op.create_index("results_table", "results", ["table"], unique=True)
    op.create_index("results_group", "results", ["group"])
    op.create_table(
        "players",
        Column("number", Integer, ForeignKey("results.number"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("guest", String(32)),
        Column("name", String(64), nullable=False),
        Column("level", String(16), nullable=False),
        Column("people", String(32), nullable=False),
        Column("deck", String(64), nullable=False),
        Column("place", Integer, nullable=False),
        Column("score", Integer, nullable=False),
        Column("left", Boolean, nullable=False),
        Column("before", Float),
        Column("after", Float),
    )
    op.create_index("players_guest", "players", ["guest", "number"])
    op.create_table(
        "ratings",
        Column("guest", String(32), primary_key=True),
        Column("ladder", String(48), primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("wins", Integer, nullable=False),
        Column("last", BigInteger, nullable=False),
    )
    op.create_index("ratings_ladder", "ratings", ["ladder", "mu"])


def _seating(where: object) -> None:
    op.drop_index("entries_seating", "entries")
    op.create_index("entries_seating", "entries", ["guest"], sqlite_where=where, postgresql_where=where)


def downgrade() -> None:
    for name in ("ratings", "players", "results"):
        op.drop_table(name)
    _seating(BEFORE)
    op.drop_index("tables_unbooked", "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("booked")
