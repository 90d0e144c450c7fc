"""A kept name is nobody else's, whichever way somebody tries to get it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from bluemoon.server.people.keeping import fold_anew, keep_name
from bluemoon.server.people.names import demand_free, first_name
from bluemoon.server.protocol.folding import folded
from bluemoon.server.storage.engine import open_engine, upgrade
from bluemoon.server.storage.schema import guests
from bluemoon.server.storage.store import Store
from bluemoon.server.tables.journal import Refused
from tests.server.kit import Guest, Server, ready_made


def kept(server: Server, name: str) -> Guest:
    """Somebody who has kept this name."""
    owner = server.guest(name)
    owner.post("/api/me/phrase")
    return owner


def test_a_number_makes_no_kept_name(server: Server) -> None:
    kept(server, "Rook 2")
    one, two = server.guest("Rook"), server.guest("ROOK")
    cup = one.post("/api/tournaments", {"name": "Cup", "kind": "swiss"})["id"]
    for guest in (one, two):
        guest.post(f"/api/tournaments/{cup}/players", {"deck": ready_made("Hoax")})
    assert one.get(f"/api/tournaments/{cup}")["players"] == ["Rook", "ROOK 3"]
    wish = {"game": "duel", "deck": ready_made("Vulca"), "clock": {"minutes": 7, "increment": 7}}
    one.post("/api/seek", wish)
    table = two.post("/api/seek", wish)["table"]
    assert [seat["name"] for seat in one.table(table)["seats"]] == ["Rook", "ROOK 3"]


def test_names_are_numbered_that_only_look_alike(server: Server) -> None:
    one, two = server.guest("Zora"), server.guest("Z ora")
    cup = one.post("/api/tournaments", {"name": "Cup", "kind": "swiss"})["id"]
    for guest in (one, two):
        guest.post(f"/api/tournaments/{cup}/players", {"deck": ready_made("Hoax")})
    assert one.get(f"/api/tournaments/{cup}")["players"] == ["Zora", "Z ora 2"]


@pytest.mark.parametrize(
    "other", ["lllya", "Iilya", "I11ya", "|llya", "lIlya", "Illүa", "Illyɑ", "Іllya", "Ӏllya", "ᅵllya"]
)
def test_a_stroke_is_a_stroke(other: str) -> None:
    assert folded(other) == folded("Illya")


def test_letters_that_look_like_others_are_those() -> None:
    assert folded("Karrne") == folded("Karme")
    assert folded("սոa") == folded("una")
    assert len({folded(name) for name in ("Ann", "Amm", "Ben", "Illya", "Olga")}) == 5


def test_names_that_were_kept_before_they_were_alike_go_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def play() -> None:
        engine = open_engine(database)
        await upgrade(engine)
        store = Store(engine, "test")
        async with store.writing() as connection:
            for number, name in enumerate(("Illya", "lllya")):
                row = {"id": f"g{number}", "name": name, "created": number, "kept": name.casefold()}
                await connection.execute(insert(guests).values(row))
        for _ in range(2):
            await fold_anew(store)
            for guest, name in (("g0", "Illya"), ("g1", "lllya")):
                await demand_free(store, [name], guest)
                await keep_name(store, guest, name)
                with pytest.raises(Refused):
                    await demand_free(store, [name], "g2")
        async with store.reading() as connection:
            kept = (await connection.execute(select(guests.c.kept).order_by(guests.c.id))).scalars()
            assert list(kept) == [folded("Illya"), f"{folded('Illya')} g1"]
        await engine.dispose()

    asyncio.run(play())


def test_who_was_called_so_before_gets_another_name(server: Server) -> None:
    before = server.guest("Yrsa")
    club = before.post("/api/clubs", {"name": "Squatters"})
    owner = kept(server, "Yrsa ")
    assert owner.get("/api/me")["name"] == "Yrsa"
    named = before.get("/api/me")["name"]
    assert named == first_name(before.id)
    assert [one["name"] for one in before.get(f"/api/clubs/{club['id']}")["members"]] == [named]


def test_a_newcomer_gets_a_name_that_nobody_has_kept(server: Server) -> None:
    new = server.guest()
    kept(server, first_name(new.id))
    table = new.make("city")["id"]
    assert new.table(table)["seats"][0]["name"] == new.get("/api/me")["name"] != first_name(new.id)
