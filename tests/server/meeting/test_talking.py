"""Phrases and chat: who hears what, what is refused, and what is kept of it."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bluemoon.server.clock import now_ms
from bluemoon.server.meeting.talking import last_lines
from bluemoon.server.operations.retention import Age, delete_old
from bluemoon.server.storage.engine import open_engine
from bluemoon.server.storage.store import Store
from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Data, Guest, Line, Server, bot, me, open_seat, ready_made
from tests.server.postgres import postgres, programs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("talk"), guest_talk=0) as running:
        yield running
        assert '"level": "error"' not in running.log(), running.log()


def table_of(ann: Guest, ben: Guest, **more: object) -> str:
    table = str(ann.make("duel", [me("Hoax"), open_seat()], **more)["id"])
    ben.join(table, 1, deck=ready_made("Vulca"))
    return table


def two(ann: Guest, ben: Guest, **more: object) -> tuple[Line, Line]:
    table = table_of(ann, ben, **more)
    return ann.sit(table, 0), ben.sit(table, 1)


def heard(line: Line) -> list[tuple[int, str | None, str]]:
    """What the line was told until now: everything before the answer to a ping."""
    line.send({"type": "ping"})
    line.wait("pong")
    talks = [message for message in line.heard if message["type"] == "talk"]
    lines = {said["number"]: said for talk in talks for said in talk["lines"]}  # some come again
    return [(said["seat"], said["phrase"], said["text"]) for _, said in sorted(lines.items())]


def say(line: Line, phrase: str) -> Data:
    line.ask("say", phrase=phrase)
    return answer(line)


def chat(line: Line, text: str) -> Data:
    line.ask("chat", text=text)
    return answer(line)


def answer(line: Line) -> Data:
    """The line's own words as everybody is told them, or the refusal; what others said may come before."""
    known = own_numbers(line)
    while True:
        message = line.wait("talk", "refused")
        if message["type"] == "refused" or own_numbers(line) - known:
            return message


def own_numbers(line: Line) -> set[int]:
    """The numbers of what was said from this line's seat, as far as it was told."""
    talks = [message for message in line.heard if message["type"] == "talk"]
    return {said["number"] for talk in talks for said in talk["lines"] if said["seat"] == line.seat}


def test_a_phrase_reaches_who_sits_there_and_nobody_else(server: Server, ann: Guest, ben: Guest) -> None:
    one, other = two(ann, ben)
    looker = server.guest("Looker").sit(one.table, None)
    assert say(one, "good luck")["type"] == "talk"
    other.wait("talk")
    for line in (one, other):
        assert heard(line) == [(0, "good luck", "")]
    assert heard(looker) == []
    assert looker.ask("say", phrase="hello")
    assert looker.wait("refused")["reason"]["code"] == "server.spectator"
    other.reconnect()  # whoever comes again is told what was said
    other.wait("talk")
    assert heard(other)[-1] == (0, "good luck", "")


def test_who_sits_down_later_is_not_told_what_was_said_before(server: Server, ann: Guest, ben: Guest) -> None:
    cid = server.guest("Cid")
    table = str(ann.make("city", [me(), open_seat(), open_seat()], chat=True)["id"])
    ben.join(table, 1)
    one, other = ann.sit(table, 0), ben.sit(table, 1)
    chat(other, "between us")
    ben.delete(f"/api/tables/{table}/seats/1")
    other.close()
    cid.join(table, 1)
    late = cid.sit(table, 1)
    assert heard(late) == []
    chat(one, "welcome")
    late.wait("talk")
    again, first = cid.sit(table, 1), ann.sit(table, 0)
    for line in (again, first):
        line.wait("talk")
    assert heard(late) == heard(again) == [(0, None, "welcome")]
    assert [text for _, _, text in heard(first)] == ["between us", "welcome"]


@pytest.mark.parametrize("message", [{"type": "say", "phrase": "<b>hello</b>"}, {"type": "say"}])
def test_only_the_phrases_of_the_list(ann: Guest, ben: Guest, message: Data) -> None:
    one, _ = two(ann, ben)
    one.send({"id": "a", **message})
    assert one.wait("refused")["code"] == "bad-message"


def test_own_words_only_where_it_was_agreed(ann: Guest, ben: Guest) -> None:
    one, _ = two(ann, ben)
    assert chat(one, "hello")["reason"]["code"] == "server.no-chat"
    answer = ann.ask("POST", "/api/tables", {"game": "duel", "chat": True, "listed": True})
    assert answer.json()["reason"]["code"] == "server.chat-listed"
    one, other = two(ann, ben, chat=True)
    assert one.state["table"]["chat"] is True
    assert chat(one, "  <img src=x onerror=alert(1)>  ")["type"] == "talk"
    other.wait("talk")
    assert heard(other) == [(0, None, "<img src=x onerror=alert(1)>")]  # as it was typed; the page shows text


@pytest.mark.parametrize("text", ["", "x" * 201, "two\nlines", "\u202egnikrow", "\u0000"])
def test_a_line_is_one_short_line(ann: Guest, ben: Guest, text: str) -> None:
    one, _ = two(ann, ben, chat=True)
    assert chat(one, text)["code"] == "bad-message"


def test_nothing_and_nobody(ann: Guest, ben: Guest) -> None:
    one, _ = two(ann, ben, chat=True)
    assert chat(one, "   ")["reason"]["code"] == "server.nothing-said"
    alone = ann.sit(ann.make("duel", [me(), bot()])["id"], 0)
    assert say(alone, "hello")["reason"]["code"] == "server.nobody-hears"


def test_who_talks_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    with Server(tmp_path, guest_talk=3) as running:
        ann, ben = running.guest("Ann"), running.guest("Ben")
        one, other = two(ann, ben)
        answers = [say(one, "hello") for _ in range(4)]
        assert [answer["type"] for answer in answers] == ["talk", "talk", "talk", "refused"]
        assert answers[-1]["code"] == "too-fast"
        assert 1 <= answers[-1]["retry_after"] <= 14
        assert say(other, "hello")["type"] == "talk"  # others have budgets of their own


# --- blocking -----------------------------------------------------------------------------------------------


def test_what_a_blocked_person_says_is_not_shown(ann: Guest, ben: Guest) -> None:
    one, other = two(ann, ben, chat=True)
    ann.http.post(f"{ann.server.url}/api/tables/{one.table}/seats/1/block", json={}).raise_for_status()
    assert [found["name"] for found in ann.get("/api/me/blocks")] == ["Ben"]
    assert say(other, "hello")["type"] == "talk"
    assert chat(other, "can you hear me?")["type"] == "talk"  # he is not told that nobody does
    assert heard(one) == []
    one.reconnect()
    assert heard(one) == []
    assert chat(one, "I can talk")["type"] == "talk"
    other.wait("talk")
    (number,) = [found["number"] for found in ann.get("/api/me/blocks")]
    assert ben.ask("DELETE", f"/api/me/blocks/{number}").status_code == 404  # it is not his
    assert ann.ask("DELETE", f"/api/me/blocks/{number}").status_code == 204
    say(other, "thanks")
    one.wait("talk")
    assert heard(one)[-1] == (1, "thanks", "")


def test_a_blocked_person_gets_no_seat_by_a_key_either(server: Server) -> None:
    """A third player, who is a friend of both, gives his seat away."""
    ann, ben, cid = (server.guest(name) for name in ("Ann", "Ben", "Cid"))
    assert ann.ask("POST", f"/api/tables/{table_of(ann, ben)}/seats/1/block", {}).status_code == 204
    table = ann.make("city", [me(), open_seat(), open_seat()])["id"]
    cid.join(table, 1)
    key = cid.post(f"/api/tables/{table}/seats/1/key")["key"]
    answer = ben.ask("POST", f"/api/keys/{key}")
    assert answer.json()["reason"]["code"] == "server.not-welcome"
    assert cid.table(table)["seats"][1]["mine"]
    assert server.guest("Dan").post(f"/api/keys/{key}") == {
        "table": table,
        "seat": 1,
    }  # the key is still good


def test_a_blocked_person_does_not_sit_down_at_my_tables_and_is_not_paired(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = table_of(ann, ben)
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/block", {}).status_code == 204
    assert ann.ask("POST", f"/api/tables/{table}/seats/1/block", {}).status_code == 204  # once is enough
    assert len(ann.get("/api/me/blocks")) == 1
    mine = ann.make("duel", [me("Hoax"), open_seat()], listed=True)["id"]
    line = ann.sit(mine, 0)
    answer = ben.ask("POST", f"/api/tables/{mine}/seats/1", {"deck": ready_made("Vulca")})
    assert answer.json()["reason"]["code"] == "server.not-welcome"
    assert mine not in [one["table"]["id"] for one in ben.get("/api/lobby")]
    assert mine in [one["table"]["id"] for one in server.guest("Cleo").get("/api/lobby")]
    line.close()
    wish = {"game": "duel", "deck": ready_made("Hoax")}
    assert ann.post("/api/seek", wish)["table"] is None
    assert ben.post("/api/seek", wish)["table"] is None
    cleo = server.guest("Cleo")
    assert cleo.post("/api/seek", wish)["table"] is not None  # others are
    for guest in (ann, ben, cleo):
        guest.ask("DELETE", "/api/seek")


def test_nobody_blocks_himself_or_a_bot(ann: Guest) -> None:
    table = ann.make("duel", [me(), bot()])["id"]
    for seat in (0, 1):
        answer = ann.ask("POST", f"/api/tables/{table}/seats/{seat}/block", {})
        assert answer.json()["reason"]["code"] == "server.nobody-there"
    assert ann.ask("POST", f"/api/tables/{table}/seats/5/block", {}).status_code == 404


# --- what is kept -------------------------------------------------------------------------------------------


def admin(server: Server, *words: str) -> Any:
    command = [sys.executable, "-m", "bluemoon", "admin", *words, "--json", "--database", server.database]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def test_reports_carry_the_last_lines_and_forgetting_takes_them_out(server: Server) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    one, other = two(ann, ben, chat=True)
    for number in range(21):
        chat(other, f"line {number}")
    chat(one, "please stop")
    answer = ann.ask("POST", f"/api/tables/{one.table}/seats/1/reports", {"why": "he is rude"})
    assert answer.status_code == 204
    said = json.loads(admin(server, "reports")[-1]["said"])
    assert [line["text"] for line in said] == [f"line {n}" for n in range(2, 21)] + ["please stop"]
    assert len(admin(server, "said", one.table)) == 22
    data = ben.get("/api/me/data")
    assert [line["said"] for line in data["said"]] == [f"line {n}" for n in range(21)]
    ann.ask("POST", f"/api/tables/{one.table}/seats/1/block", {})
    assert [found["name"] for found in ann.get("/api/me/data")["blocked"]] == ["Ben"]
    assert ben.ask("DELETE", "/api/me").status_code == 204
    assert [line["text"] for line in json.loads(admin(server, "reports")[-1]["said"])] == ["please stop"]
    assert [line["text"] for line in admin(server, "said", one.table)] == ["please stop"]
    assert ann.get("/api/me/blocks") == []


def test_old_talk_goes_with_its_table(tmp_path: Path) -> None:
    with Server(tmp_path) as running:
        ann, ben = running.guest("Ann"), running.guest("Ben")
        one, other = two(ann, ben, chat=True)
        chat(one, "hello")
        one.ask("resign")
        one.until(lambda: one.status == "over")
        one.close()
        other.close()
    engine = open_engine(running.database)
    store = Store(engine, "test")

    async def work() -> tuple[int, list[Any]]:
        done = await delete_old(store, Age(now_ms() + 1000, None))
        found = await last_lines(store, one.table)
        await store.close()
        return done.finished, found

    assert asyncio.run(work()) == (1, [])


# --- two processes ------------------------------------------------------------------------------------------


def test_at_two_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    if programs() is None:
        pytest.skip("PostgreSQL is not installed: this part is left out")
    folders = tmp_path_factory.mktemp("one"), tmp_path_factory.mktemp("two")
    with (
        postgres() as database,
        Server(folders[0], database) as first,
        Server(folders[1], database) as second,
    ):
        ann, ben = first.guest("Ann"), elsewhere(first.guest("Ben"), second)
        one, other = two(ann, ben, chat=True)
        for number in range(3):
            chat(one, f"line {number}")
        while len(heard(other)) < 3:
            other.wait("talk")
        say(other, "thanks")
        while len(heard(one)) < 4:
            one.wait("talk")
            assert [text for _, _, text in heard(other)] == ["line 0", "line 1", "line 2", ""]
        assert [text for _, _, text in heard(one)] == ["line 0", "line 1", "line 2", ""]
