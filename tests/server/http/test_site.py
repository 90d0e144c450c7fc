"""The documentation at /docs."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from bluemoon.server.http.guard import POLICY
from bluemoon.server.settings import SITE
from tests.server.kit import Server


def test_the_site_is_served_under_the_server_s_policy_and_nothing_beside_it(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<h1>start</h1>", "utf-8")
    (site / "more.html").write_text("<h1>more</h1>", "utf-8")
    (tmp_path / "secret.html").write_text("secret", "utf-8")
    with Server(tmp_path, site=str(site)) as server, httpx.Client(base_url=server.url) as client:
        assert client.get("/docs").headers["location"] == "/docs/"
        start = client.get("/docs/")
        assert start.text == "<h1>start</h1>"
        assert start.headers["content-security-policy"] == POLICY
        assert "'unsafe-inline'" not in POLICY.split("script-src")[1].split(";")[0]
        assert client.get("/docs/more.html").text == "<h1>more</h1>"
        for path in ("none.html", "..%2Fsecret.html", "%2e%2e/secret.html", "none", "a%2Fb"):
            answer = client.get(f"/docs/{path}")
            assert answer.status_code == 404, path
            assert "secret" not in answer.text
        assert "Bluemoon API" in client.get("/api/docs").text
        (site / "index.html").unlink()
        missing = client.get("/docs/")
        assert missing.status_code == 404
        assert "make docs" in missing.text


@pytest.mark.skipif(not SITE.is_dir(), reason="the documentation has not been built (make docs)")
def test_the_built_pages_need_nothing_from_elsewhere_and_no_script_of_their_own() -> None:
    pages = sorted(SITE.rglob("*.html"))
    assert len(pages) > 25
    for page in pages:
        text = page.read_text("utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>[^<]*\S", text), page.name
        assert not re.search(r"\son\w+=", re.sub(r"<(pre|code).*?</\1>", "", text, flags=re.S)), page.name
        wanted = re.findall(r'(?:<script|<img|<link)[^>]*?(?:src|href)="([^"]+)"', text)
        wanted += re.findall(r'<a [^>]*href="([^"#]+)', text)
        for target in wanted:
            if target.startswith(("#", "data:", "mailto:")):
                continue
            if re.match(r"\w+:", target):
                assert f'src="{target}' not in text, (page.name, target)
                continue
            place = page.parent / target.partition("#")[0].partition("?")[0]
            assert place.is_file(), (page.name, target)
