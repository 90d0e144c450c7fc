"""The same seeds give the same games, whether the rules are compiled or plain Python."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bluemoon.bench.engines import COMPILED, PLAIN, compiled_folder, result_of, start


def other_way() -> str:
    """Compiled where that is possible; where it is not, another process at least."""
    try:
        compiled_folder()
    except FileNotFoundError:
        return PLAIN
    return COMPILED


def both_ways(game: str, seeds: int, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Two processes at the same time, which also hash differently: no order of a set may matter."""
    running = []
    for hashing, kind in enumerate((PLAIN, other_way()), start=1):
        monkeypatch.setenv("PYTHONHASHSEED", str(hashing))
        running.append((kind, start(kind, "bluemoon.bench.digest", game, str(seeds))))
    found = []
    for kind, process in running:
        found.append(json.loads(result_of(process)))
        assert found[-1]["rules"] == kind
    return found


@pytest.mark.parametrize(("game", "seeds", "games"), [("duel", 3, 45 * 2 * 3), ("city", 6, 3 * 6)])
def test_compiled_and_plain_play_the_same_games(
    game: str, seeds: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, other = both_ways(game, seeds, monkeypatch)
    assert plain["games"] == other["games"]
    assert len(set(plain["games"].values())) == games  # and they are different games
