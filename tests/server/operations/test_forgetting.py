"""Deleting and exporting one's data, over HTTP and by `bluemoon admin`: one function, the same effect."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import httpx
import pytest
from sqlalchemy import text

from bluemoon.cli import app
from bluemoon.server.storage.engine import open_engine
from tests.server.kit import Data, Guest, Server, anything, bot, me, open_seat, play_together, ready_made
from tests.server.operations.kit import admin, closing_code, refused, runner, within

OWN_DECK = {**ready_made("Hoax"), "name": "Zaphods finest"}


def everything(server: Server) -> str:
    """All that the database holds, as text."""

    async def read() -> str:
        engine = open_engine(server.database)
        parts: list[str] = []
        async with engine.connect() as connection:
            for name in ("guests", "tables", "seats", "entries", "positions", "keys", "decks", "tournaments"):
                rows = await connection.execute(text(f"SELECT * FROM {name}"))
                parts += [str(tuple(row)) for row in rows]
            for name in ("bans", "reports"):
                rows = await connection.execute(text(f"SELECT * FROM {name}"))
                parts += [str(tuple(row)) for row in rows]
        await engine.dispose()
        return "\n".join(parts)

    return asyncio.run(read())


def by_page(server: Server, guest: Guest) -> None:
    assert guest.ask("DELETE", "/api/me").status_code == 204
    assert guest.http.cookies.get("bluemoon") is None


def by_admin(server: Server, guest: Guest) -> None:
    assert admin(server, "delete-guest", guest.id)["guest"] == guest.id


@pytest.mark.parametrize("forget", [by_page, by_admin])
def test_nothing_of_the_guest_is_left(server: Server, forget: Callable[[Server, Guest], None]) -> None:
    zoe, ben = server.guest("Zaphod"), server.guest("Ben")
    zoe.put("/api/decks/Zaphods finest", {**OWN_DECK})
    tables = a_life(zoe, ben)
    records = {name: ben.ask("GET", f"/api/tables/{name}/record").text for name in tables["over"]}
    views = {name: ben.get(f"/api/tables/{name}/at/3?seat=1")["view"] for name in tables["over"]}
    running = [ben.sit(name, 1) for name in tables["running"]]
    own = [zoe.sit(name, 0) for name in tables["running"]]
    zoe.post(f"/api/tables/{tables['running'][0]}/seats/0/key")
    assert "Zaphod" in everything(server)
    forget(server, zoe)

    for line in own:
        assert closing_code(line) in (1013, 4003)
    for line in running:
        within(5, lambda line=line: ben.table(line.table)["status"] == "over")  # type: ignore[misc]
        assert ben.table(line.table)["result"]["winners"] == [1]
        line.close()
    left = everything(server)
    assert "Zaphod" not in left
    assert zoe.id not in left
    for name in [name for names in tables.values() for name in names if name not in tables["waiting"]]:
        names = lambda name=name: [seat["name"] for seat in ben.table(name)["seats"]]  # noqa: E731
        within(10, lambda names=names: names() == ["N.N.", "Ben"])  # type: ignore[misc]
        assert "Zaphod" not in json.dumps(ben.get(f"/api/tables/{name}/log"))
    for name, record in records.items():  # the game is the same
        now = ben.ask("GET", f"/api/tables/{name}/record").text
        assert now.replace("Deck 1", "Zaphods finest") == record
        assert ben.get(f"/api/tables/{name}/at/3?seat=1")["view"].keys() == views[name].keys()
    assert ben.table(tables["waiting"][0])["status"] == "over"  # nobody else sat there
    assert "no guest" in refused(server.database, "delete-guest", zoe.id)


def a_life(zoe: Guest, ben: Guest) -> dict[str, list[str]]:
    """Tables of every kind: over, running, waiting; decks with names of his own."""
    seats = [{"who": "me", "deck": OWN_DECK}, open_seat("Vulca")]
    over = [zoe.make(game, seats, title="Zaphod plays")["id"] for game in ("duel", "match")]
    for name in over:
        ben.join(name, 1)
    play_together([zoe.sit(over[0], 0), ben.sit(over[0], 1)])
    line = ben.sit(over[1], 1)
    for _ in range(8):
        acting = zoe.sit(over[1], 0)
        if acting.decision is not None:
            acting.act(acting.actions[0])
        acting.close()
        line.send({"type": "sync"})
        line.wait("snapshot")
        if line.decision is not None:
            line.act(line.actions[0])
    line.ask("resign")
    line.until(lambda: line.status == "over")
    running = [
        zoe.make("duel", [me("Hoax"), open_seat("Vulca")])["id"],
        zoe.make("city", [me(), open_seat()])["id"],
    ]
    for name in running:
        ben.join(name, 1)
    waiting = [zoe.make("duel", [me("Hoax"), open_seat()], title="Zaphod waits", listed=True)["id"]]
    return {"over": over, "running": running, "waiting": waiting}


def test_a_bot_plays_on_for_a_third_player(server: Server) -> None:
    zoe, ben, cid = server.guest("Zaphod"), server.guest("Ben"), server.guest("Cid")
    table = ben.make("city", [me(), open_seat(), open_seat()])["id"]
    zoe.join(table, 1)
    cid.join(table, 2)
    assert zoe.ask("DELETE", "/api/me").status_code == 204
    within(5, lambda: ben.table(table)["seats"][1]["kind"] == "bot")
    found = ben.table(table)
    assert found["status"] == "running"
    assert found["seats"][1]["name"] == "N.N."
    dice = random.Random(1)

    def play() -> bool:
        """All three play on, the bot without help."""
        for guest, seat in ((ben, 0), (cid, 2)):
            line = guest.sit(table, seat)
            if line.decision is not None:
                line.act(anything(line.decision, dice))
            line.close()
        return any(entry["seat"] == 1 and entry["action"] for entry in line.log)

    within(30, play)


def test_tournaments_go_on_without_him(server: Server) -> None:
    zoe, ben, cid = server.guest("Zaphod"), server.guest("Ben"), server.guest("Cid")
    waiting = ben.post("/api/tournaments", {"name": "Later", "kind": "swiss"})["id"]
    zoe.post(f"/api/tournaments/{waiting}/players")
    own = zoe.post("/api/tournaments", {})["id"]  # called after her
    for guest in (ben, cid):
        guest.post(f"/api/tournaments/{own}/players", {})
    zoe.post(f"/api/tournaments/{own}/start")
    cup = ben.post("/api/tournaments", {"name": "Cup", "kind": "round robin"})["id"]
    for guest in (zoe, ben, cid):
        guest.post(f"/api/tournaments/{cup}/players", {"deck": ready_made("Hoax")})
    ben.post(f"/api/tournaments/{cup}/start")
    assert zoe.ask("DELETE", "/api/me").status_code == 204
    assert ben.get(f"/api/tournaments/{waiting}")["players"] == []
    assert sorted(ben.get(f"/api/tournaments/{cup}")["players"]) == ["Ben", "Cid", "N.N."]
    assert "Zaphod" not in json.dumps(ben.get(f"/api/tournaments/{cup}"))
    told = ben.ask("GET", f"/api/tournaments/{own}")
    assert told.json()["by"] == "N.N."
    assert "Zaphod" not in told.text + ben.ask("GET", f"/api/tournaments/{own}/results").text

    def finish() -> bool:
        found = ben.get(f"/api/tournaments/{cup}")
        for meeting in [one for meetings in found["rounds"] for one in meetings if one["table"]]:
            for guest in (ben, cid):
                seat = next((s for s in guest.table(meeting["table"])["seats"] if s["mine"]), None)
                if seat is not None and guest.table(meeting["table"])["status"] == "running":
                    line = guest.sit(meeting["table"], seat["seat"])
                    line.ask("resign")
                    line.until(lambda line=line: line.status == "over")  # type: ignore[misc]
                    line.close()
        return bool(found["status"] == "over")

    within(60, finish)


def test_a_guest_gets_all_his_data(server: Server) -> None:
    zoe, ben = server.guest("Zaphod"), server.guest("Ben")
    zoe.put("/api/decks/Zaphods finest", {**OWN_DECK})
    table = zoe.make("duel", [me("Hoax"), open_seat("Vulca")], title="Mine")["id"]
    ben.join(table, 1)
    lines = [zoe.sit(table, 0), ben.sit(table, 1)]
    acting = next(line for line in lines if line.decision is not None)
    acted = acting.actions[0]
    acting.act(acted)
    zoe.ask("POST", f"/api/tables/{table}/seats/1/reports", {"why": "slow"})
    answer = zoe.ask("GET", "/api/me/data")
    assert "attachment" in answer.headers["Content-Disposition"]
    data: Data = answer.json()
    assert (data["id"], data["name"], data["banned"]) == (zoe.id, "Zaphod", None)
    assert [deck["name"] for deck in data["decks"]] == ["Zaphods finest"]
    assert (data["kept"], len(data["devices"]), data["passkeys"]) == (False, 1, [])
    [own] = data["tables"]
    assert (own["id"], own["title"], own["seats"], own["maker"]) == (table, "Mine", [0], True)
    whose = (zoe if acting is lines[0] else ben).get("/api/me/data")["tables"]
    assert [entry["action"] for one in whose for entry in one["entries"]][-1] == acted
    assert data["reports"][0]["why"] == "slow"
    assert ben.id not in answer.text
    told = runner.invoke(app, ["admin", "export-guest", zoe.id, "--database", server.database])
    assert json.loads(told.stdout) == data
    for line in lines:
        line.close()


def test_a_stranger_has_no_data(server: Server) -> None:
    for method, path in (("GET", "/api/me/data"), ("DELETE", "/api/me")):
        answer = httpx.request(method, server.url + path)
        assert (answer.status_code, answer.json()["reason"]["code"]) == (404, "server.no-guest")
        assert "set-cookie" not in answer.headers


def test_another_page_cannot_delete_me(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.ask("DELETE", "/api/me", headers={"Origin": "https://evil.example"}).status_code == 403
    assert ann.get("/api/me")["name"] == "Ann"


def test_what_the_page_tells_of_the_server(server: Server) -> None:
    about = server.guest().get("/api/about")
    assert (about["keep_days"], about["contact"]) == (0, "")
    assert about["version"]


def test_a_hot_seat_is_given_up_once(server: Server) -> None:
    zoe = server.guest("Zaphod")
    table = zoe.make("duel", [me("Hoax"), me("Vulca")])["id"]
    bots = zoe.make("duel", [me("Hoax"), bot("random", "Vulca")])["id"]
    by_admin(server, zoe)
    ben = server.guest("Ben")
    for name in (table, bots):
        within(5, lambda name=name: ben.table(name)["status"] == "over")  # type: ignore[misc]
        within(5, lambda name=name: "Zaphod" not in str(ben.table(name)))  # type: ignore[misc]
