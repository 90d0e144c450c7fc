"""The tables of the database. Times are milliseconds since 1970; JSON is kept as text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()
# The entries by which somebody sits down or gets up: to find all tables where a guest ever sat.
SEATING = text("kind IN ('join', 'hold', 'leave', 'resign')")

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # the last day on which he was here
    Column("session", Integer, nullable=False, server_default="0"),  # that his cookies must carry
    Column("kept", String(200)),  # his name, folded, if he has kept his identity: nobody else may have it
    Column("phrase", String(64)),  # a hash of his recovery phrase
    Index("guests_kept", "kept", unique=True),
    Index("guests_phrase", "phrase", unique=True),
)

devices = Table(  # the browsers on which guests are signed in
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("name", String(80), nullable=False),  # 'Firefox, Linux'
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # the last day on which it was here
    Column("ended", BigInteger),  # when the guest signed out there
    Column("linked", Boolean, nullable=False, server_default="0"),  # it came by a link of another device
    Index("devices_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of `key`
    Column("guest", String(32), nullable=False),
    Column("key", Text, nullable=False),  # the credential's own id
    Column("public", Text, nullable=False),  # its public key
    Column("uses", BigInteger, nullable=False),  # as its device counts them
    Column("name", String(80), nullable=False),  # the device on which it was made
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("passkeys_guest", "guest"),
)

tickets = Table(  # secrets that are good once and for a few minutes
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("guest", String(32)),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("title", String(128), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules", String(64), nullable=False),  # the version of the rules it began with
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("public", Text, nullable=False),  # what everybody may know, for lists
    Column("listed", Boolean, nullable=False),
    Column("maker", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),  # when its next automatic step is overdue; empty if there is none
    Column("next", String(32)),  # the rematch
    Column("tournament", String(32)),
    Column("minder", String(32)),  # the process that takes its automatic steps
    Index("tables_listed", "listed", "status", "changed"),
    Index("tables_due", "due"),
    Index("tables_tournament", "tournament"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("takeback", Integer),  # the version at which the seat asked to take back
    Column("rematch", Boolean, nullable=False, default=False),
    Column("here", BigInteger),  # when its socket last gave a sign of life; empty: it is closed
    Column("seen", BigInteger),  # when its holder last came or left
    Index("seats_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # unique: only one writer gets the next number
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(80)),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32)),  # who wrote it; empty: the table itself
    UniqueConstraint("table", "client", name="entries_client"),
    Index("entries_seating", "guest", sqlite_where=SEATING, postgresql_where=SEATING),
)

positions = Table(
    "positions",
    metadata,
    Column("table", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("rules", String(64), nullable=False),
    Column("body", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)

decks = Table(
    "decks",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("maker", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", BigInteger, nullable=False),  # its last sign of life
    Column("name", String(64)),  # where it listens: host:port
    Column("version", String(32)),  # of the program
    Column("state", String(16)),  # serving or draining
    Column("started", BigInteger),
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(64), primary_key=True),  # a guest's id, or a network: 203.0.113.0/24
    Column("kind", String(16), nullable=False),  # guest or address
    Column("why", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),  # empty: for ever
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("created", BigInteger, nullable=False),
    Column("reporter", String(32)),  # who reports; empty once his data are deleted
    Column("table", String(32), nullable=False),  # may be gone by now
    Column("seat", Integer, nullable=False),
    Column("guest", String(32)),  # who is reported; empty once his data are deleted
    Column("why", Text, nullable=False),
    Column("settled", BigInteger),  # when somebody looked after it
    Column("note", Text),  # and what he found
    sqlite_autoincrement=True,
)

orders = Table(  # what all processes of the server are to do (operations/orders.py)
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("created", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("what", String(64), nullable=False),
    sqlite_autoincrement=True,
)

pauses = Table(  # when no server ran, or its database was away
    "pauses",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
