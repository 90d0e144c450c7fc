"""What players agree on at the same moment, each at another process, while seats change hands: there is one
rematch, and it belongs to those who hold the seats."""

from __future__ import annotations

import threading

import pytest

from tests.server.attacks.test_processes import deafen, elsewhere, move
from tests.server.kit import Guest, Line, Server, me, open_seat, ready_made

TIMES = 8


def finished(ann: Guest, ben: Guest) -> list[Line]:
    """A game that Ann has given up; each player is connected to his own process."""
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ben.join(table, 1, deck=ready_made("Vulca"))
    lines = [ann.sit(table, 0), ben.sit(table, 1)]
    lines[0].ask("resign")
    for line in lines:
        line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
    return lines


def at_once(lines: list[Line], kind: str, **more: object) -> None:
    threads = [threading.Thread(target=line.ask, args=(kind,), kwargs=more) for line in lines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def tables_of(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/me")["tables"]]


def test_both_offer_a_rematch_at_once(pair: tuple[Server, Server]) -> None:
    """Neither process has heard of the other's offer: still there is one rematch, and not two."""
    first, second = pair
    for _ in range(TIMES):
        ann, ben = first.guest("Ann"), second.guest("Ben")
        lines = finished(ann, ben)
        deafen(first)
        at_once(lines, "offer", what="rematch")
        for line in lines:
            line.until(lambda line=line: line.state["table"]["next"] is not None, timeout=20)  # type: ignore[misc]
        again = {line.state["table"]["next"] for line in lines}
        assert len(again) == 1
        assert sorted(tables_of(ann)) == sorted([lines[0].table, *again])
        for line in lines:
            line.close()


@pytest.mark.parametrize("deaf", [False, True])
def test_a_key_moves_the_seat_before_the_rematch(pair: tuple[Server, Server], deaf: bool) -> None:
    """Ann offered a rematch and then gave her seat to Cid: her offer is void, and the rematch is Cid's."""
    first, second = pair
    ann, ben, cid = first.guest("Ann"), second.guest("Ben"), second.guest("Cid")
    lines = finished(ann, ben)
    lines[0].ask("offer", what="rematch")
    lines[1].until(lambda: lines[1].state["table"]["seats"][0]["offers"] == ["rematch"])
    if deaf:
        deafen(first)
    move(lines[0].table, ann, elsewhere(cid, first))
    lines[1].ask("answer", what="rematch", yes=True)
    lines[1].until(lambda: lines[1].state["table"]["seats"][1]["offers"] == ["rematch"])
    assert ben.table(lines[0].table)["next"] is None  # Cid was not asked yet
    new = cid.sit(lines[0].table, 0)
    new.ask("offer", what="rematch")
    new.until(lambda: new.state["table"]["next"] is not None)
    again = new.state["table"]["next"]
    assert [seat["mine"] for seat in cid.table(again)["seats"]] == [True, False]
    assert again not in tables_of(ann)
    assert [seat["mine"] for seat in ben.table(again)["seats"]] == [False, True]


def test_all_agree_to_take_back_at_once(pair: tuple[Server, Server]) -> None:
    """Three players: the two who are asked agree at the same moment, each at a process of his own."""
    first, second = pair
    ann, ben, cid = first.guest("Ann"), second.guest("Ben"), first.guest("Cid")
    table = ann.make("city", [me(), open_seat(), open_seat()])["id"]
    ben.join(table, 1)
    cid.join(table, 2)
    asks, *others = [ann.sit(table, 0), ben.sit(table, 1), cid.sit(table, 2)]
    asks.until(lambda: asks.decision is not None)
    for _ in range(30):
        asks.act(asks.actions[0])
        if asks.state["table"]["takeback"]:
            break
        assert asks.decision is not None, "nothing could be taken back"
    version = asks.version
    asks.ask("offer", what="takeback")
    for line in others:
        line.until(lambda line=line: line.state["table"]["seats"][0]["offers"] == ["takeback"])  # type: ignore[misc]
    deafen(first)
    at_once(others, "answer", what="takeback", yes=True)
    asks.until(lambda: asks.version == version + 1, timeout=20)
    assert asks.log[-1]["events"][0]["kind"] == "took back"
