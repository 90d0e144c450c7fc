"""A whole cup with bots of others, at the pace of a usual server: one that plays, one that fails at every
decision; the server dies in the middle of it."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from bluemoon.formats.tournament import read_tournament
from tests.server.kit import Data, Server
from tests.server.tables.test_cups import cup_of, lines, start

PATIENCE = 240.0
STRANGERS = '''
"""Bots of others."""

import pathlib

HERE = pathlib.Path(__file__).parent


class Last:
    game = "duel"

    def choose(self, view, actions):
        with (HERE / "asked").open("a") as log:
            log.write(f"{len(actions)}\\n")
        return actions[len(actions) - 1]


class Broken:
    game = "duel"

    def choose(self, view, actions):
        raise RuntimeError("it does not want to")
'''


def test_a_cup_of_others_bots_from_its_beginning_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "strangers.py").write_text(STRANGERS, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    bots = "duel/apprentice=strangers:Last; duel/beginner=strangers:Broken"
    with Server(tmp_path, bots=bots, pace=0.5, interference=5) as server:
        ann = server.guest("Ann")
        name = str(ann.post("/api/tournaments", {"kind": "knock-out", "decks": "built"})["id"])
        for level, count in (("apprentice", 2), ("beginner", 1), ("random", 1)):
            ann.post(f"/api/tournaments/{name}/players", {"level": level, "count": count})
        start(ann, name)
        asked = tmp_path / "asked"
        end = time.monotonic() + PATIENCE
        while not asked.exists():
            assert time.monotonic() < end, server.log()
            time.sleep(0.05)
        server.kill()
        before = asked.stat().st_size
        server.start()
        cup: Data = {}
        while not cup or cup["status"] != "over":
            assert time.monotonic() < end, cup
            time.sleep(0.2)
            cup = cup_of(ann, name)
        assert asked.stat().st_size > before  # after the restart it was asked on
        assert "strangers:Broken" in server.log()  # whoever keeps the server is told of lost decisions
        standings = lines(cup)
        assert set(standings) == {"Apprentice", "Apprentice 2", "Beginner", "Random"}
        assert sum(line["won"] for line in standings.values()) == 3
        assert read_tournament(ann.ask("GET", f"/api/tournaments/{name}/results").text).over
        for meeting in [meeting for row in cup["rounds"] for meeting in row]:
            assert max(meeting["crystals"]) >= 5
            assert not meeting["forfeit"]
            assert ann.ask("GET", f"/api/tables/{meeting['table']}/record").status_code == 200
