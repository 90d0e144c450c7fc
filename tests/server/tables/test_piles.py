"""Tables with covered and with open piles: the players are told, and whatever follows a table keeps it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bluemoon.duel.engine import replay
from bluemoon.record import read_record
from bluemoon.server.adapters import begin, restore
from bluemoon.server.adapters.draft import DraftPlay
from bluemoon.server.protocol.duel import DuelView
from bluemoon.server.tables.journal import SeatSetup, Setup
from bluemoon.server.tables.summary import described, read_public
from bluemoon.sets import size
from tests.server.kit import Data, Guest, bot, me

both = pytest.mark.parametrize("piles", ["top", "open"])


@both
@pytest.mark.parametrize("game", ["duel", "match"])
def test_the_table_tells_what_may_be_seen(ann: Guest, game: str, piles: str) -> None:
    table = ann.make(game, [me("Mimix"), bot("random", "Khind")], piles=piles)
    assert table["piles"] == piles
    line = ann.sit(table["id"], 0)
    view: Data = line.state["view"]
    assert (view["duel"] if game == "match" else view)["piles"] == piles


def test_a_table_is_as_printed_unless_its_maker_says_otherwise(ann: Guest) -> None:
    assert ann.make("duel", [me("Hoax"), bot("random", "Vulca")])["piles"] == "top"
    assert ann.make("city", [me("Hoax"), bot("random", "Vulca")])["piles"] is None
    refused = ann.ask("POST", "/api/tables", {"game": "duel", "piles": "shut"})
    assert refused.status_code == 422


@both
def test_a_finished_game_is_open_and_its_record_keeps_it(ann: Guest, piles: str) -> None:
    table = ann.make("duel", [me("Hoax"), bot("random", "Vulca")], piles=piles)["id"]
    line = ann.sit(table, 0)
    line.play()
    text = ann.ask("GET", f"/api/tables/{table}/record").text
    game = replay(read_record(text))
    assert game.top_only == (piles == "top")
    shown = line.state["view"]
    assert shown["piles"] == "open"  # nothing is hidden any more
    assert [len(side["discard"]) for side in shown["sides"]] == [size(side.discard) for side in game.sides]
    read = ann.post("/api/records", {"text": text})
    assert ann.table(read["id"])["piles"] == piles
    on = ann.post("/api/tables", {"game": "duel", "from": {"table": table, "version": 3}})
    assert on["piles"] == piles


@both
def test_a_tournament_keeps_it(ann: Guest, piles: str) -> None:
    cup = ann.post("/api/tournaments", {"name": "Spring", "piles": piles})
    assert cup["piles"] == piles
    for _ in "ab":
        ann.post(f"/api/tournaments/{cup['id']}/players", {"level": "random"})
    begun = ann.post(f"/api/tournaments/{cup['id']}/start", {})
    assert ann.table(begun["rounds"][0][0]["table"])["piles"] == piles


# --- what is older than the choice ------------------------------------------------------------------------


def test_a_stored_table_that_does_not_say_it_has_open_piles() -> None:
    old = msgspec.json.encode({"game": "duel", "seats": [{"kind": "guest"}, {"kind": "guest"}]})
    setup = msgspec.json.decode(old, type=Setup)
    assert setup.piles == "open"
    play = begin(setup, ((), ()), ("Ann", "Ben"), "1")
    seen = play.view(0)
    assert isinstance(seen, DuelView)
    assert seen.piles == "open"
    row = {"id": "x", "game": "duel", "title": "", "listed": False, "version": 1, "next": None}
    row |= {"tournament": None, "created": 0}
    stored: dict[str, Any] = {
        "rules": "legends",
        "status": "running",
        "seats": [],
        "score": None,
        "result": None,
    }
    stored |= {"deciders": [0], "clock": None, "guide": None}
    assert described(read_public(msgspec.json.encode(stored)), row, (), None, 0).piles == "open"


@pytest.mark.parametrize("game", ["match", "draft"])
def test_a_stored_position_that_does_not_say_it_has_open_piles(game: str) -> None:
    setup = Setup(game, (SeatSetup("guest"), SeatSetup("guest")), piles="top")
    play = begin(setup, ((), ()), ("Ann", "Ben"), "1")
    data = msgspec.json.decode(play.position())
    assert data.pop("piles") == "top"
    restored = restore(setup, msgspec.json.encode(data).decode())
    assert (restored.piles if isinstance(restored, DraftPlay) else restored.match.piles) == "open"  # type: ignore[attr-defined]
    again = restore(setup, play.position())
    assert (again.piles if isinstance(again, DraftPlay) else again.match.piles) == "top"  # type: ignore[attr-defined]
