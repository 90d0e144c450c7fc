"""The secret of the cookies: its file, former keys, and the one that an earlier version kept in the
database."""

from __future__ import annotations

import sqlite3
from base64 import urlsafe_b64decode
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from bluemoon.errors import BluemoonError
from bluemoon.server.people.secret import (
    copy_to,
    new_key,
    push_key,
    read_keys,
    rotate,
    save_beside,
    secret_file,
    take_back,
)
from bluemoon.server.settings import Settings
from tests.server.kit import Server


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_the_file(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    keys = read_keys(file)
    assert len(keys) == 1
    assert mode(file) == 0o600
    assert read_keys(file) == keys
    file.chmod(0o644)
    assert read_keys(file) == keys
    assert mode(file) == 0o600
    assert rotate(file) == 2
    assert (read_keys(file)[1:], len(read_keys(file)), mode(file)) == (keys, 2, 0o600)
    assert rotate(file, drop_old=True) == 1
    assert set(read_keys(file)).isdisjoint(keys)
    assert [found.name for found in tmp_path.iterdir()] == ["secret"]
    for wrong in ("", "short", f"{new_key()}\nshort"):
        file.write_text(wrong)
        with pytest.raises(BluemoonError):
            read_keys(file)
    with pytest.raises(BluemoonError):
        read_keys(tmp_path / "nowhere" / "secret")
    with pytest.raises(BluemoonError):
        rotate(tmp_path / "another")


def test_the_key_of_web_push_is_made_once_and_kept(tmp_path: Path) -> None:
    file, twin, other = (tmp_path / name for name in ("secret", "twin", "other"))
    keys = read_keys(file)
    twin.write_text(file.read_text())
    push = push_key(file)
    assert push_key(twin) == push  # two processes that begin at once make the same
    assert len(urlsafe_b64decode(push + "=")) == 32
    assert read_keys(file) == keys  # it is none of the cookies' keys
    assert mode(file) == 0o600
    rotate(file)
    assert push_key(file) == push
    save_beside(file, tmp_path / "backup")
    rotate(file, drop_old=True)
    assert push_key(file) != push
    take_back(file, tmp_path / "backup")
    assert push_key(file) == push
    copy_to(file, other)
    assert push_key(other) == push


def test_where_it_lies(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    assert secret_file(Settings(database=database)) == (tmp_path / "x.db.secret").resolve()
    assert secret_file(Settings(database=database, secret_file="elsewhere")) == Path("elsewhere")
    assert secret_file(Settings(database="postgresql://x/y")) == Path("bluemoon.secret")


def test_an_old_secret_moves_out_of_the_database(tmp_path: Path) -> None:
    old = new_key()
    file = tmp_path / "tables.db.secret"
    with Server(tmp_path) as server:
        server.stop()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            assert database.execute("SELECT count(*) FROM facts").fetchone() == (0,)
            database.execute("INSERT INTO facts VALUES ('cookie secret', ?)", [old])
            database.commit()
        file.unlink()
        server.start()
        assert old in read_keys(file)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            assert database.execute("SELECT count(*) FROM facts").fetchone() == (0,)
        server.stop()
        kept = b"".join(part.read_bytes() for part in tmp_path.glob("tables.db*") if part != file)
        assert old.encode() not in kept


def test_a_new_key_keeps_guests_and_a_stolen_one_ends_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db.secret"
    with Server(tmp_path) as server, httpx.Client() as client:

        def who() -> tuple[str, bool]:
            answer = client.get(server.url + "/api/me")
            return answer.json()["id"], "set-cookie" in answer.headers

        ann, _ = who()
        assert who() == (ann, False)
        server.stop()
        rotate(file)
        server.start()
        assert who() == (ann, True)  # the cookie is signed anew
        assert who() == (ann, False)
        server.stop()
        file.write_text(read_keys(file)[0])  # the former key is forgotten
        server.start()
        assert who() == (ann, False)
        server.stop()
        rotate(file, drop_old=True)
        server.start()
        assert who()[0] != ann


def test_backup_and_restore(tmp_path: Path) -> None:
    file, backup = tmp_path / "secret", tmp_path / "backup.db"
    take_back(file, backup)  # a backup of an earlier version has none
    assert not file.exists()
    keys = read_keys(file)
    save_beside(file, backup)
    assert mode(tmp_path / "backup.db.secret") == 0o600
    file.unlink()
    since = read_keys(file)
    take_back(file, backup)
    assert read_keys(file) == keys + since
