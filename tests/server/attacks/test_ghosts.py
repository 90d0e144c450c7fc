"""A seat that was left, handed on or given up neither shows nor does anything for whoever had it before."""

from __future__ import annotations

import pytest

from tests.server.kit import Closed, Data, Guest, Line, Server, me, open_seat, ready_made
from tests.server.lines.test_socket import closed_with


def heard_before_closing(line: Line) -> tuple[int | None, list[Data]]:
    """The close code, and what came before."""
    start = len(line.heard)
    return closed_with(line), line.heard[start:]


def private(messages: list[Data]) -> list[Data]:
    """Those that show a seat's own view of a game that runs."""
    return [
        message
        for message in messages
        if message.get("view") is not None and message["view"].get("seat", -1) >= 0
    ]


def test_a_left_seat_is_gone(ann: Guest, ben: Guest) -> None:
    """Ann leaves seat 0 and takes seat 1; Ben sits down on seat 0: Ann's old line shows nothing of him."""
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ghost = ann.sit(table, 0)
    ann.delete(f"/api/tables/{table}/seats/0")
    ann.join(table, 1, deck=ready_made("Vulca"))
    ben.join(table, 0, deck=ready_made("Hoax"))
    own = ben.sit(table, 0)
    version = own.version
    for message in ({"type": "sync"}, {"type": "resign", "id": "r"}, {"type": "hint", "id": "h"}):
        try:
            ghost.send(message)
        except Closed:
            break
    code, said = heard_before_closing(ghost)
    assert code == 4003
    assert private(said) == []
    own.send({"type": "sync"})
    snapshot = own.wait("snapshot")
    assert (snapshot["version"], snapshot["table"]["status"]) == (version, "running")


def test_a_key_ends_with_the_seat_it_was_made_for(ann: Guest, ben: Guest, server: Server) -> None:
    """Ann makes a key, leaves, and Ben sits down: the key does not open Ben's seat."""
    table = ann.make("city", [me(), open_seat()])["id"]
    key = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
    ann.delete(f"/api/tables/{table}/seats/0")
    ben.join(table, 0)
    helper = server.guest("Cid")
    assert helper.ask("POST", f"/api/keys/{key}").status_code == 404
    assert ben.table(table)["seats"][0]["mine"]


def three(ann: Guest, ben: Guest) -> tuple[str, list[Line]]:
    table = ann.make("city", [me(), open_seat(), me()])["id"]
    ben.join(table, 1)
    return table, [ann.sit(table, 0), ben.sit(table, 1), ann.sit(table, 2)]


def test_whoever_resigned_looks_on(ann: Guest, ben: Guest) -> None:
    """With three players a bot plays on: the seat is its own, on all devices of the former holder."""
    table, (first, other, _) = three(ann, ben)
    second = ann.sit(table, 0)
    first.ask("resign")
    for line in (first, second):
        line.until(lambda line=line: line.state["seat"] == -1)  # type: ignore[misc]
        assert line.view["seat"] == -1
        assert line.decision is None
        line.send({"type": "sync"})
        assert line.wait("snapshot")["seat"] == -1
        for kind, more in (("resign", {}), ("hint", {}), ("why", {"what": "x"})):
            line.ask(kind, **more)
            assert line.wait("refused")["code"] == "spectator"
        assert line.act("done")["code"] == "spectator"
    other.until(lambda: other.state["table"]["seats"][0]["kind"] == "bot")
    assert ann.ask("GET", f"/api/tables/{table}/log?seat=0").status_code == 403
    with pytest.raises(Closed, match="4003"):
        ann.sit(table, 0)


def test_nobody_holds_the_seat_of_a_bot(ann: Guest, ben: Guest) -> None:
    _, (first, other, third) = three(ann, ben)
    first.ask("resign")
    third.until(lambda: third.state["table"]["seats"][0]["kind"] == "bot")
    for line in (other, third):
        line.ask("resign")
    other.until(lambda: other.status == "over")
    assert [seat["mine"] for seat in ann.table(other.table)["seats"]] == [False] * 3


def test_whose_time_ran_out_looks_on(ann: Guest, ben: Guest) -> None:
    """With three players a bot plays on for whoever ran out of time: his line shows and does no more."""
    table = ann.make("city", [me(), open_seat(), me()], clock={"minutes": 0.02})["id"]
    ben.join(table, 1)
    line = ann.sit(table, 0)
    line.until(lambda: line.state["seat"] == -1)
    assert line.decision is None
    assert line.act("done")["code"] == "spectator"
    assert ann.ask("GET", f"/api/tables/{table}/log?seat=0").status_code == 403
    with pytest.raises(Closed, match="4003"):
        ann.sit(table, 0)
