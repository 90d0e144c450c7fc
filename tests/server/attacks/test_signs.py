"""Control signs, which a database need not take: refused at the door; and an entry that cannot be written
fails alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bluemoon.server.storage.engine import Away, open_engine
from tests.server.kit import Guest, Server, bot, me
from tests.server.storage.test_database import entry, with_table

CONTROL = ("\x00", "a\x00b", "\n", "a\n", "\x1b[2J", "\x7f", "\x85")


@pytest.fixture(params=["sqlite", "postgresql"])
def guest(request: pytest.FixtureRequest, server: Server) -> Guest:
    running: Server = server if request.param == "sqlite" else request.getfixturevalue("pair")[0]
    return running.guest("Ann")


def test_ids(guest: Guest) -> None:
    table = guest.make("duel", [me("Hoax"), bot("random", "Vulca")])
    line = guest.sit(table["id"], 0)
    line.until(lambda: bool(line.actions))
    for sign in CONTROL:
        line.send({"type": "act", "id": sign, "version": line.version, "action": line.actions[0]})
        assert line.wait("refused")["code"] == "bad-message"
    assert line.act(line.actions[0])["type"] == "update"
    line.close()


def test_records_and_addresses(guest: Guest) -> None:
    text = "bluemoon record 1\ngame: duel\ndecks: Hoax, Vulca\nseed: {}\n"
    assert guest.ask("POST", "/api/records", {"text": text.format("a")}).status_code == 201
    for sign in ("\x00", "\x1b", "\x7f"):
        answer = guest.ask("POST", "/api/records", {"text": text.format(sign)})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")
    for path in ("/api/tables/%00", "/api/decks/a%00", "/api/tournaments/%1b", "/api/tables?a=%00"):
        answer = guest.ask("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    first: Server = request.getfixturevalue("pair")[0]
    return first.database


@pytest.mark.parametrize("sign", ["\x00", "\ud800"])
def test_only_the_guilty_entry_fails(database: str, sign: str) -> None:
    """One sign that PostgreSQL does not take lost the entries of everybody who wrote at the same time."""

    async def check() -> None:
        engine = open_engine(database)
        names = [f"{kind}{ord(sign)}" for kind in ("one", "two", "three")]
        for name in names:
            store = await with_table(engine, name)
        jobs = [entry(1, "0:a", names[0]), entry(1, f"0:{sign}", names[1]), entry(1, "0:c", names[2])]
        done = await asyncio.gather(*map(store.append, jobs), return_exceptions=True)
        assert done[0] is None
        assert done[2] is None
        if "postgresql" in database or sign != "\x00":  # SQLite takes NUL
            assert isinstance(done[1], Exception)
            assert not isinstance(done[1], Away)
        await store.close()

    asyncio.run(check())


def test_an_action_sent_again_after_the_end(guest: Guest) -> None:
    """It is answered as the first time: whoever lost the answer must not believe that it was refused."""
    table = guest.make("duel", [me("Hoax"), bot("random", "Vulca")])
    line = guest.sit(table["id"], 0)
    line.until(lambda: bool(line.actions))
    action, version = line.actions[0], line.version
    first = line.act(action, id="twice")
    line.ask("resign")
    line.until(lambda: line.status == "over")
    line.send({"type": "act", "id": "twice", "version": version, "action": action})
    again = line.wait("update", "refused")
    assert again["type"] == "update"
    assert (again["id"], again["version"]) == ("twice", first["version"])
    line.send({"type": "act", "id": "new", "version": version, "action": action})
    assert line.wait("update", "refused")["code"] == "not-running"
    line.close()
