"""Cups as an attack: many matches that end at once, one maker who fills the list, names of others, cups that
cannot begin."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bluemoon.server.tables.registry import TableRegistry
from bluemoon.server.tables.tournaments import Tournaments
from tests.server.kit import Guest, Server


class Slow(Tournaments):
    """Counts how often a cup is looked through; the first time fails."""

    def __init__(self) -> None:
        super().__init__(cast(TableRegistry, SimpleNamespace(store=None)))
        self.begun: list[str] = []

    async def _advance(self, name: str) -> None:
        self.begun.append(name)
        await asyncio.sleep(0.01)
        if len(self.begun) == 1:
            raise OSError("the database was away")


def test_a_round_that_ends_at_once_is_counted_once() -> None:
    """Thirty-two matches of a cup end at the same moment: reading it takes a while, and each of them asks for
    it. Nobody's result is forgotten, even if the first one fails."""

    async def ask(cups: Slow) -> list[Any]:
        found = await asyncio.gather(*(cups.advance("large") for _ in range(32)), return_exceptions=True)
        before = len(cups.begun)
        await cups.advance("large")  # asked for afterwards: something may have happened since
        assert len(cups.begun) == before + 1
        return found

    cups = Slow()
    found = asyncio.run(ask(cups))
    assert sum(isinstance(one, OSError) for one in found) == 1
    assert cups.begun == ["large"] * 3  # the one that failed, one for all others, and the last


def test_one_maker_does_not_fill_the_list(tmp_path: Path) -> None:
    with Server(tmp_path, guest_rows=3) as server:
        ben, ann = server.guest("Ben"), server.guest("Ann")
        hidden = ben.post("/api/tournaments", {"name": "Ben's cup"})["id"]
        made = [ann.post("/api/tournaments", {"name": f"Mine {number}"})["id"] for number in range(60)]
        listed = [cup["id"] for cup in ben.get("/api/tournaments")]
        assert listed == [*reversed(made[-3:]), hidden]


def test_making_cups_is_charged(tmp_path: Path) -> None:
    with Server(tmp_path, guest_tables=2) as server:
        ann = server.guest("Ann")
        for _ in range(2):
            ann.post("/api/tournaments", {"name": "Cup"})
        refused = ann.ask("POST", "/api/tournaments", {"name": "Cup"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")


def test_nobody_enters_under_a_name_that_somebody_has_kept_since(ann: Guest, server: Server) -> None:
    owner, other = server.guest("Doppel"), server.guest("Doppel")
    owner.post("/api/me/phrase")
    name = ann.post("/api/tournaments", {"name": "Cup"})["id"]
    refused = other.ask("POST", f"/api/tournaments/{name}/players", {"name": "Doppel"})
    assert refused.json()["reason"]["code"] == "server.name-taken"
    owner.post(f"/api/tournaments/{name}/players", {})
    assert ann.get(f"/api/tournaments/{name}")["players"] == ["Doppel"]


@pytest.mark.parametrize("kind", ["round robin", "swiss", "knock-out"])
@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players_are_told(ann: Guest, kind: str, players: int) -> None:
    name = ann.post("/api/tournaments", {"name": "Cup", "kind": kind})["id"]
    for _ in range(players):
        ann.post(f"/api/tournaments/{name}/players", {})
    refused = ann.ask("POST", f"/api/tournaments/{name}/start")
    assert (refused.status_code, refused.json()["code"]) == (422, "illegal")
    assert ann.get(f"/api/tournaments/{name}")["status"] == "waiting"


def test_a_cup_for_one_is_refused(ann: Guest) -> None:
    refused = ann.ask("POST", "/api/tournaments", {"name": "Cup", "size": 1})
    assert refused.status_code == 422


# --- names --------------------------------------------------------------------------------------------------


def names_of(guest: Guest, name: str) -> list[str]:
    return sorted(guest.get(f"/api/tournaments/{name}")["players"])


@pytest.mark.parametrize("called", [",n.n.", "N.N.,", ",Novice", "Moon,Queen {tag}"])
def test_a_comma_hides_no_name_that_is_not_ones_own(server: Server, ann: Guest, called: str) -> None:
    tag = ann.id[:6].lower()
    server.guest(f"Moon Queen {tag}").post("/api/me/phrase")
    name = ann.post("/api/tournaments", {"name": "Cup"})["id"]
    wish = {"name": called.format(tag=tag)}
    refused = ann.ask("POST", f"/api/tournaments/{name}/players", wish)
    assert refused.json()["reason"]["code"] == "server.name-taken"
    ann.post(f"/api/tournaments/{name}/players", {"name": "Moon,Princess"})
    assert names_of(ann, name) == ["Moon Princess"]
    ann.put("/api/me", wish)  # a name with a comma is another one elsewhere
    assert names_of(ann, name) != [wish["name"].replace(",", " ").strip()]


def test_whoever_is_called_nobody_does_not_shut_a_cup(server: Server) -> None:
    """'n.n. 2' is nobody's name; then two players delete their data, and nobody is called as he is."""
    ann, *others = (server.guest(name) for name in ("Ann", "Ben", "Cid", "Dan"))
    name = ann.post("/api/tournaments", {"name": "Cup"})["id"]
    ann.post(f"/api/tournaments/{name}/players", {"name": "n.n. 2"})
    for guest in others:
        guest.post(f"/api/tournaments/{name}/players", {})
    ann.post(f"/api/tournaments/{name}/start")
    for guest in others[:2]:
        assert guest.ask("DELETE", "/api/me").status_code == 204
    assert names_of(ann, name) == ["Dan", "N.N.", "N.N. 3", "n.n. 2"]


def test_a_cup_with_two_names_that_are_one_opens_again(server: Server) -> None:
    """An earlier version wrote such files, and could not read them."""
    ann, ben, cid = (server.guest(name) for name in ("Ann", "Ben", "Cid"))
    name = ann.post("/api/tournaments", {"name": "Cup", "kind": "swiss", "rounds": 2})["id"]
    for guest in (ann, ben, cid):
        guest.post(f"/api/tournaments/{name}/players", {})
    ann.post(f"/api/tournaments/{name}/start")
    with closing(sqlite3.connect(server.folder / "tables.db", timeout=30)) as database:
        (body,) = database.execute("SELECT body FROM tournaments WHERE id = ?", (name,)).fetchone()
        body = body.replace("Ben", "n.n.").replace("Cid", "N.N.")
        database.execute("UPDATE tournaments SET body = ? WHERE id = ?", (body, name))
        database.commit()
    cup = ann.get(f"/api/tournaments/{name}")
    assert cup["players"] == ["Ann", "n.n.", "N.N. 2"]
    assert (ben.get(f"/api/tournaments/{name}")["me"], cid.get(f"/api/tournaments/{name}")["me"]) == (
        "n.n.",
        "N.N. 2",
    )
    met = {one for meeting in cup["rounds"][0] for one in (meeting["one"], meeting["two"])}
    assert met - {None} == {"Ann", "n.n.", "N.N. 2"}
    assert cid.delete(f"/api/tournaments/{name}/players/me")["me"] == "N.N. 2"
    left = {line["player"] for line in ann.get(f"/api/tournaments/{name}")["standings"] if line["left"]}
    assert left == {"N.N. 2"}
