"""A new name reaches those who meet somebody now: tables that are not over, and cups."""

from __future__ import annotations

from pathlib import Path

from tests.server.kit import Guest, Line, Server, bot, me, open_seat
from tests.server.operations.kit import admin, within
from tests.server.tables.test_cups import new_cup, start, wait_for


def names(line: Line) -> list[str]:
    return [seat["name"] for seat in line.state["table"]["seats"]]


def renames(guest: Guest, name: str) -> None:
    guest.put("/api/me", {"name": name})


def test_everybody_at_a_running_table_is_told_a_new_name(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")], clock={"minutes": 10})["id"]
    ben.join(table, 1)
    one, two = ann.sit(table, 0), ben.sit(table, 1)
    decided, left = (one.decision, two.decision), one.state["table"]["seats"][0]["clock_ms"]
    renames(ann, "Selene")
    for line in (one, two):
        line.until(lambda line=line: names(line) == ["Selene", "Ben"], timeout=5)  # type: ignore[misc]
        told = line.log[-1]["events"][0]
        assert (told["kind"], told["seat"], told["was"]) == ("renamed", 0, "Ann")
    assert (one.decision, two.decision) == decided
    assert one.state["table"]["seats"][0]["clock_ms"] <= left  # no time is won by it
    assert ben.table(table)["seats"][0]["name"] == "Selene"
    mover = one if one.decision else two
    mover.act(mover.actions[0])  # and the game goes on
    one.close()
    two.close()


def test_a_table_that_waits_and_its_rematch(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    renames(ann, "Selene")
    ben.join(table, 1)
    two = ben.sit(table, 1)
    assert names(two) == ["Selene", "Ben"]
    two.ask("resign")
    two.until(lambda: two.status == "over")
    two.close()
    renames(ann, "Luna")
    assert ben.table(table)["seats"][0]["name"] == "Selene"  # as it was played
    assert ann.get("/api/me/games")["games"][0]["players"][0]["name"] == "Luna"


def test_a_seat_that_got_a_name_of_its_own_keeps_it(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.make("duel", [me("Hoax"), me("Vulca", name="My sister")])["id"]
    renames(ann, "Selene")
    assert [seat["name"] for seat in ann.table(table)["seats"]] == ["Selene", "My sister"]


def test_a_name_that_cannot_be_taken_changes_nothing(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Kept Ben")
    ben.post("/api/me/phrase")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    assert ann.ask("PUT", "/api/me", {"name": "kept ben"}).status_code == 409
    assert ann.table(table)["seats"][0]["name"] == "Ann"


def test_a_cup_calls_its_players_by_their_names_of_today(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    cup = new_cup(ann, ben)
    table = start(ann, cup)["rounds"][0][0]["table"]
    renames(ann, "Selene, queen")  # a comma parts names in the file of a cup
    told = ben.get(f"/api/tournaments/{cup}")
    assert told["by"] == "Selene, queen"
    assert {line["player"] for line in told["standings"]} == {"Selene queen", "Ben"}
    assert {told["rounds"][0][0]["one"], told["rounds"][0][0]["two"]} == {"Selene queen", "Ben"}
    assert ann.get(f"/api/tournaments/{cup}")["me"] == "Selene queen"
    seat = next(n for n, one in enumerate(ann.table(table)["seats"]) if one["mine"])
    assert ann.table(table)["seats"][seat]["name"] == "Selene, queen"
    renames(ann, "ben")  # somebody in the cup is called so
    assert ben.get(f"/api/tournaments/{cup}")["me"] == "Ben"
    assert ann.get(f"/api/tournaments/{cup}")["me"] == "ben 2"
    line = ann.sit(table, seat)
    line.ask("resign")
    line.until(lambda: line.status == "over")
    line.close()
    wait_for(ben, cup, lambda told: told["status"] == "over" and told["standings"][0]["player"] == "Ben")


def test_the_operator_s_name_takes_the_place_of_all_earlier_ones(server: Server) -> None:
    ann = server.guest("Ann")
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
    renames(ann, "Rude Word")
    admin(server, "rename", ann.id, "Polite")
    within(5, lambda: ann.table(table)["seats"][0]["name"] == "Polite")
    line = ann.sit(table, 0)
    assert "Rude Word" not in str(line.raw)
    line.close()


def test_whoever_is_forgotten_leaves_none_of_his_names(server: Server) -> None:
    ann, ben = server.guest("Ann Before"), server.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    renames(ann, "Ann After")
    assert ann.ask("DELETE", "/api/me").status_code == 204
    within(5, lambda: ben.table(table)["seats"][0]["name"] == "N.N.")
    line = ben.sit(table, 1)
    line.close()
    assert line.log[1]["events"][0]["was"] == "N.N."
    assert "Ann Before" not in str(line.raw)
    assert "Ann After" not in str(line.raw)


def test_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"]
        renames(ann, "Selene")
        server.stop()
        server.start()
        assert ann.table(table)["seats"][0]["name"] == "Selene"
