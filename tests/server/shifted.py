"""`python -m tests.server.shifted …` is the command `bluemoon` on a machine whose time a test sets: the file
named in the environment holds the seconds by which the time is wrong."""

from __future__ import annotations

import os
import time
from pathlib import Path

SHIFT = "BLUEMOON_TEST_SHIFT"
_right = time.time


def shifted() -> float:
    """The time of this machine."""
    file = Path(os.environ.get(SHIFT, ""))
    return _right() + (float(file.read_text() or 0) if file.is_file() else 0.0)


if __name__ == "__main__":
    time.time = shifted
    from bluemoon.cli import app

    app()
