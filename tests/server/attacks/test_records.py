"""Records and wishes from strangers: whatever stands in them is refused at once, in words, and holds up
nobody."""

from __future__ import annotations

import asyncio
import random
import re
import threading
import time
from typing import Any

import pytest

from bluemoon.city.engine import from_position as city_from_position
from bluemoon.city.engine import new_game as new_city
from bluemoon.duel.engine import from_position, new_game
from bluemoon.errors import BluemoonError
from bluemoon.formats.draft_engine import from_position as draft_from_position
from bluemoon.formats.draft_engine import new_draft
from bluemoon.record import read_record
from bluemoon.server.thinking.bot_pool import Speechless, Thinkers
from bluemoon.server.thinking.record_reading import Found, Unreadable, read
from tests.server.kit import Guest

HUGE = "9" * 5000  # more digits than Python reads
ODD = ("8000000", "-1", "abc", "0", "1e9", "nan", HUGE, "٣", "²", "[[[[", "x" * 3000, "\x00", "None", "2.0")
MOST_SECONDS = 2.0


def refused(guest: Guest, text: str, status: tuple[int, ...] = (409, 422)) -> str:
    began = time.monotonic()
    answer = guest.ask("POST", "/api/records", {"text": text})
    took = time.monotonic() - began
    assert answer.status_code in status, (text[:200], answer.status_code, answer.text)
    assert took < 15, text[:200]
    found = answer.json()
    assert found["code"]
    assert found["text"]
    return str(found["text"])


def test_eight_million_players(ann: Guest) -> None:
    """One small request once held the server up for half a minute and took two gigabytes."""
    refused(ann, "nonsense")  # the process that reads is there
    began = time.monotonic()
    says = refused(ann, "bluemoon record 1\ngame: city\nplayers: 8000000\nseed: 1\n")
    assert time.monotonic() - began < MOST_SECONDS
    assert "players" in says
    assert "2 to 4" in says


@pytest.mark.parametrize("game", ["city", "draft"])
def test_odd_numbers_of_players(ann: Guest, game: str) -> None:
    for word in ODD if game == "city" else ODD[:4]:
        says = refused(ann, f"bluemoon record 1\ngame: {game}\nplayers: {word}\nseed: 1\npeoples: Hoax\n")
        assert len(says) < 300


def records() -> dict[str, str]:
    """Good records, from the beginning and from a position."""
    duel = new_game(("Hoax", "Vulca"), seed="a")
    city = new_city(3, seed="b")
    draft = new_draft(3, None, "c", match=True)
    for _ in range(6):
        duel.apply(duel.legal_actions()[0])
        city.apply(city.legal_actions()[0])
        draft.apply(draft.legal_actions(draft.deciders[0])[0])
    return {
        "duel": duel.record().write(),
        "duel, position": from_position(duel.position()).record().write(),
        "city": city.record().write(),
        "city, position": city_from_position(city.position()).record().write(),
        "draft": draft.record().write(),
        "draft, position": draft_from_position(draft.position()).record().write(),
    }


@pytest.mark.parametrize("kind", records())
def test_every_value_of_a_record(kind: str) -> None:
    """Each value, and each number in it, is made something else: it is read, or refused in our own words."""
    good = records()[kind]
    assert isinstance(read(good), Found)
    lines = good.splitlines()
    infinite = ("Infinity", "1e400", "[" * 900, "9" * 30, "\ud800")
    for number, line in enumerate(lines[1:], start=1):
        places = [match.span() for match in re.finditer(r"\d+", line)][:8]
        if ":" in line:
            places.append((line.index(":") + 2, len(line)))
        for start, end in places:
            for odd in (*ODD, *infinite):
                changed = [*lines[:number], line[:start] + odd + line[end:], *lines[number + 1 :]]
                found = read("\n".join(changed))
                if isinstance(found, Unreadable):
                    assert "cannot be read (" not in str(found.said), (changed[number][:200], found)


def test_records_read_outside_the_server_are_checked_too() -> None:
    for text in (
        "bluemoon record 1\ngame: duel\ndecks: Hoax, Vulca\nseed: 1\nstarter: 7\n",
        "bluemoon record 1\ngame: duel\ndecks: Hoax, Vulca\nseed: \ud800\n",
    ):
        with pytest.raises(BluemoonError, match=r"starter|sign"):
            from_record(text)


def from_record(text: str) -> Any:
    from bluemoon.duel import replay

    return replay(read_record(text))


def test_sizes(ann: Guest) -> None:
    city = "bluemoon record 1\ngame: city\nplayers: 2\nseed: 1\n\n"
    assert "5000 actions" in refused(ann, city + "done\n" * 5001)
    assert "signs" in refused(ann, city + "x" * 30_000)
    refused(ann, "x" * 200_001)
    refused(ann, city + "x\n" * 90_000, (413,))


def test_reading_takes_no_longer_than_it_may() -> None:
    """The process is stopped, and the next record is read by another one."""

    async def check() -> None:
        thinkers = Thinkers(1, patience=60, seconds=0)
        try:
            thinkers.reading = 0.0
            with pytest.raises(Speechless, match="too long"):
                await thinkers.read(records()["city"])
            thinkers.reading = 60.0
            found, spent = await thinkers.read(records()["city"])
            assert isinstance(found, Found)
            assert 0 < spent < 60
        finally:
            thinkers.close()

    asyncio.run(check())


def test_others_go_on_while_a_long_record_is_read(ann: Guest, ben: Guest) -> None:
    city, dice = new_city(4, seed="long"), random.Random(1)
    for _ in range(1000):
        city.apply(dice.choice(city.legal_actions()))
    text = city.record().write()
    ann.post("/api/records", {"text": records()["city"]})  # the process that reads is there
    found: list[int] = []
    reading = threading.Thread(
        target=lambda: found.append(ann.ask("POST", "/api/records", {"text": text}).status_code)
    )
    reading.start()
    waits, start = [], time.monotonic()
    while reading.is_alive():
        began = time.monotonic()
        ben.get("/health")
        waits.append(time.monotonic() - began)
        time.sleep(0.01)
    assert found == [201]
    assert max(waits) < (time.monotonic() - start) / 2


def test_a_record_that_does_not_end_stays_open_to_look_at(ann: Guest) -> None:
    """It is over at the table, also after the table was loaded again."""
    text = records()["duel"]
    table = ann.post("/api/records", {"text": text})
    assert (table["status"], table["result"]) == ("over", None)
    again = ann.table(table["id"])
    assert (again["status"], again["result"]) == ("over", None)
    assert len(ann.get(f"/api/tables/{table['id']}/log?seat=1")) == 6
    view = ann.get(f"/api/tables/{table['id']}/at/6")["view"]
    assert all(card is not None for side in view["sides"] for card in side["hand"])
