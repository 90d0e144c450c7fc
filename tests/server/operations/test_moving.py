"""`bluemoon admin move`: a server goes on with another database where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kit import Server, me, ready_made
from tests.server.operations.kit import admin, refused
from tests.server.operations.test_backup import a_duel, moves
from tests.server.postgres import postgres, programs

pytestmark = pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed")


def test_from_sqlite_to_postgresql_and_back(tmp_path: Path) -> None:
    old = Server(tmp_path, sweep=0.3, secret_file=tmp_path / "old.secret").start()
    ann, ben = old.guest("Ann"), old.guest("Ben")
    table, one, two = a_duel(ann, ben)
    moves((one, two), 12)  # more than one stored position
    version = max(one.version, two.version)
    ann.put("/api/decks/Mine", ready_made("Hoax") | {"name": "Mine"})
    timed = ann.make("duel", [me("Hoax"), me("Vulca")], clock={"days": 1})["id"]
    assert ben.ask("POST", f"/api/tables/{table}/seats/0/reports", {"why": "rude"}).status_code == 204
    with postgres() as address:
        assert "another server has" in refused(old.database, "move", address)
        for line in (one, two):
            line.close()
        old.stop()
        assert "same database" in refused(old.database, "move", old.database)
        assert "does not answer" in refused(old.database, "move", "postgresql://postgres@127.0.0.1:1/none")
        moved = admin(old, "move", address)["rows"]
        assert moved["tables"] == 2
        assert moved["entries"] >= version
        assert moved["reports"] == 1
        assert "not empty" in refused(old.database, "move", address)
        with Server(tmp_path, address, secret_file=tmp_path / "old.secret") as new:
            for guest in (ann, ben):
                guest.server = new
            assert ann.get("/api/me")["name"] == "Ann"  # the same cookie, the same guest
            one, two = ann.sit(table, 0), ben.sit(table, 1)
            assert (one.version, two.version) == (version, version)
            moves((one, two), 3)
            assert ann.table(timed)["seats"][0]["clock_ms"] > 86_000_000
            assert [deck["name"] for deck in ann.get("/api/decks")] == ["Mine"]
            assert (
                ben.ask("POST", f"/api/tables/{table}/seats/0/reports", {"why": "again"}).status_code == 204
            )
            assert [row["why"] for row in admin(new, "reports")] == ["rude", "again"]
            version = max(one.version, two.version)
            for line in (one, two):
                line.close()
        file = f"sqlite:///{tmp_path / 'again.db'}"
        assert "stop them first" in refused(address, "move", file)
