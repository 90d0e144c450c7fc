"""Cookies become void: those of one guest, on all devices or on all but one, and by a new secret."""

from __future__ import annotations

from pathlib import Path

import pytest
from itsdangerous import Signer

from bluemoon.server.people.cookies import SALT, Cookies, Signed
from tests.server.kit import Guest, Server, me
from tests.server.operations.kit import admin, closing_code, refused, within


def device(guest: Guest) -> Guest:
    """The same cookie in another browser: a second device, or a thief's."""
    other = Guest.__new__(Guest)
    other.server, other.id = guest.server, guest.id
    import httpx

    other.http = httpx.Client(timeout=30, cookies=dict(guest.http.cookies))
    return other


def name_of(guest: Guest) -> str:
    return str(guest.get("/api/me")["name"])


def test_a_guest_ends_all_sessions_but_his_own(server: Server) -> None:
    ann = server.guest("Ann Original")
    table = ann.make("duel", [me("Hoax"), me("Vulca")])["id"]
    thief = device(ann)
    line = thief.sit(table, 0)
    assert name_of(thief) == "Ann Original"
    assert ann.ask("POST", "/api/me/sessions").status_code == 204
    assert closing_code(line) == 1013
    assert name_of(thief) != "Ann Original"
    assert name_of(ann) == "Ann Original"
    own = ann.sit(table, 0)
    own.close()
    assert ann.ask("POST", "/api/me/sessions").status_code == 204  # as often as he likes
    assert name_of(ann) == "Ann Original"


def test_the_operator_ends_all_of_them(server: Server) -> None:
    ann = server.guest("Ann Ended")
    admin(server, "sessions", "end", ann.id)
    within(5, lambda: name_of(device(ann)) != "Ann Ended")
    assert "no guest" in refused(server.database, "sessions", "end", "nobody")


def test_a_new_secret_keeps_everybody_known(server: Server) -> None:
    ann = server.guest("Ann Rotated")
    before = ann.http.cookies["bluemoon"]
    good = admin(server, "secret", "rotate")["secrets"]
    assert good >= 2
    within(5, lambda: name_of(ann) == "Ann Rotated" and ann.http.cookies["bluemoon"] != before)
    assert name_of(ann) == "Ann Rotated"


def test_without_the_old_secret_everybody_is_new(server: Server) -> None:
    ann = server.guest("Ann Dropped")
    old = device(ann)
    admin(server, "secret", "rotate")
    within(5, lambda: name_of(ann) == "Ann Dropped" and ann.http.cookies != old.http.cookies)
    assert admin(server, "secret", "rotate", "--drop-old")["secrets"] == 1
    within(5, lambda: name_of(device(old)) != "Ann Dropped")
    assert name_of(device(ann)) != "Ann Dropped"


def cookies_of(file: Path, *keys: str) -> Cookies:
    """Those of a server with these keys, the newest first."""
    file.write_text("\n".join(key * 32 for key in keys))
    return Cookies(file)


@pytest.mark.parametrize("forged", ["", "x", "abc.def", "a-1.b", "ä", "x" * 300])
def test_forged_cookies(forged: str, tmp_path: Path) -> None:
    assert cookies_of(tmp_path / "secret", "1").read(forged) is None


def test_older_cookies_are_read_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    old, both, new = cookies_of(file, "1"), cookies_of(file, "2", "1"), cookies_of(file, "2")
    said = Signed("a" * 32, "b" * 16)
    cookie = old.write(*said)
    assert both.read(cookie) == said
    assert both.is_old(cookie)
    assert not both.is_old(both.write(*said))
    assert new.read(cookie) is None
    assert new.read(both.write(*said)) == said


@pytest.mark.parametrize("earlier", ["a" * 32, "a" * 32 + "-0"])
def test_cookies_from_before_there_were_devices(earlier: str, tmp_path: Path) -> None:
    cookies = cookies_of(tmp_path / "secret", "1")
    cookie = Signer("1" * 32, salt=SALT).sign(earlier).decode()
    assert cookies.read(cookie) == Signed("a" * 32, "")
    assert cookies.is_old(cookie)
