"""The city for PettingZoo: `env()` and `raw_env()`.

Options: `players` (2 to 4), `layout` ("standard", "random").
"""

from __future__ import annotations

from typing import Any

from bluemoon.envs.aec import BoardEnv, wrapped


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped("city", **options)


def raw_env(**options: Any) -> BoardEnv:
    """The environment itself, without checks."""
    return BoardEnv("city", **options)
