"""One table has one live table, whatever their limit is and however many tables are in use."""

from __future__ import annotations

from collections.abc import Sequence

from tests.server.attacks.conftest import ROOMS
from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Guest, Line, Server, me, open_seat, ready_made

TABLES = 2 * ROOMS + 1


def tables_in_use(ann: Guest, ben: Guest) -> list[list[Line]]:
    """More tables than there are live tables, at each of them two players."""
    found = []
    for _ in range(TABLES):
        table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
        ben.join(table, 1, deck=ready_made("Vulca"))
        found.append([ann.sit(table, 0), ben.sit(table, 1)])
    return found


def play_on(tables: Sequence[Sequence[Line]]) -> None:
    """Somebody acts, and the other one hears it."""
    for lines in tables:
        first = next(line for line in lines if line.decision is not None)
        assert first.act(first.actions[0])["type"] == "update"
        for line in lines:
            line.until(lambda line=line, first=first: line.version == first.version, timeout=10)  # type: ignore[misc]


def test_more_tables_than_live_tables(server: Server, ann: Guest, ben: Guest) -> None:
    tables = tables_in_use(ann, ben)
    for _ in range(3):
        play_on(tables)
    assert server.metric("bluemoon_live_tables") >= TABLES  # tables in use are kept and counted
    for lines in tables:
        for line in lines:
            line.close()


def test_more_tables_than_live_tables_in_two_processes(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = first.guest("Ann"), second.guest("Ben")
    tables = tables_in_use(ann, ben)
    third = [elsewhere(ann, second).sit(lines[0].table, 0) for lines in tables]
    for _ in range(2):
        play_on([[*lines, more] for lines, more in zip(tables, third)])
