"""People who look for a game."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text

revision = "0012"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        Column("guest", String(32), primary_key=True),
        Column("kind", String(128), nullable=False),
        Column("body", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("since", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        Column("table", String(32)),
    )
    op.create_index("seeks_kind", "seeks", ["kind"])


def downgrade() -> None:
    op.drop_table("seeks")
