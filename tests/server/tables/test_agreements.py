"""What players agree on: taking back, playing again; resigning; clocks; moving a seat to another device."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bluemoon.server.budgets import Budgets
from bluemoon.server.people.guests import add_guest
from bluemoon.server.people.keeping import keep_name
from bluemoon.server.settings import Settings
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.store import Store
from bluemoon.server.tables import journal
from bluemoon.server.tables.agreements import names_again
from bluemoon.server.tables.journal import SeatSetup, Setup
from bluemoon.server.tables.registry import TableRegistry
from tests.server.kit import Guest, Line, Server, bot, me, open_seat, ready_made
from tests.server.lines.test_socket import closed_with, decider


def two_guests(ann: Guest, ben: Guest, **more: object) -> list[Line]:
    table = ann.make("duel", [me("Hoax"), open_seat()], **more)
    ben.join(table["id"], 1, deck=ready_made("Vulca"))
    return [ann.sit(table["id"], 0), ben.sit(table["id"], 1)]


def play_a_card(lines: list[Line]) -> tuple[Line, Line, str]:
    """Go on until somebody can play a character that draws nothing: it can be taken back."""
    for _ in range(200):
        first, other = decider(lines)
        for action in first.actions:
            if action.startswith("play "):
                first.act(action)
                other.until(lambda other=other, first=first: other.version == first.version)  # type: ignore[misc]
                if first.state["table"]["takeback"]:
                    return first, other, action
                break
        else:
            first.step()
    raise AssertionError("no card could be played")


def test_take_back_if_the_other_agrees(ann: Guest, ben: Guest) -> None:
    first, other, action = play_a_card(two_guests(ann, ben))
    version = first.version
    assert not other.state["table"]["takeback"]
    first.ask("offer", what="takeback")
    other.until(lambda: other.state["table"]["seats"][first.seat or 0]["offers"] == ["takeback"])
    assert first.version == version  # nothing has happened yet
    other.ask("answer", what="takeback", yes=True)
    first.until(lambda: first.version == version + 1)
    assert first.log[-1]["events"][0]["kind"] == "took back"
    assert action in first.actions
    assert first.act(action)["type"] == "update"


def test_no_is_no_and_an_offer_dies_with_the_moment(ann: Guest, ben: Guest) -> None:
    first, other, _ = play_a_card(two_guests(ann, ben))
    version = first.version
    first.ask("offer", what="takeback")
    other.until(lambda: bool(other.state["table"]["seats"][first.seat or 0]["offers"]))
    other.ask("answer", what="takeback", yes=False)
    first.until(lambda: first.state["table"]["seats"][first.seat or 0]["offers"] == [])
    assert first.version == version
    first.ask("offer", what="takeback")
    first.step()
    other.until(lambda: other.version > version)
    other.ask("answer", what="takeback", yes=True)
    assert other.wait("refused")["code"] == "not-possible"


def test_nothing_is_taken_back_after_chance_or_another_decision(ann: Guest, ben: Guest) -> None:
    lines = two_guests(ann, ben)
    for _ in range(60):
        first, other = decider(lines)
        first.step()
        drew = any(event["kind"] == "draw" for event in first.log[-1]["events"])
        assert not (drew and first.state["table"]["takeback"])
        other.until(lambda first=first, other=other: other.version == first.version)  # type: ignore[misc]
        assert not other.state["table"]["takeback"]
        if first.status == "over":
            break
    # The other player decides now, or the game is over: he has nothing to take back.
    other.ask("offer", what="takeback")
    assert other.wait("refused")["code"] == "not-possible"


def taken_back(line: Line) -> bool:
    """Ask to take back; False if the table went on by itself before it heard of that."""
    version = line.version
    line.ask("offer", what="takeback")
    while True:
        message = line.wait("update", "refused")
        if message["type"] == "refused":
            assert (message["code"], message["version"] > version) == ("not-possible", True), message
            return False
        if message["entry"]["events"][0]["kind"] == "took back":
            return True


def test_bots_agree_at_once(ann: Guest) -> None:
    """Nobody else is asked. Now and then the bot, or a wait for interference that ends, is quicker than we
    are: then it is tried again at the next opportunity."""
    for _ in range(10):
        line = ann.sit(ann.make("duel", [me("Hoax"), bot("novice", "Vulca")])["id"], 0)
        while line.status != "over":
            if line.state["table"]["takeback"] and line.decision is not None and taken_back(line):
                line.ask("resign")
                line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
                return
            line.step(lambda decision, dice: decision["actions"][-1]["action"])
        line.close()
    raise AssertionError("nothing was taken back in ten games")


def test_tables_without_take_back(ann: Guest, ben: Guest) -> None:
    lines = two_guests(ann, ben, takeback=False)
    for _ in range(20):
        first, _ = decider(lines)
        first.step()
        assert not first.state["table"]["takeback"]
        if first.status == "over":
            break


def test_resign_and_rematch(ann: Guest, ben: Guest) -> None:
    one, two = two_guests(ann, ben)
    one.ask("resign")
    for line in (one, two):
        line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
        assert line.state["table"]["result"]["winners"] == [1]
        assert line.log[-1]["events"][0]["kind"] == "resigned"
    one.ask("resign")
    assert one.wait("refused")["code"] == "not-running"
    two.ask("offer", what="rematch")
    one.until(lambda: one.state["table"]["seats"][1]["offers"] == ["rematch"])
    one.ask("answer", what="rematch", yes=True)
    for line in (one, two):
        line.until(lambda line=line: line.state["table"]["next"] is not None)  # type: ignore[misc]
    again = one.state["table"]["next"]
    line = ann.sit(again, 0)
    assert [side["name"] for side in line.view["sides"]] == ["Hoax", "Vulca"]
    assert line.view["player"] == 0  # the loser begins
    assert [seat["name"] for seat in line.state["table"]["seats"]] == ["Ann", "Ben"]


def test_rematch_against_a_bot(ann: Guest) -> None:
    table = ann.make("city", [me(), bot()])
    line = ann.sit(table["id"], 0)
    line.ask("offer", what="rematch")
    assert line.wait("refused")["code"] == "not-possible"
    line.ask("resign")
    line.ask("offer", what="rematch")
    line.until(lambda: line.state["table"]["next"] is not None)
    assert ann.table(line.state["table"]["next"])["status"] == "running"


def test_in_a_rematch_no_bot_has_the_name_of_whoever_left(tmp_path: Path) -> None:
    seats = (SeatSetup("guest", "Ann"), SeatSetup(), SeatSetup("bot", "Watson", "adept"))

    async def names() -> list[str]:
        settings = Settings(database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1)
        engine = open_engine(settings.database)
        await upgrade(engine)
        store = Store(engine, "test")
        registry = TableRegistry(settings, store, Budgets(settings))
        live = await registry.create(Setup("city", seats), ["ann", None, None], "ann")
        await live.write(journal.JOIN, 1, {"name": "Ben"}, guest="ben")
        await live.write(journal.RESIGN, 1, {}, guest="ben")
        assert [chair.name for chair in live.table.chairs] == ["Ann", "Ben", "Watson"]
        found = await names_again(live)
        await add_guest(store, "owner", "watson")
        await keep_name(store, "owner", "watson")
        assert await names_again(live) == ["Ann", "Novice", "Adept"]
        await registry.close()
        await store.close()
        return found

    assert asyncio.run(names()) == ["Ann", "Novice", "Watson"]


def test_leaving_and_filling_a_waiting_table(ann: Guest, ben: Guest) -> None:
    table = ann.make("city", [me(), open_seat(), open_seat()], listed=True, title="Three, please")
    name = table["id"]
    assert name in [found["id"] for found in ben.get("/api/tables")]
    ben.join(name, 1)
    assert ben.ask("POST", f"/api/tables/{name}/seats/1", {}).status_code == 409
    assert ann.ask("DELETE", f"/api/tables/{name}/seats/1").status_code == 403
    ben.delete(f"/api/tables/{name}/seats/1")
    assert ann.table(name)["seats"][1]["kind"] == "open"
    assert ben.ask("PUT", f"/api/tables/{name}/seats/1/bot", {"level": "adept"}).status_code == 403
    ann.put(f"/api/tables/{name}/seats/1/bot", {"level": "novice"})
    assert ben.join(name, 2)["status"] == "running"
    assert ben.ask("DELETE", f"/api/tables/{name}/seats/2").status_code == 409
    assert name in [found["id"] for found in ben.get("/api/me")["tables"]]


def test_a_seat_moves_to_another_device_once(ann: Guest, ben: Guest) -> None:
    table = ann.make("duel", [me("Hoax"), bot()])["id"]
    old = ann.sit(table, 0)
    assert ben.ask("POST", f"/api/tables/{table}/seats/0/key").status_code == 403
    key = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
    assert ben.post(f"/api/keys/{key}") == {"table": table, "seat": 0}
    new = ben.sit(table, 0)
    assert new.state["table"]["seats"][0]["mine"]
    assert closed_with(old) == 4003
    assert ann.ask("POST", f"/api/keys/{key}").status_code == 404
    assert not ann.table(table)["seats"][0]["mine"]


def test_a_key_dies_when_another_one_moves_the_seat(ann: Guest, ben: Guest) -> None:
    table = ann.make("city", [me(), me()])["id"]
    old = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
    new = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
    assert ben.ask("POST", f"/api/keys/{old}").status_code == 404  # a newer one takes its place
    ben.post(f"/api/keys/{new}")
    assert ann.ask("POST", f"/api/keys/{new}").status_code == 404
    assert ann.ask("POST", f"/api/tables/{table}/seats/0/key").status_code == 403
    assert ann.ask("GET", f"/api/tables/{table}/log?seat=0").status_code == 403
    assert ann.ask("GET", f"/api/tables/{table}/at/0?seat=0").status_code == 403


def test_devices_of_one_guest_stay_when_another_one_comes(ann: Guest) -> None:
    table = ann.make("city", [me(), me()])["id"]
    devices = [ann.sit(table, 0), ann.sit(table, 0)]
    key = ann.post(f"/api/tables/{table}/seats/0/key")["key"]
    ann.post(f"/api/keys/{key}")  # the same guest: nobody is sent away
    for line in devices:
        line.send({"type": "sync"})
        assert line.wait("snapshot")["view"]["seat"] == 0


def test_the_clock_runs_out(ann: Guest, ben: Guest) -> None:
    lines = two_guests(ann, ben, clock={"minutes": 0.02, "increment": 0.0})
    first, other = decider(lines)
    seat = first.seat or 0
    assert 0 < first.state["table"]["seats"][seat]["clock_ms"] <= 1200
    assert other.state["table"]["seats"][1 - seat]["clock_ms"] == 1200
    began = time.monotonic()
    first.until(lambda: first.status == "over", timeout=10)
    assert time.monotonic() - began < 8
    assert first.log[-1]["events"][0]["kind"] == "flagged"
    assert first.state["table"]["result"]["winners"] == [1 - seat]


def test_acting_adds_the_increment(ann: Guest, ben: Guest) -> None:
    lines = two_guests(ann, ben, clock={"minutes": 1, "increment": 30})
    first, _ = decider(lines)
    before = first.state["table"]["seats"][first.seat]["clock_ms"]
    first.step()
    assert first.state["table"]["seats"][first.seat]["clock_ms"] > before + 15_000


def test_names(ann: Guest, server: Server) -> None:
    assert ann.put("/api/me", {"name": "  Anna   Lisa "})["name"] == "Anna Lisa"
    for name in ("", "x" * 100, "a\x00b", "\u202eevil", 5, None):
        assert ann.ask("PUT", "/api/me", {"name": name}).status_code == 422
    assert ann.get("/api/me")["name"] == "Anna Lisa"


def test_a_rematch_does_not_carry_a_name_that_somebody_kept_meanwhile(server: Server) -> None:
    """Ann played under a name that was free then. Who has kept it since is somebody else, and nobody may take
    her for him."""
    ann, ben, owner = server.guest("Rematch Ann"), server.guest("Rematch Ben"), server.guest("rematch ANN")
    lines = two_guests(ann, ben)
    ben.post("/api/me/phrase")  # his own name is his, before and after
    owner.post("/api/me/phrase")
    lines[0].ask("resign")
    for line in lines:
        line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
    for line in lines:
        line.ask("offer", what="rematch")
    lines[0].until(lambda: lines[0].state["table"]["next"] is not None)
    names = [seat["name"] for seat in ann.table(lines[0].state["table"]["next"])["seats"]]
    assert names[1] == "Rematch Ben"
    assert names[0]
    assert "rematch" not in names[0].casefold()
