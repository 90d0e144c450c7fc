"""The lab as an attack: runs that are broken off before they are paid, and processes that are started for
nothing."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.disasters import children
from tests.server.kit import Guest, Server

WISH = {"deck": {"leader": "Aqua"}, "against": [{"leader": "Mimix"}], "seed": "x"}


def broken_off(guest: Guest, games: int) -> str:
    """Begin a run and go away after the first event; the code of the refusal, or ''."""
    while True:
        with guest.http.stream(
            "POST", f"{guest.server.url}/api/lab", json={**WISH, "games": games}
        ) as answer:
            if answer.status_code == 200:
                next(answer.iter_lines())
                return ""
            code = str(json.loads(answer.read())["reason"]["code"])
        if code != "server.lab-busy":  # the last run has not noticed yet that nobody listens
            return code
        time.sleep(0.1)


def players(server: int) -> set[int]:
    """The processes in which bots play, without the helper of `multiprocessing`."""
    words = {child: Path(f"/proc/{child}/cmdline") for child in children(server)}
    return {child for child, file in words.items() if file.exists() and "spawn_main" in file.read_text()}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lab")
    with Server(folder, guest_lab=20, lab_workers=1, lab_rest=1) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


def test_runs_that_are_broken_off_are_paid(ann: Guest) -> None:
    assert broken_off(ann, 16) == ""
    assert broken_off(ann, 16) == "server.lab-too-much"  # twelve games were begun for her


def test_a_process_is_not_started_for_every_game_and_goes_when_nobody_wants_it(
    server: Server, ben: Guest
) -> None:
    assert server.process is not None
    known = set[int]()
    for number in range(4):
        ben.post("/api/lab/game", {**WISH, "games": 4, "number": number})
        known |= players(server.process.pid)
    assert len(known) == 1
    end = time.monotonic() + 60
    while players(server.process.pid):
        assert time.monotonic() < end, "a process of the lab stays"
        time.sleep(0.1)
