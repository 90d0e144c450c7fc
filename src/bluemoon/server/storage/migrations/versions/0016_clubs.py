"""Clubs: private groups, their members, and tables that are made for them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, UniqueConstraint

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "clubs",
        Column("id", String(32), primary_key=True),
        Column("name", String(64), nullable=False),
        Column("code", String(32), nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_index("clubs_code", "clubs", ["code"], unique=True)
    op.create_table(
        "members",
        Column("number", Integer, primary_key=True, autoincrement=True),
        Column("club", String(32), ForeignKey("clubs.id"), nullable=False),
        Column("guest", String(32), nullable=False),
        Column("joined", BigInteger, nullable=False),
        UniqueConstraint("club", "guest", name="members_pair"),
        sqlite_autoincrement=True,
    )
    op.create_index("members_guest", "members", ["guest"])
    op.add_column("tables", Column("club", String(32)))
    op.create_index("tables_club", "tables", ["club"])


def downgrade() -> None:
    op.drop_index("tables_club", "tables")
    with op.batch_alter_table("tables") as table:
        table.drop_column("club")
    op.drop_table("members")
    op.drop_table("clubs")
