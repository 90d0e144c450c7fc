"""The tables of the database. Times are milliseconds since 1970; JSON is kept as text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
SEATING = text("kind IN ('join', 'hold', 'leave', 'resign', 'flag', 'absent')")
# Tables that are over and have not been entered into the list of results.
UNBOOKED = text("status = 'over' AND NOT booked")

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

pushes = Table(  # where devices are called (server/calling)
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of `endpoint`
    Column("guest", String(32), nullable=False),
    Column("device", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),  # the address that its push service gave it
    Column("p256dh", String(120), nullable=False),  # its key, and
    Column("auth", String(40), nullable=False),  # its secret: messages are sealed with both
    Column("created", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),  # calls in a row that did not arrive
    Index("pushes_guest", "guest"),
    Index("pushes_device", "device"),
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
    Column("club", String(32)),  # for whose members it was made (server/meeting)
    Column("minder", String(32)),  # the process that takes its automatic steps
    Column("booked", Boolean, nullable=False, server_default="0"),  # its result is in the list of results
    Index("tables_listed", "listed", "status", "changed"),
    Index("tables_due", "due"),
    Index("tables_tournament", "tournament"),
    Index("tables_club", "club"),
    Index("tables_unbooked", "changed", sqlite_where=UNBOOKED, postgresql_where=UNBOOKED),
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
    Column("seen", BigInteger),  # when its holder last came, gave a sign or left
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
    Column("due", BigInteger),  # when its present round has to be over; empty if there is no limit
    Index("tournaments_due", "due"),
)

results = Table(  # finished tables in the order in which they were booked (server/ratings)
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table", String(32), nullable=False),  # may be gone by now
    Column("game", String(16), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("how", String(32), nullable=False),  # the termination
    Column("rated", Boolean, nullable=False),  # played at a rated table
    Column("verdict", String(16), nullable=False),  # 'counted', or why it moved no rating
    Column("group", String(64), nullable=False),  # who met on which day, as a hash: for the limits
    Index("results_table", "table", unique=True),
    Index("results_group", "group"),
)

players = Table(  # who played, seat by seat
    "players",
    metadata,
    Column("number", Integer, ForeignKey("results.number"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),  # empty: a bot, or nobody knows any more
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False),  # of a bot; '' for people
    Column("people", String(32), nullable=False),  # whose deck he played; '' if none or several
    Column("deck", String(64), nullable=False),
    Column("place", Integer, nullable=False),  # 1: won; the same where they shared; 0: nobody was placed
    Column("score", Integer, nullable=False),
    Column("left", Boolean, nullable=False),  # gave up, or his time ran out
    Column("before", Float),  # his points in the game's ladder, if it counted
    Column("after", Float),
    Index("players_guest", "guest", "number"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("ladder", String(48), primary_key=True),  # 'duel', 'city', or 'duel:Vulca'
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ratings_ladder", "ladder", "mu"),
)

seeks = Table(  # people who look for a game (server/lobby)
    "seeks",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("kind", String(128), nullable=False),  # what has to be the same for two to meet
    Column("body", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when he last asked
    Column("table", String(32)),  # where he was seated; empty: he still waits
    Index("seeks_kind", "kind"),
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
    Column("said", Text),  # the last lines at the table when it was reported, as JSON
    Column("settled", BigInteger),  # when somebody looked after it
    Column("note", Text),  # and what he found
    sqlite_autoincrement=True,
)

talk = Table(  # what players said to each other (server/meeting)
    "talk",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", String(32)),  # empty: a line of chat
    Column("text", Text, nullable=False),
    Index("talk_table", "table", "number"),
    Index("talk_guest", "guest"),
    sqlite_autoincrement=True,
)

blocks = Table(  # who does not want to meet whom
    "blocks",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("guest", String(32), nullable=False),
    Column("blocked", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # as he was called then
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("guest", "blocked", name="blocks_pair"),
    Index("blocks_blocked", "blocked"),
    sqlite_autoincrement=True,
)

clubs = Table(  # private groups (server/meeting)
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("code", String(32), nullable=False),  # of the link by which one joins
    Column("created", BigInteger, nullable=False),
    Index("clubs_code", "code", unique=True),
)

members = Table(
    "members",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),  # the lowest of a club leads it
    Column("club", String(32), ForeignKey("clubs.id"), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("club", "guest", name="members_pair"),
    Index("members_guest", "guest"),
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
