"""The pictures of a people's cards as the page fetches them."""

from __future__ import annotations

import pytest

from bluemoon.pictures import FILE, pictures
from tests.server.kit import Guest

pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="the page has not been built (make web)")


def test_a_people_is_handed_on_as_it_lies_in_the_file(ann: Guest) -> None:
    packed = ann.ask("GET", "/api/pictures/Vulca", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == pictures("Vulca")
    plain = ann.ask("GET", "/api/pictures/Vulca", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == packed.json()
    again = ann.ask("GET", "/api/pictures/Vulca", headers={"If-None-Match": packed.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


def test_a_people_that_is_none_has_no_pictures(ann: Guest) -> None:
    for name in ("Nobody", "..%2FVulca", "Vulca.json"):
        assert ann.ask("GET", f"/api/pictures/{name}").status_code == 404
