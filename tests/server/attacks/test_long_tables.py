"""Tables whose journals somebody makes long without playing: there is an end to it, and what is long costs
more to be asked for."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Guest, Line, Server, me, open_seat, play_together

MOST = 60
A_MESSAGE = 8192  # bytes of a snapshot that count as a message


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("long")
    with Server(folder, table_entries=MOST, message_rate=20) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


def taken_back(line: Line) -> str:
    """Act and take it back; the code of the refusal, or ''."""
    assert line.act(line.actions[0])["type"] == "update"
    line.ask("offer", what="takeback")
    answer = line.wait("update", "refused")
    if answer["type"] == "update" or answer["code"] == "not-possible":  # what is final stands
        return ""
    return str(answer["reason"]["code"])


def test_nothing_is_taken_back_for_ever(ann: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    refused = ""
    while not refused:
        line = ann.sit(table, ann.table(table)["deciders"][0])
        assert line.version < MOST, "the table has no end"
        refused = taken_back(line)
        line.close()
    assert refused == "server.table-long"
    assert line.version >= MOST // 4


def test_nobody_comes_and_goes_for_ever(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    for _ in range(MOST):
        leaving = ann.ask("DELETE", f"/api/tables/{table}/seats/0")
        if leaving.status_code != 200:
            break
        ann.join(table, 0)
    assert leaving.json()["reason"]["code"] == "server.table-long"
    assert ben.join(table, 1)["status"] == "running"  # whoever wants to play still can


def test_a_game_without_end_is_ended(ann: Guest) -> None:
    table = ann.make("city", [me(), me()])["id"]
    lines = [ann.sit(table, seat) for seat in (0, 1)]
    play_together(lines)
    assert [line.version for line in lines] == [MOST + 1] * 2
    assert lines[0].state["table"]["result"]["termination"] == "closed"


def test_a_long_table_is_not_sent_again_and_again(ann: Guest) -> None:
    """Each snapshot has the whole log: with a game of many thousand entries, asking for it twenty times a
    second kept the server busy."""
    table = ann.make("city", [me(), me(), me(), me()])["id"]
    lines = [ann.sit(table, seat) for seat in range(4)]
    for _ in range(MOST - 2):
        (line,) = [one for one in lines if one.decision is not None]
        line.step()
        for other in lines:
            other.until(lambda other=other, line=line: other.version >= line.version)  # type: ignore[misc]
    line, began, got, refused = lines[0], time.monotonic(), 0, 0
    try:
        for _ in range(300):
            line.socket.send('{"type": "sync"}')
            text = line.socket.recv(timeout=60)
            got += len(text)
            refused += json.loads(text)["type"] == "refused"
    except ConnectionClosed:
        refused += 1
    allowed = 80 + 20 * (time.monotonic() - began)
    assert refused
    assert got < allowed * A_MESSAGE, len(text)
