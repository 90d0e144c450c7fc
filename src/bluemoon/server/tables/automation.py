"""The automatic steps of a table: a bot acts, a wait for interference ends, a clock runs out."""

from __future__ import annotations

from typing import NamedTuple

from bluemoon.server.settings import Settings
from bluemoon.server.tables.table_state import TableState

THINK = "think"  # a bot decides
BUILD = "build"  # a bot builds its deck after a draft
PASS = "pass"  # pass after a fixed delay, so that timing reveals nothing about the hand
FLAG = "flag"  # the clock runs out
HELP = "help"  # the time for a pick, or for a drafted deck, runs out: a bot does it for the seat

GRACE_MS = 3000  # how long after its time another process may take the step
ALONE_MS = 20  # a bot's pace where a cup waits for bots alone: short, but the server gets to others between


class Duty(NamedTuple):
    """An automatic step that is to be taken at a time. `since`: the version at which the seat's decision came
    up."""

    kind: str
    seat: int
    since: int
    at: int

    @property
    def key(self) -> tuple[str, int, int]:
        """What identifies the step as long as the same decision waits."""
        return self.kind, self.seat, self.since


def hurried(table: TableState, cup: bool) -> bool:
    """Does a cup wait for a table at which only bots are left? They play without waiting for anybody: whoever
    watches is shown the game by the page, at the pace that he chose."""
    return cup and all(chair.kind == "bot" for chair in table.chairs)


def duties(table: TableState, settings: Settings, cup: bool = False) -> list[Duty]:
    """All automatic steps that the table will take unless somebody acts first. `cup`: it belongs to one."""
    found = []
    slow, long = int(settings.pace * 1000), int(settings.interference * 1000)
    if hurried(table, cup):
        slow, long = min(slow, ALONE_MS), min(long, ALONE_MS)
    pace, wait = table.last + slow, table.last + long
    for seat in table.deciders:
        chair = table.chairs[seat]
        asked = table.play is not None and table.play.waits(seat)
        if chair.by_bot:
            found.append(Duty(THINK, seat, chair.since, wait if asked else pace))
        elif asked:
            found.append(Duty(PASS, seat, chair.since, table.last if _passes_at_once(table, seat) else wait))
    for seat in table.builders:
        if table.chairs[seat].by_bot:
            found.append(Duty(BUILD, seat, 0, pace))
    clock = table.setup.clock
    for seat in table.thinking:
        left = table.chairs[seat].left_ms
        if left is not None and not table.clock_waits(seat):
            helped = table.play is not None and table.play.drafting and clock is not None and clock.seconds
            at = table.clocks_run + left + 1
            found.append(Duty(HELP if helped else FLAG, seat, table.version, at))
    return found


def _passes_at_once(table: TableState, seat: int) -> bool:
    """Is nobody kept waiting who could learn from the time? A seat that can only pass needs none against
    bots, who do not look at it; people would learn that its hand has no answer."""
    others = [chair for number, chair in enumerate(table.chairs) if number != seat]
    decision = table.decision(seat)
    return decision is not None and len(decision.actions) == 1 and all(one.kind == "bot" for one in others)


def due(table: TableState, settings: Settings, settles: bool = False) -> int | None:
    """When another process may assume that this table has lost its minder; None if nothing is to be done.
    `settles`: a tournament waits for the result."""
    if table.status == "over" and settles:
        return table.last + GRACE_MS
    patience = int(settings.patience * 1000)
    times = [duty.at + GRACE_MS + (patience if duty.kind == THINK else 0) for duty in duties(table, settings)]
    return min(times, default=None)
