"""The socket: what a client says, and what the server says."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from bluemoon.server.protocol.tables import Claim, Decision, LogEntry, OfferKind, Table, View
from bluemoon.server.protocol.talk import Phrase, Said
from bluemoon.server.protocol.words import Coded, RefusalCode, Shape

# Without control signs: a database need not take them (PostgreSQL refuses NUL).
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[^\x00-\x1f\x7f-\x9f]*\Z")]
# Nor those that turn the direction of what follows.
ONE_LINE = r"\A[^\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*\Z"
Words = Annotated[str, Meta(max_length=400)]

# --- from the client --------------------------------------------------------------------------------------


class Act(Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Take an action."""

    id: ClientId  # of the client's own making; the same id twice is done once
    version: int  # the one it was decided on
    action: Words


class Resign(Struct, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: ClientId


class MakeOffer(Struct, tag_field="type", tag="offer", forbid_unknown_fields=True):
    """Offer something to the other players."""

    id: ClientId
    what: OfferKind


class AnswerOffer(Struct, tag_field="type", tag="answer", forbid_unknown_fields=True):
    """Answer an offer."""

    id: ClientId
    what: OfferKind
    yes: bool


class ClaimAbsent(Struct, tag_field="type", tag="claim", forbid_unknown_fields=True):
    """Claim something because the holder of another seat has given no sign for long."""

    id: ClientId
    seat: Annotated[int, Meta(ge=0, le=5)]  # the one whose holder is absent
    what: Claim


class Say(Struct, tag_field="type", tag="say", forbid_unknown_fields=True):
    """Say a phrase to the others at the table."""

    id: ClientId
    phrase: Phrase


class Chat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something in one's own words, at a table where that was agreed."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=200, pattern=ONE_LINE)]


class AskWhy(Struct, tag_field="type", tag="why", forbid_unknown_fields=True):
    """Ask which rule forbids something; answered by `reason`."""

    id: ClientId
    what: Words  # a card's name or an action


class AskHint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask what the coach would do; answered by `hint`."""

    id: ClientId


class Sync(Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """Ask for a snapshot."""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Show that the line is up; answered by `pong`."""


class Hidden(Struct, tag_field="type", tag="hidden", forbid_unknown_fields=True):
    """Say whether the page is hidden now: whoever cannot see the table is called (docs/server.md)."""

    hidden: bool


ToServer = (
    Act
    | Resign
    | MakeOffer
    | AnswerOffer
    | ClaimAbsent
    | Say
    | Chat
    | AskWhy
    | AskHint
    | Sync
    | Ping
    | Hidden
)

# --- from the server (Raw: the same, encoded already) -------------------------------------------------------


class Snapshot(Shape, frozen=True, tag_field="type", tag="snapshot"):
    """All that may be seen now."""

    version: int
    seat: int  # -1: a spectator
    table: Table
    view: View | Raw
    decision: Decision | Raw | None  # what this seat has to decide now
    log: list[LogEntry | Raw]  # everything so far, as this seat saw it


class Update(Shape, frozen=True, tag_field="type", tag="update"):
    """One step of the game; always one version after what the client has, or else it asks to `sync`."""

    version: int
    id: str | None  # of the message that caused it, for whoever sent it
    table: Table
    view: View | Raw
    decision: Decision | Raw | None
    entry: LogEntry | Raw


class Refusal(Shape, frozen=True, tag_field="type", tag="refused"):
    """What was asked for cannot be done; a snapshot follows if it was too old."""

    id: str  # of the message, '' where it had none
    code: RefusalCode
    text: str
    place: str
    reason: Coded
    version: int
    retry_after: int | None = None  # in how many seconds to ask again


class ReasonTold(Shape, frozen=True, tag_field="type", tag="reason"):
    """The answer to `why`."""

    id: str
    what: str
    text: str  # '': it is allowed
    place: str
    reason: Coded | None  # null: it is allowed


class HintTold(Shape, frozen=True, tag_field="type", tag="hint"):
    """The answer to `hint`."""

    id: str
    version: int
    action: str
    text: str
    reason: Coded  # what is planned, and why


class Thinking(Shape, frozen=True, tag_field="type", tag="thinking"):
    """A bot thinks, or waits until it can."""

    seat: int
    share: float  # of its time
    before: int = 0  # how many decisions of other bots come before its own


class TableTold(Shape, frozen=True, tag_field="type", tag="table"):
    """Somebody came, left or made an offer; the game did not move."""

    table: Table


class Talk(Shape, frozen=True, tag_field="type", tag="talk"):
    """What players at the table have said; only those who sit there are told."""

    lines: list[Said]


class Pong(Shape, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


FromServer = Snapshot | Update | Refusal | ReasonTold | HintTold | Thinking | TableTold | Talk | Pong
