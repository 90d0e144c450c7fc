"""The lab: a stream of progress, budgets, games to look at, and the metagame."""

from __future__ import annotations

import json

import pytest

from bluemoon.cards import PEOPLES
from tests.server.kit import Data, Guest


def tried(guest: Guest, **wish: object) -> list[Data]:
    """All that a trial tells."""
    answer = guest.ask("POST", "/api/lab", {"games": 4, **wish})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    return [json.loads(line.removeprefix("data: ")) for line in answer.text.split("\n\n") if line]


def ready(people: str, **more: object) -> Data:
    return {"name": people, "leader": people, **more}


def test_a_deck_is_tried_and_a_game_looked_at(ann: Guest) -> None:
    wish = {"deck": ready("Aqua"), "against": [ready("Mimix"), ready("Pillar")], "seed": "x"}
    told = tried(ann, **wish)
    first, last = told[0], told[-1]
    assert (first["done"], first["of"], first["finished"]) == (0, 4, False)
    assert (last["done"], last["finished"], last["failed"], last["paired"]) == (4, True, False, None)
    (version,) = last["versions"]
    assert [row["opponent"] for row in version["rows"]] == ["Mimix", "Pillar"]
    assert [row["rate"]["games"] for row in version["rows"]] == [2, 2]
    assert version["overall"]["low"] < version["overall"]["rate"] < version["overall"]["high"] or (
        version["overall"]["rate"] in (0, 1)
    )
    assert len(version["cards"]) == 30
    for card in version["cards"]:
        assert card["drawn"]["games"] <= 4
        assert (card["gain"], card["low"], card["high"]) == (0, -1, 1)  # four games tell nothing
    for lost in version["lost"]:
        record = ann.post("/api/lab/game", {**wish, "games": 4, "number": lost["number"]})["text"]
        table = ann.post("/api/records", {"text": record})
        assert table["status"] == "over"
        assert lost["seat"] not in table["result"]["winners"]
    assert ann.ask("POST", "/api/lab/game", {**wish, "games": 4, "number": 4}).status_code == 404


def test_two_versions_over_the_same_deals(ann: Guest) -> None:
    last = tried(ann, deck=ready("Aqua"), other=ready("Aqua"), against=[ready("Buka")], games=8)[-1]
    assert [version["overall"]["games"] for version in last["versions"]] == [4, 4]
    # the same deck twice: every deal ends in the same way
    assert last["paired"] == {"deals": 4, "difference": 0.0, "low": 0.0, "high": 0.0}


def test_a_deck_with_achievements_is_tried_in_games_of_a_match(ann: Guest) -> None:
    achievement = next(
        card["name"] for card in ann.get("/api/cards?language=en")["cards"] if card["type"] == "achievement"
    )
    deck = ann.post("/api/decks/fill", {"deck": ready("Aqua", cards=[achievement]), "match": True})
    wish = {"deck": deck, "against": [ready("Mimix")], "games": 4}
    assert achievement in ann.ask("POST", "/api/lab", wish).json()["text"]
    assert tried(ann, **wish, match=True)[-1]["done"] == 4
    record = ann.post("/api/lab/game", {**wish, "match": True, "number": 0})["text"]
    assert ann.post("/api/records", {"text": record})["status"] == "over"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"deck": {"name": "x", "leader": "Hoax", "cards": ["Nobody"]}}, 422),
        ({"deck": {"name": "x", "leader": "Hoax"}, "games": 2001}, 422),
        ({"deck": {"name": "x", "leader": "Hoax"}, "against": [{"leader": "Nobody"}]}, 422),
        ({"deck": {"name": "x", "leader": "Hoax"}, "seed": "a\u0007"}, 422),
    ],
)
def test_what_cannot_be_tried_is_refused(ann: Guest, wish: Data, status: int) -> None:
    answer = ann.ask("POST", "/api/lab", wish)
    assert answer.status_code == status
    assert answer.json()["text"]


def test_the_metagame_tells_where_it_comes_from(ann: Guest) -> None:
    told = ann.get("/api/metagame")
    assert told["command"].startswith("bluemoon lab metagame ")
    assert told["date"] >= "2026"
    cells = told["peoples"]["cells"]
    assert {(cell["one"], cell["two"]) for cell in cells} == {(a, b) for a in PEOPLES for b in PEOPLES}
    by = {(cell["one"], cell["two"]): cell for cell in cells}
    for cell in cells:
        assert cell["low"] <= cell["rate"] <= cell["high"]
        if cell["one"] != cell["two"]:
            assert cell["rate"] + by[cell["two"], cell["one"]]["rate"] == pytest.approx(1)
    emissaries = set(ann.get("/api/cards?language=en")["emissaries"])
    assert set(told["emissaries"]["overall"]) == emissaries
