"""Two processes share the tables: what one of them knows of the seats, the other must not act against."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import asyncpg  # type: ignore[import-untyped]

from tests.server.attacks.test_ghosts import heard_before_closing, private
from tests.server.kit import Closed, Data, Guest, Line, Server, me, open_seat


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same guest, with the same cookie, at another process."""
    other = Guest.__new__(Guest)
    other.server, other.http, other.id = server, guest.http, guest.id
    return other


def deafen(server: Server) -> None:
    """End the connections over which the processes hear of each other; they are back after a second."""

    async def end() -> None:
        connection = await asyncpg.connect(server.database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
        await connection.close()

    asyncio.run(end())


def move(table: str, owner: Guest, taker: Guest, seat: int = 0) -> None:
    key = owner.post(f"/api/tables/{table}/seats/{seat}/key")["key"]
    assert taker.post(f"/api/keys/{key}") == {"table": table, "seat": seat}


def test_the_old_device_at_another_process_is_sent_away(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = first.guest("Ann"), second.guest("Ben")
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    old = ann.sit(table, 0)
    move(table, ann, ben)
    code, said = heard_before_closing(old)  # nobody said anything to the first process
    assert code == 4003
    assert private(said) == []


def test_a_process_that_has_not_heard_does_nothing_for_the_old_device(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = first.guest("Ann"), second.guest("Ben")
    for message in (
        {"type": "sync"},
        {"type": "resign", "id": "a"},
        {"type": "hint", "id": "b"},
        {"type": "why", "id": "c", "what": "Spark"},
        {"type": "offer", "id": "d", "what": "rematch"},
        {"type": "act", "id": "e", "version": 99, "action": "x"},  # is stale: a snapshot would follow
        None,  # an action that is good
        {"type": "act", "id": "again", "version": 0, "action": ""},  # sent before: the answer comes again
    ):
        table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
        lines = [ann.sit(table, 0), ann.sit(table, 1)]
        old = next(line for line in lines if line.decision is not None)
        if message is not None and message["id" if "id" in message else "type"] == "again":
            message["action"] = old.actions[0]
            old.act(old.actions[0], id="again")
        deafen(first)
        move(table, ann, ben, old.seat or 0)
        new = ben.sit(table, old.seat)
        send(old, message or act(old))
        code, said = heard_before_closing(old)
        assert code == 4003, message
        assert private(said) == [], message
        assert [one for one in said if one["type"] in ("hint", "reason")] == []
        new.send({"type": "sync"})
        assert new.wait("snapshot")["version"] == new.state["version"] == len(new.log)
        assert new.log[-1]["events"][0]["kind"] == "moved", message  # and nothing came after it
        assert new.status == "running"


def act(line: Line) -> Data:
    return {"type": "act", "id": "f", "version": line.version, "action": line.actions[0]}


def send(line: Line, message: Data) -> None:
    with suppress(Closed):
        line.send(message)


def test_a_seat_left_at_another_process(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann, ben = first.guest("Ann"), second.guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat()])["id"]
    ghost = ann.sit(table, 0)
    deafen(first)
    there = elsewhere(ann, second)
    there.delete(f"/api/tables/{table}/seats/0")
    there.join(table, 1)
    ben.join(table, 0)
    send(ghost, {"type": "sync"})
    code, said = heard_before_closing(ghost)
    assert code == 4003
    assert private(said) == []
    assert ann.ask("GET", f"/api/tables/{table}/log?seat=0").status_code == 403
    assert ann.ask("GET", f"/api/tables/{table}/log?seat=1").status_code == 200


def test_a_new_name_is_told_at_another_process(pair: tuple[Server, Server]) -> None:
    ann, ben = pair[0].guest("Ann"), pair[1].guest("Ben")
    table = ann.make("duel", [me("Hoax"), open_seat("Vulca")])["id"]
    ben.join(table, 1)
    line = ben.sit(table, 1)
    ann.put("/api/me", {"name": "Selene"})
    line.until(lambda: line.state["table"]["seats"][0]["name"] == "Selene", timeout=10)
    line.close()
