"""Rounds of tournaments have a time by which they have to be over."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column

revision = "0009"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tournaments", Column("due", BigInteger))
    op.create_index("tournaments_due", "tournaments", ["due"])


def downgrade() -> None:
    op.drop_index("tournaments_due", "tournaments")
    op.drop_column("tournaments", "due")
