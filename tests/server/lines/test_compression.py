"""What is large goes out compressed to those who can read it."""

from __future__ import annotations

from bluemoon.cards import POOL, SPECIAL
from bluemoon.cards.special import RETIRED
from tests.server.kit import Guest


def test_facts_are_compressed_on_request(ann: Guest) -> None:
    packed = ann.ask("GET", "/api/cards", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.json()["cards"]) == len(POOL + SPECIAL + RETIRED)
    plain = ann.ask("GET", "/api/cards", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_small_answers_stay_as_they_are(ann: Guest) -> None:
    assert "content-encoding" not in ann.ask("GET", "/health").headers
