"""A table for lists and messages (`protocol.Table`): what everybody may know, and what a viewer adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import msgspec

from bluemoon.server.adapters import VERSIONS
from bluemoon.server.present.words import piles_word, result, termination_of
from bluemoon.server.protocol.tables import Claim, OfferKind, Seat, SeatKind, Table, TableClock
from bluemoon.server.protocol.words import Level, Piles, Result, Status
from bluemoon.server.tables.fair_play import advice_allowed
from bluemoon.server.tables.journal import Setup
from bluemoon.server.tables.table_state import TableState

Data = dict[str, Any]  # a row of the database
HERE_MS = 60_000  # how long a sign of life counts


class PublicSeat(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    deck: str
    clock_ms: int | None
    stand_in: bool = False


class Public(msgspec.Struct, frozen=True):
    """What everybody may know of a table, and what does not change with time. It is stored, so that a list
    needs no replay; the defaults are for what was stored before these fields were."""

    rules: str
    status: Status
    seats: list[PublicSeat]
    score: list[int] | None
    result: Result | None
    deciders: list[int]
    clock: TableClock | None
    piles: Piles = "open"
    earlier_rules: int | None = None
    advice: bool = False
    rated: bool = False
    absence: int = 0
    chat: bool = False


_decode = msgspec.json.Decoder(Public).decode


def read_public(text: str | bytes) -> Public:
    """What a row of the database tells of its table. Older rows name the ending of a game in English only."""
    try:
        return _decode(text)
    except msgspec.ValidationError:
        data = msgspec.json.decode(text)
        if data.get("result"):
            data["result"].setdefault("termination", termination_of(data["result"]["reason"]))
        return msgspec.convert(data, Public)


def public(table: TableState) -> Public:
    """The table as everybody may know it."""
    decks = table.play.decks if table.play is not None else [""] * table.players
    clock = table.setup.clock
    return Public(
        rules=table.setup.rules,
        piles=piles_word(table.setup.piles),
        earlier_rules=earlier_rules(table.setup),
        status=table.status,
        seats=[
            PublicSeat(
                seat,
                chair.kind,
                chair.name,
                chair.level or None,
                decks[seat],
                None if table.clock_waits(seat) else chair.left_ms,
                bool(chair.stand_in),
            )
            for seat, chair in enumerate(table.chairs)
        ],
        score=table.play.score if table.play is not None else None,
        result=None if table.result is None else result(table.result),
        deciders=list(table.deciders),
        clock=None
        if clock is None
        else TableClock(clock.minutes, clock.increment, clock.days, clock.seconds),
        advice=table.setup.advice,
        rated=table.setup.rated,
        absence=table.setup.absence or 0,
        chat=table.setup.chat,
    )


def earlier_rules(setup: Setup) -> int | None:
    """The version of the rules that the table is played by, if it is not the present one."""
    version = setup.version if setup.record is None else int(setup.record.get("version", "1"))
    return None if setup.guide or version == VERSIONS[setup.game] else version


def described(
    shared: Public,
    row: Data,
    holders: Sequence[Data],
    guest: str | None,
    now: int,
    here: frozenset[int] = frozenset(),
    left_ms: Callable[[int, int], int | None] | None = None,
    takeback: bool = False,
    spared_ms: int = 0,
    claim_ms: Callable[[int, int], int | None] | None = None,
    claims: list[Claim] | None = None,
) -> Table:
    """The table as one guest sees it. `here`: the seats that are connected to this process. `left_ms`: gives
    the thinking time that a seat has left now. `takeback`: may the guest ask for his last action back?
    `spared_ms`: for so long no clock runs yet. `claim_ms`: gives in how many milliseconds others may claim,
    because a seat is absent; `claims`: what."""
    seats = []
    for seat, holder in zip(shared.seats, holders):
        alive = holder["here"] is not None and now - holder["here"] < HERE_MS
        seats.append(
            Seat(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                deck=seat.deck,
                clock_ms=seat.clock_ms if left_ms is None else left_ms(seat.seat, now),
                mine=guest is not None and holder["guest"] == guest,
                here=seat.kind == "bot" or seat.seat in here or alive,
                offers=_offers(holder, row["version"]),
                stand_in=seat.stand_in,
                claim_ms=None if claim_ms is None else claim_ms(seat.seat, now),
            )
        )
    return Table(
        id=row["id"],
        game=row["game"],
        title=row["title"],
        rules=shared.rules,
        piles=None if row["game"] == "city" else shared.piles,
        earlier_rules=shared.earlier_rules,
        status=shared.status,
        listed=row["listed"],
        seats=seats,
        score=shared.score,
        result=shared.result,
        deciders=shared.deciders,
        takeback=takeback,
        advice=may_ask(shared, row, holders),
        rated=shared.rated,
        clock=shared.clock,
        next=row["next"],
        tournament=row["tournament"],
        created=_written(row["created"]),
        chat=shared.chat,
        absence=shared.absence,
        claims=claims or [],
        spared_ms=spared_ms,
    )


@lru_cache(10_000)
def _written(created: int) -> str:
    """A time as it is told; for the same tables again and again."""
    return datetime.fromtimestamp(created / 1000, UTC).isoformat(timespec="seconds")


def may_ask(shared: Public, row: Data, holders: Sequence[Data]) -> bool:
    """May the players at this table ask for advice?"""
    waiting = sum(seat.kind == "open" for seat in shared.seats)
    people = [held["guest"] for held in holders]
    return advice_allowed(shared.advice, people, waiting, bool(row["tournament"]), shared.rated)


def _offers(holder: Data, version: int) -> list[OfferKind]:
    offers: list[OfferKind] = []
    if holder["takeback"] is not None and holder["takeback"] == version:
        offers.append("takeback")
    if holder["rematch"]:
        offers.append("rematch")
    return offers
