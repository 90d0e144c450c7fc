"""The draft for PettingZoo: `env()` and `raw_env()`.

Options: `players` (2 to 6), `match`.
"""

from __future__ import annotations

from typing import Any

from bluemoon.envs.aec import BoardEnv, wrapped


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped("draft", **options)


def raw_env(**options: Any) -> BoardEnv:
    """The environment itself, without checks."""
    return BoardEnv("draft", **options)
