"""The ways that are taken on Windows and macOS, taken here."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bluemoon import platforms
from bluemoon.errors import BluemoonError
from bluemoon.server.people.secret import read_keys, rotate
from bluemoon.server.storage.engine import alone_with
from tests.server.thinking import test_bot_pool


class Locks:
    """Windows' locks on the first byte of a file."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.held: dict[int, int] = {}  # by the file's number on the disk

    def locking(self, file: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        if os.fstat(file).st_ino in self.held:
            raise PermissionError(13, "Permission denied")
        self.held[os.fstat(file).st_ino] = file


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Locks:
    locks = Locks()
    monkeypatch.setattr(platforms, "WINDOWS", True)
    monkeypatch.setitem(sys.modules, "msvcrt", locks)
    monkeypatch.setitem(sys.modules, "fcntl", None)  # importing it fails there
    monkeypatch.delattr(os, "fchown")
    return locks


def test_two_servers_do_not_share_a_file(windows: Locks, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.db'}"
    first = alone_with(database)
    assert first is not None
    assert len(windows.held) == 1
    with pytest.raises(BluemoonError, match="another server has"):
        alone_with(database)
    first.close()


def test_so_it_is_on_linux_and_macos(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'a.db'}"
    first = alone_with(database)
    assert first is not None
    with pytest.raises(BluemoonError, match="another server has"):
        alone_with(database)
    first.close()
    again = alone_with(database)
    assert again is not None
    again.close()


def test_the_secret_is_written_without_owners(windows: Locks, tmp_path: Path) -> None:
    file = tmp_path / "secret"
    old = read_keys(file)
    assert rotate(file) == 2
    assert read_keys(file)[1:] == old


def test_bots_think_where_pipes_cannot_be_watched(windows: Locks, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows' event loop cannot watch pipes: answers, failures and patience all the same."""

    def refuse(*_: Any) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_reader", refuse)
    monkeypatch.setattr(asyncio.SelectorEventLoop, "remove_reader", refuse)
    monkeypatch.setattr(asyncio.SelectorEventLoop, "_add_reader", _own_only)
    test_bot_pool.test_answers_failures_and_patience()


_watched = asyncio.SelectorEventLoop._add_reader  # type: ignore[attr-defined]


def _own_only(self: Any, fd: Any, *rest: Any) -> Any:
    """The loop's own socket, by which threads wake it, and no other."""
    assert fd in (self._ssock, self._ssock.fileno())
    return _watched(self, fd, *rest)


def test_a_port_is_never_shared(windows: Locks) -> None:
    asked = []
    fake = SimpleNamespace(setsockopt=lambda *option: asked.append(option))
    platforms.keep_port(fake)  # type: ignore[arg-type]
    assert asked == [(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", -5), 1)]


def test_a_worker_notices_that_its_parent_has_gone(windows: Locks, monkeypatch: pytest.MonkeyPatch) -> None:
    joined = []
    parent = SimpleNamespace(join=lambda: joined.append(True))
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: parent)
    platforms.wait_for_end_of(os.getppid())  # comes back at once, although that process lives
    assert joined


def test_an_orphan_on_linux_and_macos_comes_back_at_once() -> None:
    platforms.wait_for_end_of(-1)
    with tempfile.TemporaryFile() as file:
        platforms.lock(file)
