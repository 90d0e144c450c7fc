"""The duel for PettingZoo: `env()` and `raw_env()`.

Options: `decks` (two peoples; none: two by lot for each game), `rules` ("legends", "classic"), `piles`
("top", "open").
"""

from __future__ import annotations

from typing import Any

from bluemoon.envs.aec import BoardEnv, wrapped


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped("duel", **options)


def raw_env(**options: Any) -> BoardEnv:
    """The environment itself, without checks."""
    return BoardEnv("duel", **options)
