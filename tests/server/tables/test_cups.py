"""Cups: decks checked at entry, late players, leaving, rounds whose time is over, drafts before them, and a
restart in the middle."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree

import pytest

from bluemoon.cards import PEOPLES
from bluemoon.formats.tournament import read_tournament
from bluemoon.server.protocol.answers import CupDecks
from bluemoon.server.tables.cups import bots_deck
from tests.server.attacks.test_tournament_seats import end_all, mine
from tests.server.kit import Data, Guest, Server, ready_made
from tests.server.tables.test_games import build

PATIENCE = 60.0


def new_cup(maker: Guest, *others: Guest, **wish: object) -> str:
    """A cup that the guests have entered."""
    name = str(maker.post("/api/tournaments", {"name": "Cup", **wish})["id"])
    for guest in (maker, *others):
        guest.post(f"/api/tournaments/{name}/players", {})
    return name


def start(maker: Guest, name: str) -> Data:
    cup: Data = maker.post(f"/api/tournaments/{name}/start")
    return cup


def cup_of(guest: Guest, name: str) -> Data:
    cup: Data = guest.get(f"/api/tournaments/{name}")
    return cup


def wait_for(guest: Guest, name: str, there: Callable[[Data], bool]) -> Data:
    end = time.monotonic() + PATIENCE
    while not there(cup := cup_of(guest, name)):
        assert time.monotonic() < end, cup
        time.sleep(0.1)
    return cup


def turn_forward(server: Server, name: str) -> None:
    """The time for the present round is over now."""
    with closing(sqlite3.connect(server.folder / "tables.db", timeout=30)) as database:
        database.execute("UPDATE tournaments SET due = 1 WHERE id = ?", (name,))
        database.commit()


def give_up_until_over(guest: Guest, name: str) -> None:
    """The guest resigns every match; after a bye in the first round one comes in the second."""

    def over(cup: Data) -> bool:
        end_all([guest], name)
        return bool(cup["status"] == "over")

    wait_for(guest, name, over)


def lines(cup: Data) -> dict[str, Data]:
    return {line["player"]: line for line in cup["standings"]}


# --- entering -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decks", "deck", "why"),
    [
        ("ready-made", {"name": "x", "leader": "Hoax", "emissary": "Vela"}, "emissary"),
        ("emissaries", {"name": "x", "leader": "Hoax"}, "with an emissary"),
        ("emissaries", None, "with an emissary"),
        ("built", {"name": "x", "leader": "Hoax", "family": 2}, "Buka family"),
        ("built", {"name": "x", "leader": "Hoax", "cards": ["Spark"]}, "29 too few"),
        ("drafted", {"name": "x", "leader": "Hoax"}, "drafted"),
    ],
)
def test_decks_are_checked_at_entry(ann: Guest, decks: str, deck: Data | None, why: str) -> None:
    emissary = next(iter(ann.get("/api/cards")["emissaries"]))
    if deck is not None and "emissary" in deck:
        deck = {**deck, "emissary": emissary}
    name = ann.post("/api/tournaments", {"name": "Cup", "decks": decks})["id"]
    answer = ann.ask("POST", f"/api/tournaments/{name}/players", {"deck": deck} if deck else {})
    assert answer.status_code == 422, answer.text
    assert why in answer.json()["text"]
    assert cup_of(ann, name)["players"] == []


def test_the_deck_can_be_changed_until_it_begins_and_others_do_not_see_it(ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, ben)
    ann.post(f"/api/tournaments/{name}/players", {"deck": ready_made("Flit")})
    assert cup_of(ann, name)["my_decks"] == ["Flit"]
    assert cup_of(ann, name)["players"] == ["Ann", "Ben"]
    assert "Flit" not in ben.ask("GET", f"/api/tournaments/{name}").text
    start(ann, name)
    late = ann.ask("POST", f"/api/tournaments/{name}/players", {"deck": ready_made("Hoax")})
    assert late.status_code == 409, late.text


def test_bots_bring_decks_of_the_kind_that_is_played(ann: Guest) -> None:
    for decks in ("ready-made", "built", "emissaries"):
        name = str(ann.post("/api/tournaments", {"name": "Cup", "decks": decks})["id"])
        for _ in range(2):
            ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
        table = ann.table(start(ann, name)["rounds"][0][0]["table"])
        assert table["status"] in ("running", "over")


def test_names_that_nobody_chose_are_worded_by_the_page(ann: Guest) -> None:
    """A cup without a name says whose it is, and a bot's deck is called by what is in it, not in English."""
    name = str(ann.post("/api/tournaments", {"decks": "built"})["id"])
    ann.post(f"/api/tournaments/{name}/players", {"level": "random", "count": 2})
    cup = start(ann, name)
    assert (cup["name"], cup["by"]) == ("", "Ann")
    assert ann.table(cup["rounds"][0][0]["table"])["title"] == ""
    assert ann.get(f"/api/tournaments/{name}/results")["name"] == "Cup of Ann"
    emissaries = ann.get("/api/cards")["emissaries"]
    for kind in get_args(CupDecks):
        for deck in bots_deck(kind):
            people, _, emissary = deck.name.partition(" – ")
            assert people in PEOPLES
            assert (emissary in emissaries) == (kind == "emissaries"), deck.name


def test_a_full_cup_begins_by_itself(ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, size=3)
    ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    assert cup_of(ann, name)["status"] == "waiting"
    ben.post(f"/api/tournaments/{name}/players", {})
    cup = cup_of(ann, name)
    assert cup["status"] == "running"
    assert cup["rounds"]


def test_bots_come_in_numbers_and_the_maker_takes_players_out(ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, ben)
    cup = ann.post(f"/api/tournaments/{name}/players", {"level": "random", "count": 3})
    assert (cup["players"], cup["bots"]) == (
        ["Ann", "Ben", "Random", "Random 2", "Random 3"],
        ["Random", "Random 2", "Random 3"],
    )
    out = f"/api/tournaments/{name}/players?player="
    assert ben.ask("DELETE", out + "Random").status_code == 403
    assert ann.ask("DELETE", out + "Nobody").status_code == 404
    assert ann.delete(out + "Random 2")["players"] == ["Ann", "Ben", "Random", "Random 3"]
    assert ann.delete(out + "Ben")["players"] == ["Ann", "Random", "Random 3"]
    assert ann.ask("POST", f"/api/tournaments/{name}/players", {"count": 2}).status_code == 422
    start(ann, name)
    assert ann.ask("DELETE", out + "Random").status_code == 409


def test_no_more_bots_than_the_cup_begins_with(ann: Guest) -> None:
    name = new_cup(ann, size=4)
    cup = ann.post(f"/api/tournaments/{name}/players", {"level": "random", "count": 9})
    assert (len(cup["players"]), cup["status"]) == (4, "running")


# --- coming late, leaving -----------------------------------------------------------------------------------


def test_leaving_before_it_begins_leaves_no_trace(ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, ben)
    assert ben.delete(f"/api/tournaments/{name}/players/me")["players"] == ["Ann"]
    assert ben.ask("DELETE", f"/api/tournaments/{name}/players/me").status_code == 409


def test_who_leaves_loses_and_cup_and_table_say_the_same(server: Server) -> None:
    guests = [server.guest(name) for name in ("Ann", "Ben", "Cid", "Dan")]
    name = new_cup(*guests, kind="swiss", rounds=2)
    first = start(guests[0], name)["rounds"][0][0]
    leaver = next(guest for guest in guests if cup_of(guest, name)["me"] == first["one"])
    cup = leaver.delete(f"/api/tournaments/{name}/players/me")
    assert cup["rounds"][0][0]["crystals"] == [0, 5]
    table = leaver.table(first["table"])
    assert (table["result"]["winners"], table["result"]["scores"]) == ([1], [0, 5])
    assert lines(cup)[first["one"]]["left"]
    end_all(guests, name)
    cup = wait_for(guests[0], name, lambda cup: len(cup["rounds"]) == 2)
    met = [who for meeting in cup["rounds"][1] for who in (meeting["one"], meeting["two"])]
    assert sorted(map(str, met)) == sorted([*({"Ann", "Ben", "Cid", "Dan"} - {first["one"]}), "None"])


def test_a_late_player_enters_a_swiss_cup_between_rounds(server: Server) -> None:
    ann, ben, eve = (server.guest(name) for name in ("Ann", "Ben", "Eve"))
    name = new_cup(ann, ben, kind="swiss", rounds=2)
    start(ann, name)
    cup = eve.post(f"/api/tournaments/{name}/players", {})
    assert (cup["me"], lines(cup)["Eve"]["lost"]) == ("Eve", 1)
    end_all([ann, ben], name)
    cup = wait_for(eve, name, lambda cup: len(cup["rounds"]) == 2)
    assert "Eve" in [who for meeting in cup["rounds"][1] for who in (meeting["one"], meeting["two"])]


def test_knock_out_has_no_late_players(ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, kind="knock-out")
    ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    start(ann, name)
    assert ben.ask("POST", f"/api/tournaments/{name}/players", {}).status_code == 409


# --- time ---------------------------------------------------------------------------------------------------


def test_nobody_came(server: Server, ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, ben, kind="swiss", rounds=1, hours=1)
    start(ann, name)
    turn_forward(server, name)
    cup = wait_for(ann, name, lambda cup: cup["status"] == "over")
    (meeting,) = cup["rounds"][0]
    assert (meeting["crystals"], meeting["forfeit"]) == ([0, 0], True)
    assert [(line["played"], line["lost"], line["unplayed"]) for line in cup["standings"]] == [(0, 1, 1)] * 2
    assert ann.table(meeting["table"])["result"]["termination"] == "deadline"


def test_whoever_did_not_play_loses_and_the_next_round_begins(server: Server, ann: Guest, ben: Guest) -> None:
    name = new_cup(ann, ben, kind="swiss", rounds=2, hours=1)
    cup = start(ann, name)
    (meeting,) = cup["rounds"][0]
    seats = {cup_of(guest, name)["me"]: guest for guest in (ann, ben)}
    sitting = [seats[meeting["one"]].sit(meeting["table"], 0), seats[meeting["two"]].sit(meeting["table"], 1)]
    deciding = next(line for line in sitting if line.decision is not None)
    while deciding.decision is not None and len(sitting) == 2 and not deciding.log:
        deciding.step()
    turn_forward(server, name)
    cup = wait_for(ann, name, lambda cup: len(cup["rounds"]) == 2)
    seat = sitting.index(deciding)
    (meeting,) = cup["rounds"][0]
    assert meeting["forfeit"]
    assert meeting["crystals"] == ([5, 0] if seat == 0 else [0, 5])


def test_an_absent_organiser_does_not_stop_a_cup_across_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        name = new_cup(ann, ben, kind="swiss", rounds=2, hours=1)
        start(ann, name)
        server.kill()
        turn_forward(server, name)  # while nobody is there
        server.start()
        cup = wait_for(ben, name, lambda cup: len(cup["rounds"]) == 2)
        assert cup["rounds"][0][0]["forfeit"]
        give_up_until_over(ben, name)  # the organiser does not come back
        cup = cup_of(ben, name)
        assert [lines(cup)[who]["won"] for who in ("Ann", "Ben")] == [1, 0]
    finally:
        server.stop()


# --- drafts -------------------------------------------------------------------------------------------------


def test_a_cup_that_begins_with_a_draft(ann: Guest) -> None:
    name = new_cup(ann, decks="drafted", kind="knock-out", pick_seconds=60)
    answer = ann.ask("POST", f"/api/tournaments/{name}/start")
    assert answer.status_code == 409, "one player alone"
    for _ in range(2):
        ann.post(f"/api/tournaments/{name}/players", {"level": "random"})
    cup = start(ann, name)
    assert cup["status"] == "running"
    assert cup["rounds"] == []
    line = ann.sit(cup["draft"], 0)
    assert line.state["table"]["clock"]["seconds"] == 60
    while not line.view["over"]:
        line.step()
    build(line, 0)
    cup = wait_for(ann, name, lambda cup: bool(cup["rounds"]))
    assert cup["my_decks"] == ["Deck 0"]
    assert "Deck 0" in [deck["name"] for deck in ann.get("/api/decks")]  # kept among hers
    give_up_until_over(ann, name)


# --- results ------------------------------------------------------------------------------------------------


def test_results_as_a_picture_and_as_a_file(server: Server) -> None:
    ann, ben = server.guest("Ann <3"), server.guest("Ben")
    name = new_cup(ann, ben, kind="knock-out")
    assert ann.ask("GET", f"/api/tournaments/{name}/results").status_code == 409
    start(ann, name)
    hidden = ann.ask("GET", f"/api/tournaments/{name}/results").json()
    assert hidden["seed"] == ""  # the lot of later rounds stays unknown
    end_all([ann, ben], name)
    wait_for(ann, name, lambda cup: cup["status"] == "over")
    sheet = read_tournament(ann.ask("GET", f"/api/tournaments/{name}/results").text)
    assert sheet.over
    for language, word in (("en", "final standings"), ("de", "Endstand")):
        drawn = ann.ask("GET", f"/api/tournaments/{name}/picture?language={language}")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        words = [text.text for text in ElementTree.fromstring(drawn.text).iter() if text.text]
        assert word in words
        assert "Ann <3" in words
    assert mine(ann, name) == []


# --- picks in time -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module", autouse=True)
def slow(server: Server) -> tuple[Guest, str]:
    """A draft whose first pick is not made; its seconds run while the other tests are busy."""
    zoe = server.guest("Zoe")
    table = zoe.make("draft", [{"who": "me"}, {"who": "random"}, {"who": "random"}], clock={"seconds": 5})
    early = zoe.ask("GET", f"/api/tables/{table['id']}/picks?seat=0")
    assert early.status_code == 409
    return zoe, table["id"]


def test_who_does_not_pick_in_time_is_helped_and_picks_can_be_looked_at(slow: tuple[Guest, str]) -> None:
    ann, name = slow
    table = ann.table(name)
    line = ann.sit(table["id"], 0)
    line.until(lambda: bool(line.view["drafted"]), timeout=30)  # nobody touched anything
    assert line.status == "running"
    while not line.view["over"]:
        line.step()
    picks = ann.get(f"/api/tables/{table['id']}/picks?seat=0")
    assert len(picks) >= len(line.view["drafted"]) - 5
    assert all(pick["taken"] in pick["pack"] and pick["best"] in pick["pack"] for pick in picks)
    assert all(pick["why"] for pick in picks if pick["taken"] != pick["best"])
    first = ann.get(f"/api/tables/{table['id']}/at/{picks[0]['version']}?seat=0")
    assert sorted(first["view"]["hand"]) == sorted(picks[0]["pack"])
    assert ann.ask("GET", f"/api/tables/{table['id']}/picks?seat=1").status_code == 403
