"""A table for lists and messages (`Table` of protocol.ts): what everybody may know, and what a viewer
adds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bluemoon.duel.model.piles import UNSAID
from bluemoon.server.adapters import VERSIONS
from bluemoon.server.tables.journal import Setup
from bluemoon.server.tables.table_state import TableState

Data = dict[str, Any]
HERE_MS = 60_000  # how long a sign of life counts


def public(table: TableState) -> Data:
    """What everybody may know of the table, and what does not change with time."""
    decks = table.play.decks if table.play is not None else [""] * table.players
    return {
        "rules": table.setup.rules,
        "piles": table.setup.piles,
        "earlier_rules": earlier_rules(table.setup),
        "status": table.status,
        "seats": [
            {
                "seat": seat,
                "kind": chair.kind,
                "name": chair.name,
                "level": chair.level or None,
                "deck": decks[seat],
                "clock_ms": chair.left_ms,
            }
            for seat, chair in enumerate(table.chairs)
        ],
        "score": table.play.score if table.play is not None else None,
        "result": None if table.result is None else table.result.data(),
        "deciders": list(table.deciders),
        "clock": None
        if table.setup.clock is None
        else {"minutes": table.setup.clock.minutes, "increment": table.setup.clock.increment},
        "guide": table.setup.guide or None,
    }


def earlier_rules(setup: Setup) -> int | None:
    """The version of the rules that the table is played by, if it is not the present one."""
    version = setup.version if setup.record is None else int(setup.record.get("version", "1"))
    return None if setup.guide or version == VERSIONS[setup.game] else version


def described(
    shared: Data,
    row: Data,
    holders: Sequence[Data],
    guest: str | None,
    now: int,
    here: frozenset[int] = frozenset(),
) -> Data:
    """The table as one guest is told of it. `here`: the seats that are connected to this process."""
    seats = []
    for seat, holder in zip(shared["seats"], holders):
        number = seat["seat"]
        is_bot = seat["kind"] == "bot"
        alive = holder["here"] is not None and now - holder["here"] < HERE_MS
        seats.append(
            {
                **seat,
                "mine": guest is not None and holder["guest"] == guest,
                "here": is_bot or number in here or alive,
                "offers": _offers(holder, row["version"]),
            }
        )
    return {
        **shared,
        "piles": None if row["game"] == "city" else shared.get("piles", UNSAID),
        "earlier_rules": shared.get("earlier_rules"),
        "id": row["id"],
        "game": row["game"],
        "title": row["title"],
        "listed": row["listed"],
        "seats": seats,
        "takeback": False,
        "next": row["next"],
        "tournament": row["tournament"],
        "created": datetime.fromtimestamp(row["created"] / 1000, UTC).isoformat(timespec="seconds"),
    }


def _offers(holder: Data, version: int) -> list[str]:
    offers = []
    if holder["takeback"] is not None and holder["takeback"] == version:
        offers.append("takeback")
    if holder["rematch"]:
        offers.append("rematch")
    return offers
