"""Cups as an attack: many matches that end at once, one maker who fills the list, names of others, cups that
cannot begin."""

from __future__ import annotations

import asyncio
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
