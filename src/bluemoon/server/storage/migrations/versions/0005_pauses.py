"""When no server ran, or its database was away: no clock counts that time, however late a table is opened."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pauses",
        Column("since", BigInteger, primary_key=True, autoincrement=False),
        Column("until", BigInteger, nullable=False),
    )
