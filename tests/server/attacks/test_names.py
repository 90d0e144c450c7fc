"""A kept name is nobody else's, whichever way somebody tries to get it."""

from __future__ import annotations

from tests.server.kit import Guest, Server, ready_made


def kept(server: Server, name: str) -> Guest:
    """Somebody who has kept this name."""
    owner = server.guest(name)
    assert owner.get("/api/me")["name"] == name
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
