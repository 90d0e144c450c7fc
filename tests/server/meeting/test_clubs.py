"""Clubs: who joins by the link sees the others, their tables and results; nobody else sees anything."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bluemoon.server.meeting.clubs import MOST_CLUBS
from tests.server.kit import Data, Guest, Line, Server, bot, me, open_seat, ready_made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("clubs")
    with Server(folder) as running:
        yield running


def club_of(guest: Guest, name: str = "Moon circle") -> Data:
    found: Data = guest.post("/api/clubs", {"name": name})
    return found


def code_of(club: Data) -> str:
    return str(club["path"]).rpartition("/")[2]


def join(guest: Guest, club: Data) -> Data:
    joined: Data = guest.post(f"/api/invitations/{code_of(club)}")
    return joined


def refused(guest: Guest, method: str, path: str, wish: object = None) -> str:
    answer = guest.ask(method, path, wish)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"]["code"])


def names(club: Data) -> set[str]:
    return {member["name"] for member in club["members"]}


def test_whoever_has_the_link_joins_and_nobody_else_sees_anything(server: Server) -> None:
    ann, ben, cyd = (server.guest(name) for name in ("Ann", "Ben", "Cyd"))
    club = club_of(ann)
    assert (club["leads"], names(club)) == (True, {"Ann"})
    assert ben.get(f"/api/invitations/{code_of(club)}") == {
        "name": "Moon circle",
        "leader": "Ann",
        "members": 1,
        "club": None,
    }
    assert refused(ben, "GET", f"/api/clubs/{club['id']}") == "server.no-club"
    joined = join(ben, club)
    assert (joined["leads"], names(joined)) == (False, {"Ann", "Ben"})
    assert join(ben, club)["members"] == joined["members"]  # once more: nothing happens
    assert ben.get(f"/api/invitations/{code_of(club)}")["club"] == club["id"]
    assert [one["members"] for one in ben.get("/api/me/clubs")] == [2]
    assert cyd.get("/api/me/clubs") == []
    wish = {"game": "duel", "seats": [me("Vulca"), open_seat()], "club": club["id"]}
    for method, path, body in (
        ("GET", f"/api/clubs/{club['id']}", None),
        ("PUT", f"/api/clubs/{club['id']}", {"name": "Mine"}),
        ("POST", f"/api/clubs/{club['id']}/link", None),
        ("DELETE", f"/api/clubs/{club['id']}/members/{club['members'][0]['number']}", None),
        ("POST", "/api/tables", wish),
    ):
        assert refused(cyd, method, path, body) == "server.no-club"
    assert refused(cyd, "GET", "/api/invitations/nothing") == "server.no-invitation"


def test_a_table_for_the_club_is_seen_by_its_members_and_its_result_is_counted(server: Server) -> None:
    ann, ben, cyd = (server.guest(name) for name in ("Ann T", "Ben T", "Cyd T"))
    club = club_of(ann)
    join(ben, club)
    table = ann.make("duel", [me("Vulca"), open_seat()], club=club["id"])["id"]
    for guest in (ann, ben):  # whoever made it sees it, too
        shown = guest.get(f"/api/clubs/{club['id']}")
        assert [one["table"]["id"] for one in shown["waiting"]] == [table]
    assert shown["waiting"][0]["peoples"] == ["Vulca", ""]
    assert [one["waiting"] for one in ben.get("/api/me/clubs")] == [1]
    assert table not in [one["table"]["id"] for one in cyd.get("/api/lobby")]
    listed = {"game": "duel", "seats": [me("Vulca"), open_seat()], "club": club["id"], "listed": True}
    assert refused(ann, "POST", "/api/tables", listed) == "server.club-listed"
    ben.join(table, 1, deck=ready_made("Hoax"))
    assert [one["id"] for one in ann.get(f"/api/clubs/{club['id']}")["running"]] == [table]
    line, other = ben.sit(table, 1), ann.sit(table, 0)
    line.ask("resign")
    line.until(lambda: line.state["table"]["status"] == "over")
    end = time.monotonic() + 60
    while not (shown := ann.get(f"/api/clubs/{club['id']}"))["games"]:  # booked right after the end
        assert time.monotonic() < end
        time.sleep(0.05)
    (game,) = shown["games"]
    assert (game["table"], game["how"], [one["place"] for one in game["players"]]) == (
        table,
        "resigned",
        [1, 2],
    )
    assert [(one["name"], one["games"], one["wins"]) for one in shown["members"]] == [
        ("Ann T", 1, 1),
        ("Ben T", 1, 0),
    ]
    for seat in (line, other):  # a rematch stays in the club
        seat.ask("offer", what="rematch")
    line.until(lambda: line.state["table"]["next"] is not None)
    again = line.state["table"]["next"]
    assert [one["id"] for one in ben.get(f"/api/clubs/{club['id']}")["running"]] == [again]
    line.close()
    other.close()


def over(guest: Guest, table: str, seat: int = 0) -> Line:
    line = guest.sit(table, seat)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    return line


def again(*lines: Line) -> str:
    """The rematch that all of them want."""
    for line in lines:
        line.ask("offer", what="rematch")
    lines[0].until(lambda: lines[0].state["table"]["next"] is not None)
    return str(lines[0].state["table"]["next"])


def test_whoever_was_taken_out_makes_no_tables_there_by_a_rematch(server: Server) -> None:
    ann, ben = server.guest("Ann R"), server.guest("Ben R")
    club = club_of(ann)
    number = next(one["number"] for one in join(ben, club)["members"] if one["name"] == "Ben R")
    alone = ben.make("duel", [me("Vulca"), bot("random", "Hoax")], club=club["id"])["id"]
    table = ann.make("duel", [me("Vulca"), open_seat()], club=club["id"])["id"]
    ben.join(table, 1, deck=ready_made("Hoax"))
    lines = [over(ann, table), ben.sit(table, 1)]
    end_of_alone = over(ben, alone)
    assert ann.ask("DELETE", f"/api/clubs/{club['id']}/members/{number}").status_code == 204
    found = {again(*lines), again(end_of_alone)}
    assert not found & {one["id"] for one in ann.get(f"/api/clubs/{club['id']}")["running"]}


def test_games_against_bots_alone_are_no_games_of_a_club(server: Server) -> None:
    ann, ben = server.guest("Ann G"), server.guest("Ben G")
    club = club_of(ann)
    join(ben, club)
    table = ann.make("duel", [me("Vulca"), open_seat()], club=club["id"])["id"]
    ben.join(table, 1, deck=ready_made("Hoax"))
    over(ann, ann.make("duel", [me("Vulca"), bot("random", "Hoax")], club=club["id"])["id"])
    over(ben, table, 1)
    end = time.monotonic() + 60
    while len(ben.get("/api/me/games")["games"]) < 1 or len(ann.get("/api/me/games")["games"]) < 2:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert [one["table"] for one in ann.get(f"/api/clubs/{club['id']}")["games"]] == [table]


def test_who_leads_renames_takes_out_and_makes_a_new_link(server: Server) -> None:
    ann, ben, cyd = (server.guest(name) for name in ("Ann L", "Ben L", "Cyd L"))
    club = club_of(ann)
    path = f"/api/clubs/{club['id']}"
    for guest in (ben, cyd):
        shown = join(guest, club)
    number = {member["name"]: member["number"] for member in shown["members"]}
    for method, tail, body in (
        ("PUT", "", {"name": "Mine"}),
        ("POST", "/link", None),
        ("DELETE", f"/members/{number['Cyd L']}", None),
    ):
        assert refused(ben, method, path + tail, body) == "server.not-the-leader"
    assert ann.put(path, {"name": "Full moon"})["name"] == "Full moon"
    new = ann.post(f"{path}/link")
    assert (
        refused(server.guest("Dan L"), "POST", f"/api/invitations/{code_of(club)}") == "server.no-invitation"
    )
    waits = cyd.make("duel", [me("Vulca"), open_seat()], club=club["id"])["id"]
    assert [one["table"]["id"] for one in ben.get(path)["waiting"]] == [waits]
    assert ann.ask("DELETE", f"{path}/members/{number['Cyd L']}").status_code == 204
    assert refused(cyd, "GET", path) == "server.no-club"
    assert refused(cyd, "POST", f"/api/invitations/{code_of(new)}") == "server.no-invitation"
    new = ben.get(path)  # with another link, and without his table
    assert new["waiting"] == []
    assert ann.ask("DELETE", f"{path}/members/{number['Ann L']}").status_code == 204  # he leaves himself
    assert refused(ann, "GET", path) == "server.no-club"
    assert ben.get(path)["leads"] is True  # who is in it for the longest time now
    assert ben.ask("DELETE", f"{path}/members/{number['Ben L']}").status_code == 204
    assert refused(cyd, "GET", f"/api/invitations/{code_of(new)}") == "server.no-invitation"  # it is empty


def test_my_data_names_my_clubs_and_who_deletes_them_is_gone(server: Server) -> None:
    ann, ben = server.guest("Ann D"), server.guest("Ben D")
    club = club_of(ann, "Dusk")
    join(ben, club)
    assert [club["name"] for club in ann.get("/api/me/data")["clubs"]] == ["Dusk"]
    assert ann.ask("DELETE", "/api/me").status_code == 204
    shown = ben.get(f"/api/clubs/{club['id']}")
    assert (names(shown), shown["leads"]) == ({"Ben D"}, True)


def test_whoever_is_blocked_there_does_not_join_and_clubs_are_few(server: Server) -> None:
    ann, ben = server.guest("Ann B"), server.guest("Ben B")
    table = ann.make("duel", [me("Vulca"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Hoax"))
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/block", {}).status_code == 204
    club = club_of(ann)
    assert refused(ben, "POST", f"/api/invitations/{code_of(club)}") == "server.not-welcome"
    for _ in range(MOST_CLUBS - 1):
        club_of(ann)
    assert refused(ann, "POST", "/api/clubs", {"name": "One more"}) == "server.too-many-clubs"
