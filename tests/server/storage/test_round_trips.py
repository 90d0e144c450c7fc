"""How often the database is asked for an action: with PostgreSQL every question is a round trip."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Server, me, open_seat
from tests.server.postgres import postgres, programs

ACTIONS = 20


def asked(servers: tuple[Server, ...]) -> float:
    """How many statements all processes have sent."""
    kinds = [f'bluemoon_database_seconds_count{{kind="{kind}"}}' for kind in ("read", "write")]
    return sum(server.metric(kind) for server in servers for kind in kinds)


@pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")
def test_one_question_an_action_even_if_the_seats_are_at_two_processes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with (
        postgres() as address,
        Server(tmp_path / "one", address, sweep=60) as one,
        Server(tmp_path / "two", address, sweep=60) as two,
    ):
        ann, ben = one.guest("Ann"), one.guest("Ben")
        table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
        ben.join(table, 1)
        lines = [ann.sit(table, 0), elsewhere(ben, two).sit(table, 1)]
        before = asked((one, two))
        for _ in range(ACTIONS):
            newest = max(line.version for line in lines)
            for line in lines:
                line.until(lambda line=line, newest=newest: line.version >= newest)  # type: ignore[misc]
            acting = next(line for line in lines if line.decision is not None)
            assert acting.act(acting.actions[0])["type"] == "update"
        written = asked((one, two)) - before
        assert ACTIONS <= written <= ACTIONS * 1.5  # one each, and a few of the server's chores
