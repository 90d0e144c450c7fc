"""Identities that are kept: names of one's own, recovery phrases, devices, passkeys, tickets."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, String, Text

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", Column("kept", String(200)))
    op.add_column("guests", Column("phrase", String(64)))
    op.create_index("guests_kept", "guests", ["kept"], unique=True)
    op.create_index("guests_phrase", "guests", ["phrase"], unique=True)
    op.create_table(
        "devices",
        Column("id", String(16), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("name", String(80), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
        Column("ended", BigInteger),
        Column("linked", Boolean, nullable=False, server_default="0"),
    )
    op.create_index("devices_guest", "devices", ["guest"])
    op.create_table(
        "passkeys",
        Column("id", String(64), primary_key=True),
        Column("guest", String(32), nullable=False),
        Column("key", Text, nullable=False),
        Column("public", Text, nullable=False),
        Column("uses", BigInteger, nullable=False),
        Column("name", String(80), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])
    op.create_table(
        "tickets",
        Column("hash", String(64), primary_key=True),
        Column("kind", String(16), nullable=False),
        Column("guest", String(32)),
        Column("created", BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("tickets", "passkeys", "devices"):
        op.drop_table(name)
    op.drop_index("guests_kept", "guests")
    op.drop_index("guests_phrase", "guests")
    with op.batch_alter_table("guests") as table:
        table.drop_column("kept")
        table.drop_column("phrase")
