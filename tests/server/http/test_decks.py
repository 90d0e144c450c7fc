"""Deck lists of a guest, their check, and decks at tables."""

from __future__ import annotations

from bluemoon.chance import Chance
from bluemoon.formats import random_deck
from tests.server.kit import Data, Guest, me, open_seat, ready_made


def built(seed: int) -> Data:
    deck = random_deck(Chance.of(seed))
    return {
        "name": deck.name,
        "leader": deck.leader,
        "cards": list(deck.cards),
        "inquisitor": deck.inquisitor,
        "emissary": deck.emissary,
        "family": deck.family,
    }


def test_lists_are_kept(ann: Guest, ben: Guest) -> None:
    deck = {**ready_made("Hoax"), "name": "My first"}
    assert ann.put("/api/decks/My first", deck) == deck
    changed = {**deck, "cards": ["Cinder", "Nobody"]}
    ann.put("/api/decks/My first", changed)
    assert ann.get("/api/decks") == [changed]
    assert ben.get("/api/decks") == []
    assert ann.ask("PUT", "/api/decks/Other", deck).status_code == 422
    assert ann.ask("PUT", "/api/decks/a;b", {**deck, "name": "a;b"}).status_code == 422
    assert ben.ask("DELETE", "/api/decks/My first").status_code == 404
    assert ann.ask("DELETE", "/api/decks/My first").status_code == 204
    assert ann.get("/api/decks") == []


def test_check(ann: Guest) -> None:
    good = ann.post("/api/decks/check", {"deck": built(3), "rules": "legends"})
    assert good["problems"] == []
    assert good["cards"] >= 30
    assert good["moons"] <= good["moon_limit"]
    bad = ann.post(
        "/api/decks/check", {"deck": {"name": "x", "leader": "Hoax", "cards": ["Cinder", "Nobody"]}}
    )
    kinds = {problem["kind"] for problem in bad["problems"]}
    assert {"unknown", "count"} <= kinds
    assert all(problem["place"] for problem in bad["problems"])
    assert bad["cards"] == 2
    drafted = ann.post("/api/decks/check", {"deck": {"name": "x", "cards": ["Cinder"]}, "drafted": ["Spark"]})
    assert "drafted" in {problem["kind"] for problem in drafted["problems"]}


def test_illegal_decks_are_refused_at_the_table(ann: Guest, ben: Guest) -> None:
    wrong = {"name": "x", "leader": "Hoax", "cards": ["Cinder"]}
    answer = ann.ask(
        "POST", "/api/tables", {"game": "duel", "seats": [{"who": "me", "deck": wrong}, open_seat()]}
    )
    assert answer.status_code == 422
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    assert ben.ask("POST", f"/api/tables/{table}/seats/1", {"deck": wrong}).status_code == 422
    assert ann.table(table)["status"] == "waiting"
    assert ben.join(table, 1)["status"] == "running"  # whoever brings none gets one by lot


def test_secret_lists_stay_secret(ann: Guest, ben: Guest) -> None:
    mine, theirs = built(5), built(6)
    for deck in (mine, theirs):
        deck["emissary"] = deck["inquisitor"] = ""
    table = ann.post("/api/tables", {"game": "duel", "seats": [{"who": "me", "deck": mine}, open_seat()]})[
        "id"
    ]
    joined = ben.ask("POST", f"/api/tables/{table}/seats/1", {"deck": theirs})
    if joined.status_code == 422:  # a Buka family is used by both or by neither
        return
    line = ann.sit(table, 0)
    hidden = set(theirs["cards"]) - set(mine["cards"])
    assert not any(card in line.raw[-1] for card in hidden)


def test_a_list_is_filled_up(ann: Guest) -> None:
    deck = {"name": "Mine", "leader": "Hoax", "cards": ["Cinder", "Spark"], "family": 2}
    full = ann.post("/api/decks/fill", {"deck": deck})
    assert full["cards"][:2] == ["Cinder", "Spark"]
    assert ann.post("/api/decks/check", {"deck": full})["problems"] == []
    empty = ann.post("/api/decks/fill", {"deck": {"name": "Mine", "leader": "Hoax"}})
    assert len(empty["cards"]) == 30
    wider = ann.post(
        "/api/decks/fill", {"deck": {"name": "x", "leader": "Aqua", "inquisitor": "Royal Marshal"}}
    )
    assert ann.post("/api/decks/check", {"deck": wider})["problems"] == []


def test_exchanges_are_suggested_with_their_causes(ann: Guest) -> None:
    full = ann.post("/api/decks/fill", {"deck": {"name": "x", "leader": "Pillar", "cards": ["Cinder"]}})
    worse = {**full, "cards": [*full["cards"][1:], "Cinder"]}
    for change in ann.post("/api/decks/changes", {"deck": worse}):
        assert change["out"] in worse["cards"]
        assert change["into"] not in worse["cards"]
        assert change["gain"] > 0
        assert change["causes"]
    ready = {"name": "y", "leader": "Pillar", "cards": [card["name"] for card in _ready(ann, "Pillar")]}
    best = ann.post("/api/decks/changes", {"deck": ready})[0]
    better = {**ready, "cards": [best["into"] if card == best["out"] else card for card in ready["cards"]]}
    assert ann.post("/api/decks/check", {"deck": better})["problems"] == []


def _ready(ann: Guest, people: str) -> list[Data]:
    told = ann.get("/api/cards?language=en")
    return [card for card in told["cards"] if card["name"] in told["decks"][people]]


def test_nobody_can_help_with_a_wrong_line(ann: Guest) -> None:
    for deck, code in (
        ({"name": "x", "leader": "Hoax", "cards": ["Nobody"]}, "Nobody"),
        ({"name": "x", "leader": "Hoax", "cards": ["Spark", "Spark"]}, "Spark"),
        ({"name": "x", "cards": ["Spark"]}, "leader"),
    ):
        for path in ("fill", "changes"):
            answer = ann.ask("POST", f"/api/decks/{path}", {"deck": deck})
            assert answer.status_code == 422
            assert code in answer.json()["text"]
