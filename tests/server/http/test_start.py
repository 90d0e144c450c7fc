"""The page's start as the server hands it on."""

from __future__ import annotations

from pathlib import Path

from bluemoon.server.app import _start


def test_the_picture_for_links_is_named_with_the_whole_address(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text('<meta content="/social.png" /><p>content="/other.png"</p>', "utf-8")
    found = _start(file, "https://moon.example/")
    assert found == '<meta content="https://moon.example/social.png" /><p>content="/other.png"</p>'


def test_an_odd_address_cannot_leave_its_place(tmp_path: Path) -> None:
    file = tmp_path / "index.html"
    file.write_text('<meta content="/social.png" />', "utf-8")
    assert '"><script>' not in _start(file, 'http://a"><script>/')
