"""What a socket says: reconnecting, old versions, the same id twice, bad messages, questions."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest

from tests.server.kit import Closed, Guest, Line, Server, bot, me, open_seat, play_together, ready_made


@pytest.fixture
def pair(ann: Guest, ben: Guest) -> list[Line]:
    """A duel of two guests, whoever begins."""
    table = ann.make("duel", [me("Hoax"), open_seat()], advice=True)
    ben.join(table["id"], 1, deck=ready_made("Vulca"))
    return [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]


def decider(lines: list[Line]) -> tuple[Line, Line]:
    """Who decides now, and the other one; both have heard everything."""
    newest = max(line.version for line in lines)
    for line in lines:
        line.until(lambda line=line: line.version >= newest)  # type: ignore[misc]
    first = next(line for line in lines if line.decision is not None)
    return first, next(line for line in lines if line is not first)


def test_a_reconnected_client_gets_everything(pair: list[Line]) -> None:
    first, other = decider(pair)
    other.close()
    for _ in range(3):
        if first.decision is not None:
            first.step()
    snapshot = other.reconnect()
    assert snapshot["version"] == first.version
    assert [entry["version"] for entry in other.log] == [entry["version"] for entry in first.log]
    play_together(pair)


def test_sync_gives_a_snapshot(pair: list[Line]) -> None:
    pair[0].send({"type": "sync"})
    assert pair[0].wait("snapshot")["version"] == pair[0].version


def test_an_action_for_an_old_version_is_refused_with_a_snapshot(pair: list[Line]) -> None:
    first, _ = decider(pair)
    old = first.version
    while first.decision is not None and first.version < old + 1:
        first.step()
    first, _ = decider(pair)
    answer = first.act(first.actions[0], version=-1)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert first.wait("snapshot")["version"] == first.version
    assert first.act(first.actions[0], version=first.version + 5)["code"] == "stale"
    first.wait("snapshot")
    assert first.act(first.actions[0])["type"] == "update"


def test_the_same_id_twice_is_done_once(pair: list[Line]) -> None:
    first, other = decider(pair)
    action = first.actions[0]
    version = first.version
    done = first.act(action, id="once")
    assert done["version"] == version + 1
    again = first.act(action, version=version, id="once")
    assert again["type"] == "update"
    assert (again["version"], again["id"]) == (done["version"], "once")
    assert again["view"] == done["view"]
    assert again["entry"] == done["entry"]
    other.until(lambda: other.version == version + 1)
    other.send({"type": "sync"})
    assert other.wait("snapshot")["version"] == version + 1  # nothing more has happened


def test_the_same_id_after_reconnecting_and_later_moves(pair: list[Line]) -> None:
    first, _ = decider(pair)
    version = first.version
    done = first.act(first.actions[0], id="lost answer")
    for _ in range(4):
        mover, _ = decider(pair)
        mover.step()
    first.reconnect()
    again = first.act(first.actions[0] if first.actions else "x", version=version, id="lost answer")
    assert (again["type"], again["version"]) == ("update", version + 1)
    assert again["view"] == done["view"]


def test_two_seats_may_use_the_same_id(pair: list[Line]) -> None:
    done = set()
    for _ in range(60):
        mover, _ = decider(pair)
        ident = "same" if mover.seat not in done else ""
        assert mover.act(mover.actions[0], id=ident)["type"] == "update"
        done.add(mover.seat)
        if len(done) == 2 or mover.status == "over":
            break
    assert done == {0, 1}


def test_not_your_turn_and_illegal(pair: list[Line]) -> None:
    first, other = decider(pair)
    refused = other.act("retreat")
    assert refused["code"] == "not-your-turn"
    for action in ("play Nobody", "", "retreat", "announce Fire", "play " + "x" * 300):
        refused = first.act(action)
        assert refused["code"] == "illegal", action
        assert refused["version"] == first.version
    assert first.act("retreat")["place"]  # the rule has a place
    assert first.act(first.actions[0])["type"] == "update"


BAD = [
    "",
    "no json",
    "[]",
    "{}",
    '{"type":"act"}',
    '{"type":"act","id":5,"version":0,"action":"x"}',
    '{"type":"act","id":"a","version":"0","action":"x"}',
    '{"type":"act","id":"a","version":0,"action":"x","more":1}',
    '{"type":"act","id":"","version":0,"action":"x"}',
    json.dumps({"type": "act", "id": "x" * 100, "version": 0, "action": "x"}),
    json.dumps({"type": "why", "id": "x", "what": "y" * 1000}),
    '{"type":"offer","id":"a","what":"draw"}',
    '{"type":"fly"}',
    "[" * 5000,
    '{"type":"act","id":"a","version":1e400,"action":"x"}',
]


@pytest.mark.parametrize("message", BAD)
def test_bad_messages_are_answered(pair: list[Line], message: str) -> None:
    line = pair[0]
    line.socket.send(message)
    refused = line.wait("refused")
    assert refused["code"] == "bad-message"
    line.socket.send(message.encode() + b"\xff\xfe")
    assert line.wait("refused")["code"] == "bad-message"
    line.send({"type": "ping"})
    assert line.wait("pong")


def test_too_large_and_too_many(ann: Guest) -> None:
    table = ann.make("duel", [me(), open_seat()])
    line = ann.sit(table["id"], 0)
    line.socket.send("x" * 20_000)
    assert closed_with(line) == 4009
    line.reconnect()
    with suppress(Closed):
        for _ in range(200):
            line.socket.send("{")
    assert closed_with(line) == 4008
    line.reconnect()


def closed_with(line: Line) -> int | None:
    try:
        while True:
            line.hear()
    except Closed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_whose_seat_it_is(ann: Guest, ben: Guest, server: Server) -> None:
    table = ann.make("duel", [me(), bot()])["id"]
    for guest, seat, code in ((ben, 0, 4003), (ann, 1, 4003), (ann, 3, 4003)):
        with pytest.raises(Closed) as closed:
            guest.sit(table, seat)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
    with pytest.raises(Closed) as closed:
        ann.sit("nowhere", 0)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004


def test_a_spectator_only_looks_on(pair: list[Line], server: Server) -> None:
    watcher = server.guest("Cid").sit(pair[0].table, None)
    assert watcher.state["seat"] == -1
    assert watcher.decision is None
    assert all(card is None for side in watcher.view["sides"] for card in side["hand"])
    assert watcher.act("retreat")["code"] == "spectator"
    for kind, more in (("resign", {}), ("offer", {"what": "rematch"}), ("why", {"what": "x"}), ("hint", {})):
        watcher.ask(kind, **more)
        assert watcher.wait("refused")["code"] == "spectator"


def test_why_and_hint(pair: list[Line]) -> None:
    first, other = decider(pair)
    playable = {action.removeprefix("play ") for action in first.actions}
    seat = first.state["seat"]
    hand = [card["card"] for card in first.view["sides"][seat]["hand"]]
    for card in hand:
        first.ask("why", what=card)
        reason = first.wait("reason")
        assert bool(reason["text"]) == (card not in playable)
        assert bool(reason["reason"]) == (card not in playable)
    first.ask("why", what="announce Fire")
    answer = first.wait("reason")
    assert answer["reason"] == {"code": "duel.character-first", "args": {}, "text": answer["text"]}
    refused = first.act("retreat")
    assert (refused["code"], refused["reason"]["code"]) == ("illegal", "duel.no-fight")
    assert refused["text"] == refused["reason"]["text"]
    other.ask("why", what="Cinder")
    assert other.wait("refused")["code"] == "not-your-turn"
    first.ask("hint")
    hint = first.wait("hint", "refused")
    assert hint["action"] in first.actions
    assert hint["version"] == first.version
    assert hint["text"]
    other.ask("hint")
    assert other.wait("refused")["code"] == "not-your-turn"


def test_presence_is_told(pair: list[Line]) -> None:
    one, two = pair
    one.until(lambda: one.state["table"]["seats"][1]["here"])
    two.close()
    one.until(lambda: not one.state["table"]["seats"][1]["here"])
    two.reconnect()
    one.until(lambda: one.state["table"]["seats"][1]["here"])


def test_what_others_are_told_of_hidden_things(pair: list[Line]) -> None:
    """The other seat's log names no card that the other seat drew."""
    play_together(pair)
    for line in pair:
        draws = [
            event
            for entry in line.log
            for event in entry["events"]
            if event["kind"] == "draw" and event["seat"] != line.seat
        ]
        assert draws
        assert all(event["card"] is None for event in draws)
