"""Guests, tables, their journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Text

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        Column("id", String(32), primary_key=True),
        Column("name", String(64), nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("game", String(16), nullable=False),
        Column("title", String(128), nullable=False),
        Column("setup", Text, nullable=False),
        Column("seed", String(64), nullable=False),
        Column("rules", String(64), nullable=False),
        Column("status", String(16), nullable=False),
        Column("version", Integer, nullable=False),
        Column("public", Text, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("maker", String(32), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("due", BigInteger),
        Column("next", String(32)),
        Column("tournament", String(32)),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "changed"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_tournament", "tables", ["tournament"])
    op.create_table(
        "seats",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("guest", String(32)),
        Column("takeback", Integer),
        Column("rematch", Boolean, nullable=False),
        Column("here", BigInteger),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "entries",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("client", String(80)),
        Column("body", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        sa.UniqueConstraint("table", "client", name="entries_client"),
    )
    op.create_table(
        "positions",
        Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("version", Integer, primary_key=True),
        Column("rules", String(64), nullable=False),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "keys",
        Column("key", String(64), primary_key=True),
        Column("table", String(32), ForeignKey("tables.id"), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "decks",
        Column("guest", String(32), primary_key=True),
        Column("name", String(64), primary_key=True),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "tournaments",
        Column("id", String(32), primary_key=True),
        Column("maker", String(32), nullable=False),
        Column("status", String(16), nullable=False),
        Column("version", Integer, nullable=False),
        Column("body", Text, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    op.create_table(
        "facts",
        Column("name", String(32), primary_key=True),
        Column("value", Text, nullable=False),
    )


def downgrade() -> None:
    for name in (
        "facts",
        "tournaments",
        "decks",
        "keys",
        "positions",
        "entries",
        "seats",
        "tables",
        "guests",
    ):
        op.drop_table(name)
