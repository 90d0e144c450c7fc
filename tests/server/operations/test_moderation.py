"""`bluemoon admin` and people: closing tables, names, bans, reports, at a server that runs."""

from __future__ import annotations

import secrets
import sqlite3
import time
from pathlib import Path

import pytest

from bluemoon.server.tables.registry import new_id
from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Guest, Line, Server, bot, me, open_seat
from tests.server.operations.kit import admin, closing_code, plain, refused, within


def fixture_pair(server: Server) -> tuple[Guest, Guest]:
    return server.guest("Ann"), server.guest("Ben")


def running_duel(ann: Guest, ben: Guest) -> tuple[str, Line, Line]:
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")], listed=True, title="Sunday")["id"]
    ben.join(table, 1)
    return table, ann.sit(table, 0), ben.sit(table, 1)


def test_a_closed_table_is_over_at_once(server: Server) -> None:
    ann, ben = fixture_pair(server)
    table, one, two = running_duel(ann, ben)
    assert admin(server, "close", table) == {"table": table, "told": True}
    for line in (one, two):
        line.until(lambda line=line: line.status == "over", timeout=5)  # type: ignore[misc]
        assert line.state["table"]["result"]["termination"] == "closed"
        assert line.state["table"]["result"]["winners"] == []
        assert line.log[-1]["events"][0]["kind"] == "closed"
        assert line.decision is None
        line.close()
    assert table not in [one["id"] for one in ann.get("/api/tables")]
    assert "over already" in refused(server.database, "close", table)
    assert ann.ask("GET", f"/api/tables/{table}/record").status_code == 200  # as far as it was played


def test_a_closed_table_at_two_processes(pair: tuple[Server, Server]) -> None:
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    one, two = ann.sit(table, 0), ben.sit(table, 1)
    admin(pair[0], "close", table)
    for line in (one, two):
        line.until(lambda line=line: line.status == "over", timeout=3)  # type: ignore[misc]
        line.close()


def test_a_waiting_table_and_one_of_bots_can_be_closed(server: Server) -> None:
    ann, ben = fixture_pair(server)
    waiting = ann.make("city", [me(), open_seat(), open_seat()])["id"]
    look = ben.sit(waiting, None)
    admin(server, "close", waiting)
    look.until(lambda: look.status == "over", timeout=5)
    look.close()
    assert ben.ask("POST", f"/api/tables/{waiting}/seats/1").status_code == 409
    bots = ann.make("match", [bot("adept", "Hoax"), bot("adept", "Vulca")])["id"]
    admin(server, "close", bots)
    look = ben.sit(bots, None)
    look.until(lambda: look.status == "over", timeout=5)
    version = look.version
    look.close()
    time.sleep(1)
    assert len(ann.get(f"/api/tables/{bots}/log")) == version  # they have stopped


def test_a_table_of_a_tournament_needs_a_winner(server: Server) -> None:
    ann, ben = fixture_pair(server)
    cup = ann.post("/api/tournaments", {"name": "Cup", "kind": "round robin"})["id"]
    for guest in (ann, ben):
        guest.post(f"/api/tournaments/{cup}/players")
    [[meeting]] = ann.post(f"/api/tournaments/{cup}/start")["rounds"]
    assert "--winner" in refused(server.database, "close", meeting["table"])
    assert "seats 0 to 1" in refused(server.database, "close", meeting["table"], "--winner", "7")
    admin(server, "close", meeting["table"], "--winner", "1")
    within(15, lambda: ann.get(f"/api/tournaments/{cup}")["status"] == "over")
    first = ann.get(f"/api/tournaments/{cup}")["standings"][0]
    assert (first["player"], first["won"]) == (meeting["two"], 1)


def test_a_table_that_does_not_load_can_be_closed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, ben = fixture_pair(server)
        table, one, two = running_duel(ann, ben)
        one.close()
        two.close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET setup = '{}' WHERE id = ?", (table,))
    server.start()
    try:
        assert ann.ask("GET", f"/api/tables/{table}").status_code == 409
        assert admin(server, "close", table) == {"table": table, "told": False}
        assert admin(server, "table", table)["status"] == "over"
    finally:
        server.stop()


def test_a_name_is_changed_everywhere(server: Server) -> None:
    ann, ben = server.guest("Rude Word"), server.guest("Ben")
    table, one, two = running_duel(ann, ben)
    over = ben.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ann.join(over, 1)
    ended = ben.sit(over, 0)
    ended.ask("resign")
    ended.until(lambda: ended.status == "over")
    [found] = admin(server, "guests", "rude w")
    assert found["id"] == ann.id
    assert admin(server, "rename", ann.id, "Kind Word")["tables"] == 2
    assert closing_code(two) == 1013  # come again: the log is told anew
    two.reconnect()
    assert two.state["table"]["seats"][0]["name"] == "Kind Word"
    for answer in (ann.get("/api/me"), ann.get("/api/tables"), ben.table(over), ben.table(table)):
        assert "Rude" not in str(answer)
    for name in (table, over):
        assert "Rude" not in str(ben.get(f"/api/tables/{name}/log"))
    assert ann.get("/api/me")["name"] == "Kind Word"
    one.reconnect()
    acting = one if one.decision is not None else two
    assert acting.act(acting.actions[0])["type"] == "update"  # the game goes on
    assert "Rude" not in str(ann.get("/api/me"))
    for line in (one, two, ended):
        line.close()
    for wrong in ("", "x" * 41, "two\x07bells"):
        assert "printable" in refused(server.database, "rename", ann.id, wrong)
    assert "no guest" in refused(server.database, "rename", "nobody", "Name")


def test_a_banned_guest_looks_but_does_not_play(server: Server) -> None:
    ann, ben = fixture_pair(server)
    _, one, two = running_duel(ann, ben)
    assert admin(server, "ban", ann.id, "--why", "rude")["kind"] == "guest"
    within(5, lambda: ann.ask("GET", "/api/me").status_code == 403)
    for path, wish in (("/api/me/sessions", None), ("/api/tables/any/seats/0/reports", {"why": "x"})):
        assert ann.ask("POST", path, wish).json()["reason"]["code"] == "server.banned"
    assert closing_code(one) == 4003
    answer = ann.ask("POST", "/api/tables", {"game": "duel"})
    assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "server.banned")
    assert ann.ask("GET", "/api/tables").status_code == 200
    assert ann.get("/api/me/data")["banned"] == "rude"
    assert two.status == "running"
    assert [row["what"] for row in admin(server, "bans")].count(ann.id) == 1
    admin(server, "unban", ann.id)
    within(5, lambda: ann.ask("GET", "/api/me").status_code == 200)
    one.reconnect()
    for line in (one, two):
        line.close()
    assert "not banned" in refused(server.database, "unban", ann.id)
    assert "no guest, no address" in refused(server.database, "ban", "nobody")


def test_a_ban_ends_with_its_time(server: Server) -> None:
    ann = server.guest("Ann")
    admin(server, "ban", ann.id, "--days", "0.00003")  # some seconds
    within(5, lambda: ann.ask("GET", "/api/me").status_code == 403)
    within(5, lambda: ann.ask("GET", "/api/me").status_code == 200)


def test_a_banned_address_gets_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, proxies="127.0.0.1 ::1") as server:
        ann = server.guest("Ann")

        def ask(address: str) -> int:
            return ann.ask("GET", "/api/tables", headers={"X-Forwarded-For": address}).status_code

        assert ask("203.0.113.7") == 200
        assert admin(server, "ban", "203.0.113.7/24")["what"] == "203.0.113.0/24"
        within(5, lambda: ask("203.0.113.99") == 403)
        assert ask("203.0.114.1") == 200
        assert ann.ask("GET", "/health", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 200
        admin(server, "unban", "203.0.113.0/24")
        within(5, lambda: ask("203.0.113.99") == 200)


@pytest.mark.parametrize("what", ["127.0.0.1", "::1", "10.1.2.3", "0.0.0.0/0", "203.0.0.0/12", "2001::/16"])
def test_a_ban_that_would_hit_everybody_is_refused(
    what: str, lite: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BLUEMOON_PROXIES", "10.0.0.0/8 fd00::1")
    assert "--force" in refused(lite.database, "ban", what)
    assert what not in str(admin(lite, "bans"))


def test_reports_are_listed_and_settled(server: Server) -> None:
    ann, ben = fixture_pair(server)
    table, one, two = running_duel(ann, ben)
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/reports", {"why": "shouts"}).status_code == 204
    assert ann.ask("POST", f"/api/tables/{table}/seats/5/reports", {"why": "shouts"}).status_code == 404
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/reports", {"why": ""}).status_code == 422
    [found] = [row for row in admin(server, "reports") if row["table"] == table]
    assert (found["guest"], found["reporter"], found["why"]) == (ben.id, ann.id, "shouts")
    assert "shouts" in plain(server, "reports")
    admin(server, "settle", str(found["id"]), "--note", "talked to him")
    assert [row for row in admin(server, "reports") if row["table"] == table] == []
    [settled] = [row for row in admin(server, "reports", "--all") if row["table"] == table]
    assert settled["note"] == "talked to him"
    assert "no report" in refused(server.database, "settle", "999999")
    statuses = {
        ann.ask("POST", f"/api/tables/{table}/seats/1/reports", {"why": "again"}).status_code
        for _ in range(25)
    }
    assert statuses == {204, 429}
    for line in (one, two):
        line.close()


def test_a_report_names_who_held_the_seat_at_the_time(server: Server) -> None:
    """Whoever is reported may have given the seat away since: the version that the reporter saw says whom he
    means."""
    ann, ben, cid = server.guest("Ann"), server.guest("Ben"), server.guest("Cid")
    table, first, second = running_duel(ann, ben)
    begun = second.version
    first.ask("resign")
    second.until(lambda: second.status == "over")
    over = second.version
    key = ben.post(f"/api/tables/{table}/seats/1/key")["key"]
    cid.post(f"/api/keys/{key}")
    moved = cid.sit(table, 1).version
    seat = f"/api/tables/{table}/seats/1/reports"
    for version in (begun, over, moved):
        assert ann.ask("POST", seat, {"why": f"at {version}", "version": version}).status_code == 204
    assert ann.ask("POST", seat, {"why": "now"}).status_code == 204
    assert ann.ask("POST", seat, {"why": "x", "version": -1}).status_code == 422
    found = [row["guest"] for row in admin(server, "reports") if row["table"] == table]
    assert found == [ben.id, ben.id, cid.id, cid.id]
    mine = ann.make("duel", [me("Hoax"), open_seat("Vulca")])[
        "id"
    ]  # hers from the beginning, then given away
    cid.post(f"/api/keys/{ann.post(f'/api/tables/{mine}/seats/0/key')['key']}")
    for version in (0, 1):
        body = {"why": "loud", "version": version}
        assert ben.ask("POST", f"/api/tables/{mine}/seats/0/reports", body).status_code == 204
    assert [row["guest"] for row in admin(server, "reports") if row["table"] == mine] == [ann.id, cid.id]


def test_a_report_of_somebody_who_left_or_gave_up(server: Server) -> None:
    ann, ben, cid = server.guest("Ann"), server.guest("Ben"), server.guest("Cid")
    table = ann.make("city", [me(), open_seat(), open_seat()])["id"]
    ben.join(table, 1)
    ben.delete(f"/api/tables/{table}/seats/1")
    cid.join(table, 1)
    ben.join(table, 2)
    line = ben.sit(table, 2)
    version = line.version
    line.ask("resign")
    line.until(lambda: line.version > version)
    reports = [(1, 1), (1, 2), (1, 3), (2, version), (2, line.version), (0, 1)]
    for seat, at in reports:
        body = {"why": "shouts", "version": at}
        assert ann.ask("POST", f"/api/tables/{table}/seats/{seat}/reports", body).status_code == 204
    found = [row["guest"] for row in admin(server, "reports") if row["table"] == table]
    assert found == [ben.id, ben.id, cid.id, ben.id, ben.id, ann.id]


def test_what_is_told_of_a_table_shows_no_card(server: Server) -> None:
    ann, ben = fixture_pair(server)
    table, one, two = running_duel(ann, ben)
    found = admin(server, "table", table)
    assert [(seat["name"], seat["guest"]) for seat in found["seats"]] == [("Ann", ann.id), ("Ben", ben.id)]
    assert set(found) & {"seed", "setup", "public"} == set()
    text = plain(server, "table", table)
    assert "Sunday" in text
    hand = [card["card"] for card in one.view["sides"][0]["hand"]]
    assert hand
    assert [name for name in hand if name in text + str(found)] == []
    for line in (one, two):
        line.close()


@pytest.mark.parametrize("name", ["-naP9TTJll-I", "--yes-x", "-json"])
def test_an_id_may_begin_with_a_dash(name: str, server: Server) -> None:
    assert "no such table" in refused(server.database, "close", name)
    assert "no such table" in refused(server.database, "table", name)


def test_status(server: Server) -> None:
    found = admin(server, "status")
    assert found["processes"]
    assert {row["state"] for row in found["processes"]} == {"serving"}
    assert all(row["version"] and row["name"] for row in found["processes"])
    assert found["guests"] > 0
    assert "serving" in plain(server, "status")


@pytest.mark.parametrize("words", [("status",), ("close", "x"), ("bans",), ("backup", "/nowhere/b")])
def test_no_database_is_said(words: tuple[str, ...], tmp_path: Path) -> None:
    assert "no database" in refused(f"sqlite:///{tmp_path / 'none.db'}", *words)
    assert not (tmp_path / "none.db").exists()


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).close()
    file.touch()
    with Server(tmp_path):
        pass
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    assert "schema" in refused(f"sqlite:///{file}", "status")


def test_the_same_guest_is_banned_at_all_processes(pair: tuple[Server, Server]) -> None:
    ann = pair[0].guest("Ann")
    there = elsewhere(ann, pair[1])
    admin(pair[0], "ban", ann.id)
    for guest in (ann, there):
        within(5, lambda guest=guest: guest.ask("GET", "/api/me").status_code == 403)  # type: ignore[misc]
    admin(pair[0], "unban", ann.id)


def test_no_table_s_number_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """`bluemoon admin said -tSw…` would ask for an option."""
    drawn = iter(["-tSwl2GY7nae", "_tSwl2GY7nae"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda length: next(drawn))
    assert new_id() == "_tSwl2GY7nae"
