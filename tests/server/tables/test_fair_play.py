"""Fair play: who may ask a bot for advice while a game runs."""

from __future__ import annotations

import pytest

from bluemoon.server.tables.fair_play import advice_allowed
from tests.server.kit import Data, Guest, Line, bot, me, open_seat, ready_made


@pytest.mark.parametrize(
    ("agreed", "holders", "open_seats", "tournament", "allowed"),
    [
        (False, ["ann", None], 0, False, True),  # against a bot
        (False, ["ann", "ann"], 0, False, True),  # two people at one screen
        (False, ["ann", "ben"], 0, False, False),
        (False, ["ann", None], 1, False, False),  # somebody may come
        (True, ["ann", "ben"], 0, False, True),
        (True, ["ann", "ben"], 0, True, False),  # never in a tournament
        (False, ["ann", None], 0, True, False),
    ],
)
def test_who_may_ask(
    agreed: bool, holders: list[str | None], open_seats: int, tournament: bool, allowed: bool
) -> None:
    assert advice_allowed(agreed, holders, open_seats, tournament) == allowed


def hint(line: Line) -> Data:
    """What the seat that decides is answered when it asks for a hint."""
    line.ask("hint")
    return line.wait("hint", "refused")


def decider(ann: Guest, ben: Guest, **terms: object) -> Line:
    """A duel of two people: the line of whoever decides first."""
    table = ann.make("duel", [me("Hoax"), open_seat()], **terms)
    ben.join(table["id"], 1, deck=ready_made("Vulca"))
    lines = [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]
    return next(line for line in lines if line.decision is not None)


def test_people_who_play_each_other_get_no_hint(ann: Guest, ben: Guest) -> None:
    line = decider(ann, ben)
    assert line.state["table"]["advice"] is False
    refused = hint(line)
    assert (refused["type"], refused["code"]) == ("refused", "forbidden")
    assert "advice" in refused["text"]


def test_if_they_agreed_they_do(ann: Guest, ben: Guest) -> None:
    line = decider(ann, ben, advice=True)
    assert line.state["table"]["advice"] is True
    assert hint(line)["action"] in line.actions


def test_against_a_bot_one_may_always_ask(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])
    line = ann.sit(table["id"], 0)
    line.until(lambda: line.decision is not None)
    assert line.state["table"]["advice"] is True
    assert hint(line)["type"] == "hint"


def test_a_hint_under_way_is_not_told_to_a_pair(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    lines = [ann.sit(table, seat) for seat in (0, 1)]
    line = next(line for line in lines if line.decision is not None)
    key = ann.post(f"/api/tables/{table}/seats/{1 - (line.seat or 0)}/key")["key"]
    line.ask("hint")
    ben.post(f"/api/keys/{key}")
    said = line.wait("hint", "refused")
    told = line.state["table"]
    assert said["type"] == "refused" or told["seats"][0]["mine"] is told["seats"][1]["mine"]


def test_a_known_position_is_not_played_against_others(ann: Guest, ben: Guest) -> None:
    known = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    ann.sit(known, 0).ask("resign")
    moment = {"from": {"table": known, "version": 0}}
    while ann.table(known)["status"] != "over":
        pass
    refused = ann.ask("POST", "/api/tables", {"game": "duel", "seats": [me(), open_seat()], **moment})
    assert (refused.status_code, refused.json()["reason"]["code"]) == (409, "server.play-on-alone")
    copy = ben.post("/api/tables", {"game": "duel", **moment})
    assert [seat["name"] for seat in copy["seats"]] == ["Ben", "Ben 2"]  # not the names of others
    assert ben.ask("POST", f"/api/tables/{copy['id']}/seats/1/key").status_code == 409


def test_never_in_a_tournament(ann: Guest) -> None:
    cup = ann.post("/api/tournaments", {"name": "Cup"})["id"]
    ann.post(f"/api/tournaments/{cup}/players", {"deck": ready_made("Hoax")})
    ann.post(f"/api/tournaments/{cup}/players", {"level": "novice", "deck": ready_made("Vulca")})
    ann.post(f"/api/tournaments/{cup}/start")
    (table,) = [one for one in ann.get("/api/me")["tables"] if one["tournament"] == cup]
    assert table["advice"] is False
    line = ann.sit(table["id"], next(seat["seat"] for seat in table["seats"] if seat["mine"]))
    line.until(lambda: line.decision is not None)
    assert hint(line)["code"] == "forbidden"


def refusal(guest: Guest, method: str, path: str, wish: object = None) -> str:
    """By what code the guest is refused; '' if he is not."""
    answer = guest.ask(method, path, wish)
    return str(answer.json()["reason"]["code"]) if answer.status_code >= 400 else ""


def test_no_advice_by_a_record_of_the_same_game(ann: Guest, ben: Guest) -> None:
    """Somebody could write down the game that he plays, bring it as a file, and have that judged, or play it
    on with hints. Whoever does not play such a game may do so."""
    own = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    done = ann.sit(own, 0)
    done.ask("resign")
    done.until(lambda: done.status == "over")
    text = ann.ask("GET", f"/api/tables/{own}/record").text
    line = decider(ann, ben)
    copy = ann.post("/api/records", {"text": text})["id"]
    played = {"game": "duel", "from": {"table": copy, "version": 0}}
    assert refusal(ann, "GET", f"/api/tables/{copy}/analysis") == "server.advice-elsewhere"
    assert refusal(ben, "GET", f"/api/tables/{copy}/analysis") == "server.advice-elsewhere"
    assert refusal(ann, "POST", "/api/tables", played) == "server.advice-elsewhere"
    stranger = ann.server.guest()
    assert refusal(stranger, "POST", "/api/tables", played) == ""
    assert ann.post("/api/tables", {"game": "duel", "from": {"table": own, "version": 0}})  # played here
    line.ask("resign")
    line.until(lambda: line.status == "over")
    assert refusal(ann, "POST", "/api/tables", played) == ""


def test_no_lab_for_the_deck_of_a_running_game(ann: Guest, ben: Guest) -> None:
    line = decider(ann, ben)  # Hoax against Vulca
    assert refusal(ann, "POST", "/api/lab", {"deck": ready_made("Hoax")}) == "server.lab-elsewhere"
    game = {"deck": ready_made("Flit"), "other": ready_made("Hoax"), "number": 0}
    assert refusal(ann, "POST", "/api/lab/game", game) == "server.lab-elsewhere"
    few = {"deck": {**ready_made("Vulca"), "cards": ["Cinder"]}}  # asked by ann, it is only illegal
    assert refusal(ann, "POST", "/api/lab", few) not in ("", "server.lab-elsewhere")
    line.ask("resign")
    line.until(lambda: line.status == "over")
    few = {"deck": {**ready_made("Hoax"), "cards": ["Cinder"]}}
    assert refusal(ann, "POST", "/api/lab", few) not in ("", "server.lab-elsewhere")


def test_who_looks_on_gets_no_hint_either(ann: Guest, ben: Guest) -> None:
    """Nor does a player on a second device that looks on at his own table."""
    line = decider(ann, ben)
    for watcher in (ann, ben, ann.server.guest()):
        second = watcher.sit(line.table, None)
        refused = hint(second)
        assert (refused["type"], refused["code"]) == ("refused", "spectator")
        second.close()
    assert refusal(ann, "GET", f"/api/tables/{line.table}/analysis") != ""
    assert refusal(ann, "GET", f"/api/tables/{line.table}/record") != ""
    moment = {"game": "duel", "from": {"table": line.table, "version": 0}}
    assert refusal(ann, "POST", "/api/tables", moment) == "server.play-on-early"
