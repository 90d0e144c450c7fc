"""Clubs have no more members, and nobody is in more clubs, than there may be: at two processes, too."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from bluemoon.server.meeting.clubs import MOST_CLUBS
from tests.server.attacks.test_processes import elsewhere
from tests.server.kit import Server


def test_nobody_is_in_too_many_clubs_however_quick(pair: tuple[Server, Server]) -> None:
    first, second = pair
    ann = first.guest("Ann")
    for number in range(MOST_CLUBS - 2):
        ann.post("/api/clubs", {"name": f"Club {number}"})
    homes = [ann, elsewhere(ann, second)]

    def found(number: int) -> int:
        return homes[number % 2].ask("POST", "/api/clubs", {"name": f"More {number}"}).status_code

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(found, range(16)))
    assert answers.count(201) == 2
    assert len(ann.get("/api/me/clubs")) == MOST_CLUBS
