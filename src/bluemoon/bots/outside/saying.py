"""What bots from outside print: it goes to standard error, each line with the bot's name before it. While the
table has the whole screen it is held back, and printed when the table is left."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MOST_HELD = 1000  # lines: of more, the last ones

_held: list[deque[str]] = []  # where lines go instead of standard error


def pass_on(line: str) -> None:
    """Print a line to standard error, or hold it back."""
    if _held:
        _held[-1].append(line)
        return
    with suppress(OSError, ValueError):  # nobody reads it any more: the game goes on
        print(line, file=sys.stderr, flush=True)


@contextmanager
def held() -> Iterator[None]:
    """Hold back what bots print, and print it at the end."""
    lines: deque[str] = deque(maxlen=MOST_HELD)
    _held.append(lines)
    try:
        yield
    finally:
        _held.remove(lines)
        for line in lines:
            pass_on(line)
