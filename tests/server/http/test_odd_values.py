"""Wishes for tables and messages with values that nobody means: refused at once, in words."""

from __future__ import annotations

import json
import time

import pytest

from tests.server.kit import Guest

HUGE = "9" * 5000  # more digits than Python reads
MOST_SECONDS = 2.0


def seats_with(**more: object) -> str:
    return json.dumps({"game": "duel", "seats": [{"who": "me", **more}, {"who": "open"}]})


WISHES = [
    json.dumps({"game": "city", "seats": [{"who": "me"}] * 10_000}),
    '{"game": "city", "seats": 8000000}',
    '{"game": "duel", "clock": {"minutes": NaN}}',
    '{"game": "duel", "clock": {"minutes": 1e400}}',
    '{"game": "duel", "clock": {"minutes": -1}}',
    '{"game": "duel", "clock": {"minutes": ' + HUGE + "}}",
    '{"game": "draft", "peoples": ["Hoax", "Hoax"]}',
    json.dumps({"game": "draft", "peoples": ["Hoax"] * 10_000}),
    seats_with(deck={"leader": "Hoax", "family": 1e9}),
    seats_with(deck={"leader": "\ud800"}),
    seats_with(decks=[{"leader": "Hoax"}] * 1000),
    '{"game": "duel", "from": {"table": "x", "version": ' + HUGE + "}}",
    '{"game": "duel", "from": {"table": "x", "version": -5}}',
    '{"game": ' + "[" * 100_000 + "}",
    '{"game": "duel", "title": ' + '{"a":' * 40_000 + "1" + "}" * 40_000 + "}",
    "NaN",
    "",
    "\x00",
]


@pytest.mark.parametrize("wish", WISHES, ids=range(len(WISHES)))
def test_odd_wishes_for_tables(ann: Guest, wish: str) -> None:
    began = time.monotonic()
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post(ann.server.url + "/api/tables", content=wish.encode(), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"]
    assert answer.json()["text"]
    assert time.monotonic() - began < MOST_SECONDS


def test_odd_values_in_messages(ann: Guest) -> None:
    line = ann.sit(ann.make("city", [{"who": "me"}, {"who": "me"}])["id"], 0)
    for odd in (HUGE, "1e400", "NaN", "-1", "[" * 500 + "]" * 500, '"0"', "null", "1e9", "true"):
        line.socket.send('{"type":"act","id":"a","action":"done","version":' + odd + "}")
        assert line.wait("refused")["code"] in ("bad-message", "stale"), odd
    for words in ("\x00", "9" * 300, "build " + "[" * 300, "walk \u0663"):
        refusal = line.act(words)
        assert refusal["type"] == "refused"
        assert refusal["code"] in ("illegal", "not-your-turn")
